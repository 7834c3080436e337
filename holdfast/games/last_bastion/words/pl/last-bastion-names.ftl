### Last Bastion: the names of things, and what each of them does.

## Monsters: red, the demons

card-ember-imp = Ognisty chochlik
card-soot-hound = Okopcony ogar
card-vein-drinker = Krwiopijca
card-incubus = Inkub
card-butcher = Rzeźnik
card-soul-flayer = Oprawca dusz
card-molten-brute = Rozżarzony osiłek
card-whispering-tempter = Szepczący kusiciel
card-pit-warden = Dozorca piekieł
card-pyre-marshal = Marszałek stosów

## Monsters: green, the tribes

card-goblin-piper = Gobliński dudziarz
card-goblin-sapper = Gobliński saper
card-orc-raider = Ork najeźdźca
card-orc-snarer = Ork łowczy
card-wolf-rider = Wilczy jeździec
card-tuskplate-orc = Ork w zbroi z kłów
card-orc-plunderer = Ork łupieżca
card-mire-troll = Troll z trzęsawisk
card-gate-troll = Troll kruszący bramy
card-boulder-troll = Troll miotacz głazów

## Monsters: blue, the abyss

card-hollow-summoner = Przywoływacz pustki
card-cocoon-spider = Pajęczyca z kokonem
card-drowned-oracle = Utopiona wyrocznia
card-dream-leech = Pijawka snów
card-web-spinner = Tkaczka sieci
card-abyss-stalker = Łowca z otchłani
card-eyeless-horror = Bezoka groza
card-clutch-keeper = Piastunka jaj
card-drowning-maw = Bezdenna paszcza
card-sunken-kraken = Kraken z dna

## Monsters: yellow, the undead and the golems

card-clay-drudge = Gliniany sługa
card-rattling-bones = Grzechoczące kości
card-famished-ghoul = Wygłodniały ghul
card-mourning-bride = Narzeczona w żałobie
card-vault-golem = Golem ze skarbca
card-barrow-sentinel = Wartownik kurhanu
card-zombie-lord = Władca zombie
card-plague-bearer = Roznosiciel zarazy
card-ossuary-golem = Golem z kostnicy
card-crypt-hierophant = Hierofant z krypty

## Monsters: black, the Queen’s own

card-shadow-scout = Zwiadowca cienia
card-queens-confessor = Spowiednik Królowej
card-tithe-collector = Poborca dziesięciny
card-queens-poisoner = Trucicielka Królowej
card-shadow-knight = Rycerz cienia
card-nefarious-cannon = Złowrogie działo
card-queens-jailer = Klucznik Królowej
card-glass-witch = Szklana wiedźma
card-walking-belfry = Krocząca dzwonnica
card-nightmare-regent = Regent koszmarów

## Monsters that are dealt no more

card-cinder-hound = Popielny ogar
card-lash-fiend = Czart z batem
card-furnace-demon = Demon paleniska
card-brimstone-herald = Siarkowy zwiastun
card-pit-tyrant = Piekielny tyran
card-ash-devourer = Pożeracz popiołów
card-goblin-cutpurse = Gobliński rzezimieszek
card-ironhide-orc = Żelaznoskóry ork
card-orc-hexer = Ork guślarz
card-bog-troll = Bagienny troll
card-war-troll = Bojowy troll
card-troll-drummer = Troll dobosz
card-drowned-whisperer = Szepczący topielec
card-mind-leech = Pijawka umysłów
card-web-weaver = Prządka pajęczyn
card-starless-horror = Bezgwiezdna groza
card-brood-mother = Matka lęgu
card-maw-of-the-deep = Paszcza głębin
card-blind-kraken = Ślepy kraken
card-restless-bones = Niespokojne kości
card-grave-ghoul = Cmentarny ghul
card-weeping-bride = Płacząca narzeczona
card-rune-golem = Runiczny golem
card-barrow-guard = Strażnik kurhanu
card-plague-cart = Wóz zadżumionych
card-bone-colossus = Kościany kolos
card-crypt-lich = Licz z krypty
card-veiled-assassin = Zabójczyni w woalu
card-queens-herald = Herold Królowej
card-black-halberdier = Czarny halabardnik
card-mirror-witch = Lustrzana wiedźma
card-creeping-tower = Pełzająca wieża
card-queens-executioner = Kat Królowej
card-crowned-nightmare = Koronowany koszmar

