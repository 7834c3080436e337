### Bastion: what is asked, offered, forbidden and told.

game-bastion = Bastion
game-bastion-about = Wróg za wrogiem ciągnie wzdłuż muru. Czerpcie manę z sześciu dystryktów i pokonujcie ich, zanim na murze zabraknie miejsca.

## What an option touches

bastion-at = { $thing }, { $place }
bastion-united = { $host } + { $symbiote }
bastion-held-spell =
    { $spell }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $card })
bastion-copied-spell = { $copy } jako { $spell }
bastion-number = { $number }

phase-muster = Przygotowanie: pierwsi wrogowie
phase-station = Przygotowanie: obrońcy
phase-deal = Przygotowanie: rozdanie rytuałów
phase-rituals = Przygotowanie: wybór rytuałów
phase-dawn = Oblężenie się zaczyna
phase-watch = Przed atakiem wroga
phase-enemy = Atak wroga
phase-actions = Działania obrońcy

## On the table

defender = Obrońca
wall = Mur
camp = Obóz wrogów
reserve = Rezerwa
pool = Zapas
box = Poza grą
spells = Zaklęcia
rituals = Rytuały
artifacts = Artefakty
structures = Budowle
open = otwarte
closed = zamknięte
damaged = uszkodzone
used = użyte
pledged = obiecane
pledged-for = obiecane przeciw: { $at }
invulnerable = nietykalny
blocked-sources = Zablokowane źródła: { $colours }
must-leave = Zaatakuj smoka albo opuść cytadelę
enemy-deck =
    { $count ->
        [one] Talia wrogów: { $count } karta
        [few] Talia wrogów: { $count } karty
       *[many] Talia wrogów: { $count } kart
    }
ritual-deck =
    { $count ->
        [one] Talia rytuałów: { $count } karta
        [few] Talia rytuałów: { $count } karty
       *[many] Talia rytuałów: { $count } kart
    }
mana-tokens =
    { $count ->
        [one] { $count } żeton many
        [few] { $count } żetony many
       *[many] { $count } żetonów many
    }
strength = siła { $strength }
strength-changed = siła { $strength } zamiast { $printed }
power = moc { $power }
army-strength = Siła armii: { $strength }
army-strength-printed = Siła armii według instrukcji: { $printed }. To pomyłka w druku: suma z kart to { $strength }.
army-advice = Gra według instrukcji: { $advice }
wall-full-in =
    { $count ->
        [0] Następny wróg nie znajdzie miejsca na murze.
        [one] Jeśli nikogo nie pokonacie, mur zapełni się po { $count } ataku wroga.
        [few] Jeśli nikogo nie pokonacie, mur zapełni się po { $count } atakach wroga.
       *[many] Jeśli nikogo nie pokonacie, mur zapełni się po { $count } atakach wroga.
    }
house-variant = wariant domowy
house-variant-help = Instrukcja tego wydania nie zna poziomów: to wariant domowy.

## What may be set

setting-edition = Edycja
setting-edition-help = Według których zasad gracie: z pierwszej instrukcji czy z edycji deluxe.
setting-mode = Rodzaj gry
setting-mode-help = Jak powstaje armia wrogów.
setting-classes = Klasy pomocnicze
setting-classes-help = Trzy klasy, które przyjdą z oddziałem głównym.
setting-scenario = Scenariusz
setting-scenario-help = Gotowe oblężenie z wybranej edycji: pierwsze siedem jest z 2015, pozostałe cztery z 2018.
setting-deck = Posiłki
setting-deck-help = Kto dołącza do oddziału głównego: pojedyncze karty, wrogowie legendarni albo klasa, czyli jedna jej karta dobrana w ciemno. Klasę można podać kilka razy.
setting-side = Strona dystryktów
setting-side-help = Z posągami kolory źródeł są rozłożone równiej, bez nich w każdym dystrykcie dwa są takie same. Wszystkie dystrykty leżą tą samą stroną do góry.
setting-districts = Dystrykty
setting-districts-help = Kolory dystryktów dookoła cytadeli, zgodnie z ruchem wskazówek zegara.
setting-gate = Brama
setting-gate-help = Dystrykt, który następuje po bramie zgodnie z ruchem wskazówek zegara: jego mur zapełnia się pierwszy.
setting-defenders = Obrońcy
setting-defenders-help = Po jednym obrońcy na każde miejsce, w kolejności miejsc.

