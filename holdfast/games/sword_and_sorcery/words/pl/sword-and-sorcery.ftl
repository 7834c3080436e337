### Sword & Sorcery: what is asked, offered, forbidden and told.

game-sword-and-sorcery = Sword & Sorcery
game-sword-and-sorcery-about = Legendarni bohaterowie wstają z martwych słabi jak dzieci. Odzyskujcie dusze zadanie po zadaniu i trzymajcie się razem.

## What may be set

setting-quest = Zadanie
setting-quest-help = Które zadanie gracie. Każde można rozegrać także osobno.
setting-party = Bohaterów w drużynie
setting-party-help = Ilu bohaterów wyrusza. Jeden gracz może prowadzić kilku.
setting-heroes = Bohaterowie
setting-heroes-help = Bohater i klasa, w kolejności miejsc. Prawo i Chaos nie podróżują razem.
setting-soul-storm = Burza dusz
setting-soul-storm-help = W drużynie mogą być wszystkie charaktery, a aktywny bohater wybiera dowolnie, gdy opowieść pyta o charakter.
setting-own-area-blocks = Wrogowie obok zasłaniają widok
setting-own-area-blocks-help = Surowsze odczytanie: wrogowie na obszarze bohatera także zasłaniają mu linię wzroku.
setting-strict-ties = Ścisła zasada przy remisie
setting-strict-ties-help = Wróg trafia do aktywnego gracza tylko wtedy, gdy jest on wśród mających najmniej; w przeciwnym razie do następnego z nich.
setting-shared-visit = Wychodzą wszyscy naraz
setting-shared-visit-help = Każdy gracz może kupować dla każdego bohatera, a jeden kończy wizytę za wszystkich. W przeciwnym razie każdy kupuje dla swoich bohaterów i mówi, kiedy jest gotowy.
setting-campaign = Część kampanii
setting-campaign-help = Zdobycze zostają w drużynie, a w skrytce można zostawić każdy przedmiot.

## How things are told apart

area = obszar { $name }
door = drzwi { $number }
item-for-sale =
    { $left ->
        [0] { $item }, cena { $price }
        [1] { $item }, cena { $price }, ostatnia karta
       *[other] { $item }, cena { $price }, zostało { $left }
    }
tavern-bet = symbol „{ $symbol }”, stawka { $stake }, wygrana { $prize }
item-in-stash =
    { $left ->
        [1] { $item }
       *[other] { $item } (jest { $left })
    }
area-named = { $place } ({ $name })
gate-at = wrota: { $area }
chest-at = skrzynia: { $area }
waypoint-at = punkt kluczowy: { $area }
gate = wrota na obszarze { $area }
chest = skrzynia na obszarze { $area }
waypoint = punkt kluczowy na obszarze { $area }
enemy-of-rank = { $kind } { $number } ({ $rank })
enemy-figure = { $kind } { $number }, { $letter } ({ $rank })
die-numbered = kość { $number } ({ $colour })
face-two = { $first } + { $second }
level-numbered =
    poziom { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $number }
    }
crowns-counted =
    { $count ->
        [one] { $count } korona
        [few] { $count } korony
       *[many] { $count } koron
    }

## Phases

phase-prepare = Przed zadaniem
phase-time = Faza czasu
phase-souls = Faza czasu: dusze
phase-battle = Faza walki
phase-hero = Tura bohatera
phase-enemy = Tura wrogów
phase-event = Faza wydarzeń

## Questions

ask-first-hero = Kto pierwszy poprowadzi drużynę?
ask-learn = { $hero }: nowa moc lub talent. Co wybrać?
ask-visit = Emporium jest otwarte. Kto co kupuje?
ask-souls = Odłamków duszy w puli: { $shards }. Wzmocnić albo wskrzesić kogoś?
ask-next-hero = Czyja tura następna?
ask-hero-turn = { $hero }: co teraz?
ask-ghost-turn = { $hero }, widmowa dusza: co teraz?
ask-companion = { $companion }: co teraz?
ask-companion-moves =
    { $companion }: { $mp ->
        [one] { $mp } punkt ruchu
        [few] { $mp } punkty ruchu
       *[many] { $mp } punktów ruchu
    }. Dokąd?
