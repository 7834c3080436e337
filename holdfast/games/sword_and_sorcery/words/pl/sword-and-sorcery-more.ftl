### Sword & Sorcery: more powers, talents, items and cards, by name and by what they do; what each quest asks.

## Powers of enemies

power-trample = Tratowanie
power-trample-help = Gdy wróg się rusza, każdy bohater tam, gdzie się zatrzymał, wykonuje rzut obronny albo traci 1 PŻ. Na poziomie II 1 PŻ traci każdy bohater na jego drodze.
power-wings = Skrzydła
power-wings-help = Ten wróg lata. Na poziomie II jego ataki mają też +1 trafienie.
power-crushing-blows = Miażdżące ciosy
power-crushing-blows-help = Za symbol mocy jego ataki powalają cel. Na poziomie II mają też +1 trafienie.
power-bloodthirst = Żądza krwi
power-bloodthirst-help = Gdy jego atak zada obrażenia, wróg za ładunek (ma 1) odzyskuje 2 PŻ. Poziom II: 3 PŻ, 2 ładunki.
power-blood-chant = Krwawa pieśń
power-blood-chant-help = Na wezwanie: wszyscy wrogowie w zasięgu 1 obszaru odzyskują 1 PŻ. Poziom II: w zasięgu 2 obszarów, 2 PŻ.
ability-trample-1 = Tratowanie I
ability-trample-2 = Tratowanie II
ability-wings-1 = Skrzydła I
ability-wings-2 = Skrzydła II
ability-crushing-blows-1 = Miażdżące ciosy I
ability-crushing-blows-2 = Miażdżące ciosy II
ability-bloodthirst-1 = Żądza krwi I
ability-bloodthirst-2 = Żądza krwi II
ability-blood-chant-1 = Krwawa pieśń I
ability-blood-chant-2 = Krwawa pieśń II

## Powers of heroes

power-illusion = Iluzja
power-illusion-help = Do fazy czasu wrogowie nie mogą obrać za cel bohatera w zasięgu 2 obszarów.
power-second-wind = Drugi oddech
power-second-wind-help = Odzyskujesz 2 PŻ, na poziomie IV 3, na poziomie VI 5.
power-shield-bash = Cios tarczą
power-shield-bash-help = Następny atak tarczą zyskuje +1 trafienie i, za moc, ogłuszenie. Na poziomie V: +2 trafienia i ogłuszenie.
power-eagle-eye = Orle oko
power-eagle-eye-help = Raz na rundę, za symbol magii: przerzuć 1 kość ataku z łuku.
power-pinning-shot = Przygważdżający strzał
power-pinning-shot-help = Następny atak z łuku za moc spowalnia cel; na poziomie IV zyskuje też +1 trafienie.
power-evasion = Uniki
power-evasion-help = O 1 kość obrony więcej, na poziomie VI o 2.
power-throat-cut = Poderżnięte gardło
power-throat-cut-help = Następny atak sztyletem zyskuje „śmiertelny I”, na poziomie III „śmiertelny II”, na poziomie V także trafienie krytyczne za moc.
power-purify = Oczyszczenie
power-purify-help = Bohater w zasięgu 1 obszaru pozbywa się jednego stanu, na poziomie VI wszystkich.

## Talents

power-brawler = Rębajło
power-brawler-help = Raz na rundę, za symbol mocy: +1 trafienie w ataku w zwarciu.
power-marksman = Strzelec wyborowy
power-marksman-help = Raz na rundę, za symbol mocy: +1 trafienie w ataku dystansowym.
power-warded = Pod osłoną czarów
power-warded-help = +1 magiczna tarcza, na poziomie VI +2.
power-field-medic = Polowy medyk
power-field-medic-help = Inny bohater na twoim obszarze odzyskuje 2 PŻ, na poziomie V 4.
power-runner = Biegacz
power-runner-help = Twój zryw daje o 1 punkt ruchu więcej.

## Items of the Emporium and the Stash

item-robe-upgraded = Szata, ulepszona
item-battle-axe-upgraded = Topór bojowy, ulepszony
item-hammer-upgraded = Młot, ulepszony
item-stiletto-upgraded = Stylet, ulepszony
item-ash-staff-upgraded = Jesionowy kostur, ulepszony
item-tanned-leather-upgraded = Garbowana skóra, ulepszona
item-plate-upgraded = Zbroja płytowa, ulepszona
item-halberd = Halabarda
item-halberd-upgraded = Halabarda, ulepszona
item-flail = Korbacz
item-flail-upgraded = Korbacz, ulepszony
item-rapier = Rapier
item-rapier-upgraded = Rapier, ulepszony
item-tower-shield = Pawęż
item-tower-shield-upgraded = Pawęż, ulepszona
item-silk-robe = Jedwabna szata
item-silk-robe-upgraded = Jedwabna szata, ulepszona
item-antidote = Odtrutka
item-antidote-help = Bohater na twoim obszarze nie jest już zatruty.
item-oil-flask = Flaszka oleju
item-oil-flask-help = Następny atak bronią zyskuje podpalenie I; za moc podpalenie II.
category-polearm = broń drzewcowa
category-flail = korbacz

