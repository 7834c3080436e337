### Przykłady do rozdziału „power-cards”, krok po kroku.

rain-of-arrows = Deszcz strzał
    .step1 = Laegon szykuje **Deszcz strzał**: obszar działania {0}, czyli sam obszar celu.
    .step2 = Strzela do jednego z dwóch gremlinów.
    .step3 = **Jeden rzut**, a trafienia dostaje każdy wróg na tym obszarze; każdy broni się sam.