ask-focus = Skupić się na tym ataku? To akcja specjalna.
ask-spend = Atak: na co wydać wyrzucone symbole?
ask-defend = Obrona: na co wydać wyrzucone symbole?
ask-reroll = Na kościach: { $faces }. Którą przerzucić?
ask-set-face = Którą kość obrócić na tę ściankę: { $face }?
ask-second-target = Cios w cel „{ $target }” może sięgnąć jeszcze kogoś. Kogo?
ask-order = { $figure }: co najpierw?
ask-again = Jeszcze jeden atak ({ $weapon }). W kogo?
ask-mirror = Odbić ten atak zwierciadłem?
ask-react-attacked = { $figure }: nadchodzi atak. Czy ktoś reaguje?
ask-save = { $figure }: nieudany rzut obronny. Czy ktoś pomoże?
ask-activation = { $enemy } obiera cel: { $target }. Czy ktoś reaguje?
ask-target = { $card }: na kogo?
ask-choose = { $card }: co wybieracie?
ask-alignment = { $card }: który charakter odpowiada?
ask-cure = { $figure }: który stan usunąć?
ask-command = { $enemy } słucha rozkazu. Kogo atakuje?
ask-refresh = Którą moc odnowić?
ask-soul-weapon = { $hero }: która broń duszy odpowiada?
ask-rearrange = { $hero }: co założyć, co schować?
ask-exchange-give = Wymiana: co oddaje { $hero }?
ask-exchange-take = Wymiana: co w zamian oddaje { $hero }?
ask-exchange-crowns = Wymiana: także korony? Druga sakiewka: { $hero }.
ask-exchange = { $to }: zgoda na wymianę? Proponuje { $hero }; koron w dodatku: { $count }.
ask-wear = { $item }: założyć od razu?
ask-drop = { $hero }: co zostaje na ziemi?
ask-carrier = { $item }: do czyjego plecaka?
ask-too-much = { $hero }: za dużo bagażu. Co zostawić?
ask-keep = { $hero }: kilka skarbów. Który zatrzymać?
ask-spoils = Zadanie zakończone. Kto zabiera to, co leży na ziemi?
ask-trap = Która pułapka zadziała?
ask-flip = Który cień odkryć najpierw?
ask-gate = Którymi wrotami przychodzą?
ask-activate = { $encounter }: który wróg aktywuje się pierwszy?
ask-enemy-target = { $enemy }: kilka równych celów. Kto?
ask-route = { $enemy }: kilka dróg ({ $area }). Którędy?
ask-free-attack = { $figure } wycofuje się: czyj darmowy atak pierwszy?
ask-push = { $figure }: odepchnięcie. Dokąd?
ask-retreat = { $figure } wycofuje się. Dokąd?
ask-priority = { $hero } oddaje żeton priorytetu. Komu?

## Options

