### Bastion: the names of things, and what each of them does.
### Where the editions differ, the explanation ends in `-help-2015` or `-help-2018`.

## Editions

bastion-edition-2015 = First edition (2015)
bastion-edition-2015-help = The enemy attacks before you act. The enemy deck takes up the last section of the wall, so 23 can fill. Flame serves your own attacks only, a Gun takes 1 strength off, a ritual that fits must be performed, and how hard a siege is shows in the strength of the army.
bastion-edition-2018 = Deluxe edition (2018)
bastion-edition-2018-help = You act before the enemy attacks. All 24 sections can fill, and one enemy more stands there from the start. Flame, Castling and Teleport may help in another’s turn, a Gun takes 2 strength off, rituals are performed at will, and four levels say how hard a siege is.

## Modes

bastion-mode-training = Training game
bastion-mode-training-help = A first game without rituals. In 2015: the 24 enemies of the main troop, dealt on the side with statues if you do not choose. In 2018: 25 enemies, among them scouts, flyers, giants and the Spy, on the statue side.
bastion-mode-level = Normal game
bastion-mode-level-help = The main troop, three auxiliary classes and some legendary enemies; the level says how many. The levels are those of the book of 2018; with the rules of 2015, which know army strength instead, they are a house variant.
bastion-mode-scenario = Scenario
bastion-mode-scenario-help = A ready-made siege: its army is chosen for you. In 2018 it has a side of the districts and rules of its own, too.
bastion-mode-custom = Own army
bastion-mode-custom-help = The main troop, and what you add to it.

## Levels

bastion-level-easy = Easy
bastion-level-easy-help = Two cards of each chosen class and one legendary enemy.
bastion-level-medium = Medium
bastion-level-medium-help = Three cards of each chosen class and two legendary enemies.
bastion-level-hard = Hard
bastion-level-hard-help = Four cards of each chosen class and three legendary enemies.
bastion-level-extreme = Extreme
bastion-level-extreme-help = Five cards of each chosen class and four legendary enemies.

## Scenarios of 2015

bastion-scenario-standard-siege = Standard Siege
bastion-scenario-standard-siege-help = The main troop and one card of each auxiliary class, drawn unseen: 32 enemies.
bastion-scenario-siege-of-the-flyers = Siege of the Flyers
bastion-scenario-siege-of-the-flyers-help = The main troop, all six flyers, Belligemin, Rokai and Black Wing: 33 enemies. Nine of them reach for six squares.
bastion-scenario-siege-of-the-dragons = Siege of the Dragons
bastion-scenario-siege-of-the-dragons-help = The main troop and all six dragons: 30 enemies. The citadel will rarely be free.
bastion-scenario-siege-of-the-legends = Siege of the Legends
bastion-scenario-siege-of-the-legends-help = The main troop and all ten legendary enemies: 34 in all.
bastion-scenario-siege-of-the-archmages = Siege of the Archmages
bastion-scenario-siege-of-the-archmages-help = The main troop, all six giants, one archmage drawn unseen, the Golem, Shaggon and Leviathan: 34 enemies.
bastion-scenario-siege-of-the-shapeshifters = Siege of the Shapeshifters
bastion-scenario-siege-of-the-shapeshifters-help = The main troop, all scouts, symbiotes and shapeshifters, and Knellerwyrm: 43 enemies.
bastion-scenario-impossible-siege = Impossible Siege
bastion-scenario-impossible-siege-help = The main troop, all ten legendary enemies and one card of each auxiliary class, drawn unseen: 42 enemies.

## Scenarios of 2018

bastion-scenario-darkened-skies = Darkened Skies
bastion-scenario-darkened-skies-help = Without statues. 41 enemies: the main troop, all flyers and scouts, the Spy, Belligemin, Rokai, the Valkyrie and Black Wing. A Source is built in every district from the start.
bastion-scenario-trembling-earth = Trembling Earth
bastion-scenario-trembling-earth-help = Without statues. Every defender begins with a beast as a spell, and no other beasts come. 39 enemies: the rest of the main troop, all symbiotes, giants and shapeshifters, Shaggon, Knellerwyrm and Leviathan.
bastion-scenario-show-of-force = Show of Force
bastion-scenario-show-of-force-help = With statues. 42 enemies: the main troop, one card of each auxiliary class drawn unseen, and all ten legendary enemies, none of them among the first twelve cards.
bastion-scenario-belated-arrival = Belated Arrival
bastion-scenario-belated-arrival-help = With statues. The enemy is inside already: a dragon in the citadel, and flyers in the three districts far from the camp, where all sources are damaged. Once a turn you may revive a source in your district for a mana of its colour, unless an enemy sits on the square. A Source is built in every district, and you begin in the district by the camp. 33 enemies come: the beasts first, then the rest of the main troop, all priests, the Golem, the Inquisitor and Leviathan.

