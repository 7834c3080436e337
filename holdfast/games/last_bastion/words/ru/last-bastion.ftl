### Last Bastion: what is asked, offered, forbidden and told.

game-last-bastion = Последний бастион
game-last-bastion-about = Орда Злой королевы теснит с четырёх сторон. Держитесь вместе и одолейте её полководцев.

## Where things are, and what an option touches

slot =
    слот { $number } { $colour ->
        [red] красного
        [green] зелёного
        [blue] синего
       *[yellow] жёлтого
    } планшета
slot-with-card =
    { $card } ({ $colour ->
        [red] красный
        [green] зелёный
        [blue] синий
       *[yellow] жёлтый
    } планшет, слот { $number })
effect-of-kind =
    { $effect } ({ $kind ->
        [enter] входной эффект
        [recurring] повторяющийся эффект
        [permanent] длительный эффект
       *[exit] выходной эффект
    })
kind-enter = входной эффект
kind-recurring = повторяющийся эффект
kind-permanent = длительный эффект
kind-exit = выходной эффект
die = кубик { $number }
object-red = красный жетон
object-green = зелёный жетон
object-blue = синий жетон
object-yellow = жёлтый жетон
object-black = чёрный жетон
object-life = жетон жизни
object-call = «Призыв к оружию»
object-decay = кубик упадка
token-of-hero = { $token } ({ $hero })
tile-with-price = { $tile } (цена: 1 жетон жизни)

phase-begin = Начало хода
phase-cards = Фаза орды: действуют карты
phase-board = Фаза орды: действует планшет
phase-hero = Фаза героя

## On the table

bastion = Бастион
hero = Герой
neutral-board = нейтральный
warlord = полководец
reserve = Резерв
deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
discard-pile =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
       *[many] Сброс: { $count } карт
    }
warlords-beaten = Побеждено полководцев: { $beaten } из { $all }
standstill-idle =
    { $rounds ->
        [one] { $rounds } раунд без боёв, приобретений и потерь: после { $limit }-го бастион возьмут измором.
        [few] { $rounds } раунда без боёв, приобретений и потерь: после { $limit }-го бастион возьмут измором.
       *[many] { $rounds } раундов без боёв, приобретений и потерь: после { $limit }-го бастион возьмут измором.
    }
standstill-vain =
    { $rounds ->
        [one] { $rounds } раунд без приобретений, потерь и боёв, которые можно выиграть: после { $limit }-го бастион возьмут измором.
        [few] { $rounds } раунда без приобретений, потерь и боёв, которые можно выиграть: после { $limit }-го бастион возьмут измором.
       *[many] { $rounds } раундов без приобретений, потерь и боёв, которые можно выиграть: после { $limit }-го бастион возьмут измором.
    }
evil-tiles =
    { $count ->
        [0] Ни один тайл не во власти зла
        [one] { $count } тайл во власти зла
        [few] { $count } тайла во власти зла
       *[many] { $count } тайлов во власти зла
    }
resistance = сопротивление { $resistance }
resistance-lowered = сопротивление { $resistance } вместо { $printed }
life-tokens =
    { $count ->
        [one] { $count } жетон жизни
        [few] { $count } жетона жизни
       *[many] { $count } жетонов жизни
    }
call-tokens =
    { $count ->
        [one] { $count } жетон «Призыв к оружию»
        [few] { $count } жетона «Призыв к оружию»
       *[many] { $count } жетонов «Призыв к оружию»
    }
equipment-tokens =
    { $count ->
        [one] { $count } жетон снаряжения
        [few] { $count } жетона снаряжения
       *[many] { $count } жетонов снаряжения
    }
evil-figures =
    { $count ->
        [one] { $count } фигурка Власти зла
        [few] { $count } фигурки Власти зла
       *[many] { $count } фигурок Власти зла
    }
combat-dice =
    { $count ->
        [one] { $count } боевой кубик
        [few] { $count } боевых кубика
       *[many] { $count } боевых кубиков
    }
locked-dice =
    { $count ->
        [one] { $count } кубик заблокирован
        [few] { $count } кубика заблокировано
       *[many] { $count } кубиков заблокировано
    }

## What may be set

