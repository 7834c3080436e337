### Przykłady do rozdziału „cards”, krok po kroku.

the-night-of-the-chapel = Noc w kaplicy
    .step1 = Leży odkryta karta nocy „Kaplicy przebudzenia”: **każdy atak bohatera ma o jedno trafienie mniej**. Ecarus mimo to uderza.
    .step2 = Wyrzucił trzy trafienia, **liczą się dwa**. Gdyby wyszła już karta dnia, liczyłyby się wszystkie trzy.
