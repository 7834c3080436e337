### Przykłady do rozdziału „setup”, krok po kroku.

four-players-2015 = We czworo
    .step1 = Pierwsze cztery karty leżą na odcinkach od 1 do 4, sama talia na 24. Czworo obrońców stoi w cytadeli, każde ma **po jednym żetonie many w każdym kolorze**.
dragon-and-scout-2015 = Smok na początek
    .step1 = Z talii wychodzą smok i zwiadowca: jeden do cytadeli, drugi na odcinek 1, a ten sprowadza bestię na 2. Cytadela zajęta, więc oboje zaczynacie w **wybranym dystrykcie**.
    .step2 = Trzech wrogów na dwoje i zaczynajcie.
priests-in-setup-2018 = Kapłan obok kapłana
    .step1 = Drugą kartą był kapłan i stanąłby obok pierwszego: **odłożono** go, a potem wtasowano do talii. Dzięki temu od początku jest kogo atakować.
