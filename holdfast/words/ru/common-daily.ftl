page-daily = Осада дня
page-daily-of = Осада дня, { $day }
page-daily-save-name = Сохранить имя
page-daily-about = Каждый день в каждой игре одна раздача, общая для всех. Вы играете в одиночку, и засчитывается одна попытка: если бросок или карта уже открыли что-то новое, ход не отменить.
page-daily-ends = День кончается в полночь по UTC. Попытка, законченная позже, не засчитывается.
page-daily-new-in = новая через { $time }
page-daily-defend = Защищать
page-daily-go-on = Играть дальше
page-daily-to-list = К списку
page-daily-one-try = Засчитывается одна попытка
page-daily-under-way = Ваша попытка продолжается
page-daily-practice = Тренировка
page-daily-practice-help = Тренируйтесь сколько угодно: та же раздача, но удача другая.
page-daily-tried =
    { $count ->
        [0] ещё никто не пробовал
        [one] { $count } попытка
        [few] { $count } попытки
        [many] { $count } попыток
       *[other] { $count } попытки
    }
page-daily-best = лучший итог: { $result }
page-daily-result = { $end } · { $much }
page-daily-name = Ваше имя в списке
page-daily-name-help = Можно оставить пустым.
page-daily-nameless = без имени
page-daily-you = вы
page-daily-list = Список дня
page-daily-week = Список недели
page-daily-week-of = с { $first } по { $last }
page-daily-empty = Здесь ещё никого нет.
page-daily-player = Игрок
page-daily-how = Итог
page-daily-turns = Ходы
page-daily-days = Дни
page-daily-days-won = Победы
page-daily-points = Очки
page-daily-watch = Смотреть
page-daily-watch-later = Закончите свою попытку, чтобы посмотреть, как играли другие.
page-daily-your-place = Ваше место: { $place }.
page-daily-late = Ваша попытка закончилась после конца дня и не засчитана.
page-daily-signed = Сохранить подписанный итог
page-daily-seed = Зерно удачи: { $seed }
page-daily-earlier = Предыдущий день
page-daily-later = Следующий день
page-daily-which = Какая игра
error-no-such-day = Такой осады дня нет.
error-daily-final = Ваша единственная попытка закончена: отменить уже ничего нельзя.
error-daily-fixed = Осада дня одинакова для всех: её условия изменить нельзя.
error-daily-watch-later = Чужие партии можно смотреть, когда закончена своя или прошёл день.
error-no-daily-deal = Для { $game } не удалось составить осаду дня.
error-bad-signed-result = { $path } — не подписанный итог.
cli-daily = Играть сегодняшнюю осаду в этом терминале: тренировка со своей удачей, которая нигде не засчитывается.
cli-daily-check = Не играть, а проверить подпись под итогом.
terminal-daily = Осада дня, { $day }: тренировка
terminal-daily-genuine = Подлинный итог: { $name }, { $game }, { $day }, подписано ключом { $key }
terminal-daily-forged = Подпись не подходит.
