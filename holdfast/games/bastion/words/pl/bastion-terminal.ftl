### Bastion in the terminal: short words for small cells, and what the signs mean.

## Enemies in a cell (at most 10 letters)

bastion-terminal-short-beast = Bestia
bastion-terminal-short-warrior = Wojownik
bastion-terminal-short-mage = Mag
bastion-terminal-short-rider = Jeździec
bastion-terminal-short-scout = Zwiadowca
bastion-terminal-short-symbiote = Symbiont
bastion-terminal-short-flyer = Skrzydlak
bastion-terminal-short-priest = Kapłan
bastion-terminal-short-giant = Olbrzym
bastion-terminal-short-archmage = Arcymag
bastion-terminal-short-shapeshifter = Zmiennok.
bastion-terminal-short-dragon = Smok
bastion-terminal-short-spy = Szpieg
bastion-terminal-short-belligemin = Belligemin
bastion-terminal-short-rokai = Rokai
bastion-terminal-short-valkyrie = Walkiria
bastion-terminal-short-golem = Golem
bastion-terminal-short-black-wing = Cz.Skrzyd.
bastion-terminal-short-inquisitor = Inkwizytor
bastion-terminal-short-shaggon = Shaggon
bastion-terminal-short-knellerwyrm = Knellerw.
bastion-terminal-short-leviathan = Lewiatan

## Round the citadel (at most 24 letters)

bastion-terminal-deck = Talia wrogów { $count }
bastion-terminal-last = ostatni odcinek
bastion-terminal-gate = brama
bastion-terminal-under =
    { $count ->
        [one] pod nim { $count } smok
        [few] pod nim { $count } smoki
       *[many] pod nim { $count } smoków
    }
bastion-terminal-army = Siła armii { $strength }
bastion-terminal-turn = Tura { $number }
bastion-terminal-house-variant = Wariant domowy
bastion-terminal-wall-full = Mur pełny za: { $count }
bastion-terminal-setup = Przygotowania
bastion-terminal-rituals = Talia rytuałów { $count }
bastion-terminal-blocked = Zablokowane:
bastion-terminal-aside = Odłożone: { $count }

## The defenders

bastion-terminal-moved = ruch
bastion-terminal-gained = mana
bastion-terminal-attacked = atak
bastion-terminal-revived = odrodz.
bastion-terminal-must-leave = zaatakuj smoka lub odejdź
bastion-terminal-spells = Zaklęcia:
bastion-terminal-rituals-held = Rytuały:
bastion-terminal-artifacts = Artefakty:

## Chances and prices

bastion-terminal-next = następny wróg: { $places }
bastion-terminal-loss = porażka { $chance }
bastion-terminal-price = cena

## Signs

bastion-terminal-legend = Znaki
bastion-terminal-cell = Sześć dystryktów leży wokół cytadeli zgodnie z ruchem wskazówek zegara, każdy ma cztery odcinki muru; strzałki pokazują, którędy wrogowie idą do bramy. Wiersz muru: odcinek, cena wroga według kolorów, nazwa i cechy. Mana w nawiasie leży na źródle albo wieży, które są wtedy zamknięte; źródło z literą zbudowano na fundamencie z tą literą. W cytadeli widać manę leżącą na wszystkich wieżach. Numery na złotym tle to opcje związane z miejscem. Więcej: h i odcinek (h w3), dystrykt (h red), karta lub zaklęcie.
bastion-terminal-sign-prism = wszystkie po równo
bastion-terminal-sign-any = dowolne kolory
bastion-terminal-sign-source = źródło
bastion-terminal-sign-tower = wieża
bastion-terminal-sign-square = plac
bastion-terminal-sign-obelisk = obelisk
bastion-terminal-sign-gun = działo
bastion-terminal-sign-damaged = uszkodzone
bastion-terminal-sign-invulnerable = nietykalny
bastion-terminal-sign-gate = brama
bastion-terminal-sign-last = ostatni odcinek
bastion-terminal-sign-deck = talia wrogów
bastion-terminal-sign-done = zrobione w tej turze
