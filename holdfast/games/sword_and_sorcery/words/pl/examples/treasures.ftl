### Przykłady do rozdziału „treasures”, krok po kroku.

treasure-hunting = Łowczyni skarbów
    .step1 = Leży tu skarb, a Shae jest **Łowczynią skarbów**. Na poziomie I dobiera dwie karty, na IV trzy.
    .step2 = Zatrzymaj **jedną**.
    .step3 = Pozostałe wracają do talii. Moc nie ma odnawiania: można to powtórzyć.
