### Last Bastion: what is asked, offered, forbidden and told.

game-last-bastion = Ostatni bastion
game-last-bastion-about = Horda Złowrogiej Królowej napiera z czterech stron. Trzymajcie się razem i pokonajcie jej wodzów.

## Where things are, and what an option touches

slot =
    pole { $number } { $colour ->
        [red] czerwonej
        [green] zielonej
        [blue] niebieskiej
       *[yellow] żółtej
    } planszy
slot-with-card =
    { $card } ({ $colour ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
       *[yellow] żółta
    } plansza, pole { $number })
effect-of-kind =
    { $effect } ({ $kind ->
        [enter] efekt początkowy
        [recurring] efekt powtarzający się
        [permanent] efekt ciągły
       *[exit] efekt końcowy
    })
kind-enter = efekt początkowy
kind-recurring = efekt powtarzający się
kind-permanent = efekt ciągły
kind-exit = efekt końcowy
die = kość { $number }
object-red = czerwony żeton
object-green = zielony żeton
object-blue = niebieski żeton
object-yellow = żółty żeton
object-black = czarny żeton
object-life = żeton życia
object-call = żeton mobilizacji
object-decay = kość spaczenia
token-of-hero = { $token } ({ $hero })
tile-with-price = { $tile } (koszt: 1 żeton życia)

phase-begin = Początek tury
phase-cards = Faza hordy: akcja kart
phase-board = Faza hordy: akcja planszy
phase-hero = Faza bohatera

## On the table

bastion = Bastion
hero = Bohater
neutral-board = neutralna
warlord = wódz
reserve = Rezerwa
deck =
    { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
       *[many] Talia: { $count } kart
    }
discard-pile =
    { $count ->
        [one] Stos kart odrzuconych: { $count } karta
        [few] Stos kart odrzuconych: { $count } karty
       *[many] Stos kart odrzuconych: { $count } kart
    }
warlords-beaten = Pokonani wodzowie: { $beaten } z { $all }
standstill-idle =
    { $rounds ->
        [one] { $rounds } runda bez walki, zysków i strat: po { $limit }. bastion zostanie wzięty głodem.
        [few] { $rounds } rundy bez walki, zysków i strat: po { $limit }. bastion zostanie wzięty głodem.
       *[many] { $rounds } rund bez walki, zysków i strat: po { $limit }. bastion zostanie wzięty głodem.
    }
standstill-vain =
    { $rounds ->
        [one] { $rounds } runda bez zysków, strat i walki, którą można wygrać: po { $limit }. bastion zostanie wzięty głodem.
        [few] { $rounds } rundy bez zysków, strat i walki, którą można wygrać: po { $limit }. bastion zostanie wzięty głodem.
       *[many] { $rounds } rund bez zysków, strat i walki, którą można wygrać: po { $limit }. bastion zostanie wzięty głodem.
    }
evil-tiles =
    { $count ->
        [0] Żadna płytka nie jest w kleszczach Zła
        [one] { $count } płytka w kleszczach Zła
        [few] { $count } płytki w kleszczach Zła
       *[many] { $count } płytek w kleszczach Zła
    }
resistance = odporność { $resistance }
resistance-lowered = odporność { $resistance } zamiast { $printed }
life-tokens =
    { $count ->
        [one] { $count } żeton życia
        [few] { $count } żetony życia
       *[many] { $count } żetonów życia
    }
call-tokens =
    { $count ->
        [one] { $count } żeton mobilizacji
        [few] { $count } żetony mobilizacji
       *[many] { $count } żetonów mobilizacji
    }
equipment-tokens =
    { $count ->
        [one] { $count } żeton wyposażenia
        [few] { $count } żetony wyposażenia
       *[many] { $count } żetonów wyposażenia
    }
evil-figures =
    { $count ->
        [one] { $count } figurka Zła
        [few] { $count } figurki Zła
       *[many] { $count } figurek Zła
    }
combat-dice =
    { $count ->
        [one] { $count } kość bojowa
        [few] { $count } kości bojowe
       *[many] { $count } kości bojowych
    }
locked-dice =
    { $count ->
        [one] { $count } kość zablokowana
        [few] { $count } kości zablokowane
       *[many] { $count } kości zablokowanych
    }

## What may be set

