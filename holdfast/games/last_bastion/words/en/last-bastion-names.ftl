### Last Bastion: the names of things, and what each of them does.

## Monsters: red, the demons

card-ember-imp = Ember Imp
card-soot-hound = Soot Hound
card-vein-drinker = Vein Drinker
card-incubus = Incubus
card-butcher = Butcher
card-soul-flayer = Soul Flayer
card-molten-brute = Molten Brute
card-whispering-tempter = Whispering Tempter
card-pit-warden = Pit Warden
card-pyre-marshal = Pyre Marshal

## Monsters: green, the tribes

card-goblin-piper = Goblin Piper
card-goblin-sapper = Goblin Sapper
card-orc-raider = Orc Raider
card-orc-snarer = Orc Snarer
card-wolf-rider = Wolf Rider
card-tuskplate-orc = Tuskplate Orc
card-orc-plunderer = Orc Plunderer
card-mire-troll = Mire Troll
card-gate-troll = Gate Troll
card-boulder-troll = Boulder Troll

## Monsters: blue, the abyss

card-hollow-summoner = Hollow Summoner
card-cocoon-spider = Cocoon Spider
card-drowned-oracle = Drowned Oracle
card-dream-leech = Dream Leech
card-web-spinner = Web Spinner
card-abyss-stalker = Abyss Stalker
card-eyeless-horror = Eyeless Horror
card-clutch-keeper = Clutch Keeper
card-drowning-maw = Drowning Maw
card-sunken-kraken = Sunken Kraken

## Monsters: yellow, the undead and the golems

card-clay-drudge = Clay Drudge
card-rattling-bones = Rattling Bones
card-famished-ghoul = Famished Ghoul
card-mourning-bride = Mourning Bride
card-vault-golem = Vault Golem
card-barrow-sentinel = Barrow Sentinel
card-zombie-lord = Zombie Lord
card-plague-bearer = Plague Bearer
card-ossuary-golem = Ossuary Golem
card-crypt-hierophant = Crypt Hierophant

## Monsters: black, the Queen’s own

card-shadow-scout = Shadow Scout
card-queens-confessor = Queen’s Confessor
card-tithe-collector = Tithe Collector
card-queens-poisoner = Queen’s Poisoner
card-shadow-knight = Shadow Knight
card-nefarious-cannon = Nefarious Cannon
card-queens-jailer = Queen’s Jailer
card-glass-witch = Glass Witch
card-walking-belfry = Walking Belfry
card-nightmare-regent = Nightmare Regent

## Monsters that are dealt no more

card-cinder-hound = Cinder Hound
card-lash-fiend = Lash Fiend
card-furnace-demon = Furnace Demon
card-brimstone-herald = Brimstone Herald
card-pit-tyrant = Pit Tyrant
card-ash-devourer = Ash Devourer
card-goblin-cutpurse = Goblin Cutpurse
card-ironhide-orc = Ironhide Orc
card-orc-hexer = Orc Hexer
card-bog-troll = Bog Troll
card-war-troll = War Troll
card-troll-drummer = Troll Drummer
card-drowned-whisperer = Drowned Whisperer
card-mind-leech = Mind Leech
card-web-weaver = Web Weaver
card-starless-horror = Starless Horror
card-brood-mother = Brood Mother
card-maw-of-the-deep = Maw of the Deep
card-blind-kraken = Blind Kraken
card-restless-bones = Restless Bones
card-grave-ghoul = Grave Ghoul
card-weeping-bride = Weeping Bride
card-rune-golem = Rune Golem
card-barrow-guard = Barrow Guard
card-plague-cart = Plague Cart
card-bone-colossus = Bone Colossus
card-crypt-lich = Crypt Lich
card-veiled-assassin = Veiled Assassin
card-queens-herald = Queen’s Herald
card-black-halberdier = Black Halberdier
card-mirror-witch = Mirror Witch
card-creeping-tower = Creeping Tower
card-queens-executioner = Queen’s Executioner
card-crowned-nightmare = Crowned Nightmare

## Warlords

