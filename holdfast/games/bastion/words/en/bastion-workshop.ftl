### What packs of this game hold: kinds, fields and values.

## Kinds

kind-classes-class = Enemy classes
kind-classes-class-one = Enemy class
kind-legendary-enemy = Legendary enemies
kind-legendary-enemy-one = Legendary enemy
kind-spells-spell = Spells
kind-spells-spell-one = Spell
kind-scenarios-scenario = Scenarios
kind-scenarios-scenario-one = Scenario
kind-rituals-ritual = Rituals
kind-rituals-ritual-one = Ritual
kind-defenders-defender = Defenders
kind-defenders-defender-one = Defender
kind-levels-level = Levels
kind-levels-level-one = Level
kind-districts-district = Districts
kind-districts-district-one = District
kind-army-advice = Army strengths
kind-army-advice-one = Army strength
kind-editions-edition = Editions
kind-editions-edition-one = Edition

## Fields of cards

field-id = Id
field-id-help = What the rules and the words call it.
field-troop = Troop
field-troop-help = There is a card of the class in each of the six colours; auxiliary classes are added to the main ones.
field-strength = Strength
field-strength-help = So much mana it costs to defeat it. For a scenario: the strength of the whole army, printed for information.
field-spell = Spell
field-spell-help = What the card becomes when the enemy is defeated.
field-power = Power of the spell
field-power-help = The number beside the spell, where it has one.
field-traits = Traits
field-traits-help = What the enemy does when it comes, or as long as it stands there.
field-blocks = Blocked sources
field-blocks-help = By the colour of the card, the colour of the sources that it blocks.
field-paint = Paint
field-paint-help = Which mana it costs.
field-moment = Moment
field-moment-help = When the spell may be cast.
field-has-power = Has a power
field-has-power-help = Cards of this spell bear a number.

## Scenarios

field-edition = Edition
field-edition-help = The book whose rules the scenario is played by.
field-deck = Enemy deck
field-deck-help = Which cards it is made of.
field-side = Side of the districts
field-side-help = On which side the districts lie.
field-built-sources = Sources are built
field-built-sources-help = Every district begins with a built source.
field-damaged-sources = Sources are damaged
field-damaged-sources-help = All sources in the district furthest from the camp and in its two neighbours are damaged at the start.
field-dealt-class = Class that is dealt out
field-dealt-class-help = Each defender begins with a card of this class as a spell.
field-start-at-camp = Start by the camp
field-start-at-camp-help = The defenders begin in the district by the camp.
field-inside-square = Inside the squares
field-inside-square-help = The class whose cards stand at the start on the squares of the damaged districts.
field-inside-citadel = Inside the citadel
field-inside-citadel-help = The class whose card lies in the citadel at the start.
field-first-enemies = First enemies
field-first-enemies-help = Enemies come before the first turn.
field-whole = Whole classes
field-whole-help = All six cards of each of these classes.
field-random = Cards of random colours
field-random-help = By class, how many of its cards.
field-cards = Certain cards
field-cards-help = Cards by class and colour.
field-legends = Legendary enemies
field-legends-help = Which legendary enemies there are, or how many.
field-random-legends = Random legendary enemies
field-random-legends-help = So many more, drawn by lot.
field-on-top = On top
field-on-top-help = The class whose cards lie on top of the deck.
field-mixed-with-legends = Mixed with legends
field-mixed-with-legends-help = So many cards are shuffled together with the legendary enemies at the bottom.

## Other things

field-kind = Kind
field-kind-help = An artifact is carried, a structure is built.
field-solo = In solo games
field-solo-help = The ritual is used in games of one player, too.
field-of-each = Cards of each class
field-of-each-help = So many cards of each chosen class go into the deck.
field-statue = Sources with statues
field-statue-help = The colours of the three sources on the side with statues.
field-plain = Sources without statues
field-plain-help = The colours of the three sources on the other side.
field-players = Players
field-players-help = For so many players.
field-low = From
field-low-help = The lowest strength that is usual.
field-high = To
field-high-help = The highest strength that is usual.

