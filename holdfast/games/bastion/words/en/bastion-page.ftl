### Bastion in the browser: what the board, the party and the panels say.

## Headings

bastion-page-board = The bastion: citadel, districts and wall
bastion-page-deck-left = deck { $count }
bastion-page-full-in = wall full in { $count }
bastion-page-on-wall = strength on the wall { $strength }
bastion-page-reserve = Mana reserve
bastion-page-who-may-come = Who may come
bastion-page-forces = At work everywhere

## The defenders

bastion-page-pool-empty = no mana
bastion-page-move = move
bastion-page-gain = mana
bastion-page-attack = attack

## Explanations

bastion-page-mana-count = { $mana } × { $count }
bastion-page-price = Price: { $mana }
bastion-page-becomes = Defeated, it becomes a spell: { $spell }
bastion-page-cast-once = A spell is cast once; then its card is out of the game.
bastion-page-below = Under it: { $cards }
bastion-page-on-towers = On the towers: { $mana }
bastion-page-tower-open = open
bastion-page-tower-closed = closed
bastion-page-blocked = blocked
bastion-page-under-enemy = an enemy on the square
bastion-page-last-section = The last section: beyond it there is no room for a new enemy.
bastion-page-in-reserve =
    { $count ->
        [one] { $count } left in the reserve
       *[other] { $count } left in the reserve
    }
bastion-page-deck-help = The top card comes in every enemy attack, marches along the wall towards the gate and stops behind the first enemy in its way.
bastion-page-deck-empty = No more enemies come. In every enemy attack the last one on the wall marches on towards the gate.
bastion-page-layers = From top to bottom: { $layers }
bastion-page-aside = Put aside: { $cards }

## Who may come

bastion-page-brief-wall = section { $number }
bastion-page-brief-square = a square
bastion-page-brief-citadel = citadel
bastion-page-loss = Defeat at once: { PERCENT($percent) }
bastion-page-chance = { $name }: { PERCENT($percent) }
bastion-page-next-march = { $card } marches on: section { $from } → { $to }.
bastion-page-next-breach = { $card } has no room left before the gate.
bastion-page-next-stop = An ordinary enemy would stop on section { $number }.
bastion-page-no-room = There is no room left on the wall.
bastion-page-sections-taken = Sections taken: { $taken } of { $all }
