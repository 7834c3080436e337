### Bastion: what is asked, offered, forbidden and told.

game-bastion = Бастион
game-bastion-about = Враг за врагом идёт вдоль стены. Черпайте ману в шести кварталах и побеждайте их, пока на стене есть место.

## What an option touches

bastion-at = { $thing }, { $place }
bastion-united = { $host } + { $symbiote }
bastion-held-spell =
    { $spell }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $card })
bastion-copied-spell = { $copy } как { $spell }
bastion-number = { $number }

phase-muster = Подготовка: первые враги
phase-station = Подготовка: защитники
phase-deal = Подготовка: раздача ритуалов
phase-rituals = Подготовка: выбор ритуалов
phase-dawn = Осада начинается
phase-watch = Перед нападением врага
phase-enemy = Нападение врага
phase-actions = Действия защитника

## On the table

defender = Защитник
wall = Стена
camp = Лагерь врагов
reserve = Резерв
pool = Запас
box = Вне игры
spells = Заклинания
rituals = Ритуалы
artifacts = Артефакты
structures = Сооружения
open = открыт
closed = закрыт
damaged = повреждён
used = использовано
pledged = обещано
pledged-for = обещано против: { $at }
invulnerable = неуязвим
blocked-sources = Перекрытые источники: { $colours }
must-leave = Атакуйте дракона или покиньте цитадель
enemy-deck =
    { $count ->
        [one] Колода врагов: { $count } карта
        [few] Колода врагов: { $count } карты
       *[many] Колода врагов: { $count } карт
    }
ritual-deck =
    { $count ->
        [one] Колода ритуалов: { $count } карта
        [few] Колода ритуалов: { $count } карты
       *[many] Колода ритуалов: { $count } карт
    }
mana-tokens =
    { $count ->
        [one] { $count } фишка маны
        [few] { $count } фишки маны
       *[many] { $count } фишек маны
    }
strength = сила { $strength }
strength-changed = сила { $strength } вместо { $printed }
power = сила { $power }
army-strength = Сила войска: { $strength }
army-strength-printed = Сила войска по книге: { $printed }. Это опечатка: сумма по картам — { $strength }.
army-advice = Режим по книге: { $advice }
wall-full-in =
    { $count ->
        [0] Следующему врагу не хватит места на стене.
        [one] Если никого не победить, стена заполнится через { $count } нападение врага.
        [few] Если никого не победить, стена заполнится через { $count } нападения врага.
       *[many] Если никого не победить, стена заполнится через { $count } нападений врага.
    }
house-variant = домашний вариант
house-variant-help = В книге этого издания уровней нет: это домашний вариант.

## What may be set

setting-edition = Издание
setting-edition-help = По каким правилам играть: первой книги или делюкс-издания.
setting-mode = Режим игры
setting-mode-help = Как составляется войско врагов.
setting-classes = Вспомогательные классы
setting-classes-help = Три класса, которые придут вместе с основным отрядом.
setting-scenario = Сценарий
setting-scenario-help = Готовая осада из выбранного издания: первые семь — 2015 года, остальные четыре — 2018-го.
setting-deck = Пополнение
setting-deck-help = Кто присоединится к основному отряду: отдельные карты, легендарные враги или класс, то есть одна его карта не глядя. Класс можно назвать несколько раз.
setting-side = Сторона кварталов
setting-side-help = Со статуями цвета источников распределены ровнее, без статуй в каждом квартале есть два одинаковых. Все кварталы лежат одной стороной вверх.
setting-districts = Кварталы
setting-districts-help = Цвета кварталов по часовой стрелке вокруг цитадели.
setting-gate = Врата
setting-gate-help = Квартал, который идёт за вратами по часовой стрелке: его стена заполняется первой.
setting-defenders = Защитники
setting-defenders-help = По одному защитнику на каждое место, в порядке мест.

## Questions

ask-act = Действия защитника, в любом порядке{ $can_move ->
        [yes] {" "}· перемещение
       *[no] {""}
    }{ $can_gain ->
        [yes] {" "}· получение маны
       *[no] {""}
    }{ $can_attack ->
        [yes] {" "}· атака
       *[no] {""}
    }
ask-return-ritual = Какой из трёх ритуалов вернуть под колоду?
ask-station = { $defender }: цитадель занял дракон. В каком квартале начать?
ask-watch = Враг вот-вот нападёт. Применить сначала заклинание к стене?
ask-flee = { $defender }: прочь отсюда ({ $start })! Куда?
ask-lay = Здесь надо оставить ману: { $at }. Какого цвета?
ask-prism = «Призма» на источнике: { $at }. Какого цвета взять ману?
ask-add-to-gain =
    Мана отсюда: { $at }.{ $added_count ->
        [0] {""}
       *[other] {" "}Уже добавлено: { $added }.
    } Какое заклинание применить?
