### Bastion: the names of things, and what each of them does.
### Where the editions differ, the explanation ends in `-help-2015` or `-help-2018`.

## Editions

bastion-edition-2015 = Первое издание (2015)
bastion-edition-2015-help = Враг нападает до ваших действий. Последний участок стены занят колодой врагов, поэтому свободны 23. «Пламя» помогает только своей атаке, орудие ослабляет врагов на 1, подходящий ритуал проводится обязательно, а сложность осады видна по силе войска.
bastion-edition-2018 = Делюкс-издание (2018)
bastion-edition-2018-help = Вы действуете до нападения врага. Врагам доступны все 24 участка, и на старте их на одного больше. «Пламя», «Рокировка» и «Телепорт» помогают и в чужой ход, орудие ослабляет врагов на 2, ритуалы проводятся по желанию, а сложность осады задают четыре уровня.

## Modes

bastion-mode-training = Обучающая партия
bastion-mode-training-help = Для первого знакомства, без ритуалов. По книге 2015 года — 24 врага основного отряда; если сторону не выбрать, кварталы лежат статуями вверх. По книге 2018 года — 25 врагов, среди них разведчики, летуны, великаны и лазутчик; сторона со статуями.
bastion-mode-level = Обычный режим
bastion-mode-level-help = Основной отряд, три класса вспомогательного и несколько легендарных врагов; сколько их, решает уровень. Уровни взяты из книги 2018 года; с правилами 2015 года, где вместо них сила войска, это домашний вариант.
bastion-mode-scenario = Сценарий
bastion-mode-scenario-help = Готовая осада: состав войска уже подобран. По книге 2018 года у неё ещё и своя сторона кварталов, и свои правила.
bastion-mode-custom = Своё войско
bastion-mode-custom-help = Основной отряд и все, кого вы к нему добавите.

## Levels

bastion-level-easy = Лёгкий
bastion-level-easy-help = По две карты каждого выбранного класса и один легендарный враг.
bastion-level-medium = Средний
bastion-level-medium-help = По три карты каждого выбранного класса и два легендарных врага.
bastion-level-hard = Тяжёлый
bastion-level-hard-help = По четыре карты каждого выбранного класса и три легендарных врага.
bastion-level-extreme = Экстремальный
bastion-level-extreme-help = По пять карт каждого выбранного класса и четыре легендарных врага.

## Scenarios of 2015

bastion-scenario-standard-siege = Осада стандартная
bastion-scenario-standard-siege-help = Основной отряд и по одной карте каждого вспомогательного класса, взятой не глядя: 32 врага.
bastion-scenario-siege-of-the-flyers = Осада летунов
bastion-scenario-siege-of-the-flyers-help = Основной отряд, все шесть летунов, Беллигемин, Рокай и Чёрное Крыло: 33 врага. Девятеро из них рвутся на шесть площадей.
bastion-scenario-siege-of-the-dragons = Осада драконов
bastion-scenario-siege-of-the-dragons-help = Основной отряд и все шесть драконов: 30 врагов. Цитадель редко будет свободна.
bastion-scenario-siege-of-the-legends = Осада легенд
bastion-scenario-siege-of-the-legends-help = Основной отряд и все десять легендарных врагов: вместе 34.
bastion-scenario-siege-of-the-archmages = Осада архимагов
bastion-scenario-siege-of-the-archmages-help = Основной отряд, все шесть великанов, один архимаг, взятый не глядя, голем, Шаггон и Левиафан: 34 врага.
bastion-scenario-siege-of-the-shapeshifters = Осада оборотней
bastion-scenario-siege-of-the-shapeshifters-help = Основной отряд, все разведчики, симбиоты и оборотни, а с ними Кнеллервирм: 43 врага.
bastion-scenario-impossible-siege = Невозможная осада
bastion-scenario-impossible-siege-help = Основной отряд, все десять легендарных врагов и по одной карте каждого вспомогательного класса, взятой не глядя: 42 врага.

## Scenarios of 2018

