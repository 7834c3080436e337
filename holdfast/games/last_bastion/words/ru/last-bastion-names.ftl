### Last Bastion: the names of things, and what each of them does.

## Monsters: red, the demons

card-ember-imp = Угольный бес
card-soot-hound = Дымная гончая
card-vein-drinker = Кровопийца
card-incubus = Инкуб
card-butcher = Мясник
card-soul-flayer = Свежеватель душ
card-molten-brute = Раскалённый громила
card-whispering-tempter = Шепчущий искуситель
card-pit-warden = Надзиратель преисподней
card-pyre-marshal = Маршал костров

## Monsters: green, the tribes

card-goblin-piper = Гоблин-дудочник
card-goblin-sapper = Гоблин-подрывник
card-orc-raider = Орк-налётчик
card-orc-snarer = Орк-ловчий
card-wolf-rider = Волчий наездник
card-tuskplate-orc = Орк в латах из клыков
card-orc-plunderer = Орк-мародёр
card-mire-troll = Тролль из трясины
card-gate-troll = Тролль-воротолом
card-boulder-troll = Тролль-камнемёт

## Monsters: blue, the abyss

card-hollow-summoner = Призыватель пустоты
card-cocoon-spider = Паучиха с коконом
card-drowned-oracle = Утонувшая пророчица
card-dream-leech = Пиявка снов
card-web-spinner = Прядильщица паутины
card-abyss-stalker = Охотник бездны
card-eyeless-horror = Безглазый ужас
card-clutch-keeper = Хранительница кладки
card-drowning-maw = Бездонная пасть
card-sunken-kraken = Придонный кракен

## Monsters: yellow, the undead and the golems

card-clay-drudge = Глиняный болван
card-rattling-bones = Гремящие кости
card-famished-ghoul = Изголодавшийся гуль
card-mourning-bride = Скорбящая невеста
card-vault-golem = Голем сокровищницы
card-barrow-sentinel = Часовой кургана
card-zombie-lord = Повелитель зомби
card-plague-bearer = Разносчик чумы
card-ossuary-golem = Голем костницы
card-crypt-hierophant = Иерофант склепа

## Monsters: black, the Queen’s own

card-shadow-scout = Теневой разведчик
card-queens-confessor = Духовник королевы
card-tithe-collector = Сборщик десятины
card-queens-poisoner = Отравительница королевы
card-shadow-knight = Теневой рыцарь
card-nefarious-cannon = Гнусная пушка
card-queens-jailer = Тюремщик королевы
card-glass-witch = Стеклянная ведьма
card-walking-belfry = Шагающая звонница
card-nightmare-regent = Регент кошмаров

## Monsters that are dealt no more

card-cinder-hound = Пепельная гончая
card-lash-fiend = Бес с плетью
card-furnace-demon = Демон горнила
card-brimstone-herald = Серный вестник
card-pit-tyrant = Тиран преисподней
card-ash-devourer = Пожиратель пепла
card-goblin-cutpurse = Гоблин-карманник
card-ironhide-orc = Железношкурый орк
card-orc-hexer = Орк-ворожей
card-bog-troll = Болотный тролль
card-war-troll = Боевой тролль
card-troll-drummer = Тролль-барабанщик
card-drowned-whisperer = Шепчущий утопленник
card-mind-leech = Пиявка разума
card-web-weaver = Ткачиха тенёт
card-starless-horror = Беззвёздный ужас
card-brood-mother = Матерь выводка
card-maw-of-the-deep = Пасть глубин
card-blind-kraken = Слепой кракен
card-restless-bones = Неупокоенные кости
card-grave-ghoul = Могильный гуль
card-weeping-bride = Рыдающая невеста
card-rune-golem = Рунический голем
card-barrow-guard = Страж кургана
card-plague-cart = Чумная повозка
card-bone-colossus = Костяной колосс
card-crypt-lich = Лич из склепа
card-veiled-assassin = Убийца под вуалью
card-queens-herald = Глашатай королевы
card-black-halberdier = Чёрный алебардщик
card-mirror-witch = Зеркальная ведьма
card-creeping-tower = Ползучая башня
card-queens-executioner = Палач королевы
card-crowned-nightmare = Венценосный кошмар

## Warlords

card-archdaemon-of-torment = Архидемон мучений
card-duke-of-embers = Герцог тлеющих углей
card-gharz-wallbreaker = Гарз Стенолом
card-troll-matriarch = Праматерь троллей
card-empress-of-webs = Императрица тенёт
card-voice-of-the-abyss = Голос бездны
card-unburied-king = Непогребённый король
card-golem-of-seven-seals = Голем семи печатей
card-master-of-engines = Мастер осадных машин
card-queens-shadow = Тень королевы

## Heroes

hero-elmer = Элмер и Каштан
hero-elmer-who = Полурослик в седле: где нужна помощь, там он первый.
hero-elmer-power = В каждой фазе героя у него на одно передвижение больше. Он тратит его сам, до или после действия, либо уступает другому герою, и тот идёт сразу же.

