### Sword & Sorcery in the browser: what its map and its panels say of themselves.

## The line above the map

sword-and-sorcery-page-short-round = Runda { $n }
sword-and-sorcery-page-short-shards = Odłamki: { $n }

## The map

sword-and-sorcery-page-area = Obszar { $mark }
sword-and-sorcery-page-door = Drzwi { $number }
sword-and-sorcery-page-door-open = Otwarte.
sword-and-sorcery-page-door-closed = Zamknięte. Otwarcie nic nie kosztuje, ale może zadziałać pułapka.
sword-and-sorcery-page-door-locked = Zamknięte na klucz: trzeba je wyważyć.
sword-and-sorcery-page-door-magic = Zamek magiczny. Potrzebny: { $colour }.
sword-and-sorcery-page-gate = Wrota
sword-and-sorcery-page-gate-on = Otwarte: mogą przez nie przyjść wrogowie.
sword-and-sorcery-page-gate-off = Zamknięte.
sword-and-sorcery-page-gate-symbol = Symbol na kości: { $symbol }
sword-and-sorcery-page-chest = Skrzynia
sword-and-sorcery-page-chest-closed = Można ją rozbić akcją specjalną.
sword-and-sorcery-page-key-here = Może go wziąć ten, kto tu stoi.
sword-and-sorcery-page-shrine-on = Kapliczka, aktywna
sword-and-sorcery-page-shrine-off = Kapliczka, nieaktywna
sword-and-sorcery-page-search-here = Można tu szukać.
sword-and-sorcery-page-story-here = Czeka tu wydarzenie fabularne.
sword-and-sorcery-page-waypoint = Punkt kluczowy
sword-and-sorcery-page-lies-here = Rzeczy na ziemi
sword-and-sorcery-page-hindering = Trudny teren: wejście kosztuje 2 punkty ruchu.
sword-and-sorcery-page-dangerous = Niebezpieczny obszar.
sword-and-sorcery-page-burning = Ogień { $level }
sword-and-sorcery-page-way = { $hero }: droga tutaj za { $n } PR.
sword-and-sorcery-page-shadows =
    { $n ->
        [one] { $n } żeton cienia
        [few] { $n } żetony cienia
       *[many] { $n } żetonów cienia
    }
sword-and-sorcery-page-loot =
    { $n ->
        [one] { $n } żeton łupu
        [few] { $n } żetony łupu
       *[many] { $n } żetonów łupu
    }
sword-and-sorcery-page-treasures =
    { $n ->
        [one] { $n } skarb
        [few] { $n } skarby
       *[many] { $n } skarbów
    }
sword-and-sorcery-page-crowns =
    { $n ->
        [one] { $n } korona
        [few] { $n } korony
       *[many] { $n } koron
    }
sword-and-sorcery-page-what-will-they-do = Co zrobią?
sword-and-sorcery-page-sight-and-reach = Widok i zasięg ruchu

## Figures

sword-and-sorcery-page-enemy-of-rank = { $name } { $seal } ({ $rank })
sword-and-sorcery-page-turn = ma turę
sword-and-sorcery-page-rank = poziom duszy { $rank }
sword-and-sorcery-page-ghost = Widmowa dusza: przez odrodzenie trafia do kapliczki, tam się ją wskrzesza.
sword-and-sorcery-page-life = PŻ: { $left } z { $all }
sword-and-sorcery-page-armor = pancerz { $n }
sword-and-sorcery-page-defence = kości obrony: { $n }
sword-and-sorcery-page-shields = magiczne tarcze: { $n }
sword-and-sorcery-page-moves = Punkty ruchu: { $n }
sword-and-sorcery-page-companion-of = towarzysz: { $owner }
sword-and-sorcery-page-set-on = przydzielony: { $hero }
sword-and-sorcery-page-would-turn-on = Teraz jego cel: { $targets }
sword-and-sorcery-page-would-turn-on-nobody = Teraz nikogo nie dosięgnie.
sword-and-sorcery-page-would-not-act = Nie aktywuje się: ogłuszony.
sword-and-sorcery-page-or = {" "}lub{" "}

## What behaviours and cards say

sword-and-sorcery-page-do-attack = atakuje: { $weapon }
sword-and-sorcery-page-do-attack-any = atakuje
sword-and-sorcery-page-do-attack-near =
    { $n ->
        [0] atakuje kogoś na swoim obszarze: { $weapon }
       *[other] atakuje najbliższego: { $weapon }, do { $n }
    }