setting-heroes = Герои
setting-heroes-help = По одному герою на каждое место, в порядке мест.
setting-boards = Планшеты орды
setting-boards-help = Какого цвета планшет на какой стороне: север, восток, юг, запад.
setting-sides = Стороны
setting-sides-help = Какую сторону бастиона защищает каждое место. Двое игроков сидят друг напротив друга.
setting-first = Первый игрок
setting-first-help = Место, которое ходит первым.
setting-evil-figures = Фигурки Власти зла
setting-evil-figures-help = Если запас ограничен, то с пустым резервом новых фигурок не появляется.
setting-sindara-actions = Два действия Синдары
setting-sindara-actions-help = Может ли её обычное передвижение прийтись между тайлом и боем?
setting-feng-li-rerolls = Перебросы Фенг-Ли
setting-feng-li-rerolls-help = Как часто за одну фазу героя она перебрасывает боевые кубики.

side-north = север
side-east = восток
side-south = юг
side-west = запад
evil-figures-unlimited = без ограничений
evil-figures-limited = сколько есть в коробке
sindara-actions-strict = оба до передвижения или оба после
sindara-actions-loose = передвижение может быть между ними
feng-li-rerolls-once = один раз за фазу героя
feng-li-rerolls-every-roll = по разу за каждый бросок

## Questions

ask-hero-turn =
    { $can_move ->
        [yes] { $can_activate ->
            [yes] Фаза героя: передвигайтесь и действуйте в любом порядке.
           *[no] { $can_fight ->
                [yes] Фаза героя: передвигайтесь и сражайтесь в любом порядке.
               *[no] Фаза героя: осталось передвижение.
            }
        }
       *[no] { $can_stand ->
            [yes] Фаза героя: вы лежите и можете встать.
           *[no] { $can_activate ->
                [yes] Фаза героя: передвижение позади, теперь действуйте.
               *[no] { $can_fight ->
                    [yes] Фаза героя: остался бой.
                   *[no] Фаза героя: остались только «Призывы к оружию» и способности.
                }
            }
        }
    }
ask-horde-order = Действуют карты планшета. Какой эффект первый?
ask-order = Сразу несколько эффектов. Какой следующий?
ask-who = { $effect }: на кого это ляжет?
ask-place = К осаде присоединяется карта «{ $card }». В какой слот?
ask-lose-round = Какой круглый жетон вернуть в резерв?
ask-gain-equipment = Трофей: какой жетон снаряжения взять?
ask-gain-life-and-call = Трофеи: что берёте?
ask-cleanse = Победа теснит зло. Откуда убрать фигурку?
ask-corrupt = Зло рвётся внутрь вдоль жёлтого планшета. Какой тайл падёт?
ask-reroll = На кубиках: { $faces }. Перебросить что-нибудь?
ask-reroll-decay = На кубике упадка: { $face }. Перебросить?
ask-settle =
    На кубиках: { $faces }.{ $spent_count ->
        [0] {""}
       *[other] {" "}Потрачено: { $spent }.
    } Кто падёт?
ask-given-move = Можно передвинуться прямо сейчас. Куда?
ask-lock-die = Боевой кубик свободен. Какая карта его перехватит?
ask-trebuchet = Сеть заряжена. Какой эффект накрыть?
ask-tower = Какую карту оттеснить?
ask-tower-second = Переставить вместе с ней ещё одну карту?
ask-tower-to = Куда уходит эта карта ({ $slot })?
ask-market = Белая грань на Рынке: жетон какого цвета взять?
ask-tavern = Кому жетон жизни и передвижение?
ask-standard = Какой цвет поднять на знамени?
ask-fountain = Какую фигурку Власти зла смоет вода?
ask-dispensary = Вылечить выведенного из строя героя или раздать снаряжение?
ask-dispensary-to = Кому { $colour } жетон снаряжения?
ask-tomb = Древние короли требуют жетон жизни. Какого монстра они заберут?
ask-quarry = В каком слоте ставим ловушку?

## Options

option-move = Передвинуться: { $object }
option-stand = Встать
option-stay = Остаться на месте
option-activate = Активировать тайл: { $object }
option-call = Применить «Призыв к оружию»: { $object }
option-fight =
    { $count ->
        [0] Вступить в бой
       *[other] Вступить в бой: { $objects }
    }