setting-heroes = Bohaterowie
setting-heroes-help = Po jednym bohaterze na każde miejsce, w kolejności miejsc.
setting-boards = Plansze hordy
setting-boards-help = Jaki kolor leży po której stronie: północ, wschód, południe, zachód.
setting-sides = Strony
setting-sides-help = Której strony bastionu broni każde miejsce. Dwoje graczy siedzi naprzeciwko siebie.
setting-first = Pierwszy gracz
setting-first-help = Miejsce, które zaczyna.
setting-evil-figures = Figurki Zła
setting-evil-figures-help = Przy ograniczonym zapasie żadna nowa figurka nie wchodzi do gry, gdy rezerwa się wyczerpie.
setting-sindara-actions = Dwie akcje Sindary
setting-sindara-actions-help = Czy jej zwykły ruch może wypaść między płytką a walką?
setting-feng-li-rerolls = Przerzuty Feng Li
setting-feng-li-rerolls-help = Jak często w jednej fazie bohatera wolno jej przerzucić kości bojowe.

side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
evil-figures-unlimited = bez ograniczeń
evil-figures-limited = tyle, ile jest w pudełku
sindara-actions-strict = obie przed ruchem albo obie po nim
sindara-actions-loose = ruch może wypaść między nimi
feng-li-rerolls-once = raz na fazę bohatera
feng-li-rerolls-every-roll = raz na każdy rzut

## Questions

ask-hero-turn =
    { $can_move ->
        [yes] { $can_activate ->
            [yes] Faza bohatera: ruch i akcja, w dowolnej kolejności.
           *[no] { $can_fight ->
                [yes] Faza bohatera: ruch i walka, w dowolnej kolejności.
               *[no] Faza bohatera: pozostał ruch.
            }
        }
       *[no] { $can_stand ->
            [yes] Faza bohatera: leżysz na ziemi i możesz wstać.
           *[no] { $can_activate ->
                [yes] Faza bohatera: ruch wykonany, teraz akcja.
               *[no] { $can_fight ->
                    [yes] Faza bohatera: pozostała walka.
                   *[no] Faza bohatera: pozostały tylko żetony mobilizacji i moce.
                }
            }
        }
    }
ask-horde-order = Działają karty na planszy. Który efekt pierwszy?
ask-order = Kilka efektów naraz. Który następny?
ask-who = { $effect }: na kogo to spadnie?
ask-place = Do oblężenia dołącza karta „{ $card }”. Na które pole?
ask-lose-round = Który okrągły żeton wraca do rezerwy?
ask-gain-equipment = Łup: który żeton wyposażenia bierzesz?
ask-gain-life-and-call = Łupy: co bierzesz?
ask-cleanse = Zwycięstwo wypiera Zło. Skąd usunąć figurkę?
ask-corrupt = Zło wdziera się wzdłuż żółtej planszy. Która płytka padnie?
ask-reroll = Na kościach: { $faces }. Przerzucasz którąś?
ask-reroll-decay = Na kości spaczenia: { $face }. Przerzucasz?
ask-settle =
    Na kościach: { $faces }.{ $spent_count ->
        [0] {""}
       *[other] {" "}Wydano: { $spent }.
    } Kto padnie?
ask-given-move = Natychmiastowy ruch. Dokąd?
ask-lock-die = Kość bojowa jest wolna. Która karta ją przechwyci?
ask-trebuchet = Sieć gotowa do strzału. Który efekt przykryje?
ask-tower = Którą kartę odepchnąć?
ask-tower-second = Czy rusza się z nią druga karta?
ask-tower-to = Dokąd idzie ta karta ({ $slot })?
ask-market = Biała ścianka na Targowisku: jaki kolor bierzesz?
ask-tavern = Dla kogo żeton życia i ruch?
ask-standard = Jaki kolor wciągnąć na sztandar?
ask-fountain = Którą figurkę Zła zmyje woda?
ask-dispensary = Uleczyć wyeliminowanego bohatera czy wydać wyposażenie?
ask-dispensary-to = Dla kogo { $colour } żeton wyposażenia?
ask-tomb = Pradawni królowie żądają żetonu życia. Którego potwora zabiorą?
ask-quarry = Na którym polu zastawić pułapkę?

## Options

option-move = Idź: { $object }
option-stand = Wstań
option-stay = Zostań na miejscu
option-activate = Uaktywnij płytkę: { $object }
option-call = Użyj mobilizacji: { $object }
option-fight =
    { $count ->
        [0] Walcz
       *[other] Walcz: { $objects }
    }
