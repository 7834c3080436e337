### Стол в браузере: строка над ним, летопись, беседа, конец, повтор, правила.

## Чей ход

page-your-turn = Ваш ход
page-you = вы
page-you-decide = Решать вам
page-turn-of = Ходит { $who }
page-decides =
    { $count ->
        [one] Решает { $who }
        [few] Решают: { $who }
       *[many] Решают: { $who }
    }
page-thinks =
    { $count ->
        [one] Думает { $who }
        [few] Думают: { $who }
       *[many] Думают: { $who }
    }
page-anyone-decides = Решает любой из вас
page-paused = Игра на паузе
page-a-moment = Секунду
page-reconnecting = Восстанавливаем связь
page-reconnecting-help = Ничего не пропало: ваш выбор уйдёт, как только сервер ответит.
page-hotseat = Теперь ходит

## Строка над столом

page-table-tools = Инструменты стола
page-to-lobby = На главную
page-to-lobby-help = Игра подождёт; возвращайтесь когда угодно.
page-to-table = К столу
page-take-back = Взять назад { $what }
page-take-back-more = Взять назад больше
page-choices =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
page-what-if = А если…
page-what-if-help = Играть отсюда в одиночку на копии; настоящий стол не изменится.
page-give-up = Сдаться
page-give-up-help = Партия проиграна, как только согласятся все за столом.
page-give-up-proposed =
    { $count ->
        [one] { $who } предлагает сдаться.
        [few] { $who } предлагают сдаться.
        [many] { $who } предлагают сдаться.
       *[other] { $who } предлагают сдаться.
    }
page-give-up-agree = Сдаться
page-give-up-against = Играть дальше
page-copy = Это проба.
page-copy-help = Настоящий стол от неё не изменится.
page-copy-leave = Выбросить и вернуться
page-menu = Меню

## Меню

page-invite = Позвать друзей
page-invite-help = Ссылки на их места и для зрителей
page-rules = Правила
page-rules-whole = На всю страницу
page-rules-language = Правила написаны по-английски.
page-replay-so-far = Посмотреть игру с начала
page-report = Сообщить о неполадке
page-report-help = Сохраняет файл с этим моментом игры; отправьте его владельцу сервера
page-report-to = Сохраняет файл с этим моментом игры; отправьте его на { $contact }
page-seats = Места
page-pause = Пауза
page-pause-help = Никто не сможет ходить, пока вы её не снимете
page-here = здесь
page-away = не здесь
page-onlookers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
page-to-bot = Отдать боту
page-to-bot-help = Бот сразу займёт это место. Игрок останется зрителем и сможет вернуться или попросить место обратно.
page-new-link = Новая ссылка
page-new-link-help = Старая ссылка на это место больше ничего не откроет.
page-new-link-bot-help = Кто откроет новую ссылку, сменит бота на этом месте.
page-new-link-make = Создать новую ссылку
page-link = Ссылка
page-copy-link = Копировать
page-copied = Скопировано
page-you-and-screen = Вы и этот экран
page-this-screen = Этот экран
page-name = Ваше имя
page-rename = Сменить
page-confirm-turn = Переспрашивать перед концом хода
page-turn-end = Спрашивать и тогда, когда остаётся только закончить ход
page-sound = Звук
page-theme = Оформление
page-theme-hall = Каменный зал
page-theme-parchment = Пергамент
page-motion = Анимация
page-motion-system = Как в системе
page-motion-on = вкл.
page-motion-off = выкл.
page-close = Закрыть

## Летопись

page-beginning = Начало
page-nothing-yet = Пока ничего не произошло.
page-go-back = Вернуться к моменту до этого
page-go-back-sure =
    { $count ->
        [one] Будет отменено { $count } решение.
        [few] Будут отменены { $count } решения.
       *[many] Будет отменено { $count } решений.
    }
page-go-back-perhaps = За этим столом назад можно вернуться, только если с тех пор не бросали кубик и не открывали карту.
page-go-back-yes = Вернуться
page-go-back-no = Оставить
page-no-choice-before = Это было ещё до первого решения.

## Беседа

page-who-is-here = Кто здесь
page-unread = новых:
page-signals = Сигналы
page-signal-look = Смотрите сюда
page-signal-help = Могу помочь
page-signal-wait = Подождите
page-signal-thanks = Спасибо
page-pick-thing = Теперь нажмите на поле то, что хотите показать. Escape — передумать.
page-pick-from = Нажмите на то, откуда идёт стрелка.
page-pick-to = Теперь — на то, куда она указывает.
page-arrow = Стрелка
page-arrow-help = Нарисовать на поле стрелку для остальных; мышью: тяните, держа правую кнопку
page-emoji = Эмодзи
page-say = Сказать что-нибудь
page-send = Отправить

## Конец

page-score = Счёт
page-play-again = Сыграть ещё раз
page-watch-replay = Посмотреть повтор
page-share-replay = Поделиться повтором
page-share-own-link = Эта ссылка открывает и ваше место. Давайте её только тем, кому доверяете.
page-look-at-board = Взглянуть на поле

## Повтор

page-replay = Повтор
page-moment = Момент игры
page-choice-of = { $at } из { $last }
page-play = Играть
page-stop = Пауза
page-step-back = На решение назад
page-step-on = На решение вперёд
page-turn-back = На ход назад
page-turn-on = На ход вперёд
page-speed = Скорость: ×{ $speed }
page-go-there = Перейти к этому моменту

## Правила

page-contents = Содержание
page-find-rule = Искать в правилах
page-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено в { $count } месте
        [few] Найдено в { $count } местах
       *[many] Найдено в { $count } местах
    }