hero-mylfaar = Мильфаар
hero-mylfaar-who = Полуэльфийка-бард, чьи песни отнимают у врага силы.
hero-mylfaar-power = Раз за свою фазу героя она накладывает колдовство на любую карту орды или переносит его с одной карты на другую. У зачарованной карты сопротивление меньше на 1, кто бы с ней ни бился; полководцы — не исключение.

hero-arne = Арн и Соко
hero-arne-who = Сокольничий, чья птица приносит всё, что осталось в оружейной.
hero-arne-power = В свою фазу героя он выбирает себе 1 жетон снаряжения любого цвета, какой ещё есть в резерве.

hero-sindara = Синдара
hero-sindara-who = Воительница-паладин, которой помогает весь город.
hero-sindara-power = За одну фазу героя она может и активировать тайл, и вступить в бой, в любом порядке. Либо всё до передвижения, либо всё после него.
hero-sindara-power-loose = За одну фазу героя она может и активировать тайл, и вступить в бой, в любом порядке, а передвинуться до них, между ними или после.

hero-teagaan = Тигаан
hero-teagaan-who = Мистик Сияющего ордена, враг всякой тьмы.
hero-teagaan-power = В свою фазу героя он может остаться на месте вместо передвижения и убрать 1 фигурку Власти зла с тайла, карты орды или планшета героя.

hero-feng-li = Фенг-Ли
hero-feng-li-who = Боевой маг: ей под силу вернуть последний миг.
hero-feng-li-power = Раз за свою фазу героя, в бою или на тайле, она может перебросить сколько угодно боевых кубиков; кубик упадка она может перебросить после каждого своего броска. Считается новый результат.
hero-feng-li-power-every-roll = После каждого своего броска в фазу героя, в бою и на тайле, она может один раз перебросить сколько угодно боевых кубиков; кубик упадка она тоже может перебросить после каждого своего броска. Считается новый результат.

hero-kazgin = Казгин
hero-kazgin-who = Могучий боец, к которому не пристаёт никакая скверна.
hero-kazgin-power = В бою он бросает вместе с белыми кубиками ещё и серый. Негативные выходные эффекты побеждённых им карт ему не вредят.

hero-twindalli = Твиндалли
hero-twindalli-who = Бьёт без промаха с двух рук, и в каждой по арбалету.
hero-twindalli-power = Она стреляет прямо вдоль своего ряда и столбца в одну или две карты на любом расстоянии, даже с центрального тайла. Если целей больше двух, она называет свои до броска.

## Bastion tiles

tile-trebuchet = Требушет
tile-trebuchet-help = Накройте сетью один эффект монстра: пока она на нём, эффект не действует. Полководца сетью не накрыть.
tile-tower = Башня стратега
tile-tower-help = Переставьте одну или две карты орды, в том числе полководцев, в другие свободные слоты. Две карты можно поменять местами.
tile-market = Рынок
tile-market-help = Бросьте два боевых кубика и за каждый возьмите жетон снаряжения выпавшего цвета, если он есть в резерве. Белая грань — любой цвет на выбор.
tile-tavern = Таверна
tile-tavern-help = Выберите героя, можно и своего: он получает 1 жетон жизни и может сразу же передвинуться.
tile-standard = Знамя
tile-standard-help = Выберите цвет знамени: у всех карт этого цвета, включая полководцев, сопротивление меньше на 1, кто бы с ними ни бился.
tile-fountain = Божественный фонтан
tile-fountain-help = Уберите до 2 фигурок Власти зла с тайлов, карт орды или планшетов героев.
tile-dispensary = Лазарет
tile-dispensary-help = Дайте любому герою 1 жетон снаряжения из резерва или вылечите героя, выведенного из строя. Он вернётся на этот тайл раненым: с жетонами жизни и «Призывом к оружию», но без особой способности.
tile-tomb = Могила древних королей
tile-tomb-help = Отдайте 1 жетон жизни и уничтожьте любого монстра в игре; его выходные эффекты не действуют. Полководцы ей неподвластны.
tile-quarry = Гномий карьер
tile-quarry-help = Поставьте ловушку на свободный слот своего планшета орды: монстр, который туда попадёт, уйдёт в сброс, и ни один его эффект не сработает. Полководец пройдёт через ловушку невредимым.

## Horde boards

board-red = Красный планшет
board-red-help = Заполнен: активный игрок теряет 1 жетон жизни. Нейтральный: его теряет один из игроков, по выбору команды.
board-green = Зелёный планшет
board-green-help = Заполнен: нижняя карта колоды уходит в сброс. Если это полководец, бастион пал. Нейтральный: так же.
board-blue = Синий планшет
board-blue-help = Заполнен: активный игрок теряет следующее передвижение. Нейтральный: его теряет один из игроков, по выбору команды.
board-yellow = Жёлтый планшет
board-yellow-help = Заполнен: активный игрок бросает кубик упадка. Если выпала Власть зла, она ложится на один из трёх тайлов вдоль этого планшета, на выбор игрока. Нейтральный: бросает один из игроков, он же страдает от результата.