option-power = Применить особую способность
option-lend = Уступить передвижение: { $object }
option-enchant = Наложить колдовство: { $object }
option-fetch = Послать Соко: { $object }
option-banish = Изгнать зло: { $object }
option-done = Закончить ход
option-apply = { $object }: { $target }
option-suffer = { $object }
option-place = Разместить: { $object }
option-lose = Вернуть: { $object }
option-take = Взять: { $objects }
option-decline = Отказаться
option-choose-rewards = Выбрать, какие необязательные награды взять
option-corrupt = Уступить злу: { $object }
option-keep = Оставить как есть
option-reroll = Перебросить: { $objects }
option-win =
    { $right_count ->
        [0] Победить: { $left }
       *[other] Победить: { $left }; потратить: { $right }
    }
option-spend = Потратить: { $target } ({ $object })
option-lock = Заблокировать кубик: { $object }
option-net = Накрыть сетью: { $object }. { $target }
option-shift = Переставить карту: { $object }
option-with = Переставить и эту карту: { $object }
option-alone = Переставить только одну карту
option-to = Переставить сюда: { $object }
option-treat = Угостить: { $object }
option-raise = Поднять знамя: { $object }
option-enough = Достаточно
option-heal = Вылечить: { $object }
option-hand = Выдать: { $object }
option-for = Отдать герою: { $object }
option-slay = Уничтожить: { $object }
option-trap = Поставить ловушку: { $object }

## Why not

why-too-far = За одно передвижение можно попасть только на соседний тайл.
why-moved = { $hero }: передвижений в этом ходу больше нет.
why-pinned = { $hero }: фигурка лежит. Следующее передвижение уйдёт на то, чтобы встать.
why-evil-tile = Тайл «{ $tile }» во власти зла: поможет только «Призыв к оружию».
why-acted = Это действие в этом ходу уже выполнено.
why-other-action = За ход одно действие: либо тайл, либо бой.
why-movement-between = Действие было до передвижения, поэтому после него действовать нельзя.
why-idle-trebuchet = Ни у одного монстра нет эффекта, который можно накрыть сетью.
why-idle-tower = В игре нет карт, которые можно переставить.
why-idle-fountain = Фигурок Власти зла в игре нет.
why-idle-dispensary = В резерве нет снаряжения, и лечить некого.
why-idle-tomb = Монстров в игре нет, а полководцы Могиле неподвластны.
why-idle-quarry = На вашем планшете орды нет свободного слота для ловушки.
why-centre = { $hero }: с центрального тайла не достать ни одной карты.
why-no-card = { $hero }: отсюда не достать ни одной карты.
why-no-dice = { $hero }: все кубики заблокированы, а жетонов для победы нет.
why-out-of-reach = Карту «{ $card }» с этого тайла не достать.
why-no-call = Жетонов «Призыв к оружию» не осталось.
why-wounded = { $hero }: рана, и особая способность потеряна навсегда.
why-cursed = { $hero }: особая способность во власти зла, пока фигурку не уберут.
why-no-movement = { $hero }: нет передвижения, которым можно заплатить за способность.
why-power-used = { $hero }: способность в этом ходу уже применялась.
why-no-target = { $hero }: способность не к чему применить.
why-slot-taken = Там уже лежит карта.
why-other-board = Карту «{ $card }» кладут на положенный ей планшет, пока там есть место.
why-out-of-action = { $hero }: герой выведен из строя.
why-not-affected = { $hero }: «{ $effect }» здесь ничего не изменит.
why-warlord = «{ $card }» — полководец, на него это не действует.

## Log

event-round = Начинается раунд { $number }.
event-turn =
    { $seat ->
        [0] Ход { $number }: { $board }, и героя перед ним нет.
       *[other] Ход { $number }: { $hero }, { $board }.
    }
