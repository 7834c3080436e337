### Przykłady do rozdziału „doors”, krok po kroku.

two-traps-for-the-rogue = Łotrzyca wybiera pułapkę
    .step1 = Shae otwiera skrzynię. Kto otwiera, dobiera pułapkę, ale ona umie **rozbrajać pułapki**.
    .step2 = Dobiera **dwie i wybiera jedną**. Weź Piorun.
    .step3 = Razi wszystkich w zasięgu dwóch obszarów: Shae i Auriel wykonują **rzut obronny**, Ecarus stoi za daleko. Obie pułapki trafiają na stos odrzuconych.
flame-at-the-door = Pułapka na drzwiach
    .step1 = Ecarus otwiera drzwi. Thorgar stoi po drugiej stronie, Auriel dalej.
    .step2 = Płomień! Sięga obszarów **po obu stronach drzwi**. Dwa nieudane rzuty, dwoje płonie; Auriel nic nie jest.
lucky = Łut szczęścia
    .step1 = Ecarus, który ma **Łut szczęścia**, rozbija skrzynię, a na niej jest pułapka.
    .step2 = Do każdego rzutu obronnego rzuca **o jedną kość więcej** i jedna tarcza wystarcza. Nie ma odnawiania: szczęści się za każdym razem.
