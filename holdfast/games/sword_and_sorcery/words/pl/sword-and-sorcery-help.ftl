### Sword & Sorcery: what things do.

## Heroes

class-auriel-wizard-help = Elfka, która ufa nauce i cierpliwości. Krucha, lecz wcześnie bogata w moce.
class-auriel-sorceress-help = Elfka, która bierze siłę tam, gdzie ją znajdzie. Krucha, ale jej czary gryzą.
class-ecarus-white-rose-help = Rycerz, który staje między przyjaciółmi a ostrzem.
class-ecarus-black-rose-help = Rycerz, który zwycięża każdym sposobem, choćby własną krwią.
class-laegon-archer-help = Leśny elf, którego strzały lecą parami.
class-laegon-ranger-help = Leśny elf, który jest u siebie tam, gdzie kończą się ścieżki, z ostrzem w każdej dłoni.
class-shae-rogue-help = Zwinne ręce, szybkie nogi, oko do pułapek i skarbów.
class-shae-assassin-help = Dwa sztylety, a drugi nigdy się nie spóźnia.
class-thorgar-cleric-help = Krasnolud, który leczy, a jego modły obracają kości.
class-thorgar-runemaster-help = Krasnolud, który pisze na ziemi to, co wybuchnie.
companion-fenrir-help = Wilk Laegona przy każdej aktywacji raz się rusza i raz atakuje. Może podnieść, nieść i oddać bohaterowi jedno trofeum lub przedmiot. Gdy ginie, zaczyna się odnawianie mocy.

## Innate powers

power-arcane-focus-help = Raz na rundę, za symbol magii: przerzuć 1 kość ataku mocą.
power-blood-magic-help = Za symbol legendy: atak mocą zyskuje +1 trafienie.
power-taunt-help = Raz na rundę, gdy aktywuje się wróg w zasięgu 3 obszarów: stajesz się jego głównym celem do końca aktywacji.
power-dread-help = Raz na rundę, za symbol mocy: twój atak w zwarciu spowalnia cel.
power-twin-arrows-help = Raz na rundę, po ataku z łuku: zaatakuj z łuku jeszcze raz, innego wroga.
power-two-blades-help = Raz na rundę, po ataku w zwarciu główną ręką: zaatakuj tego samego wroga drugą ręką.
power-disarm-trap-help = Gdy masz dobrać pułapkę, dobierz dwie i wybierz, która zadziała.
power-thievery-help = Możesz używać dowolnych przedmiotów jednorazowych mimo ich ograniczeń.
power-dagger-whirl-help = Za każdym razem, gdy atakujesz sztyletem z głównej ręki, atakujesz tego samego wroga także sztyletem z drugiej.
power-help-from-above-help = Raz na rundę: bohater w zasięgu 3 obszarów przerzuca kości, po 1 za każde 2 twoje poziomy duszy, z zaokrągleniem w górę.
power-rune-explosion-help = Raz na rundę: wszyscy wrogowie na obszarach z runami tracą po 1 PŻ za numer aktu; potem runy znikają.

## Powers of Auriel

power-thunder-mistress-help = Mistyczny atak z nieba. Za moc i magię: cel zostaje powalony.
power-life-drain-help = Mistyczny atak z 1 trafieniem. Odzyskujesz tyle PŻ, ile zadano obrażeń.
power-fire-ball-help = Mistyczny atak na wszystkich na obszarze celu. Za magię: podpalenie I.
power-magic-barrier-help = Bohater w zasięgu 2 obszarów dostaje 1 magiczną tarczę, na poziomie III 2, na poziomie VI 3.
power-frost-breath-help = Mistyczny atak na wszystkich na obszarze celu. Za moc: zostają spowolnieni.
power-dark-flame-help = Wróg w zasięgu 2 obszarów dostaje bez rzutu podpalenie I, na poziomie IV podpalenie II.

## Powers of Ecarus

