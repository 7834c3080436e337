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
cli-lab-row = Номер партии в файле, начиная с 0.

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
lab-report-done = Отчёт: { $path }

## Отчёт

lab-title = { $game }: что говорят партии
lab-beginning = { $games ->
    [one] { $games } партия, играл { $bots }. Выиграно: { $rate } ({ $interval }).
    [few] { $games } партии, играл { $bots }. Выиграно: { $rate } ({ $interval }).
   *[many] { $games } партий, играл { $bots }. Выиграно: { $rate } ({ $interval }).
}
lab-seeds = Зёрна с { $first } по { $last }; каждую партию можно показать снова по её строке.
lab-about-intervals = В девяноста пяти таких случаях из ста истинная доля лежит внутри интервала (Уилсон).
lab-about-figures = Партия засчитывается каждому, кто в ней участвовал.
lab-about-spread = Партия в середине ряда; в скобках — от самой короткой десятой доли до самой длинной.
lab-heading-main = Всё, что менялось
lab-heading-troubles = Партии без конца
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
lab-percent = { $value } %
lab-interval = { $low }–{ $high } %
lab-spread = { $middle } ({ $low }–{ $high })
lab-head-games = Партий
lab-head-won = Выиграно
lab-head-rate = Доля
lab-head-interval = Интервал 95 %
lab-head-reason = Причина
lab-head-share = Доля
lab-head-row = Строка
lab-head-seed = Зерно
lab-head-trouble = Что случилось

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
error-no-encoding = «{ $game }» не переводится в числа. Переводятся: { $known }.
error-needs-extra = Для этого нужен пакет { $package }: установите holdfast[{ $extra }].
error-cannot-write = Не удаётся записать { $path }: { $detail }.
fault-lab-all-of-many = «all» здесь ничего не говорит: назовите значения для каждой партии
