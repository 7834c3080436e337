### Bastion: what is asked, offered, forbidden and told.

game-bastion = Bastion
game-bastion-about = Enemy after enemy marches along the wall. Draw mana from six districts and bring them down before the wall is full.

## What an option touches

bastion-at = { $thing }, { $place }
bastion-united = { $host } + { $symbiote }
bastion-held-spell =
    { $spell }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $card })
bastion-copied-spell = { $copy } as { $spell }
bastion-number = { $number }

phase-muster = Set-up: the first enemies
phase-station = Set-up: the defenders
phase-deal = Set-up: rituals are dealt
phase-rituals = Set-up: rituals are chosen
phase-dawn = The siege begins
phase-watch = Before the enemy attack
phase-enemy = Enemy attack
phase-actions = Defender’s actions

## On the table

defender = Defender
wall = Wall
camp = Enemy camp
reserve = Reserve
pool = Pool
box = Out of the game
spells = Spells
rituals = Rituals
artifacts = Artifacts
structures = Structures
open = open
closed = closed
damaged = damaged
used = used
pledged = promised
pledged-for = promised against: { $at }
invulnerable = invulnerable
blocked-sources = Blocked sources: { $colours }
must-leave = Attack the dragon or leave the citadel
enemy-deck =
    { $count ->
        [one] Enemy deck: { $count } card
       *[other] Enemy deck: { $count } cards
    }
ritual-deck =
    { $count ->
        [one] Ritual deck: { $count } card
       *[other] Ritual deck: { $count } cards
    }
mana-tokens =
    { $count ->
        [one] { $count } mana
       *[other] { $count } mana
    }
strength = strength { $strength }
strength-changed = strength { $strength } instead of { $printed }
power = power { $power }
army-strength = Army strength: { $strength }
army-strength-printed = Army strength by the book: { $printed }. A slip: the cards add up to { $strength }.
army-advice = By the book: { $advice }
wall-full-in =
    { $count ->
        [0] The next enemy finds no room on the wall.
        [one] If nobody is beaten, the wall is full after { $count } enemy attack.
       *[other] If nobody is beaten, the wall is full after { $count } enemy attacks.
    }
house-variant = house variant
house-variant-help = The book of this edition knows no levels: they are a house variant.

## What may be set

setting-edition = Edition
setting-edition-help = Whose rules are played: those of the first book or those of the Deluxe edition.
setting-mode = Kind of game
setting-mode-help = How the enemy army is put together.
setting-classes = Auxiliary classes
setting-classes-help = The three classes that march with the main troop.
setting-scenario = Scenario
setting-scenario-help = A ready-made siege of the edition you play: the first seven are of 2015, the other four of 2018.
setting-deck = Reinforcements
setting-deck-help = What joins the main troop: single cards, legendary enemies, or a class, for one of its cards drawn unseen. A class may be named several times.
setting-side = Side of the districts
setting-side-help = With statues, the colours of the sources are spread evenly; without, two in each district are alike. All districts lie the same way up.
setting-districts = Districts
setting-districts-help = The colours of the districts, clockwise round the citadel.
setting-gate = Gate
setting-gate-help = The district that follows the gate clockwise: its wall is the first to fill.
setting-defenders = Defenders
setting-defenders-help = One defender for each seat, in the order of the seats.

## Questions

ask-act = The defender’s actions, in any order{ $can_move ->
        [yes] {" "}· move
       *[no] {""}
    }{ $can_gain ->
        [yes] {" "}· gain mana
       *[no] {""}
    }{ $can_attack ->
        [yes] {" "}· attack
       *[no] {""}
    }
ask-return-ritual = Which of your three rituals goes back under the deck?
ask-station = { $defender }: a dragon has taken the citadel. In which district do you begin?
ask-watch = The enemy is about to attack. Will you cast a spell on the wall first?
ask-flee = { $defender }: away from here ({ $start })! Where to?
ask-lay = A mana must stay here: { $at }. Of which colour?
ask-prism = Prism over this source: { $at }. Which colour do you take?
ask-add-to-gain =
    Mana from here: { $at }.{ $added_count ->
        [0] {""}
       *[other] {" "}Spells so far: { $added }.
    } Which spell do you use?