power-rose-strike-help = Wszyscy wrogowie na twoim obszarze są oślepieni; na poziomie IV tracą też po 1 PŻ za każde 2 twoje poziomy duszy, z zaokrągleniem w górę.
power-cleave-help = Twój następny atak bronią do walki w zwarciu może dosięgnąć dwóch wrogów na jednym obszarze, na poziomie V z +1 trafieniem.
power-shield-wall-help = Do następnej fazy czasu masz +1 do pancerza, na poziomie IV +2.
power-holy-charge-help = Twój następny atak w zwarciu zyskuje +1 trafienie (na poziomie V +2) i odpycha cel.
power-blood-oath-help = Tracisz 1 PŻ; do końca tury twoje ataki w zwarciu zyskują +1 trafienie, na poziomie V +2.

## Powers of Laegon

power-precise-shot-help = Twój następny atak zyskuje trafienie krytyczne, na poziomie III także +1 trafienie, na poziomie V +2.
power-rain-of-arrows-help = Twój następny atak z łuku trafia wszystkich na obszarze celu, na poziomie V z +1 trafieniem.
power-summon-fenrir-help = Aktywuj Fenrira; jeśli nie ma go w grze, najpierw pojawia się na twoim obszarze. Odnawianie zaczyna się z jego śmiercią.
power-snare-help = Wróg w zasięgu 2 obszarów jest spowolniony, na poziomie IV traci też 1 PŻ.
power-forest-step-help = W tej turze masz o 1 punkt ruchu więcej, na poziomie III o 2.

## Powers of Shae

power-stealth-help = Jesteś w ukryciu: wrogowie cię nie widzą, dopóki nie wykonasz akcji.
power-treasure-hunting-help = Gdy masz dobrać skarb, dobierz dwa (na poziomie IV trzy) i zatrzymaj jeden.
power-backstab-help = Jeśli bohaterowie dominują na obszarze wroga albo jesteś w ukryciu, twój następny atak sztyletem zyskuje +1 trafienie za poziom duszy.
power-venom-help = Twój następny atak sztyletem zyskuje zatrucie I, na poziomie IV zatrucie II.
power-smoke-help = Do następnej fazy czasu wrogowie nie mogą obrać cię za cel.

## Powers of Thorgar

power-heal-help = Bohater w zasięgu 1 obszaru odzyskuje 2 PŻ, na poziomie III 4, na poziomie V 6.
power-lightning-bolt-help = Mistyczny atak z 1 trafieniem. Za moc razi wszystkich na obszarze celu; za magię: powalenie.
power-bless-help = Do następnej fazy czasu ataki bohatera w zasięgu 2 obszarów zyskują +1 trafienie; na poziomie IV ma on też +1 do pancerza.
power-command-help = Wybrany wróg w zasięgu 1 obszaru atakuje innego wroga na swoim obszarze. Na poziomie I musi być zielony, na poziomie IV niebieski.
power-attack-rune-help = Runa leży na twoim obszarze do fazy czasu: gdy bohaterowie stamtąd atakują, każdy niewydany symbol mocy liczy się jako trafienie.
power-defence-rune-help = Runa leży na twoim obszarze do fazy czasu: gdy bohaterowie się tam bronią, każdy niewydany symbol mocy liczy się jako tarcza.

## Talents

power-toughness-help = O 1 PŻ więcej, na poziomie III o 2, na poziomie V o 3.
power-lucky-help = Przy każdym rzucie obronnym rzuć dwiema kośćmi i wybierz jedną.
power-swift-help = Masz o 1 punkt ruchu więcej.
power-pack-mule-help = W plecaku mieszczą się o 2 przedmioty więcej.
power-thick-skin-help = Możesz rzucać o 1 kość obrony więcej.
power-battle-cry-help = Raz na zadanie: do następnej fazy czasu ataki wszystkich bohaterów na twoim obszarze zyskują +1 trafienie.

## Items

