### Sword & Sorcery in the browser: what its map and its panels say of themselves.

## The line above the map

sword-and-sorcery-page-short-round = Round { $n }
sword-and-sorcery-page-short-shards = Shards { $n }

## The map

sword-and-sorcery-page-area = Area { $mark }
sword-and-sorcery-page-door = Door { $number }
sword-and-sorcery-page-door-open = Open.
sword-and-sorcery-page-door-closed = Closed. To open it costs nothing, but a trap may spring.
sword-and-sorcery-page-door-locked = Locked: it must be broken open.
sword-and-sorcery-page-door-magic = Under a magic lock. It needs: { $colour }.
sword-and-sorcery-page-gate = Spawn gate
sword-and-sorcery-page-gate-on = Open: enemies may come through it.
sword-and-sorcery-page-gate-off = Closed.
sword-and-sorcery-page-gate-symbol = Symbol of its die: { $symbol }
sword-and-sorcery-page-chest = Chest
sword-and-sorcery-page-chest-closed = It can be broken open with a special action.
sword-and-sorcery-page-key-here = Whoever stands here may take it.
sword-and-sorcery-page-shrine-on = Shrine, active
sword-and-sorcery-page-shrine-off = Shrine, inactive
sword-and-sorcery-page-search-here = There is something to search here.
sword-and-sorcery-page-story-here = A story event waits here.
sword-and-sorcery-page-waypoint = Waypoint
sword-and-sorcery-page-lies-here = Things on the ground
sword-and-sorcery-page-hindering = Hindering: to enter costs 2 movement points.
sword-and-sorcery-page-dangerous = Dangerous ground.
sword-and-sorcery-page-burning = Fire { $level }
sword-and-sorcery-page-way = { $hero } gets here for { $n } MP.
sword-and-sorcery-page-shadows =
    { $n ->
        [one] { $n } shadow token
       *[other] { $n } shadow tokens
    }
sword-and-sorcery-page-loot =
    { $n ->
        [one] { $n } loot token
       *[other] { $n } loot tokens
    }