ask-add-to-attack =
    Атака сюда: { $at }.{ $added_count ->
        [0] {""}
       *[other] {" "}Уже добавлено: { $added }.
    } Какое заклинание применить?
ask-pledge-target = «{ $spell }» ({ $card }): только против какого врага?
ask-pay =
    { $count ->
        [one] Цена — { $count } фишка маны: { $at }. Чем платить?
        [few] Цена — { $count } фишки маны: { $at }. Чем платить?
       *[many] Цена — { $count } фишек маны: { $at }. Чем платить?
    }
ask-pay-colour =
    { $due ->
        [one] Осталось заплатить { $due } фишку маны из { $count }: { $at }. Сколько из них — { $colour }?
        [few] Осталось заплатить { $due } фишки маны из { $count }: { $at }. Сколько из них — { $colour }?
       *[many] Осталось заплатить { $due } фишек маны из { $count }: { $at }. Сколько из них — { $colour }?
    }
ask-perform =
    { $colours_count ->
        [0] Победа позволяет провести ритуал любого цвета. Какой?
       *[other] Победа позволяет провести ритуал (цвет: { $colours }). Какой?
    }
ask-build = { $ritual }: на каком основании?
ask-keep = Какой из новых ритуалов оставить?
ask-convert-give = { $artifact }: какую ману отдать?
ask-convert-take = { $artifact }: уходит { $given }. Какую ману взять?
ask-accumulate = { $artifact }: у кого и какую ману попросить?
ask-give = { $asker } просит о помощи ({ $artifact }): нужна { $colour }. Отдать?
ask-castle-first = «Рокировка»: какого врага переставить?
ask-castle-second = «Рокировка»: с кем он поменяется местами?
ask-teleport-enemy = «Телепорт»: какого врага переставить?
ask-teleport-to = «Телепорт» отсюда: { $at }. Куда переставить врага?

## Options

option-move =
    { $right_count ->
        [0] Переместиться: { $object }
       *[other] Переместиться: { $object }; заклинания: { $right }
    }
option-storm =
    { $right_count ->
        [0] Войти и атаковать: { $object }
       *[other] Войти и атаковать: { $object }; заклинания: { $right }
    }
option-storm-with-spells =
    { $right_count ->
        [0] Войти и атаковать с заклинаниями: { $object }
       *[other] Войти и атаковать с заклинаниями: { $object }; в пути: { $right }
    }
option-gain = Получить ману: { $object }
option-gain-with-spells = Получить ману с заклинаниями: { $object }
option-attack = Атаковать: { $object }
option-attack-with-spells = Атаковать с заклинаниями: { $object }
option-shoot = Выпустить «Стрелу»: { $object }
option-pledge =
    { $right_count ->
        [0] Пообещать для атаки: { $object }
       *[other] Пообещать для атаки: { $object } как { $target }
    }
option-pledge-for =
    { $right_count ->
        [0] Пообещать только против одного врага: { $object }
       *[other] Пообещать только против одного врага: { $object } как { $target }
    }
option-aim = Выбрать врага: { $object }
option-withdraw = Взять обещание назад: { $object }
option-cast =
    { $right_count ->
        [0] Применить заклинание: { $object }
       *[other] Применить заклинание: { $object } как { $target }
    }
option-repeat =
    { $right_count ->
        [0] Начать заново: { $object }
       *[other] Начать заново: { $object } как { $target }
    }
option-add =
    { $right_count ->
        [0] Добавить: { $object }
       *[other] Добавить: { $object } как { $target }
    }
option-enough = Достаточно
option-use = Использовать: { $object }
option-revive = Возродить: { $object }
option-done = Закончить действия
option-station = Начать в этом квартале: { $object }
option-return = Вернуть: { $object }
option-flee = Отступить: { $object }
option-lay = Положить ману, цвет: { $object }
option-prism = Взять ману, цвет: { $object }
option-pay =
    { $right_count ->
        [0] Заплатить: { $left }
       *[other] Заплатить, { $object } цвет: { $target }
    }
