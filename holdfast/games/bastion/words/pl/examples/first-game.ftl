### Przykłady do rozdziału „first-game”, krok po kroku.

first-turn = Pierwsza tura
    .step1 = Przy bramie stoi dwóch wrogów. Zaczynasz w cytadeli z jednym żetonem many w każdym kolorze. Idź do żółtego dystryktu.
    .step2 = Zdobądź manę z żółtego źródła: dostajesz **trzy żółte żetony**, a źródło zamyka jakiś inny twój żeton.
    .step3 = Żółta bestia kosztuje trzy żółte żetony. Atakuj!
    .step4 = Pokonana, a jej karta jest twoja: zaklęcie na później. Nic więcej nie zrobisz, więc atakuje wróg: nadchodzi następny i staje za ostatnim.
