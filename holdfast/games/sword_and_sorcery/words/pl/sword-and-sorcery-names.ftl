### Sword & Sorcery: the names of things.

## Heroes

hero-auriel = Auriel
hero-ecarus = Ecarus
hero-laegon = Laegon
hero-shae = Shae
hero-thorgar = Thorgar
companion-fenrir = Fenrir
class-auriel-wizard = Auriel, czarodziejka (Prawo)
class-auriel-sorceress = Auriel, wiedźma (Chaos)
class-ecarus-white-rose = Ecarus, rycerz Białej Róży (Prawo)
class-ecarus-black-rose = Ecarus, rycerz Czarnej Róży (Chaos)
class-laegon-archer = Laegon, łucznik (Neutralny)
class-laegon-ranger = Laegon, łowca (Neutralny)
class-shae-rogue = Shae, łotrzyca (Prawo)
class-shae-assassin = Shae, skrytobójczyni (Chaos)
class-thorgar-cleric = Thorgar, kapłan (Prawo)
class-thorgar-runemaster = Thorgar, mistrz run (Chaos)

## Enemies, their ranks and their weapons

enemy-gremlin = Gremlin
enemy-gremlin-pack = Stado gremlinów
enemy-raider = Najeźdźca
enemy-orc-warrior = Ork wojownik
enemy-orc-shaman = Ork szaman
enemy-troll = Troll
enemy-enraged-troll = Rozjuszony troll
enemy-orc-king = Król orków
enemy-crownless-king = Król bez korony
rank-green = zielony
rank-blue = niebieski
rank-red = czerwony
rank-purple = fioletowy
race-monster = potwór
race-humanoid = humanoid
aim-most-wounded = najciężej ranny bohater
aim-nearest = najbliższy bohater
aim-richest = najbogatszy bohater
aim-agility = bohater stylu „Zręczność”
aim-faith = bohater stylu „Wiara”
aim-magic = bohater stylu „Magia”
aim-strength = bohater stylu „Siła”
weapon-bare-hands = gołe ręce
weapon-strike = cios bez broni
weapon-claws = pazury
weapon-sharp-claws = ostre pazury
weapon-stone = kamień
weapon-stones = kamienie
weapon-bite = ugryzienie
weapon-sword = miecz
weapon-knife = nóż
weapon-axes = topory bojowe
weapon-rod = różdżka
weapon-magma-rod = różdżka magmy
weapon-chains = łańcuchy
weapon-horns = rogi
weapon-great-axe = dwuręczny topór
weapon-throwing-axe = topór do rzucania

## Abilities of enemies

ability-thief-claws = Złodziej
ability-thief-bite = Złodziej
ability-mob-1 = Motłoch I
ability-mob-2 = Motłoch II
ability-evil-forces = Siły zła
ability-spikes = Kolce
ability-group-attack-1 = Atak grupowy I
ability-coward = Tchórz
ability-readiness-2 = Czujność II
ability-double-strike = Podwójny cios
ability-dual-wield = Dwie bronie
ability-healing-potion = Mikstura leczenia
ability-leadership = Dowodzenie
ability-strike-from-the-shadows = Cios z cienia
ability-berserk-1 = Berserk I
ability-berserk-2 = Berserk II
ability-war-cry = Okrzyk wojenny
ability-curse-1 = Klątwa I
ability-curse-2 = Klątwa II
ability-dark-mending = Mroczne leczenie
ability-vengeful = Mściwy
ability-huge = Ogromny
ability-fire-weakness = Wrażliwość na ogień
ability-regeneration = Regeneracja
ability-ram = Taran
ability-impale = Przeszycie
ability-trip = Podcięcie
ability-rage = Szał
ability-stomp = Tupnięcie
ability-royal-command = Królewski rozkaz
ability-crown-of-iron = Żelazna korona
ability-flaming-weapon-1 = Płonąca broń I
ability-flaming-weapon-2 = Płonąca broń II
ability-venom-1 = Zatrute ostrze I
ability-venom-2 = Zatrute ostrze II
ability-troll-heart-1 = Serce trolla I
ability-troll-heart-2 = Serce trolla II
ability-thorns-1 = Ciernie I
ability-thorns-2 = Ciernie II
ability-death-burst-1 = Pośmiertny wybuch I
ability-death-burst-2 = Pośmiertny wybuch II
ability-onslaught-1 = Szturm I
ability-onslaught-2 = Szturm II

