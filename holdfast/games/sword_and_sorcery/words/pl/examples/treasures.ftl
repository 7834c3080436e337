### Przykłady do rozdziału „treasures”, krok po kroku.

treasure-hunting = Poszukiwanie skarbów
    .step1 = Leży tu skarb, a Shae ma moc **Poszukiwanie skarbów**. Na poziomie I dobiera dwie karty, na IV trzy.
    .step2 = Zatrzymaj **jedną**.
    .step3 = Pozostałe wracają do talii. Moc nie ma odnawiania: można to powtórzyć.
