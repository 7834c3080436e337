### Przykłady do rozdziału „questions”, krok po kroku.

who-closes-the-source = Czym zamknąć źródło?
    .step1 = Chcesz czerwonej many, a masz jedną zieloną i jedną niebieską.
    .step2 = Zamknij źródło **dowolną ze swoich**; ktoś zbierze ją potem wieżą.
    .step3 = Trzy czerwone za jedną niebieską.