## Powers of enemies

power-flaming-weapon = Płonąca broń
power-venom-blade = Zatrute ostrze
power-troll-heart = Serce trolla
power-thorns = Ciernie
power-death-burst = Pośmiertny wybuch
power-onslaught = Szturm

## Powers of heroes: innate

power-arcane-focus = Skupienie tajemne
power-blood-magic = Magia krwi
power-taunt = Drwina
power-dread = Groza
power-twin-arrows = Bliźniacze strzały
power-two-blades = Dwa ostrza
power-disarm-trap = Rozbrojenie pułapki
power-thievery = Złodziejstwo
power-dagger-whirl = Wir sztyletów
power-help-from-above = Pomoc z góry
power-rune-explosion = Wybuch run

## Powers of Auriel

power-thunder-mistress = Pani gromów
power-life-drain = Wyssanie życia
power-fire-ball = Kula ognia
power-magic-barrier = Magiczna bariera
power-frost-breath = Mroźny oddech
power-dark-flame = Mroczny płomień

## Powers of Ecarus

power-rose-strike = Cios róży
power-cleave = Rozpłatanie
power-shield-wall = Mur tarcz
power-holy-charge = Święta szarża
power-blood-oath = Przysięga krwi

## Powers of Laegon

power-precise-shot = Celny strzał
power-rain-of-arrows = Deszcz strzał
power-summon-fenrir = Wezwanie Fenrira
power-snare = Wnyki
power-forest-step = Leśny krok

## Powers of Shae

power-stealth = Skradanie
power-treasure-hunting = Poszukiwanie skarbów
power-backstab = Cios w plecy
power-venom = Jad
power-smoke = Dym

## Powers of Thorgar

power-heal = Leczenie
power-lightning-bolt = Błyskawica
power-bless = Błogosławieństwo
power-command = Rozkaz
power-attack-rune = Runa ataku
power-defence-rune = Runa obrony

## Talents

power-toughness = Wytrzymałość
power-lucky = Łut szczęścia
power-swift = Chyżość
power-pack-mule = Juczny muł
power-thick-skin = Gruba skóra
power-battle-cry = Okrzyk bojowy

## Items of the Stash and their upgraded sides

item-broadsword = Szeroki miecz
item-broadsword-upgraded = Szeroki miecz, ulepszony
item-shield = Tarcza
item-shield-upgraded = Tarcza, ulepszona
item-long-bow = Długi łuk
item-long-bow-upgraded = Długi łuk, ulepszony
item-dirk = Kordelas
item-dirk-upgraded = Kordelas, ulepszony
item-wand = Różdżka
item-wand-upgraded = Różdżka, ulepszona
item-mace = Buława
item-mace-upgraded = Buława, ulepszona
item-robe = Szata
item-leather = Skórzana zbroja
item-leather-upgraded = Skórzana zbroja, ulepszona
item-scale = Łuska
item-scale-upgraded = Łuska, ulepszona

## Items of the Emporium

item-battle-axe = Topór bojowy
item-hammer = Młot
item-short-bow = Krótki łuk
item-yew-bow = Cisowy łuk
item-stiletto = Stylet
item-ash-staff = Jesionowy kostur
item-tanned-leather = Garbowana skóra
item-plate = Zbroja płytowa
item-knives = Noże
item-elven-knives = Elfie noże
item-elven-arrows = Elfie strzały
item-strength-potion = Mikstura siły
item-strength-elixir = Eliksir siły
item-healing-potion = Mikstura leczenia
item-protective-barrier = Bariera ochronna
item-bandages = Bandaże
item-tight-bandages = Ciasne bandaże
item-bag = Worek

## Treasures

item-sentinel = Wartownik
item-flaming-sword = Płonący miecz
item-crystal-knife = Kryształowy nóż
item-greedy-sting = Chciwe Żądło
item-archmage-robe = Szata arcymaga
item-elven-cloak = Elfi płaszcz
item-town-portal = Portal do miasta
item-flaming-arrows = Płonące strzały
item-pouch-of-crowns = Sakiewka koron
item-chest-of-crowns = Szkatuła koron
item-troll-blood = Krew trolla
item-ring-of-warding = Pierścień ochrony
item-amulet-of-might = Amulet potęgi

## Soul weapons

