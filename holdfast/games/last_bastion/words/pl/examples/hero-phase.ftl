### Przykłady do rozdziału „hero-phase”, krok po kroku.

evil-on-the-tile = Zło na płytce
    .step1 = W Karczmie nie ma Zła, więc Teagaan może ją uaktywnić jako akcję. Tym razem z tego rezygnuje.
    .step2 = Arne stoi na Targowisku, a **tam jest Zło**: dopóki figurka nie zniknie, płytki nie można uaktywnić. Nadal może stąd odejść albo walczyć.