card-archdaemon-of-torment = Archdaemon of Torment
card-duke-of-embers = Duke of Embers
card-gharz-wallbreaker = Gharz Wallbreaker
card-troll-matriarch = Troll Matriarch
card-empress-of-webs = Empress of Webs
card-voice-of-the-abyss = Voice of the Abyss
card-unburied-king = Unburied King
card-golem-of-seven-seals = Golem of Seven Seals
card-master-of-engines = Master of Engines
card-queens-shadow = Queen’s Shadow

## Heroes

hero-elmer = Elmer & Chestnut
hero-elmer-who = A halfling in a saddle, first wherever help is needed.
hero-elmer-power = Each hero phase holds one more movement for him. He rides it himself, before or after acting, or hands it to another hero, who moves on the spot.

hero-mylfaar = Mylfaar
hero-mylfaar-who = A half-elf bard whose songs take the strength out of an enemy.
hero-mylfaar-power = Once in her hero phase she lays her spell on any horde card, or shifts it to another one. The spellbound card has 1 resistance less, whoever fights it, and warlords are no exception.

hero-arne = Arne & Soko
hero-arne-who = A falconer whose bird brings what the armoury has left.
hero-arne-power = In his hero phase he picks 1 equipment token of any colour the reserve still has.

hero-sindara = Sindara
hero-sindara-who = A paladin for whom the whole city lends a hand.
hero-sindara-power = In one hero phase she may use a tile and fight as well, in whichever order. Both come before her movement or both after it.
hero-sindara-power-loose = In one hero phase she may use a tile and fight as well, in whichever order, and move before, between or after the two.

hero-teagaan = Teagaan
hero-teagaan-who = A mystic of the Shining Order, a foe to every darkness.
hero-teagaan-power = In his hero phase he may stay where he is instead of moving and remove 1 evil figure from a tile, a horde card or a hero board.

hero-feng-li = Feng-Li
hero-feng-li-who = A battle mage who turns the last moment back.
hero-feng-li-power = Once per hero phase, in a fight or on a tile, she may reroll as many combat dice as she likes; she may also reroll each decay die that she throws. The new result counts.
hero-feng-li-power-every-roll = After each of her rolls in her hero phase, in fights and on tiles, she may reroll as many combat dice as she likes, once; she may also reroll each decay die that she throws. The new result counts.

hero-kazgin = Kazgin
hero-kazgin-who = A giant of a fighter whom no foul breath can touch.
hero-kazgin-power = He fights with the grey die on top of the white ones. The negative exit effects of cards he defeats do him no harm.

hero-twindalli = Twindalli
hero-twindalli-who = A markswoman with a crossbow in either hand.
hero-twindalli-power = She shoots straight along her row and column, at one or two cards at any distance, even from the central tile. With more than two in sight she names her targets before rolling.

## Bastion tiles

tile-trebuchet = Trebuchet
tile-trebuchet-help = Throw the net over one effect of a monster: while it lies there, that effect is off. Warlords cannot be netted.
tile-tower = Strategist’s Tower
tile-tower-help = Move one or two horde cards, warlords too, to other free slots. Two cards may trade places.
tile-market = Market
tile-market-help = Roll two combat dice and take an equipment token for each in the colour it shows, if the reserve has one. White stands for the colour you want.
tile-tavern = Tavern
tile-tavern-help = Choose a hero, yourself included: that hero gets 1 life token and may move at once.
tile-standard = Standard
tile-standard-help = Choose the colour of the standard: all cards of that colour, warlords too, have 1 resistance less, whoever fights them.
tile-fountain = Divine Fountain
tile-fountain-help = Remove up to 2 evil figures from tiles, horde cards or hero boards.
tile-dispensary = Dispensary
tile-dispensary-help = Give any hero 1 equipment token from the reserve, or heal an eliminated hero, who returns to this tile wounded: with fresh life tokens and a Call to arms, but without the power.
tile-tomb = Tomb of the Ancient Kings
tile-tomb-help = Give up 1 life token and destroy any monster in play; its exit effects do not happen. Warlords are out of its reach.
tile-quarry = Dwarven Quarry
tile-quarry-help = Set the trap on a free slot of your own horde board: the monster that comes to lie there is discarded and none of its effects happen. A warlord sets off the trap unharmed.

## Horde boards

