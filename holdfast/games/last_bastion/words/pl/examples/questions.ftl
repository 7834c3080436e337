### Przykłady do rozdziału „questions”, krok po kroku.

declining-a-win = Rezygnacja z wygranej
    .step1 = Jeden żeton życia, a efekt końcowy karty by go zabrał. Mimo to walczysz.
    .step2 = Kości wystarczą. Ale nikt nie zmusza cię do wygranej: **zrezygnuj**.
    .step3 = Karta zostaje, i ty też.
