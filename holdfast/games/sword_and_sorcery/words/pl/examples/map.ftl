### Przykłady do rozdziału „map”, krok po kroku.

control = Kontrola bez dominacji
    .step1 = Troje bohaterów przeciw dwóm wrogom: obszar **kontrolujecie**, choć nie dominujecie (trzeba by czworga). Ukryta Shae może się wślizgnąć.
    .step2 = Jest w środku i **nadal ukryta**. Teraz czworo przeciw dwóm: dominujecie.
enemies-dominate = Dwóch na jednego
    .step1 = Thorgar stoi sam między dwoma gremlinami: wrogowie **kontrolują obszar i dominują na nim**. Kończy turę.
    .step2 = Aktywują się oba gremliny; ty wybierasz, który pierwszy.
    .step3 = Pazury 2, **+1 za Motłoch** i **+1 za przewagę**, bo dominują: cztery trafienia.
too-far-or-in-reach = W zasięgu różdżki
    .step1 = Różdżka ma zasięg. Auriel nie musi iść do szamana: jest **w zasięgu i na widoku**, więc atakuje z miejsca.
    .step2 = Krok i zasięg liczy się osobno: droga na piechotę nic nie mówi o strzale.
behind-an-enemy = Za plecami wroga
    .step1 = Gremlina Laegon widzi. Szaman stoi na tej samej linii **za nim**: wrogowie zasłaniają bohaterom. W drugą stronę nie; szaman widzi go doskonale.
over-a-barrier = Ponad barierą
    .step1 = Najeźdźca stoi za **barierą**, której z tej strony nie przejdziesz. Bariera jednak nie zasłania widoku i dla strzału obszary sąsiadują: Laegon może atakować.
a-wall-between = Ściana pomiędzy
    .step1 = Od punktu do punktu: linia do najeźdźcy jest wolna, więc widzą się **nawzajem**. Ork jest bliżej, ale linia do niego przecina **ścianę**.
near-but-hidden = Blisko, ale poza widokiem
    .step1 = Do czerwonego najeźdźcy są tylko dwa obszary, łuk sięga dalej. Linię przecina jednak ściana: stąd Shae **nie może atakować**.
    .step2 = O jeden obszar dalej **linia jest wolna**. Teraz wolno.
