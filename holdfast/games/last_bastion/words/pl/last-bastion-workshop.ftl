### Co mieszczą pakiety tej gry: rodzaje, pola i wartości.

## Rodzaje

kind-monsters-monster = Potwory
kind-monsters-monster-one = Potwór
kind-warlords-warlord = Wodzowie
kind-warlords-warlord-one = Wódz
kind-dice = Kości
kind-dice-one = Kości
kind-tokens = Żetony
kind-tokens-one = Żetony
kind-heroes-hero = Bohaterowie
kind-heroes-hero-one = Bohater
kind-tiles-tile = Płytki bastionu
kind-tiles-tile-one = Płytka bastionu
kind-levels = Poziomy trudności
kind-levels-one = Poziomy trudności

## Pola

field-id = Identyfikator
field-id-help = Tak to nazywają zasady i teksty.
field-colour = Kolor
field-colour-help = W pudełku jest po dziesięć potworów i po dwóch wodzów każdego koloru.
field-resistance = Odporność
field-resistance-help = Ile ścianek koloru karty trzeba, by ją pokonać.
field-enter = Efekty początkowe
field-enter-help = Działają raz, gdy karta wchodzi do gry.
field-recurring = Efekty powtarzające się
field-recurring-help = Działają w każdej fazie hordy planszy, na której leży karta.
field-permanent = Efekty ciągłe
field-permanent-help = Działają, dopóki karta jest w grze.
field-exit = Efekty końcowe
field-exit-help = Zyskuje je lub cierpi ten, kto pokonał kartę.
field-retired = Zastąpiona przez
field-retired-help = Karta, która zajęła jej miejsce: ta nie jest już rozdawana.
field-combat = Kości bojowe
field-combat-help = Kości, którymi każdy bohater rzuca w walce.
field-grey = Szara kość
field-grey-help = Dokłada ją bohater, który ma taką moc.
field-decay = Kość spaczenia
field-decay-help = Rzuca się nią z powodu efektów kart i pełnej żółtej planszy.
field-faces = Ścianki
field-faces-help = Po jednej na każdą stronę kości.
field-white = Białe kości
field-white-help = Tyloma kośćmi rzuca bohater.
field-equipment = Żetony wyposażenia
field-equipment-help = Tyle każdego koloru leży w rezerwie.
field-life = Żetony życia
field-life-help = Tyle jest ich razem.
field-calls = Żetony mobilizacji
field-calls-help = Tyle jest ich razem.
field-standards = Sztandary
field-standards-help = Kolory, które oferuje płytka sztandaru.
field-evil = Figurki Zła
field-evil-help = Tyle leży w rezerwie; czy można wystawić więcej, mówi ustawienie stołu.
field-start-life = Życie na początku
field-start-life-help = Z iloma żetonami życia zaczyna bohater.
field-start-calls = Mobilizacje na początku
field-start-calls-help = Z iloma żetonami mobilizacji zaczyna bohater.
field-healed-life = Życie po uleczeniu
field-healed-life-help = Ile żetonów życia dostaje uleczony bohater.
field-healed-calls = Mobilizacje po uleczeniu
field-healed-calls-help = Ile żetonów mobilizacji dostaje uleczony bohater.
field-warlords = Wodzowie
field-warlords-help = Ilu jest wodzów; przy płytce: czy działa na nich.
field-home = Jej figurka
field-home-help = Figurka, która leży na płytce.
field-removed-per-missing-player = Usuwane za każdego brakującego gracza
field-removed-per-missing-player-help = Ile potworów usuwa się z talii za każdego gracza poniżej czterech.
field-level = Poziomy
field-level-help = Jak buduje się talię na każdym poziomie.
field-removed = Usunięte potwory
field-removed-help = Odkłada się je bez oglądania, zanim powstanie talia.
field-block = Kart w bloku
field-block-help = Tyle potworów leży pod każdym wodzem.
field-points = Punkty
field-points-help = Ile liczy się zwycięstwo na tym poziomie.
field-extra-equipment = Dodatkowe wyposażenie
field-extra-equipment-help = Żetony, z którymi bohaterowie zaczynają na tym poziomie.

## Wartości

value-faces-black = czarna
value-faces-blue = niebieska
value-faces-green = zielona
value-faces-red = czerwona
value-faces-white = biała
value-faces-yellow = żółta
value-faces-blank = nic
value-faces-card = karta hordy
value-faces-evil = Zło
value-faces-life = życie
value-faces-round = okrągły żeton
value-faces-round-and-life = okrągły żeton i życie
