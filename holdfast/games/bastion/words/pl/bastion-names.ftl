### Bastion: the names of things, and what each of them does.
### Where the editions differ, the explanation ends in `-help-2015` or `-help-2018`.

## Editions

bastion-edition-2015 = Pierwsza edycja (2015)
bastion-edition-2015-help = Wróg atakuje, zanim zaczniesz działać. Ostatni odcinek muru zajmuje talia wrogów, więc zapełnić się mogą 23. Płomień pomaga tylko we własnym ataku, działo osłabia wrogów o 1, pasujący rytuał trzeba odprawić, a trudność oblężenia mierzy się siłą armii.
bastion-edition-2018 = Edycja deluxe (2018)
bastion-edition-2018-help = Działasz, zanim zaatakuje wróg. Zapełnić się mogą wszystkie 24 odcinki, a na początku stoi tam o jednego wroga więcej. Płomień, Roszada i Teleport pomagają też w cudzej turze, działo osłabia wrogów o 2, rytuały są dobrowolne, a trudność oblężenia wyznaczają cztery poziomy.

## Modes

bastion-mode-training = Gra szkoleniowa
bastion-mode-training-help = Na pierwszy raz, bez rytuałów. Według zasad z 2015: 24 wrogów z oddziału głównego; jeśli nie wybierzecie strony, dystrykty leżą posągami do góry. Według zasad z 2018: 25 wrogów, wśród nich zwiadowcy, skrzydlaki, olbrzymy i Szpieg; strona z posągami.
bastion-mode-level = Gra zwykła
bastion-mode-level-help = Oddział główny, trzy klasy pomocnicze i kilku wrogów legendarnych; ilu, to zależy od poziomu. Poziomy pochodzą z instrukcji z 2018; z zasadami z 2015, które znają zamiast nich siłę armii, to wariant domowy.
bastion-mode-scenario = Scenariusz
bastion-mode-scenario-help = Gotowe oblężenie: skład armii jest już dobrany. Według zasad z 2018 ma też własną stronę dystryktów i własne zasady.
bastion-mode-custom = Własna armia
bastion-mode-custom-help = Oddział główny i wszyscy, których do niego dołożysz.

## Levels

bastion-level-easy = Łatwy
bastion-level-easy-help = Po dwie karty każdej wybranej klasy i jeden wróg legendarny.
bastion-level-medium = Średni
bastion-level-medium-help = Po trzy karty każdej wybranej klasy i dwóch wrogów legendarnych.
bastion-level-hard = Trudny
bastion-level-hard-help = Po cztery karty każdej wybranej klasy i trzech wrogów legendarnych.
bastion-level-extreme = Ekstremalny
bastion-level-extreme-help = Po pięć kart każdej wybranej klasy i czterech wrogów legendarnych.

## Scenarios of 2015

bastion-scenario-standard-siege = Zwykłe oblężenie
bastion-scenario-standard-siege-help = Oddział główny i po jednej karcie każdej klasy pomocniczej, dobranej w ciemno: 32 wrogów.
bastion-scenario-siege-of-the-flyers = Oblężenie skrzydlaków
bastion-scenario-siege-of-the-flyers-help = Oddział główny, komplet sześciu skrzydlaków, Belligemin, Rokai i Czarne Skrzydło: 33 wrogów. Dziewięciu z nich ciągnie na sześć placów.
bastion-scenario-siege-of-the-dragons = Oblężenie smoków
bastion-scenario-siege-of-the-dragons-help = Oddział główny i komplet sześciu smoków: 30 wrogów. Cytadela rzadko będzie wolna.
bastion-scenario-siege-of-the-legends = Oblężenie legend
bastion-scenario-siege-of-the-legends-help = Oddział główny i komplet dziesięciu wrogów legendarnych: razem 34.
bastion-scenario-siege-of-the-archmages = Oblężenie arcymagów
bastion-scenario-siege-of-the-archmages-help = Oddział główny, komplet sześciu olbrzymów, jeden arcymag dobrany w ciemno, Golem, Shaggon i Lewiatan: 34 wrogów.
bastion-scenario-siege-of-the-shapeshifters = Oblężenie zmiennokształtnych
bastion-scenario-siege-of-the-shapeshifters-help = Oddział główny, wszyscy zwiadowcy, symbionty i zmiennokształtni, a z nimi Knellerwyrm: 43 wrogów.
bastion-scenario-impossible-siege = Niemożliwe oblężenie
bastion-scenario-impossible-siege-help = Oddział główny, komplet dziesięciu wrogów legendarnych i po jednej karcie każdej klasy pomocniczej, dobranej w ciemno: 42 wrogów.