## Questions

ask-act = Działania obrońcy, w dowolnej kolejności{ $can_move ->
        [yes] {" "}· ruch
       *[no] {""}
    }{ $can_gain ->
        [yes] {" "}· zdobycie many
       *[no] {""}
    }{ $can_attack ->
        [yes] {" "}· atak
       *[no] {""}
    }
ask-return-ritual = Który z trzech rytuałów wraca pod talię?
ask-station = { $defender }: cytadelę zajął smok. W którym dystrykcie zaczynasz?
ask-watch = Zaraz zaatakuje wróg. Rzucasz najpierw zaklęcie na mur?
ask-flee = { $defender }: uciekaj stąd ({ $start })! Dokąd?
ask-lay = Tu musi zostać mana: { $at }. W jakim kolorze?
ask-prism = Pryzmat na źródle: { $at }. W jakim kolorze bierzesz manę?
ask-add-to-gain =
    Mana stąd: { $at }.{ $added_count ->
        [0] {""}
       *[other] {" "}Już dołożone: { $added }.
    } Jakiego zaklęcia używasz?
ask-add-to-attack =
    Atak tutaj: { $at }.{ $added_count ->
        [0] {""}
       *[other] {" "}Już dołożone: { $added }.
    } Jakiego zaklęcia używasz?
ask-pledge-target = „{ $spell }” ({ $card }): tylko przeciw któremu wrogowi?
ask-pay =
    { $count ->
        [one] Cena to { $count } żeton many: { $at }. Czym płacisz?
        [few] Cena to { $count } żetony many: { $at }. Czym płacisz?
       *[many] Cena to { $count } żetonów many: { $at }. Czym płacisz?
    }
ask-pay-colour =
    { $due ->
        [one] Do zapłaty został { $due } żeton many z { $count }: { $at }. Ile z tego to { $colour }?
        [few] Do zapłaty zostały { $due } żetony many z { $count }: { $at }. Ile z tego to { $colour }?
       *[many] Do zapłaty zostało { $due } żetonów many z { $count }: { $at }. Ile z tego to { $colour }?
    }
ask-perform =
    { $colours_count ->
        [0] Zwycięstwo pozwala odprawić rytuał w dowolnym kolorze. Który?
       *[other] Zwycięstwo pozwala odprawić rytuał (kolor: { $colours }). Który?
    }
ask-build = { $ritual }: na którym fundamencie?
ask-keep = Który z nowych rytuałów zatrzymujesz?
ask-convert-give = { $artifact }: którą manę oddajesz?
ask-convert-take = { $artifact }: odchodzi { $given }. Którą manę bierzesz?
ask-accumulate = { $artifact }: kogo i o jaką manę prosisz?
ask-give = { $asker } prosi o pomoc ({ $artifact }): potrzebna jest { $colour }. Oddajesz?
ask-castle-first = Roszada: którego wroga przestawić?
ask-castle-second = Roszada: z kim zamieni się miejscami?
ask-teleport-enemy = Teleport: którego wroga przestawić?
ask-teleport-to = Teleport stąd: { $at }. Dokąd przestawić wroga?

## Options

option-move =
    { $right_count ->
        [0] Idź: { $object }
       *[other] Idź: { $object }; zaklęcia: { $right }
    }
option-storm =
    { $right_count ->
        [0] Wejdź i zaatakuj: { $object }
       *[other] Wejdź i zaatakuj: { $object }; zaklęcia: { $right }
    }
option-storm-with-spells =
    { $right_count ->
        [0] Wejdź i zaatakuj z zaklęciami: { $object }
       *[other] Wejdź i zaatakuj z zaklęciami: { $object }; po drodze: { $right }
    }
