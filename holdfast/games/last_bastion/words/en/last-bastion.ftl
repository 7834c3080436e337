### Last Bastion: what is asked, offered, forbidden and told.

game-last-bastion = Last Bastion
game-last-bastion-about = The Evil Queen’s horde presses in from four sides. Stand together and bring down her warlords.

## Where things are, and what an option touches

slot =
    slot { $number } of the { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    } board
slot-with-card =
    { $card } ({ $colour ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    } board, slot { $number })
effect-of-kind =
    { $effect } ({ $kind ->
        [enter] enter effect
        [recurring] recurring effect
        [permanent] permanent effect
       *[exit] exit effect
    })
kind-enter = enter effect
kind-recurring = recurring effect
kind-permanent = permanent effect
kind-exit = exit effect
die = die { $number }
object-red = red token
object-green = green token
object-blue = blue token
object-yellow = yellow token
object-black = black token
object-life = life token
object-call = Call to arms
object-decay = decay die
token-of-hero = { $token } ({ $hero })
tile-with-price = { $tile } (costs 1 life token)

phase-begin = Start of the turn
phase-cards = Horde phase: the cards act
phase-board = Horde phase: the board acts
phase-hero = Hero phase

## On the table

bastion = Bastion
hero = Hero
neutral-board = neutral
warlord = warlord
reserve = Reserve
deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
discard-pile =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
warlords-beaten = Warlords defeated: { $beaten } of { $all }
standstill-idle =
    { $rounds ->
        [one] { $rounds } round without a fight, a gain or a loss: at { $limit } the bastion is starved out.
       *[other] { $rounds } rounds without a fight, a gain or a loss: at { $limit } the bastion is starved out.
    }
standstill-vain =
    { $rounds ->
        [one] { $rounds } round without a gain, a loss or a fight that could be won: at { $limit } the bastion is starved out.
       *[other] { $rounds } rounds without a gain, a loss or a fight that could be won: at { $limit } the bastion is starved out.
    }
evil-tiles =
    { $count ->
        [0] No tile is in the grip of evil
        [one] { $count } tile in the grip of evil
       *[other] { $count } tiles in the grip of evil
    }
resistance = resistance { $resistance }
resistance-lowered = resistance { $resistance } instead of { $printed }
life-tokens =
    { $count ->
        [one] { $count } life token
       *[other] { $count } life tokens
    }
call-tokens =
    { $count ->
        [one] { $count } Call to arms
       *[other] { $count } Calls to arms
    }
equipment-tokens =
    { $count ->
        [one] { $count } equipment token
       *[other] { $count } equipment tokens
    }
evil-figures =
    { $count ->
        [one] { $count } evil figure
       *[other] { $count } evil figures
    }
combat-dice =
    { $count ->
        [one] { $count } combat die
       *[other] { $count } combat dice
    }
locked-dice =
    { $count ->
        [one] { $count } die locked
       *[other] { $count } dice locked
    }

## What may be set

setting-heroes = Heroes
setting-heroes-help = One hero for each seat, in the order of the seats.
setting-boards = Horde boards
setting-boards-help = Which colour lies on which side: north, east, south, west.
setting-sides = Sides
setting-sides-help = The side of the bastion that each seat defends. Two players sit opposite each other.
setting-first = First player
setting-first-help = The seat that has the first turn.
setting-evil-figures = Evil figures
setting-evil-figures-help = With a limited supply no further figure comes once the reserve has run out.
setting-sindara-actions = Sindara’s two actions
setting-sindara-actions-help = May her normal movement lie between the tile and the fight?
setting-feng-li-rerolls = Feng-Li’s rerolls
setting-feng-li-rerolls-help = How often she may roll combat dice again in one hero phase.

side-north = north
side-east = east
side-south = south
side-west = west
evil-figures-unlimited = unlimited
evil-figures-limited = limited
sindara-actions-strict = both before or both after the movement
sindara-actions-loose = the movement may lie between
feng-li-rerolls-once = once in a hero phase
feng-li-rerolls-every-roll = once for every roll

## Questions

