### Przykłady do rozdziału „effects”, krok po kroku.

two-daggers = Dwa sztylety
    .step1 = Zabójczyni atakuje szamana, który ma dwa PŻ i **dwie magiczne tarcze**.
    .step2 = Dwa trafienia, jedno uczynione śmiertelnym.
    .step3 = Magiczne tarcze zatrzymują **nawet śmiertelne**; obie jednak znikły. Ze sztyletem w każdej ręce atakuje ponownie.
    .step4 = Teraz nic go nie chroni.