bastion-scenario-darkened-skies = Померкшие небеса
bastion-scenario-darkened-skies-help = Без статуй. 41 враг: основной отряд, все летуны и разведчики, лазутчик, Беллигемин, Рокай, валькирия и Чёрное Крыло. В каждом квартале с самого начала стоит сооружение «Источник».
bastion-scenario-trembling-earth = Дрожь земли
bastion-scenario-trembling-earth-help = Без статуй. У каждого защитника для начала есть зверь в качестве заклинания, остальные звери не придут. 39 врагов: прочий основной отряд, все симбиоты, великаны и оборотни, Шаггон, Кнеллервирм и Левиафан.
bastion-scenario-show-of-force = Демонстрация силы
bastion-scenario-show-of-force-help = Со статуями. 42 врага: основной отряд, по одной карте каждого вспомогательного класса, взятой не глядя, и все десять легендарных врагов, но ни одного среди первых двенадцати карт.
bastion-scenario-belated-arrival = Запоздалое прибытие
bastion-scenario-belated-arrival-help = Со статуями. Враг уже внутри: дракон в цитадели и летуны в трёх дальних от лагеря кварталах, где все источники повреждены. Раз за ход источник в своём квартале можно возродить, отдав ману его цвета, если на площади нет врага. В каждом квартале стоит сооружение «Источник», а начинаете вы в квартале у лагеря. Придут 33 врага: сперва звери, затем прочий основной отряд, все жрецы, голем, инквизитор и Левиафан.

## Sides of the districts

bastion-side-statue = Со статуями
bastion-side-statue-help = Три источника квартала — трёх разных цветов.
bastion-side-plain = Без статуй
bastion-side-plain-help = В каждом квартале два источника из трёх одного цвета.

## Colours

colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный
colour-violet = фиолетовый
colour-blue = синий
colour-black = чёрный
colour-any = любой

bastion-element-yellow = степи
bastion-element-green = леса
bastion-element-red = огонь
bastion-element-violet = болота
bastion-element-blue = горы
bastion-element-black = тьма

bastion-mana-yellow = жёлтая мана
bastion-mana-green = зелёная мана
bastion-mana-red = красная мана
bastion-mana-violet = фиолетовая мана
bastion-mana-blue = синяя мана
bastion-mana-black = чёрная мана

bastion-paint-white = белый
bastion-paint-white-help = Его цвет — цвет квартала, у которого он стоит; перешёл в другой квартал — сменил и цвет.
bastion-paint-prismatic-1 = призматический
bastion-paint-prismatic-1-help = Стоит по одной фишке маны каждого из шести цветов. Для ритуалов он того цвета, что и квартал.
bastion-paint-prismatic-2 = призматический, двойной
bastion-paint-prismatic-2-help = Стоит по две фишки маны каждого из шести цветов. Для ритуалов он того цвета, что и квартал.
bastion-paint-grey = серый
bastion-paint-grey-help = За него платят маной каких угодно цветов, и ритуал после победы может быть любого цвета.

## Places

bastion-place-citadel = цитадель
bastion-place-yellow = жёлтый квартал
bastion-place-green = зелёный квартал
bastion-place-red = красный квартал
bastion-place-violet = фиолетовый квартал
bastion-place-blue = синий квартал
bastion-place-black = чёрный квартал
bastion-section = участок { $number } ({ $place })
bastion-square = площадь ({ $place })
bastion-tower = башня ({ $place })
bastion-base = основание { $number } ({ $place })
bastion-source =
    { $colour ->
        [yellow] жёлтый
        [green] зелёный
        [red] красный
        [violet] фиолетовый
        [blue] синий
       *[black] чёрный
    } источник{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $place })

bastion-part-citadel = Цитадель
bastion-part-citadel-help = Кто стоит здесь, собирает ману со всех закрытых башен, ничего не отдавая, и башни снова открыты. Отсюда до любого квартала одно перемещение.
bastion-part-district = Квартал
bastion-part-district-help = Три источника, башня, два основания, площадь и четыре участка стены. Перейти можно в один из двух соседних кварталов или в цитадель.
bastion-part-source = Источник
bastion-part-source-help = Положите на него ману любого цвета и возьмите три его собственного. После этого он закрыт, пока кто-нибудь не получит ману из башни квартала.
bastion-part-tower = Башня
bastion-part-tower-help = Положите на неё ману любого цвета и соберите всё, что лежит на закрытых источниках квартала: они снова открыты. Сама башня закрыта, пока кто-нибудь не получит ману из цитадели.
bastion-part-base = Основание
bastion-part-base-help = Место для сооружения, по одному на каждом основании.
bastion-part-square = Площадь
bastion-part-square-help = Сюда садятся летуны. Пока на площади враг, ни источники, ни башня квартала маны не дают.
bastion-part-section = Участок стены
bastion-part-section-help = Место для одного врага. Участки считают от врат по часовой стрелке, а враги идут в обратную сторону, к участку 1.
bastion-part-gate = Врата
bastion-part-gate-help = Стоят между участками 1 и 24 и разделяют их. Если врагу остаётся идти только через врата, игра проиграна.