ask-hero-turn =
    { $can_move ->
        [yes] { $can_activate ->
            [yes] The hero phase: move and act, in either order.
           *[no] { $can_fight ->
                [yes] The hero phase: move and fight, in either order.
               *[no] The hero phase: you may still move.
            }
        }
       *[no] { $can_stand ->
            [yes] The hero phase: you lie on the ground and may get up.
           *[no] { $can_activate ->
                [yes] The hero phase: you have moved; now act.
               *[no] { $can_fight ->
                    [yes] The hero phase: you may still fight.
                   *[no] The hero phase: nothing is left but Calls to arms and powers.
                }
            }
        }
    }
ask-horde-order = The cards on the board act. Which effect first?
ask-order = Several effects at once. Which comes next?
ask-who = { $effect }: who bears it?
ask-place = { $card } joins the siege. In which slot?
ask-lose-round = Which round token goes back to the reserve?
ask-gain-equipment = Spoils of the fight: which equipment token?
ask-gain-life-and-call = Spoils of the fight: what do you take?
ask-cleanse = The victory drives evil back. From where?
ask-corrupt = Evil pours in along the yellow board. Which tile falls?
ask-reroll = On the dice: { $faces }. Roll some of them again?
ask-reroll-decay = The decay die shows: { $face }. Roll it again?
ask-settle =
    On the dice: { $faces }.{ $spent_count ->
        [0] {""}
       *[other] {" "}Spent: { $spent }.
    } Who falls?
ask-given-move = You may move at once. Where to?
ask-lock-die = A combat die has come free. Which card snatches it?
ask-trebuchet = The net is loaded. Which effect does it cover?
ask-tower = Which card do you push aside?
ask-tower-second = Does a second card move at the same time?
ask-tower-to = Where does the card from { $slot } go?
ask-market = A white face at the Market: which colour do you take?
ask-tavern = Who gets a life token and a movement?
ask-standard = Which colour do you hoist?
ask-fountain = Which evil figure do the waters wash away?
ask-dispensary = Heal a fallen hero, or hand out equipment?
ask-dispensary-to = Who gets the { $colour } equipment token?
ask-tomb = The ancient kings want a life token. Which monster do they take?
ask-quarry = On which slot do you set the trap?

## Options

option-move = Move: { $object }
option-stand = Stand up
option-stay = Stay here
option-activate = Use the tile: { $object }
option-call = Call to arms: { $object }
option-fight =
    { $count ->
        [0] Fight
       *[other] Fight: { $objects }
    }
option-power = Use the power
option-lend = Give away a movement: { $object }
option-enchant = Lay the spell: { $object }
option-fetch = Send Soko for a { $object }
option-banish = Drive evil out: { $object }
option-done = End the turn
option-apply = { $object }: { $target }
option-suffer = { $object }
option-place = Place it: { $object }
option-lose = Give back: { $object }
option-take = Take: { $objects }
option-decline = Decline
option-choose-rewards = Choose which optional rewards to take
option-corrupt = Give up: { $object }
option-keep = Leave it as it is
option-reroll = Reroll: { $objects }
option-win =
    { $right_count ->
        [0] Defeat: { $left }
       *[other] Defeat: { $left }; spend: { $right }
    }
option-spend = Spend: { $target } ({ $object })
option-lock = Lock the die: { $object }
option-net = Cast the net: { $object }. { $target }
option-shift = Move the card: { $object }
option-with = Move this card too: { $object }
option-alone = Move this card alone
option-to = Move it here: { $object }
option-treat = Treat: { $object }
option-raise = Raise the standard: { $object }
option-enough = That is enough
option-heal = Heal: { $object }
option-hand = Hand out: { $object }
option-for = Give it to: { $object }
option-slay = Destroy: { $object }
option-trap = Set the trap: { $object }

## Why not

