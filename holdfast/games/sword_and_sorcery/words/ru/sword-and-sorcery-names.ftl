### Sword & Sorcery: the names of things.

## Heroes

hero-auriel = Ауриэль
hero-ecarus = Экар
hero-laegon = Лайгон
hero-shae = Шая
hero-thorgar = Торгар
companion-fenrir = Фенрир
class-auriel-wizard = Ауриэль, волшебница (Порядок)
class-auriel-sorceress = Ауриэль, колдунья (Хаос)
class-ecarus-white-rose = Экар, рыцарь Белой Розы (Порядок)
class-ecarus-black-rose = Экар, рыцарь Чёрной Розы (Хаос)
class-laegon-archer = Лайгон, лучник (Нейтральный)
class-laegon-ranger = Лайгон, рейнджер (Нейтральный)
class-shae-rogue = Шая, плут (Порядок)
class-shae-assassin = Шая, убийца (Хаос)
class-thorgar-cleric = Торгар, жрец (Порядок)
class-thorgar-runemaster = Торгар, мастер рун (Хаос)

## Enemies, their ranks and their weapons

enemy-gremlin = Гремлин
enemy-gremlin-pack = Свора гремлинов
enemy-raider = Налётчик
enemy-orc-warrior = Воин орков
enemy-orc-shaman = Шаман орков
enemy-troll = Тролль
enemy-enraged-troll = Разъярённый тролль
enemy-orc-king = Король орков
enemy-crownless-king = Король без короны
rank-green = зелёный
rank-blue = синий
rank-red = красный
rank-purple = фиолетовый
race-monster = монстр
race-humanoid = гуманоид
aim-most-wounded = самый раненый герой
aim-nearest = ближайший герой
aim-richest = самый богатый герой
aim-agility = герой стиля «Ловкость»
aim-faith = герой стиля «Вера»
aim-magic = герой стиля «Магия»
aim-strength = герой стиля «Сила»
weapon-bare-hands = голые руки
weapon-strike = удар без оружия
weapon-claws = когти
weapon-sharp-claws = острые когти
weapon-stone = камень
weapon-stones = камни
weapon-bite = укус
weapon-sword = меч
weapon-knife = нож
weapon-axes = боевые топоры
weapon-rod = жезл
weapon-magma-rod = жезл магмы
weapon-chains = цепи
weapon-horns = рога
weapon-great-axe = двуручный топор
weapon-throwing-axe = метательный топор

## Abilities of enemies

ability-thief-claws = Вор
ability-thief-bite = Вор
ability-mob-1 = Толпа I
ability-mob-2 = Толпа II
ability-evil-forces = Злые силы
ability-spikes = Шипы
ability-group-attack-1 = Групповая атака I
ability-coward = Трус
ability-readiness-2 = Готовность II
ability-double-strike = Двойной удар
ability-dual-wield = Двойной хват
ability-healing-potion = Зелье исцеления
ability-leadership = Руководство
ability-strike-from-the-shadows = Удар из тени
ability-berserk-1 = Берсерк I
ability-berserk-2 = Берсерк II
ability-war-cry = Боевой клич
ability-curse-1 = Проклятие I
ability-curse-2 = Проклятие II
ability-dark-mending = Тёмное исцеление
ability-vengeful = Мстительный
ability-huge = Огромный
ability-fire-weakness = Уязвимость к огню
ability-regeneration = Регенерация
ability-ram = Таран
ability-impale = Пронзание
ability-trip = Подножка
ability-rage = Ярость
ability-stomp = Топтание
ability-royal-command = Королевский приказ
ability-crown-of-iron = Железная корона
ability-flaming-weapon-1 = Пылающее оружие I
ability-flaming-weapon-2 = Пылающее оружие II
ability-venom-1 = Ядовитый клинок I
ability-venom-2 = Ядовитый клинок II
ability-troll-heart-1 = Сердце тролля I
ability-troll-heart-2 = Сердце тролля II
ability-thorns-1 = Тернии I
ability-thorns-2 = Тернии II
ability-death-burst-1 = Посмертная вспышка I
ability-death-burst-2 = Посмертная вспышка II
ability-onslaught-1 = Натиск I
ability-onslaught-2 = Натиск II