option-gain = Zdobądź manę: { $object }
option-gain-with-spells = Zdobądź manę z zaklęciami: { $object }
option-attack = Zaatakuj: { $object }
option-attack-with-spells = Zaatakuj z zaklęciami: { $object }
option-shoot = Wypuść Strzałę: { $object }
option-pledge =
    { $right_count ->
        [0] Obiecaj na atak: { $object }
       *[other] Obiecaj na atak: { $object } jako { $target }
    }
option-pledge-for =
    { $right_count ->
        [0] Obiecaj tylko przeciw jednemu wrogowi: { $object }
       *[other] Obiecaj tylko przeciw jednemu wrogowi: { $object } jako { $target }
    }
option-aim = Wybierz wroga: { $object }
option-withdraw = Cofnij obietnicę: { $object }
option-cast =
    { $right_count ->
        [0] Rzuć zaklęcie: { $object }
       *[other] Rzuć zaklęcie: { $object } jako { $target }
    }
option-repeat =
    { $right_count ->
        [0] Zacznij od nowa: { $object }
       *[other] Zacznij od nowa: { $object } jako { $target }
    }
option-add =
    { $right_count ->
        [0] Dołóż: { $object }
       *[other] Dołóż: { $object } jako { $target }
    }
option-enough = Wystarczy
option-use = Użyj: { $object }
option-revive = Odródź: { $object }
option-done = Zakończ działania
option-station = Zacznij w tym dystrykcie: { $object }
option-return = Oddaj: { $object }
option-flee = Wycofaj się: { $object }
option-lay = Połóż { $object } żeton
option-prism = Weź żetony, kolor: { $object }
option-pay =
    { $right_count ->
        [0] Zapłać: { $left }
       *[other] Zapłać, { $object } kolor: { $target }
    }
option-pay-from-plenty = Dopłać tym, czego jest najwięcej
option-perform = Odpraw: { $object }
option-no-ritual = Nie odprawiaj rytuału
option-build = Zbuduj tutaj: { $object }
option-keep = Zatrzymaj: { $object }
option-give = Oddaj { $object } żeton
option-take = Weź { $object } żeton
option-ask = Poproś o { $target } żeton: { $object }
option-consent = Oddaj
option-refuse = Odmów
option-pick = Wybierz wroga: { $object }
option-put = Przestaw tutaj: { $object }

## Why not

why-already-moved = Ruch jest jeden na turę i już go wykonano.
why-not-adjacent = Jednym ruchem dojdziesz z dystryktu tylko do sąsiedniego dystryktu albo do cytadeli.
why-dragon-there = W cytadeli jest smok: nie da ona many, a wejść można tylko po to, by od razu go zaatakować.
why-rokai-there = W tym dystrykcie jest Rokai: wejść można tylko po to, by od razu zaatakować.
why-lacks-mana =
    { $count ->
        [one] Cena to { $count } żeton many (kolory: { $price }) i nie ma czym jej zapłacić.
        [few] Cena to { $count } żetony many (kolory: { $price }) i nie ma czym jej zapłacić.
       *[many] Cena to { $count } żetonów many (kolory: { $price }) i nie ma czym jej zapłacić.
    }