item-golden-mirror-help = Odepchnięcie. Raz na rundę przed obroną rzuć kością; jeśli wypadnie symbol magii, atak obraca się przeciw atakującemu. Wzmocnione: trzy kości.
item-golden-mirror-empowered-help = Odepchnięcie. Raz na rundę przed obroną rzuć trzema kośćmi; jeśli wypadnie symbol magii, atak obraca się przeciw atakującemu.
item-archmage-robe-help = Raz na rundę, za magię: przerzuć 1 kość ataku lub obrony. Raz na zadanie możesz użyć mocy bez względu na poziom duszy.
item-elven-cloak-help = Za 1 ładunek (ma 2): do następnej fazy czasu wrogowie nie mogą obrać cię za cel.
item-town-portal-help = Raz na zadanie: wszyscy bohaterowie mogą od razu odwiedzić Emporium.
item-elven-arrows-help = Twój następny atak z łuku zyskuje za moc: śmiertelny I; za moc i magię: śmiertelny.
item-flaming-arrows-help = Twój następny atak z łuku zyskuje +1 trafienie i podpalenie I; za moc: podpalenie II.
item-knives-help = Za moc: pancerz −1. Za magię: +1 trafienie. Rzut na odległość do 1 obszaru; karta się zużywa.
item-elven-knives-help = Za moc: pancerz −2. Za magię: trafienie krytyczne. Rzut na odległość do 1 obszaru; karta się zużywa.
item-strength-potion-help = Do fazy czasu twoje ataki bronią zyskują +1 trafienie.
item-strength-elixir-help = Do fazy czasu twoje ataki bronią zyskują +2 trafienia.
item-healing-potion-help = Bohater na twoim obszarze odzyskuje 4 PŻ.
item-protective-barrier-help = Bohater w zasięgu 3 obszarów zyskuje 2 magiczne tarcze.
item-bandages-help = Usuń jeden stan z bohatera na twoim obszarze.
item-tight-bandages-help = Usuń wszystkie stany z bohatera na twoim obszarze.
item-bag-help = W plecaku mieszczą się o 2 przedmioty więcej.
item-pouch-of-crowns-help = Od razu 20 koron do sakiewki.
item-chest-of-crowns-help = Od razu 50 koron do sakiewki.
item-troll-blood-help = Odzyskujesz 6 PŻ.
item-ring-of-warding-help = Masz o 1 magiczną tarczę więcej.
item-amulet-of-might-help = Za magię: atak bronią zyskuje +1 trafienie.

## Abilities of enemies

