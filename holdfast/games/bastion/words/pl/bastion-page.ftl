### Bastion in the browser: what the board, the party and the panels say.

## Headings

bastion-page-board = Bastion: cytadela, dystrykty i mur
bastion-page-deck-left = talia { $count }
bastion-page-full-in = mur pełny za: { $count }
bastion-page-on-wall = siła na murze { $strength }
bastion-page-reserve = Rezerwa many
bastion-page-who-may-come = Kto może nadejść
bastion-page-forces = Działa wszędzie

## The defenders

bastion-page-pool-empty = brak many
bastion-page-move = ruch
bastion-page-gain = mana
bastion-page-attack = atak

## Explanations

bastion-page-mana-count = { $mana } × { $count }
bastion-page-price = Cena: { $mana }
bastion-page-becomes = Po pokonaniu stanie się zaklęciem: { $spell }
bastion-page-cast-once = Zaklęcie rzuca się raz, potem jego karta wypada z gry.
bastion-page-below = Pod nim: { $cards }
bastion-page-on-towers = Na wieżach: { $mana }
bastion-page-tower-open = otwarta
bastion-page-tower-closed = zamknięta
bastion-page-blocked = zablokowane
bastion-page-under-enemy = wróg na placu
bastion-page-last-section = Ostatni odcinek: dalej dla nowego wroga nie ma miejsca.
bastion-page-in-reserve =
    { $count ->
        [one] W rezerwie { $count } żeton
        [few] W rezerwie { $count } żetony
       *[many] W rezerwie { $count } żetonów
    }
bastion-page-deck-help = Przy każdym ataku przychodzi karta z wierzchu: idzie wzdłuż muru ku bramie i staje za pierwszym wrogiem na drodze.
bastion-page-deck-empty = Nowi wrogowie już nie przyjdą. Przy każdym ataku ostatni wróg na murze idzie dalej ku bramie.
bastion-page-layers = Od góry do dołu: { $layers }
bastion-page-aside = Odłożone: { $cards }

## Who may come

bastion-page-brief-wall = odcinek { $number }
bastion-page-brief-square = plac
bastion-page-brief-citadel = cytadela
bastion-page-loss = Porażka od razu: { PERCENT($percent) }
bastion-page-chance = { $name }: { PERCENT($percent) }
bastion-page-next-march = { $card } idzie dalej: odcinek { $from } → { $to }.
bastion-page-next-breach = { $card }: przed bramą nie ma już miejsca.
bastion-page-next-stop = Zwykły wróg stanąłby na odcinku { $number }.
bastion-page-no-room = Na murze nie ma już miejsca.
bastion-page-sections-taken = Zajęte odcinki: { $taken } z { $all }