ask-add-to-attack =
    The attack goes here: { $at }.{ $added_count ->
        [0] {""}
       *[other] {" "}Spells so far: { $added }.
    } Which spell do you use?
ask-pledge-target = { $spell } ({ $card }): against which enemy only?
ask-pay =
    { $count ->
        [one] The price is { $count } mana: { $at }. Which do you pay with?
       *[other] The price is { $count } mana: { $at }. Which do you pay with?
    }
ask-pay-colour =
    { $due ->
        [one] { $due } mana of { $count } is still to be paid: { $at }. How much of it is { $colour }?
       *[other] { $due } mana of { $count } are still to be paid: { $at }. How much of it is { $colour }?
    }
ask-perform =
    { $colours_count ->
        [0] The victory allows a ritual of any colour. Which one?
       *[other] The victory allows a ritual ({ $colours }). Which one?
    }
ask-build = { $ritual }: on which base?
ask-keep = Which of the new rituals do you keep?
ask-convert-give = { $artifact }: which mana do you give away?
ask-convert-take = { $artifact }: { $given } goes to the reserve. Which mana do you take for it?
ask-accumulate = { $artifact }: whom do you ask, and for which mana?
ask-give = { $asker } would like to have { $colour } ({ $artifact }). Do you give it?
ask-castle-first = Castling: which enemy has to move?
ask-castle-second = Castling: which enemy does it change places with?
ask-teleport-enemy = Teleport: which enemy has to move?
ask-teleport-to = Teleport from here: { $at }. Where does the enemy go?

## Options

option-move =
    { $right_count ->
        [0] Move: { $object }
       *[other] Move: { $object }; spells: { $right }
    }
option-storm =
    { $right_count ->
        [0] Move in and attack: { $object }
       *[other] Move in and attack: { $object }; spells: { $right }
    }
option-storm-with-spells =
    { $right_count ->
        [0] Move in and attack with spells: { $object }
       *[other] Move in and attack with spells: { $object }; on the way: { $right }
    }
option-gain = Gain mana: { $object }
option-gain-with-spells = Gain mana with spells: { $object }
option-attack = Attack: { $object }
option-attack-with-spells = Attack with spells: { $object }
option-shoot = Shoot an Arrow: { $object }
option-pledge =
    { $right_count ->
        [0] Promise it to the attack: { $object }
       *[other] Promise it to the attack: { $object } as { $target }
    }
option-pledge-for =
    { $right_count ->
        [0] Promise it against one enemy only: { $object }
       *[other] Promise it against one enemy only: { $object } as { $target }
    }
option-aim = Choose this enemy: { $object }
option-withdraw = Take the promise back: { $object }
option-cast =
    { $right_count ->
        [0] Cast: { $object }
       *[other] Cast: { $object } as { $target }
    }
option-repeat =
    { $right_count ->
        [0] Begin anew: { $object }
       *[other] Begin anew: { $object } as { $target }
    }
option-add =
    { $right_count ->
        [0] Add: { $object }
       *[other] Add: { $object } as { $target }
    }
option-enough = That is enough
option-use = Use: { $object }
option-revive = Revive: { $object }
option-done = End the actions
option-station = Begin in this district: { $object }
option-return = Put back: { $object }
option-flee = Withdraw: { $object }
option-lay = Lay down { $object } mana
option-prism = Take { $object } mana
option-pay =
    { $right_count ->
        [0] Pay: { $left }
       *[other] Pay { $target } { $object } mana
    }
option-pay-from-plenty = Pay the rest from where there is most
option-perform = Perform: { $object }
option-no-ritual = Perform no ritual
option-build = Build here: { $object }
option-keep = Keep: { $object }
option-give = Give away { $object } mana
option-take = Take { $object } mana
option-ask = Ask { $object } for { $target } mana
option-consent = Give it
option-refuse = Refuse
option-pick = Choose this enemy: { $object }
option-put = Put it here: { $object }