sword-and-sorcery-page-do-engage = wiąże cel walką
sword-and-sorcery-page-do-move =
    { $n ->
        [one] rusza się o { $n } obszar
        [few] rusza się o { $n } obszary
       *[many] rusza się o { $n } obszarów
    }
sword-and-sorcery-page-do-move-near =
    { $n ->
        [one] rusza się o { $n } obszar ku najbliższemu
        [few] rusza się o { $n } obszary ku najbliższemu
       *[many] rusza się o { $n } obszarów ku najbliższemu
    }
sword-and-sorcery-page-do-retreat =
    { $n ->
        [one] cofa się o { $n } obszar
        [few] cofa się o { $n } obszary
       *[many] cofa się o { $n } obszarów
    }
sword-and-sorcery-page-do-use = używa: { $ability }
sword-and-sorcery-page-do-summon = przyzywa: { $companion }
sword-and-sorcery-page-do-recharge = odzyskuje ładunek
sword-and-sorcery-page-do-activate = aktywuje się inny wróg
sword-and-sorcery-page-do-encounter = kolejne starcie
sword-and-sorcery-page-do-stars = zdolności z gwiazdą
sword-and-sorcery-page-do-strike =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
sword-and-sorcery-page-do-save = rzut obronny, inaczej: { $otherwise }
sword-and-sorcery-page-do-if = jeśli { $test }: { $does }
sword-and-sorcery-page-do-if-else = jeśli { $test }: { $does }, inaczej { $otherwise }
sword-and-sorcery-page-do-nothing = nic nie robi
sword-and-sorcery-page-if-wounded = jest ranny
sword-and-sorcery-page-if-engaged = związany walką
sword-and-sorcery-page-if-engaged-with = związany walką z co najmniej { $n }
sword-and-sorcery-page-if-hidden = jest ukryty
sword-and-sorcery-page-if-kd = jest powalony
sword-and-sorcery-page-if-alone = jest sam
sword-and-sorcery-page-if-day = jest dzień
sword-and-sorcery-page-if-night = jest noc
sword-and-sorcery-page-if-target-wounded = cel jest ranny
sword-and-sorcery-page-if-target-kd = cel jest powalony
sword-and-sorcery-page-if-kd-hero-here = leży tu bohater
sword-and-sorcery-page-if-has-charge = ma ładunek
sword-and-sorcery-page-force-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
sword-and-sorcery-page-force-red =
    { $n ->
        [one] { $n } czerwona kość
        [few] { $n } czerwone kości
       *[many] { $n } czerwonych kości
    }
sword-and-sorcery-page-force-blue =
    { $n ->
        [one] { $n } niebieska kość
        [few] { $n } niebieskie kości
       *[many] { $n } niebieskich kości
    }
sword-and-sorcery-page-paid-effect = { $cost }: { $does }
sword-and-sorcery-page-cooldown = odnawianie { $n }
sword-and-sorcery-page-range = zasięg { $n }
sword-and-sorcery-page-talent = talent
sword-and-sorcery-page-innate = wrodzona
sword-and-sorcery-page-waits = odnawianie: jeszcze { $n }
sword-and-sorcery-page-only-for = Tylko dla: { $styles }
sword-and-sorcery-page-charges = ładunki: { $n }

## An attack on the table

sword-and-sorcery-page-attack = Atak
sword-and-sorcery-page-attacks = { $who } → { $whom }
sword-and-sorcery-page-defends = Obrona: { $who }
sword-and-sorcery-page-fixed-hits = Trafienia bez rzutu
sword-and-sorcery-page-die = Kość { $number }
sword-and-sorcery-page-damage = obrażenia: { $n }
sword-and-sorcery-page-no-damage = bez obrażeń
sword-and-sorcery-page-unstoppable = śmiertelny: { $n }
sword-and-sorcery-page-wounds-mean = obrażenia ≈ { $n }
sword-and-sorcery-page-may-act = Mogą się aktywować:
sword-and-sorcery-page-may-act-one = { $thing } { PERCENT($percent) }
sword-and-sorcery-page-wounds-chances = Obrażenia
sword-and-sorcery-page-enough = Wystarczy

## The party and the hero sheet

