### Przykłady do rozdziału „questions”, krok po kroku.

an-occupied-hand = Ręka zajęta
    .step1 = Ecarus daje Thorgarowi buławę. Należy do głównej ręki, a tam Thorgar trzyma młot.
    .step2 = Trafia więc do **plecaka**. Zamiana w ręku wymaga osobnego przełożenia.
