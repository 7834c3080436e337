### Sword & Sorcery: the names of things.

## Heroes

hero-auriel = Auriel
hero-ecarus = Ecarus
hero-laegon = Laegon
hero-shae = Shae
hero-thorgar = Thorgar
companion-fenrir = Fenrir
class-auriel-wizard = Auriel, Wizard (Law)
class-auriel-sorceress = Auriel, Sorceress (Chaos)
class-ecarus-white-rose = Ecarus, Knight of the White Rose (Law)
class-ecarus-black-rose = Ecarus, Knight of the Black Rose (Chaos)
class-laegon-archer = Laegon, Archer (Neutral)
class-laegon-ranger = Laegon, Ranger (Neutral)
class-shae-rogue = Shae, Rogue (Law)
class-shae-assassin = Shae, Assassin (Chaos)
class-thorgar-cleric = Thorgar, Cleric (Law)
class-thorgar-runemaster = Thorgar, Runemaster (Chaos)

## Enemies, their ranks and their weapons

enemy-gremlin = Gremlin
enemy-gremlin-pack = Gremlin pack
enemy-raider = Raider
enemy-orc-warrior = Orc warrior
enemy-orc-shaman = Orc shaman
enemy-troll = Troll
enemy-enraged-troll = Enraged troll
enemy-orc-king = Orc king
enemy-crownless-king = Crownless king
rank-green = green
rank-blue = blue
rank-red = red
rank-purple = purple
race-monster = monster
race-humanoid = humanoid
aim-most-wounded = the most wounded hero
aim-nearest = the nearest hero
aim-richest = the richest hero
aim-agility = a hero of Agility
aim-faith = a hero of Faith
aim-magic = a hero of Magic
aim-strength = a hero of Strength
weapon-bare-hands = bare hands
weapon-strike = a blow without a weapon
weapon-claws = claws
weapon-sharp-claws = sharp claws
weapon-stone = stone
weapon-stones = stones
weapon-bite = bite
weapon-sword = sword
weapon-knife = knife
weapon-axes = battle axes
weapon-rod = rod
weapon-magma-rod = magma rod
weapon-chains = chains
weapon-horns = horns
weapon-great-axe = great axe
weapon-throwing-axe = throwing axe

## Abilities of enemies

ability-thief-claws = Thief
ability-thief-bite = Thief
ability-mob-1 = Mob I
ability-mob-2 = Mob II
ability-evil-forces = Evil forces
ability-spikes = Spikes
ability-group-attack-1 = Group attack I
ability-coward = Coward
ability-readiness-2 = Readiness II
ability-double-strike = Double strike
ability-dual-wield = Dual wield
ability-healing-potion = Healing potion
ability-leadership = Leadership
ability-strike-from-the-shadows = Strike from the shadows
ability-berserk-1 = Berserk I
ability-berserk-2 = Berserk II
ability-war-cry = War cry
ability-curse-1 = Curse I
ability-curse-2 = Curse II
ability-dark-mending = Dark mending
ability-vengeful = Vengeful
ability-huge = Huge
ability-fire-weakness = Fire weakness
ability-regeneration = Regeneration
ability-ram = Ram
ability-impale = Impale
ability-trip = Trip
ability-rage = Rage
ability-stomp = Stomp
ability-royal-command = Royal command
ability-crown-of-iron = Crown of iron
ability-flaming-weapon-1 = Flaming weapon I
ability-flaming-weapon-2 = Flaming weapon II
ability-venom-1 = Venom blade I
ability-venom-2 = Venom blade II
ability-troll-heart-1 = Troll heart I
ability-troll-heart-2 = Troll heart II
ability-thorns-1 = Thorns I
ability-thorns-2 = Thorns II
ability-death-burst-1 = Death burst I
ability-death-burst-2 = Death burst II
ability-onslaught-1 = Onslaught I
ability-onslaught-2 = Onslaught II

## Powers of enemies

power-flaming-weapon = Flaming weapon
power-venom-blade = Venom blade
power-troll-heart = Troll heart
power-thorns = Thorns
power-death-burst = Death burst
power-onslaught = Onslaught

## Powers of heroes: innate

power-arcane-focus = Arcane Focus
power-blood-magic = Blood Magic
power-taunt = Taunt
power-dread = Dread
power-twin-arrows = Twin Arrows
power-two-blades = Two Blades
power-disarm-trap = Disarm Trap
power-thievery = Thievery
power-dagger-whirl = Dagger Whirl
power-help-from-above = Help from Above
power-rune-explosion = Rune Explosion

## Powers of Auriel

