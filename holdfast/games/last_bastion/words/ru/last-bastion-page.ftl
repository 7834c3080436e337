### «Последний бастион» в браузере: что говорят о себе его поле и панели.

## Строка над полем

last-bastion-page-short-deck = Колода { $count }
last-bastion-page-short-warlords = Полководцы { $beaten }/{ $all }

## Карты и слоты

last-bastion-page-free-slot = Свободный слот
last-bastion-page-line = Напротив: { $tiles }
last-bastion-page-resistance-word = сопротивление
last-bastion-page-when-enter = При появлении
last-bastion-page-when-recurring = Каждый ход её планшета
last-bastion-page-when-permanent = Пока карта в игре
last-bastion-page-when-exit = Когда она побеждена
last-bastion-page-netted = (под сетью)
last-bastion-page-trap-here = Здесь поджидает ловушка.
last-bastion-page-evil-here = На этой карте фигурка Власти зла.
last-bastion-page-die-here = На этой карте лежит боевой кубик.
last-bastion-page-spell-here = Колдовство Мильфаар: сопротивление меньше на 1
last-bastion-page-standard-here = Знамя этого цвета: сопротивление меньше на 1
last-bastion-page-monster = монстр, цвет: { $colour }
last-bastion-page-warlord = полководец, цвет: { $colour }

## Планшеты, тайлы и герои

last-bastion-page-horde-board = планшет орды
last-bastion-page-tile = тайл бастиона
last-bastion-page-defended = Обороняет: { $hero }
last-bastion-page-call-here = Призыв к оружию: { $tile }
last-bastion-page-acting = Ход этого планшета.
last-bastion-page-turn = сейчас ходит
last-bastion-page-move-left = Передвижение: ещё есть
last-bastion-page-move-used = Передвижение: потрачено
last-bastion-page-action-left = Действие: ещё есть
last-bastion-page-action-used = Действие: потрачено
last-bastion-page-power-left = Способность: готова
last-bastion-page-power-used = Способность: потрачена в этот ход
last-bastion-page-power-lost = Способность: потеряна

## Колода, кубики, резерв

last-bastion-page-deck = Колода
last-bastion-page-deck-help = Герой, чей планшет орды не заполнен, берёт карту в фазу орды. Если карту нужно взять, а колода пуста, бастион пал.
last-bastion-page-below-warlord =
    { $count ->
        [0] Под последним полководцем нет карт.
        [one] Под последним полководцем { $count } карта.
        [few] Под последним полководцем { $count } карты.
       *[many] Под последним полководцем { $count } карт.
    }
last-bastion-page-next-warlord = Следующая карта — полководец.
last-bastion-page-next-monster = Следующая карта — монстр.
last-bastion-page-discard = Стопка сброса
last-bastion-page-discard-last = Сверху: { $card }
last-bastion-page-dice = Боевые кубики
last-bastion-page-dice-help = Грань засчитывается картам своего цвета. Белая грань — любой один цвет.
last-bastion-page-decay-die = Кубик упадка
last-bastion-page-grey-die = Серый кубик
last-bastion-page-shows = Выпало: { $face }
last-bastion-page-standards = Жетоны знамени
last-bastion-page-standard-token = Знамя: { $colour }
last-bastion-page-in-reserve = В резерве: { $count }
last-bastion-page-none-left = В резерве не осталось.
last-bastion-page-in-hand = { $hero }: { $count }
last-bastion-page-lost-to-evil = В резерве: её место во власти зла.
last-bastion-page-life-help = Герой, потерявший последний жетон жизни, выведен из строя.
last-bastion-page-call-help = Потратьте его в свою фазу героя, чтобы активировать любой тайл, где бы вы ни стояли, даже во власти зла.
last-bastion-page-equipment-help = Потратьте его в бою: он засчитывается как одна грань своего цвета. Герои на одном тайле могут тратить в бою жетоны друг друга.
last-bastion-page-evil-help = Власть зла закрывает тайл, на планшете героя лишает его способности, а на карте ждёт, чтобы войти в бастион. Три тайла во власти зла — и бастион пал.
last-bastion-page-board = Бастион: девять тайлов за стеной и четыре планшета орды
