page-daily = Oblężenie dnia
page-daily-of = Oblężenie dnia, { $day }
page-daily-save-name = Zapisz imię
page-daily-about = Każdego dnia każda gra ma jedno rozdanie, takie samo dla wszystkich. Grasz w pojedynkę i liczy się jedna próba: gdy kość lub karta odsłoni coś nowego, niczego już nie cofniesz.
page-daily-ends = Dzień kończy się o północy UTC. Próba zakończona później się nie liczy.
page-daily-new-in = nowe za { $time }
page-daily-defend = Do obrony
page-daily-go-on = Graj dalej
page-daily-to-list = Do listy
page-daily-one-try = Liczy się jedna próba
page-daily-under-way = Twoja próba trwa
page-daily-practice = Trening
page-daily-practice-help = Trenuj, ile chcesz: to samo rozdanie, ale inne szczęście.
page-daily-tried =
    { $count ->
        [0] nikt jeszcze nie próbował
        [one] { $count } próba
        [few] { $count } próby
       *[many] { $count } prób
    }
page-daily-best = najlepszy wynik: { $result }
page-daily-result = { $end } · { $much }
page-daily-name = Twoje imię na liście
page-daily-name-help = Może zostać puste.
page-daily-nameless = bez imienia
page-daily-you = ty
page-daily-list = Lista dnia
page-daily-week = Lista tygodnia
page-daily-week-of = od { $first } do { $last }
page-daily-empty = Nikogo tu jeszcze nie ma.
page-daily-player = Gracz
page-daily-how = Wynik
page-daily-turns = Tury
page-daily-days = Dni
page-daily-days-won = Wygrane
page-daily-points = Punkty
page-daily-watch = Obejrzyj
page-daily-watch-later = Dokończ swoją próbę, aby obejrzeć, jak grali inni.
page-daily-your-place = Twoje miejsce: { $place }.
page-daily-late = Twoja próba skończyła się po zakończeniu dnia i się nie liczy.
page-daily-signed = Zapisz podpisany wynik
page-daily-seed = Ziarno losowości: { $seed }
page-daily-earlier = Poprzedni dzień
page-daily-later = Następny dzień
page-daily-which = Która gra
error-no-such-day = Nie ma takiego oblężenia dnia.
error-daily-final = Twoja jedyna próba jest skończona: niczego już nie można cofnąć.
error-daily-fixed = Oblężenie dnia jest takie samo dla wszystkich: jego warunków nie można zmienić.
error-daily-watch-later = Partie innych można oglądać, gdy skończysz własną próbę albo gdy minie dzień.
error-no-daily-deal = Nie da się ułożyć oblężenia dnia dla { $game }.
error-bad-signed-result = { $path } nie jest podpisanym wynikiem.
cli-daily = Zagraj dzisiejsze oblężenie w tym terminalu: trening z własnym szczęściem, który nigdzie się nie liczy.
cli-daily-check = Zamiast grać, sprawdź podpis wyniku.
terminal-daily = Oblężenie dnia, { $day }: trening
terminal-daily-genuine = Autentyczny wynik: { $name }, { $game }, { $day }, podpisany kluczem { $key }
terminal-daily-forged = Podpis się nie zgadza.