## Defenders

bastion-defender-dagdar = Дагдар
bastion-defender-dagdar-who = Боевой маг: сначала бьёт, потом считает врагов.
bastion-defender-sannirr = Саннирр
bastion-defender-sannirr-who = Волшебница, чьё пламя всегда вовремя приходит другу на помощь.
bastion-defender-orsilla = Орсилла
bastion-defender-orsilla-who = Хранительница старых колодцев: ей известно, сколько в каждом осталось.
bastion-defender-brannoc = Браннок
bastion-defender-brannoc-who = Строитель обелисков, который поклялся, что эта стена устоит.

## Troops

bastion-troop-main = Основной отряд
bastion-troop-auxiliary = Вспомогательный отряд
bastion-troop-legendary = Легендарный отряд

## Classes

bastion-class-beast = Зверь
bastion-class-beast-help = Основной отряд, слабейший в нём. Свойств нет.
bastion-class-warrior = Воин
bastion-class-warrior-help = Основной отряд. Свойств нет.
bastion-class-mage = Маг
bastion-class-mage-help = Основной отряд. Свойств нет.
bastion-class-rider = Всадник
bastion-class-rider-help = Основной отряд, сильнейший в нём. Свойств нет.
bastion-class-scout = Разведчик
bastion-class-scout-help = Сразу приводит за собой следующего врага из колоды.
bastion-class-symbiote = Симбиот
bastion-class-symbiote-help = Заползает под последнего врага на стене, и вдвоём они — один враг, которого надо одолеть разом.
bastion-class-flyer = Летун
bastion-class-flyer-help = Садится на площадь, смывает всю выложенную в квартале ману и не даёт получать там новую.
bastion-class-priest = Жрец
bastion-class-priest-help = Враги по обе стороны от него неуязвимы, другие жрецы тоже.
bastion-class-giant = Великан
bastion-class-giant-help = Шагает прямо к свободному участку у самых врат.
bastion-class-archmage = Архимаг
bastion-class-archmage-help = Пока он в игре, источники указанного на его карте цвета перекрыты.
bastion-class-shapeshifter = Оборотень
bastion-class-shapeshifter-help = Силён, как все его соседи вместе; в одиночестве или рядом с другим оборотнем его сила — 9.
bastion-class-dragon = Дракон
bastion-class-dragon-help = Занимает цитадель, выгоняет из неё защитников и усиливает на 1 остальных врагов своего цвета.

## The main troop

bastion-card-beast-yellow = Степной зверь · жёлтый
bastion-card-beast-green = Лесной зверь · зелёный
bastion-card-beast-red = Огненный зверь · красный
bastion-card-beast-violet = Болотный зверь · фиолетовый
bastion-card-beast-blue = Горный зверь · синий
bastion-card-beast-black = Тёмный зверь · чёрный
bastion-card-warrior-yellow = Степной воин · жёлтый
bastion-card-warrior-green = Лесной воин · зелёный
bastion-card-warrior-red = Огненный воин · красный
bastion-card-warrior-violet = Болотный воин · фиолетовый
bastion-card-warrior-blue = Горный воин · синий
bastion-card-warrior-black = Тёмный воин · чёрный
bastion-card-mage-yellow = Степной маг · жёлтый
bastion-card-mage-green = Лесной маг · зелёный
bastion-card-mage-red = Огненный маг · красный
bastion-card-mage-violet = Болотный маг · фиолетовый
bastion-card-mage-blue = Горный маг · синий
bastion-card-mage-black = Тёмный маг · чёрный
bastion-card-rider-yellow = Степной всадник · жёлтый
bastion-card-rider-green = Лесной всадник · зелёный
bastion-card-rider-red = Огненный всадник · красный
bastion-card-rider-violet = Болотный всадник · фиолетовый
bastion-card-rider-blue = Горный всадник · синий
bastion-card-rider-black = Тёмный всадник · чёрный