## Warlords

card-archdaemon-of-torment = Arcydemon Udręki
card-duke-of-embers = Książę żaru
card-gharz-wallbreaker = Gharz Murołom
card-troll-matriarch = Pramatka trolli
card-empress-of-webs = Cesarzowa pajęczyn
card-voice-of-the-abyss = Głos otchłani
card-unburied-king = Niepogrzebany król
card-golem-of-seven-seals = Golem siedmiu pieczęci
card-master-of-engines = Mistrz machin
card-queens-shadow = Cień Królowej

## Heroes

hero-elmer = Elmer i Migdał
hero-elmer-who = Niziołek w siodle, pierwszy tam, gdzie trzeba pomóc.
hero-elmer-power = W każdej fazie bohatera ma o jeden ruch więcej. Wykonuje go sam, przed akcją lub po niej, albo odstępuje innemu bohaterowi, który rusza od razu.

hero-mylfaar = Mylfaar
hero-mylfaar-who = Półelfka, bardka, której pieśni odbierają wrogom siły.
hero-mylfaar-power = Raz w swojej fazie bohatera rzuca zaklęcie na dowolną kartę hordy albo przenosi je z jednej karty na drugą. Zaklęta karta ma odporność mniejszą o 1, ktokolwiek z nią walczy; wodzowie nie są wyjątkiem.

hero-arne = Arne i Soko
hero-arne-who = Sokolnik, któremu ptak przynosi to, co zostało w zbrojowni.
hero-arne-power = W swojej fazie bohatera wybiera sobie 1 żeton wyposażenia w dowolnym kolorze, który jest jeszcze w rezerwie.

hero-sindara = Sindara
hero-sindara-who = Paladynka, której pomaga całe miasto.
hero-sindara-power = W jednej fazie bohatera może i uaktywnić płytkę, i walczyć, w dowolnej kolejności. Robi obie rzeczy przed ruchem albo obie po nim.
hero-sindara-power-loose = W jednej fazie bohatera może i uaktywnić płytkę, i walczyć, w dowolnej kolejności, a ruszyć się przed nimi, pomiędzy nimi albo po nich.

hero-teagaan = Teagaan
hero-teagaan-who = Mistyk Lśniącego Zakonu, wróg wszelkiej ciemności.
hero-teagaan-power = W swojej fazie bohatera może zamiast ruchu pozostać na miejscu i usunąć 1 figurkę Zła z płytki, karty hordy albo planszy bohatera.

hero-feng-li = Feng Li
hero-feng-li-who = Bojowa czarodziejka, która potrafi cofnąć ostatnią chwilę.
hero-feng-li-power = Raz w swojej fazie bohatera, w walce lub na płytce, może przerzucić dowolnie wiele kości bojowych; może też przerzucić kość spaczenia po każdym swoim rzucie. Liczy się nowy wynik.
hero-feng-li-power-every-roll = Po każdym swoim rzucie w fazie bohatera, w walce i na płytce, może raz przerzucić dowolnie wiele kości bojowych; może też przerzucić kość spaczenia po każdym swoim rzucie. Liczy się nowy wynik.

hero-kazgin = Kazgin
hero-kazgin-who = Potężny wojownik, którego nie ima się żadne plugastwo.
hero-kazgin-power = W walce rzuca oprócz białych kości także szarą. Negatywne efekty końcowe pokonanych przez niego kart nie robią mu krzywdy.

hero-twindalli = Twindalli
hero-twindalli-who = Strzelczyni z kuszą w każdej ręce.
hero-twindalli-power = Strzela prosto wzdłuż swojego rzędu i kolumny do jednej lub dwóch kart, z każdej odległości, nawet z centralnej płytki. Gdy celów jest więcej niż dwa, wskazuje swoje przed rzutem.

## Bastion tiles

