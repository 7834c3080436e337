### Sword & Sorcery in the browser: what its map and its panels say of themselves.

## The line above the map

sword-and-sorcery-page-short-round = Раунд { $n }
sword-and-sorcery-page-short-shards = Частиц: { $n }

## The map

sword-and-sorcery-page-area = Зона { $mark }
sword-and-sorcery-page-door = Дверь { $number }
sword-and-sorcery-page-door-open = Открыта.
sword-and-sorcery-page-door-closed = Закрыта. Открыть можно без затрат, но может сработать ловушка.
sword-and-sorcery-page-door-locked = Заперта: её надо сломать.
sword-and-sorcery-page-door-magic = Под магическим замком. Нужен: { $colour }.
sword-and-sorcery-page-gate = Место появления
sword-and-sorcery-page-gate-on = Активно: отсюда могут выйти враги.
sword-and-sorcery-page-gate-off = Неактивно.
sword-and-sorcery-page-gate-symbol = Символ на кубике: { $symbol }
sword-and-sorcery-page-chest = Сундук
sword-and-sorcery-page-chest-closed = Его можно сломать специальным действием.
sword-and-sorcery-page-key-here = Его может взять тот, кто здесь стоит.
sword-and-sorcery-page-shrine-on = Святилище, активно
sword-and-sorcery-page-shrine-off = Святилище, неактивно
sword-and-sorcery-page-search-here = Здесь можно поискать.
sword-and-sorcery-page-story-here = Здесь ждёт сюжетное событие.
sword-and-sorcery-page-waypoint = Ключевая точка
sword-and-sorcery-page-lies-here = Вещи на земле
sword-and-sorcery-page-hindering = Труднопроходимая зона: вход стоит 2 очка движения.
sword-and-sorcery-page-dangerous = Опасная зона.
sword-and-sorcery-page-burning = Огонь { $level }
sword-and-sorcery-page-way = { $hero }: путь сюда стоит { $n } ОД.
sword-and-sorcery-page-shadows =
    { $n ->
        [one] { $n } жетон тени
        [few] { $n } жетона тени
       *[many] { $n } жетонов тени
    }
sword-and-sorcery-page-loot =
    { $n ->
        [one] { $n } жетон добычи
        [few] { $n } жетона добычи
       *[many] { $n } жетонов добычи
    }
sword-and-sorcery-page-treasures =
    { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[many] { $n } сокровищ
    }
sword-and-sorcery-page-crowns =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }
sword-and-sorcery-page-what-will-they-do = Что они сделают?
sword-and-sorcery-page-sight-and-reach = Обзор и ход

## Figures

sword-and-sorcery-page-enemy-of-rank = { $name } { $seal } ({ $rank })
sword-and-sorcery-page-turn = ходит сейчас
sword-and-sorcery-page-rank = уровень души { $rank }
sword-and-sorcery-page-ghost = Призрачная душа: через возрождение попадает к святилищу, там её воскрешают.
sword-and-sorcery-page-life = ОЗ: { $left } из { $all }
sword-and-sorcery-page-armor = броня { $n }
sword-and-sorcery-page-defence = кубики защиты: { $n }
sword-and-sorcery-page-shields = магические щиты: { $n }
sword-and-sorcery-page-moves = Очки движения: { $n }
sword-and-sorcery-page-companion-of = компаньон: { $owner }
sword-and-sorcery-page-set-on = назначен: { $hero }
sword-and-sorcery-page-would-turn-on = Сейчас его цель: { $targets }
sword-and-sorcery-page-would-turn-on-nobody = Сейчас он никого не достанет.
sword-and-sorcery-page-would-not-act = Не будет действовать: оглушён.
sword-and-sorcery-page-or = {" "}или{" "}

## What behaviours and cards say

sword-and-sorcery-page-do-attack = атакует: { $weapon }
sword-and-sorcery-page-do-attack-any = атакует
sword-and-sorcery-page-do-attack-near =
    { $n ->
        [0] атакует того, кто в её зоне: { $weapon }
       *[other] атакует ближайшего: { $weapon }, до { $n }
    }