event-turn-ends = { $board }: ход окончен.
event-board-acts = { $board } заполнен и наносит удар!
event-effect = { $card }: { $effect }.
event-nobody = { $effect }: задеть некого.
event-draw = Из колоды выходит карта «{ $card }».
event-place = Карта «{ $card }» занимает { $slot }.
event-no-free-slot = Все двенадцать слотов заняты: карта остаётся в колоде, и теряется жетон жизни.
event-trapped = Карта «{ $card }» угодила в ловушку: { $slot }.
event-trap-spared = Карта «{ $card }» растоптала ловушку: { $slot }.
event-die-locked = Карта «{ $card }» забирает боевой кубик.
event-die-freed = Карта «{ $card }» возвращает боевой кубик.
event-discard =
    Карта «{ $card }» уходит в сброс.{ $evil ->
        [yes] {" "}Фигурка Власти зла с неё убрана.
       *[no] {""}
    }{ $net ->
        [yes] {" "}Сеть снова свободна.
       *[no] {""}
    }{ $spell ->
        [yes] {" "}Жетон колдовства снова свободен.
       *[no] {""}
    }
event-discard-bottom = Нижняя карта колоды уходит в сброс: «{ $card }».
event-deck-empty = Колода пуста, сбрасывать нечего.
event-roll =
    { $hero }: на кубиках { $faces }{ $grey ->
        [yes] {" "}(последний кубик — серый)
       *[no] {""}
    }.
event-reroll =
    { $hero }: время вспять! { $dice ->
        [one] Переброшен { $dice } кубик
        [few] Переброшено { $dice } кубика
       *[many] Переброшено { $dice } кубиков
    }: { $faces }.
event-decay = { $hero }: на кубике упадка «{ $face }».
event-reroll-decay = { $hero }: время вспять! Теперь на кубике упадка «{ $face }».
event-fight =
    { $cards_count ->
        [1] { $hero }: в бой! Цель: { $cards }.
       *[other] { $hero }: в бой! Цели: { $cards }.
    }
event-fight-lost = { $hero }: бой окончен без победы.
event-defeated = { $hero }: победа! Карта «{ $card }» повержена.
event-shrugged-off = { $hero }: скверна не пристаёт, «{ $effect }» не действует.
event-move = { $hero }: переход, { $source } → { $tile }.
event-stand = { $hero }: снова на ногах.
event-lend = { $hero }: передвижение уступлено другому герою: { $to }.
event-enchant = { $hero }: колдовство ложится на карту «{ $card }», её сопротивление меньше на 1.
event-activate = { $hero }: тайл «{ $tile }» активирован.
event-call = { $hero }: «Призыв к оружию»! Тайл «{ $tile }» активирован.
event-net = Сеть накрывает карту «{ $card }»: «{ $effect }» ({ $kind }) не действует.
event-net-lifted = Сеть снята с карты «{ $card }».
event-shift = Карта «{ $card }» оттеснена: { $source } → { $slot }.
event-standard = Цвет знамени теперь { $colour }: у всех карт этого цвета сопротивление меньше на 1.
event-slain = Древние короли восстали: карта «{ $card }» уничтожена.
event-trap = Ловушка поставлена: { $slot }.
event-evil-on-card = Власть зла сгущается над картой «{ $card }».
event-evil-leaves-card = Власть зла покидает карту «{ $card }» и входит в бастион.
event-evil-on-tile =
    Тайл «{ $tile }» во власти зла. { $count ->
        [one] Потерян { $count } тайл из 3.
        [few] Потеряно { $count } тайла из 3.
       *[many] Потеряно { $count } тайлов из 3.
    }
event-evil-off-tile = Тайл «{ $tile }» очищен от зла.
event-evil-off-card = Карта «{ $card }» больше не во власти зла.
event-evil-off-hero = { $hero }: Власть зла отступила, особая способность вернулась.
event-cursed = { $hero }: Власть зла ложится на планшет, особая способность недоступна.
event-gain-life = { $hero }: +1 жетон жизни.
event-gain-call = { $hero }: +1 «Призыв к оружию».
event-gain-equipment = { $hero }: +1 { $colour } жетон снаряжения.
event-spend-equipment = { $hero }: в дело идёт { $colour } жетон снаряжения.
event-lose-life =
    { $hero }: −1 жетон жизни, { $left ->
        [0] и он был последним.
        [one] остался { $left }.
        [few] осталось { $left }.
       *[many] осталось { $left }.
    }