## Scenarios of 2018

bastion-scenario-darkened-skies = Pociemniałe niebo
bastion-scenario-darkened-skies-help = Bez posągów. 41 wrogów: oddział główny, wszystkie skrzydlaki i wszyscy zwiadowcy, Szpieg, Belligemin, Rokai, Walkiria i Czarne Skrzydło. W każdym dystrykcie od początku stoi budowla „Źródło”.
bastion-scenario-trembling-earth = Drżenie ziemi
bastion-scenario-trembling-earth-help = Bez posągów. Każdy obrońca zaczyna z bestią jako zaklęciem, a inne bestie nie przyjdą. 39 wrogów: reszta oddziału głównego, wszystkie symbionty i olbrzymy, wszyscy zmiennokształtni, Shaggon, Knellerwyrm i Lewiatan.
bastion-scenario-show-of-force = Pokaz siły
bastion-scenario-show-of-force-help = Z posągami. 42 wrogów: oddział główny, po jednej karcie każdej klasy pomocniczej, dobranej w ciemno, i wszyscy wrogowie legendarni, ale żaden wśród pierwszych dwunastu kart.
bastion-scenario-belated-arrival = Spóźnione przybycie
bastion-scenario-belated-arrival-help = Z posągami. Wróg jest już w środku: smok w cytadeli i skrzydlaki w trzech dystryktach daleko od obozu, gdzie wszystkie źródła są uszkodzone. Raz na turę możesz odrodzić źródło w swoim dystrykcie za manę w jego kolorze, o ile na placu nie ma wroga. W każdym dystrykcie stoi budowla „Źródło”, a zaczynacie w dystrykcie przy obozie. Nadejdzie 33 wrogów: najpierw bestie, potem reszta oddziału głównego, wszyscy kapłani, Golem, Inkwizytor i Lewiatan.

## Sides of the districts

bastion-side-statue = Z posągami
bastion-side-statue-help = Trzy źródła dystryktu są w trzech różnych kolorach.
bastion-side-plain = Bez posągów
bastion-side-plain-help = W każdym dystrykcie dwa z trzech źródeł są w tym samym kolorze.

## Colours

colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
colour-violet = fioletowy
colour-blue = niebieski
colour-black = czarny
colour-any = dowolny

bastion-element-yellow = stepy
bastion-element-green = lasy
bastion-element-red = ogień
bastion-element-violet = bagna
bastion-element-blue = góry
bastion-element-black = ciemność

bastion-mana-yellow = żółta mana
bastion-mana-green = zielona mana
bastion-mana-red = czerwona mana
bastion-mana-violet = fioletowa mana
bastion-mana-blue = niebieska mana
bastion-mana-black = czarna mana

bastion-paint-white = biały
bastion-paint-white-help = Ma kolor dystryktu, przy którym stoi, i zmienia go, gdy trafia do innego.
bastion-paint-prismatic-1 = pryzmatyczny
bastion-paint-prismatic-1-help = Kosztuje po jednym żetonie many w każdym z sześciu kolorów. Dla rytuałów ma kolor dystryktu.
bastion-paint-prismatic-2 = pryzmatyczny, podwójny
bastion-paint-prismatic-2-help = Kosztuje po dwa żetony many w każdym z sześciu kolorów. Dla rytuałów ma kolor dystryktu.
bastion-paint-grey = szary
bastion-paint-grey-help = Płaci się za niego maną w dowolnych kolorach, a rytuał po zwycięstwie może mieć dowolny kolor.

## Places