board-red = Red board
board-red-help = Full: the active player loses 1 life token. Neutral: one of the players does, as the team chooses.
board-green = Green board
board-green-help = Full: the bottom card of the deck is discarded. If it is a warlord, the bastion falls. Neutral: the same.
board-blue = Blue board
board-blue-help = Full: the active player loses the next movement. Neutral: one of the players does, as the team chooses.
board-yellow = Yellow board
board-yellow-help = Full: the active player rolls the decay die. If it shows evil, one of the three tiles along this board falls to it, as the player chooses. Neutral: one of the players rolls and suffers the result.

## Colours

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-white = white
colour-grey = grey
colour-violet = violet

## Effects of horde cards

effect-haunt = Evil advances
effect-haunt-help = An evil figure appears on this card; if one is here already, it goes to the nearest tile in line with the card that evil does not hold yet.
effect-draw = Draw a horde card
effect-draw-help = The active player draws one more horde card and places it.
effect-lose-life = Lose 1 life token
effect-lose-life-help = The active player loses 1 life token.
effect-lose-round = Lose 1 round token
effect-lose-round-help = The active player loses 1 equipment or Call to arms token; without any, nothing is lost.
effect-decay = Roll the decay die
effect-decay-help = The active player rolls the decay die and suffers what it shows.
effect-curse = Evil on your hero board
effect-curse-help = An evil figure goes on the active player’s hero board, and the power is gone until somebody removes the figure.
effect-all-lose-round = All lose 1 round token
effect-all-lose-round-help = Every hero loses 1 equipment or Call to arms token; those who have none are spared.
effect-all-curse = Evil on every hero board
effect-all-curse-help = An evil figure goes on every hero board, and each power is gone until the figure is removed.
effect-all-pin = All lose their next movement
effect-all-pin-help = Every hero falls to the ground and spends the next movement on getting up.
effect-gain-equipment = Take 1 equipment token
effect-gain-equipment-help = The victor chooses 1 equipment token from the reserve.
effect-gain-life = Take 1 life token
effect-gain-life-help = The victor gets 1 life token, if the reserve has one.
effect-gain-call = Take 1 Call to arms
effect-gain-call-help = The victor gets 1 Call to arms token, if the reserve has one.
effect-cleanse = Remove 1 evil figure
effect-cleanse-help = The victor may remove 1 evil figure from any tile, horde card or hero board.
effect-gain-life-and-call = Take 1 life and 1 Call to arms
effect-gain-life-and-call-help = The victor may take 1 life token and 1 Call to arms token, as far as the reserve has them.
effect-no-white = White faces do not count
effect-no-white-help = Against this card white faces are worth nothing; against another card in the same fight they still count.
effect-lock-die = One combat die locked
effect-lock-die-help = One combat die lies on this card and is missing from every fight; the Market may still roll it.
effect-no-equipment = No equipment in fights
effect-no-equipment-help = While this card is in play, nobody may spend equipment tokens in any fight; collecting them is allowed.

## Faces of the decay die

decay-blank = Nothing
decay-blank-help = The danger passes: no effect.
decay-card = Horde card
decay-card-help = The player who rolled draws a horde card and places it.
decay-round = Round token
decay-round-help = The player who rolled loses 1 equipment or Call to arms token, if there is one to lose.
decay-round-and-life = Round token and life
decay-round-and-life-help = The player who rolled loses 1 life token and also 1 round token, if there is one to lose.
decay-life = Life
decay-life-help = The player who rolled loses 1 life token.
decay-evil = Evil
decay-evil-help = Evil takes the nearest tile in line with the card behind the roll that it does not hold yet.

## Levels

level-novice = Novice
level-novice-help = One warlord, a thinner deck, and a black equipment token for every hero to begin with.
level-normal = Normal
level-normal-help = One warlord near the bottom of the deck. The level for a first siege.
level-hard = Hard
level-hard-help = Two warlords, and both must fall.
level-heroic = Heroic
level-heroic-help = Three warlords, and the first of them comes early.

## Pieces, tokens, conditions

piece-net = Net
piece-trap = Trap
piece-standard = Standard
piece-spell = Spell
piece-evil = Evil

token-life = Life token
token-call = Call to arms
token-equipment = Equipment token

status-healthy = Healthy
status-wounded = Wounded
status-eliminated = Eliminated
status-dead = Dead
status-pinned = Pinned
status-cursed = Cursed