## Powers of enemies

power-flaming-weapon = Пылающее оружие
power-venom-blade = Ядовитый клинок
power-troll-heart = Сердце тролля
power-thorns = Тернии
power-death-burst = Посмертная вспышка
power-onslaught = Натиск

## Powers of heroes: innate

power-arcane-focus = Тайное средоточие
power-blood-magic = Магия крови
power-taunt = Насмешка
power-dread = Ужас
power-twin-arrows = Двойные стрелы
power-two-blades = Два клинка
power-disarm-trap = Обезвредить ловушку
power-thievery = Воровство
power-dagger-whirl = Вихрь кинжалов
power-help-from-above = Помощь свыше
power-rune-explosion = Взрыв рун

## Powers of Auriel

power-thunder-mistress = Повелительница грома
power-life-drain = Похищение жизни
power-fire-ball = Огненный шар
power-magic-barrier = Магический барьер
power-frost-breath = Дыхание стужи
power-dark-flame = Тёмное пламя

## Powers of Ecarus

power-rose-strike = Удар розы
power-cleave = Рассечение
power-shield-wall = Стена щитов
power-holy-charge = Святой натиск
power-blood-oath = Клятва крови

## Powers of Laegon

power-precise-shot = Точный удар
power-rain-of-arrows = Дождь стрел
power-summon-fenrir = Призыв Фенрира
power-snare = Силок
power-forest-step = Лесной шаг

## Powers of Shae

power-stealth = Скрытность
power-treasure-hunting = Поиск сокровищ
power-backstab = Удар в спину
power-venom = Яд
power-smoke = Дым

## Powers of Thorgar

power-heal = Исцеление
power-lightning-bolt = Удар молнии
power-bless = Благословение
power-command = Приказ
power-attack-rune = Руна нападения
power-defence-rune = Руна защиты

## Talents

power-toughness = Стойкость
power-lucky = Удачливость
power-swift = Быстроногий
power-pack-mule = Носильщик
power-thick-skin = Толстая кожа
power-battle-cry = Боевой клич

## Items of the Stash and their upgraded sides

item-broadsword = Широкий меч
item-broadsword-upgraded = Широкий меч (улучш.)
item-shield = Щит
item-shield-upgraded = Щит (улучш.)
item-long-bow = Длинный лук
item-long-bow-upgraded = Длинный лук (улучш.)
item-dirk = Корд
item-dirk-upgraded = Корд (улучш.)
item-wand = Волшебная палочка
item-wand-upgraded = Волшебная палочка (улучш.)
item-mace = Булава
item-mace-upgraded = Булава (улучш.)
item-robe = Мантия
item-leather = Кожаный доспех
item-leather-upgraded = Кожаный доспех (улучш.)
item-scale = Чешуя
item-scale-upgraded = Чешуя (улучш.)

## Items of the Emporium

item-battle-axe = Боевой топор
item-hammer = Молот
item-short-bow = Короткий лук
item-yew-bow = Тисовый лук
item-stiletto = Стилет
item-ash-staff = Ясеневый посох
item-tanned-leather = Дублёная кожа
item-plate = Латы
item-knives = Ножи
item-elven-knives = Эльфийские ножи
item-elven-arrows = Эльфийские стрелы
item-strength-potion = Зелье силы
item-strength-elixir = Эликсир силы
item-healing-potion = Зелье исцеления
item-protective-barrier = Защитный барьер
item-bandages = Бинты
item-tight-bandages = Узкие бинты
item-bag = Мешок

## Treasures

item-sentinel = Страж
item-flaming-sword = Пылающий меч
item-crystal-knife = Кристальный нож
item-greedy-sting = Алчное жало
item-archmage-robe = Мантия архимага
item-elven-cloak = Эльфийский плащ
item-town-portal = Портал в город
item-flaming-arrows = Пламенные стрелы
item-pouch-of-crowns = Кошель с кронами
item-chest-of-crowns = Шкатулка с кронами
item-troll-blood = Кровь тролля
item-ring-of-warding = Кольцо оберега
item-amulet-of-might = Амулет мощи