## Treasures

item-frost-brand = Mroźne ostrze
item-giants-maul = Maczuga olbrzyma
item-hawkeye-bow = Łuk Sokole Oko
item-ember-wand = Żarząca się różdżka
item-dawn-mace = Buława świtu
item-widows-kiss = Pocałunek wdowy
item-storm-staff = Kostur burzy
item-dwarven-plate = Krasnoludzka płyta
item-shadow-leather = Skóra cieni
item-saints-mail = Kolczuga świętego
item-boots-of-haste = Buty pośpiechu
item-boots-of-haste-help = +1 punkt ruchu.
item-horn-of-valor = Róg męstwa
item-horn-of-valor-help = Za ładunek (ma 2): do fazy czasu ataki wszystkich bohaterów w zasięgu 1 obszaru mają +1 trafienie.
item-healing-chalice = Kielich uzdrowienia
item-healing-chalice-help = Za ładunek (ma 3): bohater w zasięgu 1 obszaru odzyskuje 3 PŻ.
item-orb-of-embers = Kula żaru
item-orb-of-embers-help = Za ładunek (ma 2): wróg w zasięgu 2 obszarów otrzymuje podpalenie II.
item-lantern-of-souls = Latarnia dusz
item-lantern-of-souls-help = Raz na zadanie: 2 odłamki duszy do wspólnej puli.
item-gauntlets-of-grip = Rękawice chwytu
item-gauntlets-of-grip-help = Raz na rundę, za symbol mocy: przerzuć 1 kość ataku bronią.
item-belt-of-giants = Pas olbrzymów
item-belt-of-giants-help = +2 do maksymalnych PŻ.
item-tome-of-power = Księga mocy
item-tome-of-power-help = Dopóki jest w użyciu, masz o jedną moc więcej.
item-phoenix-ash = Popiół feniksa
item-phoenix-ash-help = Pozbywasz się wszystkich stanów i odzyskujesz 3 PŻ.
item-holy-water = Woda święcona
item-holy-water-help = Bohater w zasięgu 1 obszaru pozbywa się wszystkich stanów.
item-serpent-arrows = Wężowe strzały
item-serpent-arrows-help = Następny atak z łuku ma zatrucie I; za symbol mocy zatrucie II.
item-deep-pockets = Głębokie kieszenie
item-deep-pockets-help = W plecaku mieszczą się o 2 przedmioty więcej.
item-sealed-letter = Zapieczętowany list
item-sealed-letter-help = Przy rzucie obronnym rzuć o jedną kość więcej i wybierz.

## Event cards

card-blood-moon = Krwawy księżyc
card-blood-moon-help = Dopóki karta leży na wierzchu, wszyscy wrogowie mają +1 do pancerza. Pojawiają się wrogowie, aż będzie ich o 1 mniej niż bohaterów (o 2, gdy bohaterów jest czworo lub więcej).
card-fair-wind = Pomyślny wiatr
card-fair-wind-help = Dopóki karta leży na wierzchu, wszyscy bohaterowie mają +1 punkt ruchu.
card-plague-wind = Morowy wiatr
card-plague-wind-help = Każdy bohater wykonuje rzut obronny, inaczej zatrucie I. Pojawiają się wrogowie, aż będzie ich o 1 mniej niż bohaterów (o 2, gdy bohaterów jest czworo lub więcej).
card-old-songs = Stare pieśni
card-old-songs-help = Każdy bohater odzyskuje 1 PŻ. Pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów (o 1 mniej, gdy bohaterów jest czworo lub więcej).

## Quests: what is to be done

quest-broken-seal-help = Znajdźcie drogę do krypty, zabijcie strażnika i złamcie pieczęć. Dobre pierwsze zadanie.
quest-drowned-village-help = Najeźdźcy otworzyli śluzę nad wioską. Wyprowadźcie rodzinę z zamkniętej zagrody, zabijcie herszta i zamknijcie śluzę, nim wybije ostatnia godzina.
quest-merchants-road-help = Znajdźcie niebieski klucz w obozie orków, otwórzcie strażnicę, rozpalcie latarnię i przegońcie wszystkich, którzy przyjdą ją zgasić. Na drodze czeka kupiec.
quest-troll-bridge-help = Zabijcie trolla przy moście i zabijcie go znowu, gdy wstanie. Rany się na nim goją, oparzenia nie. Wokół stoją trzy beczki smoły.
quest-under-the-crown-help = Zabijcie czerwonego szamana w sali obrzędów: jego śmierć zaprowadzi przed tron. Kto wziął młot ze zbrojowni, może tam strzaskać koronę; inaczej korona jeszcze raz podniesie swego króla.
