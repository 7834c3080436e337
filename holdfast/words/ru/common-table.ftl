### Стол: что говорит сервер.

## Команда

cli-serve = Открыть стол: сервер для браузеров.
cli-host = Адрес, на котором слушать.
cli-port = Порт, на котором слушать.
cli-database = Где хранятся столы: файл или postgresql://…; если не указано, файл в вашей папке данных.
cli-open = Сразу открыть в браузере.
cli-bot-pace = Сколько секунд бот тратит на выбор, если за столом сидят и люди.
cli-review-workers = Сколько процессов разбирают партии одновременно.
cli-requests-per-second = Сколько запросов в секунду принимать с одного адреса.
cli-tables-per-minute = Сколько столов в минуту можно накрыть с одного адреса.
cli-serving = Стол открыт: { $address }
table-no-page = Стол открыт, но его страница ещё не собрана. Выполните в папке программы «make page», затем откройте этот адрес снова.

## Боты

bot-greedy = Бот, который смотрит на один выбор вперёд
bot-instinct = Бот, который делает то, что напрашивается само
bot-random = Бот, который берёт что попало

## В чём стол отказывает

error-bad-request = Запрос не удалось прочитать.
error-not-found = По этому адресу ничего нет.
error-wrong-method = Так об этом спросить нельзя.
error-request-too-large = Запрос слишком велик.
error-message-too-large = Сообщение слишком велико: предел в байтах — { $limit }.
error-bad-message = Сообщение не удалось прочитать.
error-no-such-table = Такого стола нет, или эта ссылка его не открывает.
error-no-such-words = Таких слов нет.
error-no-such-lesson = Для «{ $game }» урока пока нет.
error-no-such-rules = Правил этой игры здесь нет.
error-no-such-seat = За этим столом нет места { $seat }.
error-token-needed = Этот стол открывает только ссылка места.
error-not-your-seat = Это чужое место.
error-onlookers-watch = Зрители смотрят, а не играют.
error-host-only = Это может только хозяин стола.
error-seat-taken-away = Эта ссылка больше не открывает место. Попросите у хозяина новую.
error-stale = Тем временем кое-что произошло. Вот как обстоят дела теперь.
error-paused = Хозяин поставил стол на паузу.
error-unavailable = База данных не отвечает.
error-too-many-requests = Слишком много сразу. Подождите немного.
error-too-many-tables = Отсюда накрыто слишком много столов. Подождите несколько минут.
error-too-many-watching = За этим столом уже слишком много зрителей.
error-wrong-seats =
    { $wanted ->
        [one] Для этой игры нужно { $wanted } место, а не { $count }.
        [few] Для этой игры нужно { $wanted } места, а не { $count }.
       *[many] Для этой игры нужно { $wanted } мест, а не { $count }.
    }
error-other-game-here = Эта позиция не из игры «{ $game }».
error-unknown-bot = Бота «{ $bot }» нет. Есть: { $known }.

## Почему сервер не может начать

error-port-taken = Порт { $port } адреса { $host } занят другой программой. Выберите другой: --port.
error-cannot-listen = Сервер не может слушать { $host }, порт { $port }: { $detail }
error-bad-database = Такой базы данных мы не знаем. Знаем: { $known }.
error-no-database = Базу данных не удалось открыть: { $detail }
error-no-asyncpg = Для PostgreSQL нужен ещё один пакет: установите holdfast[postgres].
