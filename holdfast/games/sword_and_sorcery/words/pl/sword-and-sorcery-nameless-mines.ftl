### Sword & Sorcery: the miners' way under the mountain, The Nameless Mines.

quest-nameless-mines = Bezimienna kopalnia
quest-nameless-mines-help = Pod górą żywi i umarli kują ramię w ramię i nikt z nich nie ma imienia. Odbierzcie rachmistrzowi spis, odczytajcie go brygadom i przebijcie się przez zimną kuźnię.

## Places

place-nameless-mines-hermits-stair = Schody pustelnicy
place-nameless-mines-timbered-gallery = Stemplowany chodnik
place-nameless-mines-lamp-room = Lampiarnia
place-nameless-mines-cage-shaft = Szyb klatki
place-nameless-mines-windlass = Wielki kołowrót
place-nameless-mines-four-ways = Rozstaje
place-nameless-mines-counting-house = Izba rachmistrza
place-nameless-mines-tramway = Tor wózków
place-nameless-mines-bunk-hall = Prycze
place-nameless-mines-cracked-drift = Pęknięty chodnik
place-nameless-mines-quench-pit = Dół hartowniczy
place-nameless-mines-powder-store = Skład prochu
place-nameless-mines-deep-vein = Głęboka żyła
place-nameless-mines-wall-of-names = Ściana imion
place-nameless-mines-cold-forge = Zimna kuźnia
place-nameless-mines-forge-stair = Schody w górę

## Goals

goal-nameless-mines-roll = Zabijcie rachmistrza w jego izbie i zabierzcie spis imion
goal-nameless-mines-windlass = Odczytajcie spis brygadzie przy wielkim kołowrocie
goal-nameless-mines-vein = Odczytajcie spis brygadzie w głębokiej żyle: gdy obie są wolne, płyta w pękniętym chodniku pójdzie w górę
goal-nameless-mines-overseer = Zabijcie nadzorcę w zimnej kuźni
goal-nameless-mines-climb = Wejdźcie po schodach w górę
goal-nameless-mines-count = Z ostatnią kartą talii wydarzeń rachunek króla się zamknie
goal-nameless-mines-gangs = Uwolnijcie wszystkie trzy brygady (kołowrót, prycze, głęboka żyła): skarb, a każda uwolniona jeszcze się przypomni
goal-nameless-mines-powder = Beczułka ze składu prochu kosztowałaby nadzorcę 4 PŻ
goal-nameless-mines-key = Izby rachmistrza strzeże magiczny zamek: czerwony klucz wisi w składzie prochu
goal-nameless-mines-smith = Rozkujcie Osryka przy dole hartowniczym, jak obiecaliście
goal-nameless-mines-hammer = Wyciągnijcie młot kowala z dołu hartowniczego: można nim rozbić koronę
goal-nameless-mines-drift = Pęknięty chodnik się zawalił: przekopcie go od ściany imion albo idźcie naokoło, przez prycze

## Story