option-power = Użyj mocy
option-lend = Odstąp ruch: { $object }
option-enchant = Rzuć zaklęcie: { $object }
option-fetch = Poślij Soko: { $object }
option-banish = Wypędź Zło: { $object }
option-done = Zakończ turę
option-apply = { $object }: { $target }
option-suffer = { $object }
option-place = Umieść: { $object }
option-lose = Oddaj: { $object }
option-take = Weź: { $objects }
option-decline = Zrezygnuj
option-choose-rewards = Wybierz, które nieobowiązkowe nagrody weźmiesz
option-corrupt = Poświęć: { $object }
option-keep = Zostaw, jak jest
option-reroll = Przerzuć: { $objects }
option-win =
    { $right_count ->
        [0] Pokonaj: { $left }
       *[other] Pokonaj: { $left }; wydaj: { $right }
    }
option-spend = Wydaj: { $target } ({ $object })
option-lock = Zablokuj kość: { $object }
option-net = Zarzuć sieć: { $object }. { $target }
option-shift = Przestaw kartę: { $object }
option-with = Przestaw też kartę: { $object }
option-alone = Przestaw tylko tę kartę
option-to = Przestaw tutaj: { $object }
option-treat = Poczęstuj: { $object }
option-raise = Podnieś sztandar: { $object }
option-enough = Wystarczy
option-heal = Ulecz: { $object }
option-hand = Wydaj z rezerwy: { $object }
option-for = Daj bohaterowi: { $object }
option-slay = Wyeliminuj: { $object }
option-trap = Zastaw pułapkę: { $object }

## Why not

why-too-far = Jednym ruchem dojdziesz tylko na sąsiednią płytkę.
why-moved = { $hero }: w tej turze nie ma już ruchu.
why-pinned = { $hero }: figurka leży. Następny ruch pójdzie na to, żeby wstać.
why-evil-tile = Płytka „{ $tile }” jest w kleszczach Zła: pomoże tylko mobilizacja.
why-acted = Tę akcję w tej turze już wykonano.
why-other-action = Jedna akcja na turę: płytka albo walka.
why-movement-between = Akcja była przed ruchem, więc po nim działać już nie wolno.
why-idle-trebuchet = Żaden potwór nie ma efektu, który mogłaby przykryć sieć.
why-idle-tower = W grze nie ma karty, którą można przestawić.
why-idle-fountain = W grze nie ma figurek Zła.
why-idle-dispensary = W rezerwie nie ma wyposażenia i nie ma kogo uleczyć.
why-idle-tomb = W grze nie ma potworów, a wodzowie są poza mocą Grobowca.
why-idle-quarry = Na twojej planszy hordy nie ma pustego pola na pułapkę.
why-centre = { $hero }: z centralnej płytki nie da się dosięgnąć żadnej karty.
why-no-card = { $hero }: stąd nie da się dosięgnąć żadnej karty.
why-no-dice = { $hero }: wszystkie kości są zablokowane, a żaden żeton nie da zwycięstwa.
why-out-of-reach = Karta „{ $card }” jest poza zasięgiem tej płytki.
why-no-call = Nie ma już żetonu mobilizacji.
why-wounded = { $hero }: rana, a moc przepadła na zawsze.
why-cursed = { $hero }: moc jest w kleszczach Zła, dopóki ktoś nie usunie figurki.
why-no-movement = { $hero }: nie ma ruchu, który można oddać za moc.
why-power-used = { $hero }: mocy już w tej turze użyto.
why-no-target = { $hero }: nie ma na czym użyć mocy.
why-slot-taken = Tam już leży karta.
why-other-board = Karta „{ $card }” trafia na właściwą planszę, dopóki jest tam miejsce.
why-out-of-action = { $hero }: bohater wyeliminowany z gry.
why-not-affected = { $hero }: „{ $effect }” niczego tu nie zmieni.
why-warlord = „{ $card }” to wódz, na niego to nie działa.

## Log

event-round = Zaczyna się runda { $number }.
event-turn =
    { $seat ->
        [0] Tura { $number }: { $board }, a przed nią nikogo.
       *[other] Tura { $number }: { $hero }, { $board }.
    }
