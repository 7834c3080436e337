### Przykłady do rozdziału „conditions”, krok po kroku.

a-stun-before-the-defence = Ogłuszony bez draśnięcia
    .step1 = Laegon strzela do czerwonego gremlina z długiego łuku.
    .step2 = Dwa trafienia i dwa symbole mocy: zapłać za **trafienie krytyczne**.
    .step3 = Żeton dobiera się **przed obroną**: ogłuszony. Pancerz i kość zatrzymują oba trafienia, a i tak straci następną aktywację.
a-worse-injury = Gorszy uraz
    .step1 = Najeźdźca ma już **uraz**: jeden PŻ mniej. Laegon strzela.
    .step2 = Jeszcze jedno trafienie krytyczne.
    .step3 = Dwa PŻ mniej: silniejszy uraz **zastępuje** słabszy. Samo trafienie zatrzymuje pancerz.
