### Przykłady do rozdziału „items”, krok po kroku.

an-occupied-hand = Ręka zajęta
    .step1 = Ecarus daje Thorgarowi buławę. Należy do głównej ręki, a tam Thorgar trzyma młot.
    .step2 = Trafia więc do **plecaka**. Zamiana w ręku wymaga osobnego przełożenia.
not-for-his-style = Nie w jego stylu
    .step1 = Na różdżce jest runa **Magii**. Ecarus walczy Siłą: może ją nosić, ale nie używać. Daje ją Auriel.
    .step2 = Jej styl pasuje, ręka jest pusta: może wziąć ją **od razu**.
    .step3 = Uniwersalna runa pasuje wszystkim, dwie runy tym, którzy mają którąkolwiek z nich.
