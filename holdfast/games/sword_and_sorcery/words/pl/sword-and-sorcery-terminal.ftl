### Sword & Sorcery in the terminal: short words for lines of the party, and what the signs mean.

## The head of the screen

sword-and-sorcery-terminal-round = runda { $number }
sword-and-sorcery-terminal-shards = odłamki duszy { $count }
sword-and-sorcery-terminal-events = talia wydarzeń { $count }

## Doors

sword-and-sorcery-terminal-door-door = zamknięte
sword-and-sorcery-terminal-door-locked = zamknięte na klucz
sword-and-sorcery-terminal-door-wall = zamurowane

## Party, foes and attacks

sword-and-sorcery-terminal-ghost = widmowa dusza
sword-and-sorcery-terminal-acted = po turze
sword-and-sorcery-terminal-left = zostało: PR { $mp }, walka { $combat }, spec. { $special }
sword-and-sorcery-terminal-guard = pancerz { $armor }, kości { $defence }
sword-and-sorcery-terminal-shields =
    { $count ->
        [one] { $count } mag. tarcza
        [few] { $count } mag. tarcze
       *[many] { $count } mag. tarcz
    }
sword-and-sorcery-terminal-crowns =
    { $count ->
        [one] { $count } korona
        [few] { $count } korony
       *[many] { $count } koron
    }
sword-and-sorcery-terminal-pack = plecak:
sword-and-sorcery-terminal-will-not-act = ogłuszony
sword-and-sorcery-terminal-fixed =
    { $count ->
        [one] { $count } trafienie,
        [few] { $count } trafienia,
       *[many] { $count } trafień,
    }
sword-and-sorcery-terminal-hits =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
sword-and-sorcery-terminal-force = trafienia { $hits }, czerwone kości { $red }, niebieskie kości { $blue }
sword-and-sorcery-terminal-none-yet = Na razie nic tu nie ma.

## Signs

sword-and-sorcery-terminal-legend = Oznaczenia
sword-and-sorcery-terminal-reading = Obszary dzielą ściany (grube linie); linię kropkowaną można przekroczyć, cyfra w ścianie to drzwi, strzałka to bariera i kierunek, w którym przepuszcza. Pod mapą są bohaterowie: co noszą, co niosą i co potrafią; potem wrogowie, a strzałka pokazuje, na kogo każdy z nich teraz by ruszył. Liczby na złotym tle to możliwości, które dotyczą danej rzeczy. Więcej: h i obszar (h b), figurka (h gremlin-green-1), przedmiot, moc albo stan.
sword-and-sorcery-terminal-sign-hero = bohater
sword-and-sorcery-terminal-sign-companion = towarzysz
sword-and-sorcery-terminal-sign-shadow = żeton cienia
sword-and-sorcery-terminal-sign-story = wydarzenie fabularne
sword-and-sorcery-terminal-sign-search = miejsce do przeszukania
sword-and-sorcery-terminal-sign-shrine = kapliczka, aktywna
sword-and-sorcery-terminal-sign-silent = kapliczka, nieaktywna
sword-and-sorcery-terminal-sign-gate = wrota, aktywne
sword-and-sorcery-terminal-sign-shut = wrota, nieaktywne
sword-and-sorcery-terminal-sign-chest = skrzynia
sword-and-sorcery-terminal-sign-key = magiczny klucz
sword-and-sorcery-terminal-sign-ground = rzeczy na ziemi
sword-and-sorcery-terminal-sign-fire = ogień
sword-and-sorcery-terminal-sign-rune = runa
sword-and-sorcery-terminal-sign-waypoint = punkt kluczowy
sword-and-sorcery-terminal-sign-hindering = trudny teren
sword-and-sorcery-terminal-sign-dangerous = niebezpieczny teren
sword-and-sorcery-terminal-sign-ghost = widmowa dusza
sword-and-sorcery-terminal-sign-down = powalony
sword-and-sorcery-terminal-sign-priority = żeton priorytetu
sword-and-sorcery-terminal-sign-ready = moc gotowa
sword-and-sorcery-terminal-sign-waits = moc się odnawia: ile klepsydr zostało