item-golden-mirror = Złote Zwierciadło
item-golden-mirror-empowered = Złote Zwierciadło, wzmocnione
item-moonlit-bow = Księżycowy Łuk
item-moonlit-bow-empowered = Księżycowy Łuk, wzmocniony
item-star-staff = Gwiezdny Kostur
item-star-staff-empowered = Gwiezdny Kostur, wzmocniony

## What lies about

thing-crowns = korony
thing-loot = łup
thing-treasure = skarb
loot-purse = sakiewka
loot-coins = garść monet
loot-hoard = skarbczyk
loot-relic = relikwia
search-bookshelf = półka z księgami
search-well = studnia
search-grave = grób
search-cart = wóz
chest-coins = monety
chest-relic = relikwia
chest-hoard = monety i relikwia
key-red = czerwony magiczny klucz
key-blue = niebieski magiczny klucz
key-green = zielony magiczny klucz
key-gold = złoty magiczny klucz
shadow-townsfolk = mieszczanie
shadow-enemy = wróg
shadow-advanced = wzmocniony wróg
shadow-two = dwaj wrogowie
shadow-quest-enemy = wróg zadania
shadow-quest-token = żeton zadania
rune-attack = runa ataku
rune-defence = runa obrony

## Crit tokens and injuries

crit-gash = rana cięta
crit-deep-gash = głęboka rana
crit-stagger = utrata równowagi
crit-dazed = zamroczenie
crit-dazzled = błysk w oczach
crit-hobbled = podcięta noga
crit-tainted = skażenie
crit-hurt-arm = uszkodzone ramię
crit-broken-armor = rozbity pancerz
crit-wounded-leg = ranna noga
crit-wounded-chest = ranna pierś
crit-wounded-head = ranna głowa
injury-attack = −1 trafienie we wszystkich atakach
injury-armor = pancerz −1
injury-hp-1 = −1 do maksymalnych PŻ
injury-hp-2 = −2 do maksymalnych PŻ
injury-effects = bez efektów za symbol „moc”
injury-hurt-arm = uszkodzone ramię: −1 trafienie we wszystkich atakach
injury-broken-armor = rozbity pancerz: pancerz −1
injury-wounded-leg = ranna noga: −1 do maksymalnych PŻ
injury-wounded-chest = ranna pierś: −2 do maksymalnych PŻ
injury-wounded-head = ranna głowa: bez efektów za symbol „moc”

## Traps

trap-poison-gas = Trujący gaz
trap-lightning = Piorun
trap-flame = Płomień
trap-pentagram = Pentagram
trap-alarm = Alarm
trap-darts = Strzałki
trap-pitfall = Wilczy dół
trap-rusted-shut = Zardzewiały mechanizm

## Encounters

encounter-bloodlust = Żądza krwi
encounter-leaders-assault = Atak przywódcy
encounter-battle = Bitwa
encounter-green-tide = Zielona fala
encounter-blue-banner = Niebieski sztandar
encounter-red-hand = Czerwona dłoń
encounter-cold-steel = Zimna stal
encounter-dark-craft = Mroczna sztuka
encounter-close-quarters = Twarzą w twarz
encounter-volley = Salwa
encounter-skirmish = Potyczka
encounter-lull = Cisza
encounter-dark-omen = Złowróżbny znak
encounter-fury = Furia

## Event cards

card-story = Wydarzenie fabularne
card-story-1 = Wydarzenie fabularne I
card-story-2 = Wydarzenie fabularne II
card-story-3 = Wydarzenie fabularne III
card-other = Zadanie
card-day = Dzień
card-night = Noc
card-massacre = Masakra
card-gift-from-above = Dar z góry
card-war-drums = Bębny wojny
card-ambush = Zasadzka
card-reinforcements = Posiłki
card-clear-skies = Czyste niebo
card-bitter-cold = Przenikliwy chłód
card-whispering-souls = Szept dusz
card-hunting-horn = Róg myśliwski
card-courage = Odwaga
card-thorned-path = Ciernista ścieżka

## Decks

deck-enemy = talia wrogów
deck-enemy-power = talia mocy wrogów
deck-encounter = talia starć
deck-event = talia wydarzeń
deck-treasure = talia skarbów
deck-trap = talia pułapek
deck-crit = żetony trafień krytycznych
deck-shadow = żetony cieni
deck-loot = żetony łupów

## Symbols, dice and damage

