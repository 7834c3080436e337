### Кампании: несколько партий, между которыми добытое остаётся.

error-no-campaign = В игре { $game } нет кампании.
error-bad-campaign = Эту кампанию нельзя продолжить.
error-no-such-campaign = Такой кампании нет, или эта ссылка её не открывает.
error-chapter-open = Партия этой кампании ещё идёт. Сначала доиграйте её.
error-campaign-over = Эта кампания пройдена до конца.
fault-set-by-campaign = это решает сама кампания

## На странице

page-campaign = Кампания
page-campaign-how-far = Один сценарий или кампания?
page-campaign-begin = В путь
page-campaign-road = Дорога
page-campaign-party = Группа
page-campaign-mine = Мои кампании
page-campaign-mine-hint = Добытое дождётся вас и через неделю, и через месяц.
page-campaign-go = К столу
page-campaign-next = Играть дальше
page-campaign-next-help = Дальше: { $name }. Всё добытое остаётся с вами.
page-campaign-again = Попробовать снова
page-campaign-again-help = { $name }: можно попробовать ещё раз, с тем, что у группы осталось.
page-campaign-was-won = Победа!
page-campaign-was-lost = На этот раз — поражение
page-campaign-host-begins = Следующую игру начинает хозяин стола. Как только начнёт, путь к ней появится здесь.
page-campaign-over = Кампания пройдена, от первого шага до последнего.
page-campaign-course-won = пройден
page-campaign-course-open = идёт игра
page-campaign-course-next = следующий
page-campaign-course-ahead = ещё впереди
page-campaign-lost =
    { $count ->
        [one] проигран { $count } раз
        [few] проигран { $count } раза
       *[many] проигран { $count } раз
    }
page-campaign-on = Дальше по кампании
page-campaign-to = К кампании
page-campaign-or = или: { $name }
page-campaign-links = Ссылки
page-campaign-links-hint = Они открывают эту страницу и каждую игру кампании, пока та продолжается.
page-campaign-closed = Здесь нет кампании