story-nameless-mines-stair = Za drzwiami w filarze mostu jest trzysta jedenaście stopni, a ostatniemu, mówiła Izolda, nie wolno ufać. Co do jednego i drugiego miała rację. Na dole góra buczy. To nie głos i nawet nie całkiem dźwięk: setki kilofów, każdy bije swoje i żaden nie przystaje, żeby odpocząć. Nikt żywy by temu nie podołał. Przy ogarku jej świecy czytacie, co dawni górnicy wyryli nad łukiem: SZCZĘŚĆ BOŻE, pod spodem rok, a pod rokiem imiona całej szychty. Imiona zbito dłutem. Rok zostawiono. „Mają tam spis”, mówiła Izolda. „Kto w nim stoi, ten kuje i nie przestaje kuć tylko dlatego, że umarł. Przeczytaj mu jego imię, a znów należy sam do siebie. Tylko że na tej księdze śpi rachmistrz. A rachmistrz nie śpi”.
story-nameless-mines-runaway = Za stemplem ktoś bardzo się stara nie oddychać. Uciekła ze swojej brygady dziewięć dni temu, tak jej się zdaje; lizała ściany i liczyła w myślach, żeby nie policzył jej nikt inny. Jak ma na imię, zapomniała. Za to pamięta każdy zakręt i każdego strażnika i wszystko wam opowiada, a potem obejmuje was po kolei, ostrożnie, jak ktoś, kto przymierza cudze płaszcze. Drużyna dostaje 2 odłamki duszy, a każdy bohater odzyskuje 1 PŻ.
story-nameless-mines-night-shift = Róg. W chodnikach przykręcają lampy, jedną po drugiej, żeby nie palić oliwy: zaczyna się nocna szychta, a nocna szychta nie żyje. Światła jej nie trzeba. Ci, którzy ją poganiają, widzą po ciemku. Od tej chwili każdy atak wroga dostaje +1 trafienie, dopóki ktoś nie przytnie knotów w lampiarni.
story-nameless-mines-lamps = Przycinacie czterdzieści knotów, nożem i niejednym grubym słowem. Żółte światło biegnie chodnikami jak pies spuszczony z łańcucha. Gdzieś klnie na nie ork. Jest tu teraz dzień, bo tak postanowiliście; każdy bohater odzyskuje 1 PŻ.
story-nameless-mines-chalk-boy = Przy klatce siedzi chłopiec, może dziewięcioletni, z kawałkiem kredy i tablicą: co wózek, to kreska. Żyje. Żeby mieć pewność, musi zerkać na własną dłoń i zerka, między jedną kreską a drugą. „Jak kreski się nie zgadzają, to rachmistrzowi się nie zgadza”, mówi. „A jak mu się nie zgadza, to go skręca”. I zamyśla się, bo pierwszy raz przychodzi mu do głowy, że można by to zrobić naumyślnie. „Wiem też, kiedy przy klatce zmienia się straż. I płacą mi, o”. Otwiera drugą dłoń. Zbiera sobie na imię.
story-nameless-mines-tallyman = Izba rachmistrza to jedyne czyste miejsce w całej górze. Między półkami pełnymi sznurów z węzełkami kuca gremlin w urzędniczym kołnierzyku, czerwony jak czyrak, z piórem za każdym uchem i z księgą na łańcuchu u pasa. Księga jest większa od niego. „Kleks”, mówi, nie podnosząc oczu. „Rachmistrz korony. Chwileczkę. Czterysta sześć, czterysta siedem”. Podnosi oczy. Biegają od sakiewki do sakiewki. „Akurat tylu brakowało”, mówi zachwycony, a spod biurka wyłazi niebieski gremlin, żeby potrzymać mu kałamarz. „Jak się państwo piszą?”
story-nameless-mines-wrong-sum = I wtedy dochodzi do tablicy chłopca. Liczy. Liczy jeszcze raz. Brakuje jednej kreski; czuje tę dziurę, w której powinna stać. Coś mu się za oczami urywa z haczyka i zaczyna gryźć własne pióra. Rachmistrz traci 3 PŻ.
story-nameless-mines-roll = Kleks umiera w połowie kolumny. Zdejmujecie mu księgę z pasa, a ona otwiera się sama, jakby już dawno czekała na kogoś, kto umie czytać. Imiona, imiona, imiona. Każdego, kto umoczył palec w tym atramencie, ktoś sprzedał, a sprzedawca za każdym razem podpisał się na marginesie, wielkimi literami, z zawijasem: Harrow. Harrow. Harrow. Zsyp na papiery prowadzi stąd prosto na rozstaje. A brygady czekają: teraz macie im co przeczytać.
story-nameless-mines-windlass = Szesnaścioro ludzi chodzi w kółko przy wielkim kołowrocie i tylko czworo rzuca cień. Stajecie na beczce i zaczynacie czytać. Przy pierwszym imieniu nie dzieje się nic. Przy drugim przystaje jakiś staruszek, ktoś na niego wpada, na tamtego następny, i oto stoją wszyscy, pierwszy raz od lat, z twarzami podniesionymi do was jak ludzie w deszczu. Umarli, kiedy się usłyszą, kładą się. Żywi siedzą przy nich przez chwilę. Potem podchodzą i pytają, w czym pomóc. Przy ścianie imion budzi się kapliczka.
story-nameless-mines-slab = Teraz oba łańcuchy są w rękach, które trzymają z wami. Od kołowrotu ktoś woła: „Hej-hop!”, z głębi żyły ktoś odpowiada i tak trzy razy tam i z powrotem, jakby sąsiedzi przekomarzali się przez płot. W pękniętym chodniku czterdzieści ton kamienia idzie z westchnieniem w górę. Zza płyty ciągnie zimnym popiołem. Droga do kuźni stoi otworem.
story-nameless-mines-oda-hand = Ostatnia z umarłych ma oderwany rękaw i złamaną rękę, a kołowrót pcha drugą. Znacie ją. Znacie ją od komory koła. Jej imię czytacie dwa razy, bo za pierwszym głos odmawia posłuszeństwa. Młynarka Oda patrzy na kołowrót. „Znowu jakieś przeklęte koło”, mówi. Potem patrzy na was, tak długo, jak potrzebuje. „No”, mówi w końcu. „Jednak przyszliście”. I kładzie się. Drużyna dostaje 2 odłamki duszy.
story-nameless-mines-oda-bread = Jeden z nich ma w koszuli zaszytą piętkę i łamie ją dla was na równe części, co do okruszka. Jest z doliny. „Od Ody”, mówi. „Żona mi rzuciła, jak nas gnali obok. Ostatni z dawnego koła, powiedziała. Trzymałem go na coś”. Piętka jest twarda jak dachówka i nigdy nie było lepszego chleba. Każdy bohater odzyskuje 2 PŻ.
story-nameless-mines-bunks = Na pryczach, w trzech warstwach, śpią ci, którzy jeszcze żyją, a ręce kopią im nawet przez sen. Czytacie cicho, żeby ich nie przestraszyć. Każdego budzi jedno jedyne słowo. Dziewczyna słyszy swoje i wybucha płaczem; grubas słyszy swoje i mówi: „Obecny!”; dwaj bracia od razu kłócą się o to, którego wywołano pierwszego. Pod koniec jest tam tak głośno, że musicie krzyczeć. Drużyna dostaje 2 odłamki duszy.
story-nameless-mines-vein = Do głębokiej żyły odsyła się tych, którzy nie żyją najdłużej. Z niektórych został właściwie tylko chwyt na trzonku. Czytacie i tam, gdzie przeczytaliście, pada kilof; a gdzie padł kilof, robi się cicho; i cisza rozchodzi się po skale jak ciepło. Ostatnia strona jest tak stara, że imiona trzeba składać litera po literze. Nie popędzają was. Mają czas. Dziura na końcu żyły, którą przychodziła straż, zapada się w siebie: wrota się tam zamykają.
story-nameless-mines-every-name = To była ostatnia strona. Zamykacie księgę i nic nie waży: nic już w niej nie ma. Sztygar bez przednich zębów, z głosem jak zsypywany żwir, wpycha wam w ręce zawiniątko. Dawna szychta zamurowała je w dniu, w którym przyszedł król. „Dla tego, kto nas wyczyta”, mówi. „Nie sądziliśmy tylko, że będzie miał przy sobie tyle żelastwa”. Dostajecie skarb.
story-nameless-mines-cave-in = Z początku to tylko pył. Potem w pękniętym chodniku zaczynają ze sobą rozmawiać stemple, cienko i sucho, a każdy stary górnik, który to słyszy, pada na twarz. „Siada!” Jest jeszcze dość czasu, żeby podstawić pod belkę bark, jeżeli ktoś ma jakiś zbędny. Można też odejść na bok, pozwolić jej siąść i pozbierać to, co skała trzymała dla siebie. Z pęknięć wyłazi wszystko, co w nich mieszkało: pojawiają się wrogowie.
story-nameless-mines-dug-out = Kopiecie tak, jak się odkopuje swoich. Za trzecim kamieniem wieje, za piątym dnieje, a potem da się przejść, jeśli ktoś nie jest zbyt dumny, żeby się schylić.
story-nameless-mines-bell = Dzwon bije na apel. Na wszystkich poziomach odkładają narzędzia i wyciągają przed siebie ręce, jak ich nauczono. Jeśli nikt jeszcze nie ma imienia, są wszyscy, a straż ma czas was poszukać: pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-nameless-mines-answered = Ale tym razem ktoś rąk nie wyciąga. A obok niego ktoś jeszcze. W oddali młotek zaczyna bić o szynę, potem drugi i niedługo cała góra dzwoni jak kocioł, a nie ma w niej orka, który by sobie nie zatykał łapami uszu. Każdy wróg traci 1 PŻ.
story-nameless-mines-trumpets = A przez ten huk, cienko, czysto i z bardzo wysoka, dobiega coś, czego pod górą być nie powinno: trąby. Pod główną bramą stanął garnizon. Przy klatce rzucają wszystko i biegną tam. Szybem nikt już nie przyjedzie: wrota się w nim zamykają.
story-nameless-mines-overseer = Zimna kuźnia to sala z wygasłym paleniskiem pośrodku, a przy palenisku, grzejąc ręce nad niczym, stoi ork wielki jak dwóch. Bata nie ma. „Jestem Gorrag”, mówi bardzo cicho. „Nigdy tu nie podniosłem głosu. Nie było po co. Wiecie, jak to jest, kiedy słuchają cię setki i niczego innego nie słyszą?” Z ciemności za jego plecami wychodzi szaman i niesie mu topory, jak się niesie tren za damą, a za szamanem niebieski ork wojownik. Potem pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-nameless-mines-powder-trick = „Co to?”, pyta cicho Gorrag o beczułkę, która dotoczyła mu się do stóp, i nachyla się, żeby przeczytać napis. Napis głosi: ZE ŚWIECĄ NIE PODCHODZIĆ. Czytał zawsze powoli. Nadzorca i wszyscy, którzy stoją przy nim, tracą 4 PŻ.
story-nameless-mines-overseer-falls = Gorrag wali się jak stempel, w dwóch miejscach naraz. Rusza ustami; żeby usłyszeć, trzeba się pochylić. „Liczbę król już ma”, szepcze. „Teraz jeszcze młot. Raz po karku. Raz po głowie. Koronowany dwakroć, rozumiecie. Dwakroć”. I milknie jak reszta góry. W głębi sali widać schody.
story-nameless-mines-smith = Na krawędzi dołu hartowniczego, gdzie dawniej krzyczało żelazo, siedzi na łańcuchu mały siwy człowiek z ogromnymi przedramionami. „Osryk”, mówi półgłosem, bo za nim, w kuźni, ktoś chodzi tam i z powrotem. „Koronę robiłem ja. Myślałem, że na głowę; że trzeba ją będzie czymś napełniać, nie mówili. Czterysta dusz, jak dotąd. A potem nie umrze już nigdy”. Pokazuje obręcz na kostce. Zamka w niej nie ma. „Też moja robota. Patrzyli, jak zamykam, to zrobiłem porządnie. Trzeba na nią wielkiego młota, pewnej ręki i minuty czasu. W tej skrzynce jest moja zapłata, za takie rzeczy płacą dobrze. I wiem, w której dziurze tego dołu leży mój młot, bo sam go tam wrzuciłem. Co nim wykuto, to się nim rozbije. No więc ile jestem dla was wart?”
story-nameless-mines-smith-freed = Kładziecie obręcz na kamiennej krawędzi, owijacie płaszczem i bijecie. Osryk nawet nie mrugnie. Przy trzecim ciosie jego najlepsza robota puszcza i na mgnienie oka robi mu się przykro, jak to rzemieślnikowi. Potem opatruje każdego, komu trzeba, palcami kowala i z cierpliwością kowala. Każdy bohater odzyskuje 2 PŻ.
story-nameless-mines-hammer = Woda w dole jest czarna i tak zimna, że parzy. Na dnie palce trafiają na trzonek, który pasuje do każdej dłoni. Wyciągacie go na łańcuchu: młot jak młot, nie ma na co patrzeć, tylko na obuchu wgniecenie. Wgniecenie ma kształt korony. Kiedy wynurza się z wody, wszystkie kilofy w górze zamierają na jeden oddech. Drużyna dostaje 2 odłamki duszy.
story-nameless-mines-behind-you = Z nogą na pierwszym stopniu oglądacie się za siebie. Przyszli za wami wszyscy, którzy znów mają imiona; stoją między zimnymi paleniskami z kilofami na ramionach i czekają, co im każecie. Schodami pustelnicy jest do słońca trzysta jedenaście stopni. Tymi tutaj jest znacznie mniej do tego, kto im to zrobił. Bezzębny sztygar odchrząkuje. „Możemy tak i możemy tak”, mówi. „Tylko dawno nas nikt nie pytał”.
story-nameless-mines-went-home = „Do domu”, mówicie, a słowo idzie przez szeregi jak chleb. Niosą słabych i niosą umarłych. Jeszcze długo słyszycie ich na schodach, jak na głos liczą stopnie. Trzysta jedenaście. Cisza. A potem, ledwo, ledwo, wiwaty.
story-nameless-mines-follow = „To chodźcie”, mówicie i nikt nie wiwatuje, tylko każdy poprawia chwyt. Sztygar pluje w dłonie. „Jedno”, mówi. „Robimy to po imieniu. Każdy mu powie, jak się nazywa”. Kogoś czeka długi wieczór.
story-nameless-mines-ending = Kopalnia za wami milknie i pierwszy raz od stu lat słychać, jak kapie woda. Ma ładny głos. Wysoko w górze, w sali, ktoś zauważa tę ciszę. Odsuwa krzesło.
story-nameless-mines-props-hold = Pęknięty chodnik trzyma. Kto będzie nim tej nocy szedł, przejdzie pod belką, którą jedno z was wzięło na bark, i każdy dotknie jej w przejściu dłonią, jak się klepie konia.
story-nameless-mines-smith-comes = Osryk odprowadza was do drugiego podestu. „Bić się nie umiem”, mówi, „a patrzeć nie chcę. Ale ogień tu podtrzymam. Przynieście mi ją w kawałkach, to przetopię i kawałki”. Podaje wam rękę. Tam, gdzie była obręcz, kostkę ma zupełnie białą.
story-nameless-mines-smith-swears = „Jak już pęknie”, rzuca za wami Osryk, niezbyt głośno, „wrócicie z tym młotem i otworzycie to tutaj. Taka jest umowa. Ja klienta jeszcze nie zawiodłem”. Przygląda się wam z przekrzywioną głową. „A czy który zawiódł mnie, tego nie wiem. Jakoś nie zauważyłem”.
story-nameless-mines-smith-stays = Za wami, przy dole, brzęka z rzadka łańcuch, jakby ktoś przestępował z nogi na nogę. Nie woła za wami. Wolelibyście, żeby wołał.
story-nameless-mines-cellars = Schody kończą się pod klapą, a nad klapą są piwnice króla: beczki, szynki, cały rząd koron na próbę, a żadna się nie udała. Na górze ktoś wybija takt o stół. Gasicie lampę i podpieracie klapę barkiem.
story-nameless-mines-counted = „No i zamknięte”, mówi w ciemności głos pełen zadowolenia i skrzypi pióro. Odkrywacie, że coś trzymacie. Trzonek. Odkrywacie, że jesteście zmęczeni, ale nie aż tak, żeby przestać. Było coś, co chcieliście zapamiętać. Coś krótkiego. Pisało się wielką literą.
trigger-nameless-mines-counting-house = Bohaterowie wchodzą do izby rachmistrza
trigger-nameless-mines-tallyman-dead = Rachmistrz nie żyje, a spis imion jest wasz
trigger-nameless-mines-forge = Bohaterowie wchodzą do zimnej kuźni
trigger-nameless-mines-overseer-dead = Nadzorca nie żyje

