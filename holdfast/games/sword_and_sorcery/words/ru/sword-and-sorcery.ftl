### Sword & Sorcery: what is asked, offered, forbidden and told.

game-sword-and-sorcery = Клинок и колдовство
game-sword-and-sorcery-about = Легендарные герои восстают из мёртвых слабыми, как дети. Возвращайте себе душу сценарий за сценарием и держитесь вместе.

## What may be set

setting-quest = Сценарий
setting-quest-help = Какой сценарий играть. Каждый можно пройти и отдельно.
setting-party = Героев в группе
setting-party-help = Сколько героев отправляется в путь. Один игрок может вести нескольких.
setting-heroes = Герои
setting-heroes-help = Герой и класс, в порядке мест. Порядок и Хаос вместе не путешествуют.
setting-soul-storm = Буря душ
setting-soul-storm-help = В группе уживаются любые мировоззрения, а активный герой сам выбирает, если история спрашивает о мировоззрении.
setting-own-area-blocks = Враги рядом закрывают обзор
setting-own-area-blocks-help = Строгое прочтение: враги в зоне самого героя тоже мешают его линии видимости.
setting-strict-ties = Строгое правило при равенстве
setting-strict-ties-help = Враг достаётся активному игроку, только если у того врагов меньше всего; иначе следующему из таких игроков.
setting-shared-visit = Уходят все сразу
setting-shared-visit-help = Любой игрок покупает для любого героя, и один может закончить посещение за всех. Иначе каждый покупает для своих героев и сам говорит, когда готов.
setting-campaign = Часть кампании
setting-campaign-help = Добытое остаётся у группы, а в тайник можно убрать любой предмет.

## How things are told apart

area = зона { $name }
door = дверь { $number }
item-for-sale =
    { $left ->
        [0] { $item }, цена { $price }
        [1] { $item }, цена { $price }, последняя карта
       *[other] { $item }, цена { $price }, осталось { $left }
    }
tavern-bet = символ «{ $symbol }», ставка { $stake }, выигрыш { $prize }
item-in-stash =
    { $left ->
        [1] { $item }
       *[other] { $item } (есть { $left })
    }
area-named = { $place } ({ $name })
gate-at = место появления: { $area }
chest-at = сундук: { $area }
waypoint-at = ключевая точка: { $area }
gate = место появления в зоне { $area }
chest = сундук в зоне { $area }
waypoint = ключевая точка в зоне { $area }
enemy-of-rank = { $kind } { $number } ({ $rank })
enemy-figure = { $kind } { $number }, { $letter } ({ $rank })
die-numbered = кубик { $number } ({ $colour })
face-two = { $first } + { $second }
level-numbered =
    уровень { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $number }
    }
crowns-counted =
    { $count ->
        [one] { $count } крона
        [few] { $count } кроны
       *[many] { $count } крон
    }

## Phases

phase-prepare = Перед сценарием
phase-time = Фаза времени
phase-souls = Фаза времени: души
phase-battle = Фаза боя
phase-hero = Ход героя
phase-enemy = Ход врагов
phase-event = Фаза событий

## Questions

ask-first-hero = Кто поведёт группу первым?
ask-learn = { $hero }: новое умение или навык. Какое выбрать?
ask-visit = Эмпориум открыт. Кто что берёт?
ask-souls = Частиц души в запасе: { $shards }. Усилить или воскресить кого-нибудь?
ask-next-hero = Чей ход следующий?
ask-hero-turn = { $hero }: что делаем?
ask-ghost-turn = { $hero }, призрачная душа: что делаем?
ask-companion = { $companion }: что делаем?
ask-companion-moves =
    { $companion }: осталось { $mp ->
        [one] { $mp } очко движения
        [few] { $mp } очка движения
       *[many] { $mp } очков движения
    }. Куда?
