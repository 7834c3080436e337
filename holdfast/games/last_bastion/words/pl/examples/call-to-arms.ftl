### Przykłady do rozdziału „call-to-arms”, krok po kroku.

market-before-the-fight = Zakupy przed walką
    .step1 = Czarna karta [[card-nefarious-cannon]] ma odporność 3, a ty nie masz wyposażenia. Masz za to **żeton mobilizacji**: uaktywnij stąd Targowisko.
    .step2 = Dwie kości: czarna daje czarny żeton, **biała dowolny**. Weź jeszcze jeden czarny.
    .step3 = Dwa czarne żetony, a mobilizacja nie kosztowała ani ruchu, ani akcji: nadal możesz walczyć z działem.