power-thunder-mistress = Thunder Mistress
power-life-drain = Life Drain
power-fire-ball = Fire Ball
power-magic-barrier = Magic Barrier
power-frost-breath = Frost Breath
power-dark-flame = Dark Flame

## Powers of Ecarus

power-rose-strike = Rose Strike
power-cleave = Cleave
power-shield-wall = Shield Wall
power-holy-charge = Holy Charge
power-blood-oath = Blood Oath

## Powers of Laegon

power-precise-shot = Precise Shot
power-rain-of-arrows = Rain of Arrows
power-summon-fenrir = Summon Fenrir
power-snare = Snare
power-forest-step = Forest Step

## Powers of Shae

power-stealth = Stealth
power-treasure-hunting = Treasure Hunting
power-backstab = Backstab
power-venom = Venom
power-smoke = Smoke

## Powers of Thorgar

power-heal = Heal
power-lightning-bolt = Lightning Bolt
power-bless = Bless
power-command = Command
power-attack-rune = Attack Rune
power-defence-rune = Defence Rune

## Talents

power-toughness = Toughness
power-lucky = Lucky
power-swift = Swift
power-pack-mule = Pack Mule
power-thick-skin = Thick Skin
power-battle-cry = Battle Cry

## Items of the Stash and their upgraded sides

item-broadsword = Broadsword
item-broadsword-upgraded = Broadsword, upgraded
item-shield = Shield
item-shield-upgraded = Shield, upgraded
item-long-bow = Long bow
item-long-bow-upgraded = Long bow, upgraded
item-dirk = Dirk
item-dirk-upgraded = Dirk, upgraded
item-wand = Wand
item-wand-upgraded = Wand, upgraded
item-mace = Mace
item-mace-upgraded = Mace, upgraded
item-robe = Robe
item-leather = Leather
item-leather-upgraded = Leather, upgraded
item-scale = Scale
item-scale-upgraded = Scale, upgraded

## Items of the Emporium

item-battle-axe = Battle axe
item-hammer = Hammer
item-short-bow = Short bow
item-yew-bow = Yew bow
item-stiletto = Stiletto
item-ash-staff = Ash staff
item-tanned-leather = Tanned leather
item-plate = Plate
item-knives = Knives
item-elven-knives = Elven knives
item-elven-arrows = Elven arrows
item-strength-potion = Strength potion
item-strength-elixir = Strength elixir
item-healing-potion = Healing potion
item-protective-barrier = Protective barrier
item-bandages = Bandages
item-tight-bandages = Tight bandages
item-bag = Bag

## Treasures

item-sentinel = Sentinel
item-flaming-sword = Flaming sword
item-crystal-knife = Crystal knife
item-greedy-sting = Greedy Sting
item-archmage-robe = Archmage robe
item-elven-cloak = Elven cloak
item-town-portal = Town portal
item-flaming-arrows = Flaming arrows
item-pouch-of-crowns = Pouch of crowns
item-chest-of-crowns = Casket of crowns
item-troll-blood = Troll blood
item-ring-of-warding = Ring of warding
item-amulet-of-might = Amulet of might

## Soul weapons

item-golden-mirror = Golden Mirror
item-golden-mirror-empowered = Golden Mirror, empowered
item-moonlit-bow = Moonlit Bow
item-moonlit-bow-empowered = Moonlit Bow, empowered
item-star-staff = Star Staff
item-star-staff-empowered = Star Staff, empowered

## What lies about

thing-crowns = crowns
thing-loot = loot
thing-treasure = treasure
loot-purse = a purse
loot-coins = a few coins
loot-hoard = a hoard
loot-relic = a relic
search-bookshelf = bookshelf
search-well = well
search-grave = grave
search-cart = cart
chest-coins = coins
chest-relic = a relic
chest-hoard = coins and a relic
key-red = red magic key
key-blue = blue magic key
key-green = green magic key
key-gold = golden magic key
shadow-townsfolk = townsfolk
shadow-enemy = an enemy
shadow-advanced = an advanced enemy
shadow-two = two enemies
shadow-quest-enemy = an enemy of this quest
shadow-quest-token = a token of this quest
rune-attack = attack rune
rune-defence = defence rune

## Crit tokens and injuries