## Soul weapons

item-golden-mirror = Золотое зеркало
item-golden-mirror-empowered = Золотое зеркало (усиленное)
item-moonlit-bow = Лук лунного света
item-moonlit-bow-empowered = Лук лунного света (усиленный)
item-star-staff = Звёздный посох
item-star-staff-empowered = Звёздный посох (усиленный)

## What lies about

thing-crowns = кроны
thing-loot = добыча
thing-treasure = сокровище
loot-purse = кошелёк
loot-coins = горсть монет
loot-hoard = клад
loot-relic = реликвия
search-bookshelf = книжная полка
search-well = колодец
search-grave = могила
search-cart = повозка
chest-coins = монеты
chest-relic = реликвия
chest-hoard = монеты и реликвия
key-red = красный магический ключ
key-blue = синий магический ключ
key-green = зелёный магический ключ
key-gold = золотой магический ключ
shadow-townsfolk = горожане
shadow-enemy = враг
shadow-advanced = усиленный враг
shadow-two = два врага
shadow-quest-enemy = враг сценария
shadow-quest-token = жетон сценария
rune-attack = руна нападения
rune-defence = руна защиты

## Crit tokens and injuries

crit-gash = порез
crit-deep-gash = глубокая рана
crit-stagger = потеря равновесия
crit-dazed = контузия
crit-dazzled = вспышка в глазах
crit-hobbled = подбитая нога
crit-tainted = заражение
crit-hurt-arm = повреждённая рука
crit-broken-armor = пробитая броня
crit-wounded-leg = раненая нога
crit-wounded-chest = раненая грудь
crit-wounded-head = раненая голова
injury-attack = −1 попадание во всех атаках
injury-armor = броня −1
injury-hp-1 = −1 к максимуму ОЗ
injury-hp-2 = −2 к максимуму ОЗ
injury-effects = эффекты за символ «умение» недоступны
injury-hurt-arm = повреждённая рука: −1 попадание во всех атаках
injury-broken-armor = пробитая броня: броня −1
injury-wounded-leg = раненая нога: −1 к максимуму ОЗ
injury-wounded-chest = раненая грудь: −2 к максимуму ОЗ
injury-wounded-head = раненая голова: эффекты за символ «умение» недоступны

## Traps

trap-poison-gas = Ядовитый газ
trap-lightning = Молния
trap-flame = Пламя
trap-pentagram = Пентаграмма
trap-alarm = Тревога
trap-darts = Дротики
trap-pitfall = Волчья яма
trap-rusted-shut = Ржавый механизм

## Encounters

encounter-bloodlust = Кровожадность
encounter-leaders-assault = Атака вожака
encounter-battle = Битва
encounter-green-tide = Зелёная волна
encounter-blue-banner = Синее знамя
encounter-red-hand = Красная длань
encounter-cold-steel = Холодная сталь
encounter-dark-craft = Тёмное ремесло
encounter-close-quarters = Лицом к лицу
encounter-volley = Залп
encounter-skirmish = Стычка
encounter-lull = Затишье
encounter-dark-omen = Дурное знамение
encounter-fury = Неистовство

## Event cards

card-story = Сюжетное событие
card-story-1 = Сюжетное событие I
card-story-2 = Сюжетное событие II
card-story-3 = Сюжетное событие III
card-other = Сценарий
card-day = День
card-night = Ночь
card-massacre = Резня
card-gift-from-above = Дар свыше
card-war-drums = Барабаны войны
card-ambush = Засада
card-reinforcements = Подкрепление
card-clear-skies = Ясное небо
card-bitter-cold = Лютый холод
card-whispering-souls = Шёпот душ
card-hunting-horn = Охотничий рог
card-courage = Отвага
card-thorned-path = Тернистый путь

## Decks

deck-enemy = колода врагов
deck-enemy-power = колода умений врагов
deck-encounter = колода столкновений
deck-event = колода событий
deck-treasure = колода сокровищ
deck-trap = колода ловушек
deck-crit = жетоны критических попаданий
deck-shadow = жетоны тени
deck-loot = жетоны добычи