## Sides of the districts

bastion-side-statue = With statues
bastion-side-statue-help = The three sources of a district have three different colours.
bastion-side-plain = Without statues
bastion-side-plain-help = In every district two of the three sources are of the same colour.

## Colours

colour-yellow = yellow
colour-green = green
colour-red = red
colour-violet = violet
colour-blue = blue
colour-black = black
colour-any = any colour

bastion-element-yellow = steppes
bastion-element-green = forests
bastion-element-red = fire
bastion-element-violet = swamps
bastion-element-blue = mountains
bastion-element-black = darkness

bastion-mana-yellow = yellow mana
bastion-mana-green = green mana
bastion-mana-red = red mana
bastion-mana-violet = violet mana
bastion-mana-blue = blue mana
bastion-mana-black = black mana

bastion-paint-white = white
bastion-paint-white-help = It has the colour of the district where it stands, and a new one when it is moved to another.
bastion-paint-prismatic-1 = prismatic
bastion-paint-prismatic-1-help = It costs one mana of each of the six colours. Where a ritual asks for its colour, it has that of the district.
bastion-paint-prismatic-2 = prismatic, twofold
bastion-paint-prismatic-2-help = It costs two mana of each of the six colours. Where a ritual asks for its colour, it has that of the district.
bastion-paint-grey = grey
bastion-paint-grey-help = It is paid for with mana of any colours, and a ritual of any colour may follow.

## Places

bastion-place-citadel = citadel
bastion-place-yellow = yellow district
bastion-place-green = green district
bastion-place-red = red district
bastion-place-violet = violet district
bastion-place-blue = blue district
bastion-place-black = black district
bastion-section = section { $number } ({ $place })
bastion-square = square ({ $place })
bastion-tower = tower ({ $place })
bastion-base = base { $number } ({ $place })
bastion-source =
    { $colour ->
        [yellow] yellow
        [green] green
        [red] red
        [violet] violet
        [blue] blue
       *[black] black
    } source{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $place })

bastion-part-citadel = Citadel
bastion-part-citadel-help = Whoever stands here gathers the mana from all closed towers, for nothing, and they are open again. From here every district is one move away.
bastion-part-district = District
bastion-part-district-help = Three sources, a tower, two bases, a square and four sections of wall. A move leads to either neighbouring district or to the citadel.
bastion-part-source = Source
bastion-part-source-help = Lay one mana of any colour on it and take three of its own. Then it is closed, until mana is gained from the tower of the district.
bastion-part-tower = Tower
bastion-part-tower-help = Lay one mana of any colour on it and gather what lies on the closed sources of the district, which are open again. The tower itself stays closed until mana is gained from the citadel.
bastion-part-base = Base
bastion-part-base-help = The place for a structure, one on each base.
bastion-part-square = Square
bastion-part-square-help = Flyers land here. While an enemy is on the square, neither the sources nor the tower of the district give mana.
bastion-part-section = Wall section
bastion-part-section-help = Room for one enemy. From the gate the sections are counted clockwise; the enemies march the other way, towards section 1.
bastion-part-gate = Gate
bastion-part-gate-help = It stands between section 1 and section 24 and parts them. If an enemy must go past it, the game is lost.

## Defenders

bastion-defender-dagdar = Dagdar
bastion-defender-dagdar-who = A battle mage who strikes first and counts the enemies later.
bastion-defender-sannirr = Sannirr
bastion-defender-sannirr-who = A sorceress whose flames come to a friend’s help in time.
bastion-defender-orsilla = Orsilla
bastion-defender-orsilla-who = The keeper of the old wells; she knows what each of them still holds.
bastion-defender-brannoc = Brannoc
bastion-defender-brannoc-who = A builder of obelisks who has sworn that this wall shall stand.

## Troops

bastion-troop-main = Main troop
bastion-troop-auxiliary = Auxiliary troop
bastion-troop-legendary = Legendary troop

## Classes