sword-and-sorcery-page-open-sheet = Arkusz bohatera: { $hero }
sword-and-sorcery-page-left-mp = Pozostałe punkty ruchu: { $n }
sword-and-sorcery-page-left-combat = Pozostałe akcje walki: { $n }
sword-and-sorcery-page-left-special = Pozostałe akcje specjalne: { $n }
sword-and-sorcery-page-soul-gem = Klejnot duszy
sword-and-sorcery-page-gem-hp = PŻ
sword-and-sorcery-page-gem-powers = Moce
sword-and-sorcery-page-gem-talents = Talenty
sword-and-sorcery-page-gem-combat = Akcje walki
sword-and-sorcery-page-gem-special = Akcje specjalne
sword-and-sorcery-page-saves-on = rzut obronny: { $symbol }
sword-and-sorcery-page-worn = Ekwipunek
sword-and-sorcery-page-pack = Plecak { $n }/{ $all }
sword-and-sorcery-page-powers = Moce i talenty
sword-and-sorcery-page-cards = Karty do wyboru
sword-and-sorcery-page-learning = Moce do wyboru
sword-and-sorcery-page-learn-power = { $hero }: nowa moc
sword-and-sorcery-page-learn-talent = { $hero }: nowy talent

## Enemy scrolls

sword-and-sorcery-page-open-scroll = Zwój wroga: { $enemy }
sword-and-sorcery-page-weapons = Broń
sword-and-sorcery-page-what-will-it-do = Co zrobi?
sword-and-sorcery-page-abilities = Zdolności
sword-and-sorcery-page-resists = Więcej lub mniej trafień

## How the quest stands

sword-and-sorcery-page-standing = Zadanie
sword-and-sorcery-page-round = Runda { $n }
sword-and-sorcery-page-shards = Odłamki duszy: { $n }
sword-and-sorcery-page-events-left = Pozostałe wydarzenia: { $n }
sword-and-sorcery-page-encounter = Starcie: { $name }
sword-and-sorcery-page-priority = Żeton priorytetu: { $hero }
sword-and-sorcery-page-enemies = Wrogowie
sword-and-sorcery-page-spoils = Co zdobyto
sword-and-sorcery-page-go-on = Dalej

## The Emporium

sword-and-sorcery-page-emporium = Emporium
sword-and-sorcery-page-price = Cena w koronach
sword-and-sorcery-page-purse = Korony
sword-and-sorcery-page-see-map = Zobacz mapę
sword-and-sorcery-page-leave-emporium = Wyjdź
sword-and-sorcery-page-outfit = Rozdaj ekwipunek
sword-and-sorcery-page-who-shops = Wybierzcie, kto podejdzie do lady.
sword-and-sorcery-page-your-things = Rzeczy bohatera: { $hero }
sword-and-sorcery-page-stash = Skrytka
sword-and-sorcery-page-shelf-weapon = Broń
sword-and-sorcery-page-shelf-armor = Zbroje
sword-and-sorcery-page-shelf-ammunition = Amunicja
sword-and-sorcery-page-shelf-artifact = Artefakty
sword-and-sorcery-page-shelf-consumable = Jednorazowe
sword-and-sorcery-page-shelf-permanent = Inne rzeczy
sword-and-sorcery-page-houses = W mieście
sword-and-sorcery-page-tavern = Tawerna „Pod Rozbrykanym Kucykiem”
sword-and-sorcery-page-tavern-about = Postaw 5 koron na symbol kości.
sword-and-sorcery-page-anvil = Zaklęte Kowadło
sword-and-sorcery-page-anvil-about = Za 50 koron broń lub zbroja pokazuje ulepszoną stronę: naciśnij ją wśród swoich rzeczy.
sword-and-sorcery-page-goal-done = Zrobione
sword-and-sorcery-page-goal-win = Zwycięstwo
sword-and-sorcery-page-goal-lose = Porażka
sword-and-sorcery-page-goal-hint = Wskazówka
sword-and-sorcery-page-goal-actions = Co można zrobić
sword-and-sorcery-page-goal-not-yet = jeszcze nie
sword-and-sorcery-page-ready = Gotowe
sword-and-sorcery-page-still-shopping = Jeszcze kupują: { $who }
sword-and-sorcery-page-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
sword-and-sorcery-page-board = Mapa zadania „{ $quest }”
