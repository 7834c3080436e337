### Przykłady do rozdziału „setup”, krok po kroku.

deck-of-three = Talia na troje, poziom trudny
    .step1 = Od góry: 30 potworów, **wódz**, 8 potworów, drugi **wódz**, 8 potworów. Razem 48 kart; pierwszą właśnie dobrano.
deck-of-four = Talia na czworo, poziom standardowy
    .step1 = Od góry: 42 potwory, jedyny **wódz**, 8 potworów. Te ostatnie osiem to wasza zwłoka: gdy się skończą, oblężenie przegrane.