tile-trebuchet = Trebusz
tile-trebuchet-help = Zarzuć sieć na jeden efekt potwora: dopóki na nim leży, efekt nie działa. Wodza nie da się złapać w sieć.
tile-tower = Wieża stratega
tile-tower-help = Przestaw jedną lub dwie karty hordy, także wodzów, na inne puste pola. Dwie karty mogą zamienić się miejscami.
tile-market = Targowisko
tile-market-help = Rzuć dwiema kośćmi bojowymi i za każdą weź żeton wyposażenia w wyrzuconym kolorze, jeśli jest w rezerwie. Biała ścianka to dowolny kolor.
tile-tavern = Karczma
tile-tavern-help = Wybierz bohatera, może to być twój własny: dostaje 1 żeton życia i może od razu wykonać ruch.
tile-standard = Sztandar
tile-standard-help = Wybierz kolor sztandaru: wszystkie karty w tym kolorze, także wodzowie, mają odporność mniejszą o 1, ktokolwiek z nimi walczy.
tile-fountain = Święte źródło
tile-fountain-help = Usuń do 2 figurek Zła z płytek, kart hordy lub plansz bohaterów.
tile-dispensary = Lazaret
tile-dispensary-help = Daj dowolnemu bohaterowi 1 żeton wyposażenia z rezerwy albo ulecz bohatera wyeliminowanego z gry. Wraca na tę płytkę ranny: z żetonami życia i mobilizacji, lecz bez mocy.
tile-tomb = Grobowiec Pradawnych Królów
tile-tomb-help = Oddaj 1 żeton życia i wyeliminuj dowolnego potwora w grze; jego efekty końcowe nie działają. Na wodzów nie ma wpływu.
tile-quarry = Krasnoludzki kamieniołom
tile-quarry-help = Zastaw pułapkę na pustym polu swojej planszy hordy: potwór, który tam trafi, zostaje odrzucony i żaden jego efekt nie działa. Wódz wychodzi z pułapki cało.

## Horde boards

board-red = Czerwona plansza
board-red-help = Pełna: aktywny gracz traci 1 żeton życia. Neutralna: traci go jeden z graczy, wybrany przez drużynę.
board-green = Zielona plansza
board-green-help = Pełna: spodnia karta talii zostaje odrzucona. Jeśli to wódz, bastion upada. Neutralna: tak samo.
board-blue = Niebieska plansza
board-blue-help = Pełna: aktywny gracz traci następny ruch. Neutralna: traci go jeden z graczy, wybrany przez drużynę.
board-yellow = Żółta plansza
board-yellow-help = Pełna: aktywny gracz rzuca kością spaczenia. Jeśli wypadnie Zło, zajmuje jedną z trzech płytek wzdłuż tej planszy; wybiera gracz. Neutralna: rzuca jeden z graczy i to on ponosi skutki.

## Colours

colour-red = czerwony
colour-green = zielony
colour-blue = niebieski
colour-yellow = żółty
colour-black = czarny
colour-white = biały
colour-grey = szary
colour-violet = fioletowy

## Effects of horde cards

