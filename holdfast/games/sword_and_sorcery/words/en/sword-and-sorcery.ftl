### Sword & Sorcery: what is asked, offered, forbidden and told.

game-sword-and-sorcery = Sword & Sorcery
game-sword-and-sorcery-about = Legendary heroes rise from the dead, weak as children. Win back your souls quest by quest, and stay together.

## What may be set

setting-quest = Quest
setting-quest-help = Which quest is played. Each one also stands alone.
setting-party = Heroes in the party
setting-party-help = How many heroes set out. One player may run several of them.
setting-heroes = Heroes
setting-heroes-help = Hero and class, in the order of the seats. Law and Chaos do not travel together.
setting-soul-storm = Soul Storm
setting-soul-storm-help = All alignments may travel together, and the active hero chooses freely where a story asks for an alignment.
setting-own-area-blocks = Enemies beside you block your sight
setting-own-area-blocks-help = The stricter reading: enemies in a hero’s own area also stand in the way of his line of sight.
setting-strict-ties = Strict ties
setting-strict-ties-help = An enemy comes to the active player only if he is among those with the fewest; otherwise to the next of them.
setting-shared-visit = One leaves, all leave
setting-shared-visit-help = Anybody may shop for any hero, and one player’s Leave ends the visit for all. Otherwise every player shops for his own heroes and says when he is ready.
setting-campaign = Part of a campaign
setting-campaign-help = What was won stays with the party, and any item may be left in the Stash.

## How things are told apart

area = area { $name }
door = door { $number }
item-for-sale =
    { $left ->
        [0] { $item }, { $price } crowns
        [1] { $item }, { $price } crowns, the last one
       *[other] { $item }, { $price } crowns, { $left } left
    }
tavern-bet = { $symbol }, stake { $stake }, prize { $prize } crowns
item-in-stash =
    { $left ->
        [1] { $item }
       *[other] { $item } ({ $left } there)
    }
area-named = { $place } ({ $name })
gate-at = spawn gate: { $area }
chest-at = chest: { $area }
waypoint-at = waypoint: { $area }
gate = spawn gate in area { $area }
chest = chest in area { $area }
waypoint = waypoint in area { $area }
enemy-of-rank = { $kind } { $number } ({ $rank })
enemy-figure = { $kind } { $number }, { $letter } ({ $rank })
die-numbered = die { $number } ({ $colour })
face-two = { $first } + { $second }
level-numbered =
    level { $number ->
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
        [one] { $count } crown
       *[other] { $count } crowns
    }

## Phases

phase-prepare = Before the quest
phase-time = Time phase
phase-souls = Time phase: souls
phase-battle = Battle phase
phase-hero = Hero turn
phase-enemy = Enemy turn
phase-event = Event phase

## Questions

ask-first-hero = Who leads the party into the quest?
ask-learn = { $hero }: a new power or talent. Which one?
ask-visit = The Emporium is open. Who buys what?
ask-souls = Soul shards in the pool: { $shards }. Empower or resurrect somebody?
ask-next-hero = Whose turn is next?
ask-hero-turn = { $hero }: what now?
ask-ghost-turn = { $hero }, a Ghost Soul: what now?
ask-companion = { $companion }: what now?
ask-companion-moves =
    { $companion }: { $mp ->
        [one] { $mp } movement point
       *[other] { $mp } movement points
    } left. Where to?