ability-thief-claws-help = Jeśli atak pazurami zadał obrażenia, z sakiewki celu znika losowa moneta, a z pustej: moneta z obszaru.
ability-thief-bite-help = Jeśli ugryzienie zadało obrażenia, z sakiewki celu znika losowa moneta, a z pustej: moneta z obszaru.
ability-mob-1-help = Jeśli wrogowie kontrolują ten obszar, ataki pazurami zyskują +1 trafienie.
ability-mob-2-help = Jeśli wrogowie kontrolują ten obszar, ataki pazurami zyskują +2 trafienia.
ability-evil-forces-help = Na wezwanie karty ten wróg się aktywuje.
ability-spikes-help = Gdy ten wróg otrzyma obrażenia, zadaje wszystkim bohaterom na swoim obszarze 2 trafienia.
ability-group-attack-1-help = Wszystkie ataki zyskują +1 trafienie za każdą figurkę grupy.
ability-coward-help = Gdy jedna figurka grupy zginie, druga wycofuje się o 1 obszar.
ability-readiness-2-help = Bohater, który wchodzi na jego obszar, wykonuje rzut obronny; inaczej wróg atakuje go mieczem.
ability-double-strike-help = Jeśli miecz zadał obrażenia, wróg atakuje tego samego bohatera nożem.
ability-dual-wield-help = Jeśli aktywowana: po mieczu wróg atakuje tego samego bohatera nożem.
ability-healing-potion-help = Za ładunek (ma 1): wróg odzyskuje 4 PŻ.
ability-leadership-help = Wszyscy inni wrogowie na jego linii wzroku używają wywoływanych zdolności i odzyskują 1 ładunek.
ability-strike-from-the-shadows-help = Na wezwanie: jeśli jest związany walką, atakuje i wycofuje się o 1 obszar.
ability-berserk-1-help = Za ładunek (ma 2): wróg atakuje jeszcze raz.
ability-berserk-2-help = Za ładunek (ma 3): wróg atakuje jeszcze raz.
ability-war-cry-help = Na wezwanie: wróg odzyskuje 1 ładunek.
ability-curse-1-help = Cel wykonuje rzut obronny, inaczej jest spowolniony.
ability-curse-2-help = Cel wykonuje rzut obronny, inaczej jest spowolniony i traci 1 PŻ.
ability-dark-mending-help = Na wezwanie: wróg odzyskuje 2 PŻ.
ability-vengeful-help = Pamięta, kto go rozgniewał: żeton priorytetu wskazuje, kogo atakuje.
ability-huge-help = Przy kontroli obszaru liczy się jak 4 figurki, powalony jak 2.
ability-fire-weakness-help = Rany od podpalenia się nie regenerują.
ability-regeneration-help = W każdej fazie czasu odzyskuje 1 PŻ za każdego bohatera w grze; rany od podpalenia zostają.
ability-ram-help = Gdy się porusza, wszyscy bohaterowie na obszarach jego drogi, z pierwszym i ostatnim włącznie, tracą 1 PŻ.
ability-impale-help = Każdy powalony bohater na jego obszarze traci 3 PŻ.
ability-trip-help = Jeśli aktywowana: cel wykonuje rzut obronny, inaczej zostaje powalony i traci 1 PŻ.
ability-rage-help = Gdy otrzyma obrażenia, odzyskuje 1 ładunek.
ability-stomp-help = Za ładunek (ma 1): zadaje wszystkim bohaterom w zasięgu 1 obszaru 2 trafienia i odepchnięcie; potem każdy wykonuje rzut obronny albo zostaje powalony.
ability-royal-command-help = Wszyscy inni wrogowie na jego linii wzroku używają wywoływanych zdolności.
ability-crown-of-iron-help = Jego ataki ignorują 1 pancerz.
power-flaming-weapon-help = Jego ataki zyskują podpalenie II; za moc +1 trafienie. Poziom II: podpalenie II i +1 trafienie; za moc trafiają cały obszar.
power-venom-blade-help = Jego ataki zyskują zatrucie I, na poziomie II zatrucie II.
power-troll-heart-help = W każdej fazie czasu odzyskuje 1 PŻ, na poziomie II 2 PŻ.
power-thorns-help = Gdy otrzyma obrażenia, zadaje wszystkim bohaterom na swoim obszarze 1 trafienie, na poziomie II 2.
power-death-burst-help = Gdy ginie, wszyscy bohaterowie na jego obszarze dostają podpalenie I, na poziomie II podpalenie II.
power-onslaught-help = Na wezwanie: wróg się aktywuje, na poziomie II z +1 trafieniem do fazy czasu.

## Abilities that come with powers of enemies

ability-flaming-weapon-1-help = Jego ataki zyskują podpalenie II; za moc +1 trafienie.
ability-flaming-weapon-2-help = Jego ataki zyskują podpalenie II i +1 trafienie; za moc trafiają cały obszar.
ability-venom-1-help = Jego ataki zyskują zatrucie I.
ability-venom-2-help = Jego ataki zyskują zatrucie II.
ability-troll-heart-1-help = W każdej fazie czasu odzyskuje 1 PŻ.
ability-troll-heart-2-help = W każdej fazie czasu odzyskuje 2 PŻ.
ability-thorns-1-help = Gdy otrzyma obrażenia, zadaje wszystkim bohaterom na swoim obszarze 1 trafienie.
ability-thorns-2-help = Gdy otrzyma obrażenia, zadaje wszystkim bohaterom na swoim obszarze 2 trafienia.
ability-death-burst-1-help = Gdy ginie, wszyscy bohaterowie na jego obszarze dostają podpalenie I.
ability-death-burst-2-help = Gdy ginie, wszyscy bohaterowie na jego obszarze dostają podpalenie II.
ability-onslaught-1-help = Na wezwanie: wróg się aktywuje.
ability-onslaught-2-help = Na wezwanie: wróg się aktywuje, z +1 trafieniem do fazy czasu.
ability-trample-1-help = Gdy się porusza, każdy bohater tam, gdzie się zatrzyma, wykonuje rzut obronny albo traci 1 PŻ.
ability-trample-2-help = Gdy się porusza, wszyscy bohaterowie na jego drodze tracą 1 PŻ.
ability-wings-1-help = Ten wróg lata.
ability-wings-2-help = Ten wróg lata, a jego ataki zyskują +1 trafienie.
ability-crushing-blows-1-help = Za moc: jego ataki powalają cel.
ability-crushing-blows-2-help = Jego ataki zyskują +1 trafienie; za moc powalają cel.
ability-bloodthirst-1-help = Gdy jego atak zada obrażenia, za ładunek (ma 1) odzyskuje 2 PŻ.
ability-bloodthirst-2-help = Gdy jego atak zada obrażenia, za ładunek (ma 2) odzyskuje 3 PŻ.
ability-blood-chant-1-help = Na wezwanie: wszyscy wrogowie w zasięgu 1 obszaru odzyskują 1 PŻ.
ability-blood-chant-2-help = Na wezwanie: wszyscy wrogowie w zasięgu 2 obszarów odzyskują 2 PŻ.

