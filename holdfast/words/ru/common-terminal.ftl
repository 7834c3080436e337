### Терминал: команда и её справка, экран, клавиши.

## The command

cli-help = Стол для кооперативных настольных игр в жанре фэнтези.
cli-shelf = Показать игры на полке и все их настройки.
cli-play = Играть в этом терминале.
cli-check = Проверить папку с содержимым игры и перечислить все ошибки.
cli-language = На каком языке говорить; без этого — на языке системы.
cli-content = Папка с вашими собственными картами.
cli-game = Игра и её настройки: их перечисляет «holdfast shelf».
cli-seed = Число, от которого зависит всё везение; без него каждая партия новая.
cli-from = Продолжить сохранённую партию или сыграть с позиции.
cli-undo = Насколько далеко можно отменять ходы.
cli-check-folder = Папка, которую надо проверить.
cli-check-game = Для какой она игры; без этого — для самой подходящей.

## The shelf

terminal-usual = По умолчанию: { $value }.
terminal-by-custom = { $word } (как обычно)
terminal-by-chance = { $word } (решит случай)
terminal-none = пусто
terminal-any-number = Сколько угодно, через запятую.
terminal-how-many = { $count ->
    [one] { $count } значение.
    [few] { $count } значения через запятую.
   *[many] { $count } значений через запятую.
}
terminal-as-many = Столько, сколько указано в { $flag }, через запятую.
terminal-when = Действует при { $when }.

## Before the game

terminal-more-settings = Задать и остальные настройки? [д/Н]
terminal-unfinished = Есть неоконченные партии. Чтобы продолжить:
terminal-yes = д да y yes
terminal-no = н нет n no
terminal-back = в вернуться назад b back

## The screen

terminal-seed = зерно { $seed }
terminal-chooses = { $count ->
    [1] Выбирает { $who }
   *[other] Выбирает кто-то один: { $who }
}
terminal-leads = Выбирает { $who }; могут помочь: { $others }
terminal-anyone-chooses = Решайте все вместе
terminal-more-news = … выше { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
} (l — весь журнал)
terminal-prompt = Номер (h — справка):

## The keys

terminal-key-undo = u г
terminal-key-why = ? ,
terminal-key-save = s ы
terminal-key-log = l д
terminal-key-turn-end = e у
terminal-key-give-up = g п
terminal-key-help = h р
terminal-key-quit = q й
terminal-help-number = выбрать вариант с этим номером; годится и его имя
terminal-help-undo = отменить последний выбор (больше: u action, u turn, u round)
terminal-help-why = чего сейчас нельзя и почему (об одном: ? move:market)
terminal-help-save = сохранить партию (в свой файл: s ФАЙЛ)
terminal-help-log = всё, что произошло
terminal-help-turn-end = чтобы ход заканчивался сам, когда делать больше нечего, или снова нет
terminal-help-give-up = сдаться
terminal-help-help = эта страница; всё о предмете: h и его имя
terminal-help-topics = разделы: h и одно из { $topics }
terminal-help-quit = встать из-за стола

## Answers

terminal-no-such-number = Варианта { $number } нет: последний — { $last }.
terminal-not-understood = «{ $answer }» — не вариант и не клавиша. Введите номер от 1 до { $last } или h для справки.
terminal-unknown-undo-unit = Отменить «{ $unit }» нельзя, можно одно из этого: { $known }.
terminal-nothing-barred = Запретов нет: в списке выше всё, из чего можно выбирать.
terminal-is-offered = { $id } можно: это вариант { $number }.
terminal-no-such-action = Сделать «{ $id }» здесь нельзя никому. Введите ?, чтобы увидеть, что запрещено.
terminal-no-help = О «{ $id }» ничего не известно.

## Files

terminal-overwrite = Файл { $path } уже есть. Заменить его? [д/Н]
terminal-saved = Сохранено: { $path }
terminal-not-saved = Не сохранено.
terminal-save-first = Сохранить перед уходом? [Д]а, [н]ет, [в]ернуться в игру:
terminal-save-record = Сохранить запись этой партии? [д/Н]
terminal-kept = Партия не пропала. Чтобы продолжить:
terminal-cannot-keep = Партию не удаётся сохранять по ходу игры: сохраняйте её сами клавишей s.

error-file-missing = Файла { $path } нет.
error-file-no-folder = Папки { $path } нет.
error-file-is-folder = { $path } — папка, а не файл.
error-file-forbidden = Система не пускает к { $path }.
error-file-trouble = { $path } не открыть: { $detail }.

## Wrong use

error-unknown-language = Языка «{ $language }» здесь нет. Есть: { $known }.
error-no-game = В какую игру? На полке: { $known }.
error-one-game = Игра нужна одна, а «{ $found }» — лишнее. Настройка и её значение идут вместе: --players 2.
error-bad-seed = Зерно — это целое число, не больше 18 цифр, а не «{ $found }».
error-seed-of-record = У сохранённой партии везение своё: уберите --seed.
error-unknown-undo = --undo не может быть «{ $found }». Есть: { $known }.
error-flags-of-file = У партии из файла настройки уже есть: уберите { $found }.
error-other-game = В файле партия { $found }, а не { $game }.
error-name-the-game = Непонятно, для какой игры эта папка. Укажите: --game ИГРА, одну из { $known }.
error-wrong-use = Эти настройки вместе не сочетаются.
fault-flag-without-value = не хватает значения

## Checking content

terminal-unread-file = { $file }: файл с таким именем { $game } не читает.
terminal-checked = { $path } ({ $game }): { $count ->
    [0] ошибок нет.
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[many] { $count } ошибок.
}
fault-no-content-here = здесь нет ни одного из файлов, которые читает игра: { $files }
terminal-turn-end-asked = Ход сам не заканчивается.
terminal-turn-end-passed = Ход заканчивается сам, когда делать больше нечего.
terminal-give-up = Сдаться? [д/Н]

## Вокруг каждой справки, и что говорится о неверном вызове

cli-frame-usage = Вызов:
cli-frame-arguments = Аргументы
cli-frame-options = Параметры
cli-frame-commands = Команды
cli-frame-required = [обязательно]
cli-frame-default = [по умолчанию: { $value }]
cli-frame-environment = [переменная среды: { $value }]
cli-frame-help = Показать эту справку и выйти.
cli-wrong-option = Нет параметра { $what }.
cli-wrong-missing = Не хватает: { $what }.
cli-wrong-value = Такое значение не подходит: { $what }.
cli-wrong-command = Такой команды нет.
cli-wrong-use = Так команду вызвать нельзя.
cli-wrong-help = Подробнее: { $command } --help