## The auxiliary troop

bastion-card-scout-yellow = Степной разведчик · жёлтый
bastion-card-scout-green = Лесной разведчик · зелёный
bastion-card-scout-red = Огненный разведчик · красный
bastion-card-scout-violet = Болотный разведчик · фиолетовый
bastion-card-scout-blue = Горный разведчик · синий
bastion-card-scout-black = Тёмный разведчик · чёрный
bastion-card-symbiote-yellow = Степной симбиот · жёлтый
bastion-card-symbiote-green = Лесной симбиот · зелёный
bastion-card-symbiote-red = Огненный симбиот · красный
bastion-card-symbiote-violet = Болотный симбиот · фиолетовый
bastion-card-symbiote-blue = Горный симбиот · синий
bastion-card-symbiote-black = Тёмный симбиот · чёрный
bastion-card-flyer-yellow = Степной летун · жёлтый
bastion-card-flyer-green = Лесной летун · зелёный
bastion-card-flyer-red = Огненный летун · красный
bastion-card-flyer-violet = Болотный летун · фиолетовый
bastion-card-flyer-blue = Горный летун · синий
bastion-card-flyer-black = Тёмный летун · чёрный
bastion-card-priest-yellow = Степной жрец · жёлтый
bastion-card-priest-green = Лесной жрец · зелёный
bastion-card-priest-red = Огненный жрец · красный
bastion-card-priest-violet = Болотный жрец · фиолетовый
bastion-card-priest-blue = Горный жрец · синий
bastion-card-priest-black = Тёмный жрец · чёрный
bastion-card-giant-yellow = Степной великан · жёлтый
bastion-card-giant-green = Лесной великан · зелёный
bastion-card-giant-red = Огненный великан · красный
bastion-card-giant-violet = Болотный великан · фиолетовый
bastion-card-giant-blue = Горный великан · синий
bastion-card-giant-black = Тёмный великан · чёрный
bastion-card-archmage-yellow = Степной архимаг · жёлтый
bastion-card-archmage-green = Лесной архимаг · зелёный
bastion-card-archmage-red = Огненный архимаг · красный
bastion-card-archmage-violet = Болотный архимаг · фиолетовый
bastion-card-archmage-blue = Горный архимаг · синий
bastion-card-archmage-black = Тёмный архимаг · чёрный
bastion-card-shapeshifter-yellow = Степной оборотень · жёлтый
bastion-card-shapeshifter-green = Лесной оборотень · зелёный
bastion-card-shapeshifter-red = Огненный оборотень · красный
bastion-card-shapeshifter-violet = Болотный оборотень · фиолетовый
bastion-card-shapeshifter-blue = Горный оборотень · синий
bastion-card-shapeshifter-black = Тёмный оборотень · чёрный
bastion-card-dragon-yellow = Степной дракон · жёлтый
bastion-card-dragon-green = Лесной дракон · зелёный
bastion-card-dragon-red = Огненный дракон · красный
bastion-card-dragon-violet = Болотный дракон · фиолетовый
bastion-card-dragon-blue = Горный дракон · синий
bastion-card-dragon-black = Тёмный дракон · чёрный

## In a deck of one’s own: drawn unseen

bastion-card-scout = Случайный разведчик
bastion-card-symbiote = Случайный симбиот
bastion-card-flyer = Случайный летун
bastion-card-priest = Случайный жрец
bastion-card-giant = Случайный великан
bastion-card-archmage = Случайный архимаг
bastion-card-shapeshifter = Случайный оборотень
bastion-card-dragon = Случайный дракон
bastion-card-legendary = Случайный легендарный враг

## The legendary troop

