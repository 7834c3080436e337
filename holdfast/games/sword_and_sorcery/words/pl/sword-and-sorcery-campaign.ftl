### Sword & Sorcery: kampania.

fault-first-quest-rank = kampania zaczyna się od poziomu duszy I, a jej pierwsze zadanie, „{ $quest }”, od poziomu { $rank }
sword-and-sorcery-campaign-single = Jedno zadanie
sword-and-sorcery-campaign-single-help = Zadanie samo w sobie: bohaterowie zaczynają z tym, czego wymaga jego trudność.
sword-and-sorcery-campaign-whole = Kampania
sword-and-sorcery-campaign-whole-help = Zadania po kolei, od poziomu duszy I. Poziomy duszy, moce, przedmioty, korony, odłamki duszy i skrytka zostają z drużyną; każde zadanie to osobny stół, a wrócić można, kiedy się chce.
sword-and-sorcery-campaign-pack = Plecak
sword-and-sorcery-campaign-stash =
    { $count ->
        [one] Skrytka: { $count } karta
        [few] Skrytka: { $count } karty
       *[many] Skrytka: { $count } kart
    }
sword-and-sorcery-campaign-memory = Co zapamiętano
sword-and-sorcery-campaign-alignment = Charakter drużyny według jej czynów: { $alignment }
sword-and-sorcery-campaign-achievements = Osiągnięcia
sword-and-sorcery-campaign-people = Spotkane osoby
sword-and-sorcery-campaign-deeds = Czyny