## Symbols, dice and damage

symbol-hit = попадание
symbol-power = умение
symbol-magic = магия
symbol-shield = щит
symbol-legend = легенда
symbol-miss = промах
colour-red = красный
colour-blue = синий
type-slashing = рубящий
type-piercing = колющий
type-crushing = дробящий
type-mystic = мистика
type-any = любой
style-agility = Ловкость
style-faith = Вера
style-magic = Магия
style-strength = Сила
alignment-law = Порядок
alignment-neutral = Нейтральность
alignment-chaos = Хаос
time-day = день
time-night = ночь

## Conditions

condition-kd = сбит с ног
condition-blind = ослепление
condition-slow = замедление
condition-stun = оглушение
condition-poison = отравление
condition-burn = горение
condition-injury = травма
condition-hidden = скрытый

## Equipment: slots, kinds, hands, categories

slot-main = сильная рука
slot-off = слабая рука
slot-armor = доспех
slot-artifact = артефакт
kind-weapon = оружие
kind-armor = доспех
kind-artifact = артефакт
kind-permanent = постоянный предмет
kind-consumable = одноразовый предмет
kind-ammunition = снаряды
kind-crowns = кроны
hand-main = для сильной руки
hand-off = для слабой руки
hand-two = двуручное
hand-any = универсальное
category-sword = меч
category-shield = щит
category-bow = лук
category-dagger = кинжал
category-wand = палочка
category-hammer = молот
category-axe = топор
category-staff = посох
category-exotic = экзотическое
category-knife = нож
category-light = лёгкий доспех
category-medium = средний доспех
category-heavy = тяжёлый доспех

## Actions: kinds, and what a blind hero may fail at

cost-move = действие перемещения
cost-combat = действие битвы
cost-special = специальное действие
cost-free = быстрое действие
cost-passive = пассивное
cost-reaction = реакция
action-move = перемещение
action-stand = подъём на ноги
action-attack = атака
action-focus = фокус
action-power = умение
action-use = применение предмета
action-dash = рывок
action-open = открыть дверь
action-break = взлом
action-unlock = отпирание замка
action-take-key = взять ключ
action-pick-up = поднять с земли
action-drop = бросить на землю
action-rearrange = перераспределение предметов
action-exchange = обмен
action-search = поиск
action-provoke = провокация главного врага
action-quest = сценарное действие
action-activate = активация компаньона
action-imbue = усиление оружия души

## What cards change

stat-hp = ОЗ
stat-mp = очки движения
stat-capacity = вместимость инвентаря
stat-armor = броня
stat-defence = кубики защиты
stat-shield = щиты в защите
stat-mshield = магические щиты
stat-hit = попадания в атаках
stat-save = кубики спасбросков
stat-combat = действия битвы
stat-special = специальные действия
stat-treasures = сокровища на выбор
stat-traps = ловушки на выбор
stat-powers = умения
stat-dash = очки движения при рывке

counted-stat-hp = ОЗ
counted-stat-mp =
    { $n ->
        [one] очко движения
        [few] очка движения
       *[many] очков движения
    }
counted-stat-capacity =
    { $n ->
        [one] место в инвентаре
        [few] места в инвентаре
       *[many] мест в инвентаре
    }
counted-stat-armor = к броне
counted-stat-defence =
    { $n ->
        [one] кубик защиты
        [few] кубика защиты
       *[many] кубиков защиты
    }
counted-stat-shield =
    { $n ->
        [one] щит в защите
        [few] щита в защите
       *[many] щитов в защите
    }
counted-stat-mshield =
    { $n ->
        [one] магический щит
        [few] магических щита
       *[many] магических щитов
    }
counted-stat-hit =
    { $n ->
        [one] попадание в атаках
        [few] попадания в атаках
       *[many] попаданий в атаках
    }
counted-stat-save =
    { $n ->
        [one] кубик спасброска
        [few] кубика спасброска
       *[many] кубиков спасброска
    }
counted-stat-combat =
    { $n ->
        [one] действие битвы
        [few] действия битвы
       *[many] действий битвы
    }