ask-focus = Сфокусироваться на этой атаке? Это специальное действие.
ask-spend = Атака: на что потратить выпавшие символы?
ask-defend = Защита: на что потратить выпавшие символы?
ask-reroll = На кубиках: { $faces }. Какой перебросить?
ask-set-face = Какой кубик повернуть этой гранью: { $face }?
ask-second-target = Удар по цели «{ $target }» может задеть ещё одного. Кого?
ask-order = { $figure }: что происходит раньше?
ask-again = Ещё одна атака ({ $weapon }). По кому?
ask-mirror = Встретить эту атаку зеркалом?
ask-react-attacked = { $figure } под ударом. Кто-нибудь реагирует?
ask-save = { $figure } проваливает спасбросок. Кто-нибудь поможет?
ask-activation = { $enemy } выбирает цель: { $target }. Кто-нибудь реагирует?
ask-target = { $card }: на кого?
ask-choose = { $card }: что выберете?
ask-alignment = { $card }: какое мировоззрение отвечает?
ask-cure = { $figure }: какое состояние снять?
ask-command = { $enemy } повинуется. Кого атакует?
ask-refresh = Какое умение обновить?
ask-soul-weapon = { $hero }: какое оружие души откликается?
ask-rearrange = { $hero }: что надеть, что убрать?
ask-exchange-give = Обмен: что отдаёт { $hero }?
ask-exchange-take = Обмен: что отдаёт взамен { $hero }?
ask-exchange-crowns = Обмен: добавить кроны? Второй кошелёк: { $hero }.
ask-exchange = { $to }: согласиться на обмен? Предлагает { $hero }; крон в придачу: { $count }.
ask-wear = { $item }: надеть сразу?
ask-drop = { $hero }: что бросить на землю?
ask-carrier = { $item }: в чей инвентарь?
ask-too-much = { $hero }: инвентарь переполнен. Что оставить?
ask-keep = { $hero }: несколько сокровищ. Какое оставить?
ask-spoils = Сценарий окончен. Кому достанется то, что лежит на земле?
ask-trap = Какая ловушка сработает?
ask-flip = Какую тень перевернуть первой?
ask-gate = Через какое место появления придут враги?
ask-activate = { $encounter }: какой враг активируется первым?
ask-enemy-target = { $enemy }: несколько равных целей. Кто?
ask-route = { $enemy }: несколько путей ({ $area }). Какой?
ask-free-attack = { $figure } выходит из битвы: чья свободная атака первая?
ask-push = { $figure }: толчок. Куда?
ask-retreat = { $figure } отступает. Куда?
ask-priority = { $hero } отдаёт жетон приоритета. Кому?

## Options