bastion-class-beast = Beast
bastion-class-beast-help = Main troop, the weakest of it. It has no trait.
bastion-class-warrior = Warrior
bastion-class-warrior-help = Main troop. It has no trait.
bastion-class-mage = Mage
bastion-class-mage-help = Main troop. It has no trait.
bastion-class-rider = Rider
bastion-class-rider-help = Main troop, the strongest of it. It has no trait.
bastion-class-scout = Scout
bastion-class-scout-help = It brings the next enemy of the deck along at once.
bastion-class-symbiote = Symbiote
bastion-class-symbiote-help = It crawls under the last enemy on the wall and makes one enemy of the two, to be beaten at one blow.
bastion-class-flyer = Flyer
bastion-class-flyer-help = It lands on a square, washes away all mana laid in the district, and keeps everyone from gaining more there.
bastion-class-priest = Priest
bastion-class-priest-help = It makes the enemies on both sides of it invulnerable, other priests among them.
bastion-class-giant = Giant
bastion-class-giant-help = It strides straight to the free section nearest the gate.
bastion-class-archmage = Archmage
bastion-class-archmage-help = While it is in play, all sources of the colour shown on its card are blocked.
bastion-class-shapeshifter = Shapeshifter
bastion-class-shapeshifter-help = It is as strong as its neighbours together; alone, or beside another shapeshifter, its strength is 9.
bastion-class-dragon = Dragon
bastion-class-dragon-help = It takes the citadel, throws the defenders out, and gives the other enemies of its colour 1 strength more.

## The main troop

bastion-card-beast-yellow = Plains Beast · yellow
bastion-card-beast-green = Forest Beast · green
bastion-card-beast-red = Fire Beast · red
bastion-card-beast-violet = Swamp Beast · violet
bastion-card-beast-blue = Mountain Beast · blue
bastion-card-beast-black = Dark Beast · black
bastion-card-warrior-yellow = Plains Warrior · yellow
bastion-card-warrior-green = Forest Warrior · green
bastion-card-warrior-red = Fire Warrior · red
bastion-card-warrior-violet = Swamp Warrior · violet
bastion-card-warrior-blue = Mountain Warrior · blue
bastion-card-warrior-black = Dark Warrior · black
bastion-card-mage-yellow = Plains Mage · yellow
bastion-card-mage-green = Forest Mage · green
bastion-card-mage-red = Fire Mage · red
bastion-card-mage-violet = Swamp Mage · violet
bastion-card-mage-blue = Mountain Mage · blue
bastion-card-mage-black = Dark Mage · black
bastion-card-rider-yellow = Plains Rider · yellow
bastion-card-rider-green = Forest Rider · green
bastion-card-rider-red = Fire Rider · red
bastion-card-rider-violet = Swamp Rider · violet
bastion-card-rider-blue = Mountain Rider · blue
bastion-card-rider-black = Dark Rider · black

## The auxiliary troop

bastion-card-scout-yellow = Plains Scout · yellow
bastion-card-scout-green = Forest Scout · green
bastion-card-scout-red = Fire Scout · red
bastion-card-scout-violet = Swamp Scout · violet
bastion-card-scout-blue = Mountain Scout · blue
bastion-card-scout-black = Dark Scout · black
bastion-card-symbiote-yellow = Plains Symbiote · yellow
bastion-card-symbiote-green = Forest Symbiote · green
bastion-card-symbiote-red = Fire Symbiote · red
bastion-card-symbiote-violet = Swamp Symbiote · violet
bastion-card-symbiote-blue = Mountain Symbiote · blue
bastion-card-symbiote-black = Dark Symbiote · black
bastion-card-flyer-yellow = Plains Flyer · yellow
bastion-card-flyer-green = Forest Flyer · green
bastion-card-flyer-red = Fire Flyer · red
bastion-card-flyer-violet = Swamp Flyer · violet
bastion-card-flyer-blue = Mountain Flyer · blue
bastion-card-flyer-black = Dark Flyer · black
bastion-card-priest-yellow = Plains Priest · yellow
bastion-card-priest-green = Forest Priest · green
bastion-card-priest-red = Fire Priest · red
bastion-card-priest-violet = Swamp Priest · violet
bastion-card-priest-blue = Mountain Priest · blue
bastion-card-priest-black = Dark Priest · black
bastion-card-giant-yellow = Plains Giant · yellow
bastion-card-giant-green = Forest Giant · green
bastion-card-giant-red = Fire Giant · red
bastion-card-giant-violet = Swamp Giant · violet
bastion-card-giant-blue = Mountain Giant · blue
bastion-card-giant-black = Dark Giant · black
bastion-card-archmage-yellow = Plains Archmage · yellow
bastion-card-archmage-green = Forest Archmage · green
bastion-card-archmage-red = Fire Archmage · red
bastion-card-archmage-violet = Swamp Archmage · violet
bastion-card-archmage-blue = Mountain Archmage · blue
bastion-card-archmage-black = Dark Archmage · black
bastion-card-shapeshifter-yellow = Plains Shapeshifter · yellow
bastion-card-shapeshifter-green = Forest Shapeshifter · green
bastion-card-shapeshifter-red = Fire Shapeshifter · red
bastion-card-shapeshifter-violet = Swamp Shapeshifter · violet
bastion-card-shapeshifter-blue = Mountain Shapeshifter · blue
bastion-card-shapeshifter-black = Dark Shapeshifter · black
bastion-card-dragon-yellow = Plains Dragon · yellow
bastion-card-dragon-green = Forest Dragon · green
bastion-card-dragon-red = Fire Dragon · red
bastion-card-dragon-violet = Swamp Dragon · violet
bastion-card-dragon-blue = Mountain Dragon · blue
bastion-card-dragon-black = Dark Dragon · black