option-pay-from-plenty = Доплатить тем, чего больше всего
option-perform = Провести: { $object }
option-no-ritual = Не проводить ритуал
option-build = Поставить здесь: { $object }
option-keep = Оставить: { $object }
option-give = Отдать ману, цвет: { $object }
option-take = Взять ману, цвет: { $object }
option-ask = Попросить ману ({ $object }), цвет: { $target }
option-consent = Отдать
option-refuse = Отказать
option-pick = Выбрать врага: { $object }
option-put = Переставить сюда: { $object }

## Why not

why-already-moved = Перемещение за ход одно, и оно уже было.
why-not-adjacent = За одно перемещение из квартала можно попасть лишь в соседний квартал или в цитадель.
why-dragon-there = В цитадели дракон: маны там не получить, а войти можно, только чтобы сразу его атаковать.
why-rokai-there = В этом квартале Рокай: войти можно, только чтобы сразу его атаковать.
why-lacks-mana =
    { $count ->
        [one] Цена — { $count } фишка маны (по цветам: { $price }), заплатить её нечем.
        [few] Цена — { $count } фишки маны (по цветам: { $price }), заплатить её нечем.
       *[many] Цена — { $count } фишек маны (по цветам: { $price }), заплатить её нечем.
    }
why-already-gained = Ману получают раз за ход, и это уже сделано.
why-not-there = Ману с башен собирает тот, кто стоит в цитадели.
why-flyer-there = Там сел враг: { $at }. Пока он не побеждён, источники и башня квартала недоступны.
why-closed = Закрыто: там лежит мана. Источники открывает башня квартала, а башни — цитадель.
why-damaged = Этот источник повреждён, сначала его надо возродить.
why-blocked = Архимаг перекрыл все источники этого цвета.
why-reserve-empty = В резерве ничего не осталось: { $colour }.
why-already-attacked = Атака за ход одна, и она уже была.
why-ward = Рядом жрец, и потому этот враг неуязвим.
why-wallward = На площади валькирия, и потому враги на этой стене неуязвимы.
why-immune = Заклинания на этого врага не действуют.
why-out-of-reach = Без «Стрелы» достать можно только врагов в своём квартале, а из цитадели — только дракона в ней.
why-under-dragon = Над вами дракон: сначала атакуйте его или покиньте цитадель.
why-not-your-turn = Хозяин может использовать это только в свой ход.
why-too-few-enemies = На стене слишком мало врагов, которых может переставить это заклинание.
why-no-free-section = На стене нет свободного участка.
why-nothing-to-copy = Ни у кого нет заклинаний, кроме «Копии».
why-no-flame = Пока Шаггон в игре, применить «Пламя» не может никто.
why-no-lightning = Пока Шаггон в игре, применить «Молнию» не может никто.
why-pledged = Это заклинание уже обещано.
why-nothing-to-attack = Активному защитнику в этом ходу уже некого атаковать.
why-used = Этот артефакт в этом ходу уже использован.
why-pool-empty = Ваш запас пуст, менять нечего.
why-nobody-gives = Ни у кого не осталось маны, о которой в этом ходу ещё можно попросить.
why-already-revived = За ход можно возродить один источник, и это уже сделано.
why-base-taken = Там стоит сооружение, а свободные основания ещё есть.
why-section-taken = Там уже стоит враг.
why-deck-there = Это участок колоды врагов, враги там не стоят.
why-inside = Заклинание переставляет только врагов на стене, а этот внутри бастиона.

## Log

event-round = Начинается новый раунд.
event-turn = Ход { $number }: { $defender }.
event-again = { $defender }: действия начинаются заново.
event-enter = { $card } появляется: { $at }.
event-attach = { $card } заползает под врага: { $at }.
event-land =
    { $cards_count ->
        [1] { $cards } перелетает: { $at } → { $to }.
       *[other] { $cards } перелетают вместе: { $at } → { $to }.
    }
event-no-square = Свободных площадей нет, враг остаётся на стене: { $at }.
event-mana-returned = В резерв уходит { $colour }: { $at }.
event-put-aside = { $card } встал бы рядом с другим жрецом и потому пока отложен.
event-shuffle-in = Снова в колоде врагов: { $cards }.
event-station = { $defender } на посту: { $at }.
event-stationed = Все защитники на постах.
event-draw-ritual = { $who }: взят ритуал — { $ritual }.
event-dealt = Стол готов к игре.
event-ritual-under = { $who }: под колоду уходит ритуал — { $ritual }.
event-keep-ritual = { $who }: остаётся ритуал — { $ritual }.
event-watched = На стене всё остаётся как есть.
event-done = Действия окончены.
event-move =
    { $via_count ->
        [0] Перемещение: { $start } → { $to }.
       *[other] Перемещение: { $start } → { $via } → { $to }.
    }
