## Packs: content of one's own

fault-replaces-undeclared = в манифесте должно быть сказано, что набор заменяет «{ $name }»
fault-replaces-nothing = набор не заменяет «{ $name }»: под ним этого нет или этого нет в самом наборе
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
fault-stack-of-stacks = стопка называет наборы, а не другие стопки
fault-pack-format = формат наборов { $found } здесь не читают, нужен { $known }
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
fault-function-in-words = функции { $function } для наборов нет
fault-reference-in-words = сообщение не может вставлять другое: «{ $name }»
fault-content-breaks = контент не читается: { $detail }
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
fault-trial-failed = короткая пробная партия с ним оборвалась: { $detail }
fault-check-too-long =
    { $seconds ->
        [one] проверка шла дольше { $seconds } секунды и была остановлена
        [few] проверка шла дольше { $seconds } секунд и была остановлена
       *[many] проверка шла дольше { $seconds } секунд и была остановлена
    }
fault-check-too-much = проверке понадобилось больше памяти, чем набору положено
error-packs-missing =
    { $count ->
        [one] Эта партия сыграна с набором, которого здесь нет: { $packs }. Добавьте его и попробуйте ещё раз.
        [few] Эта партия сыграна с наборами, которых здесь нет: { $packs }. Добавьте их и попробуйте ещё раз.
       *[many] Эта партия сыграна с наборами, которых здесь нет: { $packs }. Добавьте их и попробуйте ещё раз.
    }
error-no-such-pack = Набора «{ $pack }» здесь нет. Возможно, его удалили; загрузите его снова.
error-too-many-uploads = В последнее время загружено слишком много наборов. Попробуйте позже.