why-too-far = One movement leads to an adjacent tile, no farther.
why-moved = { $hero }: no movement is left this turn.
why-pinned = { $hero }: flat on the ground. The next movement only serves to stand up.
why-evil-tile = The { $tile } is in the grip of evil; only a Call to arms gets through.
why-acted = That has been done this turn, and once is all a turn allows.
why-other-action = One action a turn: a tile or a fight, not both.
why-movement-between = An action came before the movement, so none may follow it.
why-idle-trebuchet = No monster has an effect that the net could cover.
why-idle-tower = There is no card in play that could be moved.
why-idle-fountain = There is no evil figure to remove.
why-idle-dispensary = The reserve has no equipment, and nobody can be healed.
why-idle-tomb = There is no monster in play; warlords are beyond the power of the Tomb.
why-idle-quarry = There is no free slot for the trap on your own horde board.
why-centre = { $hero }: no card is within reach of the central tile.
why-no-card = { $hero }: no card is within reach from here.
why-no-dice = { $hero }: all dice are locked, and no token could win this fight.
why-out-of-reach = { $card } cannot be reached from this tile.
why-no-call = There is no Call to arms left to spend.
why-wounded = { $hero }: wounded, and the power is gone for good.
why-cursed = { $hero }: evil covers the power until the figure is removed.
why-no-movement = { $hero }: no movement is left to give up for the power.
why-power-used = { $hero }: the power has been used this turn.
why-no-target = { $hero }: there is nothing to use the power on.
why-slot-taken = A card lies there already.
why-other-board = { $card } must go to the board it belongs to while there is room.
why-out-of-action = { $hero }: out of action.
why-not-affected = { $hero }: “{ $effect }” would change nothing here.
why-warlord = { $card } is a warlord and cannot be touched this way.

## Log

event-round = Round { $number } begins.
event-turn =
    { $seat ->
        [0] Turn { $number }: { $board }, and no hero before it.
       *[other] Turn { $number }: { $hero }, { $board }.
    }
event-turn-ends = { $board }: the turn is over.
event-board-acts = { $board } was full and struck!
event-effect = { $card }: { $effect }.
event-nobody = { $effect }: there is nobody it could harm.
event-draw = Out of the deck came { $card }.
event-place = { $card } took { $slot }.
event-no-free-slot = All twelve slots were taken: the card stayed in the deck, and the crush cost a life.
event-trapped = { $card } walked into the trap: { $slot }.
event-trap-spared = { $card } crushed the trap underfoot: { $slot }.
event-die-locked = { $card } snatched a combat die.
event-die-freed = { $card } had to let go of the combat die.
event-discard =
    { $card } went to the discard pile.{ $evil ->
        [yes] {" "}The evil figure went with it.
       *[no] {""}
    }{ $net ->
        [yes] {" "}The net came free.
       *[no] {""}
    }{ $spell ->
        [yes] {" "}The spell came free.
       *[no] {""}
    }
event-discard-bottom = The bottom card of the deck was swept away: { $card }.
event-deck-empty = The deck was empty; there was nothing to sweep away.
event-roll =
    { $hero } rolled: { $faces }{ $grey ->
        [yes] {" "}(the last die is the grey one)
       *[no] {""}
    }.
event-reroll =
    { $hero } turned time back for { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $faces }.
event-decay = { $hero } rolled the decay die: { $face }.
event-reroll-decay = { $hero } turned time back, and the decay die showed: { $face }.
event-fight =
    { $cards_count ->
        [1] { $hero } went into battle: { $cards }.
       *[other] { $hero } took on two at once: { $cards }.
    }
event-fight-lost = { $hero } fought without a victory.
event-defeated = { $hero } defeated { $card }!
event-shrugged-off = { $hero } laughed it off: { $effect }.
event-move = { $hero } went from the { $source } to the { $tile }.
event-stand = { $hero } got back up.
event-lend = { $hero } gave a movement to { $to }.
event-enchant = { $hero } laid the spell on { $card }: 1 resistance less.
event-activate = { $hero } used the { $tile }.
event-call = { $hero } called to arms: the { $tile }!
event-net = The net fell on { $card }: no more “{ $effect }” ({ $kind }).
event-net-lifted = The net came off { $card }.
event-shift = { $card } was pushed from { $source } to { $slot }.
event-standard = The standard turned { $colour }: all cards of that colour have 1 resistance less.
event-slain = The ancient kings rose, and { $card } was no more.
event-trap = A trap was set: { $slot }.
event-evil-on-card = Evil gathered on { $card }.
event-evil-leaves-card = Evil left { $card } for the bastion.
event-evil-on-tile =
    The { $tile } fell to evil. { $count ->
        [one] { $count } tile of 3 is lost.
       *[other] { $count } tiles of 3 are lost.
    }
