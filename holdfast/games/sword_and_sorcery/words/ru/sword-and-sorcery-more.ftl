### Sword & Sorcery: more powers, talents, items and cards, by name and by what they do; what each quest asks.

## Powers of enemies

power-trample = Растаптывание
power-trample-help = Когда враг двигается, каждый герой там, где он остановился, делает спасбросок или теряет 1 ОЗ. На уровне II 1 ОЗ теряют все герои на его пути.
power-wings = Крылья
power-wings-help = Этот враг летает. На уровне II его атаки получают ещё и +1 попадание.
power-crushing-blows = Сокрушительные удары
power-crushing-blows-help = За символ умения его атаки сбивают цель с ног. На уровне II они получают ещё и +1 попадание.
power-bloodthirst = Жажда крови
power-bloodthirst-help = Если его атака нанесла урон, враг за заряд (всего 1) восстанавливает 2 ОЗ. Уровень II: 3 ОЗ, 2 заряда.
power-blood-chant = Кровавый напев
power-blood-chant-help = По призыву: все враги в пределах 1 зоны восстанавливают 1 ОЗ. Уровень II: в пределах 2 зон, 2 ОЗ.
ability-trample-1 = Растаптывание I
ability-trample-2 = Растаптывание II
ability-wings-1 = Крылья I
ability-wings-2 = Крылья II
ability-crushing-blows-1 = Сокрушительные удары I
ability-crushing-blows-2 = Сокрушительные удары II
ability-bloodthirst-1 = Жажда крови I
ability-bloodthirst-2 = Жажда крови II
ability-blood-chant-1 = Кровавый напев I
ability-blood-chant-2 = Кровавый напев II

## Powers of heroes

power-illusion = Иллюзия
power-illusion-help = До фазы времени враги не могут выбрать целью героя в пределах 2 зон.
power-second-wind = Второе дыхание
power-second-wind-help = Вы восстанавливаете 2 ОЗ, на уровне IV — 3, на уровне VI — 5.
power-shield-bash = Удар щитом
power-shield-bash-help = Следующая атака щитом получает +1 попадание и, за «умение», оглушение. На уровне V: +2 попадания и оглушение.
power-eagle-eye = Орлиный глаз
power-eagle-eye-help = Раз за раунд, за символ магии: перебросьте 1 кубик атаки из лука.
power-pinning-shot = Пригвождающий выстрел
power-pinning-shot-help = Следующая атака из лука за «умение» замедляет цель; на уровне IV она получает ещё и +1 попадание.
power-evasion = Увёртливость
power-evasion-help = На 1 кубик защиты больше, на уровне VI — на 2.
power-throat-cut = Перерезанное горло
power-throat-cut-help = Следующая атака кинжалом получает «фатальный I», на уровне III — «фатальный II», на уровне V ещё и критическое попадание за «умение».
power-purify = Очищение
power-purify-help = Герой в пределах 1 зоны избавляется от одного состояния, на уровне VI — от всех.

## Talents

power-brawler = Рубака
power-brawler-help = Раз за раунд, за символ умения: +1 попадание в ближней атаке.
power-marksman = Меткий стрелок
power-marksman-help = Раз за раунд, за символ умения: +1 попадание в дальней атаке.
power-warded = Под защитой чар
power-warded-help = +1 магический щит, на уровне VI — +2.
power-field-medic = Полевой лекарь
power-field-medic-help = Другой герой в вашей зоне восстанавливает 2 ОЗ, на уровне V — 4.
power-runner = Бегун
power-runner-help = Ваш рывок даёт на 1 очко движения больше.

## Items of the Emporium and the Stash

item-robe-upgraded = Мантия (улучш.)
item-battle-axe-upgraded = Боевой топор (улучш.)
item-hammer-upgraded = Молот (улучш.)
item-stiletto-upgraded = Стилет (улучш.)
item-ash-staff-upgraded = Ясеневый посох (улучш.)
item-tanned-leather-upgraded = Дублёная кожа (улучш.)
item-plate-upgraded = Латы (улучш.)
item-halberd = Алебарда
item-halberd-upgraded = Алебарда (улучш.)
item-flail = Цеп
item-flail-upgraded = Цеп (улучш.)
item-rapier = Рапира
item-rapier-upgraded = Рапира (улучш.)
item-tower-shield = Башенный щит
item-tower-shield-upgraded = Башенный щит (улучш.)
item-silk-robe = Шёлковая мантия
item-silk-robe-upgraded = Шёлковая мантия (улучш.)
item-antidote = Противоядие
item-antidote-help = Герой в вашей зоне больше не отравлен.
item-oil-flask = Склянка масла
item-oil-flask-help = Следующая атака оружием получает горение I; за «умение» — горение II.
category-polearm = древковое оружие
category-flail = цеп

