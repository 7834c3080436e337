### Przykłady do rozdziału „enemies”, krok po kroku.

shapeshifter-between = Silny jak sąsiedzi
    .step1 = Zmiennokształtny jest tak silny, jak **obaj sąsiedzi razem**: mag 5 i jeździec 6 to 11 żetonów niebieskiej many.
shapeshifter-counts-modifiers-2015 = Sąsiedzi tacy, jacy są teraz
    .step1 = Czerwony smok wzmacnia czerwoną bestię do 4, zielone działo osłabia zielonego wojownika do 3. Niebieski zmiennokształtny liczy ich **takich, jacy są teraz**: 7.
shapeshifter-counts-modifiers-2018 = Sąsiedzi tacy, jacy są teraz
    .step1 = Czerwony smok wzmacnia czerwoną bestię do 4, zielone działo osłabia zielonego wojownika do 2. Niebieski zmiennokształtny liczy ich **takich, jacy są teraz**: 6.
red-shapeshifter-and-dragon-2015 = A potem jego własny smok
    .step1 = Ci sami sąsiedzi, ale zmiennokształtny sam jest **czerwony**: smok dodaje 1 także jemu. 4 + 3 + 1 = 8.
red-shapeshifter-and-dragon-2018 = A potem jego własny smok
    .step1 = Ci sami sąsiedzi, ale zmiennokształtny sam jest **czerwony**: smok dodaje 1 także jemu. 4 + 2 + 1 = 7.
seventh-flyer = Siódmy skrzydlak
    .step1 = Wszystkie sześć placów jest zajętych, a nadlatuje kolejny skrzydlak.
    .step2 = Nie znajduje placu i zostaje **na murze**, tam gdzie stanął.
two-priests-at-the-gate = Dwaj kapłani przy bramie
    .step1 = Dwaj kapłani obok siebie chronią **się nawzajem**. Many starcza na obu, a nie możesz zaatakować żadnego.
    .step2 = Talia pusta, drugi musi ruszyć i wdziera się do bastionu. Rozdzielić mógł ich tylko **Teleport**.
priests-further-off = Kapłani dalej od bramy
    .step1 = Ta sama para, ale w środku muru. Żadnego nie można zaatakować.
    .step2 = **Rozdziela** ich sam marsz wroga: jeden odszedł do bramy i teraz można zaatakować obu.
two-shapeshifters = Dwaj zmiennokształtni
    .step1 = Siebie nawzajem nie naśladują: obok siebie **każdy ma 9**.
flyer-seeks-a-square = Skrzydlak szuka placu
    .step1 = Skrzydlak stanie na odcinku 2. Plac tego dystryktu i plac czarnego są zajęte.
    .step2 = Leci więc dalej, na **niebieski** plac. Cała mana, która leżała w niebieskim dystrykcie, trafia do rezerwy.
a-priests-neighbours = Sąsiedzi kapłana
    .step1 = Wrogów **po obu stronach** kapłana nie można zaatakować, tego za rogiem też nie. Samego kapłana można.
