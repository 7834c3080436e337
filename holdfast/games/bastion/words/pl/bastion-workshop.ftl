### Co mieszczą pakiety tej gry: rodzaje, pola i wartości.

## Rodzaje

kind-classes-class = Klasy wrogów
kind-classes-class-one = Klasa wrogów
kind-legendary-enemy = Legendarni wrogowie
kind-legendary-enemy-one = Legendarny wróg
kind-spells-spell = Zaklęcia
kind-spells-spell-one = Zaklęcie
kind-scenarios-scenario = Scenariusze
kind-scenarios-scenario-one = Scenariusz
kind-rituals-ritual = Rytuały
kind-rituals-ritual-one = Rytuał
kind-defenders-defender = Obrońcy
kind-defenders-defender-one = Obrońca
kind-levels-level = Poziomy trudności
kind-levels-level-one = Poziom
kind-districts-district = Dystrykty
kind-districts-district-one = Dystrykt
kind-army-advice = Siła armii
kind-army-advice-one = Siła armii
kind-editions-edition = Edycje
kind-editions-edition-one = Edycja

## Pola kart

field-id = Identyfikator
field-id-help = Tak to nazywają zasady i teksty.
field-troop = Oddział
field-troop-help = W klasie jest karta każdego z sześciu kolorów; klasy pomocnicze dokłada się do głównych.
field-strength = Siła
field-strength-help = Tyle many kosztuje pokonanie. Przy scenariuszu: siła całej armii, dla informacji.
field-spell = Zaklęcie
field-spell-help = Czym staje się karta po pokonaniu wroga.
field-power = Moc zaklęcia
field-power-help = Liczba przy zaklęciu, jeśli jest.
field-traits = Cechy
field-traits-help = Co robi wróg, gdy nadchodzi albo dopóki stoi.
field-blocks = Zablokowane źródła
field-blocks-help = Według koloru karty kolor źródeł, które blokuje.
field-paint = Barwa
field-paint-help = Jaką manę kosztuje pokonanie.
field-moment = Moment
field-moment-help = Kiedy można rzucić zaklęcie.
field-has-power = Z mocą
field-has-power-help = Na kartach tego zaklęcia jest liczba.

## Scenariusze

field-edition = Edycja
field-edition-help = Według której instrukcji gra się scenariusz.
field-deck = Talia wrogów
field-deck-help = Z jakich kart się ją składa.
field-side = Strona dystryktów
field-side-help = Którą stroną leżą dystrykty.
field-built-sources = Źródła są zbudowane
field-built-sources-help = W każdym dystrykcie jest na początku zbudowane źródło.
field-damaged-sources = Źródła są uszkodzone
field-damaged-sources-help = W dystrykcie najdalszym od obozu i w dwóch sąsiednich wszystkie źródła są na początku uszkodzone.
field-dealt-class = Rozdawana klasa
field-dealt-class-help = Każdy obrońca zaczyna z kartą tej klasy jako zaklęciem.
field-start-at-camp = Początek przy obozie
field-start-at-camp-help = Obrońcy zaczynają w dystrykcie przy obozie.
field-inside-square = Na placach
field-inside-square-help = Klasa, której karty stoją na początku na placach uszkodzonych dystryktów.
field-inside-citadel = W cytadeli
field-inside-citadel-help = Klasa, której karta leży na początku w cytadeli.
field-first-enemies = Pierwsi wrogowie
field-first-enemies-help = Wrogowie nadchodzą przed pierwszą turą.
field-whole = Całe klasy
field-whole-help = Wszystkie sześć kart każdej z tych klas.
field-random = Karty losowych kolorów
field-random-help = Według klas: ile kart.
field-cards = Określone karty
field-cards-help = Karty według klasy i koloru.
field-legends = Legendarni wrogowie
field-legends-help = Którzy legendarni wrogowie biorą udział albo ilu ich jest.
field-random-legends = Losowi legendarni wrogowie
field-random-legends-help = Jeszcze tylu, wylosowanych.
field-on-top = Na wierzchu
field-on-top-help = Klasa, której karty leżą na wierzchu talii.
field-mixed-with-legends = Wymieszane z legendami
field-mixed-with-legends-help = Tyle kart tasuje się z legendarnymi wrogami na spodzie talii.

## Inne

field-kind = Rodzaj
field-kind-help = Artefakt się nosi, budowlę się wznosi.
field-solo = W grze solo
field-solo-help = Rytuał bierze udział także w grze dla jednej osoby.
field-of-each = Kart każdej klasy
field-of-each-help = Tyle kart każdej wybranej klasy trafia do talii.
field-statue = Źródła z posągami
field-statue-help = Kolory trzech źródeł na stronie z posągami.
field-plain = Źródła bez posągów
field-plain-help = Kolory trzech źródeł na drugiej stronie.
field-players = Gracze
field-players-help = Dla tylu graczy.
field-low = Od
field-low-help = Najmniejsza zwykła siła.
field-high = Do
field-high-help = Największa zwykła siła.

