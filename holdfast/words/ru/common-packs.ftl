## Packs: content of one's own

fault-replaces-undeclared = в манифесте должно быть сказано, что набор заменяет «{ $name }»
fault-replaces-nothing = набор не заменяет «{ $name }»: заменять нечего или в самом наборе этого нет
fault-removes-nothing = убрать «{ $name }» нельзя: этого нет
fault-adds-nothing = набор не добавляет «{ $name }»
fault-adds-undeclared = набор добавляет «{ $name }», но в манифесте об этом не сказано
fault-too-many-things =
    { $limit ->
        [one] может быть не больше { $limit } элемента
        [few] может быть не больше { $limit } элементов
       *[many] может быть не больше { $limit } элементов
    }
fault-too-deep =
    { $limit ->
        [one] вложенность больше { $limit } уровня
        [few] вложенность больше { $limit } уровней
       *[many] вложенность больше { $limit } уровней
    }
fault-text-too-long =
    { $limit ->
        [one] текст длиннее { $limit } знака
        [few] текст длиннее { $limit } знаков
       *[many] текст длиннее { $limit } знаков
    }
fault-number-too-large = число больше { $limit }
fault-not-plain-data = здесь возможны только тексты, числа, «да» и «нет», списки и таблицы
fault-stack-of-stacks = в стопке перечисляют наборы, а не другие стопки
fault-pack-format = формат набора { $found } не поддерживается, нужен { $known }
fault-unfit-character = символу { $character } в тексте не место
fault-markup-in-words = слова — это просто текст, а «{ $text }» похоже на разметку
fault-too-many-files =
    { $limit ->
        [one] в наборе может быть не больше { $limit } файла
        [few] в наборе может быть не больше { $limit } файлов
       *[many] в наборе может быть не больше { $limit } файлов
    }
fault-pack-too-large =
    { $limit ->
        [one] файлы набора вместе больше { $limit } байта
        [few] файлы набора вместе больше { $limit } байт
       *[many] файлы набора вместе больше { $limit } байт
    }
fault-zip-too-large =
    { $limit ->
        [one] zip-файл больше { $limit } байта
        [few] zip-файл больше { $limit } байт
       *[many] zip-файл больше { $limit } байт
    }
