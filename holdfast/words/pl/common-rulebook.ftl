### The rulebook.

cli-rules = Czytaj zasady gry.
cli-rules-game = Gra o nazwie z „holdfast shelf”.
cli-rules-chapter = Nazwa rozdziału albo „all” (wszystkie); bez niej pokazuje się spis treści.
cli-rules-find = Pokaż akapity z tymi słowami, w dowolnej odmianie.
cli-rules-example = Rozegraj przykład z zasad krok po kroku.
rules-how-to-read = holdfast rules { $game } CHAPTER otwiera rozdział; --find SŁOWA szuka.
rules-nothing-found = W zasadach nie ma „{ $words }”.
error-no-such-chapter = W zasadach nie ma rozdziału „{ $chapter }”. Są: { $known }.
page-rules-edition = Edycja
page-rules-chapters = Rozdziały
page-rules-print = Wydrukuj całą książkę
page-rules-digest = Zasady według numerów
page-rules-place = Rozdział { $number } z { $count } · { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} czytania
page-example = Przykład
page-example-live = przykład na żywo
page-example-steps = Kroki przykładu
page-example-step = Krok { $number } z { $count }
page-example-back = Wstecz
page-example-next = Dalej
page-example-again = Od początku
page-example-press = Naciśnij to, co świeci na planszy, albo po prostu „Dalej”.
page-example-try = Spróbuj samodzielnie
page-example-try-note = ty decydujesz, ty rzucasz
page-example-others = Więcej przykładów
page-example-play = Rozegraj przykład
error-no-such-example = Nie ma tu przykładu „{ $example }”.
