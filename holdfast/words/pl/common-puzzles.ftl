puzzle-theme-final-blow = Ostatni cios
puzzle-theme-final-blow-help = Wszystko, czego trzeba do wygranej, leży na stole: znajdź, czym skończyć grę w tej turze.
puzzle-theme-two-birds = Dwie pieczenie
puzzle-theme-two-birds-help = Jedna tura wystarczy na więcej niż jednego wroga, jeśli weźmiesz ich razem albo po kolei.
puzzle-theme-strike-now = Uderz teraz
puzzle-theme-strike-now-help = Wróg jest bliżej klęski, niż się wydaje: szukaj tego, co umożliwi cios.
puzzle-theme-find-the-way = Znaleźć drogę
puzzle-theme-find-the-way-help = Cel jest w zasięgu tej tury: policz kroki i szukaj, co je skróci.
puzzle-theme-right-order = Właściwa kolejność
puzzle-theme-right-order-help = Te same decyzje w innej kolejności nie zadziałają.
puzzle-theme-together = Razem
puzzle-theme-together-help = Jeden gracz nie wystarczy.
puzzle-theme-only-way = Jedyna droga
puzzle-theme-only-way-help = Gra wisi na włosku: najpierw spójrz, co by ją zgubiło.
puzzle-theme-hold-the-line = Utrzymać linię
puzzle-theme-hold-the-line-help = Spójrz, co wrogowie zrobią przed twoją następną turą, i pokrzyżuj im plany.
puzzle-theme-leave-it-standing = Zostaw go
puzzle-theme-leave-it-standing-help = Wróg, którego najłatwiej pokonać, nie jest tym, który się liczy.
puzzle-theme-sacrifice = Poświęcenie
puzzle-theme-sacrifice-help = To kosztuje więcej niż kuszący ruch.
puzzle-theme-one-step-more = Najpierw coś innego
puzzle-theme-one-step-more-help = Kuszący ruch jest dobry, ale coś musi być przed nim.
puzzle-theme-one-choice = Jedna decyzja
puzzle-theme-one-choice-help = Wystarczy jedna decyzja.
puzzle-theme-long-line = Długa droga
puzzle-theme-long-line-help = Potrzeba co najmniej czterech decyzji.
puzzle-theme-against-the-odds = Wbrew szansom
puzzle-theme-against-the-odds-help = Nic nie jest pewne: znajdź największą szansę.
puzzle-why-exact = Przeliczono wszystkie odpowiedzi losu: tak cel udaje się w { $best ->
        [one] { $best } przypadku
        [few] { $best } przypadkach
       *[many] { $best } przypadkach
    } na 100, najlepszą inną drogą w { $second }, kuszącą w { $tempting }.
puzzle-why-played = Każdą drogę rozegrano { $games } razy: tak cel udaje się w { $best ->
        [one] { $best } przypadku
        [few] { $best } przypadkach
       *[many] { $best } przypadkach
    } na 100, najlepszą inną drogą w { $second }, kuszącą w { $tempting }.
puzzle-still = Po tej decyzji cel można jeszcze osiągnąć w { $percent ->
        [one] { $percent } przypadku
        [few] { $percent } przypadkach
       *[many] { $percent } przypadkach
    } na 100; było { $best }.
