### Что бывает в наборах этой игры: виды, поля и значения.

## Виды

kind-classes-class = Классы врагов
kind-classes-class-one = Класс врагов
kind-legendary-enemy = Легендарные враги
kind-legendary-enemy-one = Легендарный враг
kind-spells-spell = Заклинания
kind-spells-spell-one = Заклинание
kind-scenarios-scenario = Сценарии
kind-scenarios-scenario-one = Сценарий
kind-rituals-ritual = Ритуалы
kind-rituals-ritual-one = Ритуал
kind-defenders-defender = Защитники
kind-defenders-defender-one = Защитник
kind-levels-level = Уровни сложности
kind-levels-level-one = Уровень
kind-districts-district = Кварталы
kind-districts-district-one = Квартал
kind-army-advice = Сила войска
kind-army-advice-one = Сила войска
kind-editions-edition = Издания
kind-editions-edition-one = Издание

## Поля карт

field-id = Идентификатор
field-id-help = Так это называется в правилах и текстах.
field-troop = Отряд
field-troop-help = В классе по карте каждого из шести цветов; вспомогательные классы добавляют к основным.
field-strength = Сила
field-strength-help = Столько маны стоит победа. Для сценария: сила всего войска, для сведения.
field-spell = Заклинание
field-spell-help = Чем становится карта, когда враг побеждён.
field-power = Сила заклинания
field-power-help = Число рядом с заклинанием, если оно есть.
field-traits = Свойства
field-traits-help = Что делает враг, когда приходит или пока стоит.
field-blocks = Перекрытые источники
field-blocks-help = По цвету карты — цвет источников, которые она перекрывает.
field-paint = Окраска
field-paint-help = Какой маны стоит победа.
field-moment = Момент
field-moment-help = Когда заклинание можно применить.
field-has-power = С числом силы
field-has-power-help = На картах этого заклинания есть число.

## Сценарии

field-edition = Издание
field-edition-help = По правилам какой книги играют сценарий.
field-deck = Колода врагов
field-deck-help = Из каких карт её собирают.
field-side = Сторона кварталов
field-side-help = Какой стороной лежат кварталы.
field-built-sources = Источники построены
field-built-sources-help = В каждом квартале в начале игры есть построенный источник.
field-damaged-sources = Источники повреждены
field-damaged-sources-help = В самом далёком от лагеря квартале и в двух соседних с ним все источники вначале повреждены.
field-dealt-class = Раздаваемый класс
field-dealt-class-help = У каждого защитника вначале есть карта этого класса — заклинание.
field-start-at-camp = Начало у лагеря
field-start-at-camp-help = Защитники начинают в квартале у лагеря.
field-inside-square = На площадях
field-inside-square-help = Класс, карты которого вначале стоят на площадях повреждённых кварталов.
field-inside-citadel = В цитадели
field-inside-citadel-help = Класс, карта которого в начале лежит в цитадели.
field-first-enemies = Первые враги
field-first-enemies-help = Враги приходят до первого хода.
field-whole = Классы целиком
field-whole-help = Все шесть карт каждого из этих классов.
field-random = Карты случайных цветов
field-random-help = По классам — сколько карт.
field-cards = Отдельные карты
field-cards-help = Карты по классу и цвету.
field-legends = Легендарные враги
field-legends-help = Какие легендарные враги участвуют или сколько их.
field-random-legends = Случайные легендарные враги
field-random-legends-help = Ещё столько, по жребию.
field-on-top = Сверху
field-on-top-help = Класс, карты которого лежат сверху колоды.
field-mixed-with-legends = Замешаны с легендами
field-mixed-with-legends-help = Столько карт тасуют вместе с легендарными врагами внизу колоды.

## Прочее

field-kind = Вид
field-kind-help = Артефакт носят с собой, сооружение возводят.
field-solo = В игре в одиночку
field-solo-help = Ритуал участвует и в игре на одного.
field-of-each = Карт каждого класса
field-of-each-help = Столько карт каждого выбранного класса идёт в колоду.
field-statue = Источники со статуями
field-statue-help = Цвета трёх источников на стороне со статуями.
field-plain = Источники без статуй
field-plain-help = Цвета трёх источников на другой стороне.
field-players = Игроки
field-players-help = Для стольких игроков.
field-low = От
field-low-help = Наименьшая обычная сила.
field-high = До
field-high-help = Наибольшая обычная сила.

## Книги

