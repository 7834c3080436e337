### Co mówią o karcie listy zasad.

rulebook-enemy = Siła { $strength }. Zaklęcie: { $spell }.
rulebook-shifting = Siła X, w pojedynkę { $strength }. Zaklęcie: { $spell }.
rulebook-legend = Siła { $strength }, kolor: { $paint }. Zaklęcie: { $spell }.
rulebook-with-power =
    { $name }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    }
rulebook-blocks = Blokuje źródła w tym kolorze: { $colour }.
rulebook-carried-by = Na kartach: { $cards }.
rulebook-sources = Źródła z posągami: { $statue }. Bez posągów: { $plain }.
rulebook-deck =
    { $count ->
        [one] W talii jest { $count } wróg.
        [few] W talii jest { $count } wrogów.
       *[many] W talii jest { $count } wrogów.
    }
rulebook-army = Siła armii: { $strength }.
rulebook-army-slip = Siła armii: w instrukcji { $printed }, ale suma z kart to { $strength }.
