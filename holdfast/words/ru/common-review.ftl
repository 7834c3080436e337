### Подсказки и разбор партии.

## Команда

cli-review = Показать переломный момент партии: страница с графиками или JSON.
cli-review-file = Запись партии, законченной или нет.
cli-review-out = Папка для страницы и рисунков.
cli-review-json = Вместо страницы записать разбор как JSON.
cli-review-effort = Сколько возможных продолжений пробовать для каждого решения.
review-working = Оцениваем решения
review-done = Разбор: { $path }
error-review-no-choices = В этой партии ещё ничего не выбрано: разбирать нечего.

## Почему вариант хорош

hint-only = Больше выбирать не из чего.
hint-wins = Сразу выигрывает партию в { PERCENT($percent) } продолжений, «{ $than }» — в { PERCENT($other) }.
hint-saves = Так партия быстро проигрывается в { PERCENT($percent) } продолжений, с «{ $than }» — в { PERCENT($other) }.
hint-better = { $points ->
    [one] На { $points } процентный пункт лучше, чем «{ $than }».
    [few] На { $points } процентных пункта лучше, чем «{ $than }».
   *[many] На { $points } процентных пунктов лучше, чем «{ $than }».
}
hint-further = Лучше всего, если доиграть партию до конца; на ближайших ходах лучше выглядит «{ $than }».
hint-close = Лишь немногим лучше, чем «{ $than }».
hint-as-good = Почти так же хорошо, как «{ $than }».
hint-behind = { $points ->
    [one] На { $points } процентный пункт хуже, чем «{ $than }».
    [few] На { $points } процентных пункта хуже, чем «{ $than }».
   *[many] На { $points } процентных пунктов хуже, чем «{ $than }».
}
hint-risky = Опаснее: скорый проигрыш в { PERCENT($percent) } продолжений, с «{ $than }» — в { PERCENT($other) }.

## Страница

review-title = { $game }: переломный момент партии
review-ended = { $outcome }. { $reason }
review-goes-on = Партия продолжается. Шанс на победу сейчас: { $chance }.
review-about = Все шансы — оценки: для каждого решения доиграно и оценено возможных продолжений: { $effort }.
review-heading-curve = Шанс на победу, ход за ходом
review-heading-worst = Самые дорогие решения
review-heading-luck = Удача и умение
review-none-costly = Ни одно решение заметно не снизило шансы.
review-about-cost = Цена — сколько ещё партий из ста выиграл бы лучший выбор.
review-about-luck = В выигранных партиях из ста, если всё прочее шло бы как обычно. Удача — то, что вышло лучше или хуже ожидаемого; решения могут только стоить. Остального оценки не различают.
review-began = Шанс в начале
review-luck = Что дала удача
review-skill = Чего стоили решения
review-blur = Чего оценки не различают
review-now = Шанс сейчас
review-in-the-end = В конце
review-chance = Шанс на победу
review-turn = Ход
review-round = Раунд
review-cost = { $cost } ± { $error }
review-head-place = №
review-head-turn = Ход
review-head-who = Кто
review-head-asked = Вопрос
review-head-chosen = Выбрано
review-head-better = Лучше
review-head-why = Почему
review-head-cost = Цена
review-head-what = Что
review-head-points = Партий из 100
review-head-choices = Решений
review-head-given-away = Отдано партий из 100
review-cost-sure = около { $games } из ста партий
review-cost-rough = примерно { $games } из ста партий
review-cost-unsure = может быть, { $games } из ста партий, сказать трудно