## In a deck of one’s own: drawn unseen

bastion-card-scout = Random Scout
bastion-card-symbiote = Random Symbiote
bastion-card-flyer = Random Flyer
bastion-card-priest = Random Priest
bastion-card-giant = Random Giant
bastion-card-archmage = Random Archmage
bastion-card-shapeshifter = Random Shapeshifter
bastion-card-dragon = Random Dragon
bastion-card-legendary = Random legendary enemy

## The legendary troop

bastion-card-spy = Spy
bastion-card-spy-help = It brings the next two enemies of the deck along. Its colour is that of the district where it stands.
bastion-card-belligemin = Belligemin
bastion-card-belligemin-help = It grips the last enemy on the wall and carries it off to a square, where the two are one enemy. With nobody to grip it flies there alone. Its colour is that of the district.
bastion-card-rokai = Rokai
bastion-card-rokai-help = A flyer that drives the defenders out of the district where it lands and lets them in again only to fight it. Its colour is that of the district.
bastion-card-valkyrie = Valkyrie
bastion-card-valkyrie-help = A flyer. From the square it makes the enemies on the wall of its district invulnerable, but not itself. Its colour is that of the district.
bastion-card-golem = Golem
bastion-card-golem-help = It costs one mana of each colour, never more and never less: nothing strengthens or weakens it, and no spell helps in the attack on it.
bastion-card-black-wing = Black Wing
bastion-card-black-wing-help = A flyer as hard to crack as the Golem: one mana of each colour, and no spell helps.
bastion-card-inquisitor = Inquisitor
bastion-card-inquisitor-help = The enemies on both sides of it have 1 strength more, but they are not protected. Its colour is that of the district where it stands.
bastion-card-shaggon = Shaggon
bastion-card-shaggon-help = While it is in play, nobody can cast Flame or Lightning, whoever the target is. Its colour is that of the district where it stands.
bastion-card-knellerwyrm = Knellerwyrm
bastion-card-knellerwyrm-help = A dragon without a colour, paid for with mana of any colours. On top in the citadel it gives all other enemies 1 strength more. Its conqueror may perform a ritual of any colour.
bastion-card-leviathan = Leviathan
bastion-card-leviathan-help = It costs two mana of each colour, never more and never less: nothing strengthens or weakens it, and no spell helps in the attack on it.

## Traits

