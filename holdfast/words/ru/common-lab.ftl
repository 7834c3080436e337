### Лаборатория: много партий, что они говорят, и команда.

## Команда

cli-lab = Сыграть много партий и изучить их.
cli-lab-run = Сыграть много партий одновременно в один файл; та же команда продолжает начатое.
cli-lab-report = Сделать из файла партий страницу с таблицами и рисунками.
cli-lab-show = Записать одну партию из файла.
cli-lab-game = Игра, в которую играть.
cli-lab-levels = Уровни: all (все) или несколько через запятую.
cli-lab-players = Сколько игроков: 1-4 или несколько чисел через запятую.
cli-lab-bot = Бот, который играет; чтобы сравнить нескольких, назовите каждого.
cli-lab-games = Сколько партий каждого вида.
cli-lab-vary = Сыграть с каждым из этих значений настройки: ИМЯ=ЗНАЧЕНИЕ,ЗНАЧЕНИЕ или ИМЯ=all.
cli-lab-set = Сыграть все партии с этим значением настройки: ИМЯ=ЗНАЧЕНИЕ.
cli-lab-seed = Зерно первой партии; остальные идут подряд.
cli-lab-out = Файл Parquet для результатов.
cli-lab-jobs = Сколько партий одновременно; без этого — по одной на процессор.
cli-lab-on = Где играть: здесь или на кластере Ray.
cli-lab-address = Адрес кластера Ray; без него кластер создаётся на этой машине.
cli-lab-file = Файл, сделанный командой «holdfast lab run».
cli-lab-folder = Папка для страницы и рисунков.
cli-lab-markdown = Вместо этого напечатать таблицу долей побед как Markdown.
cli-lab-row = Номер партии в файле, начиная с 0.
cli-lab-tune = Подобрать числа в файле содержимого: лучшие или дающие нужную долю побед.
cli-tune-file = Файл содержимого, числа которого подбираются.
cli-tune-numbers = Какие числа, в виде level.normal.*; без этого — все.
cli-tune-fit = Не играть, а подогнать числа к партиям из этого файла результатов.
cli-tune-positions = Сколько позиций из этих партий рассмотреть.
cli-tune-aim = Нужная доля побед: 0.6, 60% или от-до, как 0.5-0.75; без этого — как можно больше.
cli-tune-by = Что считать лучшим.
cli-tune-together = Двигать все числа сразу, играя по обе стороны от них: для быстрых ботов и многих партий.
cli-tune-steps = Сколько изменений попробовать.
cli-tune-out = Папка для найденных чисел: это папка содержимого, и с неё поиск продолжается.
cli-lab-calibrate = Показать, выигрываются ли партии так часто, как предсказывают разборы и подсказки.
cli-calibrate-moments = Сколько примерно моментов этих партий рассмотреть.
cli-calibrate-markdown = Напечатать таблицу в виде Markdown.

## Пока идёт работа

lab-playing = Играем
lab-speed = { $speed } партий/с
lab-already = { $done ->
    [one] { $done } партия из { $whole } уже сыграна.
    [few] { $done } партии из { $whole } уже сыграны.
   *[many] { $done } партий из { $whole } уже сыграны.
}
lab-stopped = Остановлено. Ничего не потеряно: та же команда продолжит.
lab-done = { $games ->
    [one] { $games } партия в { $path }
    [few] { $games } партии в { $path }
   *[many] { $games } партий в { $path }
}
lab-troubles-found = { $count ->
    [one] { $count } партия оборвалась: о ней скажет отчёт.
    [few] { $count } партии оборвались: о них скажет отчёт.
   *[many] { $count } партий оборвались: о них скажет отчёт.
}
lab-report-done = Отчёт: { $path }
lab-fitting = Подгоняем
lab-fitted = { $positions ->
    [one] { $positions } позиция. Логарифмическая ошибка на отложенных партиях: была { $before }, стала { $after }. В { $folder }.
    [few] { $positions } позиции. Логарифмическая ошибка на отложенных партиях: была { $before }, стала { $after }. В { $folder }.
   *[many] { $positions } позиций. Логарифмическая ошибка на отложенных партиях: была { $before }, стала { $after }. В { $folder }.
}
lab-calibrating = Оцениваем
lab-calibration-foretold = Предсказано
lab-calibration-moments = Моментов
lab-calibration-mean = В среднем
lab-calibration-came = Выиграно
lab-calibration-interval = Интервал 95 %
lab-calibrated = { $moments ->
    [one] { $moments } момент. Предсказанная и настоящая доли побед расходятся в среднем на { $apart }. Оценка Брайера { $error }; у постоянного предсказания была бы { $plain }.
    [few] { $moments } момента. Предсказанная и настоящая доли побед расходятся в среднем на { $apart }. Оценка Брайера { $error }; у постоянного предсказания была бы { $plain }.
   *[many] { $moments } моментов. Предсказанная и настоящая доли побед расходятся в среднем на { $apart }. Оценка Брайера { $error }; у постоянного предсказания была бы { $plain }.
}
lab-tuning = Изменение { $number } из { $most }
lab-step-kept = { $number }. принято: { $changed } ({ $gain } ± { $error })
lab-step-dropped = { $number }. отброшено: { $changed } ({ $gain } ± { $error })
lab-tuned = Принято изменений: { $kept } из { $steps }. Найденные числа выигрывают { $rate }.
lab-round = { $number }. в среднем { $mean }, стороны расходятся на { $apart }
lab-proving = Найденное играет против первых чисел
lab-proved = Найденные числа лучше на { $gain } ± { $error } (раскладов: { $deals }).
lab-not-proved = Найденные числа не лучше сверх случайности ({ $gain } ± { $error }, раскладов: { $deals }); остаются первые.