ask-focus = Focus on this attack? It takes a special action.
ask-spend = Attack: what are the rolled symbols spent on?
ask-defend = Defence: what are the rolled symbols spent on?
ask-reroll = The dice show: { $faces }. Which one is rolled again?
ask-set-face = Which die is turned to this face: { $face }?
ask-second-target = The blow on { $target } may reach another. Whom?
ask-order = { $figure }: what befalls first?
ask-again = Another attack ({ $weapon }). On whom?
ask-mirror = Turn the mirror on this attack?
ask-react-attacked = { $figure } is under attack. Does anybody react?
ask-save = { $figure } fails a save. Does anybody help?
ask-activation = { $enemy } turns on { $target }. Does anybody react?
ask-target = { $card }: on whom?
ask-choose = { $card }: what do you choose?
ask-alignment = { $card }: which alignment speaks?
ask-cure = { $figure }: which condition is taken away?
ask-command = { $enemy } obeys. Whom does it attack?
ask-refresh = Which power is refreshed?
ask-soul-weapon = { $hero }: which soul weapon answers?
ask-rearrange = { $hero }: what is worn, what is put away?
ask-exchange-give = Exchange: what does { $hero } give?
ask-exchange-take = Exchange: what does { $hero } give in return?
ask-exchange-crowns = Exchange: crowns too? The other purse: { $hero }.
ask-exchange = { $to }: agree to the exchange? Offered by { $hero }; crowns that come along: { $count }.
ask-wear = { $item }: wear it at once?
ask-drop = { $hero }: what stays on the ground?
ask-carrier = { $item }: who carries it?
ask-too-much = { $hero }: the pack is too full. What is left here?
ask-keep = { $hero }: several treasures. Which one is kept?
ask-spoils = The quest is over. Who takes what lies on the ground?
ask-trap = Which of the traps springs?
ask-flip = Which shadow is turned over first?
ask-gate = Through which spawn gate do they come?
ask-activate = { $encounter }: which enemy acts first?
ask-enemy-target = { $enemy } could strike several heroes alike. Whom?
ask-route = { $enemy }: several ways to { $area }. Which one?
ask-free-attack = { $figure } gets away: who makes the free attack first?
ask-push = { $figure } is pushed. Where to?
ask-retreat = { $figure } retreats. Where to?
ask-priority = The priority token leaves { $hero }. To whom?

## Options

option-lead = Put in the lead: { $object }
option-learn = Learn: { $object }
option-shop = Step up to the counter: { $object }
option-leave = Leave the Emporium
option-outfit = Hand out what suits from the Stash
option-ready = Finish shopping
option-buy = Buy: { $object }
option-take = Take: { $object }
option-store = Put into the Stash: { $object }
option-sell = Sell: { $object }
option-anvil = Upgrade at the Enchanting Anvil: { $object }
option-trade-up = Pay for the better side: { $object }
option-hand = Hand over: { $object } → { $target }
option-lend = Give crowns: { $object } → { $target }
option-tavern = Bet in the Rising Pony Tavern on: { $object }
option-empower = Empower the soul: { $object }
option-resurrect = Resurrect: { $object }
option-done = Done
option-go = { $object }
option-move = Move: { $object }
option-stand = Stand up
option-dash = Dash
option-attack = Attack ({ $object }): { $target }
option-power = Use a power: { $object }, { $target }
option-use = Use: { $object }
option-open = Open: { $object }
option-break = Break open: { $object }
option-unlock = Unlock with the magic key: { $object }
option-take-key = Take: { $object }
option-pick-up = Pick up: { $object }
option-drop = Drop something
option-put-down = Put down: { $object }
option-drop-crowns = Put down: { $object }
option-rearrange = Rearrange equipment
option-equip = Wear: { $object } ({ $target })
option-shift = Change hands: { $object } ({ $target })
option-stow = Put into the pack: { $object }
option-keep-in-pack = Keep it in the pack
option-exchange = Exchange items: { $object }
option-give = Give: { $object }
option-give-nothing = Give nothing
option-take-nothing = Ask for nothing
option-no-crowns = Add no crowns
option-give-crowns = Give: { $object }
option-take-crowns = Receive: { $object }
option-agree = Agree
option-refuse = Refuse
option-search = Search
option-provoke = Provoke the boss: { $object }
option-quest = { $object }
option-activate = Activate: { $object }
option-imbue = Empower the soul weapon: { $object }
option-end-turn = End the turn
option-scream = Use the Soul Scream
option-rebirth = Be reborn: { $object }
option-focus = Focus
option-plain = Attack without focus
option-spend = { $object }
option-aid = Help: { $object } ({ $target })
option-die = { $object }
option-enough = That is enough
option-also = Strike this one too: { $object }
option-only-one = Strike only this one
option-first = Begin with: { $object }
option-again = Attack again: { $object }
option-no-more = Attack no more
option-mirror = Hold it up: { $object }
option-react = React: { $object } ({ $target })
option-react-with = Use: { $object } ({ $target })
option-target = { $object }
option-choose = { $object }
option-alignment = { $object }
option-cure = Take away: { $object }
option-refresh = Refresh: { $object }
option-keep = Keep: { $object }
option-spoil = { $object } → { $target }
option-trap = { $object }
option-flip = Turn over: { $object }
option-gate = { $object }
option-to = { $object }
option-priority = { $object }
option-fetch = Fetch: { $object }
option-hand-over = Bring: { $object } → { $target }

