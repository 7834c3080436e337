### What packs of this game hold: kinds, fields and values.

## Kinds

kind-monsters-monster = Monsters
kind-monsters-monster-one = Monster
kind-warlords-warlord = Warlords
kind-warlords-warlord-one = Warlord
kind-dice = Dice
kind-dice-one = Dice
kind-tokens = Tokens
kind-tokens-one = Tokens
kind-heroes-hero = Heroes
kind-heroes-hero-one = Hero
kind-tiles-tile = Bastion tiles
kind-tiles-tile-one = Bastion tile
kind-levels = Levels
kind-levels-one = Levels

## Fields

field-id = Id
field-id-help = What the rules and the words call it.
field-colour = Colour
field-colour-help = The box holds ten monsters and two warlords of each colour.
field-resistance = Resistance
field-resistance-help = How many dice of the card’s colour are needed to defeat it.
field-enter = Enter effects
field-enter-help = They happen once, when the card comes into play.
field-recurring = Recurring effects
field-recurring-help = They happen in every horde phase of the card’s board.
field-permanent = Permanent effects
field-permanent-help = They hold as long as the card is in play.
field-exit = Exit effects
field-exit-help = Whoever defeats the card gains or suffers them.
field-retired = Retired for
field-retired-help = The card that took its place: this one is dealt no more.
field-combat = Combat dice
field-combat-help = The dice that every hero rolls in a fight.
field-grey = Grey die
field-grey-help = Rolled besides by the hero whose power it is.
field-decay = Decay die
field-decay-help = Rolled for effects of cards and for the full yellow board.
field-faces = Faces
field-faces-help = One for each side of the die.
field-white = White dice
field-white-help = So many of them a hero rolls.
field-equipment = Equipment tokens
field-equipment-help = So many of each colour lie in the reserve.
field-life = Life tokens
field-life-help = So many there are in all.
field-calls = Call to arms tokens
field-calls-help = So many there are in all.
field-standards = Standards
field-standards-help = The colours that the Standard tile offers.
field-evil = Evil figures
field-evil-help = So many lie in the reserve; whether more may be placed is a setting of the table.
field-start-life = Life at the start
field-start-life-help = Life tokens that every hero begins with.
field-start-calls = Calls at the start
field-start-calls-help = Call to arms tokens that every hero begins with.
field-healed-life = Life after healing
field-healed-life-help = Life tokens of a wounded hero who is healed.
field-healed-calls = Calls after healing
field-healed-calls-help = Call to arms tokens of a wounded hero who is healed.
field-warlords = Warlords
field-warlords-help = How many warlords there are; for a tile, whether it works against them.
field-home = Its piece
field-home-help = The piece that lies on the tile.
field-removed-per-missing-player = Removed for each missing player
field-removed-per-missing-player-help = Monsters taken from the deck for each player fewer than four.
field-level = Levels
field-level-help = How the deck is built for each level.
field-removed = Monsters removed
field-removed-help = They are put away unseen before the deck is built.
field-block = Cards in a block
field-block-help = Under each warlord lies a block of so many monsters.
field-points = Points
field-points-help = What a victory at this level counts.
field-extra-equipment = Extra equipment
field-extra-equipment-help = Tokens that every hero of this level begins with.

## Values

value-faces-black = black
value-faces-blue = blue
value-faces-green = green
value-faces-red = red
value-faces-white = white
value-faces-yellow = yellow
value-faces-blank = nothing
value-faces-card = horde card
value-faces-evil = evil
value-faces-life = life
value-faces-round = round token
value-faces-round-and-life = round token and life
