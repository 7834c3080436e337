### Что говорит мастерская.

## Страница

workshop-title = Мастерская
workshop-about = Делайте свои карты и сценарии или перенесите сюда карты из своей коробки. Черновики хранятся в этом браузере, пока вы их не сохраните в файл или не сыграете за столом.
workshop-all-drafts = Все черновики
workshop-begin = Начать
workshop-game = Игра
workshop-from = С чего начать
workshop-from-ours = с наших карт
workshop-from-empty = с пустых списков
workshop-from-ours-help = Набор меняет, добавляет и убирает то, что вы хотите; остальное остаётся как есть.
workshop-from-empty-help = Наши карты не участвуют. Список показывает, сколько карт в коробке и сколько вы уже внесли.
workshop-from-file = Из файла
workshop-from-file-help = Продолжите работу над набором, сохранённым здесь, или загляните в набор, присланный другом.
workshop-choose-file = Выбрать zip-файл
workshop-drafts = Ваши черновики
workshop-drafts-help = Они хранятся только в этом браузере. Чтобы сохранить черновик в другом месте, сохраните его в файл.
workshop-delete-really = Удалить навсегда?
workshop-unnamed = Мой набор
workshop-no-draft = Здесь нет такого черновика
workshop-no-draft-help = Черновики хранятся в том браузере, где они сделаны. Чтобы продолжить в другом месте, откройте сохранённый файл.
workshop-kept = сохранено в этом браузере
workshop-keeping = сохраняется…
workshop-not-kept-full = В браузере не осталось места: черновик не сохранён. Сохраните его в файл или удалите другие черновики.
workshop-not-kept-closed = Браузер не хранит здесь данных: черновик не сохранён. Прежде чем уйти, сохраните его в файл.
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-kinds = Виды
workshop-list = Список
workshop-brings = в этом наборе: { $count }
workshop-find = Найти по названию
workshop-nothing-found = С таким названием ничего нет.
workshop-nothing-yet = Здесь пока ничего нет.
workshop-choose-one = Выберите строку списка или создайте новую.
workshop-done-of = готово { $done } из { $all }
workshop-in-all = в игре { $count }, в коробке { $all }
workshop-of = { $done } из { $all }
workshop-checklist = Что есть в коробке
workshop-from-empty-list = Начать этот список с пустого
workshop-on-ours-again = Вернуться к нашим
workshop-has-faults = есть ошибки
workshop-state-ours = наша
workshop-state-changed = изменена
workshop-state-new = новая
workshop-state-removed = убрана
workshop-about-ours = Это наша карта. Всё, что вы измените, ваш набор поставит на её место.
workshop-about-changed = Ваш набор ставит это на место нашего.
workshop-about-new = Это добавляет ваш набор.
workshop-about-removed = Ваш набор убирает эту нашу карту из игры.
workshop-replace = Заменить другой
workshop-copy = Копировать
workshop-restore = Вернуть нашу
workshop-delete = Удалить
workshop-take-away = Убрать из игры
workshop-preview = На столе

## Формы

workshop-id = Идентификатор
workshop-id-help = Строчные латинские буквы, цифры и дефисы. По нему карту находят тексты и записи игр.
workshop-id-fixed = Идентификатор нашей карты не меняется. Чтобы сделать другую, скопируйте её.
workshop-id-wrong = Идентификатор состоит из строчных латинских букв, цифр и дефисов и начинается с буквы.
workshop-id-taken = Такой идентификатор уже есть.
workshop-required = обязательно
workshop-none = нет
workshop-yes = да
workshop-no = нет
workshop-is-given = указано
workshop-either-one = одно значение
workshop-either-several = несколько значений
workshop-less = меньше
workshop-more = больше
workshop-add-value = Добавить…
workshop-add-line = + Добавить
workshop-take-out = Убрать: { $name }
workshop-move-up = Поднять { $number } выше
workshop-move-down = Опустить { $number } ниже
workshop-key = Ключ
workshop-new-key = Новый ключ
workshop-unknown-thing = неизвестно: { $id }
workshop-more-fields =
    { $count ->
        [one] Ещё { $count } поле
        [few] Ещё { $count } поля
       *[many] Ещё { $count } полей
    }
workshop-words = Тексты
workshop-words-name = Название
workshop-words-text = Текст
workshop-words-name-of = Название: { $value }

## Набор

workshop-pack = Набор
workshop-pack-name = Название
workshop-pack-name-help = Его видят те, кто открывает новый стол.
workshop-pack-id = Идентификатор
workshop-pack-id-help = Строчные латинские буквы, цифры и дефисы; так называется и файл.
workshop-pack-author = Автор
workshop-pack-author-help = Можно не указывать.
workshop-pack-version = Версия
workshop-pack-version-help = Увеличьте её, когда отправляете другим изменённый набор.
workshop-pack-about = Описание
workshop-pack-languages = Языки
workshop-pack-languages-help = Языки, на которых вы пишете. Чего нет на одном языке, берётся из другого.

## Проверка и выход

workshop-check = Проверка
workshop-checking = Проверяется…
workshop-sound = Готово к игре
workshop-faults =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
workshop-remarks =
    { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
       *[many] { $count } замечаний
    }
workshop-missing-words = «{ $message }» ещё не написано: нажмите, чтобы написать.
workshop-drop-words = Удалить эти слова
workshop-does = Добавляет: { $adds }, заменяет: { $replaces }, убирает: { $removes }
workshop-trial = Сыграть пробные партии
workshop-trying = Идут партии…
workshop-export = Сохранить в файл
workshop-try = Попробовать за столом
workshop-not-sound = Набор ещё не готов к игре.
workshop-who-plays = Кто играет
workshop-alone = только я
workshop-with-friends =
    { $count ->
        [one] с { $count } другом
        [few] с { $count } друзьями
       *[many] с { $count } друзьями
    }
workshop-sitting-down = Готовим стол…
