### Przykłady do rozdziału o walce, krok po kroku.

one-red-face = Jedna czerwona ścianka
    .step1 = [[card-incubus|Inkub]] jest czerwony, ma odporność 2: potrzebujesz **dwóch czerwonych ścianek**. Rzucaj!
    .step2 = Czerwona, niebieska, zielona. Jedna czerwona to za mało, ale drugą zastąpi twój **czerwony żeton wyposażenia**.
    .step3 = Inkub pokonany, żeton wrócił do rezerwy. Efekty końcowe należą do ciebie: żeton życia, żeton mobilizacji i wybrany żeton wyposażenia.
    .step4 = Bierzesz zielony, a karta trafia na stos kart odrzuconych. Pole jest wolne.
two-at-one-corner = Dwóch w jednym narożniku
    .step1 = Z narożnika dosięgasz dwóch kart naraz: czerwonego [[card-incubus|Inkuba]] (2) i niebieskiego [[card-hollow-summoner|Przywoływacza pustki]] (1). Jeden rzut liczy się przeciw obu.
    .step2 = Czerwona, biała, żółta. **Biała** to dowolny kolor, żółta nic tu nie daje. Każda ścianka służy tylko jednej karcie.
    .step3 = Czerwona ścianka i twój **czerwony żeton** pokonują Inkuba, więc biała może być niebieska i pokonać Przywoływacza. Bez żetonu trzeba by wybrać jedną z dwóch.
    .step4 = Obie karty pokonane. Żeton wraca do rezerwy, a wszystkie efekty końcowe są twoje, w dowolnej kolejności.
    .step5 = Oba pola są znów wolne: dwa potwory za jedną akcję.
resistance-zero = Odporność 0
    .step1 = Sztandar wskazuje czerwony, więc [[card-soot-hound]] ma odporność o 1 niższą: **0**. Mimo to leży dalej, dopóki ktoś nie stoczy z nim walki.
    .step2 = Teraz stoisz obok. Akcję na walkę i tak trzeba poświęcić.
    .step3 = Ani jednej czerwonej ścianki, i żadna nie jest potrzebna: wygrywasz **przy każdym rzucie**.
    .step4 = Dopiero teraz karta znika.
the-last-life = Ostatnie życie
    .step1 = Teagaanowi został jeden żeton życia, a jednym z efektów końcowych karty [[card-queens-poisoner]] jest **utrata życia**.
    .step2 = Trzeba zastosować wszystkie trzy efekty, kolejność wybiera on. Zacznij od gorzkiego.
    .step3 = Teagaan zostaje **wyeliminowany z gry**. Reszta nie przepada: wspólnie wybieracie, komu przypadnie.
    .step4 = Przejmuje to Arne i najpierw wybiera żeton wyposażenia.
