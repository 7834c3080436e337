### Przykłady do rozdziału „spells”, krok po kroku.

lightning = Błyskawica
    .step1 = Żółty jeździec kosztuje 6, a masz dwa żółte żetony. Masz jednak **Błyskawicę 3 i Błyskawicę 1**: razem odejmują 4.
    .step2 = Dwa żółte wystarczą. Rzucone zaklęcia trafiają do pudełka, a nowym jest sam jeździec.
lightning-floor = Przynajmniej jeden
    .step1 = Teraz trzy Błyskawice: 3 + 1 + 3 = 7 przeciw jeźdźcowi o sile 6.
    .step2 = Aż nadto, a mimo to **jednym żetonem many trzeba zapłacić**.
flame = Płomień
    .step1 = **Płomień 2, Płomień 1 i jeszcze jeden Płomień 1** odejmują 4 od ceny żółtego jeźdźca.
    .step2 = Do zapłaty zostają dwa żółte żetony.
flame-floor = Nie za darmo
    .step1 = Płomienie 2 + 2 + 1 + 1 = 6 przeciw jeźdźcowi o sile 6.
    .step2 = I tu płaci się **przynajmniej jednym żetonem** jego koloru.
through-the-citadel = Przez cytadelę
    .step1 = Do dystryktu po drugiej stronie są dwa ruchy. Z jednym **Przyspieszeniem** przejdziesz przez cytadelę w jednym, o ile nie siedzi w niej smok.
    .step2 = Jesteś na miejscu, a zaklęcie trafia do pudełka.
too-late-to-accelerate = Za późno
    .step1 = Masz Przyspieszenie, ale najpierw po prostu idziesz obok.
    .step2 = Zdobądź tu manę.
    .step3 = A teraz dalej? **Nie**: ruch się skończył, skoro robisz już coś innego. Przyspieszenie należy do samego ruchu.
alchemy-and-flame = Alchemia i Płomień
    .step1 = Jeździec jest niebieski, a nie masz niebieskiej many. **Alchemia** pozwala płacić dowolnymi kolorami, **Płomień 2** odejmuje 2.
    .step2 = Sześć minus dwa: cztery żetony many w dowolnych kolorach.
prism-and-archmage = Pryzmat a arcymag
    .step1 = Arcymag **blokuje** czerwone źródła. Pryzmat zmienia tylko kolor tego, co źródło daje, a zablokowane nie daje nic.
three-spells-at-once = Trzy zaklęcia naraz
    .step1 = Knellerwyrm wzmacnia niebieskiego jeźdźca do 7. Masz dwa żetony many, ale też **Alchemię, Płomień 2 i Błyskawicę 3**.
    .step2 = 7 − 2 − 3 = 2, w dowolnych kolorach. Z jeszcze jedną Błyskawicą wystarczyłby jeden.
arrow-and-priest = Najpierw kapłan
    .step1 = Strzała sięga przez całą planszę, ale **ochrony kapłana nie przebije**. Strzel do kapłana.
    .step2 = Bez kapłana bestia nie jest chroniona.
    .step3 = W następnej turze sięgnie jej druga Strzała.
copying-repetition = Kopia cudzego Powtórzenia
    .step1 = Ty masz **Kopię**, towarzyszka **Powtórzenie**. Rób w swojej turze, co chcesz.
    .step2 = Na koniec swoich działań rzuć Kopię **jako Powtórzenie**.
    .step3 = Działasz jeszcze raz, a towarzyszka **nadal ma** Powtórzenie. W cudzej turze by się nie dało.
castling-a-pair = Roszada połączonego wroga
    .step1 = Na 3 bestia z dwoma symbiontami, na 10 Szpieg. **Roszada** zamienia ich miejscami.
    .step2 = Połączony wróg idzie **cały**, Szpieg przejmuje kolor nowego dystryktu i nikogo nie sprowadza: przestawiono ich, nie weszli do gry.
prism-needs-a-token = Pryzmat i pusty zapas
    .step1 = Twój zapas jest pusty. Zielone źródło zamknie **ostatni zielony** żeton z rezerwy, a Pryzmat zamieni zdobytą manę w niebieską.
    .step2 = Trzy niebieskie żetony. Bez tego ostatniego zielonego byłoby to niemożliwe: tego, czym się źródło **zamyka**, Pryzmat nie zmienia.
teleport-averts-the-loss-2018 = Teleport ratuje
    .step1 = Do bramy ani luki, talia pusta: następny marsz byłby końcem. Ale masz **Teleport**.
    .step2 = Odeślij ostatniego z powrotem na 10.
    .step3 = Marsz tylko przywraca go na 3: zyskana **jedna tura**.
teleport-averts-the-loss-2015 = Teleport ratuje
    .step1 = Do bramy ani luki, talia pusta, a wróg atakuje, zanim zadziałasz. Ale **Teleport** możesz rzucić wcześniej.
    .step2 = Odeślij ostatniego z powrotem na 10.
    .step3 = Marsz tylko przywraca go na 3: zyskana **jedna tura**.