option-lead = Поставить во главе: { $object }
option-learn = Освоить: { $object }
option-shop = Подойти к прилавку: { $object }
option-leave = Уйти из эмпориума
option-outfit = Раздать подходящее снаряжение из тайника
option-ready = Закончить покупки
option-buy = Купить: { $object }
option-take = Взять: { $object }
option-store = Убрать в тайник: { $object }
option-sell = Продать: { $object }
option-anvil = Улучшить в волшебной кузне: { $object }
option-trade-up = Оплатить лучшую сторону: { $object }
option-hand = Отдать: { $object } → { $target }
option-lend = Отдать кроны: { $object } → { $target }
option-tavern = Поставить в таверне «Танцующий пони»: { $object }
option-empower = Усилить душу: { $object }
option-resurrect = Воскресить: { $object }
option-done = Готово
option-go = { $object }
option-move = Переместиться: { $object }
option-stand = Встать
option-dash = Сделать рывок
option-attack = Атаковать ({ $object }): { $target }
option-power = Применить умение: { $object }, { $target }
option-use = Использовать: { $object }
option-open = Открыть: { $object }
option-break = Сломать: { $object }
option-unlock = Отпереть магическим ключом: { $object }
option-take-key = Взять: { $object }
option-pick-up = Поднять: { $object }
option-drop = Бросить что-нибудь
option-put-down = Положить: { $object }
option-drop-crowns = Положить: { $object }
option-rearrange = Перераспределить предметы
option-equip = Надеть: { $object } ({ $target })
option-shift = Переложить: { $object } ({ $target })
option-stow = Убрать в инвентарь: { $object }
option-keep-in-pack = Оставить в инвентаре
option-exchange = Обменяться предметами: { $object }
option-give = Отдать: { $object }
option-give-nothing = Ничего не отдавать
option-take-nothing = Ничего не брать
option-no-crowns = Не добавлять кроны
option-give-crowns = Отдать: { $object }
option-take-crowns = Получить: { $object }
option-agree = Согласиться
option-refuse = Отказаться
option-search = Искать
option-provoke = Спровоцировать главного врага: { $object }
option-quest = { $object }
option-activate = Активировать: { $object }
option-imbue = Усилить оружие души: { $object }
option-end-turn = Закончить ход
option-scream = Издать крик души
option-rebirth = Возродиться: { $object }
option-focus = Сфокусироваться
option-plain = Атаковать без фокуса
option-spend = { $object }
option-aid = Помочь: { $object } ({ $target })
option-die = { $object }
option-enough = Достаточно
option-also = Задеть ещё одну цель: { $object }
option-only-one = Ограничиться одной целью
option-first = Начать с этого: { $object }
option-again = Атаковать ещё раз: { $object }
option-no-more = Больше не атаковать
option-mirror = Подставить: { $object }
option-react = Ответить: { $object } ({ $target })
option-react-with = Использовать: { $object } ({ $target })
option-target = { $object }
option-choose = { $object }
option-alignment = { $object }
option-cure = Снять: { $object }
option-refresh = Обновить: { $object }
option-keep = Оставить себе: { $object }
option-spoil = { $object } → { $target }
option-trap = { $object }
option-flip = Перевернуть: { $object }
option-gate = { $object }
option-to = { $object }
option-priority = { $object }
option-fetch = Подобрать: { $object }
option-hand-over = Отдать: { $object } → { $target }

## Why not

why-cooling-down = Умение на перезарядке: ещё { $wait }.
why-engaged = Нельзя, пока в той же зоне враг.
why-knocked-down = Герой сбит с ног: сначала надо встать.
why-no-key = Нет ключа: { $key }.

## Log: the round and its phases

event-round = Начинается раунд { $round }.
event-battle = Начинается фаза боя.
event-turn = Ходит { $hero }.
event-turn-over = { $hero } заканчивает ход. Слово за врагами.
event-stunned = { $hero }: оглушение, ход пропущен.
event-enemies-done = Ход врагов закончен.
event-events = Начинается фаза событий.
event-event = Событие: { $event }.
event-event-discarded = В сброс: { $event }.
event-round-over = Раунд закончен.
event-time = Время суток: { $time }.
event-shuffled = Перемешано заново: { $deck }.
event-fires-fade = Огонь на карте догорает.
event-runes-gone = Руны гаснут.

## Log: before the quest and in the Emporium

event-leads = Группу ведёт { $hero }.
event-learns = { $hero } осваивает: { $power }.
event-nothing-to-learn = { $hero }: осваивать больше нечего.
event-visit = Эмпориум открывает двери.
event-visit-over = Группа покидает эмпориум.
event-shops = { $hero } подходит к прилавку.
event-buys = { $hero } покупает: { $item }.
event-sells = { $hero } продаёт: { $item }.
event-takes = { $hero } берёт из тайника: { $item }.
event-stores = { $hero } оставляет в тайнике: { $item }.
event-turned-over = { $hero }: карта перевёрнута, теперь это { $item }.
event-gambles =
    { $hero } ставит в таверне на символ «{ $symbol }» { $won ->
        [yes] и выигрывает.
       *[no] и проигрывает.
    }
event-paid =
    { $hero } платит { $count ->
        [one] { $count } крону
        [few] { $count } кроны
       *[many] { $count } крон
    }.
event-crowns =
    { $hero } получает { $count ->
        [one] { $count } крону
        [few] { $count } кроны
       *[many] { $count } крон
    }.

## Log: heroes act