counted-stat-special =
    { $n ->
        [one] специальное действие
        [few] специальных действия
       *[many] специальных действий
    }
counted-stat-treasures =
    { $n ->
        [one] сокровище на выбор
        [few] сокровища на выбор
       *[many] сокровищ на выбор
    }
counted-stat-traps =
    { $n ->
        [one] ловушка на выбор
        [few] ловушки на выбор
       *[many] ловушек на выбор
    }
counted-stat-powers =
    { $n ->
        [one] умение
        [few] умения
       *[many] умений
    }
counted-stat-dash =
    { $n ->
        [one] очко движения при рывке
        [few] очка движения при рывке
       *[many] очков движения при рывке
    }

## Effects of attacks and defences

effect-hit =
    { $n ->
        [rank] +1 попадание за уровень души
        [rank2] +1 попадание за каждые 2 уровня души, с округлением вверх
        [figures] +1 попадание за фигурку
        [heroes] +1 попадание за героя
        [act] +1 попадание за акт
        [-1] −1 попадание
        [-2] −2 попадания
        [one] +{ $n } попадание
        [few] +{ $n } попадания
       *[many] +{ $n } попаданий
    }
effect-shield =
    { $n ->
        [-1] −1 щит
        [-2] −2 щита
        [one] +{ $n } щит
        [few] +{ $n } щита
       *[many] +{ $n } щитов
    }
effect-fatal =
    фатальный{ $n ->
        [all] {""}
        [1] {" "}I
        [2] {" "}II
        [3] {" "}III
       *[0] {" "}{ $n }
    }
effect-crit = критическое попадание
effect-push = толчок
effect-aoe = область эффекта ({ $n })
effect-kd = сбит с ног
effect-blind = ослепление
effect-slow = замедление
effect-stun = оглушение
effect-poison =
    отравление { $n ->
        [1] I
        [2] II
       *[0] { $n }
    }
effect-burn =
    горение { $n ->
        [1] I
        [2] II
       *[0] { $n }
    }
effect-pierce =
    { $n ->
        [all] игнорирует броню
       *[1] броня −{ $n }
    }
effect-reroll =
    переброс { $n ->
        [all] любых кубиков
        [1] 1 кубика
        [rank2] по 1 кубику за каждые 2 уровня души, с округлением вверх
       *[0] кубиков: { $n }
    }
effect-face = повернуть кубик нужной гранью
effect-again =
    ещё одна атака{ $n ->
        [any] {""}
        [other] {" "}по другому врагу
       *[same] {" "}по тому же врагу
    }
effect-ability = собственная способность
effect-drain = исцеление на величину урона
effect-cleave = вторая цель в той же зоне
effect-count = непотраченные символы считаются попаданиями
effect-gain =
    { $n ->
        [-1] −1
        [-2] −2
       *[other] +{ $n }
    } { $stat }
effect-crowns =
    { $n ->
        [one] +{ $n } крона
        [few] +{ $n } кроны
       *[many] +{ $n } крон
    }
effect-shards =
    { $n ->
        [one] +{ $n } частица души
        [few] +{ $n } частицы души
       *[many] +{ $n } частиц души
    }
effect-heal = восстановить ОЗ
effect-heal-self = восстановить { $n } ОЗ
effect-lose =
    { $n ->
        [rank2] потерять по 1 ОЗ за каждые 2 уровня души, с округлением вверх
        [act] потерять по 1 ОЗ за каждый акт
       *[0] потерять { $n } ОЗ
    }
effect-mshield =
    { $n ->
        [one] +{ $n } магический щит
        [few] +{ $n } магических щита
       *[many] +{ $n } магических щитов
    }
effect-cure = снять состояние
effect-hide = стать скрытым
effect-veil = нельзя выбрать целью
effect-refresh = обновить умение
effect-recharge = восстановить заряд
effect-treasure = взять сокровище
effect-retreat =
    { $n ->
        [one] отступить на { $n } зону
        [few] отступить на { $n } зоны
       *[many] отступить на { $n } зон
    }
effect-move = переместиться
