### Przykłady do rozdziału „monsters”, krok po kroku.

a-warlord-arrives = Nadchodzi wódz
    .step1 = Z talii wychodzi [[card-golem-of-seven-seals]]: **wódz**. Kładzie się go jak każdą kartę w jego kolorze.
    .step2 = Jego efekty początkowe uderzają we wszystkich naraz: okrągłe żetony przepadły, bohaterowie leżą, Teagaan traci życie. Ale **pokonajcie go, a wygracie**.