event-moves = { $figure } перемещается: { $area }.
event-placed = { $figure } появляется: { $area }.
event-stands = { $figure } встаёт.
event-dashes = { $hero } делает рывок.
event-fumbled = { $hero }: ослепление. Не удалось: { $action }.
event-revealed = { $figure } выходит из укрытия.
event-hides = { $figure } скрывается.
event-veiled = { $figure }: врагам пока не выбрать такую цель.
event-focused = { $hero } фокусируется на атаке.
event-power =
    { $hero } применяет умение: { $power } ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }).
event-uses = { $hero } использует: { $item }.
event-aid = { $hero } помогает ({ $power }): { $figure }.
event-imbues = { $hero } усиливает оружие души: { $item }.
event-soul-fades = { $hero }: оружие души гаснет ({ $item }).
event-turned = { $hero }: { $power } поворачивается; перезарядка теперь { $wait }.
event-refreshed = { $hero }: умение снова готово ({ $power }).
event-equips = { $hero } надевает: { $item } ({ $slot }).
event-stows = { $hero } убирает в инвентарь: { $item }.
event-exchanges = Обмен: { $hero } и { $to }.
event-refused = { $hero } отказывается от обмена.
event-summons = { $hero } призывает: { $companion }.
event-companion-acts = { $companion } действует.
event-fetches = { $companion } подбирает: { $thing }.
event-quest-action = { $hero }: { $action }.
event-rune = Начертана руна: { $rune }, { $area }.
event-boost = { $figure } получает усиление: { $card }.
event-gains = { $figure } получает { $count }: { $stat }.
event-shielded =
    { $figure } получает { $count ->
        [one] { $count } магический щит
        [few] { $count } магических щита
       *[many] { $count } магических щитов
    }.

## Log: attack and defence

event-attack = { $attacker } атакует ({ $weapon }): { $target }.
event-attack-roll = { $figure } бросает: { $faces }.
event-spend = { $figure } тратит символы: { $effect }.
event-hits =
    { $attacker }: { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }.
event-magic-shields =
    { $figure }: { $count ->
        [one] { $count } магический щит разбит
        [few] { $count } магических щита разбито
       *[many] { $count } магических щитов разбито
    }.
event-defence-roll = { $figure } защищается: { $faces }.
event-damage =
    { $figure } получает { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } урона.
event-mirrored = { $hero } отражает атаку: { $item }.
event-free-attack = { $enemy } проводит свободную атаку: { $figure }.
event-roll = Кубик ({ $colour }): { $face }.
event-reroll = Переброшен кубик ({ $colour }): { $face }.
event-set-face = Повёрнут кубик ({ $colour }): { $face }.
event-save =
    { $hero }, спасбросок ({ $faces }): { $saved ->
        [yes] успех.
       *[no] провал.
    }
event-pushed = { $figure } отлетает от толчка: { $area }.
event-burns-hurt = Пламя жжёт: { $figure }.
event-poison-hurts = Яд действует: { $figure }.
event-danger-hurts = Опасная зона: { $figure }, { $area }.
event-finds-nothing = { $hero }: поиски ничего не дали.
event-wounded = { $figure } теряет { $count } ОЗ.
event-healed = { $figure } восстанавливает { $count } ОЗ.
event-condition = { $figure } получает состояние: { $condition }.
event-poison =
    { $figure }: отравление { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }.
event-burn =
    { $figure }: горение { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }.
event-burning =
    Вспыхивает огонь ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }): { $area }.
event-cured = { $figure } избавляется от состояния: { $condition }.
event-crit = Критическое попадание, { $figure }: { $crit }.
event-injury = { $figure } получает травму: { $injury }.

## Log: death and souls

event-ghost = { $hero } погибает и становится призрачной душой: { $area }.
event-rank-lost =
    { $hero } теряет уровень души, теперь это { $rank ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $rank }
    }.
event-power-lost = { $hero } теряет: { $power }.
event-dropped =
    { $hero } роняет { $items_count ->
        [0] только кошелёк
       *[1] вещи ({ $items })
    }; крон на земле: { $crowns }.