event-gain-source =
    { $count ->
        [0] Маны не досталось, в резерве кончилась { $colour }: { $at }.
       *[other] Получена { $colour } × { $count }: { $at }.
    }
event-gain-tower = Мана с источников собрана: { $at }.
event-gain-citadel = Мана со всех башен собрана.
event-lay = Положена { $colour }: { $at }.
event-collect = Взята { $colour }: { $at }.
event-revive = Источник возрождён: { $at }. Потрачена { $colour }.
event-pay = Мана за атаку отдана: { $mana } ({ $at }).
event-defeat =
    { $cards_count ->
        [1] Победа! { $cards }, { $at }.
       *[other] Победа над объединённым врагом! { $cards }, { $at }.
    }
event-cast = { $who }: заклинание «{ $spell }» ({ $card }).
event-cast-copy = { $who }: «Копия» ({ $card }) как «{ $spell }» ({ $copied }).
event-castle = Враги меняются местами: { $cards } ↔ { $others }, { $at } ↔ { $to }.
event-teleport = Врага переносит магия: { $cards }, { $at } → { $to }.
event-pledge = { $who }: обещана помощь в атаке, «{ $spell }» ({ $card }).
event-pledge-for = { $who }: обещана помощь в атаке на врага здесь: { $at }, «{ $spell }» ({ $card }).
event-withdraw = { $who }: обещание взято назад, «{ $spell }» ({ $card }).
event-perform = Ритуал проведён: { $ritual }.
event-build = Сооружение возведено: { $ritual }, { $at }.
event-replace = Сооружение убрано: { $ritual }, { $at }.
event-convert = { $artifact }: { $given } → { $taken }.
event-accumulate = { $artifact }: { $colour }, отдаёт { $giver }.
event-refuse = { $artifact }: { $asker } получает отказ ({ $colour }).
event-flee = { $defender } отступает: { $start } → { $to }.
event-march =
    { $cards_count ->
        [1] { $cards } идёт дальше: { $at } → { $to }.
       *[other] { $cards } идут дальше вместе: { $at } → { $to }.
    }
event-found-no-room = { $card } не находит места на стене.
event-passed-gate =
    { $cards_count ->
        [1] { $cards } прорывается через врата: { $at }.
       *[other] { $cards } вместе прорываются через врата: { $at }.
    }

## How it ended

outcome-wall-bare = Колода врагов пуста, и на стене никого. Осада снята, бастион спасён.
outcome-no-room = К стене подошёл ещё один враг, а места уже не было. Бастион смят.
outcome-past-gate = Между врагом и вратами не осталось ни одного свободного участка. Врата не выдержали, бастион пал.

## Odds

odds-enemy = Придёт { $thing }: { PERCENT($percent) }
odds-at = Следующий враг здесь: { $thing }, { PERCENT($percent) }
odds-loss = Немедленное поражение: { PERCENT($percent) }

## Faults: each is told after the place where it lies

fault-side-is-fixed = эта игра идёт только на одной стороне: «{ $side }»
fault-too-many-cards =
    { $count ->
        [one] { $count } карта «{ $group }», а есть только { $limit }
        [few] { $count } карты «{ $group }», а есть только { $limit }
       *[many] { $count } карт «{ $group }», а есть только { $limit }
    }
fault-below-zero = слишком маленькое число
fault-miscounted-card =
    { $count ->
        [0] карты «{ $card }» нигде нет
        [one] карта «{ $card }» лежит в { $count } месте, а должна в { $wanted }
        [few] карта «{ $card }» лежит в { $count } местах, а должна в { $wanted }
       *[many] карта «{ $card }» лежит в { $count } местах, а должна в { $wanted }
    }
fault-wrong-place = карта «{ $card }» там лежать не может
fault-mana-under-flyer = в квартале с врагом на площади мана лежать не может
fault-mana-on-damaged = на повреждённом источнике мана лежать не может
fault-not-in-this-scenario = в этой игре повреждённых источников нет
fault-expelled-defender = защитник не может быть в «{ $place }»: там Рокай
fault-pool-holds-itself = набор карт содержит сам себя
fault-nothing-to-leave = под драконом нет никого, кто должен атаковать его или уйти
fault-already-won = на стене никого, а колода пуста: эта игра уже выиграна
fault-wrong-power = у «{ $spell }» указана лишняя сила или не указана нужная
fault-wrong-block = для «{ $colour }» должен быть перекрыт другой цвет, не свой