bastion-card-spy = Лазутчик
bastion-card-spy-help = Приводит за собой двух следующих врагов из колоды. Его цвет — цвет квартала, у которого он стоит.
bastion-card-belligemin = Беллигемин
bastion-card-belligemin-help = Хватает последнего врага на стене и уносит на площадь, где они становятся одним врагом. Если хватать некого, летит один. Его цвет — цвет квартала.
bastion-card-rokai = Рокай
bastion-card-rokai-help = Летун, который изгоняет защитников из квартала, где сел, и пускает обратно лишь затем, чтобы с ним сразились. Его цвет — цвет квартала.
bastion-card-valkyrie = Валькирия
bastion-card-valkyrie-help = Летает. С площади делает неуязвимыми врагов на стене своего квартала, но не себя. Её цвет — цвет квартала.
bastion-card-golem = Голем
bastion-card-golem-help = Стоит по одной фишке маны каждого цвета, не больше и не меньше: ничто его не усиливает и не ослабляет, и ни одно заклинание не поможет в атаке на него.
bastion-card-black-wing = Чёрное Крыло
bastion-card-black-wing-help = Летун, крепкий, как голем: по одной фишке маны каждого цвета, и заклинания бессильны.
bastion-card-inquisitor = Инквизитор
bastion-card-inquisitor-help = Враги по обе стороны от него сильнее на 1, но не защищены. Его цвет — цвет квартала, у которого он стоит.
bastion-card-shaggon = Шаггон
bastion-card-shaggon-help = Пока он в игре, никто не может применить «Пламя» и «Молнию», в кого бы ни целился. Его цвет — цвет квартала, у которого он стоит.
bastion-card-knellerwyrm = Кнеллервирм
bastion-card-knellerwyrm-help = Дракон без цвета: за него платят маной каких угодно цветов. Пока он верхний в цитадели, все прочие враги сильнее на 1. Победитель может провести ритуал любого цвета.
bastion-card-leviathan = Левиафан
bastion-card-leviathan-help = Стоит по две фишки маны каждого цвета, не больше и не меньше: ничто его не усиливает и не ослабляет, и ни одно заклинание не поможет в атаке на него.

## Traits

bastion-trait-recruit = Подкрепление
bastion-trait-recruit-help = Как только он занял место, входит следующая карта из колоды врагов со своими свойствами. Из пустой колоды никто не придёт.
bastion-trait-symbiote = Симбиоз
bastion-trait-symbiote-help-2015 = Ложится под врага на стене, которому до врат идти дальше всех. Теперь это один враг: одна цель, один шаг и цена за каждую карту, каждая в своём цвете. У пустой стены занимает участок как обычно.
bastion-trait-symbiote-help-2018 = Ложится под врага на стене, которому до врат идти дальше всех, минуя невосприимчивых. Теперь это один враг: одна цель, один шаг и цена за каждую карту, каждая в своём цвете. Если носителя нет, занимает участок как обычно.
bastion-trait-flyer = Полёт
bastion-trait-flyer-help = С участка, до которого дошёл, перелетает на площадь квартала, а если она занята, то на ближайшую свободную против часовой стрелки. Вся мана с источников и башни там уходит в резерв, и, пока он на площади, новой из них не получить. Если свободной площади нет, остаётся на стене.
bastion-trait-ward = Защита
bastion-trait-ward-help-2015 = Враги на соседних участках неуязвимы: атаковать их нельзя даже «Стрелой».
bastion-trait-ward-help-2018 = Враги на соседних участках неуязвимы: атаковать их нельзя даже «Стрелой». Только невосприимчивым от этого никакого проку.
bastion-trait-giant = Шаг великана
bastion-trait-giant-help = Занимает свободный участок с наименьшим номером, где бы ни стояли остальные.
bastion-trait-block = Перекрытые источники
bastion-trait-block-help = Пока он в игре, источники указанного на карте цвета не дают маны ни в одном квартале, и «Призма» не поможет. Собрать через башню то, что на них лежит, можно.
bastion-trait-shift = Оборотничество
bastion-trait-shift-help = Его сила — сила всех соседних врагов вместе. Без соседей или рядом с другим оборотнем она равна 9. Всё, что усиливает или ослабляет его самого, считают после.
bastion-trait-citadel = Захват цитадели
bastion-trait-citadel-help = Садится в цитадель, поверх других драконов, и защитники должны уйти оттуда в кварталы. Получить ману в цитадели нельзя, а войти в неё можно, только чтобы сразу атаковать верхнего дракона.
bastion-trait-boost = Усиление своего цвета
bastion-trait-boost-help = Пока он верхний в цитадели, остальные враги его цвета сильнее на 1, кроме невосприимчивых.
bastion-trait-boost-all = Усиление всех
bastion-trait-boost-all-help = Пока он верхний в цитадели, все остальные враги сильнее на 1, кроме невосприимчивых.
bastion-trait-expel = Изгнание
bastion-trait-expel-help = Защитники из квартала, где он сел, сразу уходят в соседний квартал или в цитадель. Пока он на площади, войти в квартал можно, только чтобы тут же его атаковать.
bastion-trait-wallward = Защита стены
bastion-trait-wallward-help-2015 = Пока враг с этим свойством на площади, враги на четырёх участках стены квартала неуязвимы, даже для «Стрелы». Его самого атаковать можно.
bastion-trait-wallward-help-2018 = Пока враг с этим свойством на площади, враги на четырёх участках стены квартала неуязвимы, даже для «Стрелы»; только невосприимчивым от этого никакого проку. Его самого атаковать можно.
bastion-trait-immune = Невосприимчивость
bastion-trait-immune-help-2015 = Заклинания на него не действуют: ни в атаке, ни чтобы переставить его на стене. Орудия его не ослабляют, и никто его не усилит. Жрецы и валькирия его защищают.
bastion-trait-immune-help-2018 = В атаке на него нельзя применять заклинания. Орудия его не ослабляют, а свойства других врагов не усиливают и не защищают. «Рокировка» и «Телепорт» его переставят.
bastion-trait-aura = Усиление соседей
bastion-trait-aura-help = Враги на соседних участках сильнее на 1, кроме невосприимчивых.
bastion-trait-no-flame = Запрет пламени
bastion-trait-no-flame-help = Пока он в игре, никто не может применить «Пламя».
bastion-trait-no-lightning = Запрет молнии
bastion-trait-no-lightning-help = Пока он в игре, никто не может применить «Молнию».