option-lead = Niech prowadzi: { $object }
option-learn = Naucz się: { $object }
option-shop = Podejdź do lady: { $object }
option-leave = Opuść Emporium
option-outfit = Rozdaj pasujący ekwipunek ze skrytki
option-ready = Zakończ zakupy
option-buy = Kup: { $object }
option-take = Weź: { $object }
option-store = Odłóż do skrytki: { $object }
option-sell = Sprzedaj: { $object }
option-anvil = Ulepsz na Zaklętym Kowadle: { $object }
option-trade-up = Dopłać do lepszej strony: { $object }
option-hand = Oddaj: { $object } → { $target }
option-lend = Daj korony: { $object } → { $target }
option-tavern = Postaw w tawernie „Pod Rozbrykanym Kucykiem”: { $object }
option-empower = Wzmocnij duszę: { $object }
option-resurrect = Wskrześ: { $object }
option-done = Gotowe
option-go = { $object }
option-move = Idź: { $object }
option-stand = Wstań
option-dash = Wykonaj zryw
option-attack = Atakuj ({ $object }): { $target }
option-power = Użyj mocy: { $object }, { $target }
option-use = Użyj: { $object }
option-open = Otwórz: { $object }
option-break = Otwórz siłą: { $object }
option-unlock = Otwórz magicznym kluczem: { $object }
option-take-key = Weź: { $object }
option-pick-up = Podnieś: { $object }
option-drop = Upuść coś
option-put-down = Odłóż: { $object }
option-drop-crowns = Odłóż: { $object }
option-rearrange = Przełóż ekwipunek
option-equip = Załóż: { $object } ({ $target })
option-shift = Przełóż: { $object } ({ $target })
option-stow = Włóż do plecaka: { $object }
option-keep-in-pack = Zostaw w plecaku
option-exchange = Wymień się: { $object }
option-give = Oddaj: { $object }
option-give-nothing = Nic nie oddawaj
option-take-nothing = Niczego nie bierz
option-no-crowns = Nie dodawaj koron
option-give-crowns = Oddaj: { $object }
option-take-crowns = Weź: { $object }
option-agree = Zgódź się
option-refuse = Odmów
option-search = Przeszukaj
option-provoke = Sprowokuj głównego wroga: { $object }
option-quest = { $object }
option-activate = Aktywuj: { $object }
option-imbue = Wzmocnij broń duszy: { $object }
option-end-turn = Zakończ turę
option-scream = Wydaj krzyk duszy
option-rebirth = Odródź się: { $object }
option-focus = Skup się
option-plain = Atakuj bez skupienia
option-spend = { $object }
option-aid = Pomóż: { $object } ({ $target })
option-die = { $object }
option-enough = Wystarczy
option-also = Traf także: { $object }
option-only-one = Poprzestań na jednym celu
option-first = Zacznij od tego: { $object }
option-again = Atakuj jeszcze raz: { $object }
option-no-more = Nie atakuj więcej
option-mirror = Podnieś: { $object }
option-react = Zareaguj: { $object } ({ $target })
option-react-with = Użyj: { $object } ({ $target })
option-target = { $object }
option-choose = { $object }
option-alignment = { $object }
option-cure = Usuń: { $object }
option-refresh = Odnów: { $object }
option-keep = Zatrzymaj: { $object }
option-spoil = { $object } → { $target }
option-trap = { $object }
option-flip = Odkryj: { $object }
option-gate = { $object }
option-to = { $object }
option-priority = { $object }
option-fetch = Podnieś: { $object }
option-hand-over = Oddaj: { $object } → { $target }

## Why not

why-cooling-down = Moc się odnawia: jeszcze { $wait }.
why-engaged = Nie można, gdy na tym samym obszarze stoi wróg.
why-knocked-down = Bohater powalony: najpierw trzeba wstać.
why-no-key = Brakuje klucza: { $key }.

## Log: the round and its phases

event-round = Zaczyna się runda { $round }.
event-battle = Zaczyna się faza walki.
event-turn = Tura: { $hero }.
event-turn-over = { $hero } kończy turę. Kolej na wrogów.
event-stunned = { $hero }: ogłuszenie, tura przepada.
event-enemies-done = Tura wrogów dobiegła końca.
event-events = Zaczyna się faza wydarzeń.
event-event = Wydarzenie: { $event }.
event-event-discarded = Odrzucone: { $event }.
event-round-over = Runda dobiegła końca.
event-time = Pora doby: { $time }.
event-shuffled = Przetasowano na nowo: { $deck }.
event-fires-fade = Ogień na mapie przygasa.
event-runes-gone = Runy gasną.

## Log: before the quest and in the Emporium

event-leads = Drużynę prowadzi { $hero }.
event-learns = { $hero } uczy się: { $power }.
event-nothing-to-learn = { $hero }: nie ma już czego się uczyć.
event-visit = Emporium otwiera drzwi.
event-visit-over = Drużyna opuszcza Emporium.
event-shops = { $hero } podchodzi do lady.
event-buys = { $hero } kupuje: { $item }.
event-sells = { $hero } sprzedaje: { $item }.
event-takes = { $hero } bierze ze skrytki: { $item }.
event-stores = { $hero } zostawia w skrytce: { $item }.
event-turned-over = { $hero }: karta odwrócona, teraz to { $item }.
event-gambles =
    { $hero } stawia w tawernie na symbol „{ $symbol }” { $won ->
        [yes] i wygrywa.
       *[no] i przegrywa.
    }
event-paid =
    { $hero } płaci { $count ->
        [one] { $count } koronę
        [few] { $count } korony
       *[many] { $count } koron
    }.
event-crowns =
    { $hero } dostaje { $count ->
        [one] { $count } koronę
        [few] { $count } korony
       *[many] { $count } koron
    }.

## Log: heroes act