event-evil-off-tile = The { $tile } was freed of evil.
event-evil-off-card = Evil was driven off { $card }.
event-evil-off-hero = { $hero } broke free of evil, and the power is back.
event-cursed = Evil settled on { $hero }: the power is out of reach.
event-gain-life = { $hero } took 1 life token.
event-gain-call = { $hero } took 1 Call to arms.
event-gain-equipment = { $hero } took a { $colour } equipment token.
event-spend-equipment = { $hero } spent a { $colour } equipment token.
event-lose-life =
    { $hero } lost 1 life token; { $left ->
        [0] it was the last one.
       *[other] { $left } left.
    }
event-lose-call = { $hero } lost 1 Call to arms.
event-lose-equipment = { $hero } lost a { $colour } equipment token.
event-eliminated = { $hero } fell: out of action, until someone heals the wounds.
event-died = { $hero } fell for the last time.
event-healed =
    { $hero } came back wounded, to the { $tile }: { $life ->
        [one] { $life } life token
       *[other] { $life } life tokens
    }, { $calls ->
        [0] no Call to arms.
        [one] { $calls } Call to arms.
       *[other] { $calls } Calls to arms.
    }
event-pinned = { $hero } went down; the next movement will be spent on getting up.

## How it ended

outcome-warlords = Not one warlord of the Queen is left, and the horde melts away. The bastion stands.
outcome-heroes = Not one hero is left to hold the walls. The bastion has fallen.
outcome-evil-tiles = Three tiles lie in the grip of evil. The bastion has fallen from within.
outcome-deck = Another horde card was due, and the deck was empty. The siege outlasted the bastion.
outcome-warlord-discarded = The green board swept a warlord out of the deck, and with it the chance of victory.
outcome-stalemate = Round after round, and nothing stirs on either side of the walls. The bastion is starved out.

## Odds

odds-fall = { $thing }: { PERCENT($percent) } to defeat it
odds-fall-both = Both cards: { PERCENT($percent) } to defeat them
odds-fall-with-tokens = { $thing }: { PERCENT($bare) } to defeat it, with { $tokens } { PERCENT($percent) }
odds-fall-both-with-tokens = Both cards: { PERCENT($bare) } to defeat them, with { $tokens } { PERCENT($percent) }
odds-fall-short = { PERCENT($bare) }, with { $tokens } { PERCENT($percent) }
tokens-of-colour = { $count } { $colour }
odds-colour = { $thing } token: { PERCENT($percent) }
odds-decay = The decay die shows “{ $thing }”: { PERCENT($percent) }

## Faults: each is told after the place where it lies

fault-side-by-side = two players must sit opposite each other
fault-too-few-monsters =
    { $missing ->
        [one] { $missing } monster too few for this deck with one player
       *[other] { $missing } monsters too few for this deck with one player
    }
fault-too-few-warlords = this level needs more warlords than there are: { $wanted }
fault-too-few-tokens = four players need { $needed } to begin with, and there are { $there }
fault-warlord-without-exit = every warlord needs an exit effect
fault-status-and-place = a hero who is “{ $status }” cannot stand there
fault-out-with-things = a hero out of action has neither tokens nor evil on the board and does not lie in the bastion
fault-cursed-wounded = a wounded hero has no power that evil could cover
fault-nobody-there = no hero in play belongs to side { $side }
fault-unlike-discard = { $value } does not fit the discard pile, where { $wanted } can be counted
fault-two-figures = one tile holds two evil figures
fault-one-piece-only = there is one such piece, and it lies in { $count } places
fault-net-on-warlord = the net cannot lie on the warlord “{ $card }”
fault-spell-without-mylfaar = there is a spell on a card, but no Mylfaar in the game
fault-trap-under-card = the trap stands on a slot where a card lies
fault-die-without-lock = “{ $card }” holds a combat die without an effect that locks one
fault-acting-and-phase = effects wait to be applied in the step of the cards and only there; the phase is “{ $phase }”
fault-cannot-act = “{ $card }” has no such effect waiting on this board

## The score, thing by thing

score-level = the level
score-life = life tokens
score-calls = Call to arms tokens
score-dead = dead heroes
score-evil = tiles in the grip of evil