why-already-gained = Manę zdobywa się raz na turę i już to zrobiono.
why-not-there = Manę z wież zbiera ten, kto stoi w cytadeli.
why-flyer-there = Wylądował tam wróg: { $at }. Dopóki nie zostanie pokonany, źródła i wieża dystryktu są niedostępne.
why-closed = Zamknięte: leży tam mana. Źródła otwiera wieża dystryktu, a wieże cytadela.
why-damaged = To źródło jest uszkodzone, najpierw trzeba je odrodzić.
why-blocked = Arcymag blokuje wszystkie źródła w tym kolorze.
why-reserve-empty = W rezerwie nic nie zostało: { $colour }.
why-already-attacked = Atak jest jeden na turę i już go wykonano.
why-ward = Obok stoi kapłan i dlatego ten wróg jest nietykalny.
why-wallward = Na placu jest Walkiria i dlatego wrogowie na tym murze są nietykalni.
why-immune = Zaklęcia nie działają na tego wroga.
why-out-of-reach = Bez Strzały dosięgniesz tylko wrogów w swoim dystrykcie, a z cytadeli tylko smoka, który w niej jest.
why-under-dragon = Nad tobą jest smok: najpierw go zaatakuj albo opuść cytadelę.
why-not-your-turn = Właściciel może tego użyć tylko w swojej turze.
why-too-few-enemies = Na murze jest za mało wrogów, których to zaklęcie może przestawić.
why-no-free-section = Na murze nie ma wolnego odcinka.
why-nothing-to-copy = Nikt nie ma zaklęcia innego niż Kopia.
why-no-flame = Dopóki Shaggon jest w grze, nikt nie może rzucić Płomienia.
why-no-lightning = Dopóki Shaggon jest w grze, nikt nie może rzucić Błyskawicy.
why-pledged = To zaklęcie jest już obiecane.
why-nothing-to-attack = Aktywny obrońca nie ma już w tej turze kogo zaatakować.
why-used = Tego artefaktu już w tej turze użyto.
why-pool-empty = Twój zapas jest pusty, nie ma czego wymienić.
why-nobody-gives = Nikt nie ma już many, o którą można by w tej turze poprosić.
why-already-revived = Na turę można odrodzić jedno źródło i już to zrobiono.
why-base-taken = Stoi tam budowla, a są jeszcze wolne fundamenty.
why-section-taken = Stoi tam już wróg.
why-deck-there = To odcinek talii wrogów, żaden wróg tam nie stanie.
why-inside = Zaklęcie przestawia tylko wrogów na murze, a ten jest w środku.

## Log

event-round = Zaczyna się nowa runda.
event-turn = Tura { $number }: { $defender }.
event-again = { $defender }: działania zaczynają się od nowa.
event-enter = { $card } nadchodzi: { $at }.
event-attach = { $card } wpełza pod wroga: { $at }.
event-land =
    { $cards_count ->
        [1] { $cards } przelatuje: { $at } → { $to }.
       *[other] { $cards } przelatują razem: { $at } → { $to }.
    }
event-no-square = Nie ma wolnego placu, wróg zostaje na murze: { $at }.
event-mana-returned = Do rezerwy wraca { $colour }: { $at }.
event-put-aside = { $card } stanąłby obok innego kapłana, więc na razie zostaje odłożony.
event-shuffle-in = Znów w talii wrogów: { $cards }.
event-station = { $defender } na posterunku: { $at }.
event-stationed = Wszyscy obrońcy na posterunkach.
event-draw-ritual = { $who }: dobrany rytuał to { $ritual }.
event-dealt = Stół gotowy do gry.
event-ritual-under = { $who }: pod talię trafia { $ritual }.
event-keep-ritual = { $who }: zatrzymany rytuał to { $ritual }.
event-watched = Na murze wszystko zostaje, jak jest.
event-done = Koniec działań.
event-move =
    { $via_count ->
        [0] Ruch: { $start } → { $to }.
       *[other] Ruch: { $start } → { $via } → { $to }.
    }
event-gain-source =
    { $count ->
        [0] Nie ma many, w rezerwie skończyła się { $colour }: { $at }.
       *[other] Zdobyta { $colour } × { $count }: { $at }.
    }
event-gain-tower = Mana ze źródeł zebrana: { $at }.
event-gain-citadel = Mana ze wszystkich wież zebrana.
event-lay = Położona { $colour }: { $at }.
event-collect = Zabrana { $colour }: { $at }.
event-revive = Źródło odrodzone: { $at }. Wydana { $colour }.
event-pay = Mana za atak zapłacona: { $mana } ({ $at }).
event-defeat =
    { $cards_count ->
        [1] Zwycięstwo! { $cards }, { $at }.
       *[other] Zwycięstwo nad połączonym wrogiem! { $cards }, { $at }.
    }
