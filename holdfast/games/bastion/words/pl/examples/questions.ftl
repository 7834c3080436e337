### Przykłady do rozdziału „questions”, krok po kroku.

who-closes-the-source = Czym zamknąć źródło?
    .step1 = Chcesz czerwonej many, a masz jeden żeton zielony i jeden niebieski.
    .step2 = Zamknij źródło **dowolnym swoim** żetonem; ktoś zbierze go potem wieżą.
    .step3 = Trzy czerwone żetony za jeden niebieski.
