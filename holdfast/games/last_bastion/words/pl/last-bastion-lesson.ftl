### Last Bastion: what is said in the lesson, step by step.

last-bastion-lesson-welcome = Witaj w bastionie! Te dziewięć płytek to miasto, a ty prowadzisz obu jego bohaterów: Arnego i Kazgina. Zaczynają pośrodku, w Karczmie.
last-bastion-lesson-boards = Za murami leżą cztery plansze hordy, każda z trzema polami. Czerwonej pilnuje Arne, zielonej Kazgin. Dwie pozostałe są neutralne: same nie dobierają kart.
last-bastion-lesson-place = Tura Arnego zaczyna się od hordy: dobrał kartę „Oprawca dusz”. Czerwona karta trafia na czerwoną planszę. Połóż ją na polu przy Świętym źródle.
last-bastion-lesson-card = Przyjrzyj się karcie: ma kolor, odporność 2, a na dole efekty. Zostawiona w spokoju sprowadzi do miasta Zło, a kto ją pokona, dostanie żeton życia. Najedź na cokolwiek na stole albo przytrzymaj palec, a dowiesz się, co to jest.
last-bastion-lesson-move = Teraz faza bohatera: jeden ruch i jedna akcja, w dowolnej kolejności. Ruch prowadzi na każdą sąsiednią płytkę, także na ukos. Przesuń Arnego na Święte źródło, tuż obok karty.
last-bastion-lesson-fight = Arne może uaktywnić swoją płytkę albo walczyć z kartą, która z nią sąsiaduje. Rzuca trzema kośćmi i potrzebuje dwóch czerwonych ścianek; biała zastąpi każdy kolor. Szanse widać obok przycisku. Do walki!
last-bastion-lesson-win = Czerwona i biała: to wystarczy! Gdyby jednej brakło, pomógłby czerwony żeton wyposażenia Arnego. Potwierdź zwycięstwo.
last-bastion-lesson-end-turn = Oprawca dusz pokonany, a Arne ma o jeden żeton życia więcej. Co jeszcze mógłby zrobić, zobaczymy później: zakończ jego turę.
last-bastion-lesson-second-card = Tura Kazgina i znów najpierw horda: przyszedł zielony Wilczy jeździec. Połóż go na polu przy Targowisku.
last-bastion-lesson-to-market = Tym razem niech popracuje płytka. Przesuń Kazgina na Targowisko.
last-bastion-lesson-use-tile = Na Targowisku rzuca się dwiema kośćmi i za każdą bierze żeton wyposażenia. Zły ruch? Pomoże „Cofnij” u góry; w tej lekcji, dopóki nie padł rzut i nie odkryto karty. A teraz uaktywnij płytkę.
last-bastion-lesson-acted = Żeton czerwony i żółty: przydadzą się w walkach. W turze można użyć płytki albo walczyć, więc Kazgin zrobił swoje. Zakończ jego turę.
last-bastion-lesson-third-card = Arne dobrał kartę „Dozorca piekieł”, z odpornością 4! Jej efekt początkowy zadziała od razu: Arne straci żeton życia. Bez żetonów życia bohater jest wyeliminowany z gry. Połóż ją pośrodku.
last-bastion-lesson-call = Arne ma żeton mobilizacji. Uaktywnia on dowolną płytkę, choćby najdalszą, i nie kosztuje akcji ani ruchu; sam żeton przepada. Wezwij na pomoc Sztandar.
last-bastion-lesson-standard = Wszystkie karty w kolorze sztandaru mają odporność mniejszą o 1, ktokolwiek z nimi walczy. Wybierz zielony: to pomoże Kazginowi pokonać Wilczego jeźdźca.
last-bastion-lesson-why-not = Chcesz coś zrobić, a nie można? „Dlaczego nie?” pod listą poda powód i zasadę; możesz też nacisnąć samą rzecz. A teraz zakończ turę Arnego.
last-bastion-lesson-evil = Tura Kazgina, a Wilczy jeździec już zadziałał: stoi na nim figurka Zła. Następnym razem zajmie ona płytkę, a trzy takie płytki to porażka! Nowa karta jest czarna, a taka zostaje u tego, kto ją dobrał. Połóż ją z dala od Targowiska.
last-bastion-lesson-fight-again = Kazgin stoi już obok Wilczego jeźdźca. Sztandar zostawił mu odporność 1, a Kazgin rzuca jeszcze czwartą, szarą kością. Porównaj szanse z walką Arnego i do boju!
last-bastion-lesson-win-again = Dwie zielone ścianki, a wystarczyłaby jedna. Potwierdź zwycięstwo: Wilczy jeździec odchodzi, a Zło razem z nim.
last-bastion-lesson-goal = Głęboko w talii czeka wódz: pokonaj go, a wygrasz. Przegrasz, jeśli trzy płytki wpadną w kleszcze Zła, jeśli wszyscy bohaterowie zostaną wyeliminowani albo jeśli trzeba dobrać kartę z pustej talii. Zasady znajdziesz w menu u góry.
