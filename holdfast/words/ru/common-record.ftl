page-record = Мои партии
page-record-empty = Пока пусто: здесь учитываются партии, которые вы доиграли в этом браузере.
page-record-pending =
    { $count ->
        [one] Разбирается ещё { $count } партия.
        [few] Разбираются ещё { $count } партии.
        [many] Разбирается ещё { $count } партий.
       *[other] Разбирается ещё { $count } партий.
    }
page-record-which = Какая игра
page-record-all-games = Все игры
page-record-numbers = В цифрах
page-record-played = Сыграно
page-record-won = Побед
page-record-share = Доля побед
page-record-streak = Побед подряд
page-record-best-streak = Лучшая серия
page-record-worst-luck = Худшая удача
page-record-best-save = Лучшее спасение
page-record-best = Лучший счёт
page-record-mean = Средний счёт
page-record-strip =
    { $count ->
        [one] Последняя { $count } партия; побед: { $won }
        [few] Последние { $count } партии; побед: { $won }
        [many] Последние { $count } партий; побед: { $won }
       *[other] Последние { $count } партий; побед: { $won }
    }
page-record-by-kind = По видам партий
page-record-by-hero = По героям
page-record-deeds = Подвиги
page-record-deeds-count = { $earned } из { $count }
page-record-of = { $done } из { $goal }
page-record-earned = Выполнено
page-record-games = Сыгранные партии
page-record-setting = { $name }: { $value }
page-record-better-than =
    { $tenths ->
        [0] у других здесь вышло лучше
        [10] лучше, чем у всех здесь
       *[other] лучше, чем у { $tenths } из десяти здесь
    }
page-record-keep = Хранение записей
page-record-private = Это видите только вы: записи хранятся под секретным ключом этого браузера.
page-record-carry = На другом устройстве
page-record-carry-help = Откройте там эту ссылку или наведите камеру на картинку. Записи увидит каждый, у кого есть ссылка.
page-record-export = Сохранить файлом
page-record-forget = Забыть всё
page-record-forget-sure = Да, забыть мои партии
page-record-keep-it = Оставить
page-record-open = Открыть
page-record-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
page-record-of-all-won = всех партий выиграно
page-record-in-a-row =
    { $count ->
        [one] победа подряд
        [few] победы подряд
        [many] побед подряд
       *[other] победы подряд
    }