bastion-trait-recruit = Reinforcements
bastion-trait-recruit-help = As soon as it has its place, the next card of the enemy deck is added, with traits of its own. From an empty deck nobody comes.
bastion-trait-symbiote = Symbiosis
bastion-trait-symbiote-help-2015 = It goes under the wall enemy furthest from the gate along the way they march. From then on they are one enemy: one target, one step, and a price for each card, each in its colour. On a bare wall it takes a section like any other.
bastion-trait-symbiote-help-2018 = It goes under the wall enemy furthest from the gate along the way they march, passing over those that are immune. From then on they are one enemy: one target, one step, and a price for each card, each in its colour. With no host on the wall it takes a section like any other.
bastion-trait-flyer = Flight
bastion-trait-flyer-help = From the section it has reached it flies to the square of the district or, where that is taken, on to the next free one counterclockwise. All mana on the sources and the tower there goes back to the reserve, and while it stays nobody gains any from them. With no square free it remains on the wall.
bastion-trait-ward = Protection
bastion-trait-ward-help-2015 = Enemies on the neighbouring sections are invulnerable: nobody can attack them, not even with an Arrow.
bastion-trait-ward-help-2018 = Enemies on the neighbouring sections are invulnerable: nobody can attack them, not even with an Arrow. Only immune enemies gain nothing by it.
bastion-trait-giant = Giant stride
bastion-trait-giant-help = It takes the free section with the lowest number, wherever the others stand.
bastion-trait-block = Blocked sources
bastion-trait-block-help = While it is in play, sources of the colour shown on its card give no mana in any district; Prism is no way round. Towers may still gather what lies on them.
bastion-trait-shift = Shapeshifting
bastion-trait-shift-help = Its strength is that of all neighbouring enemies together. Without neighbours, or next to another shapeshifter, it is 9. What strengthens or weakens it is reckoned afterwards.
bastion-trait-citadel = Into the citadel
bastion-trait-citadel-help = It settles in the citadel, on top of any dragon there, and the defenders in it must go to districts. No mana is gained in the citadel, and one may enter only to attack the top dragon at once.
bastion-trait-boost = Strength for its colour
bastion-trait-boost-help = While it lies on top in the citadel, all other enemies of its colour have 1 strength more, immune ones excepted.
bastion-trait-boost-all = Strength for all
bastion-trait-boost-all-help = While it lies on top in the citadel, all other enemies have 1 strength more, immune ones excepted.
bastion-trait-expel = Expulsion
bastion-trait-expel-help = Defenders in the district where it lands go at once to a neighbouring district or to the citadel. While it is on the square, one may enter only to attack it at once.
bastion-trait-wallward = Protection of the wall
bastion-trait-wallward-help-2015 = While it is on a square, the enemies on the four sections of that district are invulnerable, even to an Arrow. It can be attacked itself.
bastion-trait-wallward-help-2018 = While it is on a square, the enemies on the four sections of that district are invulnerable, even to an Arrow; only immune ones gain nothing by it. It can be attacked itself.
bastion-trait-immune = Immunity
bastion-trait-immune-help-2015 = No spell acts on it, neither in the attack nor by moving it along the wall; Guns do not weaken it, and nothing strengthens it. Priests and the Valkyrie do protect it.
bastion-trait-immune-help-2018 = No spell may be used in the attack on it; Guns do not weaken it, and the traits of others neither strengthen nor protect it. Castling and Teleport can move it.
bastion-trait-aura = Strength for neighbours
bastion-trait-aura-help = Enemies on the neighbouring sections have 1 strength more, immune ones excepted.
bastion-trait-no-flame = No Flame
bastion-trait-no-flame-help = While it is in play, nobody can cast Flame.
bastion-trait-no-lightning = No Lightning
bastion-trait-no-lightning-help = While it is in play, nobody can cast Lightning.

## Spells

bastion-spell-alchemy = Alchemy
bastion-spell-alchemy-help = In your attack: pay with mana of whatever colours you like. The number stays the same.
bastion-spell-abundance = Abundance
bastion-spell-abundance-help-2015 = When you gain mana from a source: take 2 more of the same colour.
bastion-spell-abundance-help-2018 = When you gain mana from a source: take as many more of the same colour as the spell has power.
bastion-spell-copy = Copy
bastion-spell-copy-help = It stands for another spell that lies before you or any other defender, and is cast when that one could be. The spell copied stays where it is.
bastion-spell-lightning = Lightning
bastion-spell-lightning-help = In anyone’s attack, wherever you are: the price falls by the power of the spell, but never below 1.
bastion-spell-flame = Flame
bastion-spell-flame-help-2015 = In your own attack: the price falls by the power of the spell, but never below 1.
bastion-spell-flame-help-2018 = In your own attack or in one that is made from the place where you stand: the price falls by the power of the spell, but never below 1.
bastion-spell-repetition = Repetition
bastion-spell-repetition-help-2015 = At the end of your turn: take another one, and the enemy does not attack in it.
bastion-spell-repetition-help-2018 = When your actions are over: begin them anew. Only then does the enemy attack.
bastion-spell-prism = Prism
bastion-spell-prism-help = When you gain mana from a source: take another colour of your choice in place of its own. A blocked source stays blocked.
bastion-spell-castling = Castling
bastion-spell-castling-help-2015 = At any moment of your turn, even before the enemy attacks: two enemies on the wall change places.
bastion-spell-castling-help-2018 = During the actions of any defender: two enemies on the wall change places.
bastion-spell-arrow = Arrow
bastion-spell-arrow-help = In your attack: the target may be anywhere in the bastion. What is invulnerable or lies under another dragon stays out of reach.
bastion-spell-teleport = Teleport
bastion-spell-teleport-help-2015 = At any moment of your turn, even before the enemy attacks: an enemy on the wall goes to any free section.
bastion-spell-teleport-help-2018 = During the actions of any defender: an enemy on the wall goes to any free section.
bastion-spell-acceleration = Acceleration
bastion-spell-acceleration-help = In your move: go one step further, with nothing done in between. The way does not lead through a dragon’s citadel or Rokai’s district.

