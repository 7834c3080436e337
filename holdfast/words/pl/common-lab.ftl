### Laboratorium: wiele partii, co z nich wynika, i polecenie.

## Polecenie

cli-lab = Rozegraj wiele partii i zbadaj je.
cli-lab-run = Rozegraj wiele partii naraz do jednego pliku; to samo polecenie je kontynuuje.
cli-lab-report = Zrób z pliku partii stronę z tabelami i rysunkami.
cli-lab-show = Zapisz jedną partię z pliku.
cli-lab-game = Gra, w którą grać.
cli-lab-levels = Poziomy: all (wszystkie) albo kilka po przecinku.
cli-lab-players = Ilu graczy: 1-4 albo kilka liczb po przecinku.
cli-lab-bot = Bot, który gra; aby porównać kilka, podaj każdego.
cli-lab-games = Ile partii każdego rodzaju.
cli-lab-vary = Rozegraj partie z każdą z tych wartości opcji: NAZWA=WARTOŚĆ,WARTOŚĆ albo NAZWA=all.
cli-lab-set = Rozegraj wszystkie partie z tą wartością opcji: NAZWA=WARTOŚĆ.
cli-lab-seed = Ziarno pierwszej partii; następne idą po kolei.
cli-lab-out = Plik Parquet na wyniki.
cli-lab-jobs = Ile partii naraz; bez tego po jednej na procesor.
cli-lab-on = Gdzie grać: tutaj czy na klastrze Ray.
cli-lab-address = Adres klastra Ray; bez niego powstaje klaster na tej maszynie.
cli-lab-file = Plik zrobiony poleceniem „holdfast lab run”.
cli-lab-folder = Folder na stronę i rysunki.
cli-lab-markdown = Zamiast tego wypisz tabelę odsetków wygranych jako Markdown.
cli-lab-row = Numer partii w pliku, od 0.
cli-lab-tune = Poszukaj liczb w pliku zawartości: lepszych albo dających żądany odsetek wygranych.
cli-tune-file = Plik zawartości, którego liczby są szukane.
cli-tune-numbers = Które liczby, jak level.normal.*; bez tego wszystkie.
cli-tune-fit = Nie graj, tylko dopasuj liczby do partii z tego pliku wyników.
cli-tune-positions = Ile pozycji z tych partii rozpatrzyć.
cli-tune-aim = Żądany odsetek wygranych: 0.6, 60% albo od-do, jak 0.5-0.75; bez tego jak najwyższy.
cli-tune-by = Co uznać za lepsze.
cli-tune-together = Przesuwaj wszystkie liczby naraz, grając po obu ich stronach: dla szybkich botów i wielu partii.
cli-tune-steps = Ile zmian wypróbować.
cli-tune-out = Folder na znalezione liczby: to folder zawartości i od niego szukanie rusza dalej.
cli-lab-calibrate = Pokaż, czy partie są wygrywane tak często, jak przewidują analizy i podpowiedzi.
cli-calibrate-moments = Ile mniej więcej momentów tych partii rozpatrzyć.
cli-calibrate-markdown = Wypisz tabelę jako Markdown.

## W trakcie pracy