fault-path-outside = путь ведёт за пределы набора
fault-file-not-allowed = в наборе лежат файлы TOML и слова в words/<язык>/*.ftl, а это ни то ни другое
fault-no-manifest = набору нужен манифест с этим именем
fault-not-a-zip = это не zip-файл, который можно прочесть: { $detail }
fault-encrypted = файл зашифрован
fault-link-in-pack = в наборе лежат файлы, а не ссылки
fault-file-twice = этот файл лежит в архиве дважды
fault-words-too-nested = варианты вложены друг в друга глубже { $limit }
fault-not-fluent = эта строка не в формате Fluent: { $line }
fault-term-in-words = в наборе бывают сообщения, но не термины
fault-attribute-in-words = сообщение — это один текст без атрибутов
fault-function-in-words = функция { $function } наборам недоступна
fault-reference-in-words = сообщение не может вставлять другое: «{ $name }»
fault-content-breaks = содержимое не читается: { $detail }
fault-too-many-packs =
    { $limit ->
        [one] на столе может лежать не больше { $limit } набора
        [few] на столе может лежать не больше { $limit } наборов
       *[many] на столе может лежать не больше { $limit } наборов
    }
fault-pack-twice = набор «{ $pack }» лежит здесь дважды
fault-pack-of-another-game = набор сделан для «{ $found }», а игра — «{ $wanted }»
fault-unread-file = игра не читает файла с таким именем; она читает: { $files }
fault-unread-entries = игра не читает ничего с таким именем; она читает: { $known }
fault-unknown-variable = в сообщении стоит { $name }, но игра ничего туда не подставит
fault-unused-words = это сообщение в игре ничего не называет
fault-untranslated = на этом языке нет сообщения «{ $message }»
fault-trial-endless = в пробной игре что-то вызывает само себя без конца
fault-trial-failed = короткая пробная партия с ним оборвалась: { $detail }
fault-check-too-long =
    { $seconds ->
        [one] проверка шла дольше { $seconds } секунды и была остановлена
        [few] проверка шла дольше { $seconds } секунд и была остановлена
       *[many] проверка шла дольше { $seconds } секунд и была остановлена
    }
fault-check-too-much = проверке понадобилось больше памяти, чем отведено набору
error-packs-missing =
    { $count ->
        [one] Эта партия сыграна с набором, которого здесь нет: { $packs }. Добавьте его и попробуйте ещё раз.
        [few] Эта партия сыграна с наборами, которых здесь нет: { $packs }. Добавьте их и попробуйте ещё раз.
       *[many] Эта партия сыграна с наборами, которых здесь нет: { $packs }. Добавьте их и попробуйте ещё раз.
    }
error-no-such-pack = Набора «{ $pack }» здесь нет. Возможно, его удалили; загрузите его снова.
error-too-many-uploads = В последнее время загружено слишком много наборов. Попробуйте позже.

## The packs of a new table

page-packs = Наборы
page-packs-help = В наборах лежат ваши собственные карты, сценарии и тексты. Они ложатся друг на друга в этом порядке: если одно и то же есть в двух, в силе то, что ниже в списке. Файл хранится только для этого стола.
page-packs-chosen = Наборы этого стола по порядку
page-packs-offered = Наборы этого сервера
page-packs-add = Добавить
page-packs-add-one = Добавить «{ $pack }»
page-packs-earlier = Переместить «{ $pack }» выше
page-packs-later = Переместить «{ $pack }» ниже
page-packs-remove = Убрать «{ $pack }»
page-packs-upload = Добавить файл (.zip)…
page-packs-here = Набор «{ $pack }» теперь здесь.
page-packs-checking = Идёт проверка…
page-packs-does = добавляет { $adds }, заменяет { $replaces }, убирает { $removes }
page-packs-refused =
    { $count ->
        [one] С набором «{ $file }» играть нельзя. Найдена { $count } ошибка:
        [few] С набором «{ $file }» играть нельзя. Найдено { $count } ошибки:
       *[many] С набором «{ $file }» играть нельзя. Найдено { $count } ошибок:
    }
page-packs-not-together =
    { $count ->
        [one] С этими наборами вместе играть нельзя. Найдена { $count } ошибка:
        [few] С этими наборами вместе играть нельзя. Найдено { $count } ошибки:
       *[many] С этими наборами вместе играть нельзя. Найдено { $count } ошибок:
    }
page-packs-conflict = { $thing } есть в нескольких наборах ({ $packs }): в силе то, что в { $last }.
page-packs-too-large = Файл слишком велик для набора.
page-packs-other-game = Набор сделан для другой игры.

## Packs on the command line

cli-packs = Наборы: собственные карты, сценарии и тексты.
cli-packs-folder = Папка, где лежат наборы этого компьютера.
cli-packs-list = Перечислить наборы, которые здесь есть.
cli-packs-check = Проверить наборы по порядку и сыграть с ними короткие случайные партии.
cli-packs-which = Наборы, нижний первым: папки, файлы zip или id наборов, которые здесь есть.
cli-packs-quick = Не играть с ними партий.
cli-packs-add = Проверить набор и добавить его к наборам этого компьютера.
cli-packs-path = Папка или файл zip.
cli-packs-replace = Поставить его на место набора с тем же id.
cli-packs-remove = Убрать набор с этого компьютера.
cli-packs-id = Id набора.
cli-packs-new = Начать набор: папка с манифестом, образцом и его текстами.
cli-packs-new-folder = Папка, которую создать; если не указана, она называется по id.
cli-with-packs = Набор для игры: папка, файл zip или id набора, который здесь есть. Для нескольких повторите, нижний первым.
cli-serve-packs = Папка с наборами, с которыми можно играть за столами.
packs-unreadable = { $file }: набор не читается
packs-listed =
    { $count ->
        [0] наборов нет: { $path }
        [one] { $count } набор: { $path }
        [few] { $count } набора: { $path }
       *[many] { $count } наборов: { $path }
    }
packs-added = Набор «{ $pack }» добавлен: { $path }
packs-removed = Набор «{ $pack }» убран.
packs-begun =
    { $count ->
        [one] Записан { $count } файл в папку { $path }. Измените его и проверьте:
        [few] Записано { $count } файла в папку { $path }. Измените их и проверьте:
       *[many] Записано { $count } файлов в папку { $path }. Измените их и проверьте:
    }
packs-readme = Измените файлы, затем выполните: holdfast packs check { $id }
packs-does = { $pack }: добавляет { $adds }, заменяет { $replaces }, убирает { $removes }
packs-conflict = { $thing } есть в нескольких наборах ({ $packs }): в силе то, что в { $last }.
packs-checked =
    { $count ->
        [0] Ошибок нет.
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }
error-pack-there = Набор «{ $pack }» уже есть. Чтобы поставить этот на его место, укажите --replace.
error-folder-in-use = В папке { $path } уже что-то есть. Укажите пустую.
fault-bad-pack-id = id набора состоит из строчных латинских букв, цифр и дефисов и начинается с буквы