sword-and-sorcery-page-do-engage = вступает в битву
sword-and-sorcery-page-do-move =
    { $n ->
        [one] проходит { $n } зону
        [few] проходит { $n } зоны
       *[many] проходит { $n } зон
    }
sword-and-sorcery-page-do-move-near =
    { $n ->
        [one] проходит { $n } зону к ближайшему
        [few] проходит { $n } зоны к ближайшему
       *[many] проходит { $n } зон к ближайшему
    }
sword-and-sorcery-page-do-retreat =
    { $n ->
        [one] отступает на { $n } зону
        [few] отступает на { $n } зоны
       *[many] отступает на { $n } зон
    }
sword-and-sorcery-page-do-use = применяет: { $ability }
sword-and-sorcery-page-do-summon = призывает: { $companion }
sword-and-sorcery-page-do-recharge = восстанавливает заряд
sword-and-sorcery-page-do-activate = активируется другой враг
sword-and-sorcery-page-do-encounter = ещё одно столкновение
sword-and-sorcery-page-do-stars = способности со звездой
sword-and-sorcery-page-do-strike =
    { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[many] { $n } попаданий
    }
sword-and-sorcery-page-do-save = спасбросок, иначе: { $otherwise }
sword-and-sorcery-page-do-if = если { $test }: { $does }
sword-and-sorcery-page-do-if-else = если { $test }: { $does }, иначе { $otherwise }
sword-and-sorcery-page-do-nothing = ничего не делает
sword-and-sorcery-page-if-wounded = ранен
sword-and-sorcery-page-if-engaged = в битве
sword-and-sorcery-page-if-engaged-with = в битве хотя бы с { $n }
sword-and-sorcery-page-if-hidden = скрыт
sword-and-sorcery-page-if-kd = сбит с ног
sword-and-sorcery-page-if-alone = один
sword-and-sorcery-page-if-day = сейчас день
sword-and-sorcery-page-if-night = сейчас ночь
sword-and-sorcery-page-if-target-wounded = цель ранена
sword-and-sorcery-page-if-target-kd = цель сбита с ног
sword-and-sorcery-page-if-kd-hero-here = здесь лежит герой
sword-and-sorcery-page-if-has-charge = есть заряд
sword-and-sorcery-page-force-hits =
    { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[many] { $n } попаданий
    }
sword-and-sorcery-page-force-red =
    { $n ->
        [one] { $n } красный кубик
        [few] { $n } красных кубика
       *[many] { $n } красных кубиков
    }
sword-and-sorcery-page-force-blue =
    { $n ->
        [one] { $n } синий кубик
        [few] { $n } синих кубика
       *[many] { $n } синих кубиков
    }
sword-and-sorcery-page-paid-effect = { $cost }: { $does }
sword-and-sorcery-page-cooldown = перезарядка { $n }
sword-and-sorcery-page-range = дальность { $n }
sword-and-sorcery-page-talent = навык
sword-and-sorcery-page-innate = начальное умение
sword-and-sorcery-page-waits = перезарядка: ещё { $n }
sword-and-sorcery-page-only-for = Только для: { $styles }
sword-and-sorcery-page-charges = заряды: { $n }

## An attack on the table

sword-and-sorcery-page-attack = Атака
sword-and-sorcery-page-attacks = { $who } → { $whom }
sword-and-sorcery-page-defends = Защита: { $who }
sword-and-sorcery-page-fixed-hits = Попадания без броска
sword-and-sorcery-page-die = Кубик { $number }
sword-and-sorcery-page-damage = урон: { $n }
sword-and-sorcery-page-no-damage = без урона
sword-and-sorcery-page-unstoppable = фатальных: { $n }
sword-and-sorcery-page-wounds-mean = урон ≈ { $n }
sword-and-sorcery-page-may-act = Могут активироваться:
sword-and-sorcery-page-may-act-one = { $thing } { PERCENT($percent) }
sword-and-sorcery-page-wounds-chances = Урон
sword-and-sorcery-page-enough = Хватит

## The party and the hero sheet

