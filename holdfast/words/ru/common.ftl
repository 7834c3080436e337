### Words that every game and every client shares.

## Short words

yes = да
no = нет
won = Победа
lost = Поражение
round = Раунд { $number }
turn = Ход { $number }
seat = Место { $number }
you = вы
nobody = никто
anyone = кто угодно
bot = бот
onlooker = зритель
chance-decides = решает случай
waiting-for = Ждём ответа: { $who }
percent = { PERCENT($percent) }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
options =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
by-rule = Правило { $rule }

## The shelf

shelf = На полке
shelf-empty = На полке пусто.
shelf-players = Игроков: { $low }–{ $high }
game = Игра
new-game = Новая игра
settings = Настройки
log = Летопись
why-not = Почему нельзя?
odds = Шансы
language = Язык

## What may be set in every game

setting-players = Игроки
setting-players-help = Сколько мест за столом: для людей и ботов вместе.
setting-level = Уровень сложности
setting-level-help = Насколько трудной будет игра.

## Taking back

undo = Взять назад
undone = Взято назад: { $what }
undo-unit-choice = последнее решение
undo-unit-action = последнее действие
undo-unit-turn = весь ход
undo-unit-round = весь раунд
undo-limit = Брать назад
undo-limit-consent = с согласия тех, кого это касается
undo-limit-anything = можно всё
undo-limit-nothing-new = можно, пока не брошен кубик и не открыта карта
undo-limit-nothing = нельзя: решено так решено

## Reactions

option-go-on = Дальше
option-pass = Пропустить
orders = Ответные действия
order-ask = спрашивать всегда
order-save = спрашивать, только если это спасёт героя
order-never = никогда не спрашивать

## The end, and a game that goes on after its rules were mended

event-end =
    { $won ->
        [yes] Победа! { $reason }
       *[no] Поражение. { $reason }
    }{ $score ->
        [one] {" "}Итог: { $score } очко.
        [few] {" "}Итог: { $score } очка.
        [many] {" "}Итог: { $score } очков.
       *[none] {""}
    }
recovered =
    С тех пор как эту игру записали, правила исправили. Она продолжается с решения { $kept }; { $dropped ->
        [0] ничего не пропало.
        [one] пропало { $dropped } более позднее решение.
        [few] пропало { $dropped } более поздних решения.
       *[many] пропало { $dropped } более поздних решений.
    }

## Errors

error-holdfast = Что-то пошло не так.
error-illegal-choice = Выбрать «{ $choice }» сейчас нельзя. Можно: { $options }.
error-game-over = Игра окончена, выбирать больше нечего.
error-not-your-choice = Выбор «{ $choice }» делает другой игрок.
error-barred = «{ $choice }» сейчас невозможно. { $why } (Правило { $rule }.)
error-unknown-game = Игры «{ $game }» на полке нет. Есть: { $known }.
error-bad-options = Эти настройки не подходят.
error-bad-content = Такое содержимое не годится.
error-bad-record = Запись игры не читается.
error-bad-position = Позиция не читается.
error-impossible-position = Такой позиции быть не может.
error-nothing-to-undo = Брать назад нечего.
error-no-such-moment = Вернуться к решению { $number } нельзя: такого нет.
error-undo-forbidden = За этим столом ничего нельзя взять назад.
error-undo-past-news = С тех пор брошен кубик или открыта карта; за этим столом дальше назад не вернуться.
error-off-script = По сценарию сейчас «{ $result }», но очередной результат — «{ $name }», и возможно только: { $faces }.
error-stuck = Правила игры «{ $game }» крутятся без вопросов и без конца. Это ошибка программы.
error-unrecoverable = Запись больше не воспроизводится, и продолжить игру не с чего. { $detail }
error-results-left-over =
    { $count ->
        [one] В записи { $count } лишний результат случая.
        [few] В записи { $count } лишних результата случая.
       *[many] В записи { $count } лишних результатов случая.
    }