bastion-place-citadel = cytadela
bastion-place-yellow = żółty dystrykt
bastion-place-green = zielony dystrykt
bastion-place-red = czerwony dystrykt
bastion-place-violet = fioletowy dystrykt
bastion-place-blue = niebieski dystrykt
bastion-place-black = czarny dystrykt
bastion-section = odcinek { $number } ({ $place })
bastion-square = plac ({ $place })
bastion-tower = wieża ({ $place })
bastion-base = fundament { $number } ({ $place })
bastion-source =
    { $colour ->
        [yellow] żółte
        [green] zielone
        [red] czerwone
        [violet] fioletowe
        [blue] niebieskie
       *[black] czarne
    } źródło{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $place })

bastion-part-citadel = Cytadela
bastion-part-citadel-help = Kto tu stoi, zbiera za darmo manę ze wszystkich zamkniętych wież, a wieże znów są otwarte. Stąd do każdego dystryktu jest jeden ruch.
bastion-part-district = Dystrykt
bastion-part-district-help = Trzy źródła, wieża, dwa fundamenty, plac i cztery odcinki muru. Ruch prowadzi do jednego z dwóch sąsiednich dystryktów albo do cytadeli.
bastion-part-source = Źródło
bastion-part-source-help = Połóż na nim manę w dowolnym kolorze i weź trzy w jego własnym. Potem jest zamknięte, dopóki ktoś nie zdobędzie many z wieży dystryktu.
bastion-part-tower = Wieża
bastion-part-tower-help = Połóż na niej manę w dowolnym kolorze i zbierz to, co leży na zamkniętych źródłach dystryktu: znów są otwarte. Sama wieża jest zamknięta, dopóki ktoś nie zdobędzie many z cytadeli.
bastion-part-base = Fundament
bastion-part-base-help = Miejsce na budowlę, po jednej na każdym fundamencie.
bastion-part-square = Plac
bastion-part-square-help = Tu lądują skrzydlaki. Dopóki na placu jest wróg, ani źródła, ani wieża dystryktu nie dają many.
bastion-part-section = Odcinek muru
bastion-part-section-help = Miejsce dla jednego wroga. Odcinki liczy się od bramy zgodnie z ruchem wskazówek zegara, a wrogowie idą w przeciwną stronę, do odcinka 1.
bastion-part-gate = Brama
bastion-part-gate-help = Stoi między odcinkiem 1 a odcinkiem 24 i je rozdziela. Jeśli wrogowi zostaje tylko droga przez bramę, gra jest przegrana.

## Defenders

bastion-defender-dagdar = Dagdar
bastion-defender-dagdar-who = Mag bojowy: najpierw uderza, potem liczy wrogów.
bastion-defender-sannirr = Sannirr
bastion-defender-sannirr-who = Czarodziejka, której płomień zawsze w porę wspiera przyjaciół.
bastion-defender-orsilla = Orsilla
bastion-defender-orsilla-who = Strażniczka starych studni; wie, ile w której jeszcze zostało.
bastion-defender-brannoc = Brannoc
bastion-defender-brannoc-who = Budowniczy obelisków, który poprzysiągł, że ten mur wytrzyma.

## Troops

bastion-troop-main = Oddział główny
bastion-troop-auxiliary = Oddział pomocniczy
bastion-troop-legendary = Oddział legendarny

## Classes

bastion-class-beast = Bestia
bastion-class-beast-help = Oddział główny, w nim najsłabsza. Bez cech.
bastion-class-warrior = Wojownik
bastion-class-warrior-help = Oddział główny. Bez cech.
bastion-class-mage = Mag
bastion-class-mage-help = Oddział główny. Bez cech.
bastion-class-rider = Jeździec
bastion-class-rider-help = Oddział główny, w nim najsilniejszy. Bez cech.
bastion-class-scout = Zwiadowca
bastion-class-scout-help = Od razu przyprowadza następnego wroga z talii.
bastion-class-symbiote = Symbiont
bastion-class-symbiote-help = Wpełza pod ostatniego wroga na murze i razem są jednym wrogiem, którego trzeba pokonać za jednym zamachem.
bastion-class-flyer = Skrzydlak
bastion-class-flyer-help = Ląduje na placu, zmywa całą manę wyłożoną w dystrykcie i nie pozwala zdobywać tam nowej.
bastion-class-priest = Kapłan
bastion-class-priest-help = Wrogowie po obu jego stronach są nietykalni, inni kapłani też.
bastion-class-giant = Olbrzym
bastion-class-giant-help = Kroczy prosto na wolny odcinek najbliżej bramy.
bastion-class-archmage = Arcymag
bastion-class-archmage-help = Dopóki jest w grze, źródła w kolorze wskazanym na jego karcie są zablokowane.
bastion-class-shapeshifter = Zmiennokształtny
bastion-class-shapeshifter-help = Jest tak silny jak wszyscy jego sąsiedzi razem; sam albo obok innego zmiennokształtnego ma siłę 9.
bastion-class-dragon = Smok
bastion-class-dragon-help = Zajmuje cytadelę, wyrzuca z niej obrońców i dodaje 1 siły innym wrogom w swoim kolorze.