## Rituals

bastion-ritual-help-2015 = Defeat an enemy of its colour, and the ritual is performed; if several fit, you choose one. Then draw two, keep one and put the other under the deck.
bastion-ritual-help-2018 = Defeat an enemy of its colour, and you may perform the ritual. Then draw two, keep one and put the other under the deck.
bastion-kind-artifact = Artifact
bastion-kind-artifact-help = It stays with you and may be used once in each of your turns.
bastion-kind-structure = Structure
bastion-kind-structure-help-2015 = It is put on a free base anywhere in the bastion and serves all defenders. Only when no base is free may it replace another, which is then out of the game.
bastion-kind-structure-help-2018 = It is put on any base of the bastion and serves all defenders. What stood there before goes under the ritual deck.

bastion-ritual-accumulator = Accumulator
bastion-ritual-accumulator-help = Artifact: ask another defender, however far away, for one mana. If the answer is no, the artifact stays ready.
bastion-ritual-converter = Converter
bastion-ritual-converter-help = Artifact: exchange one mana of your pool for one of any colour from the reserve.
bastion-ritual-source = Source
bastion-ritual-source-help = Structure: one more source of its colour for the district.
bastion-ritual-obelisk = Obelisk
bastion-ritual-obelisk-help = Structure: sources of its colour in its district give one mana more.
bastion-ritual-gun = Gun
bastion-ritual-gun-help-2015 = Structure: enemies of its colour on the wall and the square of its district have 1 strength less, but at least 1.
bastion-ritual-gun-help-2018 = Structure: enemies of its colour on the wall and the square of its district have 2 strength less, but at least 1.

bastion-ritual-accumulator-yellow = Yellow Accumulator
bastion-ritual-accumulator-green = Green Accumulator
bastion-ritual-accumulator-red = Red Accumulator
bastion-ritual-accumulator-violet = Violet Accumulator
bastion-ritual-accumulator-blue = Blue Accumulator
bastion-ritual-accumulator-black = Black Accumulator
bastion-ritual-converter-yellow = Yellow Converter
bastion-ritual-converter-green = Green Converter
bastion-ritual-converter-red = Red Converter
bastion-ritual-converter-violet = Violet Converter
bastion-ritual-converter-blue = Blue Converter
bastion-ritual-converter-black = Black Converter
bastion-ritual-source-yellow = Yellow Source
bastion-ritual-source-green = Green Source
bastion-ritual-source-red = Red Source
bastion-ritual-source-violet = Violet Source
bastion-ritual-source-blue = Blue Source
bastion-ritual-source-black = Black Source
bastion-ritual-obelisk-yellow = Yellow Obelisk
bastion-ritual-obelisk-green = Green Obelisk
bastion-ritual-obelisk-red = Red Obelisk
bastion-ritual-obelisk-violet = Violet Obelisk
bastion-ritual-obelisk-blue = Blue Obelisk
bastion-ritual-obelisk-black = Black Obelisk
bastion-ritual-gun-yellow = Yellow Gun
bastion-ritual-gun-green = Green Gun
bastion-ritual-gun-red = Red Gun
bastion-ritual-gun-violet = Violet Gun
bastion-ritual-gun-blue = Blue Gun
bastion-ritual-gun-black = Black Gun

## Army strength (2015)

bastion-advice-training = training
bastion-advice-below-normal = below normal
bastion-advice-normal = normal
bastion-advice-hard = hard