sword-and-sorcery-page-treasures =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
sword-and-sorcery-page-crowns =
    { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
sword-and-sorcery-page-what-will-they-do = What will they do?
sword-and-sorcery-page-sight-and-reach = Sight and reach

## Figures

sword-and-sorcery-page-enemy-of-rank = { $name } { $seal } ({ $rank })
sword-and-sorcery-page-turn = has the turn
sword-and-sorcery-page-rank = Soul Rank { $rank }
sword-and-sorcery-page-ghost = A Ghost Soul: it can be reborn at a shrine or resurrected.
sword-and-sorcery-page-life = HP { $left } of { $all }
sword-and-sorcery-page-armor = armor { $n }
sword-and-sorcery-page-defence = defence dice { $n }
sword-and-sorcery-page-shields = magic shields { $n }
sword-and-sorcery-page-moves = Movement points: { $n }
sword-and-sorcery-page-companion-of = companion: { $owner }
sword-and-sorcery-page-set-on = set on { $hero }
sword-and-sorcery-page-would-turn-on = Now it would turn on: { $targets }
sword-and-sorcery-page-would-turn-on-nobody = Now it would find nobody.
sword-and-sorcery-page-would-not-act = It will not act: stunned.
sword-and-sorcery-page-or = {" "}or{" "}

## What behaviours and cards say

sword-and-sorcery-page-do-attack = attacks: { $weapon }
sword-and-sorcery-page-do-attack-any = attacks
sword-and-sorcery-page-do-attack-near =
    { $n ->
        [0] attacks whoever is in its area: { $weapon }
       *[other] attacks the nearest: { $weapon }, up to { $n }
    }
sword-and-sorcery-page-do-engage = closes in
sword-and-sorcery-page-do-move =
    { $n ->
        [one] moves { $n } area
       *[other] moves { $n } areas
    }
sword-and-sorcery-page-do-move-near =
    { $n ->
        [one] moves { $n } area towards the nearest
       *[other] moves { $n } areas towards the nearest
    }
sword-and-sorcery-page-do-retreat =
    { $n ->
        [one] retreats { $n } area
       *[other] retreats { $n } areas
    }
sword-and-sorcery-page-do-use = uses: { $ability }
sword-and-sorcery-page-do-summon = calls: { $companion }
sword-and-sorcery-page-do-recharge = regains a charge
sword-and-sorcery-page-do-activate = another enemy acts
sword-and-sorcery-page-do-encounter = another encounter
sword-and-sorcery-page-do-stars = star abilities
sword-and-sorcery-page-do-strike =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
sword-and-sorcery-page-do-save = save, or: { $otherwise }
sword-and-sorcery-page-do-if = if { $test }: { $does }
sword-and-sorcery-page-do-if-else = if { $test }: { $does }, otherwise { $otherwise }
sword-and-sorcery-page-do-nothing = does nothing
sword-and-sorcery-page-if-wounded = wounded
sword-and-sorcery-page-if-engaged = engaged
sword-and-sorcery-page-if-engaged-with = engaged with { $n } or more
sword-and-sorcery-page-if-hidden = hidden
sword-and-sorcery-page-if-kd = knocked down
sword-and-sorcery-page-if-alone = alone
sword-and-sorcery-page-if-day = it is day
sword-and-sorcery-page-if-night = it is night
sword-and-sorcery-page-if-target-wounded = the target is wounded
sword-and-sorcery-page-if-target-kd = the target is knocked down
sword-and-sorcery-page-if-kd-hero-here = a hero lies here
sword-and-sorcery-page-if-has-charge = it has a charge
sword-and-sorcery-page-force-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
sword-and-sorcery-page-force-red =
    { $n ->
        [one] { $n } red die
       *[other] { $n } red dice
    }
sword-and-sorcery-page-force-blue =
    { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }
sword-and-sorcery-page-paid-effect = { $cost }: { $does }
sword-and-sorcery-page-cooldown = cooldown { $n }
sword-and-sorcery-page-range = range { $n }
sword-and-sorcery-page-talent = talent
sword-and-sorcery-page-innate = innate
sword-and-sorcery-page-waits = cooldown: { $n } more
sword-and-sorcery-page-only-for = Only for: { $styles }
sword-and-sorcery-page-charges = charges: { $n }

## An attack on the table

sword-and-sorcery-page-attack = Attack
sword-and-sorcery-page-attacks = { $who } → { $whom }
sword-and-sorcery-page-defends = Defence: { $who }
sword-and-sorcery-page-fixed-hits = Hits without dice
sword-and-sorcery-page-die = Die { $number }
sword-and-sorcery-page-damage = damage { $n }
sword-and-sorcery-page-no-damage = no damage
sword-and-sorcery-page-unstoppable = { $n } fatal
sword-and-sorcery-page-wounds-mean = damage ≈ { $n }
sword-and-sorcery-page-may-act = May act:
sword-and-sorcery-page-may-act-one = { $thing } { PERCENT($percent) }
sword-and-sorcery-page-wounds-chances = Damage
sword-and-sorcery-page-enough = That is enough

## The party and the hero sheet

sword-and-sorcery-page-open-sheet = Hero sheet: { $hero }
sword-and-sorcery-page-left-mp = Movement points left: { $n }
sword-and-sorcery-page-left-combat = Combat actions left: { $n }
sword-and-sorcery-page-left-special = Special actions left: { $n }
sword-and-sorcery-page-soul-gem = Soul gem
sword-and-sorcery-page-gem-hp = HP
sword-and-sorcery-page-gem-powers = Powers
sword-and-sorcery-page-gem-talents = Talents
sword-and-sorcery-page-gem-combat = Combat actions
sword-and-sorcery-page-gem-special = Special actions
sword-and-sorcery-page-saves-on = saves on: { $symbol }
sword-and-sorcery-page-worn = Equipment
sword-and-sorcery-page-pack = Pack { $n }/{ $all }
sword-and-sorcery-page-powers = Powers and talents
sword-and-sorcery-page-cards = Cards to choose from
sword-and-sorcery-page-learning = Powers to choose from
sword-and-sorcery-page-learn-power = { $hero } learns a power
sword-and-sorcery-page-learn-talent = { $hero } learns a talent

## Enemy scrolls

sword-and-sorcery-page-open-scroll = Enemy scroll: { $enemy }
sword-and-sorcery-page-weapons = Weapons
sword-and-sorcery-page-what-will-it-do = What will it do?
sword-and-sorcery-page-abilities = Abilities
sword-and-sorcery-page-resists = Hits more or fewer

## How the quest stands

sword-and-sorcery-page-standing = The quest
sword-and-sorcery-page-round = Round { $n }
sword-and-sorcery-page-shards = Soul shards: { $n }
sword-and-sorcery-page-events-left = Events left: { $n }
sword-and-sorcery-page-encounter = Encounter: { $name }
sword-and-sorcery-page-priority = Priority token: { $hero }
sword-and-sorcery-page-enemies = Enemies
sword-and-sorcery-page-spoils = What was won
sword-and-sorcery-page-go-on = Go on

## The Emporium

sword-and-sorcery-page-emporium = The Emporium
sword-and-sorcery-page-price = Price in crowns
sword-and-sorcery-page-purse = Crowns
sword-and-sorcery-page-see-map = See the map
sword-and-sorcery-page-leave-emporium = Leave
sword-and-sorcery-page-outfit = Hand out gear
sword-and-sorcery-page-who-shops = Choose who comes to the counter.
sword-and-sorcery-page-your-things = What { $hero } has
sword-and-sorcery-page-stash = The Stash
sword-and-sorcery-page-shelf-weapon = Weapons
sword-and-sorcery-page-shelf-armor = Armor
sword-and-sorcery-page-shelf-ammunition = Ammunition
sword-and-sorcery-page-shelf-artifact = Artifacts
sword-and-sorcery-page-shelf-consumable = Consumables
sword-and-sorcery-page-shelf-permanent = Other things
sword-and-sorcery-page-houses = In town
sword-and-sorcery-page-tavern = Rising Pony Tavern
sword-and-sorcery-page-tavern-about = Bet 5 crowns on a symbol of the die.
sword-and-sorcery-page-anvil = Enchanting Anvil
sword-and-sorcery-page-anvil-about = For 50 crowns a weapon or armor is turned to its upgraded side: press it among your things.
sword-and-sorcery-page-goal-done = Done
sword-and-sorcery-page-goal-win = Wins
sword-and-sorcery-page-goal-lose = Loses
sword-and-sorcery-page-goal-hint = Helps
sword-and-sorcery-page-goal-actions = What can be done
sword-and-sorcery-page-goal-not-yet = not yet
sword-and-sorcery-page-ready = Ready
sword-and-sorcery-page-still-shopping = Still shopping: { $who }
sword-and-sorcery-page-left =
    { $count ->
        [one] the last one
       *[other] { $count } left
    }
sword-and-sorcery-page-board = The map of “{ $quest }”