## Why not

why-already-moved = One move a turn, and it has been made.
why-not-adjacent = From a district one move leads to a neighbouring district or to the citadel, no further.
why-dragon-there = A dragon holds the citadel: it gives no mana, and one may only go in to attack the dragon at once.
why-rokai-there = Rokai holds this district: one may only go in to attack Rokai at once.
why-lacks-mana =
    { $count ->
        [one] The price is { $count } mana ({ $price }), and you cannot pay it.
       *[other] The price is { $count } mana ({ $price }), and you cannot pay it.
    }
why-already-gained = Mana is gained once a turn, and that has been done.
why-not-there = The mana of the towers is gathered by whoever stands in the citadel.
why-flyer-there = An enemy has landed: { $at }. Until it is defeated, the sources and the tower of the district cannot be used.
why-closed = Closed: a mana lies there. The tower opens the sources of its district, the citadel opens all towers.
why-damaged = This source is damaged; it must be revived first.
why-blocked = An archmage blocks all sources of this colour.
why-reserve-empty = The reserve has run out: { $colour }.
why-already-attacked = One attack a turn, and it has been made.
why-ward = A priest beside it makes this enemy invulnerable.
why-wallward = The Valkyrie on the square makes the enemies on this wall invulnerable.
why-immune = Spells do nothing to this enemy.
why-out-of-reach = Without an Arrow you reach only the enemies of your own district, or the dragon if you are in the citadel.
why-under-dragon = There is a dragon above you: attack it or leave the citadel first.
why-not-your-turn = It can be used only in its owner’s own turn.
why-too-few-enemies = There are too few enemies on the wall that this spell could move.
why-no-free-section = The wall has no free section.
why-nothing-to-copy = Nobody holds a spell other than Copy.
why-no-flame = While Shaggon is in play, nobody can cast Flame.
why-no-lightning = While Shaggon is in play, nobody can cast Lightning.
why-pledged = This spell has been promised already.
why-nothing-to-attack = There is nothing left that the active defender could attack this turn.
why-used = This artifact has been used this turn.
why-pool-empty = Your pool is empty; there is nothing to exchange.
why-nobody-gives = Nobody has mana left that you could still ask for this turn.
why-already-revived = One source a turn may be revived, and that has been done.
why-base-taken = A structure stands there, and there are still free bases.
why-section-taken = An enemy stands there already.
why-deck-there = This is the section of the enemy deck; no enemy can stand there.
why-inside = The spell moves only enemies on the wall; this one is inside.

## Log

event-round = A new round begins.
event-turn = Turn { $number }: { $defender }.
event-again = { $defender }: the actions begin anew.
event-enter = { $card } arrives: { $at }.
event-attach = { $card } crawls under the enemy there: { $at }.
event-land =
    { $cards_count ->
        [1] { $cards } flies in: { $at } → { $to }.
       *[other] { $cards } fly in together: { $at } → { $to }.
    }
event-no-square = No square is free, and the enemy stays on the wall: { $at }.
event-mana-returned = Back to the reserve: { $colour }, { $at }.
event-put-aside = { $card } would stand beside another priest and is put aside.
event-shuffle-in = Shuffled back into the enemy deck: { $cards }.
event-station = { $defender } stands ready: { $at }.
event-stationed = All defenders are at their posts.
event-draw-ritual = { $who } draws a ritual: { $ritual }.
event-dealt = The game is set up.
event-ritual-under = { $who } puts a ritual under the deck: { $ritual }.
event-keep-ritual = { $who } keeps a ritual: { $ritual }.
event-watched = The wall is left as it is.
event-done = The actions are over.
event-move =
    { $via_count ->
        [0] Move: { $start } → { $to }.
       *[other] Move: { $start } → { $via } → { $to }.
    }
