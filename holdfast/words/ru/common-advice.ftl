### Подсказки за столом, разбор партии в браузере, просьбы к ботам.

## Отказы

error-no-bot-there = Там не сидит бот.
error-still-thinking = Подсказка для вас ещё обдумывается. Подождите немного.
error-too-many-reviews = Сейчас разбирается слишком много партий. Подождите минуту.

## Подсказки

page-hint = Подсказка
page-hint-help = Лучшие варианты и их шансы на победу в игре
page-hint-thinking = Перебираем возможные исходы…
page-hint-none = Сейчас вам нечего выбирать.
page-hint-gone = Положение на столе изменилось. Спросите ещё раз.
page-hint-chance = Шанс на победу
page-hint-alike = Разницы между ними не видно: выбирайте что по душе.
page-hint-about = Это оценки по возможным исходам: скрытых карт и будущих бросков не знает и подсказка.

## Разбор партии

page-review = Разбор партии
page-review-so-far = Разбор партии до этого места
page-review-help = Переломный момент партии и цена решений
page-review-working = Оцениваем решения: { $done } из { $whole }
page-review-meanwhile = Для каждого решения разыгрывается множество возможных исходов. Страницу можно закрыть и вернуться позже.
page-review-look = Посмотреть этот момент
page-review-where = Ход { $turn }
page-review-point = Ход { $turn }: { PERCENT($chance) }
page-review-mark = Дорогое решение { $place }, ход { $turn }: посмотреть этот момент

## Просьбы к ботам

page-bot-requests = Просьба к боту: { $bot }
page-bot-requests-of = Просьба к боту
page-bot-request-take = Займись этим
page-bot-request-keep = Прибереги это
page-bot-request-come = Иди сюда
page-bot-request-pick = { $bot }: нажмите на поле то, о чём просите.
page-bot-request-said = → { $bot }: { $request }
page-bot-request-said-of = → { $bot }: { $request } ({ $thing })

## Очереди

page-queue-bot = Думают боты многих столов; этот бот { $place }-й в очереди.
page-queue-hint = Другие спросили раньше: ваша подсказка { $place }-я в очереди.
page-queue-review = Сейчас разбираются другие партии; эта { $place }-я в очереди.