## The main troop

bastion-card-beast-yellow = Stepowa bestia · żółta
bastion-card-beast-green = Leśna bestia · zielona
bastion-card-beast-red = Ognista bestia · czerwona
bastion-card-beast-violet = Bagienna bestia · fioletowa
bastion-card-beast-blue = Górska bestia · niebieska
bastion-card-beast-black = Mroczna bestia · czarna
bastion-card-warrior-yellow = Stepowy wojownik · żółty
bastion-card-warrior-green = Leśny wojownik · zielony
bastion-card-warrior-red = Ognisty wojownik · czerwony
bastion-card-warrior-violet = Bagienny wojownik · fioletowy
bastion-card-warrior-blue = Górski wojownik · niebieski
bastion-card-warrior-black = Mroczny wojownik · czarny
bastion-card-mage-yellow = Stepowy mag · żółty
bastion-card-mage-green = Leśny mag · zielony
bastion-card-mage-red = Ognisty mag · czerwony
bastion-card-mage-violet = Bagienny mag · fioletowy
bastion-card-mage-blue = Górski mag · niebieski
bastion-card-mage-black = Mroczny mag · czarny
bastion-card-rider-yellow = Stepowy jeździec · żółty
bastion-card-rider-green = Leśny jeździec · zielony
bastion-card-rider-red = Ognisty jeździec · czerwony
bastion-card-rider-violet = Bagienny jeździec · fioletowy
bastion-card-rider-blue = Górski jeździec · niebieski
bastion-card-rider-black = Mroczny jeździec · czarny

## The auxiliary troop

bastion-card-scout-yellow = Stepowy zwiadowca · żółty
bastion-card-scout-green = Leśny zwiadowca · zielony
bastion-card-scout-red = Ognisty zwiadowca · czerwony
bastion-card-scout-violet = Bagienny zwiadowca · fioletowy
bastion-card-scout-blue = Górski zwiadowca · niebieski
bastion-card-scout-black = Mroczny zwiadowca · czarny
bastion-card-symbiote-yellow = Stepowy symbiont · żółty
bastion-card-symbiote-green = Leśny symbiont · zielony
bastion-card-symbiote-red = Ognisty symbiont · czerwony
bastion-card-symbiote-violet = Bagienny symbiont · fioletowy
bastion-card-symbiote-blue = Górski symbiont · niebieski
bastion-card-symbiote-black = Mroczny symbiont · czarny
bastion-card-flyer-yellow = Stepowy skrzydlak · żółty
bastion-card-flyer-green = Leśny skrzydlak · zielony
bastion-card-flyer-red = Ognisty skrzydlak · czerwony
bastion-card-flyer-violet = Bagienny skrzydlak · fioletowy
bastion-card-flyer-blue = Górski skrzydlak · niebieski
bastion-card-flyer-black = Mroczny skrzydlak · czarny
bastion-card-priest-yellow = Stepowy kapłan · żółty
bastion-card-priest-green = Leśny kapłan · zielony
bastion-card-priest-red = Ognisty kapłan · czerwony
bastion-card-priest-violet = Bagienny kapłan · fioletowy
bastion-card-priest-blue = Górski kapłan · niebieski
bastion-card-priest-black = Mroczny kapłan · czarny
bastion-card-giant-yellow = Stepowy olbrzym · żółty
bastion-card-giant-green = Leśny olbrzym · zielony
bastion-card-giant-red = Ognisty olbrzym · czerwony
bastion-card-giant-violet = Bagienny olbrzym · fioletowy
bastion-card-giant-blue = Górski olbrzym · niebieski
bastion-card-giant-black = Mroczny olbrzym · czarny
bastion-card-archmage-yellow = Stepowy arcymag · żółty
bastion-card-archmage-green = Leśny arcymag · zielony
bastion-card-archmage-red = Ognisty arcymag · czerwony
bastion-card-archmage-violet = Bagienny arcymag · fioletowy
bastion-card-archmage-blue = Górski arcymag · niebieski
bastion-card-archmage-black = Mroczny arcymag · czarny
bastion-card-shapeshifter-yellow = Stepowy zmiennokształtny · żółty
bastion-card-shapeshifter-green = Leśny zmiennokształtny · zielony
bastion-card-shapeshifter-red = Ognisty zmiennokształtny · czerwony
bastion-card-shapeshifter-violet = Bagienny zmiennokształtny · fioletowy
bastion-card-shapeshifter-blue = Górski zmiennokształtny · niebieski
bastion-card-shapeshifter-black = Mroczny zmiennokształtny · czarny
bastion-card-dragon-yellow = Stepowy smok · żółty
bastion-card-dragon-green = Leśny smok · zielony
bastion-card-dragon-red = Ognisty smok · czerwony
bastion-card-dragon-violet = Bagienny smok · fioletowy
bastion-card-dragon-blue = Górski smok · niebieski
bastion-card-dragon-black = Mroczny smok · czarny