## Księgi

field-enemy-first = Najpierw wrogowie
field-enemy-first-help = Atak wroga jest przed działaniami obrońcy.
field-added-in-setup = Dodatkowi wrogowie w przygotowaniu
field-added-in-setup-help = O tylu wrogów więcej, niż jest graczy, nadchodzi przed pierwszą turą.
field-defenders-wait-for-setup = Obrońcy czekają na przygotowanie
field-defenders-wait-for-setup-help = Stawia się ich po przyjściu pierwszych wrogów.
field-last-section = Ostatni odcinek
field-last-section-help = Gdy wróg miałby pójść dalej, bastion upada.
field-camp = Obóz
field-camp-help = Gdzie leży obóz wrogów.
field-arrow-under-dragon = Strzała spod smoka
field-arrow-under-dragon-help = Kto stoi pod smokiem, może mimo to wystrzelić Strzałę gdzie indziej.
field-driven-out-by-next-dragon = Następny smok wypędza
field-driven-out-by-next-dragon-help = Po pokonaniu smoka trzeba od razu opuścić cytadelę, jeśli nie starcza many na następnego.
field-no-host = Nie nosiciele
field-no-host-help = Cechy wrogów, pod których symbiont nie wpełza.
field-priests-apart-in-setup = Kapłani osobno w przygotowaniu
field-priests-apart-in-setup-help = Przed pierwszą turą dwaj kapłani nie stoją obok siebie.
field-abundance = Obfitość daje
field-abundance-help = Tyle many; 0 oznacza liczbę z karty.
field-flame-for-others = Płomień dla innych
field-flame-for-others-help = Może pomóc w ataku innego obrońcy.
field-wall-spells-in-any-turn = Zaklęcia muru w każdej turze
field-wall-spells-in-any-turn-help = Roszadę i Teleport można rzucać także w cudzych turach.
field-wall-spells-before-enemy = Zaklęcia muru przed wrogiem
field-wall-spells-before-enemy-help = Roszadę i Teleport we własnej turze można rzucać także przed atakiem wroga.
field-repetition-is-a-turn = Powtórzenie to tura
field-repetition-is-a-turn-help = Daje jeszcze jedną turę bez ataku wroga; w innym razie od nowa zaczynają się działania tej tury.
field-rituals-compulsory = Rytuały są obowiązkowe
field-rituals-compulsory-help = Pasujący rytuał trzeba odprawić.
field-third-rituals-shuffled = Trzecie rytuały w losowej kolejności
field-third-rituals-shuffled-help = Karty oddane podczas przygotowania trafiają pod talię w losowej kolejności.
field-replace-only-when-full = Wymiana tylko przy braku miejsca
field-replace-only-when-full-help = Budowlę wymienia się tylko, gdy nie ma wolnego fundamentu.
field-replaced-go-under = Wymienione karty pod spód
field-replaced-go-under-help = Trafiają pod talię rytuałów.
field-gun-weakens = Działo osłabia o
field-gun-weakens-help = O tyle słabsi są wrogowie w jego kolorze w jego dystrykcie.
field-army-strength-advice = Zalecana siła armii
field-army-strength-advice-help = Instrukcja mówi, jaka siła jest zwykła.
field-fixed-training-side = Stała strona w grze szkoleniowej
field-fixed-training-side-help = W grze szkoleniowej dystrykty leżą tą stroną.
field-advised-training-side = Zalecana strona w grze szkoleniowej
field-advised-training-side-help = Instrukcja zaleca tę stronę w grze szkoleniowej.
field-has-levels = Ma poziomy
field-has-levels-help = Instrukcja ma poziomy trudności.
field-training = Talia gry szkoleniowej
field-training-help = Talia pierwszej gry.
field-immune-to-protection = Odporni na ochronę
field-immune-to-protection-help = Kapłani i Walkiria nie chronią odpornych wrogów.
field-immune-to-wall-spells = Odporni na zaklęcia muru
field-immune-to-wall-spells-help = Roszada i Teleport nie przestawiają odpornych wrogów.
field-source-gives = Źródło daje
field-source-gives-help = Tyle many w swoim kolorze.
field-bare-pool = Mana na początku
field-bare-pool-help = Tyle żetonów w każdym kolorze ma obrońca na początku.
field-rituals-drawn = Rozdawane rytuały
field-rituals-drawn-help = Tyle kart dostaje każdy obrońca podczas przygotowania; jedną oddaje.
field-obelisk-adds = Obelisk dodaje
field-obelisk-adds-help = O tyle więcej many z jego dystryktu.

## Wartości

value-moment-any = w dowolnej chwili swojej tury
value-moment-attack = przy ataku
value-moment-copied = jako kopia innego
value-moment-end = na końcu swojej tury
value-moment-move = przy ruchu
value-moment-source = przy źródle
value-kind-artifact = artefakt
value-kind-structure = budowla
value-camp-token = na żetonie
value-camp-wall = na murze
value-edition-2015 = 2015
value-edition-2018 = 2018