symbol-hit = trafienie
symbol-power = moc
symbol-magic = magia
symbol-shield = tarcza
symbol-legend = legenda
symbol-miss = pudło
colour-red = czerwona
colour-blue = niebieska
type-slashing = cięte
type-piercing = kłute
type-crushing = obuchowe
type-mystic = mistyczne
type-any = dowolne
style-agility = Zręczność
style-faith = Wiara
style-magic = Magia
style-strength = Siła
alignment-law = Prawo
alignment-neutral = Neutralność
alignment-chaos = Chaos
time-day = dzień
time-night = noc

## Conditions

condition-kd = powalenie
condition-blind = oślepienie
condition-slow = spowolnienie
condition-stun = ogłuszenie
condition-poison = zatrucie
condition-burn = podpalenie
condition-injury = uraz
condition-hidden = ukrycie

## Equipment: slots, kinds, hands, categories

slot-main = główna ręka
slot-off = druga ręka
slot-armor = zbroja
slot-artifact = artefakt
kind-weapon = broń
kind-armor = zbroja
kind-artifact = artefakt
kind-permanent = przedmiot stały
kind-consumable = przedmiot jednorazowy
kind-ammunition = amunicja
kind-crowns = korony
hand-main = główna ręka
hand-off = druga ręka
hand-two = oburącz
hand-any = uniwersalna
category-sword = miecz
category-shield = tarcza
category-bow = łuk
category-dagger = sztylet
category-wand = różdżka
category-hammer = młot
category-axe = topór
category-staff = kostur
category-exotic = egzotyczna
category-knife = nóż
category-light = lekka zbroja
category-medium = średnia zbroja
category-heavy = ciężka zbroja

## Actions: kinds, and what a blind hero may fail at

cost-move = akcja ruchu
cost-combat = akcja walki
cost-special = akcja specjalna
cost-free = akcja szybka
cost-passive = pasywna
cost-reaction = reakcja
action-move = ruch
action-stand = wstawanie
action-attack = atak
action-focus = skupienie
action-power = moc
action-use = użycie przedmiotu
action-dash = zryw
action-open = otwarcie drzwi
action-break = otwarcie siłą
action-unlock = otwarcie zamka
action-take-key = wzięcie klucza
action-pick-up = podniesienie
action-drop = upuszczenie
action-rearrange = przełożenie ekwipunku
action-exchange = wymiana
action-search = przeszukanie
action-provoke = sprowokowanie głównego wroga
action-quest = akcja zadania
action-activate = aktywacja towarzysza
action-imbue = wzmocnienie broni duszy

## What cards change

stat-hp = PŻ
stat-mp = punkty ruchu
stat-capacity = pojemność plecaka
stat-armor = pancerz
stat-defence = kości obrony
stat-shield = tarcze w obronie
stat-mshield = magiczne tarcze
stat-hit = trafienia ataków
stat-save = kości rzutów obronnych
stat-combat = akcje walki
stat-special = akcje specjalne
stat-treasures = skarby do wyboru
stat-traps = pułapki do wyboru
stat-powers = moce
stat-dash = punkty ruchu zrywu

counted-stat-hp = PŻ
counted-stat-mp =
    { $n ->
        [one] punkt ruchu
        [few] punkty ruchu
       *[many] punktów ruchu
    }
counted-stat-capacity =
    { $n ->
        [one] miejsce w plecaku
        [few] miejsca w plecaku
       *[many] miejsc w plecaku
    }
counted-stat-armor = do pancerza
counted-stat-defence =
    { $n ->
        [one] kość obrony
        [few] kości obrony
       *[many] kości obrony
    }
counted-stat-shield =
    { $n ->
        [one] tarcza w obronie
        [few] tarcze w obronie
       *[many] tarcz w obronie
    }
counted-stat-mshield =
    { $n ->
        [one] magiczna tarcza
        [few] magiczne tarcze
       *[many] magicznych tarcz
    }
counted-stat-hit =
    { $n ->
        [one] trafienie w atakach
        [few] trafienia w atakach
       *[many] trafień w atakach
    }
counted-stat-save =
    { $n ->
        [one] kość rzutu obronnego
        [few] kości rzutu obronnego
       *[many] kości rzutu obronnego
    }
counted-stat-combat =
    { $n ->
        [one] akcja walki
        [few] akcje walki
       *[many] akcji walki
    }
