### Przykłady do rozdziału „first-game”, krok po kroku.

a-first-fight = Pierwsza walka
    .step1 = Twój bohater stoi na Targowisku. Możesz przejść o jedną płytkę, także po skosie: idź do Wieży.
    .step2 = Stąd dosięgasz czerwonej karty [[card-soul-flayer]], **odporność 2**. Do walki!
    .step3 = Czerwona ścianka i biała, która liczy się za czerwoną: **wystarczy**.
    .step4 = Karty już nie ma, a jej efekt końcowy daje ci żeton życia. Nieważne, co zrobiłaby w następnej turze.