effect-haunt = Zło nadciąga
effect-haunt-help = Na karcie pojawia się figurka Zła; jeśli już tu stoi, przechodzi na najbliższą płytkę naprzeciwko karty, na której Zła jeszcze nie ma.
effect-draw = Dobierz kartę hordy
effect-draw-help = Aktywny gracz dobiera i umieszcza jeszcze jedną kartę hordy.
effect-lose-life = Strać 1 żeton życia
effect-lose-life-help = Aktywny gracz traci 1 żeton życia.
effect-lose-round = Strać 1 okrągły żeton
effect-lose-round-help = Aktywny gracz traci 1 żeton wyposażenia lub mobilizacji; jeśli ich nie ma, nie traci nic.
effect-decay = Rzuć kością spaczenia
effect-decay-help = Aktywny gracz rzuca kością spaczenia i ponosi skutek rzutu.
effect-curse = Zło na planszę bohatera
effect-curse-help = Na planszy bohatera aktywnego gracza staje figurka Zła; dopóki ktoś jej nie usunie, moc nie działa.
effect-all-lose-round = Wszyscy tracą 1 okrągły żeton
effect-all-lose-round-help = Każdy bohater traci 1 żeton wyposażenia lub mobilizacji; kto ich nie ma, nie traci nic.
effect-all-curse = Zło na każdą planszę bohatera
effect-all-curse-help = Na każdej planszy bohatera staje figurka Zła; dopóki ktoś jej nie usunie, moc tego bohatera nie działa.
effect-all-pin = Wszyscy tracą następny ruch
effect-all-pin-help = Wszyscy bohaterowie padają na ziemię: następny ruch każdego z nich pójdzie na to, żeby wstać.
effect-gain-equipment = Weź 1 żeton wyposażenia
effect-gain-equipment-help = Zwycięzca wybiera 1 żeton wyposażenia z rezerwy.
effect-gain-life = Weź 1 żeton życia
effect-gain-life-help = Zwycięzca dostaje 1 żeton życia, jeśli jest w rezerwie.
effect-gain-call = Weź 1 żeton mobilizacji
effect-gain-call-help = Zwycięzca dostaje 1 żeton mobilizacji, jeśli jest w rezerwie.
effect-cleanse = Usuń 1 figurkę Zła
effect-cleanse-help = Zwycięzca może usunąć 1 figurkę Zła z dowolnej płytki, karty hordy lub planszy bohatera.
effect-gain-life-and-call = Weź 1 żeton życia i 1 żeton mobilizacji
effect-gain-life-and-call-help = Zwycięzca może wziąć 1 żeton życia i 1 żeton mobilizacji, o ile są w rezerwie.
effect-no-white = Białe ścianki nie działają
effect-no-white-help = Przeciw tej karcie białe ścianki są nic niewarte; przeciw innej karcie w tej samej walce liczą się jak zwykle.
effect-lock-die = Kość bojowa zablokowana
effect-lock-die-help = Jedna kość bojowa leży na tej karcie i brakuje jej w każdej walce; na Targowisku wolno nią rzucać.
effect-no-equipment = Bez wyposażenia w walce
effect-no-equipment-help = Dopóki ta karta jest w grze, nikt nie wydaje żetonów wyposażenia w żadnej walce; zbierać je wolno.

## Faces of the decay die

decay-blank = Nic
decay-blank-help = Niebezpieczeństwo mija: nic się nie dzieje.
decay-card = Karta hordy
decay-card-help = Rzucający dobiera i umieszcza kartę hordy.
decay-round = Okrągły żeton
decay-round-help = Rzucający traci 1 żeton wyposażenia lub mobilizacji, jeśli ma co stracić.
decay-round-and-life = Okrągły żeton i życie
decay-round-and-life-help = Rzucający traci 1 żeton życia, a do tego 1 okrągły żeton, jeśli go ma.
decay-life = Życie
decay-life-help = Rzucający traci 1 żeton życia.
decay-evil = Zło
decay-evil-help = Zło zajmuje najbliższą jeszcze wolną od niego płytkę naprzeciwko karty, która wymusiła rzut.

## Levels

level-novice = Nowicjusz
level-novice-help = Jeden wódz, cieńsza talia i na początek czarny żeton wyposażenia dla każdego bohatera.
level-normal = Standardowy
level-normal-help = Jeden wódz głęboko w talii. Poziom na pierwsze oblężenie.
level-hard = Trudny
level-hard-help = Dwóch wodzów i obu trzeba pokonać.
level-heroic = Bohaterski
level-heroic-help = Trzech wodzów, a pierwszy z nich zjawia się wcześnie.

## Pieces, tokens, conditions

piece-net = Sieć
piece-trap = Pułapka
piece-standard = Sztandar
piece-spell = Zaklęcie
piece-evil = Zło

token-life = Żeton życia
token-call = Żeton mobilizacji
token-equipment = Żeton wyposażenia

status-healthy = Zdrowy
status-wounded = Ranny
status-eliminated = Wyeliminowany z gry
status-dead = Martwy
status-pinned = Leży
status-cursed = W kleszczach Zła
