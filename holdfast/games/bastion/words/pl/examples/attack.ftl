### Przykłady do rozdziału „attack”, krok po kroku.

a-plain-attack = Zwykły atak
    .step1 = Przy murze twojego dystryktu stoi czarny jeździec. Ma siłę 6, więc kosztuje **sześć żetonów czarnej many**.
    .step2 = Dokładnie sześć czarnych żetonów trafia do rezerwy, a odcinek jest wolny. Karta należy teraz do ciebie: to **zaklęcie**.
