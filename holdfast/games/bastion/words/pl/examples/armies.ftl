### Przykłady do rozdziału „armies”, krok po kroku.

training-2018 = Armia szkoleniowa
    .step1 = Talia szkoleniowa ma 25 kart o łącznej sile **109**; trzy z nich stoją już na murze.
belated-arrival = Dwanaście uszkodzonych źródeł
    .step1 = W scenariuszu „Spóźnione przybycie” dystrykt najdalszy od obozu i dwa sąsiednie są spustoszone: w każdym trzy nadrukowane źródła i jedno wybudowane, razem **dwanaście**.
scenario-strength-2015 = Siła armii
    .step1 = Zwykłe oblężenie: 32 karty, a siła ich wszystkich razem to **160**. Inne scenariusze mają od 30 do 43 kart.
