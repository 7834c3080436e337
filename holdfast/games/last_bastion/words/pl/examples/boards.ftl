### Przykłady do rozdziału „boards”, krok po kroku.

who-pays-the-butcher = Kto zapłaci Rzeźnikowi
    .step1 = Teagaan kończy turę. Następna jest czerwona plansza: jest **neutralna**, a leży na niej [[card-butcher]], który za każdym razem zabiera komuś okrągły żeton.
    .step2 = O tym, kto zapłaci, decydujecie razem, ale musi to być ktoś, **kto może**: Teagaan nie ma ani wyposażenia, ani żetonu mobilizacji. Niech zapłaci Arne.
    .step3 = Żeton mobilizacji Arnego trafia do rezerwy. Czerwona plansza nie jest pełna, ale karty się na nią **nie dobiera**; potem kolej na zieloną i ona dobiera swoją.
opposite-sides = Dwoje naprzeciw siebie
    .step1 = Dwoje siada **naprzeciw siebie**; plansze między wami są neutralne. Zaczyna czerwona plansza Teagaana: połóż jego kartę i niech jego tura minie.
    .step2 = Zgodnie z ruchem wskazówek zegara następna jest zielona plansza. Jest neutralna i pusta, więc jej tura od razu się kończy. Potem **kolej na Arnego**.
    .step3 = Po nim żółta, też neutralna, i nową rundę zaczyna Teagaan: gracz, neutralna, gracz, neutralna.
