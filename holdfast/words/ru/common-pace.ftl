# The pace at which one sees what others do, what happened since one left, and sound.

page-pace = Темп
page-pace-step = по шагам
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-fast = быстро
page-pace-instant = сразу
page-pace-help = Как быстро показывать, что делают враги, боты и друзья
page-hold = Пауза
page-go-on = Дальше
page-next-step = Шаг
page-skip = Пропустить
page-skip-help = Сразу к вашему решению
page-happening = Смотрите, что происходит
page-happening-left = { $count ->
    [one] Впереди ещё { $count } событие
    [few] Впереди ещё { $count } события
   *[many] Впереди ещё { $count } событий
  }
page-happening-last = Это всё
page-replaying = Что было без вас
page-since-you-left = Пока вас не было
page-since-count = { $count ->
    [one] Произошло { $count } событие
    [few] Произошло { $count } события
   *[many] Произошло { $count } событий
  }
page-since-enemies = Враги
page-since-lost = Что вы потеряли
page-since-by-bot = Бот вместо вас
page-since-more = и ещё { $count }
page-since-show = Показать
page-since-close = Понятно
page-you-left-here = вы ушли здесь
page-volume = Громкость
page-mute = Выключить звук
page-unmute = Включить звук
page-mute-key = Клавиша { $key }
page-moment-card = Карта
page-moment-target = Цель
page-moment-attack = Атака
page-moment-damage = Урон
page-moments = Что происходит
page-round = Раунд { $number }
