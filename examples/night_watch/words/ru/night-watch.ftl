game-night-watch = Ночная стража
game-night-watch-about = Поддерживайте костёр, пока не останется ни одной тени.

level-calm = тихая ночь
level-wild = бурная ночь
setting-watchers = Стражи
setting-watchers-help = Кто несёт стражу, в порядке мест.
setting-fog = Туман
setting-fog-help = Тень может выйти из тумана сильнее, чем она есть.
setting-late = Поздний час
setting-late-help = Ход может завершить любой игрок.

watcher-arn = Арн
watcher-bryn = Брин
watcher-cael = Каэл
thing-wood = дрова
pieces-of-wood = { $count ->
    [one] { $count } полено
    [few] { $count } полена
   *[many] { $count } поленьев
}
shadow-dusk = Сумерки
shadow-fox = Лиса
shadow-owl = Сова
shadow-wolf = Волк
shadow-bear = Медведь
shadow-ghost = Призрак
shadow-howler = Ревун
shadow-frost = Мороз

ask-turn = Что теперь?
ask-how-many = Сколько дров получит { $watcher }?
ask-shadow = Близится тень: { $shadow }, сила { $strength }. Кто бросит факел?

option-feed = { $object }: подбросить дров
option-gather = Собирать дрова
option-look = Вглядеться во тьму
option-hand = Отдать { $object }, получатель — { $target }
option-done = Закончить ход
option-give = { $object }
option-throw = { $object }: бросить факел

why-no-wood = { $watcher }: дров нет.
why-acted = Действий за ход: { $count }, не больше.
why-nothing-new = Ничего нового не увидеть.
why-no-torch = { $watcher }: факела нет.

event-round = Начинается новый раунд.
event-turn = Ход { $number }: { $watcher }
event-feed = { $watcher } подбрасывает дров в костёр: { $fire }.
event-done = { $watcher } ждёт.
event-gather = { $watcher } собирает дрова: { $count }.
event-look = { $watcher } вглядывается во тьму.
event-omen = Следующая тень: { $shadow }.
event-hand = { $watcher } отдаёт дрова, получатель — { $to }: { $count }.
event-shadow = Близится тень: { $shadow }, сила { $strength }.
event-torch = { $watcher } бросает факел. Тень отступает: { $shadow }.
event-dim = { $shadow } забирает у костра { $lost }, осталось { $fire }.

outcome-dark = Костёр погас.
outcome-dawn = Наступило утро.

odds-find = { PERCENT($percent) }: найдено дров: { $thing }
find-none = ничего
find-one = одно
find-two = два

# What the plain board calls the parts of the view.
view-fire = костёр
view-forest = лес
view-turn = ход
view-number = номер
view-acted = сделано дел
view-watchers = дозорные
view-wood = хворост
view-torch = факел
view-deck = тени впереди
view-cards = карты
view-back = следующая
view-gone = ушли
view-omen = придёт
