### Przykłady do rozdziału „setup”, krok po kroku.

the-table-is-laid = Przed pierwszą turą
    .step1 = Mapa zadania, drzwi zamknięte, cienie czekają poza zasięgiem wzroku. Bohaterowie stoją na **obszarze startowym** i każdy zaczyna od wyboru mocy i ekwipunku.
