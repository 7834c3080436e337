### Przykłady do rozdziału „death”, krok po kroku.

the-death-of-thorgar = Śmierć Thorgara
    .step1 = Thorgar ma poziom III, 10 koron i miksturę, i ledwo stoi. Kończy turę obok gremlina.
    .step2 = Pazury to dla niego za dużo. Nikt nie pomaga.
    .step3 = Jest **widmową duszą** poziomu II. Błyskawica, zdobyta na III, przepadła; korony i mikstura leżą tam, gdzie padł. Co ma **na sobie**, zostaje przy nim.
the-price-of-life = Cena życia
    .step1 = Widmowa dusza poziomu III czeka przy **aktywnej kapliczce**. Wskrzeszenie kosztuje tyle odłamków, ile wynosi poziom: 3.
    .step2 = Ecarus żyje, bez ran; zostały dwa odłamki.