crit-gash = gash
crit-deep-gash = deep gash
crit-stagger = stagger
crit-dazed = dazed
crit-dazzled = dazzled
crit-hobbled = hobbled
crit-tainted = tainted
crit-hurt-arm = hurt arm
crit-broken-armor = broken armor
crit-wounded-leg = wounded leg
crit-wounded-chest = wounded chest
crit-wounded-head = wounded head
injury-attack = −1 hit on all attacks
injury-armor = −1 armor
injury-hp-1 = −1 maximum HP
injury-hp-2 = −2 maximum HP
injury-effects = no effects of the power symbol
injury-hurt-arm = hurt arm: −1 hit on all attacks
injury-broken-armor = broken armor: −1 armor
injury-wounded-leg = wounded leg: −1 maximum HP
injury-wounded-chest = wounded chest: −2 maximum HP
injury-wounded-head = wounded head: no effects of the power symbol

## Traps

trap-poison-gas = Poison Gas
trap-lightning = Lightning
trap-flame = Flame
trap-pentagram = Pentagram
trap-alarm = Alarm
trap-darts = Darts
trap-pitfall = Pitfall
trap-rusted-shut = Rusted Shut

## Encounters

encounter-bloodlust = Bloodlust
encounter-leaders-assault = Leader’s Assault
encounter-battle = Battle
encounter-green-tide = Green Tide
encounter-blue-banner = Blue Banner
encounter-red-hand = Red Hand
encounter-cold-steel = Cold Steel
encounter-dark-craft = Dark Craft
encounter-close-quarters = Close Quarters
encounter-volley = Volley
encounter-skirmish = Skirmish
encounter-lull = Lull
encounter-dark-omen = Dark Omen
encounter-fury = Fury

## Event cards

card-story = Story event
card-story-1 = Story event I
card-story-2 = Story event II
card-story-3 = Story event III
card-other = The quest
card-day = Day
card-night = Night
card-massacre = Massacre
card-gift-from-above = Gift from Above
card-war-drums = War Drums
card-ambush = Ambush
card-reinforcements = Reinforcements
card-clear-skies = Clear Skies
card-bitter-cold = Bitter Cold
card-whispering-souls = Whispering Souls
card-hunting-horn = Hunting Horn
card-courage = Courage
card-thorned-path = Thorned Path

## Decks

deck-enemy = enemy deck
deck-enemy-power = deck of enemy powers
deck-encounter = encounter deck
deck-event = event deck
deck-treasure = treasure deck
deck-trap = trap deck
deck-crit = crit tokens
deck-shadow = shadow tokens
deck-loot = loot tokens

## Symbols, dice and damage

symbol-hit = hit
symbol-power = power
symbol-magic = magic
symbol-shield = shield
symbol-legend = legend
symbol-miss = miss
colour-red = red
colour-blue = blue
type-slashing = Slashing
type-piercing = Piercing
type-crushing = Crushing
type-mystic = Mystic
type-any = Any
style-agility = Agility
style-faith = Faith
style-magic = Magic
style-strength = Strength
alignment-law = Law
alignment-neutral = Neutral
alignment-chaos = Chaos
time-day = day
time-night = night

## Conditions

condition-kd = knocked down
condition-blind = Blind
condition-slow = Slow
condition-stun = Stun
condition-poison = Poison
condition-burn = Burn
condition-injury = Injury
condition-hidden = hidden

## Equipment: slots, kinds, hands, categories

slot-main = main hand
slot-off = off hand
slot-armor = armor
slot-artifact = artifact
kind-weapon = weapon
kind-armor = armor
kind-artifact = artifact
kind-permanent = permanent
kind-consumable = consumable
kind-ammunition = ammunition
kind-crowns = crowns
hand-main = main hand
hand-off = off hand
hand-two = two-handed
hand-any = universal
category-sword = sword
category-shield = shield
category-bow = bow
category-dagger = dagger
category-wand = wand
category-hammer = hammer
category-axe = axe
category-staff = staff
category-exotic = exotic
category-knife = knife
category-light = light armor
category-medium = medium armor
category-heavy = heavy armor

## Actions: kinds, and what a blind hero may fail at

cost-move = movement action
cost-combat = combat action
cost-special = special action
cost-free = free action
cost-passive = passive
cost-reaction = reaction
action-move = a move
action-stand = standing up
action-attack = an attack
action-focus = focus
action-power = a power
action-use = use of an item
action-dash = a dash
action-open = opening a door
action-break = breaking it open
action-unlock = unlocking
action-take-key = taking the key
action-pick-up = picking up
action-drop = dropping
action-rearrange = rearranging equipment
action-exchange = an exchange
action-search = a search
action-provoke = provoking the boss
action-quest = a quest action
action-activate = calling the companion
action-imbue = empowering the soul weapon

## What cards change

