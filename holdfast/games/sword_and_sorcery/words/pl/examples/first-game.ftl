### Przykłady do rozdziału „first-game”, krok po kroku.

a-first-blow = Pierwszy cios
    .step1 = Na sąsiednim obszarze stoi gremlin. Ecarus **idzie** do niego: to akcja ruchu.
    .step2 = Teraz są na jednym obszarze: **atakuj** szerokim mieczem, to akcja walki.
    .step3 = Trzy trafienia, żadnej obrony: ginie i zostawia **odłamek duszy** i trofeum.
