### Przykłady do rozdziału „classes”, krok po kroku.

powers-of-law = Moce Prawa
    .step1 = Łotrzyca Shae jest po stronie **Prawa**. Wznosi się o poziom i może nauczyć się mocy.
    .step2 = Dostępne są moce Prawa i te **bez znaku**, jak „Poszukiwanie skarbów”. Moc „Cios w plecy” należy do Chaosu, więc jej wziąć nie może.
