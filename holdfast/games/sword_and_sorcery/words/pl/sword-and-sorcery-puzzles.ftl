puzzle-task-win = Wygraj zadanie w tej turze.
puzzle-task-survive = Zadanie nie może zostać przegrane przed twoją następną turą.
puzzle-task-save-fallen = Zadbaj, by przed twoją następną turą żaden bohater nie stał się widmową duszą.
puzzle-task-beat-beaten = 
    { $count ->
        [one] Pokonaj wroga w tej turze.
        [few] Pokonaj { $count } wrogów w tej turze.
       *[many] Pokonaj { $count } wrogów w tej turze.
    }
puzzle-task-beat-opened = 
    { $count ->
        [one] Otwórz skrzynię w tej turze.
        [few] Otwórz { $count } skrzynie w tej turze.
       *[many] Otwórz { $count } skrzyń w tej turze.
    }
puzzle-task-beat-acted = 
    { $count ->
        [one] Wykonaj akcję zadania w tej turze.
        [few] Wykonaj { $count } akcje zadania w tej turze.
       *[many] Wykonaj { $count } akcji zadania w tej turze.
    }
puzzle-missed-win = Tura się skończyła, a zadanie nie jest wygrane.
puzzle-missed-survive = Zadanie zostało przegrane.
puzzle-missed-save-fallen = Bohater padł i stał się widmową duszą.
puzzle-missed-beat-beaten = Tura się skończyła: { $found } z { $count }.
puzzle-missed-beat-opened = Tura się skończyła, otwarte skrzynie: { $found } z { $count }.
puzzle-missed-beat-acted = Tura się skończyła, wykonane akcje zadania: { $found } z { $count }.
puzzle-reached-win = Przy odrobinie szczęścia to też wygrywa, ale rzadziej.
puzzle-reached-survive = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-reached-save-fallen = Przy odrobinie szczęścia nikt nie padnie, ale częściej ktoś pada.
puzzle-reached-beat-beaten = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-reached-beat-opened = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-reached-beat-acted = Przy odrobinie szczęścia to też się udaje, ale rzadziej.
puzzle-fact-beaten = Pokonani wrogowie
puzzle-fact-fallen = Polegli bohaterowie
puzzle-fact-opened = Otwarte skrzynie
puzzle-fact-acted = Wykonane akcje zadania