lab-playing = Gramy
lab-speed = { $speed } partii/s
lab-already = { $done ->
    [one] { $done } partia z { $whole } jest już rozegrana.
    [few] { $done } partie z { $whole } są już rozegrane.
   *[many] { $done } partii z { $whole } jest już rozegranych.
}
lab-stopped = Zatrzymano. Nic nie przepadło: to samo polecenie wznowi pracę.
lab-done = { $games ->
    [one] { $games } partia w { $path }
    [few] { $games } partie w { $path }
   *[many] { $games } partii w { $path }
}
lab-troubles-found = { $count ->
    [one] { $count } partia się urwała: powie o niej raport.
    [few] { $count } partie się urwały: powie o nich raport.
   *[many] { $count } partii się urwało: powie o nich raport.
}
lab-report-done = Raport: { $path }
lab-fitting = Dopasowujemy
lab-fitted = { $positions ->
    [one] { $positions } pozycja. Strata logarytmiczna na odłożonych partiach: było { $before }, jest { $after }. W { $folder }.
    [few] { $positions } pozycje. Strata logarytmiczna na odłożonych partiach: było { $before }, jest { $after }. W { $folder }.
   *[many] { $positions } pozycji. Strata logarytmiczna na odłożonych partiach: było { $before }, jest { $after }. W { $folder }.
}
lab-calibrating = Oceniamy
lab-calibration-foretold = Przewidziane
lab-calibration-moments = Momentów
lab-calibration-mean = Średnio
lab-calibration-came = Wygrane
lab-calibration-interval = Przedział 95%
lab-calibrated = { $moments ->
    [one] { $moments } moment. Przewidywany i rzeczywisty odsetek wygranych różnią się średnio o { $apart }. Wynik Briera { $error }; stałe przewidywanie dałoby { $plain }.
    [few] { $moments } momenty. Przewidywany i rzeczywisty odsetek wygranych różnią się średnio o { $apart }. Wynik Briera { $error }; stałe przewidywanie dałoby { $plain }.
   *[many] { $moments } momentów. Przewidywany i rzeczywisty odsetek wygranych różnią się średnio o { $apart }. Wynik Briera { $error }; stałe przewidywanie dałoby { $plain }.
}
lab-tuning = Zmiana { $number } z { $most }
lab-step-kept = { $number }. przyjęta: { $changed } ({ $gain } ± { $error })
lab-step-dropped = { $number }. odrzucona: { $changed } ({ $gain } ± { $error })
lab-tuned = Przyjęte zmiany: { $kept } z { $steps }. Znalezione liczby wygrywają { $rate }.
lab-round = { $number }. średnio { $mean }, strony różnią się o { $apart }
lab-proving = To, co znaleziono, gra przeciw pierwszym liczbom
lab-proved = Znalezione liczby są lepsze o { $gain } ± { $error } (rozdań: { $deals }).
lab-not-proved = Znalezione liczby nie są lepsze ponad przypadek ({ $gain } ± { $error }, rozdań: { $deals }); zostają pierwsze.

## Raport

lab-title = { $game }: co wynika z partii
lab-beginning = { $games ->
    [one] { $games } partia, grał { $bots }. Wygrane: { $rate } ({ $interval }).
    [few] { $games } partie, grał { $bots }. Wygrane: { $rate } ({ $interval }).
   *[many] { $games } partii, grał { $bots }. Wygrane: { $rate } ({ $interval }).
}
lab-seeds = Ziarna od { $first } do { $last }; każdą partię można pokazać znowu z jej wiersza.
lab-about-intervals = W dziewięćdziesięciu pięciu takich przypadkach na sto prawdziwy odsetek leży w przedziale (Wilson).
lab-about-progress = Postęp mówi, jak daleko średnio zaszły partie: jaką część hordy, armii lub zadania pokonano; z przedziałem Studenta.
lab-about-figures = Partia liczy się każdemu, kto brał w niej udział.
lab-about-spread = Partia środkowa; w nawiasie od 10. do 90. percentyla.
lab-heading-main = Wszystko, co się zmieniało
lab-heading-troubles = Partie niedokończone
lab-troubles = { $count ->
    [one] { $count } partia się urwała. Wyżej nie jest liczona.
    [few] { $count } partie się urwały. Wyżej nie są liczone.
   *[many] { $count } partii się urwało. Wyżej nie są liczone.
}
lab-chart-by = Odsetek wygranych: { $axis }
lab-chart-by-two = Odsetek wygranych: { $across }, { $lines }
lab-chart-losses = Jak się przegrywa
lab-chart-length = Ile trwa partia
lab-chart-score = Punkty w wygranych partiach
lab-none-lost = Żadna partia nie została przegrana.
lab-axis-bot = Bot
lab-axis-figures = Kto brał udział
lab-not-said = nie podano
lab-all = wszystkie partie
lab-won = wygrane
lab-lost = przegrane
lab-games = Partie
lab-rounds = Rundy
lab-turns = Tury
lab-choices = Decyzje
lab-seconds = Sekundy
lab-score = Punkty
lab-win-rate = Wygrane partie
lab-share-lost = Udział w przegranych
lab-interval = { $low }–{ $high }
lab-spread = { $middle } ({ $low }–{ $high })
lab-head-games = Partii
lab-head-won = Wygrane
lab-head-rate = Odsetek
lab-head-interval = Przedział 95%
lab-head-progress = Postęp
lab-head-reason = Powód
lab-head-share = Udział
lab-head-row = Wiersz
lab-head-seed = Ziarno
lab-head-trouble = Co się stało

