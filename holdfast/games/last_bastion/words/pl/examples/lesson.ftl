### Lekcja: pierwsze tury gry, krok po kroku.

lesson = Pierwsze tury
    .step1 = Witaj w bastionie! Te dziewięć płytek to miasto, a ty prowadzisz obu jego bohaterów: Arnego i Kazgina. Zaczynają pośrodku, w Karczmie.
    .step2 = Za murami leżą cztery plansze hordy, każda z trzema polami. Czerwonej pilnuje Arne, zielonej Kazgin. Dwie pozostałe są neutralne: same nie dobierają kart.
    .step3 = Tura Arnego zaczyna się od hordy: dobrał kartę „Oprawca dusz”. Czerwona karta trafia na czerwoną planszę. Połóż ją na polu przy Świętym źródle.
    .step4 = Przyjrzyj się karcie: ma kolor, odporność 2, a na dole efekty. Zostawiona w spokoju sprowadzi do miasta Zło, a kto ją pokona, dostanie żeton życia. Najedź na cokolwiek na stole albo przytrzymaj palec, a dowiesz się, co to jest.
    .step5 = Teraz faza bohatera: jeden ruch i jedna akcja, w dowolnej kolejności. Ruch prowadzi na każdą sąsiednią płytkę, także na ukos. Przesuń Arnego na Święte źródło, tuż obok karty.
    .step6 = Arne może uaktywnić swoją płytkę albo walczyć z kartą, która z nią sąsiaduje. Rzuca trzema kośćmi i potrzebuje dwóch czerwonych ścianek; biała zastąpi każdy kolor. Szanse widać obok przycisku. Do walki!
    .step7 = Czerwona i biała: to wystarczy! Gdyby jednej brakło, pomógłby czerwony żeton wyposażenia Arnego. Potwierdź zwycięstwo.
    .step8 = Oprawca dusz pokonany, a Arne ma o jeden żeton życia więcej. Co jeszcze mógłby zrobić, zobaczymy później: zakończ jego turę.
    .step9 = Tura Kazgina i znów najpierw horda: przyszedł zielony Wilczy jeździec. Połóż go na polu przy Targowisku.
    .step10 = Tym razem niech popracuje płytka. Przesuń Kazgina na Targowisko.
    .step11 = Na Targowisku rzuca się dwiema kośćmi i za każdą bierze żeton wyposażenia. Zły ruch? Pomoże „Cofnij” u góry; w tej lekcji, dopóki nie padł rzut i nie odkryto karty. A teraz uaktywnij płytkę.
    .step12 = Żeton czerwony i żółty: przydadzą się w walkach. W turze można użyć płytki albo walczyć, więc Kazgin zrobił swoje. Zakończ jego turę.
    .step13 = Arne dobrał kartę „Dozorca piekieł”, z odpornością 4! Jej efekt początkowy zadziała od razu: Arne straci żeton życia. Bez żetonów życia bohater jest wyeliminowany z gry. Połóż ją pośrodku.
    .step14 = Arne ma żeton mobilizacji. Uaktywnia on dowolną płytkę, choćby najdalszą, i nie kosztuje akcji ani ruchu; sam żeton przepada. Wezwij na pomoc Sztandar.
    .step15 = Wszystkie karty w kolorze sztandaru mają odporność mniejszą o 1, ktokolwiek z nimi walczy. Wybierz zielony: to pomoże Kazginowi pokonać Wilczego jeźdźca.
    .step16 = Chcesz coś zrobić, a nie można? „Dlaczego nie?” pod listą poda powód i zasadę; możesz też nacisnąć samą rzecz. A teraz zakończ turę Arnego.
    .step17 = Tura Kazgina, a Wilczy jeździec już zadziałał: stoi na nim figurka Zła. Następnym razem zajmie ona płytkę, a trzy takie płytki to porażka! Nowa karta jest czarna, a taka zostaje u tego, kto ją dobrał. Połóż ją z dala od Targowiska.
    .step18 = Kazgin stoi już obok Wilczego jeźdźca. Sztandar zostawił mu odporność 1, a Kazgin rzuca jeszcze czwartą, szarą kością. Porównaj szanse z walką Arnego i do boju!
    .step19 = Dwie zielone ścianki, a wystarczyłaby jedna. Potwierdź zwycięstwo: Wilczy jeździec odchodzi, a Zło razem z nim.
    .step20 = Głęboko w talii czeka wódz: pokonaj go, a wygrasz. Przegrasz, jeśli trzy płytki wpadną w kleszcze Zła, jeśli wszyscy bohaterowie zostaną wyeliminowani albo jeśli trzeba dobrać kartę z pustej talii. Zasady znajdziesz w menu u góry.
