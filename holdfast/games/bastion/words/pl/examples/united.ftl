### Przykłady do rozdziału „united”, krok po kroku.

red-dragon-red-pair = Smok wzmacnia obu
    .step1 = Czerwona bestia z czerwonym symbiontem, a w cytadeli czerwony smok. **Każda karta** jest silniejsza o 1: 4 + 5 = dziewięć czerwonych żetonów.
    .step2 = Jeden atak pokonuje obu i obie karty są twoimi zaklęciami.
two-guns-2015 = Dwa działa
    .step1 = Żółta bestia z zielonym symbiontem, a w dystrykcie żółte i zielone działo. Każde osłabia o 1 kartę **swojego koloru**: 2 żółte żetony i 3 zielone.
    .step2 = Zapłacone, obaj pokonani.
two-guns-2018 = Dwa działa
    .step1 = Żółta bestia z zielonym symbiontem, a w dystrykcie żółte i zielone działo. Każde osłabia o 2 kartę **swojego koloru**: 1 żółty żeton i 2 zielone.
    .step2 = Zapłacone, obaj pokonani.
shapeshifter-beside-a-pair = Obok połączonego
    .step1 = Zmiennokształtny liczy **wszystkie karty** sąsiadów: bestia 3, symbiont 4 i mag 5 to 12.
guns-on-a-pair = Działa na obie karty
    .step1 = Karty o sile 3 i 5, przeciw każdej działo w jej kolorze: kosztują 1 i 3. Mag przy fioletowym dziale ma 3; zmiennokształtny obok też miałby 3, ale **za swój kolor** traci jeszcze 2: zostaje 1.
flame-on-a-pair = Płomień na połączonego wroga
    .step1 = Zielona bestia 3 i żółty symbiont 4, a ty rzucasz **Płomień 2**.
    .step2 = Od czego odjąć te dwie, **decydujesz ty**: 1 + 4, 2 + 3 albo 3 + 2. Inne kolory się nie nadają.
    .step3 = Pięć żetonów many za dwóch. Przy zniżce 6 lub większej trzeba by dać jeden, zielony albo żółty.
shapeshifters-and-symbiotes = Zmiennokształtni i symbionty
    .step1 = Na 4 i 5 stoją obok siebie dwaj zmiennokształtni: po 9, ktokolwiek jest jeszcze w pobliżu. Ten na 7 liczy **obie karty** sąsiada: 3 + 4 = 7.
symbiote-and-golem-2018 = Symbiont i Golem
    .step1 = Nadchodzi symbiont. Ostatni wróg na murze to **Golem**, a z nim połączyć się nie można.
    .step2 = Omija Golema i wpełza pod **wojownika** na 3.
symbiote-and-golem-2015 = Symbiont i Golem
    .step1 = Nadchodzi symbiont, a ostatnim wrogiem na murze jest **Golem**.
    .step2 = Wpełza pod niego: teraz płaci się za obu, po jednym żetonie w każdym kolorze **i jeszcze cztery żółte**.