## In a deck of one’s own: drawn unseen

bastion-card-scout = Losowy zwiadowca
bastion-card-symbiote = Losowy symbiont
bastion-card-flyer = Losowy skrzydlak
bastion-card-priest = Losowy kapłan
bastion-card-giant = Losowy olbrzym
bastion-card-archmage = Losowy arcymag
bastion-card-shapeshifter = Losowy zmiennokształtny
bastion-card-dragon = Losowy smok
bastion-card-legendary = Losowy wróg legendarny

## The legendary troop

bastion-card-spy = Szpieg
bastion-card-spy-help = Przyprowadza dwóch następnych wrogów z talii. Ma kolor dystryktu, przy którym stoi.
bastion-card-belligemin = Belligemin
bastion-card-belligemin-help = Chwyta ostatniego wroga na murze i unosi go na plac, gdzie są już jednym wrogiem. Gdy nie ma kogo chwycić, leci sam. Ma kolor dystryktu.
bastion-card-rokai = Rokai
bastion-card-rokai-help = Lata, wypędza obrońców z dystryktu, w którym wyląduje, i wpuszcza ich z powrotem tylko do walki ze sobą. Ma kolor dystryktu.
bastion-card-valkyrie = Walkiria
bastion-card-valkyrie-help = Lata. Z placu czyni nietykalnymi wrogów na murze swojego dystryktu, ale nie siebie. Ma kolor dystryktu.
bastion-card-golem = Golem
bastion-card-golem-help = Kosztuje po jednym żetonie many w każdym kolorze, nie więcej i nie mniej: nic go nie wzmacnia ani nie osłabia i żadne zaklęcie nie pomoże w ataku na niego.
bastion-card-black-wing = Czarne Skrzydło
bastion-card-black-wing-help = Lata, a przy tym jest twarde jak Golem: po jednym żetonie many w każdym kolorze i żadne zaklęcie nie pomoże.
bastion-card-inquisitor = Inkwizytor
bastion-card-inquisitor-help = Wrogowie po obu jego stronach są o 1 silniejsi, ale nie chronieni. Ma kolor dystryktu, przy którym stoi.
bastion-card-shaggon = Shaggon
bastion-card-shaggon-help = Dopóki jest w grze, nikt nie może rzucić Płomienia ani Błyskawicy, ktokolwiek jest celem. Ma kolor dystryktu, przy którym stoi.
bastion-card-knellerwyrm = Knellerwyrm
bastion-card-knellerwyrm-help = Smok bez koloru: płaci się za niego maną w dowolnych kolorach. Na wierzchu w cytadeli dodaje 1 siły wszystkim innym wrogom. Zwycięzca może odprawić rytuał w dowolnym kolorze.
bastion-card-leviathan = Lewiatan
bastion-card-leviathan-help = Kosztuje po dwa żetony many w każdym kolorze, nie więcej i nie mniej: nic go nie wzmacnia ani nie osłabia i żadne zaklęcie nie pomoże w ataku na niego.

