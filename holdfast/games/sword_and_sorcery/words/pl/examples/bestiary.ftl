### Przykłady do rozdziału „bestiary”, krok po kroku.

a-blue-gremlin-at-work = Niebieski gremlin przy pracy
    .step1 = Obok niego stoi **ukryta** Shae. Najbogatsza jest Auriel, ale za ścianą. Thorgar jest w odległości 3 i na widoku, Laegon w odległości 4. Kogo okradnie?
    .step2 = Ukryty nie jest celem, niewidoczny też nie: gremlin biegnie do **Thorgara**, drapie pazurami i zabiera mu pięć koron. Na tym jego aktywacja się kończy.
