### The rulebook.

cli-rules = Читать правила игры.
cli-rules-game = Игра, как её называет «holdfast shelf».
cli-rules-chapter = Название главы или «all» — все сразу; без него показывается оглавление.
cli-rules-find = Показать абзацы с этими словами в любой форме.
cli-rules-example = Разыграть пример из правил шаг за шагом.
rules-how-to-read = Открыть главу: holdfast rules { $game } CHAPTER; искать: --find СЛОВА.
rules-nothing-found = В правилах не нашлось «{ $words }».
error-no-such-chapter = В правилах нет главы «{ $chapter }». Есть такие: { $known }.
page-rules-edition = Издание
page-rules-chapters = Главы
page-rules-print = Напечатать всю книгу
page-rules-digest = Свод правил по номерам
page-rules-place = Глава { $number } из { $count } · читать { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
page-example = Пример
page-example-live = живой пример
page-example-steps = Шаги примера
page-example-step = Шаг { $number } из { $count }
page-example-back = Назад
page-example-next = Дальше
page-example-again = С начала
page-example-press = Нажмите на то, что светится на поле, или просто «Дальше».
page-example-try = Попробовать самому
page-example-try-note = решаете и бросаете вы
page-example-others = Ещё примеры
page-example-play = Разыграть пример
error-no-such-example = Примера «{ $example }» здесь нет.