event-moves = { $figure } idzie: { $area }.
event-placed = { $figure } trafia na miejsce: { $area }.
event-stands = { $figure } wstaje.
event-dashes = { $hero } zrywa się do biegu.
event-fumbled = { $hero }: oślepienie. Nieudane: { $action }.
event-revealed = { $figure } wychodzi z ukrycia.
event-hides = { $figure } ukrywa się.
event-veiled = { $figure }: na razie nie można obrać takiego celu.
event-focused = { $hero } skupia się na ataku.
event-power =
    { $hero } używa mocy: { $power } ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }).
event-uses = { $hero } używa: { $item }.
event-aid = { $hero } pomaga ({ $power }): { $figure }.
event-imbues = { $hero } wzmacnia broń duszy: { $item }.
event-soul-fades = { $hero }: broń duszy przygasa ({ $item }).
event-turned = { $hero }: { $power } obraca się; odnawianie teraz { $wait }.
event-refreshed = { $hero }: moc znów gotowa ({ $power }).
event-equips = { $hero } zakłada: { $item } ({ $slot }).
event-stows = { $hero } chowa do plecaka: { $item }.
event-exchanges = Wymiana: { $hero } i { $to }.
event-refused = { $hero } odmawia wymiany.
event-summons = { $hero } przyzywa: { $companion }.
event-companion-acts = { $companion } wykonuje akcję.
event-fetches = { $companion } podnosi: { $thing }.
event-quest-action = { $hero }: { $action }.
event-rune = Nakreślona runa: { $rune }, { $area }.
event-boost = { $figure } zyskuje wzmocnienie: { $card }.
event-gains = { $figure } zyskuje { $count }: { $stat }.
event-shielded =
    { $figure } zyskuje { $count ->
        [one] { $count } magiczną tarczę
        [few] { $count } magiczne tarcze
       *[many] { $count } magicznych tarcz
    }.

## Log: attack and defence

event-attack = { $attacker } atakuje ({ $weapon }): { $target }.
event-attack-roll = { $figure } rzuca: { $faces }.
event-spend = { $figure } wydaje symbole: { $effect }.
event-hits =
    { $attacker }: { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }.
event-magic-shields =
    { $figure }: { $count ->
        [one] { $count } magiczna tarcza pęka
        [few] { $count } magiczne tarcze pękają
       *[many] { $count } magicznych tarcz pęka
    }.
event-defence-roll = { $figure } broni się: { $faces }.
event-damage =
    { $figure } otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
event-mirrored = { $hero } odbija atak: { $item }.
event-free-attack = { $enemy } wykonuje darmowy atak: { $figure }.
event-roll = Kość ({ $colour }): { $face }.
event-reroll = Kość ({ $colour }), przerzut: { $face }.
event-set-face = Kość ({ $colour }), obrót: { $face }.
event-save =
    { $hero }, rzut obronny ({ $faces }): { $saved ->
        [yes] udany.
       *[no] nieudany.
    }
event-pushed = { $figure }: odepchnięcie, { $area }.
event-burns-hurt = Ogień parzy: { $figure }.
event-poison-hurts = Trucizna działa: { $figure }.
event-danger-hurts = Niebezpieczny obszar: { $figure }, { $area }.
event-finds-nothing = { $hero } nic nie znajduje.
event-wounded = { $figure } traci { $count } PŻ.
event-healed = { $figure } odzyskuje { $count } PŻ.
event-condition = { $figure } otrzymuje stan: { $condition }.
event-poison =
    { $figure }: zatrucie { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }.
event-burn =
    { $figure }: podpalenie { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }.
event-burning =
    Wybucha ogień ({ $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }): { $area }.
event-cured = { $figure } pozbywa się stanu: { $condition }.
event-crit = Trafienie krytyczne, { $figure }: { $crit }.
event-injury = { $figure } odnosi uraz: { $injury }.

## Log: death and souls

event-ghost = { $hero } ginie i staje się widmową duszą: { $area }.
event-rank-lost =
    { $hero } traci poziom duszy, teraz to { $rank ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $rank }
    }.
event-power-lost = { $hero } traci: { $power }.
event-dropped =
    { $hero } upuszcza { $items_count ->
        [0] tylko sakiewkę
       *[1] rzeczy ({ $items })
    }; koron na ziemi: { $crowns }.
