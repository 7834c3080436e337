### Что бывает в наборах этой игры: виды, поля и значения.

## Виды

kind-monsters-monster = Монстры
kind-monsters-monster-one = Монстр
kind-warlords-warlord = Полководцы
kind-warlords-warlord-one = Полководец
kind-dice = Кубики
kind-dice-one = Кубики
kind-tokens = Жетоны
kind-tokens-one = Жетоны
kind-heroes-hero = Герои
kind-heroes-hero-one = Герой
kind-tiles-tile = Тайлы бастиона
kind-tiles-tile-one = Тайл бастиона
kind-levels = Уровни сложности
kind-levels-one = Уровни сложности

## Поля

field-id = Идентификатор
field-id-help = Так это называется в правилах и текстах.
field-colour = Цвет
field-colour-help = В коробке по десять монстров и по два полководца каждого цвета.
field-resistance = Сопротивление
field-resistance-help = Сколько граней цвета карты нужно, чтобы её победить.
field-enter = Входные эффекты
field-enter-help = Срабатывают один раз, когда карта входит в игру.
field-recurring = Повторяющиеся эффекты
field-recurring-help = Срабатывают в каждой фазе орды планшета, где лежит карта.
field-permanent = Длительные эффекты
field-permanent-help = Действуют, пока карта в игре.
field-exit = Выходные эффекты
field-exit-help = Их получает или терпит тот, кто победил карту.
field-retired = Заменена картой
field-retired-help = Карта, занявшая её место: эта больше не раздаётся.
field-combat = Боевые кубики
field-combat-help = Кубики, которые каждый герой бросает в бою.
field-grey = Серый кубик
field-grey-help = Его добавляет герой с такой особой способностью.
field-decay = Кубик упадка
field-decay-help = Его бросают из-за эффектов карт и полного жёлтого планшета.
field-faces = Грани
field-faces-help = По одной на каждую сторону кубика.
field-white = Белых кубиков
field-white-help = Столько кубиков бросает герой.
field-equipment = Жетоны снаряжения
field-equipment-help = Столько каждого цвета лежит в резерве.
field-life = Жетоны жизни
field-life-help = Столько их всего.
field-calls = Жетоны «Призыв к оружию»
field-calls-help = Столько их всего.
field-standards = Знамёна
field-standards-help = Цвета, которые предлагает тайл «Знамя».
field-evil = Фигурки Власти зла
field-evil-help = Столько их в резерве; можно ли выставить больше, решает настройка стола.
field-start-life = Жизней в начале
field-start-life-help = Сколько жетонов жизни у героя в начале.
field-start-calls = Призывов в начале
field-start-calls-help = Сколько жетонов «Призыв к оружию» у героя в начале.
field-healed-life = Жизней после лечения
field-healed-life-help = Сколько жетонов жизни получает вылеченный герой.
field-healed-calls = Призывов после лечения
field-healed-calls-help = Сколько жетонов «Призыв к оружию» получает вылеченный герой.
field-warlords = Полководцы
field-warlords-help = Сколько полководцев; для тайла — действует ли он на них.
field-home = Его фигурка
field-home-help = Фигурка, которая лежит на тайле.
field-removed-per-missing-player = Убирают за каждого недостающего игрока
field-removed-per-missing-player-help = Сколько монстров убирают из колоды за каждого игрока меньше четырёх.
field-level = Уровни
field-level-help = Как собирают колоду для каждого уровня.
field-removed = Убрано монстров
field-removed-help = Их убирают не глядя, прежде чем собрать колоду.
field-block = Карт в блоке
field-block-help = Столько монстров лежит под каждым полководцем.
field-points = Очки
field-points-help = Сколько стоит победа на этом уровне.
field-extra-equipment = Дополнительное снаряжение
field-extra-equipment-help = Жетоны, с которыми герои начинают на этом уровне.

## Значения

value-faces-black = чёрная
value-faces-blue = синяя
value-faces-green = зелёная
value-faces-red = красная
value-faces-white = белая
value-faces-yellow = жёлтая
value-faces-blank = пусто
value-faces-card = карта орды
value-faces-evil = Власть зла
value-faces-life = жизнь
value-faces-round = круглый жетон
value-faces-round-and-life = круглый жетон и жизнь