## Traits

bastion-trait-recruit = Posiłki
bastion-trait-recruit-help = Gdy tylko zajmie miejsce, wchodzi następna karta z talii wrogów, z własnymi cechami. Z pustej talii nikt nie przyjdzie.
bastion-trait-symbiote = Symbioza
bastion-trait-symbiote-help-2015 = Kładzie się pod wrogiem na murze, który ma najdalszą drogę do bramy. Odtąd to jeden wróg: jeden cel, jeden krok i cena za każdą kartę, każda w swoim kolorze. Przy pustym murze zajmuje odcinek jak każdy.
bastion-trait-symbiote-help-2018 = Kładzie się pod wrogiem na murze, który ma najdalszą drogę do bramy, z pominięciem odpornych. Odtąd to jeden wróg: jeden cel, jeden krok i cena za każdą kartę, każda w swoim kolorze. Gdy nie ma nosiciela, zajmuje odcinek jak każdy.
bastion-trait-flyer = Lot
bastion-trait-flyer-help = Z odcinka, do którego dotarł, przelatuje na plac dystryktu, a jeśli jest zajęty, na najbliższy wolny przeciwnie do ruchu wskazówek zegara. Cała mana z tamtejszych źródeł i wieży wraca do rezerwy i dopóki wróg jest na placu, nikt jej z nich nie zdobędzie. Gdy nie ma wolnego placu, zostaje na murze.
bastion-trait-ward = Ochrona
bastion-trait-ward-help-2015 = Wrogowie na sąsiednich odcinkach są nietykalni: nie można ich zaatakować nawet Strzałą.
bastion-trait-ward-help-2018 = Wrogowie na sąsiednich odcinkach są nietykalni: nie można ich zaatakować nawet Strzałą. Tylko odpornym nic to nie daje.
bastion-trait-giant = Krok olbrzyma
bastion-trait-giant-help = Zajmuje wolny odcinek o najniższym numerze, gdziekolwiek stoją inni.
bastion-trait-block = Zablokowane źródła
bastion-trait-block-help = Dopóki jest w grze, źródła w kolorze wskazanym na karcie nie dają many w żadnym dystrykcie i nawet Pryzmat nie pomoże. Wieże mogą zebrać to, co na nich leży.
bastion-trait-shift = Zmiennokształtność
bastion-trait-shift-help = Ma siłę wszystkich sąsiednich wrogów razem. Bez sąsiadów albo obok innego zmiennokształtnego ma siłę 9. To, co wzmacnia lub osłabia jego samego, liczy się później.
bastion-trait-citadel = Zajęcie cytadeli
bastion-trait-citadel-help = Siada w cytadeli, na wierzchu innych smoków, a obrońcy muszą stamtąd odejść do dystryktów. W cytadeli nie zdobywa się many, a wejść można tylko po to, by od razu zaatakować smoka na wierzchu.
bastion-trait-boost = Siła dla swojego koloru
bastion-trait-boost-help = Dopóki leży na wierzchu w cytadeli, wszyscy inni wrogowie w jego kolorze są o 1 silniejsi, oprócz odpornych.
bastion-trait-boost-all = Siła dla wszystkich
bastion-trait-boost-all-help = Dopóki leży na wierzchu w cytadeli, wszyscy inni wrogowie są o 1 silniejsi, oprócz odpornych.
bastion-trait-expel = Wypędzenie
bastion-trait-expel-help = Obrońcy z dystryktu, w którym ląduje, odchodzą od razu do sąsiedniego dystryktu albo do cytadeli. Dopóki jest na placu, wejść można tylko po to, by od razu go zaatakować.
bastion-trait-wallward = Ochrona muru
bastion-trait-wallward-help-2015 = Dopóki wróg z tą cechą jest na placu, wrogowie na czterech odcinkach muru dystryktu są nietykalni, nawet dla Strzały. Jego samego można zaatakować.
bastion-trait-wallward-help-2018 = Dopóki wróg z tą cechą jest na placu, wrogowie na czterech odcinkach muru dystryktu są nietykalni, nawet dla Strzały; tylko odpornym nic to nie daje. Jego samego można zaatakować.
bastion-trait-immune = Odporność
bastion-trait-immune-help-2015 = Zaklęcia na niego nie działają: ani w ataku, ani żeby go przestawić na murze. Działa go nie osłabiają i nic go nie wzmacnia. Kapłani i Walkiria go chronią.
bastion-trait-immune-help-2018 = W ataku na niego nie wolno użyć zaklęć. Działa go nie osłabiają, a cechy innych wrogów ani go nie wzmacniają, ani nie chronią. Roszada i Teleport mogą go przestawić.
bastion-trait-aura = Siła dla sąsiadów
bastion-trait-aura-help = Wrogowie na sąsiednich odcinkach są o 1 silniejsi, oprócz odpornych.
bastion-trait-no-flame = Zakaz Płomienia
bastion-trait-no-flame-help = Dopóki jest w grze, nikt nie może rzucić Płomienia.
bastion-trait-no-lightning = Zakaz Błyskawicy
bastion-trait-no-lightning-help = Dopóki jest w grze, nikt nie może rzucić Błyskawicy.