## Shields and armor that do more than their numbers

item-shield-help = Póki jest w ręce: +1 do pancerza. Jej atak odpycha.
item-shield-upgraded-help = Póki jest w ręce: +1 do pancerza. Jej atak odpycha.
item-tower-shield-help = Póki jest w ręce: +1 do pancerza i o 1 kość obrony więcej. Jej atak odpycha.
item-tower-shield-upgraded-help = Póki jest w ręce: +1 do pancerza i o 1 kość obrony więcej. Jej atak odpycha.
item-shadow-leather-help = Póki noszona: o 1 punkt ruchu więcej. Za moc: +1 tarcza.

## Traps

trap-poison-gas-help = Bohaterowie w zasięgu 1 obszaru wykonują rzut obronny, inaczej zatrucie I.
trap-lightning-help = Bohaterowie w zasięgu 2 obszarów wykonują rzut obronny, inaczej tracą 2 PŻ.
trap-flame-help = Bohaterowie w zasięgu 1 obszaru wykonują rzut obronny, inaczej podpalenie II.
trap-pentagram-help = Bohaterowie w zasięgu 1 obszaru wykonują rzut obronny, inaczej ogłuszenie.
trap-alarm-help = Od razu dobiera się kartę starcia.
trap-darts-help = Bohaterowie w zasięgu 1 obszaru wykonują rzut obronny, inaczej tracą 1 PŻ.
trap-pitfall-help = Bohaterowie w zasięgu 1 obszaru wykonują rzut obronny, inaczej zostają powaleni i tracą 1 PŻ.
trap-rusted-shut-help = Nic się nie dzieje.

## Encounters

encounter-bloodlust-help = Aktywują się wszyscy ranni wrogowie. W przeciwnym razie wszyscy według ostatniego zachowania.
encounter-leaders-assault-help = Aktywują się wszyscy fioletowi wrogowie. W przeciwnym razie ci o najwyższej randze.
encounter-battle-help = Aktywuje się 3 wrogów; potem wszystkie karty starć wracają do talii.
encounter-green-tide-help = Aktywują się wszyscy zieloni wrogowie. W przeciwnym razie ci o najniższej randze.
encounter-blue-banner-help = Aktywują się wszyscy niebiescy wrogowie. W przeciwnym razie 1 wróg.
encounter-red-hand-help = Aktywują się wszyscy czerwoni wrogowie. W przeciwnym razie 2 wrogów.
encounter-cold-steel-help = Aktywują się wszyscy wrogowie stylów „Siła” i „Zręczność”. W przeciwnym razie 1 wróg.
encounter-dark-craft-help = Aktywują się wszyscy wrogowie stylów „Magia” i „Wiara”. W przeciwnym razie 1 wróg.
encounter-close-quarters-help = Aktywują się wszyscy wrogowie na obszarze z bohaterem. W przeciwnym razie wszyscy według ostatniego zachowania.
encounter-volley-help = Aktywują się wszyscy wrogowie dalej niż 1 obszar od bohaterów. W przeciwnym razie 2 wrogów.
encounter-skirmish-help = Aktywuje się 2 wrogów.
encounter-lull-help = Aktywuje się 1 wróg.
encounter-dark-omen-help = Aktywuje się 1 wróg i działają wywoływane zdolności.
encounter-fury-help = Aktywują się wszyscy wrogowie.

