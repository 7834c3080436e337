### Przykłady do rozdziału „enemies”, krok po kroku.

reading-a-scroll = Czytanie zwoju
    .step1 = Pierwsze zachowanie najeźdźcy: odległość 0–1, główny cel **najciężej ranny**. Obok stoi zdrowy Ecarus, o obszar dalej ranna Auriel.
    .step2 = **Ignoruje Ecarusa**, idzie do Auriel i atakuje. Sam też jest ranny, więc potem pije miksturę leczenia.
a-blinded-defender = Czerwony najeźdźca przy pracy
    .step1 = Ranny czerwony najeźdźca bez ładunków; na sąsiednim obszarze Ecarus w ulepszonej łusce.
    .step2 = Podchodzi i uderza: cztery trafienia, a Ecarus jest **oślepiony**. Pancerz i magiczna tarcza zatrzymują dwa, na resztę rzuca się dwie kości. Symbol pozwala przerzucić.
    .step3 = Wybiera, które kości przerzucić. Co zadziałało przed obroną, zostaje, **choćby bronił się najlepiej**.
a-gremlins-scroll-here = Zwój gremlina: tutaj
    .step1 = Pierwszy wiersz zwoju niebieskiego gremlina jest dla odległości **0**: ktoś na jego obszarze.
    .step2 = Pasuje, więc zostaje i drapie. Wiersze czyta się od góry i liczy się tylko **pierwszy pasujący**.
a-gremlins-scroll-there = Zwój gremlina: dalej
    .step1 = Na jego obszarze nikogo: pierwszy wiersz odpada. Drugi jest dla odległości **1, 2 i 3**.
    .step2 = Szuka najbogatszego bohatera w zasięgu wzroku, **podchodzi i atakuje**. Z daleka rzucałby kamieniami albo tylko się zbliżał.