## Why not

why-cooling-down = The power is cooling down: { $wait } more.
why-engaged = Not while an enemy stands in the same area.
why-knocked-down = Knocked down: stand up first.
why-no-key = A key is missing: { $key }.

## Log: the round and its phases

event-round = Round { $round } begins.
event-battle = The Battle phase begins.
event-turn = The turn of { $hero }.
event-turn-over = { $hero } ends the turn. The enemies come.
event-stunned = { $hero } is stunned and loses the turn.
event-enemies-done = The enemy turn is over.
event-events = The Event phase begins.
event-event = Event: { $event }.
event-event-discarded = Over and done: { $event }.
event-round-over = The round is over.
event-time = Now it is { $time }.
event-shuffled = Shuffled anew: { $deck }.
event-fires-fade = Fires on the map burn down.
event-runes-gone = The runes go out.

## Log: before the quest and in the Emporium

event-leads = { $hero } leads the party.
event-learns = { $hero } learns: { $power }.
event-nothing-to-learn = { $hero }: there is nothing left to learn.
event-visit = The Emporium opens its doors.
event-visit-over = The party leaves the Emporium.
event-shops = { $hero } steps up to the counter.
event-buys = { $hero } buys: { $item }.
event-sells = { $hero } sells: { $item }.
event-takes = { $hero } takes from the Stash: { $item }.
event-stores = { $hero } leaves in the Stash: { $item }.
event-turned-over = { $hero }: the card now shows { $item }.
event-gambles =
    { $hero } bets on { $symbol } in the tavern { $won ->
        [yes] and wins.
       *[no] and loses.
    }
event-paid =
    { $hero } pays { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }.
event-crowns =
    { $hero } gets { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }.

## Log: heroes act

event-moves = { $figure } moves: { $area }.
event-placed = { $figure } is placed: { $area }.
event-stands = { $figure } stands up.
event-dashes = { $hero } dashes.
event-fumbled = { $hero } is blind and fumbles: { $action } fails.
event-revealed = { $figure } is hidden no longer.
event-hides = { $figure } is hidden.
event-veiled = { $figure } cannot be chosen as a target for now.
event-focused = { $hero } focuses.
event-power =
    { $hero } uses a power: { $power } ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }).
event-uses = { $hero } uses: { $item }.
event-aid = { $hero } helps { $figure }: { $power }.
event-imbues = { $hero } empowers the soul weapon: { $item }.
event-soul-fades = { $hero }: the soul weapon fades to { $item }.
event-turned = { $hero }: { $power } turns; cooldown now { $wait }.
event-refreshed = { $hero }: { $power } is ready again.
event-equips = { $hero } wears: { $item } ({ $slot }).
event-stows = { $hero } puts into the pack: { $item }.
event-exchanges = { $hero } exchanges things with { $to }.
event-refused = { $hero } refuses the exchange.
event-summons = { $hero } calls: { $companion }.
event-companion-acts = { $companion } acts.
event-fetches = { $companion } fetches: { $thing }.
event-quest-action = { $hero }: { $action }.
event-rune = A rune is drawn: { $rune }, { $area }.
event-boost = { $figure } is strengthened: { $card }.
event-gains = { $figure } gains { $count }: { $stat }.
event-shielded =
    { $figure } gains { $count ->
        [one] { $count } magic shield
       *[other] { $count } magic shields
    }.

## Log: attack and defence

event-attack = { $attacker } attacks { $target }: { $weapon }.
event-attack-roll = { $figure } rolls: { $faces }.
event-spend = { $figure } spends symbols: { $effect }.
event-hits =
    { $attacker }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-magic-shields =
    { $figure }: { $count ->
        [one] { $count } magic shield breaks
       *[other] { $count } magic shields break
    }.
event-defence-roll = { $figure } defends: { $faces }.
event-damage = { $figure } takes { $count } damage.
event-mirrored = { $hero } throws the attack back: { $item }.
event-free-attack = { $enemy } makes a free attack on { $figure }.
event-roll = A die ({ $colour }): { $face }.
event-reroll = A die ({ $colour }), rolled again: { $face }.
event-set-face = A die ({ $colour }), turned: { $face }.
event-save =
    { $hero } saves ({ $faces }): { $saved ->
        [yes] success.
       *[no] failure.
    }