## Event cards

card-day-help = Dzień: działają dzienne efekty zadania. Wszystkie użyte moce obracają się naprzód o 1.
card-night-help = Noc: działają nocne efekty zadania. Wszystkie użyte moce obracają się wstecz o 1.
card-massacre-help = Do następnej fazy wydarzeń pierwszy atak każdego bohatera i każdego wroga zyskuje trafienie krytyczne. Pojawiają się wrogowie, aż będzie ich o 1 mniej niż bohaterów (o 2, gdy bohaterów jest czworo lub więcej).
card-gift-from-above-help = Według charakteru aktywnego bohatera. Prawo: bohater odzyskuje 1 PŻ. Chaos: wróg traci 1 PŻ. Neutralny: jedno albo drugie.
card-war-drums-help = Do następnej fazy wydarzeń wszystkie ataki wrogów zyskują +1 trafienie. Pojawiają się wrogowie, aż będzie ich o 1 mniej niż bohaterów (o 2, gdy bohaterów jest czworo lub więcej).
card-ambush-help = Pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów (o 1 mniej, gdy bohaterów jest czworo lub więcej).
card-reinforcements-help = Pojawiają się wrogowie, aż będzie ich o 1 więcej niż bohaterów (tylu samo, gdy bohaterów jest czworo lub więcej).
card-clear-skies-help = Wszystkie użyte moce obracają się naprzód o 1.
card-bitter-cold-help = Wszyscy bohaterowie wykonują rzut obronny, inaczej są spowolnieni. Pojawiają się wrogowie, aż będzie ich o 1 mniej niż bohaterów (o 2, gdy bohaterów jest czworo lub więcej).
card-whispering-souls-help = 2 odłamki duszy do wspólnej puli. Pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów (o 1 mniej, gdy bohaterów jest czworo lub więcej).
card-hunting-horn-help = Dobiera się kartę starcia.
card-courage-help = Do następnej fazy wydarzeń wszystkie ataki bohaterów zyskują +1 trafienie.
card-thorned-path-help = Wszyscy bohaterowie wykonują rzut obronny, inaczej tracą 1 PŻ. Pojawiają się wrogowie, aż będzie ich o 1 mniej niż bohaterów.

## Conditions

condition-kd-help = Leżący bohater nie ma akcji walki ani wartości pancerza i nie liczy się przy kontroli. Wstaje zrywem albo za 1 punkt ruchu.
condition-blind-help = Przed każdą akcją potrzebny jest rzut obronny; przy porażce akcja przepada. Mija na koniec następnej tury.
condition-slow-help = Akcje szybkie i tylko jedna inna: akcja ruchu, akcja walki albo specjalna. Mija na koniec następnej tury.
condition-stun-help = Cała następna tura przepada; do tego czasu nie ma reakcji.
condition-poison-help = W każdej fazie czasu 1 obrażenie (zatrucie I) lub 2 (zatrucie II); potem rzut obronny może je zakończyć.
condition-burn-help = W fazie czasu traci się 1 PŻ; podpalenie II zmienia się w I, a podpalenie I gaśnie. Kilka żetonów się sumuje.
condition-injury-help = Czerwony żeton trafienia krytycznego. Zostaje do końca zadania, chyba że się go usunie.
condition-hidden-help = Wrogowie nie widzą tego bohatera; każda akcja to kończy.

## Effects of attacks

effect-fatal-help = Śmiertelne trafienia ignorują pancerz, kości obrony i tarcze; magiczne tarcze je zatrzymują.
effect-crit-help = Jeśli atak ma choć jedno trafienie, cel dobiera żeton trafienia krytycznego: natychmiastowy efekt, stan albo uraz.
effect-push-help = Jeśli atak ma choć jedno trafienie, cel cofa się o 1 obszar, w miarę możliwości tam, skąd przyszedł.
effect-aoe-help = Atak trafia wszystkie cele tej samej strony na obszarze i wokół niego na podany zasięg. Jeden rzut, każdy broni się osobno.
effect-pierce-help = Przeciw temu atakowi cel ma mniejszy pancerz.
effect-reroll-help = Każdą kość można przerzucić raz; wydane symbole nie wracają.

