### Last Bastion in the terminal: short words for small cells, and what the signs mean.

## In the corners of the board (at most 15 letters)

last-bastion-terminal-round = Round { $number }
last-bastion-terminal-deck = Deck { $count }
last-bastion-terminal-below-warlord = { $count } under { $sign }
last-bastion-terminal-warlords = Warlords { $beaten }/{ $all }
last-bastion-terminal-discard = Discarded { $count }
last-bastion-terminal-reserve = Reserve
last-bastion-terminal-home = in place
last-bastion-terminal-away = lost to evil
last-bastion-terminal-kind-enter = on entering
last-bastion-terminal-kind-recurring = every turn
last-bastion-terminal-kind-permanent = while in play
last-bastion-terminal-kind-exit = on leaving

## Cards and chances

last-bastion-terminal-resistance = resistance { $number }
last-bastion-terminal-netted = (under the net)
last-bastion-terminal-both = both { $odds }
last-bastion-terminal-tokens = with { $tokens } { $odds }

## Signs

last-bastion-terminal-cell = A cell of the horde: above, its slot, and the colour and resistance of the card (what is printed, in brackets); inside, the effects still to come; below, what lies on the card. Numbers on gold are the options that touch a cell. For a whole card: h and its slot.
last-bastion-terminal-legend = Signs
last-bastion-terminal-sign-evil = evil
last-bastion-terminal-sign-life = life token
last-bastion-terminal-sign-call = Call to arms
last-bastion-terminal-sign-equipment = equipment
last-bastion-terminal-sign-round = round token
last-bastion-terminal-sign-decay = decay die
last-bastion-terminal-sign-die = combat die
last-bastion-terminal-sign-card = horde card
last-bastion-terminal-sign-warlord = warlord
last-bastion-terminal-sign-net = net
last-bastion-terminal-sign-trap = trap
last-bastion-terminal-sign-standard = standard
last-bastion-terminal-sign-spell = spell
last-bastion-terminal-sign-hero = hero board
last-bastion-terminal-sign-pinned = no movement
last-bastion-terminal-sign-all = every hero
