### Przykłady do rozdziału „attack”, krok po kroku.

resistance = Odporność
    .step1 = Szeroki miecz to broń **tnąca**, a na karcie niebieskiego gremlina stoi: cięte −1.
    .step2 = Trzy trafienia minus jedno: **dwie rany**. Liczy się to najpierw, przed pancerzem i kośćmi. (A do tego ma kolce.)
armor-of-the-red-orc = Pancerz 2
    .step1 = Czerwony ork wojownik stoi, a jego pancerz to **2**.
    .step2 = Trzy trafienia, dwa zatrzymuje pancerz: **jedna rana**.
armor-of-one-knocked-down = Powalony nie ma pancerza
    .step1 = Ten sam ork, ale **powalony**: pancerz się nie liczy.
    .step2 = A na obszarze leżący się nie liczy, więc to wy dominujecie: +1 trafienie. **Cztery rany** zamiast jednej.
magic-shields = Magiczne tarcze
    .step1 = Szaman ma **dwie magiczne tarcze**.
    .step2 = Trzy trafienia: każda tarcza zatrzymuje jedno **i znika**. Jedna rana przechodzi, a następnego ataku nie zatrzyma już nic.
thunder-mistress = Zaklęcie Auriel
    .step1 = Auriel atakuje czerwonego orka wojownika **Panią gromów**. Pancerz 2, obrona 2, a ataki mistyczne mają przeciw niemu **o jedno trafienie więcej**.
    .step2 = Dwa trafienia i dwa symbole. Wydaj symbole, by go **powalić**: wtedy nie ma pancerza.
    .step3 = 2 + 1 = 3 trafienia, bez pancerza. Rzuca dwiema kośćmi, jedna tarcza: **dwie rany**.
a-shove-with-the-shield = Pchnięcie tarczą
    .step1 = Ecarus uderza tarczą, która **odpycha**.
    .step2 = Jedno trafienie i zatrzymuje je pancerz. Najeźdźca **mimo to** leci tam, skąd przyszedł.
superiority-from-outside = Przewaga z daleka
    .step1 = Auriel i wilk Fenrir przeciw jednemu najeźdźcy: na tym obszarze **dominujecie**. Laegon strzela tam z sąsiedniego.
    .step2 = Wypadły dwa trafienia, **+1 za przewagę**, choć sam stoi na zewnątrz: liczy się obszar celu.
a-fatal-hit = Śmiertelne trafienie
    .step1 = Czerwonemu gremlinowi został jeden PŻ, ale ma pancerz i obronę. Laegon dobywa **kordelasa**.
    .step2 = Jedno trafienie i symbol: uczyń je **śmiertelnym**.
    .step3 = Przechodzi przez pancerz i kości, jakby ich nie było.
two-of-four-fatal = Dwa z czterech
    .step1 = Shae atakuje czerwonego orka wojownika (pancerz 2) kryształowym nożem.
    .step2 = Dwa trafienia i symbole na efekt **„śmiertelny II”**: dwa z trafień stają się śmiertelne.
    .step3 = Razem z trafieniami noża cztery: pancerz zatrzymuje dwa zwykłe, **dwa śmiertelne ranią**.