field-enemy-first = Сначала враги
field-enemy-first-help = Нападение врага идёт до действий защитника.
field-added-in-setup = Лишние враги при подготовке
field-added-in-setup-help = На столько врагов больше, чем игроков, приходит до первого хода.
field-defenders-wait-for-setup = Защитники ждут подготовки
field-defenders-wait-for-setup-help = Их ставят после прихода первых врагов.
field-last-section = Последний участок
field-last-section-help = Если враг должен идти дальше, бастион пал.
field-camp = Лагерь
field-camp-help = Где находится лагерь врагов.
field-arrow-under-dragon = «Стрела» из-под дракона
field-arrow-under-dragon-help = Стоящий под драконом всё же может выпустить «Стрелу» в другое место.
field-driven-out-by-next-dragon = Следующий дракон изгоняет
field-driven-out-by-next-dragon-help = Победив дракона, надо сразу покинуть цитадель, если на следующего не хватает маны.
field-no-host = Не носители
field-no-host-help = Свойства врагов, под которых симбиот не заползает.
field-priests-apart-in-setup = Жрецы отдельно при подготовке
field-priests-apart-in-setup-help = До первого хода два жреца не стоят рядом.
field-abundance = «Изобилие» даёт
field-abundance-help = Столько маны; 0 — число на карте.
field-flame-for-others = «Пламя» для других
field-flame-for-others-help = Может помочь атаке другого защитника.
field-wall-spells-in-any-turn = Заклинания стены в любой ход
field-wall-spells-in-any-turn-help = «Рокировку» и «Телепорт» можно применять и в чужой ход.
field-wall-spells-before-enemy = Заклинания стены до врага
field-wall-spells-before-enemy-help = «Рокировку» и «Телепорт» в свой ход можно применять и до нападения врага.
field-repetition-is-a-turn = «Повторение» — это ход
field-repetition-is-a-turn-help = Даёт ещё один ход без нападения врага; иначе заново начинаются действия этого хода.
field-rituals-compulsory = Ритуалы обязательны
field-rituals-compulsory-help = Подходящий ритуал проводят обязательно.
field-third-rituals-shuffled = Третьи ритуалы вперемешку
field-third-rituals-shuffled-help = Карты, возвращённые при подготовке, уходят под колоду в случайном порядке.
field-replace-only-when-full = Замена только при нехватке места
field-replace-only-when-full-help = Сооружение заменяют, только если нет свободного основания.
field-replaced-go-under = Заменённые карты — вниз
field-replaced-go-under-help = Они уходят под колоду ритуалов.
field-gun-weakens = Орудие ослабляет на
field-gun-weakens-help = На столько слабее враги его цвета в его квартале.
field-army-strength-advice = Совет о силе войска
field-army-strength-advice-help = Книга говорит, какая сила обычна.
field-fixed-training-side = Сторона в обучающей партии
field-fixed-training-side-help = В обучающей партии кварталы лежат этой стороной.
field-advised-training-side = Рекомендуемая сторона в обучающей партии
field-advised-training-side-help = Книга советует эту сторону для обучающей партии.
field-has-levels = Есть уровни
field-has-levels-help = В книге есть уровни сложности.
field-training = Колода обучающей партии
field-training-help = Колода для первой игры.
field-immune-to-protection = Защита не действует
field-immune-to-protection-help = Жрецы и валькирия не защищают невосприимчивых врагов.
field-immune-to-wall-spells = Невосприимчивость к заклинаниям стены
field-immune-to-wall-spells-help = «Рокировка» и «Телепорт» не переставляют невосприимчивых врагов.
field-source-gives = Источник даёт
field-source-gives-help = Столько маны своего цвета.
field-bare-pool = Маны вначале
field-bare-pool-help = Столько фишек каждого цвета у защитника вначале.
field-rituals-drawn = Раздают ритуалов
field-rituals-drawn-help = Столько карт получает каждый защитник при подготовке; одну он возвращает.
field-obelisk-adds = Обелиск добавляет
field-obelisk-adds-help = Столько маны больше от его квартала.

## Значения

value-moment-any = в любой момент своего хода
value-moment-attack = при атаке
value-moment-copied = как копия другого
value-moment-end = в конце своего хода
value-moment-move = при перемещении
value-moment-source = у источника
value-kind-artifact = артефакт
value-kind-structure = сооружение
value-camp-token = на жетоне
value-camp-wall = на стене
value-edition-2015 = 2015
value-edition-2018 = 2018
