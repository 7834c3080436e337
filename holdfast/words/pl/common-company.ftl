### Ludzie przy stole: kto przychodzi i odchodzi, kto gra za kogo, wspólne cofanie, linki, wieści o turze.

## Kto odszedł

page-company-away-since = poza stołem od { $time }
page-company-waits-away = Czekamy na: { $who } (poza stołem od { $time }).
page-company-waits-free = Czekamy na: { $who }. Nikt jeszcze nie zajął tego miejsca.
page-company-host-away = Gra jest wstrzymana, a gospodarza nie ma.
page-company-bot-soon =
    { $count ->
        [one] Za { $count } sekundę miejsce będzie można oddać botowi.
        [few] Za { $count } sekundy miejsce będzie można oddać botowi.
       *[many] Za { $count } sekund miejsce będzie można oddać botowi.
    }
page-company-bot-plays = Oddaj miejsce botowi: { $who }
page-company-bot-for-me = Niech bot zagra za mnie
page-company-bot-for-me-help = Przez ten czas patrzysz, a na miejsce wrócisz, kiedy zechcesz.

## Bot gra za ciebie

page-company-replaced = Za ciebie gra teraz bot: { $figure }. Ty patrzysz.
page-company-take-back-seat = Wracam na miejsce
page-company-ask-seat = Poproś o swoje miejsce
page-company-asked-seat = Prośba o miejsce wysłana. Decyduje gospodarz.
page-company-seat-asked = { $who } prosi o swoje miejsce: { $figure }.
page-company-give-seat = Oddaj
page-company-keep-bot = Zostaw botowi

## Gospodarz

page-company-host = Gospodarz
page-company-hosts = Gospodarz stołu: { $who }
page-company-you-host = To twój stół: jesteś gospodarzem
page-company-host-gone = Gospodarza nie ma
page-company-hand-host = Przekaż stół: { $who }
page-company-take-host = Zostań gospodarzem
page-company-door = Adres stołu
page-company-door-help = Co pod adresem stołu znajdą znajomi bez własnego linku.
page-company-door-seats = wolne miejsce albo podgląd
page-company-door-watch = tylko podgląd
page-company-door-closed = nic

## Wspólne cofanie

page-company-undo-asked =
    { $count ->
        [one] { $who } prosi o cofnięcie { $count } decyzji.
        [few] { $who } prosi o cofnięcie { $count } decyzji.
       *[many] { $who } prosi o cofnięcie { $count } decyzji.
    }
page-company-undo-you-asked =
    { $count ->
        [one] Prosisz o cofnięcie { $count } decyzji.
        [few] Prosisz o cofnięcie { $count } decyzji.
       *[many] Prosisz o cofnięcie { $count } decyzji.
    }
page-company-undo-waits = Potrzebna zgoda: { $who }.
page-company-undo-agree = Cofnij
page-company-undo-keep = Zostaw
page-company-undo-withdraw = Nieważne
page-company-undo-asks = najpierw zapytamy: { $who }
page-company-undo-ask = Poproś o cofnięcie: { $what }
page-company-undo-line = Jeśli dotyczy to cudzych decyzji albo tego, co pokazał los, najpierw zapytamy pozostałych.

## Kronika

page-note-took-back = { $who } cofa: { $what }
page-note-took-back-more =
    { $count ->
        [one] { $who } cofa: { $what } i jeszcze { $count } decyzję
        [few] { $who } cofa: { $what } i jeszcze { $count } decyzje
       *[many] { $who } cofa: { $what } i jeszcze { $count } decyzji
    }
page-note-took-back-many =
    { $count ->
        [one] { $who } cofa { $count } decyzję
        [few] { $who } cofa { $count } decyzje
       *[many] { $who } cofa { $count } decyzji
    }
page-note-kept = { $who } się nie zgadza: zostaje, jak jest
page-note-sat-down = { $who } siada do stołu: { $figure }
page-note-to-bot = Za gracza { $who } gra teraz bot
page-note-returned = { $who } znów przy stole: { $figure }
page-note-asks-seat = { $who } prosi o swoje miejsce: { $figure }
page-note-host = Gospodarzem jest teraz { $who }

## Pod adresem albo przez link

page-door-invited = Zapraszamy
page-door-free-seats = Wolne miejsca
page-door-choose = Kim chcesz grać?
page-door-none-free = Wszystkie miejsca są zajęte. Możesz popatrzeć.
page-door-seat-free = Zwolniło się miejsce: { $figure }
page-door-watch-only = Gospodarz pozwala popatrzeć na grę.
page-door-watch = Tylko popatrzę
page-door-over = Ta gra jest skończona. Możesz zobaczyć, jak się zakończyła.
page-door-link-dead = Twój link nie otwiera już miejsca.
page-door-occupied = Ktoś już tu siedzi
page-door-occupied-help = Tym linkiem wszedł gracz o imieniu { $who }. Link jest dla jednej osoby: jeśli to ty na innym urządzeniu, usiądź i tutaj.
page-door-occupied-nameless = Ktoś już wszedł tym linkiem. Link jest dla jednej osoby: jeśli to ty na innym urządzeniu, usiądź i tutaj.
page-door-its-me = To ja
page-door-elsewhere = Znajdź inne miejsce
page-door-address = Adres stołu
page-door-address-hint = Dla wszystkich: kto go otworzy, wybierze wolnego bohatera albo popatrzy.
page-door-address-watch = Dla wszystkich: kto go otworzy, może popatrzeć.
page-door-swap = Inny wolny bohater
page-door-copy-gone = Ta kopia została wyrzucona
page-door-copy-gone-help = Była tylko do prób. Prawdziwy stół czeka tam, gdzie był.
page-door-no-game = Nie ma tu takiej gry
page-door-no-game-help = Na naszej półce nic się tak nie nazywa. Może adres został ucięty.
page-door-no-replay = Tej gry nie można pokazać
page-door-no-review = Tej gry nie można przeanalizować
page-door-no-id-help = Adres nie wskazuje stołu. Najpierw otwórz stół: powtórka i analiza są w jego menu.
page-door-try-again = Spróbuj ponownie