event-cast = { $who }: zaklęcie „{ $spell }” ({ $card }).
event-cast-copy = { $who }: „Kopia” ({ $card }) jako „{ $spell }” ({ $copied }).
event-castle = Wrogowie zamieniają się miejscami: { $cards } ↔ { $others }, { $at } ↔ { $to }.
event-teleport = Wroga przenosi magia: { $cards }, { $at } → { $to }.
event-pledge = { $who }: obiecana pomoc w ataku, „{ $spell }” ({ $card }).
event-pledge-for = { $who }: obiecana pomoc w ataku na wroga tutaj: { $at }, „{ $spell }” ({ $card }).
event-withdraw = { $who }: obietnica cofnięta, „{ $spell }” ({ $card }).
event-perform = Rytuał odprawiony: { $ritual }.
event-build = Budowla wzniesiona: { $ritual }, { $at }.
event-replace = Budowla usunięta: { $ritual }, { $at }.
event-convert = { $artifact }: { $given } → { $taken }.
event-accumulate = { $artifact }: { $colour }, oddaje { $giver }.
event-refuse = { $artifact }: { $asker } spotyka się z odmową ({ $colour }).
event-flee = { $defender } wycofuje się: { $start } → { $to }.
event-march =
    { $cards_count ->
        [1] { $cards } idzie dalej: { $at } → { $to }.
       *[other] { $cards } idą dalej razem: { $at } → { $to }.
    }
event-found-no-room = { $card } nie znajduje miejsca na murze.
event-passed-gate =
    { $cards_count ->
        [1] { $cards } wdziera się przez bramę: { $at }.
       *[other] { $cards } razem wdzierają się przez bramę: { $at }.
    }

## How it ended

outcome-wall-bare = Talia wrogów jest pusta, a na murze nie ma nikogo. Oblężenie przełamane, bastion ocalony.
outcome-no-room = Pod mur podszedł jeszcze jeden wróg, a miejsca już nie było. Bastion zdobyty.
outcome-past-gate = Między wrogiem a bramą nie został ani jeden wolny odcinek. Brama puściła, bastion padł.

## Odds

odds-enemy = Nadejdzie { $thing }: { PERCENT($percent) }
odds-at = Następny wróg tutaj: { $thing }, { PERCENT($percent) }
odds-loss = Natychmiastowa porażka: { PERCENT($percent) }

## Faults: each is told after the place where it lies

fault-side-is-fixed = ta gra toczy się tylko na jednej stronie: „{ $side }”
fault-too-many-cards =
    { $count ->
        [one] { $count } karta „{ $group }”, a jest ich tylko { $limit }
        [few] { $count } karty „{ $group }”, a jest ich tylko { $limit }
       *[many] { $count } kart „{ $group }”, a jest ich tylko { $limit }
    }
fault-below-zero = liczba jest za mała
fault-miscounted-card =
    { $count ->
        [0] karty „{ $card }” nigdzie nie ma
        [one] karta „{ $card }” leży w { $count } miejscu, a powinna w { $wanted }
        [few] karta „{ $card }” leży w { $count } miejscach, a powinna w { $wanted }
       *[many] karta „{ $card }” leży w { $count } miejscach, a powinna w { $wanted }
    }
fault-wrong-place = karta „{ $card }” nie może tam leżeć
fault-mana-under-flyer = w dystrykcie z wrogiem na placu nie może leżeć mana
fault-mana-on-damaged = na uszkodzonym źródle nie może leżeć mana
fault-not-in-this-scenario = w tej grze nie ma uszkodzonych źródeł
fault-expelled-defender = obrońca nie może być w „{ $place }”: jest tam Rokai
fault-pool-holds-itself = zbiór kart zawiera sam siebie
fault-nothing-to-leave = pod smokiem nie ma nikogo, kto ma go zaatakować albo odejść
fault-already-won = na murze nie ma nikogo, a talia jest pusta: ta gra jest już wygrana
fault-wrong-power = „{ $spell }” ma zbędną moc albo nie ma potrzebnej
fault-wrong-block = dla „{ $colour }” zablokowany musi być inny kolor niż własny
