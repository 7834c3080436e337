### Стол в браузере: поле и то, что на нём можно сделать.

page-what-you-may-do = Что можно сделать
page-sheet = Вокруг поля
page-board = Игровое поле
page-press-again = Нажмите ещё раз, чтобы подтвердить: { $what }
page-pick-more = Выберите всё, что нужно
page-you-watch = Вы наблюдаете за этим столом.
page-not-your-turn = Сейчас решать не вам.
page-whole-board = Всё поле
page-tab-do = Действия
page-tab-chronicle = Летопись
page-tab-talk = Беседа
page-tab-aside = Ещё
error-unreachable = Сервер не отвечает. Проверьте сеть.

## Урок

page-lesson = Урок
page-lesson-step = Шаг { $number } из { $all }
page-lesson-next = Дальше
page-lesson-back = Назад
page-lesson-over = Урок окончен. Стол ваш: играйте дальше сколько захотите.
page-lesson-again = Пройти ещё раз

# Where nothing but the end of the turn is left

ask-turn-over = В этом ходу больше нечего делать.
option-turn-over = Закончить ход
