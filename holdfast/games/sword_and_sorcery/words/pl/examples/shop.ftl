### Przykłady do rozdziału „shop”, krok po kroku.

the-other-side = Druga strona karty
    .step1 = Ecarus ma Noże; na odwrocie tej karty są **Elfie noże**, 50 koron. Ma 60.
    .step2 = Płaci **pełną cenę**, w Emporium i nigdzie indziej, i odwraca kartę.
