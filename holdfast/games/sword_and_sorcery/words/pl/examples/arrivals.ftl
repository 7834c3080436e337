### Przykłady do rozdziału „arrivals”, krok po kroku.

the-second-copy = Druga taka sama karta
    .step1 = Posiłki: drugi **niebieski gremlin**. Trafia do gracza, który ma już pierwszego, Laegona, żeby jeden zwój służył obu.
how-many-come = Ilu nadejdzie
    .step1 = Wydarzenie sprowadza wrogów: tylu, ilu **bohaterów, minus wrogowie w grze** i minus liczba na karcie. Troje bohaterów, żadnego wroga: przychodzi trzech.
a-shadow = Cień na widoku
    .step1 = Żeton cienia leży poza zasięgiem wzroku. Ecarus idzie tam, skąd go **widać**.
    .step2 = Odwraca się go **od razu**, zanim ruszy dalej. Może to być wróg, mieszczanin albo nikt.
