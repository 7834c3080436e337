### Words that every game and every client shares.

## Short words

yes = tak
no = nie
won = Zwycięstwo
lost = Porażka
round = Runda { $number }
turn = Tura { $number }
seat = Miejsce { $number }
you = ty
nobody = nikt
anyone = ktokolwiek
bot = bot
onlooker = widz
chance-decides = decyduje los
waiting-for = Czekamy na odpowiedź: { $who }
percent = { PERCENT($percent) }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
options =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
by-rule = Zasada { $rule }

## The shelf

shelf = Na półce
shelf-empty = Półka jest pusta.
shelf-players = Liczba graczy: { $low }–{ $high }
game = Gra
new-game = Nowa gra
settings = Ustawienia
log = Kronika
why-not = Dlaczego nie?
odds = Szanse
language = Język

## What may be set in every game

setting-players = Gracze
setting-players-help = Ile miejsc jest przy stole: dla ludzi i botów razem.
setting-level = Poziom trudności
setting-level-help = Jak trudna będzie gra.

## Taking back

undo = Cofnij
undone = Cofnięto: { $what }
undo-unit-choice = ostatnia decyzja
undo-unit-action = ostatnia akcja
undo-unit-turn = cała tura
undo-unit-round = cała runda
undo-limit = Cofanie
undo-limit-consent = za zgodą tych, których to dotyczy
undo-limit-anything = wolno cofnąć wszystko
undo-limit-nothing-new = wolno, dopóki nie padł rzut i nie odkryto karty
undo-limit-nothing = nie wolno: co się stało, to się nie odstanie

## Reactions

option-go-on = Dalej
option-pass = Spasuj
orders = Reakcje
order-ask = pytaj zawsze
order-save = pytaj tylko wtedy, gdy to ocali bohatera
order-never = nigdy nie pytaj

## The end, and a game that goes on after its rules were mended

event-end =
    { $won ->
        [yes] Zwycięstwo! { $reason }
       *[no] Porażka. { $reason }
    }{ $score ->
        [one] {" "}Wynik: { $score } punkt.
        [few] {" "}Wynik: { $score } punkty.
        [many] {" "}Wynik: { $score } punktów.
       *[none] {""}
    }
recovered =
    Od czasu zapisania tej gry poprawiono zasady. Toczy się dalej od decyzji { $kept }; { $dropped ->
        [0] nic nie przepadło.
        [one] przepadła { $dropped } późniejsza decyzja.
        [few] przepadły { $dropped } późniejsze decyzje.
       *[many] przepadło { $dropped } późniejszych decyzji.
    }

## Errors

error-holdfast = Coś poszło nie tak.
error-illegal-choice = Teraz nie można wybrać „{ $choice }”. Można: { $options }.
error-game-over = Gra jest skończona, nie ma już czego wybierać.
error-not-your-choice = Wybór „{ $choice }” należy do innego gracza.
error-barred = „{ $choice }” jest teraz niemożliwe. { $why } (Zasada { $rule }.)
error-unknown-game = Na półce nie ma gry „{ $game }”. Są: { $known }.
error-bad-options = Te ustawienia nie pasują.
error-bad-content = Takiej zawartości nie da się użyć.
error-bad-record = Zapisu gry nie da się odczytać.
error-bad-position = Pozycji nie da się odczytać.
error-impossible-position = Taka pozycja nie może powstać.
error-nothing-to-undo = Nie ma czego cofać.
error-no-such-moment = Nie można wrócić do decyzji { $number }: takiej nie ma.
error-undo-forbidden = Przy tym stole niczego się nie cofa.
error-undo-past-news = Od tamtej pory padł rzut lub odkryto kartę; przy tym stole dalej się nie cofa.
error-off-script = Scenariusz mówi „{ $result }”, ale kolejny wynik to „{ $name }” i może być tylko: { $faces }.
error-stuck = Zasady gry „{ $game }” kręcą się bez pytań i bez końca. To błąd programu.
error-unrecoverable = Zapisu nie da się już odtworzyć i nie ma skąd grać dalej. { $detail }
error-results-left-over =
    { $count ->
        [one] W zapisie jest { $count } zbędny wynik losowy.
        [few] W zapisie są { $count } zbędne wyniki losowe.
       *[many] W zapisie jest { $count } zbędnych wyników losowych.
    }
