### Przykłady do rozdziału „effects”, krok po kroku.

two-daggers = Dwa sztylety
    .step1 = Skrytobójczyni atakuje szamana, który ma dwa PŻ i **dwie magiczne tarcze**.
    .step2 = Dwa trafienia, jedno uczynione śmiertelnym.
    .step3 = Magiczne tarcze zatrzymują **nawet śmiertelne**; obie jednak znikły. Ze sztyletem w każdej ręce atakuje ponownie.
    .step4 = Teraz nic go nie chroni.
the-dearest-effect = Najpierw najdroższy efekt
    .step1 = Czerwony szaman woli Thorgara, choć Ecarus jest równie blisko.
    .step2 = Klątwę odpiera rzut obronny. Potem różdżka: za dwa symbole mocy wróg **musi** wziąć najdroższy efekt, na jaki go stać, czyli obszar. Na podpalenie już nie starcza.
area-of-effect-one = Sąsiednie obszary też
    .step1 = Auriel atakuje różdżką gremlina na sąsiednim obszarze.
    .step2 = Dwa symbole mocy opłacają **obszar działania {1}**: obszar celu i wszystkie o jeden krok od niego.
    .step3 = Drugi gremlin też obrywa, czy Auriel go widzi, czy nie. Najeźdźca jest o **dwa kroki** dalej i cały.