event-screams = { $hero } издаёт крик души: { $figure }.
event-rebirth = Возрождение: { $hero } у святилища, { $area }.
event-resurrected = { $hero } воскресает: { $area }.
event-empowered =
    { $hero } усиливает душу: уровень { $rank ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $rank }
    }.
event-shards =
    В запас { $count ->
        [one] добавлена { $count } частица
        [few] добавлено { $count } частицы
       *[many] добавлено { $count } частиц
    } души.
event-companion-dies = { $companion } погибает: { $area }.
event-companion-gone = { $companion } покидает карту.

## Log: enemies

event-appears = { $enemy } появляется: { $area }. За него отвечает { $hero }.
event-boss = { $enemy } вступает в игру: { $area }.
event-boss-turns = { $enemy } меняется: { $side }.
event-enemy-power = { $enemy } получает умение: { $power }.
event-encounter = Столкновение: { $encounter }.
event-encounter-over = Столкновение завершено: { $encounter }.
event-activates = { $enemy } активируется.
event-skips = { $enemy } пропускает активацию.
event-targets = { $enemy } выбирает цель: { $target }.
event-taunts = { $hero } дразнит врага: { $enemy }.
event-ability = { $enemy } применяет: { $ability }.
event-recharged =
    { $enemy } восстанавливает { $count ->
        [one] { $count } заряд
        [few] { $count } заряда
       *[many] { $count } зарядов
    }: { $ability }.
event-stolen =
    { $hero } лишается { $count ->
        [one] { $count } кроны
        [few] { $count } крон
       *[many] { $count } крон
    }.
event-enemy-dies = { $enemy } погибает: { $area }.
event-enemy-leaves = Враг покидает карту: { $enemy }.
event-trophy-crowns =
    Трофей на земле, { $area }: { $count ->
        [one] { $count } крона
        [few] { $count } кроны
       *[many] { $count } крон
    }.
event-trophy-loot =
    Трофей на земле, { $area }: { $count ->
        [one] { $count } жетон добычи
        [few] { $count } жетона добычи
       *[many] { $count } жетонов добычи
    }.
event-trophy-treasure =
    Трофей на земле, { $area }: { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[many] { $count } сокровищ
    }.
event-priority =
    Жетон приоритета: { $hero }, уровень { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }.

## Log: things and places

event-opens-door = { $hero } открывает: { $door }.
event-opens = Открыто: { $door }.
event-closes = Закрыто: { $door }.
event-opens-chest = { $hero } открывает: { $chest }.
event-chest = На карте появляется: { $chest }.
event-unlocks = { $hero } снимает магический замок: { $lock }.
event-takes-key = { $hero } берёт: { $key }.
event-searches = { $hero } обыскивает: { $search }.
event-traps = { $hero } распознаёт ловушки: { $traps }.
event-trap = Срабатывает ловушка: { $trap }.
event-picks-up = { $hero } поднимает: { $thing }.
event-loot = { $hero } переворачивает добычу: { $loot }.
event-treasure = { $hero } берёт сокровище: { $item }.
event-receives = { $hero } получает: { $item }.
event-lies = Лежит на земле, { $area }: { $item }.
event-left-behind = Осталось позади, { $area }: { $item }.
event-forfeits = { $hero } теряет предмет: { $item }.
event-ammunition-lost = { $hero } расходует: { $item }.
event-shadow = Выложен жетон тени: { $area }.
event-flipped = Тень раскрыта, { $area }: { $shadow }.
event-gate =
    { $active ->
        [yes] Открывается { $gate }.
       *[no] Закрывается { $gate }.
    }
event-gate-roll = Кубик мест появления: { $face }.
event-shrine =
    Святилище { $active ->
        [yes] активно
       *[no] неактивно
    }: { $area }.
event-waypoint =
    { $waypoint }: ключевая точка { $active ->
        [yes] открыта.
       *[no] закрыта.
    }

## Log: the story

