### Przykłady do rozdziału „board”, krok po kroku.

walking-the-districts = Z dystryktu do dystryktu
    .step1 = Sześć dystryktów wokół cytadeli, przy każdym cztery odcinki muru. Ze swojego dystryktu możesz iść do **obu sąsiednich** albo do cytadeli.
    .step2 = Są tu trzy źródła i wieża, a w zasięgu masz odcinki od 5 do 8.
