### Przykłady do rozdziału „items”, krok po kroku.

not-for-his-style = Nie w jego stylu
    .step1 = Na różdżce jest runa **Magii**. Ecarus walczy Siłą: może ją nosić, ale nie używać. Daje ją Auriel.
    .step2 = Jej styl pasuje, ręka jest pusta: może wziąć ją **od razu**.
    .step3 = Uniwersalna runa pasuje wszystkim, dwie runy tym, którzy mają którąkolwiek z nich.
fifty-crowns = Szkatuła koron
    .step1 = Shae ma pięć koron, a u jej stóp leży skarb. Podnosi go.
    .step2 = To szkatuła koron: **od razu pięćdziesiąt**. Ma ich teraz 55, wszystko jedno, w jakich żetonach.