event-pushed = { $figure } is pushed: { $area }.
event-burns-hurt = The fire on { $figure } burns.
event-poison-hurts = The poison works: { $figure }.
event-danger-hurts = Dangerous ground: { $figure }, { $area }.
event-finds-nothing = { $hero } finds nothing.
event-wounded = { $figure } loses { $count } HP.
event-healed = { $figure } heals { $count } HP.
event-condition = { $figure } suffers: { $condition }.
event-poison =
    { $figure } is poisoned ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }).
event-burn =
    { $figure } burns ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }).
event-burning =
    Fire breaks out ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }): { $area }.
event-cured = { $figure } is rid of: { $condition }.
event-crit = Critical hit on { $figure }: { $crit }.
event-injury = { $figure } is injured: { $injury }.

## Log: death and souls

event-ghost = { $hero } falls and becomes a Ghost Soul: { $area }.
event-rank-lost =
    { $hero } loses a Soul Rank and is now at { $rank ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $rank }
    }.
event-power-lost = { $hero } loses: { $power }.
event-dropped =
    { $hero } drops { $items_count ->
        [0] nothing but crowns
       *[1] the pack ({ $items })
    }; crowns on the ground: { $crowns }.
event-screams = { $hero } screams. The soul reaches { $figure }.
event-rebirth = Rebirth: { $hero } is at the shrine, { $area }.
event-resurrected = { $hero } is resurrected: { $area }.
event-empowered =
    { $hero } empowers the soul: rank { $rank ->
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
    The pool gains { $count ->
        [one] { $count } soul shard
       *[other] { $count } soul shards
    }.
event-companion-dies = { $companion } dies: { $area }.
event-companion-gone = { $companion } leaves the map.

## Log: enemies

event-appears = { $enemy } appears: { $area }. It is set on { $hero }.
event-boss = { $enemy } enters: { $area }.
event-boss-turns = { $enemy } changes: { $side }.
event-enemy-power = { $enemy } gains a power: { $power }.
event-encounter = Encounter: { $encounter }.
event-encounter-over = The encounter is over: { $encounter }.
event-activates = { $enemy } acts.
event-skips = { $enemy } does not act.
event-targets = { $enemy } chooses its target: { $target }.
event-taunts = { $hero } taunts { $enemy }.
event-ability = { $enemy } uses: { $ability }.
event-recharged =
    { $enemy } regains { $count ->
        [one] { $count } charge
       *[other] { $count } charges
    }: { $ability }.
event-stolen =
    { $hero } is robbed of { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }.
event-enemy-dies = { $enemy } dies: { $area }.
event-enemy-leaves = { $enemy } stays behind and leaves the map.
event-trophy-crowns =
    Trophy on the ground, { $area }: { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }.
event-trophy-loot =
    Trophy on the ground, { $area }: { $count ->
        [one] { $count } loot token
       *[other] { $count } loot tokens
    }.
event-trophy-treasure =
    Trophy on the ground, { $area }: { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }.
event-priority =
    The priority token: { $hero }, level { $level ->
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

event-opens-door = { $hero } opens: { $door }.
event-opens = Opened: { $door }.
event-closes = Closed: { $door }.
event-opens-chest = { $hero } opens: { $chest }.
event-chest = Found on the map: { $chest }.
event-unlocks = { $hero } undoes the magic lock: { $lock }.
event-takes-key = { $hero } takes: { $key }.
event-searches = { $hero } searches: { $search }.
event-traps = { $hero } sees through the traps: { $traps }.
event-trap = A trap springs: { $trap }.
event-picks-up = { $hero } picks up: { $thing }.
event-loot = { $hero } turns over the loot: { $loot }.
event-treasure = { $hero } draws a treasure: { $item }.
event-receives = { $hero } receives: { $item }.
event-lies = It lies on the ground, { $area }: { $item }.
event-left-behind = Left behind, { $area }: { $item }.
event-forfeits = { $hero } must give up: { $item }.
event-ammunition-lost = { $hero } has used up: { $item }.
event-shadow = A shadow token is placed: { $area }.
event-flipped = A shadow is seen, { $area }: { $shadow }.
event-gate =
    { $active ->
        [yes] The { $gate } opens.
       *[no] The { $gate } closes.
    }
event-gate-roll = The die of the spawn gates: { $face }.
event-shrine =
    The shrine is { $active ->
        [yes] active
       *[no] inactive
    }: { $area }.
event-waypoint =
    { $waypoint }: { $active ->
        [yes] the waypoint matters now.
       *[no] the waypoint no longer matters.
    }

## Log: the story

event-story = { $story }
event-story-laid = A story card lies on the map: { $area }.
event-story-on-top = The story card goes on top of the event deck.
event-trigger = { $trigger }.
event-ready = { $hero } and company are ready to set out.
event-chosen = The choice is made: { $choice }.
event-achievement = Achievement: { $achievement }.
event-swayed = A deed of { $alignment }. The party now counts as: { $party }.
event-alignment = { $hero } decides by alignment: { $alignment }.

## How it ends

outcome-all-ghosts = All heroes are Ghost Souls at once, and nobody is left to call them back.
outcome-no-events = The last event card is gone: time has run out.

## Faults

fault-attack-going-on = no position is written down in the middle of an attack
fault-story-going-on = no position is written down in the middle of a story
fault-has-acted = the hero whose turn it is has acted already
fault-nobody-active = somebody must have the turn in this phase
fault-no-figures = an enemy in play needs a figure
fault-wrong-slot = “{ $item }” does not fit there
fault-law-and-chaos = heroes of Law and of Chaos do not travel together without the Soul Storm
fault-more-players-than-heroes = too many players ({ $players }) for the heroes of the party ({ $heroes })
fault-same-hero-twice = “{ $hero }” can be in the party only once
fault-quest-elsewhere = the file must be named after its quest, “{ $quest }”
fault-no-victory = nothing in this quest can win it
fault-unknown-moment = “{ $moment }” is no moment a trigger can wait for
fault-reaction-moment = a reaction, and nothing else, names the moment for it
fault-second-choice = several choices stand here: give each a `name` of its own
fault-unknown-symbol = there is no symbol “{ $symbol }”
fault-unknown-limit = “{ $limit }” is no limit; possible: round, quest
fault-unknown-effect = there is no effect “{ $effect }”
fault-unknown-selector = “{ $selector }” chooses nobody
fault-unknown-span = “{ $span }” is no span of time
fault-unknown-die = there is no die “{ $die }”
fault-unknown-type = there is no damage type “{ $type }”
fault-unknown-alignment = there is no alignment “{ $alignment }”
fault-unknown-check = “{ $check }” is no condition
fault-unknown-passive = “{ $passive }” is not a lasting effect
fault-unread-passive = no rule reads “{ $passive }” in this place
fault-never-set = nothing in this quest sets the flag “{ $value }”
fault-endless = this never ends: { $chain }
fault-not-set-aside = “{ $value }” is not set aside for quests: nobody ever gets it. Set its deck to “quest”
fault-never-told = nothing in this quest tells this story
fault-more-than-the-box = the box has { $there }, but { $needed } are needed
fault-too-few-events = the event deck is too short: the last round is { $last }, but this waits for round { $round }
fault-unread-of-enemies = no rule reads “{ $passive }” of an enemy
fault-idle-in-attack = “{ $effect }” does nothing in an attack
fault-no-coins = { $count } crowns cannot be made up of coins of 5, 10 and 50
fault-wrong-arguments = “{ $effect }” needs this after it: { $wanted }
fault-wrong-argument = “{ $value }” does not fit after “{ $effect }”; it needs: { $wanted }
fault-map-bad-cell = “{ $mark }” in row { $row }, column { $column } is no area
fault-map-bad-edge = “{ $mark }” by row { $row }, column { $column } is no edge
fault-map-door-between = “{ $door }” must lie between the same two areas everywhere
fault-map-torn-area = area “{ $area }” falls apart into pieces
fault-map-dot-outside = the vision dot of “{ $area }” lies outside it
fault-map-unreachable = area “{ $area }” cannot be reached
fault-map-unknown-door = “{ $door }” is on the map, but not among the doors
fault-map-lost-door = “{ $door }” is among the doors, but not on the map