event-lose-call = { $hero }: −1 «Призыв к оружию».
event-lose-equipment = { $hero }: −1 { $colour } жетон снаряжения.
event-eliminated = { $hero }: герой выведен из строя, пока кто-нибудь его не вылечит.
event-died = { $hero }: это был последний бой. Вечная память!
event-healed =
    { $hero }: возвращение с раной на тайл «{ $tile }», { $life ->
        [one] { $life } жетон жизни
        [few] { $life } жетона жизни
       *[many] { $life } жетонов жизни
    }, { $calls ->
        [0] без «Призыва к оружию».
        [one] { $calls } жетон «Призыв к оружию».
        [few] { $calls } жетона «Призыв к оружию».
       *[many] { $calls } жетонов «Призыв к оружию».
    }
event-pinned = { $hero }: падение! Следующее передвижение уйдёт на то, чтобы встать.

## How it ended

outcome-warlords = У королевы не осталось ни одного полководца, и орда рассеялась. Бастион выстоял.
outcome-heroes = На стенах не осталось ни одного героя. Бастион пал.
outcome-evil-tiles = Три тайла во власти зла. Бастион пал изнутри.
outcome-deck = Пришло время новой карты орды, а колода пуста. Осада пережила бастион.
outcome-warlord-discarded = Зелёный планшет сбросил полководца из колоды, а с ним и надежду на победу.
outcome-stalemate = Раунд за раундом по обе стороны стен ничего не меняется. Бастион взят измором.

## Odds

odds-fall = { $thing }: шанс победить { PERCENT($percent) }
odds-fall-both = Обе карты: шанс победить { PERCENT($percent) }
odds-fall-with-tokens = { $thing }: шанс победить { PERCENT($bare) }, с жетонами ({ $tokens }) { PERCENT($percent) }
odds-fall-both-with-tokens = Обе карты: шанс победить { PERCENT($bare) }, с жетонами ({ $tokens }) { PERCENT($percent) }
odds-fall-short = { PERCENT($bare) }, с жетонами ({ $tokens }) { PERCENT($percent) }
tokens-of-colour =
    { $count ->
        [1] { $count } { $colour }
       *[other] { $colour } ×{ $count }
    }
odds-colour = { $thing } жетон: { PERCENT($percent) }
odds-decay = На кубике упадка «{ $thing }»: { PERCENT($percent) }

## Faults: each is told after the place where it lies

fault-side-by-side = двое игроков должны сидеть друг напротив друга
fault-too-few-monsters =
    { $missing ->
        [one] для колоды на одного игрока не хватает { $missing } монстра
        [few] для колоды на одного игрока не хватает { $missing } монстров
       *[many] для колоды на одного игрока не хватает { $missing } монстров
    }
fault-too-few-warlords = этому уровню нужно больше полководцев, чем есть: { $wanted }
fault-too-few-tokens = четверым для начала нужно { $needed }, а есть { $there }
fault-warlord-without-exit = каждому полководцу нужен выходной эффект
fault-status-and-place = герой в состоянии «{ $status }» не может там стоять
fault-out-with-things = у выведенного из строя героя нет ни жетонов, ни Власти зла на планшете, и в бастионе он не лежит
fault-cursed-wounded = у раненого героя нет способности, которую могла бы занять Власть зла
fault-nobody-there = у стороны { $side } нет героя в игре
fault-unlike-discard = { $value } не сходится со сбросом, там насчитано { $wanted }
fault-two-figures = на одном тайле две фигурки Власти зла
fault-one-piece-only =
    { $count ->
        [one] такой элемент один, а лежит в { $count } месте
        [few] такой элемент один, а лежит в { $count } местах
       *[many] такой элемент один, а лежит в { $count } местах
    }
fault-net-on-warlord = на полководце «{ $card }» сеть лежать не может
fault-spell-without-mylfaar = на карте лежит колдовство, а Мильфаар в игре нет
fault-trap-under-card = ловушка стоит в слоте, где лежит карта
fault-die-without-lock = на карте «{ $card }» лежит боевой кубик, но блокировать его она не может
fault-acting-and-phase = эффекты ждут очереди только на шаге карт, а сейчас фаза «{ $phase }»
fault-cannot-act = у карты «{ $card }» нет такого эффекта в очереди на этом планшете

## The score, thing by thing

score-level = уровень сложности
score-life = жетоны жизни
score-calls = жетоны «Призыв к оружию»
score-dead = мёртвые герои
score-evil = тайлы во власти зла