## Drabina

cli-lab-ladder = Niech każdy bot zagra we wszystko; zapisz tabelę, kto jak często wygrywa.
cli-ladder-game = Gra; można podać kilka; bez tego wszystkie.
cli-ladder-bot = Bot i ile partii każdego rodzaju gra, jak greedy=100; od najsłabszego do najsilniejszego. Bota tylko do jednej gry zapisuje się tak: bastion/search:12=6.
cli-ladder-more = Ile razy grać dalej w wierszach wątpliwych, za każdym razem aż rozdań będzie dwa razy więcej.
cli-ladder-work = Folder, w którym są wyniki.
cli-ladder-out = Plik Markdown na tabelę.
ladder-done = Drabina: { $path }
ladder-title = Drabina botów
ladder-about = Jak często wygrywa każdy bot, a pod tym, jak daleko średnio zaszły jego partie: jaką część hordy, armii lub zadania pokonano; w wygranej partii jest to całość. W nawiasach przedział, w którym prawdziwa liczba leży w dziewięćdziesięciu pięciu przypadkach na sto (dla wygranych Wilsona, dla postępu Studenta). Wszystkie boty dostają te same rozdania. Ostatnia kolumna mówi, czy każdy bot jest lepszy od poprzedniego ponad wszelką wątpliwość. Po wygranych: przedział Newcombe’a wokół różnicy odsetków wygranych leży powyżej zera. Po postępie, gdy wygrane nie rozstrzygają: leży tak przedział Studenta wokół średniej przewagi, rozdanie po rozdaniu. Ten, któremu powiedziano przyszłość (`clairvoyant`), pokazuje tylko, dokąd mógłby dojść uczciwy gracz.
ladder-looks = W wierszach, w których było to wątpliwe, wszyscy uczciwi grali dalej, za każdym razem aż rozdań było dwa razy więcej, najwyżej { $more ->
    [one] raz
    [few] { $more } razy
    [many] { $more } razy
   *[other] { $more } razy
}. Aby ponowne spojrzenie nie dawało szczęściu więcej okazji, owa jedna szansa na dwadzieścia, że zmyli, jest podzielona między wszystkie spojrzenia, i każdy przedział, który rozstrzyga o wierszu, jest o tyle szerszy. Ostatnia linia liczy tylko rozdania z pierwszego spojrzenia.
ladder-command = Zrobione tym poleceniem; wznawia ono pracę od miejsca, w którym je zatrzymano:
ladder-altogether = razem
ladder-head-deals = Rozdań
ladder-head-order = W tej kolejności
ladder-head-bot = Bot
ladder-head-games = Partii
ladder-head-won = Wygrane
ladder-head-progress = Postęp
ladder-head-speed = Partii na sekundę na jednym rdzeniu
ladder-head-time = Czas na decyzję
ladder-sure-won = bez wątpienia, po wygranych
ladder-sure-progress = bez wątpienia, po postępie
ladder-unsure = niepewne
ladder-milliseconds = { $value } ms
error-lab-bad-rung = „{ $found }” nie ma postaci BOT=PARTIE, jak greedy=100.

## Czego laboratorium odmawia