## Spells

bastion-spell-alchemy = Alchemia
bastion-spell-alchemy-help = W twoim ataku: płacisz maną w dowolnych kolorach. Jej liczba się nie zmienia.
bastion-spell-abundance = Obfitość
bastion-spell-abundance-help-2015 = Gdy zdobywasz manę ze źródła: weź 2 więcej w tym samym kolorze.
bastion-spell-abundance-help-2018 = Gdy zdobywasz manę ze źródła: weź więcej w tym samym kolorze, tyle, ile wynosi moc zaklęcia.
bastion-spell-copy = Kopia
bastion-spell-copy-help = Zastępuje inne zaklęcie, które leży przed tobą lub innym obrońcą, i można jej użyć wtedy, kiedy tamtego. Skopiowane zaklęcie zostaje u właściciela.
bastion-spell-lightning = Błyskawica
bastion-spell-lightning-help = W czyimkolwiek ataku, gdziekolwiek jesteś: cena spada o moc zaklęcia, ale nie poniżej 1.
bastion-spell-flame = Płomień
bastion-spell-flame-help-2015 = W twoim własnym ataku: cena spada o moc zaklęcia, ale nie poniżej 1.
bastion-spell-flame-help-2018 = W twoim ataku albo w ataku z miejsca, w którym stoisz: cena spada o moc zaklęcia, ale nie poniżej 1.
bastion-spell-repetition = Powtórzenie
bastion-spell-repetition-help-2015 = Na koniec swojej tury: rozegraj jeszcze jedną, a wróg w niej nie atakuje.
bastion-spell-repetition-help-2018 = Gdy skończysz działać: zacznij działania od nowa. Dopiero potem atakuje wróg.
bastion-spell-prism = Pryzmat
bastion-spell-prism-help = Gdy zdobywasz manę ze źródła: wybierz inny kolor zamiast jego własnego. Zablokowane źródło pozostaje zablokowane.
bastion-spell-castling = Roszada
bastion-spell-castling-help-2015 = W dowolnej chwili swojej tury, nawet zanim zaatakuje wróg: dwóch wrogów na murze zamienia się miejscami.
bastion-spell-castling-help-2018 = Podczas działań dowolnego obrońcy: dwóch wrogów na murze zamienia się miejscami.
bastion-spell-arrow = Strzała
bastion-spell-arrow-help = W twoim ataku: cel może być gdziekolwiek w bastionie. Nietykalnych i leżących pod innym smokiem nie dosięgnie.
bastion-spell-teleport = Teleport
bastion-spell-teleport-help-2015 = W dowolnej chwili swojej tury, nawet zanim zaatakuje wróg: wróg z muru trafia na dowolny wolny odcinek.
bastion-spell-teleport-help-2018 = Podczas działań dowolnego obrońcy: wróg z muru trafia na dowolny wolny odcinek.
bastion-spell-acceleration = Przyspieszenie
bastion-spell-acceleration-help = W twoim ruchu: jeszcze jeden krok, a między krokami nic nie wolno robić. Droga nie prowadzi przez cytadelę ze smokiem ani przez dystrykt Rokai.

## Rituals

