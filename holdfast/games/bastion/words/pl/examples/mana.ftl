### Przykłady do rozdziału „mana”, krok po kroku.

short-reserve = Rezerwy nie starcza
    .step1 = Źródło daje trzy czerwone many, ale w rezerwie zostały tylko dwie.
    .step2 = Bierzesz tyle, ile jest: **dwie**. Twoja zielona mana zamyka źródło. Gdyby nie było żadnej, nie dostałbyś nic.
last-token-closes = Ostatnia mana zamyka
    .step1 = Twój zapas jest pusty, a w rezerwie została jedna zielona mana.
    .step2 = Kto nie ma many, zamyka źródło żetonem **z rezerwy**. Brać już nie ma czego; źródło jest zamknięte.
