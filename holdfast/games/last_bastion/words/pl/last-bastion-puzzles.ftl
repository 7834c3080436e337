puzzle-task-win = { $hero }: wygraj grę w tej turze.
puzzle-task-survive = { $hero }: nie przegraj gry przed swoją następną turą.
puzzle-task-save-fallen = { $hero }: zadbaj, by przed twoją następną turą żaden bohater nie został wyeliminowany.
puzzle-task-save-haunted = { $hero }: zadbaj, by przed twoją następną turą Zło nie zajęło żadnej płytki.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: pozbądź się jednej karty hordy w tej turze.
        [few] { $hero }: pozbądź się { $count } kart hordy w tej turze.
       *[many] { $hero }: pozbądź się { $count } kart hordy w tej turze.
    }
puzzle-missed-win = Tura się skończyła, a gra nie jest wygrana.
puzzle-missed-survive = Gra została przegrana.
puzzle-missed-save-fallen = Bohater został wyeliminowany.
puzzle-missed-save-haunted = Zło zajęło płytkę.
puzzle-missed-beat-beaten = Tura się skończyła: { $found } z { $count }.
puzzle-reached-win = Przy odrobinie szczęścia to też wygrywa, ale rzadziej.
puzzle-reached-survive = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-reached-save-fallen = Przy odrobinie szczęścia ocaleją wszyscy, ale częściej ktoś zostaje wyeliminowany.
puzzle-reached-save-haunted = Przy odrobinie szczęścia żadna płytka nie przepadnie, ale częściej przepada.
puzzle-reached-beat-beaten = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-fact-beaten = Pokonane karty hordy
puzzle-fact-fallen = Wyeliminowani bohaterowie
puzzle-fact-haunted = Płytki zajęte przez Zło
