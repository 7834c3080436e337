### Przykłady do rozdziału „turn”, krok po kroku.

in-any-order = Jedno po drugim
    .step1 = Zdobądź tu manę i rzuć **Obfitość**: 3 + 2 = pięć zielonej. Czerwona mana zamknie źródło.
    .step2 = Potem ruch: z **Przyspieszeniem** przez cytadelę prosto na drugą stronę.
    .step3 = Wojownik kosztuje cztery fioletowe, a masz trzy. **Przetwornik** zamieni jedną zieloną na brakującą.
    .step4 = A teraz atakuj. Mana, ruch, artefakt i atak mogą iść **w dowolnej kolejności**.
    .step5 = Wszystko to w jednej turze.
sample-turn = Tura Dagdara
    .step1 = Dagdar ma 3 zielone many, Przyspieszenie i Alchemię. Na źródłach jego dystryktu leżą zielona, niebieska i żółta mana: **wieża** zbierze je za jedną zieloną.
    .step2 = Trzy źródła są znów otwarte. Idzie do cytadeli, rzuca **Przyspieszenie** i rusza dalej do czarnego dystryktu.
    .step3 = Stoi tu niebieski jeździec, 6. Dzięki Alchemii jego pięć many się nada, ale jednej brakuje. **Sannirr** z tego samego dystryktu pomaga Płomieniem.
    .step4 = Płaci całą piątką. Potem **atakuje wróg**: czarny skrzydlak dolatuje do maga i siada na placu jego dystryktu. Dopóki tam jest, many w nim nie zdobędziesz.