## Отчёт

lab-title = { $game }: что говорят партии
lab-beginning = { $games ->
    [one] { $games } партия, играл { $bots }. Выиграно: { $rate } ({ $interval }).
    [few] { $games } партии, играл { $bots }. Выиграно: { $rate } ({ $interval }).
   *[many] { $games } партий, играл { $bots }. Выиграно: { $rate } ({ $interval }).
}
lab-seeds = Зёрна с { $first } по { $last }; каждую партию можно показать снова по её строке.
lab-about-intervals = В девяноста пяти таких случаях из ста истинная доля лежит внутри интервала (Уилсон).
lab-about-progress = Продвижение говорит, как далеко в среднем зашли партии: какая доля орды, войска или сценария преодолена; с интервалом Стьюдента.
lab-about-figures = Партия засчитывается каждому, кто в ней участвовал.
lab-about-spread = Партия в середине ряда; в скобках — от 10-го до 90-го процентиля.
lab-heading-main = Всё, что менялось
lab-heading-troubles = Неоконченные партии
lab-troubles = { $count ->
    [one] { $count } партия оборвалась. Выше она не считается.
    [few] { $count } партии оборвались. Выше они не считаются.
   *[many] { $count } партий оборвались. Выше они не считаются.
}
lab-chart-by = Доля побед: { $axis }
lab-chart-by-two = Доля побед: { $across }, { $lines }
lab-chart-losses = Как проигрывают
lab-chart-length = Сколько длится партия
lab-chart-score = Очки в выигранных партиях
lab-none-lost = Ни одна партия не проиграна.
lab-axis-bot = Бот
lab-axis-figures = Кто участвовал
lab-not-said = не сказано
lab-all = все партии
lab-won = выиграно
lab-lost = проиграно
lab-games = Партии
lab-rounds = Раунды
lab-turns = Ходы
lab-choices = Решения
lab-seconds = Секунды
lab-score = Очки
lab-win-rate = Выигранные партии
lab-share-lost = Доля среди проигранных
lab-interval = { $low }–{ $high }
lab-spread = { $middle } ({ $low }–{ $high })
lab-head-games = Партий
lab-head-won = Выиграно
lab-head-rate = Доля
lab-head-interval = Интервал 95 %
lab-head-progress = Продвижение
lab-head-reason = Причина
lab-head-share = Доля
lab-head-row = Строка
lab-head-seed = Зерно
lab-head-trouble = Что случилось

## Лестница

cli-lab-ladder = Дать каждому боту сыграть во всё и записать таблицу, кто как часто выигрывает.
cli-ladder-game = Игра; можно указать несколько; без этого — все.
cli-ladder-bot = Бот и сколько партий каждого вида он играет, как greedy=100; от слабейшего к сильнейшему. Бот только для одной игры пишется так: bastion/search:12=6.
cli-ladder-more = Сколько раз играть дальше в строках, где есть сомнение: каждый раз, пока раздач не станет вдвое больше.
cli-ladder-work = Папка, в которой хранятся результаты.
cli-ladder-out = Файл Markdown для таблицы.
ladder-done = Лестница: { $path }
ladder-title = Лестница ботов
ladder-about = Как часто выигрывает каждый бот, а под этим — как далеко в среднем продвинулись его партии: какая доля орды, войска или сценария преодолена; у выигранной партии это всё. В скобках — интервал, в котором истинное число лежит в девяноста пяти случаях из ста (для побед — Уилсона, для продвижения — Стьюдента). Все боты получают одни и те же раздачи. Последний столбец говорит, лучше ли каждый бот предыдущего вне всякого сомнения. По победам: интервал Ньюкомба вокруг разности долей побед лежит выше нуля. По продвижению, если победы не решают: там лежит интервал Стьюдента вокруг среднего перевеса, раздача за раздачей. Тот, кому сказано будущее (`clairvoyant`), лишь показывает, докуда мог бы дойти честный игрок.
ladder-looks = В строках, где это было под сомнением, все честные боты играли дальше, каждый раз пока раздач не становилось вдвое больше, не более { $more ->
    [one] { $more } раза
    [few] { $more } раз
    [many] { $more } раз
   *[other] { $more } раза
}. Чтобы повторный взгляд не давал удаче лишних случаев, тот один шанс из двадцати, что она обманет, разделён между всеми взглядами, и каждый интервал, который решает о строке, настолько же шире. Последняя строка считает раздачи одного лишь первого взгляда.
ladder-command = Сделано этой командой; она продолжает с того места, где её остановили:
ladder-altogether = всё вместе
ladder-head-deals = Раздач
ladder-head-order = В этом порядке
ladder-head-bot = Бот
ladder-head-games = Партий
ladder-head-won = Выиграно
ladder-head-progress = Продвижение
ladder-head-speed = Партий в секунду на одном ядре
ladder-head-time = Время на решение
ladder-sure-won = вне сомнения, по победам
ladder-sure-progress = вне сомнения, по продвижению
ladder-unsure = не наверняка
ladder-milliseconds = { $value } мс
error-lab-bad-rung = «{ $found }» — не вида БОТ=ПАРТИИ, как greedy=100.