event-screams = { $hero } wydaje krzyk duszy: { $figure }.
event-rebirth = Odrodzenie: { $hero } przy kapliczce, { $area }.
event-resurrected = { $hero } wraca do życia: { $area }.
event-empowered =
    { $hero } wzmacnia duszę: poziom { $rank ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $rank }
    }.
event-shards =
    Do puli trafia { $count ->
        [one] { $count } odłamek duszy
        [few] { $count } odłamki duszy
       *[many] { $count } odłamków duszy
    }.
event-companion-dies = { $companion } ginie: { $area }.
event-companion-gone = { $companion } znika z mapy.

## Log: enemies

event-appears = { $enemy } pojawia się: { $area }. Przydział: { $hero }.
event-boss = { $enemy } wkracza do gry: { $area }.
event-boss-turns = { $enemy } zmienia się: { $side }.
event-enemy-power = { $enemy } zyskuje moc: { $power }.
event-encounter = Starcie: { $encounter }.
event-encounter-over = Koniec starcia: { $encounter }.
event-activates = { $enemy } aktywuje się.
event-skips = { $enemy } pomija aktywację.
event-targets = { $enemy } obiera cel: { $target }.
event-taunts = { $hero } drwi z wroga: { $enemy }.
event-ability = { $enemy } używa: { $ability }.
event-recharged =
    { $enemy } odzyskuje { $count ->
        [one] { $count } ładunek
        [few] { $count } ładunki
       *[many] { $count } ładunków
    }: { $ability }.
event-stolen =
    { $hero } traci przez złodzieja { $count ->
        [one] { $count } koronę
        [few] { $count } korony
       *[many] { $count } koron
    }.
event-enemy-dies = { $enemy } ginie: { $area }.
event-enemy-leaves = { $enemy } schodzi z mapy.
event-trophy-crowns =
    Trofeum na ziemi, { $area }: { $count ->
        [one] { $count } korona
        [few] { $count } korony
       *[many] { $count } koron
    }.
event-trophy-loot =
    Trofeum na ziemi, { $area }: { $count ->
        [one] { $count } żeton łupu
        [few] { $count } żetony łupu
       *[many] { $count } żetonów łupu
    }.
event-trophy-treasure =
    Trofeum na ziemi, { $area }: { $count ->
        [one] { $count } skarb
        [few] { $count } skarby
       *[many] { $count } skarbów
    }.
event-priority =
    Żeton priorytetu: { $hero }, poziom { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[0] { $level }
    }.

## Log: things and places

event-opens-door = { $hero } otwiera: { $door }.
event-opens = Otwarte: { $door }.
event-closes = Zamknięte: { $door }.
event-opens-chest = { $hero } otwiera: { $chest }.
event-chest = Na mapie pojawia się: { $chest }.
event-unlocks = { $hero } zdejmuje magiczny zamek: { $lock }.
event-takes-key = { $hero } bierze: { $key }.
event-searches = { $hero } przeszukuje: { $search }.
event-traps = { $hero } rozpoznaje pułapki: { $traps }.
event-trap = Działa pułapka: { $trap }.
event-picks-up = { $hero } podnosi: { $thing }.
event-loot = { $hero } odkrywa łup: { $loot }.
event-treasure = { $hero } dobiera skarb: { $item }.
event-receives = { $hero } otrzymuje: { $item }.
event-lies = Leży na ziemi, { $area }: { $item }.
event-left-behind = Zostaje, { $area }: { $item }.
event-forfeits = { $hero } traci przedmiot: { $item }.
event-ammunition-lost = { $hero } zużywa: { $item }.
event-shadow = Położono żeton cienia: { $area }.
event-flipped = Cień odkryty, { $area }: { $shadow }.
event-gate =
    { $active ->
        [yes] Otwierają się { $gate }.
       *[no] Zamykają się { $gate }.
    }
event-gate-roll = Kość wrót: { $face }.
event-shrine =
    Kapliczka { $active ->
        [yes] aktywna
       *[no] nieaktywna
    }: { $area }.
event-waypoint =
    { $waypoint }: punkt kluczowy { $active ->
        [yes] odkryty.
       *[no] zamknięty.
    }

## Log: the story

