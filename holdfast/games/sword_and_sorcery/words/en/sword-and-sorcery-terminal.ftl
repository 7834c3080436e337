### Sword & Sorcery in the terminal: short words for lines of the party, and what the signs mean.

## The head of the screen

sword-and-sorcery-terminal-round = round { $number }
sword-and-sorcery-terminal-shards = soul shards { $count }
sword-and-sorcery-terminal-events = event deck { $count }

## Doors

sword-and-sorcery-terminal-door-door = closed
sword-and-sorcery-terminal-door-locked = locked
sword-and-sorcery-terminal-door-wall = walled up

## Party, foes and attacks

sword-and-sorcery-terminal-ghost = Ghost Soul
sword-and-sorcery-terminal-acted = has acted
sword-and-sorcery-terminal-left = left: { $mp } MP, { $combat } combat, { $special } special
sword-and-sorcery-terminal-guard = armor { $armor }, dice { $defence }
sword-and-sorcery-terminal-shields =
    { $count ->
        [one] { $count } magic shield
       *[other] { $count } magic shields
    }
sword-and-sorcery-terminal-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
sword-and-sorcery-terminal-pack = pack:
sword-and-sorcery-terminal-will-not-act = stunned
sword-and-sorcery-terminal-fixed =
    { $count ->
        [one] { $count } hit,
       *[other] { $count } hits,
    }
sword-and-sorcery-terminal-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
sword-and-sorcery-terminal-force = hits { $hits }, red dice { $red }, blue dice { $blue }
sword-and-sorcery-terminal-none-yet = There are none yet.

## Signs

sword-and-sorcery-terminal-legend = Signs
sword-and-sorcery-terminal-reading = Areas lie between walls (heavy lines); a dotted line can be crossed, a number in a wall is a door, an arrow a barrier and the way it lets you pass. Below the map stand the heroes with what they wear, carry and can do, then the enemies; an arrow shows whom each of them would turn on now. Numbers on gold are the options that touch a thing. For more: h and an area (h b), a figure (h gremlin-green-1), an item, a power or a condition.
sword-and-sorcery-terminal-sign-hero = hero
sword-and-sorcery-terminal-sign-companion = companion
sword-and-sorcery-terminal-sign-shadow = shadow token
sword-and-sorcery-terminal-sign-story = story event
sword-and-sorcery-terminal-sign-search = search token
sword-and-sorcery-terminal-sign-shrine = shrine, active
sword-and-sorcery-terminal-sign-silent = shrine, inactive
sword-and-sorcery-terminal-sign-gate = spawn gate, active
sword-and-sorcery-terminal-sign-shut = spawn gate, inactive
sword-and-sorcery-terminal-sign-chest = chest
sword-and-sorcery-terminal-sign-key = magic key
sword-and-sorcery-terminal-sign-ground = things on the ground
sword-and-sorcery-terminal-sign-fire = fire
sword-and-sorcery-terminal-sign-rune = rune
sword-and-sorcery-terminal-sign-waypoint = waypoint
sword-and-sorcery-terminal-sign-hindering = hindering area
sword-and-sorcery-terminal-sign-dangerous = dangerous area
sword-and-sorcery-terminal-sign-ghost = Ghost Soul
sword-and-sorcery-terminal-sign-down = knocked down
sword-and-sorcery-terminal-sign-priority = priority token
sword-and-sorcery-terminal-sign-ready = power is ready
sword-and-sorcery-terminal-sign-waits = power cools down, with the hourglasses left
