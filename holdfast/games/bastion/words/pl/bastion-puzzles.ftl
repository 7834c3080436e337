puzzle-task-win = { $hero }: wygraj grę w tej turze.
puzzle-task-survive = { $hero }: przed twoją następną turą żaden wróg nie może przejść przez bramę.
puzzle-task-save-driven-out = { $hero }: zadbaj, by przed twoją następną turą nie wypędzono żadnego obrońcy.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: pokonaj wroga w tej turze.
        [few] { $hero }: pokonaj { $count } wrogów w tej turze.
       *[many] { $hero }: pokonaj { $count } wrogów w tej turze.
    }
puzzle-missed-win = Tura się skończyła, a gra nie jest wygrana.
puzzle-missed-survive = Gra została przegrana.
puzzle-missed-save-driven-out = Obrońca został wypędzony.
puzzle-missed-beat-beaten = Tura się skończyła: { $found } z { $count }.
puzzle-reached-win = Przy odrobinie szczęścia to też wygrywa, ale rzadziej.
puzzle-reached-survive = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-reached-save-driven-out = Przy odrobinie szczęścia wszyscy zostaną, ale rzadziej.
puzzle-reached-beat-beaten = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-fact-beaten = Pokonani wrogowie
puzzle-fact-driven-out = Wypędzeni obrońcy
