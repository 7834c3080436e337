### Przykłady do rozdziału „horde”, krok po kroku.

two-draws = Karta sprowadza kartę
    .step1 = Prowadzisz żółtego bohatera i dobierasz kartę [[card-hollow-summoner]]. Niebieska karta trafia na **niebieską planszę**, choć nie jest twoja; ty wybierasz tylko pole.
    .step2 = Jej efekt początkowy każe od razu dobrać następną. Druga jest **czarna**: czarne zostają na planszy tego, kto je dobrał.
    .step3 = Dwie karty w jednej fazie hordy. Teraz zaczyna się twoja faza bohatera.