error-lab-trouble = Laboratorium tego nie potrafi.
error-lab-does-not-replay = Decyzja { $number } tej partii, „{ $choice }”, się nie powtarza. { $detail }
error-lab-deadly-game = Partia z ziarnem { $seed } zabiła procesy robocze: { $count }. Nie będzie już próbowana.
error-lab-no-cluster = Klaster Ray jest niedostępny: { $detail }
error-lab-other-run = W { $path } są partie gry { $game } według innych zasad lub kart. Wybierz inny plik.
error-lab-not-results = { $path } nie jest plikiem laboratorium: { $detail }
error-lab-no-games = W pliku nie ma ani jednej skończonej partii.
error-lab-no-such-row = Nie ma wiersza { $row }: ostatni to { $last }.
error-lab-bad-pair = „{ $found }” nie ma postaci NAZWA=WARTOŚĆ.
error-lab-bad-place = Gra się „local” albo na „ray”, nie na „{ $found }”.
error-needs-extra = Do tego potrzebny jest pakiet { $package }: zainstaluj holdfast[{ $extra }].
error-cannot-write = Nie da się zapisać { $path }: { $detail }.
error-lab-no-such-number = Żadna liczba w tym pliku nie pasuje do „{ $pattern }”. Są: { $known }.
error-lab-no-such-file = „{ $file }” nie jest plikiem zawartości tej gry. Są: { $known }.
error-lab-no-numbers = W { $file } nie ma liczb do szukania.
error-lab-other-search = { $path } należy do szukania innych liczb. Wybierz inny folder.
error-lab-one-sided = Wszystkie te partie skończyły się tak samo: wagi można dopasować tylko do wygranych i przegranych.
error-lab-game-or-fit = Podaj grę (--game) albo wyniki, do których dopasować (--fit).
error-lab-unknown-measure = „{ $found }” nie da się mierzyć. Znane: { $known }.
error-lab-bad-aim = „{ $found }” nie jest odsetkiem wygranych: pisz 0.6, 60% albo 0.5-0.75.
fault-lab-all-of-many = „all” nic tu nie mówi: podaj wartości dla każdej partii

## Chapters of a campaign

cli-lab-quests = Rozegraj botami każde zadanie kampanii i pokaż, co z niego widać.
cli-lab-quests-which = Zadania do zagrania; gdy żadnego nie podano, wszystkie dostępne.
cli-lab-party = Tylu bohaterów wyrusza.
cli-lab-out-md = Plik Markdown do zapisania; bez niego tabela jest drukowana.
cli-lab-road = Rozegraj zamiast tego całe kampanie, tyle, ile podano w --games: przegrane zadania od nowa, połowa wyborów fabuły losowo.
cli-lab-by-chance = Połowę wyborów fabuły pozostaw losowi, żeby trafić na każdą gałąź; z --road jest tak zawsze.
error-lab-unknown-chapter = „{ $found }” nie jest zadaniem; możliwe: { $known }.
lab-playing-chapters = Rozgrywanie zadań
lab-chapters-ends = Zakończenia: { $ends }
lab-written = Zapisano w { $path }.
lab-chapters-chapter = zadanie
lab-chapters-games = partie
lab-chapters-won = zwycięstwa
lab-chapters-rounds = rundy
lab-chapters-deck = dobrane karty wydarzeń
lab-chapters-day = był dzień
lab-chapters-night = była noc
lab-chapters-treasures = skarby
lab-chapters-shards = odłamki na końcu
lab-chapters-hero-ranged = ataki bohaterów na inny obszar
lab-chapters-enemy-ranged = ataki wrogów na inny obszar
lab-chapters-ghosts = widmowe dusze
lab-chapters-story = opowiedziane historie
lab-chapters-action = wykonane akcje
lab-chapters-choice = dokonane wybory
lab-chapters-chest = otwarte skrzynie
lab-chapters-shrine = kapliczki, które wskrzesiły bohatera
lab-chapters-search = przeszukane obszary
lab-chapters-waypoint = osiągnięte punkty