stat-hp = HP
stat-mp = movement points
stat-capacity = items capacity
stat-armor = armor
stat-defence = defence dice
stat-shield = shields in defence
stat-mshield = magic shields
stat-hit = hits of attacks
stat-save = dice for saves
stat-combat = combat actions
stat-special = special actions
stat-treasures = treasures to choose from
stat-traps = traps to choose from
stat-powers = powers
stat-dash = movement points of a dash

counted-stat-hp = HP
counted-stat-mp =
    { $n ->
        [one] movement point
       *[other] movement points
    }
counted-stat-capacity =
    { $n ->
        [one] place in the inventory
       *[other] places in the inventory
    }
counted-stat-armor = armor
counted-stat-defence =
    { $n ->
        [one] defence die
       *[other] defence dice
    }
counted-stat-shield =
    { $n ->
        [one] shield in defence
       *[other] shields in defence
    }
counted-stat-mshield =
    { $n ->
        [one] magic shield
       *[other] magic shields
    }
counted-stat-hit =
    { $n ->
        [one] hit in attacks
       *[other] hits in attacks
    }
counted-stat-save =
    { $n ->
        [one] die for saves
       *[other] dice for saves
    }
counted-stat-combat =
    { $n ->
        [one] combat action
       *[other] combat actions
    }
counted-stat-special =
    { $n ->
        [one] special action
       *[other] special actions
    }
counted-stat-treasures =
    { $n ->
        [one] treasure to choose from
       *[other] treasures to choose from
    }
counted-stat-traps =
    { $n ->
        [one] trap to choose from
       *[other] traps to choose from
    }
counted-stat-powers =
    { $n ->
        [one] power
       *[other] powers
    }
counted-stat-dash =
    { $n ->
        [one] movement point in a Dash
       *[other] movement points in a Dash
    }

## Effects of attacks and defences

effect-hit =
    { $n ->
        [rank] +1 hit per Rank
        [rank2] +1 hit for every 2 Soul Ranks, rounded up
        [figures] +1 hit per figure
        [heroes] +1 hit per hero
        [act] +1 hit per Act
        [-1] −1 hit
        [-2] −2 hits
        [one] +{ $n } hit
       *[other] +{ $n } hits
    }
effect-shield =
    { $n ->
        [-1] −1 shield
        [-2] −2 shields
        [one] +{ $n } shield
       *[other] +{ $n } shields
    }
effect-fatal =
    Fatal{ $n ->
        [all] {""}
        [1] {" "}I
        [2] {" "}II
        [3] {" "}III
       *[0] {" "}{ $n }
    }
effect-crit = Crit
effect-push = Push
effect-aoe = AoE ({ $n })
effect-kd = knocked down
effect-blind = Blind
effect-slow = Slow
effect-stun = Stun
effect-poison =
    Poison { $n ->
        [1] I
        [2] II
       *[0] { $n }
    }
effect-burn =
    Burn { $n ->
        [1] I
        [2] II
       *[0] { $n }
    }
effect-pierce =
    { $n ->
        [all] ignores armor
       *[1] −{ $n } armor
    }
effect-reroll =
    reroll { $n ->
        [all] any dice
        [1] 1 die
        [rank2] 1 die for every 2 Soul Ranks, rounded up
       *[0] dice: { $n }
    }
effect-face = turn a die to a face
effect-again =
    another attack{ $n ->
        [any] {""}
        [other] {" "}on a different enemy
       *[same] {" "}on the same enemy
    }
effect-ability = an ability of its own
effect-drain = heal by the damage dealt
effect-cleave = a second target in the area
effect-count = unspent symbols count as hits
effect-gain =
    { $n ->
        [-1] −1
        [-2] −2
       *[other] +{ $n }
    } { $stat }
effect-crowns =
    { $n ->
        [one] +{ $n } crown
       *[other] +{ $n } crowns
    }
effect-shards =
    { $n ->
        [one] +{ $n } soul shard
       *[other] +{ $n } soul shards
    }
effect-heal = heal HP
effect-heal-self = heal { $n } HP
effect-lose =
    { $n ->
        [rank2] loses 1 HP for every 2 Soul Ranks, rounded up
        [act] loses 1 HP for every act
       *[0] loses { $n } HP
    }
effect-mshield =
    { $n ->
        [one] +{ $n } magic shield
       *[other] +{ $n } magic shields
    }
effect-cure = take away a condition
effect-hide = become hidden
effect-veil = cannot be chosen as a target
effect-refresh = refresh a power
effect-recharge = regain a charge
effect-treasure = draw a treasure
effect-retreat =
    { $n ->
        [one] retreat { $n } area
       *[other] retreat { $n } areas
    }
effect-move = move
