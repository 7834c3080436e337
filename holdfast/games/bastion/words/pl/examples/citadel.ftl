### Przykłady do rozdziału „citadel”, krok po kroku.

three-dragons = Trzy smoki
    .step1 = Liczy się tylko **górny** smok. Jest niebieski: niebiescy wrogowie są silniejsi o 1, a on kosztuje dziesięć żetonów niebieskiej many.
    .step2 = Pod nim leży **Knellerwyrm**: wszyscy są silniejsi o 1, a kosztuje dziesięć żetonów many w dowolnych kolorach. Turę później pada i on.
    .step3 = Czerwony smok wzmacnia czerwonych wrogów, ale **nigdy siebie**: dziesięć czerwonych żetonów, nie jedenaście.
    .step4 = Cytadela jest wolna i wszyscy są tak silni jak na kartach.
the-next-dragon = Pod następnym smokiem
    .step1 = W cytadeli dwa smoki. Z dziesięcioma czerwonymi żetonami wchodzisz i pokonujesz górnego.
    .step2 = Następny jest niebieski i kosztuje dziesięć żetonów niebieskiej many. Masz **dziewięć**, a Płomień się nie liczy: musisz od razu odejść, dokąd chcesz.
    .step3 = Z dziesięcioma niebieskimi żetonami można by zostać i stawić mu czoła w następnej turze.
