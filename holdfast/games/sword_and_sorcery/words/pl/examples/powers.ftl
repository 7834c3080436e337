### Przykłady do rozdziału „powers”, krok po kroku.

powers-of-a-neutral-hero = Każda moc ze swojej talii
    .step1 = Łucznik Laegon jest **neutralny**.
    .step2 = Może wziąć **każdą** moc ze swojej talii, na którą pozwala poziom, z dowolnym znakiem.
lightning-bolt = Błyskawica
    .step1 = Thorgar ma poziom III, najniższy, na którym ta moc działa: 2 czerwone i 2 niebieskie kości oraz jedno stałe trafienie.
    .step2 = Symbole opłacają więcej: **wszystkich na obszarze** i **powalenie**.
    .step3 = Po dwa trafienia dla każdego. Karta leży zakryta, **odnawianie 3**. Na poziomie V mógłby wybrać mocniejszą wersję, z dłuższym.
heal-every-round = Moc, która zaraz wraca
    .step1 = Thorgar używa **Leczenia** na poziomie I. Odnawianie wynosi 1.
    .step2 = Auriel jest zdrowa. Karta leży zakryta z jedną klepsydrą: najbliższa faza czasu ją odkryje, więc leczyć można **w każdej rundzie**.
cleave = Rozpłatanie
    .step1 = Ecarus używa **Rozpłatania**: jego następny atak w zwarciu ma dwa cele.
    .step2 = Uderza w jednego gremlina **i** w drugiego.
    .step3 = **Jeden rzut** na obu, każdy broni się sam. Padają obaj.
powers-of-chaos = Moce Chaosu
    .step1 = Thorgar, mistrz run, jest po stronie **Chaosu**. Wznosi się na poziom III.
    .step2 = Dostępne są moce Chaosu i te bez znaku, moce **Prawa** nie.
