### Przykłady do rozdziału „tiles”, krok po kroku.

fountain-against-evil = Źródło oczyszcza
    .step1 = Dwie płytki są w kleszczach Zła. [[tile-fountain]] usuwa **do dwóch** figurek, gdziekolwiek stoją.
    .step2 = Targowisko wolne. Możesz na tym poprzestać albo usunąć też drugą.
    .step3 = Całe miasto znów oddycha, za jedną akcję.