event-turn-ends = { $board }: koniec tury.
event-board-acts = { $board } jest pełna i uderza!
event-effect = { $card }: { $effect }.
event-nobody = { $effect }: nie ma kogo dosięgnąć.
event-draw = Z talii wychodzi karta „{ $card }”.
event-place = Karta „{ $card }” zajmuje { $slot }.
event-no-free-slot = Wszystkie dwanaście pól jest zajętych: karta zostaje w talii, a gracz traci żeton życia.
event-trapped = Karta „{ $card }” wpada w pułapkę: { $slot }.
event-trap-spared = Karta „{ $card }” tratuje pułapkę: { $slot }.
event-die-locked = Karta „{ $card }” zabiera kość bojową.
event-die-freed = Karta „{ $card }” oddaje kość bojową.
event-discard =
    Karta „{ $card }” idzie na stos kart odrzuconych.{ $evil ->
        [yes] {" "}Figurka Zła znika razem z nią.
       *[no] {""}
    }{ $net ->
        [yes] {" "}Sieć jest znów wolna.
       *[no] {""}
    }{ $spell ->
        [yes] {" "}Zaklęcie jest znów wolne.
       *[no] {""}
    }
event-discard-bottom = Spodnia karta talii przepada: „{ $card }”.
event-deck-empty = Talia jest pusta, nie ma czego odrzucić.
event-roll =
    { $hero }: na kościach { $faces }{ $grey ->
        [yes] {" "}(ostatnia kość jest szara)
       *[no] {""}
    }.
event-reroll =
    { $hero }: czas się cofa! { $dice ->
        [one] Przerzucona { $dice } kość
        [few] Przerzucone { $dice } kości
       *[many] Przerzuconych { $dice } kości
    }: { $faces }.
event-decay = { $hero }: na kości spaczenia „{ $face }”.
event-reroll-decay = { $hero }: czas się cofa! Teraz na kości spaczenia „{ $face }”.
event-fight =
    { $cards_count ->
        [1] { $hero }: do walki! Cel: { $cards }.
       *[other] { $hero }: do walki! Cele: { $cards }.
    }
event-fight-lost = { $hero }: walka skończona bez zwycięstwa.
event-defeated = { $hero }: zwycięstwo! Karta „{ $card }” pokonana.
event-shrugged-off = { $hero }: plugastwo się go nie ima, „{ $effect }” nie działa.
event-move = { $hero }: ruch, { $source } → { $tile }.
event-stand = { $hero }: znowu na nogach.
event-lend = { $hero }: ruch odstąpiony innemu bohaterowi: { $to }.
event-enchant = { $hero }: zaklęcie spada na kartę „{ $card }”, jej odporność jest mniejsza o 1.
event-activate = { $hero }: płytka „{ $tile }” uaktywniona.
event-call = { $hero }: mobilizacja! Płytka „{ $tile }” uaktywniona.
event-net = Sieć spada na kartę „{ $card }”: „{ $effect }” ({ $kind }) nie działa.
event-net-lifted = Sieć zdjęta z karty „{ $card }”.
event-shift = Karta „{ $card }” odepchnięta: { $source } → { $slot }.
event-standard = Nowy kolor sztandaru to { $colour }: wszystkie karty w tym kolorze mają odporność mniejszą o 1.
event-slain = Pradawni królowie powstali: karta „{ $card }” wyeliminowana.
event-trap = Pułapka zastawiona: { $slot }.
event-evil-on-card = Zło gęstnieje nad kartą „{ $card }”.
event-evil-leaves-card = Zło opuszcza kartę „{ $card }” i wkracza do bastionu.
event-evil-on-tile =
    Płytka „{ $tile }” w kleszczach Zła. { $count ->
        [one] Stracona { $count } płytka z 3.
        [few] Stracone { $count } płytki z 3.
       *[many] Straconych { $count } płytek z 3.
    }
event-evil-off-tile = Płytka „{ $tile }” wolna od Zła.
event-evil-off-card = Karta „{ $card }” nie jest już w kleszczach Zła.
event-evil-off-hero = { $hero }: Zło ustąpiło, moc wraca.
event-cursed = { $hero }: Zło staje na planszy bohatera, moc nie działa.
event-gain-life = { $hero }: +1 żeton życia.
event-gain-call = { $hero }: +1 żeton mobilizacji.
event-gain-equipment = { $hero }: +1 { $colour } żeton wyposażenia.
event-spend-equipment = { $hero }: w ruch idzie { $colour } żeton wyposażenia.
event-lose-life =
    { $hero }: −1 żeton życia, { $left ->
        [0] i był to ostatni.
        [one] zostaje { $left }.
        [few] zostają { $left }.
       *[many] zostaje { $left }.
    }