error-does-not-replay = Decyzji { $number } z zapisu, „{ $choice }”, nie da się odtworzyć. { $detail }
error-too-large = To za duże: limit wynosi { $limit }.
error-not-json = To nie jest JSON: { $detail }
error-not-an-object = Potrzebny jest obiekt JSON.
error-word-too-long = Słowo „{ $word }…” jest za długie: limit znaków to { $limit }.
error-number-too-large = Liczba jest za duża.
error-too-deep = Zbyt głębokie zagnieżdżenie: limit poziomów to { $limit }.
error-wrong-format = Formatu { $found } się tu nie czyta, potrzebny jest { $known }.
error-wrong-version = Zapisano według zasad w wersji { $found }, znane są wersje do { $known }.
error-other-content = Tę partię „{ $game }” rozegrano z inną zawartością. Wskaż ten sam folder.

## Faults: each is told after the place where it lies

fault-not-a-flag = musi być „tak” albo „nie”
fault-not-a-number = musi być nieujemną liczbą całkowitą
fault-not-a-list = musi być listą
fault-not-options = ustawienia to nazwy z wartościami
fault-out-of-range = { $value } jest poza zakresem, możliwe od { $low } do { $high }
fault-unknown-value = wartość „{ $value }” jest nieznana; możliwe: { $known }
fault-unknown-option = nie ma takiego ustawienia; są: { $known }
fault-wrong-count = potrzeba { $wanted }, a nie { $count }
fault-too-many = można podać najwyżej { $limit }, a nie { $count }
fault-named-twice = wartość „{ $value }” podano dwa razy
fault-game-without-content = ta gra nie ma plików z kartami
fault-more-faults = to nie wszystkie błędy
fault-no-such-folder = nie ma takiego folderu
fault-no-such-file = nie ma takiego pliku
fault-too-large =
    { $limit ->
        [one] plik ma więcej niż { $limit } bajt
        [few] plik ma więcej niż { $limit } bajty
       *[many] plik ma więcej niż { $limit } bajtów
    }
fault-not-utf8 = plik nie jest tekstem UTF-8
fault-not-toml = plik nie jest w formacie TOML: { $detail }
fault-no-entries = nie ma ani jednego wpisu [[{ $key }]]
fault-no-words = brak na to słów: wpisz komunikat „{ $message }” do words/en/*.ftl obok zawartości
fault-missing-entry = brakuje tego wpisu
fault-same-id = to samo id występuje dwa razy
fault-unknown-field = nie ma takiego pola
fault-missing-field = brakuje tego pola
fault-wrong-field =
    { $problem ->
        [missing] brakuje pola „{ $name }”
        [unknown] nie ma pola „{ $name }”
        [value] „{ $found }” nie jest żadną z możliwych wartości
        [least] musi być co najmniej { $limit }
        [most] może być najwyżej { $limit }
        [short] za krótkie; znaków co najmniej: { $limit }
        [long] za długie; znaków najwyżej: { $limit }
        [too-few] za mało; co najmniej: { $limit }
        [too-many] za dużo; najwyżej: { $limit }
        [exactly] wartości ma tu być dokładnie: { $limit }
        [pattern] zapisane inaczej, niż trzeba ({ $wanted })
        [int] tu musi stać liczba całkowita
        [float] tu musi stać liczba
        [str] tu musi stać tekst
        [bool] tu musi stać true albo false
        [array] tu musi stać lista
        [object] tu muszą stać pola z wartościami
       *[said] { $detail }
    }
fault-not-each-once = każda z tych wartości musi wystąpić dokładnie raz: { $known }
fault-unlike-options = „{ $value }” nie zgadza się z ustawieniami, tam jest „{ $wanted }”
fault-unknown-card = nie ma karty „{ $card }”
fault-card-twice = karta „{ $card }” leży w dwóch miejscach
fault-card-missing = karty „{ $card }” nigdzie nie ma
fault-wrong-pool = karta „{ $card }” nie należy do tego zbioru
fault-wrong-layer = warstwa to albo zbiór i liczba kart, albo same karty
fault-cards-do-not-add-up =
    { $count ->
        [one] razem { $count } karta, a powinno być { $wanted }
        [few] razem { $count } karty, a powinno być { $wanted }
       *[many] razem { $count } kart, a powinno być { $wanted }
    }
fault-tokens-do-not-add-up =
    { $count ->
        [one] razem { $count } sztuka, a powinno być { $wanted }
        [few] razem { $count } sztuki, a powinno być { $wanted }
       *[many] razem { $count } sztuk, a powinno być { $wanted }
    }
fault-game-is-over = przy tym gra byłaby już skończona

## Things, counted

counted = { $thing } × { $count }

# A setting of several games

setting-questions = Pytania
setting-questions-help = O kolejność efektów i o korzyści bez kosztu: tam, gdzie odpowiedź ma znaczenie, albo zawsze.
questions-brief = gdy ma to znaczenie
questions-all = zawsze

outcome-given-up = Gracze się poddali.