sword-and-sorcery-page-open-sheet = Лист героя: { $hero }
sword-and-sorcery-page-left-mp = Осталось очков движения: { $n }
sword-and-sorcery-page-left-combat = Осталось действий битвы: { $n }
sword-and-sorcery-page-left-special = Осталось специальных действий: { $n }
sword-and-sorcery-page-soul-gem = Камень души
sword-and-sorcery-page-gem-hp = ОЗ
sword-and-sorcery-page-gem-powers = Умения
sword-and-sorcery-page-gem-talents = Навыки
sword-and-sorcery-page-gem-combat = Действия битвы
sword-and-sorcery-page-gem-special = Спец. действия
sword-and-sorcery-page-saves-on = спасбросок: { $symbol }
sword-and-sorcery-page-worn = Снаряжение
sword-and-sorcery-page-pack = Инвентарь { $n }/{ $all }
sword-and-sorcery-page-powers = Умения и навыки
sword-and-sorcery-page-cards = Карты на выбор
sword-and-sorcery-page-learning = Умения на выбор
sword-and-sorcery-page-learn-power = { $hero }: новое умение
sword-and-sorcery-page-learn-talent = { $hero }: новый навык

## Enemy scrolls

sword-and-sorcery-page-open-scroll = Свиток врага: { $enemy }
sword-and-sorcery-page-weapons = Оружие
sword-and-sorcery-page-what-will-it-do = Что он сделает?
sword-and-sorcery-page-abilities = Способности
sword-and-sorcery-page-resists = Больше или меньше попаданий

## How the quest stands

sword-and-sorcery-page-standing = Сценарий
sword-and-sorcery-page-round = Раунд { $n }
sword-and-sorcery-page-shards = Частицы души: { $n }
sword-and-sorcery-page-events-left = Событий осталось: { $n }
sword-and-sorcery-page-encounter = Столкновение: { $name }
sword-and-sorcery-page-priority = Жетон приоритета: { $hero }
sword-and-sorcery-page-enemies = Враги
sword-and-sorcery-page-spoils = Что добыто
sword-and-sorcery-page-go-on = Дальше

## The Emporium

sword-and-sorcery-page-emporium = Эмпориум
sword-and-sorcery-page-price = Цена в кронах
sword-and-sorcery-page-purse = Кроны
sword-and-sorcery-page-see-map = К карте
sword-and-sorcery-page-leave-emporium = Уйти
sword-and-sorcery-page-outfit = Раздать снаряжение
sword-and-sorcery-page-who-shops = Выберите, кто подойдёт к прилавку.
sword-and-sorcery-page-your-things = Вещи героя: { $hero }
sword-and-sorcery-page-stash = Тайник
sword-and-sorcery-page-shelf-weapon = Оружие
sword-and-sorcery-page-shelf-armor = Доспехи
sword-and-sorcery-page-shelf-ammunition = Снаряды
sword-and-sorcery-page-shelf-artifact = Артефакты
sword-and-sorcery-page-shelf-consumable = Одноразовое
sword-and-sorcery-page-shelf-permanent = Прочее
sword-and-sorcery-page-houses = В городе
sword-and-sorcery-page-tavern = Таверна «Танцующий пони»
sword-and-sorcery-page-tavern-about = Ставка: 5 крон на символ кубика.
sword-and-sorcery-page-anvil = Волшебная кузня
sword-and-sorcery-page-anvil-about = За 50 крон оружие или доспех переворачивается улучшенной стороной: нажмите на вещь.
sword-and-sorcery-page-goal-done = Сделано
sword-and-sorcery-page-goal-win = Победа
sword-and-sorcery-page-goal-lose = Поражение
sword-and-sorcery-page-goal-hint = Подсказка
sword-and-sorcery-page-goal-actions = Что можно сделать
sword-and-sorcery-page-goal-not-yet = пока нельзя
sword-and-sorcery-page-ready = Готово
sword-and-sorcery-page-still-shopping = Ещё покупают: { $who }
sword-and-sorcery-page-left =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
sword-and-sorcery-page-board = Карта сценария «{ $quest }»