event-lose-call = { $hero }: −1 żeton mobilizacji.
event-lose-equipment = { $hero }: −1 { $colour } żeton wyposażenia.
event-eliminated = { $hero }: bohater wyeliminowany z gry, dopóki ktoś go nie uleczy.
event-died = { $hero }: to była ostatnia walka. Cześć pamięci!
event-healed =
    { $hero }: powrót z raną na płytkę „{ $tile }”, { $life ->
        [one] { $life } żeton życia
        [few] { $life } żetony życia
       *[many] { $life } żetonów życia
    }, { $calls ->
        [0] bez żetonu mobilizacji.
        [one] { $calls } żeton mobilizacji.
        [few] { $calls } żetony mobilizacji.
       *[many] { $calls } żetonów mobilizacji.
    }
event-pinned = { $hero }: upadek! Następny ruch pójdzie na to, żeby wstać.

## How it ended

outcome-warlords = Królowej nie został ani jeden wódz i horda idzie w rozsypkę. Bastion przetrwał.
outcome-heroes = Na murach nie został ani jeden bohater. Bastion padł.
outcome-evil-tiles = Trzy płytki są w kleszczach Zła. Bastion padł od środka.
outcome-deck = Przyszła pora na nową kartę hordy, a talia jest pusta. Oblężenie przetrwało bastion.
outcome-warlord-discarded = Zielona plansza odrzuciła wodza z talii, a z nim nadzieję na zwycięstwo.
outcome-stalemate = Runda za rundą po obu stronach murów nic się nie zmienia. Bastion wzięto głodem.

## Odds

odds-fall = { $thing }: szansa pokonania { PERCENT($percent) }
odds-fall-both = Obie karty: szansa pokonania { PERCENT($percent) }
odds-fall-with-tokens = { $thing }: szansa pokonania { PERCENT($bare) }, z żetonami ({ $tokens }) { PERCENT($percent) }
odds-fall-both-with-tokens = Obie karty: szansa pokonania { PERCENT($bare) }, z żetonami ({ $tokens }) { PERCENT($percent) }
odds-fall-short = { PERCENT($bare) }, z żetonami ({ $tokens }) { PERCENT($percent) }
tokens-of-colour =
    { $count ->
        [1] { $count } { $colour }
       *[other] { $colour } ×{ $count }
    }
odds-colour = { $thing } żeton: { PERCENT($percent) }
odds-decay = Na kości spaczenia „{ $thing }”: { PERCENT($percent) }

## Faults: each is told after the place where it lies

fault-side-by-side = dwoje graczy musi siedzieć naprzeciwko siebie
fault-too-few-monsters =
    { $missing ->
        [one] do talii dla jednego gracza brakuje { $missing } potwora
        [few] do talii dla jednego gracza brakuje { $missing } potworów
       *[many] do talii dla jednego gracza brakuje { $missing } potworów
    }
fault-too-few-warlords = ten poziom wymaga więcej wodzów, niż jest: { $wanted }
fault-too-few-tokens = czterem graczom potrzeba na początek { $needed }, a jest { $there }
fault-warlord-without-exit = każdy wódz musi mieć efekt końcowy
fault-status-and-place = bohater w stanie „{ $status }” nie może tam stać
fault-out-with-things = bohater wyeliminowany z gry nie ma żetonów ani Zła na planszy i nie leży w bastionie
fault-cursed-wounded = ranny bohater nie ma mocy, którą mogłoby zakryć Zło
fault-nobody-there = strona { $side } nie ma bohatera w grze
fault-unlike-discard = { $value } nie zgadza się ze stosem kart odrzuconych, gdzie widać { $wanted }
fault-two-figures = na jednej płytce stoją dwie figurki Zła
fault-one-piece-only =
    { $count ->
        [one] taki element jest jeden, a leży w { $count } miejscu
        [few] taki element jest jeden, a leży w { $count } miejscach
       *[many] taki element jest jeden, a leży w { $count } miejscach
    }
fault-net-on-warlord = na wodzu „{ $card }” sieć leżeć nie może
fault-spell-without-mylfaar = na karcie leży zaklęcie, a Mylfaar nie ma w grze
fault-trap-under-card = pułapka stoi na polu, na którym leży karta
fault-die-without-lock = na karcie „{ $card }” leży kość bojowa, choć karta jej nie blokuje
fault-acting-and-phase = efekty czekają na kolej tylko w kroku kart, a faza to „{ $phase }”
fault-cannot-act = karta „{ $card }” nie ma takiego efektu w kolejce na tej planszy

## The score, thing by thing

score-level = poziom trudności
score-life = żetony życia
score-calls = żetony mobilizacji
score-dead = martwi bohaterowie
score-evil = płytki w kleszczach Zła