event-gain-source =
    { $count ->
        [0] Nothing gained: { $at }. The reserve has run out of { $colour }.
       *[other] Gained: { $count } { $colour }, { $at }.
    }
event-gain-tower = The mana of the sources is gathered: { $at }.
event-gain-citadel = The mana of all towers is gathered.
event-lay = Laid down: { $colour }, { $at }.
event-collect = Collected: { $colour }, { $at }.
event-revive = Revived: { $at }. The price: { $colour }.
event-pay = Paid for the attack: { $mana } ({ $at }).
event-defeat =
    { $cards_count ->
        [1] Defeated: { $cards }, { $at }.
       *[other] Defeated together: { $cards }, { $at }.
    }
event-cast = { $who } casts { $spell } ({ $card }).
event-cast-copy = { $who } casts Copy ({ $card }) as { $spell } ({ $copied }).
event-castle = They change places: { $cards } ↔ { $others }, { $at } ↔ { $to }.
event-teleport = Moved by magic: { $cards }, { $at } → { $to }.
event-pledge = { $who } promises { $spell } ({ $card }) to the attack.
event-pledge-for = { $who } promises { $spell } ({ $card }) to an attack on the enemy here: { $at }.
event-withdraw = { $who } takes back the promise of { $spell } ({ $card }).
event-perform = Ritual performed: { $ritual }.
event-build = Built: { $ritual }, { $at }.
event-replace = Taken down: { $ritual }, { $at }.
event-convert = { $artifact }: { $given } → { $taken }.
event-accumulate = { $artifact }: { $giver } gives { $colour }.
event-refuse = { $artifact }: { $asker } is refused { $colour }.
event-flee = { $defender } is driven out: { $start } → { $to }.
event-march =
    { $cards_count ->
        [1] { $cards } marches on: { $at } → { $to }.
       *[other] { $cards } march on together: { $at } → { $to }.
    }
event-found-no-room = { $card } finds no room on the wall.
event-passed-gate =
    { $cards_count ->
        [1] { $cards } breaks through the gate: { $at }.
       *[other] { $cards } break through the gate together: { $at }.
    }

## How it ended

outcome-wall-bare = The enemy deck is empty and the wall is bare. The siege is broken, the bastion is saved.
outcome-no-room = One more enemy came to the wall, and there was no room for it. The bastion is overrun.
outcome-past-gate = Between an enemy and the gate not one section was free. The gate gave way, the bastion has fallen.

## Odds

odds-enemy = { $thing } comes: { PERCENT($percent) }
odds-at = Next enemy here: { $thing }, { PERCENT($percent) }
odds-loss = Defeat at once: { PERCENT($percent) }

## Faults: each is told after the place where it lies

fault-side-is-fixed = this game is played on one side only: “{ $side }”
fault-too-many-cards =
    { $count ->
        [one] { $count } card of “{ $group }”, and there are only { $limit }
       *[other] { $count } cards of “{ $group }”, and there are only { $limit }
    }
fault-below-zero = a number is too small
fault-miscounted-card =
    { $count ->
        [0] the card “{ $card }” lies nowhere
        [one] the card “{ $card }” lies in { $count } place, there must be { $wanted }
       *[other] the card “{ $card }” lies in { $count } places, there must be { $wanted }
    }
fault-wrong-place = the card “{ $card }” cannot lie there
fault-mana-under-flyer = no mana can lie in a district with an enemy on its square
fault-mana-on-damaged = no mana can lie on a damaged source
fault-not-in-this-scenario = no source is damaged in this game
fault-expelled-defender = no defender can be in “{ $place }”: Rokai is there
fault-pool-holds-itself = a pool of cards holds itself
fault-nothing-to-leave = nobody stands under a dragon who has yet to attack it or leave
fault-already-won = the wall is bare and the deck is empty: this game is won
fault-wrong-power = “{ $spell }” has a power where it needs none, or none where it needs one
fault-wrong-block = for “{ $colour }” another colour than its own must be blocked
