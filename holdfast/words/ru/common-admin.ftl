### Страница хозяина сервера и то, что она вызывает.

cli-admin = Страница хозяина сервера: { $address }
error-not-operator = Этот ключ не открывает страницу хозяина сервера.
error-no-new-tables = Сейчас нельзя открывать новые столы. Начатые игры продолжаются.
page-admin = Сервер
page-admin-token = Ключ хозяина
page-admin-open = Открыть
page-admin-version = Версия
page-admin-tables = Столы
page-admin-finished = Законченные партии
page-admin-in-memory = Столы в памяти
page-admin-connections = Подключено людей
page-admin-database = Размер базы данных
page-admin-queues = Очереди
page-admin-running = В работе
page-admin-waiting = Ждут
page-admin-queue-bots = Боты
page-admin-queue-bot-tables = Столы с одними ботами
page-admin-queue-hints = Подсказки
page-admin-queue-reviews = Разборы
page-admin-errors = Ошибки за сутки
page-admin-no-errors = Нет.
page-admin-notice = Объявление за всеми столами
page-admin-notice-send = Показать
page-admin-new-tables = Новые столы
page-admin-new-tables-allowed = Можно открывать новые столы
page-admin-prune = Старые столы
page-admin-prune-days = Без изменений, дней:
page-admin-prune-finished = Только законченные партии
page-admin-prune-count = Посчитать
page-admin-prune-delete = Удалить
page-admin-prune-found =
    { $count ->
        [0] Таких столов нет.
        [one] { $count } стол.
        [few] { $count } стола.
       *[many] { $count } столов.
    }
