### Przykłady do rozdziału „rituals”, krok po kroku.

one-ritual-after-another = Rytuał za rytuałem
    .step1 = Masz niebieski rytuał i atakujesz **niebieską** bestię z **fioletowym** symbiontem.
    .step2 = Obie karty pokonane. Za bestię odpraw **niebieski** rytuał.
    .step3 = Od razu dobierasz dwie karty rytuałów i zatrzymujesz jedną. Zatrzymaj fioletową!
    .step4 = Przyszła w samą porę: za **fioletowego** symbionta odprawiasz ją od razu i znów dobierasz.
    .step5 = Znowu dwie karty i znowu jedna zostaje.
    .step6 = Dwa artefakty z jednego ataku.
two-of-one-colour = Dwa zielone rytuały
    .step1 = Masz dwa zielone rytuały i pokonujesz jednego zielonego wroga.
    .step2 = **Jeden wróg, jeden rytuał.** Wybierasz, który.
    .step3 = Drugi zostaje u ciebie i dochodzi do niego nowa karta.
converter-and-empty-reserve = Przetwornik i pusta rezerwa
    .step1 = W rezerwie nie ma czerwonej many. Użyj Przetwornika i oddaj niebieski żeton.
    .step2 = Weź dowolny kolor, **który jest** w rezerwie; czerwonego wśród nich nie ma.
    .step3 = Oddać czerwony żeton i wziąć go z powrotem wolno, tylko po co.
