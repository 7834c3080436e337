### Przykłady do rozdziału „hero-phase”, krok po kroku.

evil-on-the-tile = Zło na płytce
    .step1 = W Karczmie nie ma Zła, więc Teagaan może użyć jej jako akcji. Tym razem z tego rezygnuje.
    .step2 = Arne stoi na Targowisku, a **tam jest Zło**: dopóki figurka nie zniknie, płytki nie można użyć. Nadal może stąd odejść albo walczyć.
