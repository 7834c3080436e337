### Bastion in the terminal: short words for small cells, and what the signs mean.

## Enemies in a cell (at most 10 letters)

bastion-terminal-short-beast = Beast
bastion-terminal-short-warrior = Warrior
bastion-terminal-short-mage = Mage
bastion-terminal-short-rider = Rider
bastion-terminal-short-scout = Scout
bastion-terminal-short-symbiote = Symbiote
bastion-terminal-short-flyer = Flyer
bastion-terminal-short-priest = Priest
bastion-terminal-short-giant = Giant
bastion-terminal-short-archmage = Archmage
bastion-terminal-short-shapeshifter = Shifter
bastion-terminal-short-dragon = Dragon
bastion-terminal-short-spy = Spy
bastion-terminal-short-belligemin = Belligemin
bastion-terminal-short-rokai = Rokai
bastion-terminal-short-valkyrie = Valkyrie
bastion-terminal-short-golem = Golem
bastion-terminal-short-black-wing = Black Wing
bastion-terminal-short-inquisitor = Inquisitor
bastion-terminal-short-shaggon = Shaggon
bastion-terminal-short-knellerwyrm = Knellerw.
bastion-terminal-short-leviathan = Leviathan

## Round the citadel (at most 24 letters)

bastion-terminal-deck = Enemy deck { $count }
bastion-terminal-last = last section
bastion-terminal-gate = gate
bastion-terminal-under =
    { $count ->
        [one] { $count } dragon under it
       *[other] { $count } dragons under it
    }
bastion-terminal-army = Army strength { $strength }
bastion-terminal-turn = Turn { $number }
bastion-terminal-house-variant = House variant
bastion-terminal-wall-full = Wall full in { $count }
bastion-terminal-setup = Set-up
bastion-terminal-rituals = Ritual deck { $count }
bastion-terminal-blocked = Blocked:
bastion-terminal-aside = Put aside: { $count }

## The defenders

bastion-terminal-moved = move
bastion-terminal-gained = mana
bastion-terminal-attacked = attack
bastion-terminal-revived = revive
bastion-terminal-must-leave = attack dragon or leave
bastion-terminal-spells = Spells:
bastion-terminal-rituals-held = Rituals:
bastion-terminal-artifacts = Artifacts:

## Chances and prices

bastion-terminal-next = next enemy: { $places }
bastion-terminal-loss = defeat { $chance }
bastion-terminal-price = price

## Signs

bastion-terminal-legend = Signs
bastion-terminal-cell = The six districts lie clockwise round the citadel, each with its four sections of the wall; the arrows show which way the enemies march, towards the gate. A line of the wall: the section, the price of the enemy by colour, its name and traits. Mana in brackets lies on a source or a tower, which is closed; sources with a letter are built on the base of that letter. In the citadel: the mana that lies on all towers. Numbers on gold are the options that touch a place. For more: h and a section (h w3), a district (h red), a card or a spell.
bastion-terminal-sign-prism = all colours equally
bastion-terminal-sign-any = any colours
bastion-terminal-sign-source = source
bastion-terminal-sign-tower = tower
bastion-terminal-sign-square = square
bastion-terminal-sign-obelisk = Obelisk
bastion-terminal-sign-gun = Gun
bastion-terminal-sign-damaged = damaged source
bastion-terminal-sign-invulnerable = invulnerable
bastion-terminal-sign-gate = gate
bastion-terminal-sign-last = last section
bastion-terminal-sign-deck = enemy deck
bastion-terminal-sign-done = done this turn