## Spells

bastion-spell-alchemy = Алхимия
bastion-spell-alchemy-help = В вашей атаке: платите маной каких угодно цветов. Количество не меняется.
bastion-spell-abundance = Изобилие
bastion-spell-abundance-help-2015 = Когда получаете ману из источника: ещё 2 того же цвета.
bastion-spell-abundance-help-2018 = Когда получаете ману из источника: прибавка того же цвета равна силе заклинания.
bastion-spell-copy = Копия
bastion-spell-copy-help = Заменяет другое заклинание, которое лежит у вас или у любого защитника, и применяется в тот же момент, что и оно. Само то заклинание остаётся у хозяина.
bastion-spell-lightning = Молния
bastion-spell-lightning-help = В чьей угодно атаке, где бы вы ни были: цена меньше на силу заклинания, но не меньше 1.
bastion-spell-flame = Пламя
bastion-spell-flame-help-2015 = В вашей собственной атаке: цена меньше на силу заклинания, но не меньше 1.
bastion-spell-flame-help-2018 = В вашей атаке или в атаке оттуда, где стоите и вы: цена меньше на силу заклинания, но не меньше 1.
bastion-spell-repetition = Повторение
bastion-spell-repetition-help-2015 = В конце своего хода: ходите ещё раз, и враг при этом не нападает.
bastion-spell-repetition-help-2018 = Когда ваши действия окончены: начните их заново. Враг нападёт только потом.
bastion-spell-prism = Призма
bastion-spell-prism-help = Когда получаете ману из источника: выберите другой цвет вместо его собственного. Перекрытый источник остаётся перекрытым.
bastion-spell-castling = Рокировка
bastion-spell-castling-help-2015 = В любой момент своего хода, даже до нападения врага: два врага на стене меняются местами.
bastion-spell-castling-help-2018 = Во время действий любого защитника: два врага на стене меняются местами.
bastion-spell-arrow = Стрела
bastion-spell-arrow-help = В вашей атаке: цель может быть где угодно в бастионе. Неуязвимых и лежащих под другим драконом не достать и ею.
bastion-spell-teleport = Телепорт
bastion-spell-teleport-help-2015 = В любой момент своего хода, даже до нападения врага: враг со стены переходит на любой свободный участок.
bastion-spell-teleport-help-2018 = Во время действий любого защитника: враг со стены переходит на любой свободный участок.
bastion-spell-acceleration = Ускорение
bastion-spell-acceleration-help = В вашем перемещении: ещё один шаг, и между шагами ничего делать нельзя. Путь не ведёт через цитадель с драконом и через квартал Рокая.

