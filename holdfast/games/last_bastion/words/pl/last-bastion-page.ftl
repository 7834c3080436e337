### „Ostatni bastion” w przeglądarce: co mówią o sobie jego plansza i panele.

## Wiersz nad planszą

last-bastion-page-short-deck = Talia { $count }
last-bastion-page-short-warlords = Wodzowie { $beaten }/{ $all }

## Karty i pola

last-bastion-page-free-slot = Puste pole
last-bastion-page-line = Naprzeciwko: { $tiles }
last-bastion-page-resistance-word = odporność
last-bastion-page-when-enter = Gdy wchodzi do gry
last-bastion-page-when-recurring = W każdej turze jej planszy
last-bastion-page-when-permanent = Dopóki jest w grze
last-bastion-page-when-exit = Gdy zostanie pokonana
last-bastion-page-netted = (pod siecią)
last-bastion-page-trap-here = Czeka tu pułapka.
last-bastion-page-evil-here = Na tej karcie stoi figurka Zła.
last-bastion-page-die-here = Na tej karcie leży kość bojowa.
last-bastion-page-spell-here = Zaklęcie Mylfaar: odporność mniejsza o 1
last-bastion-page-standard-here = Sztandar tego koloru: odporność mniejsza o 1
last-bastion-page-monster = potwór, kolor: { $colour }
last-bastion-page-warlord = wódz, kolor: { $colour }

## Plansze, płytki i bohaterowie

last-bastion-page-horde-board = plansza hordy
last-bastion-page-tile = płytka bastionu
last-bastion-page-defended = Broni: { $hero }
last-bastion-page-call-here = Mobilizacja: { $tile }
last-bastion-page-acting = Trwa tura tej planszy.
last-bastion-page-turn = teraz gra
last-bastion-page-move-left = Ruch: jeszcze dostępny
last-bastion-page-move-used = Ruch: wykorzystany
last-bastion-page-action-left = Akcja: jeszcze dostępna
last-bastion-page-action-used = Akcja: wykorzystana
last-bastion-page-power-left = Moc: gotowa
last-bastion-page-power-used = Moc: użyta w tej turze
last-bastion-page-power-lost = Moc: utracona

## Talia, kości, rezerwa

last-bastion-page-deck = Talia
last-bastion-page-deck-help = Bohater, którego plansza hordy nie jest pełna, dobiera kartę w fazie hordy. Jeśli trzeba dobrać kartę, a talia jest pusta, bastion upada.
last-bastion-page-below-warlord =
    { $count ->
        [0] Pod ostatnim wodzem nie ma kart.
        [one] Pod ostatnim wodzem leży { $count } karta.
        [few] Pod ostatnim wodzem leżą { $count } karty.
       *[many] Pod ostatnim wodzem leży { $count } kart.
    }
last-bastion-page-next-warlord = Następna karta to wódz.
last-bastion-page-next-monster = Następna karta to potwór.
last-bastion-page-discard = Stos kart odrzuconych
last-bastion-page-discard-last = Na wierzchu: { $card }
last-bastion-page-dice = Kości bojowe
last-bastion-page-dice-help = Ścianka liczy się przeciw kartom swojego koloru. Biała zastępuje dowolny jeden kolor.
last-bastion-page-decay-die = Kość spaczenia
last-bastion-page-grey-die = Szara kość
last-bastion-page-shows = Wypadło: { $face }
last-bastion-page-standards = Żetony sztandaru
last-bastion-page-standard-token = Sztandar: { $colour }
last-bastion-page-in-reserve = W rezerwie: { $count }
last-bastion-page-none-left = W rezerwie nie ma już żadnego.
last-bastion-page-in-hand = { $hero }: { $count }
last-bastion-page-lost-to-evil = W rezerwie: jej miejsce jest w kleszczach Zła.
last-bastion-page-life-help = Bohater, który straci ostatni żeton życia, zostaje wyeliminowany.
last-bastion-page-call-help = Wydaj go w swojej fazie bohatera, aby uaktywnić dowolną płytkę, gdziekolwiek stoisz, nawet w kleszczach Zła.
last-bastion-page-equipment-help = Wydaj go w walce: liczy się jak jedna ścianka swojego koloru. Bohaterowie na jednej płytce mogą w walce wydawać także żetony towarzyszy.
last-bastion-page-evil-help = Zło zamyka płytkę, na planszy bohatera odbiera mu moc, a na karcie czeka, by wtargnąć do bastionu. Trzy płytki w jego kleszczach i bastion upada.
last-bastion-page-board = Bastion: dziewięć płytek za murem i cztery plansze hordy
