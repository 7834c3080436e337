### Przykłady do rozdziału „turn”, krok po kroku.

one-whole-turn = Cała tura
    .step1 = Najpierw **faza hordy**: karta na twojej planszy zadziałała i jest na niej Zło. Potem dobierasz żółtą kartę; trafia na żółtą planszę.
    .step2 = Potem **faza bohatera**: ruch i akcja w dowolnej kolejności. Idź na Targowisko, jedną płytkę po skosie.
    .step3 = Jako akcję uaktywnij płytkę.
    .step4 = Dwa żetony na przyszłe walki i twoja tura się kończy. Zielona plansza jest neutralna i pusta; teraz kolej na Arnego.
