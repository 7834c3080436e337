### Przykłady do rozdziału „turn”, krok po kroku.

in-any-order = Jedno po drugim
    .step1 = Zdobądź tu manę i rzuć **Obfitość**: 3 + 2 = pięć zielonych żetonów. Źródło zamknie twój czerwony.
    .step2 = Potem ruch: z **Przyspieszeniem** przez cytadelę prosto na drugą stronę.
    .step3 = Wojownik kosztuje cztery fioletowe żetony, a masz trzy. **Przetwornik** zamieni jeden zielony na brakujący.
    .step4 = A teraz atakuj. Mana, ruch, artefakt i atak mogą iść **w dowolnej kolejności**.
    .step5 = Wszystko to w jednej turze.
sample-turn = Tura Dagdara
    .step1 = Dagdar ma 3 żetony zielonej many, Przyspieszenie i Alchemię. Na źródłach jego dystryktu leżą zielony, niebieski i żółty: **wieża** zbierze je za jeden zielony.
    .step2 = Trzy źródła są znów otwarte. Idzie do cytadeli, rzuca **Przyspieszenie** i rusza dalej do czarnego dystryktu.
    .step3 = Stoi tu niebieski jeździec, 6. Dzięki Alchemii nada się wszystkie pięć jego żetonów, ale jednego brakuje. **Sannirr** z tego samego dystryktu pomaga Płomieniem.
    .step4 = Płaci wszystkimi pięcioma. Potem **atakuje wróg**: czarny skrzydlak dolatuje do maga i siada na placu jego dystryktu. Dopóki tam jest, many w nim nie zdobędziesz.
