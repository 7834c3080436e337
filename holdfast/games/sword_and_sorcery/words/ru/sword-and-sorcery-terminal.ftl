### Sword & Sorcery in the terminal: short words for lines of the party, and what the signs mean.

## The head of the screen

sword-and-sorcery-terminal-round = раунд { $number }
sword-and-sorcery-terminal-shards = частицы души { $count }
sword-and-sorcery-terminal-events = колода событий { $count }

## Doors

sword-and-sorcery-terminal-door-door = закрыта
sword-and-sorcery-terminal-door-locked = заперта
sword-and-sorcery-terminal-door-wall = заложена

## Party, foes and attacks

sword-and-sorcery-terminal-ghost = призрачная душа
sword-and-sorcery-terminal-acted = ход сделан
sword-and-sorcery-terminal-left = есть: ОД { $mp }, битва { $combat }, спец. { $special }
sword-and-sorcery-terminal-guard = броня { $armor }, кубики { $defence }
sword-and-sorcery-terminal-shields =
    { $count ->
        [one] { $count } маг. щит
        [few] { $count } маг. щита
       *[many] { $count } маг. щитов
    }
sword-and-sorcery-terminal-crowns =
    { $count ->
        [one] { $count } крона
        [few] { $count } кроны
       *[many] { $count } крон
    }
sword-and-sorcery-terminal-pack = инвентарь:
sword-and-sorcery-terminal-will-not-act = оглушён
sword-and-sorcery-terminal-fixed =
    { $count ->
        [one] { $count } попадание,
        [few] { $count } попадания,
       *[many] { $count } попаданий,
    }
sword-and-sorcery-terminal-hits =
    { $count ->
        [one] { $count } попадание
        [few] { $count } попадания
       *[many] { $count } попаданий
    }
sword-and-sorcery-terminal-force = попадания { $hits }, красные кубики { $red }, синие кубики { $blue }
sword-and-sorcery-terminal-none-yet = Пока ничего нет.

## Signs

sword-and-sorcery-terminal-legend = Обозначения
sword-and-sorcery-terminal-reading = Зоны разделены стенами (жирные линии); пунктир можно перейти, цифра в стене — дверь, стрелка — барьер и сторона, в которую он пропускает. Под картой — герои: что на них надето, что они несут и что умеют; затем враги, стрелка показывает, на кого каждый из них пойдёт сейчас. Числа на золотом — варианты, которые касаются предмета. Подробнее: h и зона (h b), фигурка (h gremlin-green-1), предмет, умение или состояние.
sword-and-sorcery-terminal-sign-hero = герой
sword-and-sorcery-terminal-sign-companion = компаньон
sword-and-sorcery-terminal-sign-shadow = жетон тени
sword-and-sorcery-terminal-sign-story = сюжетное событие
sword-and-sorcery-terminal-sign-search = зона поиска
sword-and-sorcery-terminal-sign-shrine = святилище, активное
sword-and-sorcery-terminal-sign-silent = святилище, неактивное
sword-and-sorcery-terminal-sign-gate = место появления, активное
sword-and-sorcery-terminal-sign-shut = место появления, неактивное
sword-and-sorcery-terminal-sign-chest = сундук
sword-and-sorcery-terminal-sign-key = магический ключ
sword-and-sorcery-terminal-sign-ground = вещи на земле
sword-and-sorcery-terminal-sign-fire = огонь
sword-and-sorcery-terminal-sign-rune = руна
sword-and-sorcery-terminal-sign-waypoint = ключевая точка
sword-and-sorcery-terminal-sign-hindering = труднопроходимая зона
sword-and-sorcery-terminal-sign-dangerous = опасная зона
sword-and-sorcery-terminal-sign-ghost = призрачная душа
sword-and-sorcery-terminal-sign-down = сбит с ног
sword-and-sorcery-terminal-sign-priority = жетон приоритета
sword-and-sorcery-terminal-sign-ready = умение готово
sword-and-sorcery-terminal-sign-waits = умение перезаряжается: сколько песочных часов осталось