## Actions and choices

action-nameless-mines-trim-lamps = Przytnij knoty: nastaje dzień, wszyscy bohaterowie odzyskują 1 PŻ
action-nameless-mines-read-windlass = Odczytaj spis przy kołowrocie: brygada jest wolna, przy ścianie imion budzi się kapliczka
action-nameless-mines-read-bunks = Odczytaj spis przy pryczach: brygada jest wolna, 2 odłamki duszy
action-nameless-mines-read-vein = Odczytaj spis w głębokiej żyle: brygada jest wolna, wrota się tam zamykają
action-nameless-mines-take-powder = Weź beczułkę prochu: 1 odłamek duszy; nadzorca, gdy się pojawi, straci 4 PŻ, podobnie jak wszyscy przy nim
action-nameless-mines-dig-out = Przekop pęknięty chodnik: przejście między nim a ścianą imion znów jest otwarte
action-nameless-mines-strike-chain = Rozkuj Osryka: wszyscy bohaterowie odzyskują 2 PŻ; drużyna o 1 bliżej prawa
action-nameless-mines-lift-hammer = Wyciągnij młot z dołu: 2 odłamki duszy; można nim rozbić koronę
action-nameless-mines-climb-stair = Wejdź po schodach: zdecydujcie, dokąd pójdą uwolnieni, 10 odłamków duszy za każdego żywego bohatera, zwycięstwo
choice-nameless-mines-story-chalk-boy-1 = Niech pominie kreskę: 1 odłamek duszy, a rachmistrz, gdy się pojawi, straci 3 PŻ; drużyna o 1 bliżej prawa
choice-nameless-mines-story-chalk-boy-2 = Zapytaj, kiedy zmienia się straż: wrota w szybie klatki się zamykają
choice-nameless-mines-story-chalk-boy-3 = Zabierz mu oszczędności: 20 koron, żeton cienia na torze wózków; drużyna o 1 bliżej chaosu
choice-nameless-mines-story-cave-in-1 = Podstawcie bark: wybrany bohater traci 3 PŻ, chodnik pozostaje otwarty; potem pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów
choice-nameless-mines-story-cave-in-2 = Niech siada: 2 odłamki duszy, przejście z chodnika do ściany imion zasypane, kto stoi w chodniku, traci 2 PŻ i zostaje powalony; potem pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów
choice-nameless-mines-story-smith-law-1 = Obiecaj mu wolność: 2 odłamki duszy, powie, gdzie jest młot; rozkuje go jedna akcja specjalna w tym miejscu
choice-nameless-mines-story-smith-law-2 = Dobij targu: skarb i miejsce, gdzie leży młot, teraz, a wolność, gdy korona pęknie
choice-nameless-mines-story-smith-neutral-1 = Obiecaj mu wolność: 1 odłamek duszy, powie, gdzie jest młot; rozkuje go jedna akcja specjalna w tym miejscu
choice-nameless-mines-story-smith-neutral-2 = Dobij targu: skarb i miejsce, gdzie leży młot, teraz, a wolność, gdy korona pęknie
choice-nameless-mines-story-smith-neutral-3 = Zabierz zapłatę i zostaw go: 20 koron, ale o młocie nie powie nic
choice-nameless-mines-story-smith-chaos-1 = Dobij targu: skarb i miejsce, gdzie leży młot, teraz, a wolność, gdy korona pęknie
choice-nameless-mines-story-smith-chaos-2 = Zabierz zapłatę i wszystko, co ma, i zostaw go: 35 koron, ale o młocie nie powie nic; drużyna o 1 bliżej chaosu
choice-nameless-mines-story-behind-you-1 = Odeślij ich do domu: 3 odłamki duszy; drużyna o 1 bliżej prawa
choice-nameless-mines-story-behind-you-2 = Weź ich ze sobą: idą do króla z kilofami

## What is remembered

person-smith = Kowal Osryk
person-smith-freed = Jest wolny, z białym śladem po obręczy na kostce.
person-smith-bargained = Powiedział, co wiedział, i czeka na łańcuchu na umówioną zapłatę.
person-smith-left = Został na łańcuchu, który sam wykuł.
memory-hands-freed =
    { $count ->
        [one] Pod górą imiona odzyskała { $count } brygada.
        [few] Pod górą imiona odzyskały { $count } brygady.
       *[many] Pod górą imiona odzyskało { $count } brygad.
    }
memory-hands-follow = Ci, którzy odzyskali imiona, idą z drużyną do króla.
memory-hammer = Młot, którym wykuto koronę, jest w rękach drużyny.
outcome-quest-forge-reached = Kopalnia milczy, droga w górę, do króla, stoi otworem.
achievement-every-name = Każde imię
achievement-every-name-help = Odczytanie całego spisu wszystkim trzem brygadom i dojście do schodów w górę.
