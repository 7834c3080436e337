### Last Bastion in the browser: what its board and its panels say of themselves.

## The line above the board

last-bastion-page-short-deck = Deck { $count }
last-bastion-page-short-warlords = Warlords { $beaten }/{ $all }

## Cards and slots

last-bastion-page-free-slot = Free slot
last-bastion-page-line = In line: { $tiles }
last-bastion-page-resistance-word = resistance
last-bastion-page-when-enter = When it comes
last-bastion-page-when-recurring = Every turn of its board
last-bastion-page-when-permanent = While it is in play
last-bastion-page-when-exit = When it is defeated
last-bastion-page-netted = (under the net)
last-bastion-page-trap-here = The trap lies in wait here.
last-bastion-page-evil-here = An evil figure stands on this card.
last-bastion-page-die-here = A combat die lies on this card.
last-bastion-page-spell-here = Mylfaar’s spell: 1 resistance less
last-bastion-page-standard-here = The standard shows this colour: 1 resistance less
last-bastion-page-monster = monster, { $colour }
last-bastion-page-warlord = warlord, { $colour }

## Boards, tiles and heroes

last-bastion-page-horde-board = horde board
last-bastion-page-tile = bastion tile
last-bastion-page-defended = Defended by: { $hero }
last-bastion-page-call-here = Call to arms: { $tile }
last-bastion-page-acting = This board has the turn.
last-bastion-page-turn = has the turn
last-bastion-page-move-left = Movement: still to come
last-bastion-page-move-used = Movement: used
last-bastion-page-action-left = Action: still to come
last-bastion-page-action-used = Action: used
last-bastion-page-power-left = Power: ready
last-bastion-page-power-used = Power: used this turn
last-bastion-page-power-lost = Power: gone

## The deck, the dice, the reserve

last-bastion-page-deck = Deck
last-bastion-page-deck-help = A hero whose horde board is not full draws a card in the horde phase. If a card is due and there is none, the bastion falls.
last-bastion-page-below-warlord =
    { $count ->
        [0] No card lies under the last warlord.
        [one] { $count } card lies under the last warlord.
       *[other] { $count } cards lie under the last warlord.
    }
last-bastion-page-next-warlord = The next card is a warlord.
last-bastion-page-next-monster = The next card is a monster.
last-bastion-page-discard = Discard pile
last-bastion-page-discard-last = On top: { $card }
last-bastion-page-dice = Combat dice
last-bastion-page-dice-help = A face counts for cards of its colour. White counts as any one colour.
last-bastion-page-decay-die = Decay die
last-bastion-page-grey-die = Grey die
last-bastion-page-shows = It shows: { $face }
last-bastion-page-standards = Standard tokens
last-bastion-page-standard-token = Standard: { $colour }
last-bastion-page-in-reserve = In the reserve: { $count }
last-bastion-page-none-left = None left in the reserve.
last-bastion-page-in-hand = { $hero }: { $count }
last-bastion-page-lost-to-evil = In the reserve: evil holds its home.
last-bastion-page-life-help = A hero who loses the last one is out of action.
last-bastion-page-call-help = Spend it in your hero phase to use any tile from anywhere, even one in the grip of evil.
last-bastion-page-equipment-help = Spend it in a fight: it counts as one face of its colour. Heroes on one tile fight with each other’s tokens.
last-bastion-page-evil-help = Evil on a tile closes it, evil on a hero board covers the power, evil on a card waits to march in. Three tiles in its grip, and the bastion falls.
last-bastion-page-board = The bastion: nine tiles behind their wall, and the four horde boards