## The books

field-enemy-first = Enemies come first
field-enemy-first-help = The enemy attack comes before the defender’s actions.
field-added-in-setup = Extra enemies in set-up
field-added-in-setup-help = So many enemies more than there are players come before the first turn.
field-defenders-wait-for-setup = Defenders wait for the setup
field-defenders-wait-for-setup-help = They are placed after the first enemies have come.
field-last-section = Last section
field-last-section-help = When an enemy should go beyond it, the bastion falls.
field-camp = Camp
field-camp-help = Where the camp of the enemies lies.
field-arrow-under-dragon = Arrow under a dragon
field-arrow-under-dragon-help = Whoever stands under a dragon may still shoot an Arrow elsewhere.
field-driven-out-by-next-dragon = The next dragon drives out
field-driven-out-by-next-dragon-help = After beating a dragon, whoever lacks the mana for the next one leaves the citadel at once.
field-no-host = No host for a symbiote
field-no-host-help = Traits of enemies under which no symbiote crawls.
field-priests-apart-in-setup = Priests apart in the setup
field-priests-apart-in-setup-help = Two priests do not stand side by side before the first turn.
field-abundance = Abundance gives
field-abundance-help = So much mana; 0 for the number on the card.
field-flame-for-others = Flame for others
field-flame-for-others-help = It may help the attack of another defender.
field-wall-spells-in-any-turn = Wall spells in any turn
field-wall-spells-in-any-turn-help = Castling and Teleport may be cast in turns of others, too.
field-wall-spells-before-enemy = Wall spells before the enemy
field-wall-spells-before-enemy-help = In the own turn Castling and Teleport may be cast before the enemy attack.
field-repetition-is-a-turn = Repetition is a turn
field-repetition-is-a-turn-help = It gives another turn without an enemy attack; otherwise the actions of this turn begin anew.
field-rituals-compulsory = Rituals are compulsory
field-rituals-compulsory-help = A ritual that fits must be performed.
field-third-rituals-shuffled = Third rituals in random order
field-third-rituals-shuffled-help = Those put back in set-up go under the deck in random order.
field-replace-only-when-full = Replace only when full
field-replace-only-when-full-help = A structure is replaced only where no base is free.
field-replaced-go-under = Replaced cards go under
field-replaced-go-under-help = They go under the ritual deck.
field-gun-weakens = A Gun weakens by
field-gun-weakens-help = So much less strength have the enemies of its colour in its district.
field-army-strength-advice = Advice on army strength
field-army-strength-advice-help = The book says which strength is usual.
field-fixed-training-side = Fixed side in training
field-fixed-training-side-help = The districts lie on this side in a training game.
field-advised-training-side = Advised side in training
field-advised-training-side-help = The book advises this side for a training game.
field-has-levels = Has levels
field-has-levels-help = The book has levels of difficulty.
field-training = Training deck
field-training-help = The deck of the first game.
field-immune-to-protection = Immune to protection
field-immune-to-protection-help = Priests and the Valkyrie do not protect immune enemies.
field-immune-to-wall-spells = Immune to wall spells
field-immune-to-wall-spells-help = Castling and Teleport do not move immune enemies.
field-source-gives = A source gives
field-source-gives-help = So much mana of its colour.
field-bare-pool = Mana at the start
field-bare-pool-help = So much mana of each colour every defender begins with.
field-rituals-drawn = Rituals dealt
field-rituals-drawn-help = So many cards each defender is dealt in set-up, to put one back.
field-obelisk-adds = The obelisk adds
field-obelisk-adds-help = So much more mana from its district.

## Values

value-moment-any = at any time in one’s turn
value-moment-attack = with an attack
value-moment-copied = as a copy of another
value-moment-end = at the end of one’s turn
value-moment-move = with a move
value-moment-source = at a source
value-kind-artifact = artifact
value-kind-structure = structure
value-camp-token = on a token
value-camp-wall = on the wall
value-edition-2015 = 2015
value-edition-2018 = 2018