error-does-not-replay = Решение { $number } из записи, «{ $choice }», не воспроизводится. { $detail }
error-too-large = Слишком большой размер: предел — { $limit }.
error-not-json = Это не JSON: { $detail }
error-not-an-object = Нужен объект JSON.
error-word-too-long = Слово «{ $word }…» слишком длинное: предел в знаках — { $limit }.
error-number-too-large = Слишком большое число.
error-too-deep = Слишком глубокая вложенность: предел — { $limit }.
error-wrong-format = Формат { $found } здесь не читают, нужен { $known }.
error-wrong-version = Записано по правилам версии { $found }, известны версии до { $known }.
error-other-content = Эта партия «{ $game }» сыграна с другим содержимым. Укажите ту же папку.

## Faults: each is told after the place where it lies

fault-not-a-flag = должно быть «да» или «нет»
fault-not-a-number = должно быть целое неотрицательное число
fault-not-a-list = должен быть список
fault-not-options = настройки — это названия со значениями
fault-out-of-range = { $value } вне пределов, возможно от { $low } до { $high }
fault-unknown-value = значение «{ $value }» неизвестно; возможны: { $known }
fault-unknown-option = такой настройки нет; есть: { $known }
fault-wrong-count = нужно { $wanted }, а не { $count }
fault-too-many = можно назвать не больше { $limit }, а не { $count }
fault-named-twice = значение «{ $value }» названо дважды
fault-game-without-content = у этой игры нет файлов с картами
fault-more-faults = здесь названы не все ошибки
fault-no-such-folder = такой папки нет
fault-no-such-file = такого файла нет
fault-too-large =
    { $limit ->
        [one] файл больше { $limit } байта
        [few] файл больше { $limit } байт
       *[many] файл больше { $limit } байт
    }
fault-not-utf8 = файл не в кодировке UTF-8
fault-not-toml = файл не в формате TOML: { $detail }
fault-no-entries = нет ни одной записи [[{ $key }]]
fault-no-words = для этого нет слов: напишите сообщение «{ $message }» в words/en/*.ftl рядом с содержимым
fault-missing-entry = этой записи не хватает
fault-same-id = этот id встречается дважды
fault-unknown-field = такого поля нет
fault-missing-field = этого поля не хватает
fault-wrong-field =
    { $problem ->
        [missing] не хватает поля «{ $name }»
        [unknown] поля «{ $name }» нет
        [value] «{ $found }» — не одно из возможных значений
        [least] должно быть не меньше { $limit }
        [most] должно быть не больше { $limit }
        [short] слишком коротко; знаков не меньше: { $limit }
        [long] слишком длинно; знаков не больше: { $limit }
        [too-few] слишком мало; не меньше: { $limit }
        [too-many] слишком много; не больше: { $limit }
        [exactly] значений здесь должно быть ровно: { $limit }
        [pattern] записано не так, как нужно ({ $wanted })
        [int] здесь нужно целое число
        [float] здесь нужно число
        [str] здесь нужен текст
        [bool] здесь нужно true или false
        [array] здесь нужен список
        [object] здесь нужны поля со значениями
       *[said] { $detail }
    }
fault-not-each-once = каждое из этих значений нужно ровно один раз: { $known }
fault-unlike-options = «{ $value }» расходится с настройками, там «{ $wanted }»
fault-unknown-card = карты «{ $card }» нет
fault-card-twice = карта «{ $card }» лежит в двух местах
fault-card-missing = карты «{ $card }» нигде нет
fault-wrong-pool = карте «{ $card }» здесь не место
fault-wrong-layer = слой — это либо набор и число карт, либо сами карты
fault-cards-do-not-add-up =
    { $count ->
        [one] всего { $count } карта, а должно быть { $wanted }
        [few] всего { $count } карты, а должно быть { $wanted }
       *[many] всего { $count } карт, а должно быть { $wanted }
    }
fault-tokens-do-not-add-up =
    { $count ->
        [one] всего { $count } штука, а должно быть { $wanted }
        [few] всего { $count } штуки, а должно быть { $wanted }
       *[many] всего { $count } штук, а должно быть { $wanted }
    }
fault-game-is-over = при этом игра была бы уже окончена

## Things, counted

counted = { $thing } × { $count }

# A setting of several games

setting-questions = Вопросы
setting-questions-help = О порядке эффектов и о том, что достаётся даром: спрашивать там, где ответ важен, или всегда.
questions-brief = где это важно
questions-all = всегда

outcome-given-up = Игроки сдались.
