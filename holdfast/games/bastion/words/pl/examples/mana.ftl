### Przykłady do rozdziału „mana”, krok po kroku.

short-reserve = Rezerwy nie starcza
    .step1 = Źródło daje trzy żetony czerwonej many, ale w rezerwie zostały tylko dwa.
    .step2 = Bierzesz tyle, ile jest: **dwa**. Twój zielony żeton zamyka źródło. Gdyby czerwonej many nie było wcale, nie byłoby też zysku.
last-token-closes = Ostatni żeton zamyka
    .step1 = Twój zapas jest pusty, a w rezerwie został jeden żeton zielonej many.
    .step2 = Kto nie ma many, zamyka źródło żetonem **z rezerwy**. Brać już nie ma czego; źródło jest zamknięte.