## Crit tokens

crit-gash-help = Utrata 1 PŻ.
crit-deep-gash-help = Utrata 2 PŻ.
crit-stagger-help = Powalenie.
crit-dazed-help = Ogłuszenie.
crit-dazzled-help = Oślepienie.
crit-hobbled-help = Spowolnienie.
crit-tainted-help = Zatrucie I.
crit-hurt-arm-help = Uraz: wszystkie ataki mają −1 trafienie.
crit-broken-armor-help = Uraz: pancerz −1.
crit-wounded-leg-help = Uraz: maksimum PŻ −1.
crit-wounded-chest-help = Uraz: maksimum PŻ −2.
crit-wounded-head-help = Uraz: nie można używać efektów wymagających symbolu mocy.

## The map

terrain-hindering = Trudny teren
terrain-hindering-help = Wejście kosztuje o 1 punkt ruchu więcej.
terrain-dangerous = Niebezpieczny teren
terrain-dangerous-help = Kto wejdzie, traci 1 PŻ.
barrier = Bariera
barrier-help = Widać przez nią, ale przejść można tylko w jedną stronę.
shrine = Kapliczka
shrine-help = Póki jest aktywna, widmowe dusze trafiają tu przez odrodzenie, a w fazie czasu wskrzesza się je za odłamki duszy.
gate-help = Gdy pojawiają się wrogowie, kość wskazuje, którymi aktywnymi wrotami.
chest-help = Skrzynię rozbija się akcją specjalną. Najpierw działa pułapka.
door-help = Drzwi otwiera się akcją szybką, zamknięte na klucz wyważa się akcją specjalną. Tak czy inaczej najpierw działa pułapka. Drzwi nie da się już zamknąć.
magic-lock = Magiczny zamek
magic-lock-help = Zdejmie go tylko bohater z magicznym kluczem tego koloru.
search-token = Żeton przeszukania
search-token-help = Akcją specjalną bohater przeszukuje to miejsce i rzuca na znalezisko.
shadow-token = Żeton cienia
shadow-token-help = Coś się tu kryje. Odkrywa się, gdy tylko zobaczy to bohater.
waypoint-help = Coś się stanie, gdy dotrze tu bohater.
story-token = Wydarzenie fabularne
story-token-help = Opowieść potoczy się dalej, gdy wejdzie tu bohater.
burning-area = Płonący obszar
burning-area-help = Kto wejdzie, zapala się tak samo.
rune-attack-help = Gdy bohaterowie atakują z tego obszaru, każdy niewydany symbol mocy liczy się jako trafienie, do fazy czasu.
rune-defence-help = Gdy bohaterowie bronią się na tym obszarze, każdy niewydany symbol mocy liczy się jako tarcza, do fazy czasu.

## The party

soul-shards = Odłamki duszy
soul-shards-help = Wspólna pula bohaterów. W fazie czasu wzmacnia się nimi dusze; broń duszy też kosztuje odłamki.
soul-rank = Poziom duszy
soul-rank-help = Im wyższy, tym więcej PŻ, mocy i akcji ma bohater. Śmierć kosztuje jeden poziom.
ghost-soul = Widmowa dusza
ghost-soul-help = Poległy bohater. W swojej turze może wydać krzyk duszy, latać i przez odrodzenie trafić do aktywnej kapliczki, gdzie w fazie czasu wskrzesza się go za odłamki duszy.
magic-shield = Magiczna tarcza
magic-shield-help = Zatrzymuje jedno trafienie, także śmiertelne, i pęka.
priority-token = Żeton priorytetu
priority-token-help = Kto go ma, jest głównym celem głównego wroga.
deck-event-help = Zegar zadania. Gdy ostatnia karta zostanie odrzucona, zadanie jest przegrane.