event-story = { $story }
event-story-laid = На карту выложено сюжетное событие: { $area }.
event-story-on-top = Карта сюжетного события ложится наверх колоды событий.
event-trigger = { $trigger }.
event-ready = { $hero } и вся группа готовы в путь.
event-chosen = Выбор сделан: { $choice }.
event-achievement = Достижение: { $achievement }.
event-swayed = Поступок на стороне «{ $alignment }». Мировоззрение группы теперь: { $party }.
event-alignment = { $hero } решает по мировоззрению: { $alignment }.

## How it ends

outcome-all-ghosts = Все герои разом стали призрачными душами, и вернуть их некому.
outcome-no-events = Колода событий исчерпана: время вышло.

## Faults

fault-attack-going-on = посреди атаки положение не записывается
fault-story-going-on = посреди истории положение не записывается
fault-has-acted = герой, чей сейчас ход, уже действовал
fault-nobody-active = в этой фазе у кого-то должен быть ход
fault-no-figures = у врага в игре должна быть фигурка
fault-wrong-slot = «{ $item }» сюда не подходит
fault-law-and-chaos = герои Порядка и Хаоса без бури душ вместе не путешествуют
fault-more-players-than-heroes = игроков ({ $players }) больше, чем героев в группе ({ $heroes })
fault-same-hero-twice = «{ $hero }» может быть в группе только один раз
fault-quest-elsewhere = файл должен называться, как его сценарий: «{ $quest }»
fault-no-victory = этот сценарий невозможно выиграть
fault-unknown-moment = «{ $moment }» — не момент, которого может ждать триггер
fault-reaction-moment = момент указывают у реакции и только у неё
fault-second-choice = здесь несколько выборов: дайте каждому собственное имя (`name`)
fault-unknown-symbol = символа «{ $symbol }» нет
fault-unknown-limit = «{ $limit }» — не ограничение; возможны: round, quest
fault-unknown-effect = эффекта «{ $effect }» нет
fault-unknown-selector = «{ $selector }» никого не обозначает
fault-unknown-span = «{ $span }» — не срок
fault-unknown-die = кубика «{ $die }» нет
fault-unknown-type = типа урона «{ $type }» нет
fault-unknown-alignment = мировоззрения «{ $alignment }» нет
fault-unknown-check = «{ $check }» — не условие
fault-unknown-passive = «{ $passive }» — не пассивный эффект
fault-unread-passive = «{ $passive }» здесь ни одно правило не учитывает
fault-never-set = ничто в этом сценарии не ставит флаг «{ $value }»
fault-endless = этому нет конца: { $chain }
fault-not-set-aside = предмет «{ $value }» не отложен для сценариев, и никто его не получит. Укажите у него колоду «quest»
fault-never-told = ничто в этом сценарии не рассказывает эту историю
fault-more-than-the-box = в коробке есть { $there }, а нужно { $needed }
fault-too-few-events = колода событий слишком мала: последний раунд — { $last }, а здесь ждут раунда { $round }
fault-unread-of-enemies = у врага ни одно правило не читает «{ $passive }»
fault-idle-in-attack = в атаке «{ $effect }» ничего не делает
fault-no-coins = сумму { $count } не составить из монет по 5, 10 и 50 крон
fault-wrong-arguments = после «{ $effect }» нужно: { $wanted }
fault-wrong-argument = «{ $value }» не подходит к «{ $effect }»; нужно: { $wanted }
fault-map-bad-cell = «{ $mark }» в строке { $row }, столбце { $column } — не зона
fault-map-bad-edge = «{ $mark }» у строки { $row }, столбца { $column } — не граница
fault-map-door-between = «{ $door }» везде должна лежать между одними и теми же двумя зонами
fault-map-torn-area = зона «{ $area }» распадается на части
fault-map-dot-outside = метка видимости зоны «{ $area }» лежит вне её
fault-map-unreachable = до зоны «{ $area }» не добраться
fault-map-unknown-door = «{ $door }» есть на карте, но не среди дверей
fault-map-lost-door = «{ $door }» есть среди дверей, но не на карте