## Rituals

bastion-ritual-help-2015 = Победите врага того же цвета, и ритуал проведён; если подходят несколько, выберите один. Затем возьмите две карты ритуалов, одну оставьте, другую уберите под колоду.
bastion-ritual-help-2018 = Победите врага того же цвета, и ритуал можно провести. Затем возьмите две карты ритуалов, одну оставьте, другую уберите под колоду.
bastion-kind-artifact = Артефакт
bastion-kind-artifact-help = Остаётся у вас; в каждый свой ход его можно использовать один раз.
bastion-kind-structure = Сооружение
bastion-kind-structure-help-2015 = Ставится на любое свободное основание в бастионе и служит всем защитникам. Заменить другое сооружение, которое выйдет из игры, можно, только если свободных оснований нет.
bastion-kind-structure-help-2018 = Ставится на любое основание в бастионе и служит всем защитникам. Что стояло там раньше, уходит под колоду ритуалов.

bastion-ritual-accumulator = Накопитель
bastion-ritual-accumulator-help = Артефакт: попросите у другого защитника, как бы далеко он ни был, одну фишку маны. При отказе артефакт остаётся неиспользованным.
bastion-ritual-converter = Преобразователь
bastion-ritual-converter-help = Артефакт: отдайте одну фишку маны из своего запаса и возьмите из резерва одну любого цвета.
bastion-ritual-source = Источник
bastion-ritual-source-help = Сооружение: в квартале одним источником этого цвета больше.
bastion-ritual-obelisk = Обелиск
bastion-ritual-obelisk-help = Сооружение: источники этого цвета в его квартале дают на одну фишку маны больше.
bastion-ritual-gun = Орудие
bastion-ritual-gun-help-2015 = Сооружение: враги этого цвета на стене и на площади его квартала слабее на 1, но не слабее 1.
bastion-ritual-gun-help-2018 = Сооружение: враги этого цвета на стене и на площади его квартала слабее на 2, но не слабее 1.

bastion-ritual-accumulator-yellow = Жёлтый накопитель
bastion-ritual-accumulator-green = Зелёный накопитель
bastion-ritual-accumulator-red = Красный накопитель
bastion-ritual-accumulator-violet = Фиолетовый накопитель
bastion-ritual-accumulator-blue = Синий накопитель
bastion-ritual-accumulator-black = Чёрный накопитель
bastion-ritual-converter-yellow = Жёлтый преобразователь
bastion-ritual-converter-green = Зелёный преобразователь
bastion-ritual-converter-red = Красный преобразователь
bastion-ritual-converter-violet = Фиолетовый преобразователь
bastion-ritual-converter-blue = Синий преобразователь
bastion-ritual-converter-black = Чёрный преобразователь
bastion-ritual-source-yellow = Жёлтый источник
bastion-ritual-source-green = Зелёный источник
bastion-ritual-source-red = Красный источник
bastion-ritual-source-violet = Фиолетовый источник
bastion-ritual-source-blue = Синий источник
bastion-ritual-source-black = Чёрный источник
bastion-ritual-obelisk-yellow = Жёлтый обелиск
bastion-ritual-obelisk-green = Зелёный обелиск
bastion-ritual-obelisk-red = Красный обелиск
bastion-ritual-obelisk-violet = Фиолетовый обелиск
bastion-ritual-obelisk-blue = Синий обелиск
bastion-ritual-obelisk-black = Чёрный обелиск
bastion-ritual-gun-yellow = Жёлтое орудие
bastion-ritual-gun-green = Зелёное орудие
bastion-ritual-gun-red = Красное орудие
bastion-ritual-gun-violet = Фиолетовое орудие
bastion-ritual-gun-blue = Синее орудие
bastion-ritual-gun-black = Чёрное орудие

## Army strength (2015)

bastion-advice-training = обучающий
bastion-advice-below-normal = ниже нормального
bastion-advice-normal = нормальный
bastion-advice-hard = сложный
