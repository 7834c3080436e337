### Кампании в терминале.

cli-campaign = Играть кампанию в этом терминале, партию за партией; та же команда её продолжает.
cli-campaign-file = Файл, в котором хранится кампания; если его ещё нет, начнётся новая.
terminal-course-won = пройден
terminal-course-open = идёт игра
terminal-course-next = следующий
terminal-course-ahead = ещё впереди
terminal-chapter-lost =
    { $count ->
        [one] проигран { $count } раз
        [few] проигран { $count } раза
       *[many] проигран { $count } раз
    }
terminal-campaign-over = Кампания пройдена.
terminal-campaign-kept = Кампания сохранена. Продолжить: holdfast campaign { $path }
error-flags-of-campaign = У кампании в файле уже есть настройки: уберите { $found }.
error-not-a-campaign = { $path } — не файл кампании.
