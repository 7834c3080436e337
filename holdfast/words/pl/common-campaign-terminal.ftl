### Kampanie w terminalu.

cli-campaign = Graj kampanię w tym terminalu, gra po grze; to samo polecenie ją kontynuuje.
cli-campaign-file = Plik, w którym jest kampania; jeśli go nie ma, zacznie się nowa.
terminal-course-won = wygrane
terminal-course-open = w trakcie
terminal-course-next = następne
terminal-course-ahead = jeszcze przed wami
terminal-chapter-lost =
    { $count ->
        [one] przegrane { $count } raz
        [few] przegrane { $count } razy
       *[many] przegrane { $count } razy
    }
terminal-campaign-over = Kampania wygrana.
terminal-campaign-kept = Kampania jest zapisana. Dalej: holdfast campaign { $path }
error-flags-of-campaign = Kampania w pliku ma już swoje ustawienia: pomiń { $found }.
error-not-a-campaign = { $path } nie jest plikiem kampanii.
