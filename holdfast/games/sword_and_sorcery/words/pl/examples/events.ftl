### Przykłady do rozdziału „events”, krok po kroku.

day-turns-powers = Dzień przyspiesza moce
    .step1 = **Dzień** przesuwa każdą użytą moc o jedną klepsydrę: Leczenie z 3 na 2. (Noc cofnęłaby z 2 na 3.) Następna faza czasu zdejmie jeszcze jedną.
a-lasting-event-ends = Trwałe wydarzenie się kończy
    .step1 = Trwałe wydarzenie leży odkryte, aż odrzuci je **następna faza wydarzeń**. Położona na wierzchu karta fabuły je wstrzymuje; gdy ta zniknie, działa jeszcze rundę.
