### Люди за столом: кто приходит и уходит, кто за кого играет, как вместе берут назад, ссылки, вести о ходе.

## Кто отошёл

page-company-away-since = нет с { $time }
page-company-waits-away = Ждём: { $who } (нет с { $time }).
page-company-waits-free = Ждём: { $who }. За это место ещё никто не сел.
page-company-host-away = Стол на паузе, а хозяин отошёл.
page-company-bot-soon =
    { $count ->
        [one] Через { $count } секунду место можно отдать боту.
        [few] Через { $count } секунды место можно отдать боту.
       *[many] Через { $count } секунд место можно отдать боту.
    }
page-company-bot-plays = Отдать место боту: { $who }
page-company-bot-for-me = Пусть бот сыграет за меня
page-company-bot-for-me-help = Вы пока смотрите и вернётесь на место, когда захотите.

## За вас играет бот

page-company-replaced = За вас играет бот: { $figure }. Вы смотрите.
page-company-take-back-seat = Вернуться на место
page-company-ask-seat = Попросить место обратно
page-company-asked-seat = Вы попросили место обратно. Решает хозяин стола.
page-company-seat-asked = { $who } просит место обратно: { $figure }.
page-company-give-seat = Вернуть
page-company-keep-bot = Оставить боту

## Хозяин стола

page-company-host = Хозяин
page-company-hosts = Хозяин стола: { $who }
page-company-you-host = Хозяин стола — вы
page-company-host-gone = Хозяин отошёл
page-company-hand-host = Передать стол: { $who }
page-company-take-host = Стать хозяином
page-company-door = Адрес стола
page-company-door-help = Что найдут по адресу стола друзья, у которых нет своей ссылки.
page-company-door-seats = свободное место или просмотр
page-company-door-watch = только просмотр
page-company-door-closed = ничего

## Взять назад вместе

page-company-undo-asked =
    { $count ->
        [one] { $who } просит взять назад { $count } решение.
        [few] { $who } просит взять назад { $count } решения.
       *[many] { $who } просит взять назад { $count } решений.
    }
page-company-undo-you-asked =
    { $count ->
        [one] Вы просите взять назад { $count } решение.
        [few] Вы просите взять назад { $count } решения.
       *[many] Вы просите взять назад { $count } решений.
    }
page-company-undo-waits = Нужно согласие: { $who }.
page-company-undo-agree = Взять назад
page-company-undo-keep = Оставить как есть
page-company-undo-withdraw = Не надо
page-company-undo-asks = сначала спросим: { $who }
page-company-undo-ask = Попросить взять назад { $what }
page-company-undo-line = Если это касается чужих решений или того, что показала удача, сначала спросим остальных.

## Летопись

page-note-took-back = { $who } берёт назад: { $what }
page-note-took-back-more =
    { $count ->
        [one] { $who } берёт назад: { $what } и ещё { $count } решение
        [few] { $who } берёт назад: { $what } и ещё { $count } решения
       *[many] { $who } берёт назад: { $what } и ещё { $count } решений
    }
page-note-took-back-many =
    { $count ->
        [one] { $who } берёт назад { $count } решение
        [few] { $who } берёт назад { $count } решения
       *[many] { $who } берёт назад { $count } решений
    }
page-note-kept = { $who } против: всё остаётся как есть
page-note-sat-down = { $who } садится за стол: { $figure }
page-note-to-bot = За игрока { $who } теперь играет бот
page-note-returned = { $who } снова за столом: { $figure }
page-note-asks-seat = { $who } просит место обратно: { $figure }
page-note-host = Хозяин стола теперь { $who }

## По адресу или по ссылке

page-door-invited = Заходите
page-door-free-seats = Свободные места
page-door-choose = Кем будете играть?
page-door-none-free = Все места заняты. Можно посмотреть.
page-door-seat-free = Освободилось место: { $figure }
page-door-watch-only = Хозяин стола пускает посмотреть на игру.
page-door-watch = Просто посмотреть
page-door-over = Эта партия окончена. Можно посмотреть, чем она кончилась.
page-door-link-dead = Ваша ссылка больше не открывает места.
page-door-occupied = Здесь уже сидят
page-door-occupied-help = По этой ссылке пришёл игрок по имени { $who }. Ссылка — для одного человека: если это вы с другого устройства, садитесь и здесь.
page-door-occupied-nameless = По этой ссылке уже пришли. Ссылка — для одного человека: если это вы с другого устройства, садитесь и здесь.
page-door-its-me = Это я
page-door-elsewhere = Найти другое место
page-door-address = Адрес стола
page-door-address-hint = Для всех: кто его откроет, выберет свободного героя или посмотрит.
page-door-address-watch = Для всех: кто его откроет, сможет посмотреть.
page-door-swap = Другой свободный герой
page-door-copy-gone = Эта копия выброшена
page-door-copy-gone-help = Она была только для пробы. Настоящий стол там, где вы его оставили.
page-door-no-game = Такой игры здесь нет
page-door-no-game-help = На нашей полке нет ничего с таким названием. Возможно, адрес обрезан.
page-door-no-replay = Эту партию нельзя показать
page-door-no-review = Эту партию нельзя разобрать
page-door-no-id-help = В адресе нет стола. Сначала откройте стол: повтор и разбор — в его меню.
page-door-try-again = Попробовать ещё раз
