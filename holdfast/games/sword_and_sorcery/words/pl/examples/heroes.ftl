### Przykłady do rozdziału „heroes”, krok po kroku.

the-way-to-rank-four = Cena poziomów
    .step1 = Ecarus ma poziom I, a wy 29 odłamków duszy. Poziom II kosztuje **4**.
    .step2 = Poziomy kupuje się **jeden po drugim**: III kosztuje 9.
    .step3 = A IV kosztuje 16: za każdym razem poziom do kwadratu.
    .step4 = 4 + 9 + 16 = 29. Odłamki wydane.
nobody-runs-ahead = Nikt nie wybiega naprzód
    .step1 = Odłamków mnóstwo, ale Ecarus (III) nie może iść dalej, **dopóki Auriel ma II**. Najpierw ona.
    .step2 = Teraz oboje mają III i wznieść może się każde z nich.