error-no-such-puzzle = Nie ma takiej zagadki.
error-bad-puzzle = { $file } nie jest zagadką: { $detail }
page-puzzles = Zagadki
page-puzzles-about = Pozycje z prawdziwych gier, w których jeden sposób rozegrania tury jest wyraźnie najlepszy i nie jest oczywisty.
page-puzzle-of = { $game }: zagadka { $number }
page-puzzles-count = 
    { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
page-puzzles-solved = Rozwiązane: { $solved } z { $count }
page-puzzle-solve = Rozwiąż
page-puzzle-next = Następna zagadka
page-puzzle-all-done = Wszystkie już za tobą. Można je rozwiązywać ponownie.
page-puzzle-hint = Wskazówka
page-puzzle-second-hint = Druga wskazówka
page-puzzle-look-here = Spójrz, co jest podświetlone na planszy.
page-puzzle-solution = Rozwiązanie
page-puzzle-show-solution = Pokaż rozwiązanie
page-puzzle-back = Wróć do tego miejsca
page-puzzle-again = Od początku
page-puzzle-chosen = Twoje decyzje
page-puzzle-nothing-yet = Jeszcze nic: wybieraj na planszy albo z listy.
page-puzzle-right = Na razie dobrze. Dalej.
page-puzzle-wrong = Nie najlepiej
page-puzzle-solved = Rozwiązane
page-puzzle-given = Pokazano rozwiązanie
page-puzzle-why = Dlaczego to działa
page-puzzle-tempting = Kusząca droga
page-puzzle-until-next = Średnio do twojej następnej tury
page-puzzle-this = Ta zagadka
page-puzzle-rated = Ranking
page-puzzle-lines = 
    { $count ->
        [one] Rozwiązuje ją jedna droga.
        [few] Rozwiązują ją { $count } drogi.
       *[many] Rozwiązuje ją { $count } dróg.
    }
page-puzzle-from = Z gry botów, tura { $turn }.
page-puzzle-your-rating = Twój ranking
page-puzzle-streak = Seria { $count }, najdłuższa { $longest }
page-puzzle-first-counts = Liczy się tylko pierwsza odpowiedź; wskazówka lub rozwiązanie liczą się jako nierozwiązane.
page-puzzle-start-view = Początek
page-puzzle-what-came = Co z tego wyszło
page-puzzle-theme = Temat
page-puzzle-any-theme = dowolny temat
page-puzzle-forget = Zapomnij mój ranking zagadek
page-puzzle-strip = { $game }, ranking { $rating }
cli-puzzle = Rozwiąż zagadkę w tym terminalu.
cli-puzzle-id = Numer zagadki; bez niego taka, która pasuje do rankingu.
cli-puzzle-rating = Jak trudna ma być: od 400 do 2800.
cli-puzzle-theme = Temat, który ma mieć.
cli-lab-puzzles = Ułóż zagadki z gier botów albo udowodnij dołączone.
cli-lab-puzzles-prove = Udowodnij istniejące zagadki zamiast układać nowe.
cli-lab-puzzles-only = Udowodnij tylko zagadkę o tym numerze; można podać kilka razy.
cli-lab-puzzles-ends = Pomijaj tury, które mogą się skończyć na więcej sposobów.
cli-lab-puzzles-answers = Ile wyników losu obliczać dokładnie, najwyżej; gdy jest ich więcej, gra jest rozgrywana dalej wiele razy.
cli-lab-puzzles-futures = Na ilu dalszych przebiegach przeszukiwanie sprawdza rozwiązanie jeszcze raz.
cli-lab-puzzles-simulations = Ile symulacji ma to przeszukiwanie na każdy wybór.
cli-lab-puzzles-wanted = Ile ma ich być na końcu.
cli-lab-puzzles-turns = Ile tur każdej gry przejrzeć, od końca.
cli-lab-puzzles-out = Katalog, do którego je zapisać; bez niego katalog gry.
lab-puzzle-found = { $puzzle }: { $goal }, ranking { $rating }
lab-puzzle-proved = zgadza się
lab-puzzle-refuted = nie zgadza się
lab-puzzle-column-puzzle = Zagadka
lab-puzzle-column-goal = Cel
lab-puzzle-column-best = Najlepsza
lab-puzzle-column-second = Druga
lab-puzzle-column-how = Jak
lab-puzzle-column-verdict = Werdykt
lab-puzzle-exactly = dokładnie
lab-puzzle-played =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
terminal-puzzle-right = Na razie dobrze.
terminal-puzzle-solved = Rozwiązane!
terminal-puzzle-wrong = Nie najlepiej: { $told }
terminal-puzzle-keys = { $back } cofa decyzję, { $hint } daje wskazówkę, { $solution } pokazuje rozwiązanie, { $quit } kończy.
terminal-puzzle-not-understood = „{ $answer }” to ani opcja, ani klawisz. Wpisz numer od 1 do { $last } albo klawisz: { $back } cofa decyzję, { $hint } daje wskazówkę, { $solution } pokazuje rozwiązanie, { $quit } kończy.
terminal-puzzle-solution = Rozwiązanie: { $line }
terminal-puzzle-none = Nie ma takiej zagadki.
terminal-puzzle-key-hint = h w
terminal-puzzle-key-solution = s r
terminal-puzzle-prompt = Numer albo klawisz:{ " " }