bastion-ritual-help-2015 = Pokonaj wroga w jego kolorze, a rytuał zostaje odprawiony; jeśli pasuje kilka, wybierz jeden. Potem dobierz dwa, jeden zatrzymaj, a drugi włóż pod talię.
bastion-ritual-help-2018 = Pokonaj wroga w jego kolorze, a możesz odprawić rytuał. Potem dobierz dwa, jeden zatrzymaj, a drugi włóż pod talię.
bastion-kind-artifact = Artefakt
bastion-kind-artifact-help = Zostaje u ciebie; w każdej swojej turze możesz go użyć raz.
bastion-kind-structure = Budowla
bastion-kind-structure-help-2015 = Staje na dowolnym wolnym fundamencie w bastionie i służy wszystkim obrońcom. Inną budowlę, która wypada wtedy z gry, może zastąpić tylko wtedy, gdy żaden fundament nie jest wolny.
bastion-kind-structure-help-2018 = Staje na dowolnym fundamencie w bastionie i służy wszystkim obrońcom. To, co tam stało, trafia pod talię rytuałów.

bastion-ritual-accumulator = Zasobnik
bastion-ritual-accumulator-help = Artefakt: poproś innego obrońcę, choćby był daleko, o jeden żeton many. Jeśli odmówi, artefakt pozostaje nieużyty.
bastion-ritual-converter = Przetwornik
bastion-ritual-converter-help = Artefakt: oddaj jeden żeton many ze swojego zapasu i weź z rezerwy jeden w dowolnym kolorze.
bastion-ritual-source = Źródło
bastion-ritual-source-help = Budowla: jedno źródło w tym kolorze więcej w dystrykcie.
bastion-ritual-obelisk = Obelisk
bastion-ritual-obelisk-help = Budowla: źródła w tym kolorze w jego dystrykcie dają o jeden żeton many więcej.
bastion-ritual-gun = Działo
bastion-ritual-gun-help-2015 = Budowla: wrogowie w tym kolorze na murze i placu jego dystryktu są o 1 słabsi, ale ich siła nie spada poniżej 1.
bastion-ritual-gun-help-2018 = Budowla: wrogowie w tym kolorze na murze i placu jego dystryktu są o 2 słabsi, ale ich siła nie spada poniżej 1.

bastion-ritual-accumulator-yellow = Żółty zasobnik
bastion-ritual-accumulator-green = Zielony zasobnik
bastion-ritual-accumulator-red = Czerwony zasobnik
bastion-ritual-accumulator-violet = Fioletowy zasobnik
bastion-ritual-accumulator-blue = Niebieski zasobnik
bastion-ritual-accumulator-black = Czarny zasobnik
bastion-ritual-converter-yellow = Żółty przetwornik
bastion-ritual-converter-green = Zielony przetwornik
bastion-ritual-converter-red = Czerwony przetwornik
bastion-ritual-converter-violet = Fioletowy przetwornik
bastion-ritual-converter-blue = Niebieski przetwornik
bastion-ritual-converter-black = Czarny przetwornik
bastion-ritual-source-yellow = Żółte źródło
bastion-ritual-source-green = Zielone źródło
bastion-ritual-source-red = Czerwone źródło
bastion-ritual-source-violet = Fioletowe źródło
bastion-ritual-source-blue = Niebieskie źródło
bastion-ritual-source-black = Czarne źródło
bastion-ritual-obelisk-yellow = Żółty obelisk
bastion-ritual-obelisk-green = Zielony obelisk
bastion-ritual-obelisk-red = Czerwony obelisk
bastion-ritual-obelisk-violet = Fioletowy obelisk
bastion-ritual-obelisk-blue = Niebieski obelisk
bastion-ritual-obelisk-black = Czarny obelisk
bastion-ritual-gun-yellow = Żółte działo
bastion-ritual-gun-green = Zielone działo
bastion-ritual-gun-red = Czerwone działo
bastion-ritual-gun-violet = Fioletowe działo
bastion-ritual-gun-blue = Niebieskie działo
bastion-ritual-gun-black = Czarne działo

## Army strength (2015)

bastion-advice-training = szkoleniowa
bastion-advice-below-normal = poniżej normalnej
bastion-advice-normal = normalna
bastion-advice-hard = trudna