## Colours

colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-yellow = жёлтый
colour-black = чёрный
colour-white = белый
colour-grey = серый
colour-violet = фиолетовый

## Effects of horde cards

effect-haunt = Наступление зла
effect-haunt-help = На карте появляется фигурка Власти зла; если она уже здесь, то переходит на ближайший тайл напротив карты, где Власти зла ещё нет.
effect-draw = Взять карту орды
effect-draw-help = Активный игрок берёт и размещает ещё одну карту орды.
effect-lose-life = Потерять 1 жетон жизни
effect-lose-life-help = Активный игрок теряет 1 жетон жизни.
effect-lose-round = Потерять 1 круглый жетон
effect-lose-round-help = Активный игрок теряет 1 жетон снаряжения или «Призыв к оружию»; если их нет, он не теряет ничего.
effect-decay = Бросить кубик упадка
effect-decay-help = Активный игрок бросает кубик упадка и терпит то, что выпало.
effect-curse = Власть зла на планшет героя
effect-curse-help = На планшет активного игрока ложится фигурка Власти зла, и особая способность пропадает, пока фигурку не уберут.
effect-all-lose-round = Все теряют 1 круглый жетон
effect-all-lose-round-help = Каждый герой теряет 1 жетон снаряжения или «Призыв к оружию»; у кого их нет, тот ничего не теряет.
effect-all-curse = Власть зла на планшет каждого героя
effect-all-curse-help = На планшет каждого героя ложится фигурка Власти зла, и его способность пропадает, пока фигурку не уберут.
effect-all-pin = Все теряют следующее передвижение
effect-all-pin-help = Все герои сбиты с ног: следующее передвижение каждого уйдёт на то, чтобы встать.
effect-gain-equipment = Взять 1 жетон снаряжения
effect-gain-equipment-help = Победитель выбирает 1 жетон снаряжения из резерва.
effect-gain-life = Взять 1 жетон жизни
effect-gain-life-help = Победитель получает 1 жетон жизни, если он есть в резерве.
effect-gain-call = Взять 1 «Призыв к оружию»
effect-gain-call-help = Победитель получает 1 жетон «Призыв к оружию», если он есть в резерве.
effect-cleanse = Убрать 1 фигурку Власти зла
effect-cleanse-help = Победитель может убрать 1 фигурку Власти зла с любого тайла, карты орды или планшета героя.
effect-gain-life-and-call = Взять 1 жетон жизни и 1 «Призыв к оружию»
effect-gain-life-and-call-help = Победитель может взять 1 жетон жизни и 1 «Призыв к оружию», если они есть в резерве.
effect-no-white = Белые грани не действуют
effect-no-white-help = Против этой карты белые грани ничего не стоят; против другой карты в том же бою они засчитываются.
effect-lock-die = Боевой кубик заблокирован
effect-lock-die-help = Один боевой кубик лежит на этой карте, и в боях его не хватает; на Рынке его бросать можно.
effect-no-equipment = Снаряжение в бою запрещено
effect-no-equipment-help = Пока эта карта в игре, никто не тратит жетоны снаряжения ни в одном бою; брать их можно.

## Faces of the decay die

decay-blank = Пусто
decay-blank-help = Беда миновала: ничего не происходит.
decay-card = Карта орды
decay-card-help = Бросивший берёт и размещает карту орды.
decay-round = Круглый жетон
decay-round-help = Бросивший теряет 1 жетон снаряжения или «Призыв к оружию», если ему есть что терять.
decay-round-and-life = Круглый жетон и жизнь
decay-round-and-life-help = Бросивший теряет 1 жетон жизни и ещё 1 круглый жетон, если он есть.
decay-life = Жизнь
decay-life-help = Бросивший теряет 1 жетон жизни.
decay-evil = Власть зла
decay-evil-help = Власть зла ложится на ближайший ещё свободный от неё тайл напротив карты, из-за которой брошен кубик.

## Levels

level-novice = Начальный
level-novice-help = Один полководец, колода тоньше, и у каждого героя для начала есть чёрный жетон снаряжения.
level-normal = Нормальный
level-normal-help = Один полководец в глубине колоды. Уровень для первой осады.
level-hard = Сложный
level-hard-help = Два полководца, и победить надо обоих.
level-heroic = Героический
level-heroic-help = Три полководца, и первый из них явится рано.

## Pieces, tokens, conditions

piece-net = Сеть
piece-trap = Ловушка
piece-standard = Знамя
piece-spell = Жетон колдовства
piece-evil = Власть зла

token-life = Жетон жизни
token-call = «Призыв к оружию»
token-equipment = Жетон снаряжения

status-healthy = Здоровый
status-wounded = Раненый
status-eliminated = Выведен из строя
status-dead = Мёртвый
status-pinned = Лежит
status-cursed = Во власти зла