## В чём лаборатория отказывает

error-lab-trouble = Лаборатория этого не может.
error-lab-does-not-replay = Решение { $number } этой партии, «{ $choice }», не повторяется. { $detail }
error-lab-deadly-game = Партия с зерном { $seed } погубила рабочие процессы: { $count }. Больше она не пробуется.
error-lab-no-cluster = Кластер Ray недоступен: { $detail }
error-lab-other-run = В { $path } лежат партии игры { $game } по другим правилам или картам. Выберите другой файл.
error-lab-not-results = { $path } — не файл лаборатории: { $detail }
error-lab-no-games = В файле нет ни одной законченной партии.
error-lab-no-such-row = Строки { $row } нет: последняя — { $last }.
error-lab-bad-pair = «{ $found }» — не вида ИМЯ=ЗНАЧЕНИЕ.
error-lab-bad-place = Играть можно «local» или на «ray», а не на «{ $found }».
error-needs-extra = Для этого нужен пакет { $package }: установите holdfast[{ $extra }].
error-cannot-write = Не удаётся записать { $path }: { $detail }.
error-lab-no-such-number = Ни одно число в этом файле не подходит под «{ $pattern }». Есть: { $known }.
error-lab-no-such-file = «{ $file }» — не файл содержимого этой игры. Есть: { $known }.
error-lab-no-numbers = В { $file } нечего подбирать: чисел нет.
error-lab-other-search = { $path } — от поиска других чисел. Выберите другую папку.
error-lab-one-sided = Все эти партии кончились одинаково: подогнать веса можно только к выигранным и проигранным.
error-lab-game-or-fit = Назовите игру (--game) или результаты, к которым подгонять (--fit).
error-lab-unknown-measure = «{ $found }» не измеряется. Известно: { $known }.
error-lab-bad-aim = «{ $found }» — не доля побед: пишите 0.6, 60% или 0.5-0.75.
fault-lab-all-of-many = «all» здесь ничего не говорит: назовите значения для каждой партии

## Chapters of a campaign

cli-lab-quests = Сыграть ботами каждый сценарий кампании и показать, что из него видно.
cli-lab-quests-which = Сценарии; если не названы, все, что предлагаются.
cli-lab-party = Столько героев отправляется в путь.
cli-lab-out-md = Файл Markdown для записи; без него таблица печатается.
cli-lab-road = Вместо этого играть целые кампании, столько, сколько указано в --games: проигранные сценарии заново, половину сюжетных решений — случайно.
cli-lab-by-chance = Половину сюжетных решений принимать случайно, чтобы встретилась каждая ветвь; с --road так всегда.
error-lab-unknown-chapter = «{ $found }» — не сценарий; возможны: { $known }.
lab-playing-chapters = Играем сценарии
lab-chapters-ends = Исходы: { $ends }
lab-written = Записано в { $path }.
lab-chapters-chapter = сценарий
lab-chapters-games = партий
lab-chapters-won = победы
lab-chapters-rounds = раунды
lab-chapters-deck = пройдено колоды событий
lab-chapters-day = виден день
lab-chapters-night = видна ночь
lab-chapters-treasures = сокровища
lab-chapters-shards = частиц в конце
lab-chapters-hero-ranged = атаки героев в другую зону
lab-chapters-enemy-ranged = атаки врагов в другую зону
lab-chapters-ghosts = призрачные души
lab-chapters-story = рассказанные истории
lab-chapters-action = выполненные действия
lab-chapters-choice = сделанные выборы
lab-chapters-chest = открытые сундуки
lab-chapters-shrine = святилища, воскресившие героя
lab-chapters-search = обысканные зоны
lab-chapters-waypoint = достигнутые точки