event-story = { $story }
event-story-laid = Na mapie leży karta wydarzenia fabularnego: { $area }.
event-story-on-top = Karta wydarzenia fabularnego trafia na wierzch talii wydarzeń.
event-trigger = { $trigger }.
event-ready = { $hero } z towarzyszami: gotowi do drogi.
event-chosen = Wybór: { $choice }.
event-achievement = Osiągnięcie: { $achievement }.
event-swayed = Czyn po stronie: { $alignment }. Charakter drużyny: { $party }.
event-alignment = { $hero } decyduje zgodnie z charakterem: { $alignment }.

## How it ends

outcome-all-ghosts = Wszyscy bohaterowie są naraz widmowymi duszami i nie ma kto ich wezwać z powrotem.
outcome-no-events = Talia wydarzeń się skończyła: czas minął.

## Faults

fault-attack-going-on = w środku ataku nie zapisuje się pozycji
fault-story-going-on = w środku opowieści nie zapisuje się pozycji
fault-has-acted = bohater, którego jest tura, już wykonał akcję
fault-nobody-active = w tej fazie ktoś musi mieć turę
fault-no-figures = wróg w grze musi mieć figurkę
fault-wrong-slot = „{ $item }” tu nie pasuje
fault-law-and-chaos = bohaterowie Prawa i Chaosu nie podróżują razem bez burzy dusz
fault-more-players-than-heroes = graczy ({ $players }) jest więcej niż bohaterów w drużynie ({ $heroes })
fault-same-hero-twice = „{ $hero }” może być w drużynie tylko raz
fault-quest-elsewhere = plik musi nazywać się jak jego zadanie: „{ $quest }”
fault-no-victory = tego zadania nie da się wygrać
fault-unknown-moment = „{ $moment }” to nie chwila, na którą można czekać
fault-reaction-moment = chwilę podaje się przy reakcji i tylko przy niej
fault-second-choice = tutaj jest kilka wyborów: nadajcie każdemu własną nazwę (`name`)
fault-unknown-symbol = nie ma symbolu „{ $symbol }”
fault-unknown-limit = „{ $limit }” to nie ograniczenie; możliwe: round, quest
fault-unknown-effect = nie ma efektu „{ $effect }”
fault-unknown-selector = „{ $selector }” nikogo nie wskazuje
fault-unknown-span = „{ $span }” to nie okres
fault-unknown-die = nie ma kości „{ $die }”
fault-unknown-type = nie ma rodzaju obrażeń „{ $type }”
fault-unknown-alignment = nie ma charakteru „{ $alignment }”
fault-unknown-check = „{ $check }” to nie warunek
fault-unknown-passive = „{ $passive }” to nie efekt stały
fault-unread-passive = żadna zasada nie czyta tutaj „{ $passive }”
fault-never-set = nic w tym zadaniu nie ustawia flagi „{ $value }”
fault-endless = to nigdy się nie kończy: { $chain }
fault-not-set-aside = przedmiot „{ $value }” nie jest odłożony dla zadań i nikt go nie dostanie. Podajcie przy nim talię „quest”
fault-never-told = nic w tym zadaniu nie opowiada tej historii
fault-more-than-the-box = w pudełku jest { $there }, a potrzeba { $needed }
fault-too-few-events = talia wydarzeń jest za krótka: ostatnia runda to { $last }, a tu czeka się na rundę { $round }
fault-unread-of-enemies = u wroga żadna zasada nie czyta „{ $passive }”
fault-idle-in-attack = w ataku „{ $effect }” nic nie robi
fault-no-coins = kwoty { $count } nie da się złożyć z monet po 5, 10 i 50 koron
fault-wrong-arguments = po „{ $effect }” potrzeba: { $wanted }
fault-wrong-argument = „{ $value }” nie pasuje do „{ $effect }”; potrzeba: { $wanted }
fault-map-bad-cell = „{ $mark }” w wierszu { $row }, kolumnie { $column } to nie obszar
fault-map-bad-edge = „{ $mark }” przy wierszu { $row }, kolumnie { $column } to nie krawędź
fault-map-door-between = „{ $door }” musi wszędzie leżeć między tymi samymi dwoma obszarami
fault-map-torn-area = obszar „{ $area }” rozpada się na części
fault-map-dot-outside = punkt widoczności obszaru „{ $area }” leży poza nim
fault-map-unreachable = do obszaru „{ $area }” nie da się dotrzeć
fault-map-unknown-door = „{ $door }” jest na mapie, ale nie wśród drzwi
fault-map-lost-door = „{ $door }” jest wśród drzwi, ale nie na mapie