## Treasures

item-frost-brand = Морозный клинок
item-giants-maul = Кувалда великана
item-hawkeye-bow = Лук «Соколиный глаз»
item-ember-wand = Тлеющая палочка
item-dawn-mace = Булава рассвета
item-widows-kiss = Поцелуй вдовы
item-storm-staff = Посох бури
item-dwarven-plate = Гномьи латы
item-shadow-leather = Теневая кожа
item-saints-mail = Кольчуга святого
item-boots-of-haste = Сапоги быстроты
item-boots-of-haste-help = +1 очко движения.
item-horn-of-valor = Рог доблести
item-horn-of-valor-help = За заряд (всего 2): до фазы времени атаки всех героев в пределах 1 зоны получают +1 попадание.
item-healing-chalice = Чаша исцеления
item-healing-chalice-help = За заряд (всего 3): герой в пределах 1 зоны восстанавливает 3 ОЗ.
item-orb-of-embers = Сфера углей
item-orb-of-embers-help = За заряд (всего 2): враг в пределах 2 зон получает горение II.
item-lantern-of-souls = Фонарь душ
item-lantern-of-souls-help = Раз за сценарий: 2 частицы души в общий запас.
item-gauntlets-of-grip = Рукавицы хватки
item-gauntlets-of-grip-help = Раз за раунд, за символ умения: перебросьте 1 кубик атаки оружием.
item-belt-of-giants = Пояс великанов
item-belt-of-giants-help = +2 к максимуму ОЗ.
item-tome-of-power = Книга умений
item-tome-of-power-help = Пока книга используется, у вас на одно умение больше.
item-phoenix-ash = Пепел феникса
item-phoenix-ash-help = Вы избавляетесь от всех состояний и восстанавливаете 3 ОЗ.
item-holy-water = Святая вода
item-holy-water-help = Герой в пределах 1 зоны избавляется от всех состояний.
item-serpent-arrows = Змеиные стрелы
item-serpent-arrows-help = Следующая атака из лука получает отравление I; за символ умения — отравление II.
item-deep-pockets = Глубокие карманы
item-deep-pockets-help = В инвентарь помещается на 2 предмета больше.
item-sealed-letter = Запечатанное письмо
item-sealed-letter-help = При спасброске бросайте на один кубик больше и выбирайте.

## Event cards

card-blood-moon = Кровавая луна
card-blood-moon-help = Пока карта лежит сверху, у всех врагов +1 к броне. Появляются враги, пока их не станет на 1 меньше, чем героев (на 2, если героев четверо или больше).
card-fair-wind = Попутный ветер
card-fair-wind-help = Пока карта лежит сверху, у всех героев +1 очко движения.
card-plague-wind = Чумной ветер
card-plague-wind-help = Каждый герой делает спасбросок, при провале отравление I. Появляются враги, пока их не станет на 1 меньше, чем героев (на 2, если героев четверо или больше).
card-old-songs = Старые песни
card-old-songs-help = Каждый герой восстанавливает 1 ОЗ. Появляются враги, пока их не станет столько же, сколько героев (на 1 меньше, если героев четверо или больше).

## Quests: what is to be done

quest-broken-seal-help = Найдите дорогу в склеп, убейте хранителя и сломайте печать. Хороший первый сценарий.
quest-drowned-village-help = Налётчики открыли шлюз над деревней. Выведите семью из запертой усадьбы, убейте главаря и закройте шлюз, пока не пробил последний час.
quest-merchants-road-help = Найдите синий ключ в лагере орков, откройте сторожевую башню, зажгите маяк и прогоните всех, кто придёт его погасить. На дороге ждёт купец.
quest-troll-bridge-help = Убейте тролля на мосту и убейте ещё раз, когда он встанет. Раны на нём затягиваются, ожоги — нет. Вокруг стоят три бочки смолы.
quest-under-the-crown-help = Убейте красного шамана в зале обрядов: его смерть приведёт к трону. Кто взял молот из оружейной, может разбить там корону; иначе она поднимет своего короля ещё раз.
