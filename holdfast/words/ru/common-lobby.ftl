### Браузер до стола и вокруг него: вход, новый стол, ссылки.

## Дом

page-lobby-welcome = Удержим стены вместе
page-lobby-tagline = В одиночку, за одним экраном или каждый у себя дома. За орду и правила отвечает программа.
page-lobby-what-this-is = Стол для кооперативных фэнтези-игр: в одиночку, за одним экраном или каждый у себя дома. За орду играет программа, за правилами следит она же, регистрация не нужна.
page-lobby-loading = Достаём игры с полки…
page-lobby-try-again = Ещё раз
page-lobby-to-lobby = На главную
page-lobby-fan-work = Неофициальная работа поклонников. Игры и их названия принадлежат правообладателям: купите коробки, они прекрасны.
page-lobby-theme = Оформление
page-lobby-theme-hall = Каменный зал (тёмное)
page-lobby-theme-parchment = Пергамент (светлое)

## Игры

page-lobby-games = Игры
page-lobby-play = Играть
page-lobby-tutorial = Обучение
page-lobby-rules = Правила
page-lobby-players =
    { $high ->
        [one] { $low }–{ $high } игрок
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
page-lobby-minutes =
    { $high ->
        [one] { $low }–{ $high } минута
        [few] { $low }–{ $high } минуты
       *[many] { $low }–{ $high } минут
    }
page-lobby-weight-1 = совсем простая
page-lobby-weight-2 = несложная
page-lobby-weight-3 = средней сложности
page-lobby-weight-4 = сложная
page-lobby-weight-5 = для знатоков

## Мои столы

page-lobby-my-tables = Мои столы
page-lobby-my-tables-hint = Их помнит только этот браузер. Уходите и возвращайтесь, когда захотите.
page-lobby-looking = Заглядываем…
page-lobby-your-turn = Ваш ход
page-lobby-table-paused = На паузе
page-lobby-what-if = а если…
page-lobby-other-device = На другом устройстве
page-lobby-other-device-hint = Кто откроет эту ссылку, сядет на ваше место. Никому её не показывайте.
page-lobby-replay = Повтор
page-lobby-forget = Забыть
page-lobby-forget-sure = Точно забыть?
page-lobby-show-all = Показать все: { $count }
page-lobby-show-fewer = Показать меньше

## Сохранённая игра

page-lobby-open-file = Продолжить из файла
page-lobby-open-file-hint = Сохранённая партия, позиция или файл из сообщения о проблеме.
page-lobby-choose-file = Выбрать файл
page-lobby-file-unreadable = В этом файле нет нашей игры.
page-lobby-go-on = Продолжить

## Новый стол

page-lobby-start = Начать
page-lobby-starting = Готовим стол…
page-lobby-start-hint = Для первой игры годится и так. Изменить можно всё.
page-lobby-the-game = Игра
page-lobby-who-plays = Кто играет
page-lobby-more = Другие настройки
page-lobby-other-games = Другие игры
page-lobby-as-usual = как обычно
page-lobby-yes = Да
page-lobby-no = Нет
page-lobby-numbered = { $number }. { $name }
page-lobby-chosen-of = Выбрано: { $count } из { $wanted }
page-lobby-chosen-count = Выбрано: { $count }
page-lobby-one-more = Добавить: { $name }
page-lobby-one-less = Убрать: { $name }
page-lobby-search = Поиск
page-lobby-nothing-found = Ничего с таким именем.
page-lobby-undo-limit-hint = Насколько далеко за этим столом можно вернуться назад. Хозяин может изменить это и позже.
page-lobby-table-title = Название стола
page-lobby-table-title-hint = По желанию: чтобы отличать его от других ваших столов.

## Места

page-lobby-seat-me = Я
page-lobby-seat-me-hint = Вы, в этом браузере.
page-lobby-seat-here = За этим экраном
page-lobby-seat-here-hint = Кто-то рядом с вами, за тем же экраном.
page-lobby-seat-friend = Друг
page-lobby-seat-friend-hint = Вы получите ссылку и QR-код, чтобы отправить их.
page-lobby-seat-bot = Бот
page-lobby-seat-bot-hint = За это место играет программа.
page-lobby-name = Имя
page-lobby-name-later = Представится при входе
page-lobby-which-bot = Какой бот

## Ссылки

page-lobby-copy = Копировать
page-lobby-copied = Скопировано
page-lobby-share = Отправить
page-lobby-qr = QR-код
page-lobby-qr-of = QR-код: { $name }

## Приглашение

page-inviting = Пригласить
page-inviting-hint = Отправьте каждому другу его собственную ссылку. Она откроет место на любом устройстве: одно нажатие и имя, без регистрации.
page-inviting-only-here = Эти ссылки работают только на этом компьютере: сервер слушает лишь его собственный адрес. Запустите сервер с --host 0.0.0.0 и откройте страницу по адресу компьютера в вашей сети, тогда она будет доступна и другим.
page-inviting-seat-of = Ссылка для места: { $name }
page-inviting-unknown-link = Ссылка этого места была создана на другом устройстве.
page-inviting-new-link = Сделать новую ссылку
page-inviting-new-link-hint = Старая ссылка больше ничего не откроет.
page-inviting-new-link-sure = Да, новую ссылку
page-inviting-here = за столом
page-inviting-away = ещё не здесь
page-inviting-onlookers = Зрители
page-inviting-onlookers-hint = Эта ссылка показывает игру кому угодно, но места не даёт.
page-inviting-yourself = Ваше место на другом устройстве
page-inviting-done = К столу

## Вход по ссылке

page-join-invited = Вас приглашают в игру
page-join-seat = Ваше место: { $name }
page-join-who = Кто где сидит
page-join-free = свободно
page-join-you = это вы
page-join-name = Ваше имя
page-join-go = Сесть за стол
page-join-hint = Ни регистрации, ни пароля. Ваше место помнит этот браузер.
page-join-closed = Этот стол не открывается
page-join-arriving = Идём к столу…
page-join-no-answer = Сервер не отвечает. Пробуем ещё раз…

## Вкладка

page-attention-your-turn = ● Ваш ход · { $name }

## Не туда

page-lobby-lost = Здесь ничего нет
page-lobby-lost-hint = По этому адресу не ведёт ни одна дорога.

## О программе

page-lobby-workshop = Мастерская
page-lobby-about = О программе Holdfast
page-lobby-about-games = Игры
page-lobby-about-games-text = Holdfast — неофициальная работа поклонников: её не создавали и не одобряли ни авторы, ни художники, ни издатели игр, в которые здесь играют. Названия игр и имена героев, мест и врагов принадлежат правообладателям и лишь говорят, о какой игре речь. Программа не заменяет коробку: купите игры, они прекрасны.
page-lobby-about-ours = Что здесь наше
page-lobby-about-ours-text = Программа, правила в нашем пересказе, тексты на трёх языках, рисунки и те карты, которых нет в книгах правил: они придуманы для Holdfast в духе напечатанных примеров.
page-lobby-about-icons = Значки
page-lobby-about-icons-text = С сайта game-icons.net, авторы — Lorc, Delapouite и другие, лицензия Creative Commons Attribution 3.0 (CC BY 3.0); некоторые показаны в других цветах или стали частью наших рисунков.
page-lobby-about-fonts = Шрифты
page-lobby-about-fonts-text = Alegreya и Alegreya Sans: Хуан Пабло дель Пераль и Huerta Tipográfica, лицензия SIL Open Font License 1.1.
page-lobby-about-licence = Лицензия и исходный код
page-lobby-about-licence-text = © 2026, авторы Holdfast. Holdfast — свободная программа под лицензией MIT; исходный код есть в каждой её копии. О чём другие программы могут спросить этот сервер, сказано в его описании.
page-lobby-about-schema = Описание сервера (OpenAPI)
page-lobby-about-private = Что о вас известно
page-lobby-about-private-text = Здесь нет ни учётных записей, ни слежки, и ни один запрос не уходит с этого сервера. Ваши места, имя и предпочтения хранит этот браузер; сервер хранит столы с именами, которые вы там назвали, а от ссылок мест — только хеши.