counted-stat-special =
    { $n ->
        [one] akcja specjalna
        [few] akcje specjalne
       *[many] akcji specjalnych
    }
counted-stat-treasures =
    { $n ->
        [one] skarb do wyboru
        [few] skarby do wyboru
       *[many] skarbów do wyboru
    }
counted-stat-traps =
    { $n ->
        [one] pułapka do wyboru
        [few] pułapki do wyboru
       *[many] pułapek do wyboru
    }
counted-stat-powers =
    { $n ->
        [one] moc
        [few] moce
       *[many] mocy
    }
counted-stat-dash =
    { $n ->
        [one] punkt ruchu przy zrywie
        [few] punkty ruchu przy zrywie
       *[many] punktów ruchu przy zrywie
    }

## Effects of attacks and defences

effect-hit =
    { $n ->
        [rank] +1 trafienie za poziom duszy
        [rank2] +1 trafienie za każde 2 poziomy duszy, z zaokrągleniem w górę
        [figures] +1 trafienie za figurkę
        [heroes] +1 trafienie za bohatera
        [act] +1 trafienie za akt
        [-1] −1 trafienie
        [-2] −2 trafienia
        [one] +{ $n } trafienie
        [few] +{ $n } trafienia
       *[many] +{ $n } trafień
    }
effect-shield =
    { $n ->
        [-1] −1 tarcza
        [-2] −2 tarcze
        [one] +{ $n } tarcza
        [few] +{ $n } tarcze
       *[many] +{ $n } tarcz
    }
effect-fatal =
    śmiertelny{ $n ->
        [all] {""}
        [1] {" "}I
        [2] {" "}II
        [3] {" "}III
       *[0] {" "}{ $n }
    }
effect-crit = trafienie krytyczne
effect-push = odepchnięcie
effect-aoe = obszar działania ({ $n })
effect-kd = powalenie
effect-blind = oślepienie
effect-slow = spowolnienie
effect-stun = ogłuszenie
effect-poison =
    zatrucie { $n ->
        [1] I
        [2] II
       *[0] { $n }
    }
effect-burn =
    podpalenie { $n ->
        [1] I
        [2] II
       *[0] { $n }
    }
effect-pierce =
    { $n ->
        [all] ignoruje pancerz
       *[1] pancerz −{ $n }
    }
effect-reroll =
    przerzut { $n ->
        [all] dowolnych kości
        [1] 1 kości
        [rank2] po 1 kości za każde 2 poziomy duszy, z zaokrągleniem w górę
       *[0] kości: { $n }
    }
effect-face = obrót kości na wybraną ściankę
effect-again =
    kolejny atak{ $n ->
        [any] {""}
        [other] {" "}na innego wroga
       *[same] {" "}na tego samego wroga
    }
effect-ability = własna zdolność
effect-drain = leczenie równe obrażeniom
effect-cleave = drugi cel na tym samym obszarze
effect-count = niewydane symbole liczą się jako trafienia
effect-gain =
    { $n ->
        [-1] −1
        [-2] −2
       *[other] +{ $n }
    } { $stat }
effect-crowns =
    { $n ->
        [one] +{ $n } korona
        [few] +{ $n } korony
       *[many] +{ $n } koron
    }
effect-shards =
    { $n ->
        [one] +{ $n } odłamek duszy
        [few] +{ $n } odłamki duszy
       *[many] +{ $n } odłamków duszy
    }
effect-heal = odzyskanie PŻ
effect-heal-self = odzyskanie { $n } PŻ
effect-lose =
    { $n ->
        [rank2] utrata 1 PŻ za każde 2 poziomy duszy, z zaokrągleniem w górę
        [act] utrata 1 PŻ za każdy akt
       *[0] utrata { $n } PŻ
    }
effect-mshield =
    { $n ->
        [one] +{ $n } magiczna tarcza
        [few] +{ $n } magiczne tarcze
       *[many] +{ $n } magicznych tarcz
    }
effect-cure = usunięcie stanu
effect-hide = ukrycie się
effect-veil = nie można obrać za cel
effect-refresh = odnowienie mocy
effect-recharge = odzyskanie ładunku
effect-treasure = dobranie skarbu
effect-retreat =
    { $n ->
        [one] wycofanie się o { $n } obszar
        [few] wycofanie się o { $n } obszary
       *[many] wycofanie się o { $n } obszarów
    }
effect-move = ruch
