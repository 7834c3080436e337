### Sword & Sorcery: Three Hundred Years of Toll, the bridge on the road to the mountain.

quest-troll-toll = Trzysta lat myta
quest-troll-toll-help = Do góry prowadzi jeden most, a myto na nim pobiera troll. Odetnijcie z szubienicy sznur od dzwonu, wezwijcie trolla dzwonem ze strażnicy i zabijcie go dwa razy. Rany się na nim goją, oparzenia nie.

## Places

place-troll-toll-milestone = Kamień milowy
place-troll-toll-toll-house = Mytnica
place-troll-toll-tower-yard = Dziedziniec wieży
place-troll-toll-watchtower = Strażnica
place-troll-toll-gallows = Wzgórze szubienic
place-troll-toll-near-bank = Bliższy brzeg
place-troll-toll-bridge-gate = Brama mostu
place-troll-toll-cliff-path = Ścieżka nad urwiskiem
place-troll-toll-willows = Wierzby
place-troll-toll-gorge = Wąwóz
place-troll-toll-bridge = Most
place-troll-toll-ledge = Półka skalna
place-troll-toll-bone-pit = Dół kości
place-troll-toll-lair = Leże trolla
place-troll-toll-far-bank = Dalszy brzeg
place-troll-toll-old-road = Stara droga

## Goals

goal-troll-toll-rope = Odetnijcie z szubienicy sznur od dzwonu
goal-troll-toll-bell = Uderzcie w dzwon w strażnicy: troll wyjdzie na most
goal-troll-toll-kill = Zabijcie trolla
goal-troll-toll-kill-again = Zabijcie trolla jeszcze raz: podnosi się w leżu pod mostem
goal-troll-toll-deck = Z ostatnią kartą talii wydarzeń droga za wami zadudni bębnami
goal-troll-toll-tar = Beczki smoły stoją przy bramie mostu, w wąwozie i na bliższym brzegu: akcja specjalna w tym miejscu daje każdemu wrogowi w zasięgu 1 obszaru trzy podpalenia II, a jeśli gra czworo lub więcej bohaterów, pięć
goal-troll-toll-cart = Na wzgórzu szubienic stoi wóz wisielca: przeszukajcie go, jest w nim skarb i pak, od którego smoła pali się dłużej
goal-troll-toll-ring = Przeszukajcie kości na bliższym brzegu: jest tam pierścień dla Izoldy
goal-troll-toll-cairn = Na kopcu przy bramie mostu leży broń duszy

## Story

story-troll-toll-arrival = Przy drodze do góry stoi kamień milowy, a na kamieniu ktoś wyrył cenę. Podnoszono ją wiele razy. „Miedziak”, głosi najstarsza linijka. „Owca”. „Co dziesiąty”. W najnowszej nie ma już żadnej liczby, tylko znak otwartej dłoni. Dalej wąwóz przecina świat na pół, a przez wąwóz biegnie jeden jedyny most, czarny ze starości, i nie ma na nim nikogo. „Śpi pod spodem”, mówi woźnica, który dowiózł was aż tutaj i nie powiezie ani łokcia dalej. „W strażnicy wisi dzwon. Dzwonisz, to wie, że ktoś chce płacić. Sznur też był, ale sznur przydał się na szubienicę. A jak kto przejdzie bez dzwonienia, to on w nocy ściąga należność z całej doliny”. Najpierw zawraca wóz, dopiero potem kończy: „Mówią, że nie da się go zabić. Moja babka mówiła, że się da, tylko jeden raz to za mało”.
story-troll-toll-with-people = Na samym dnie tobołków, pod wszystkim, leży bochen, którego nikt z was nie pakował. Jest od Ody: nikomu innemu skórka nie przypala się tylko z jednej strony. Zjadacie go na stojąco, przed cennikiem, i robi się trochę cieplej.
story-troll-toll-tally = Mytnica nie ma dachu, za to księga wciąż leży na pulpicie, przyciśnięta kamieniem. Trzysta lat cudzego pisma: imiona, towary, godzina przejścia. W pierwszych latach przy każdym imieniu stoi „zapłacono”. Później już nie przy każdym. Otwieracie na ostatniej stronie.
story-troll-toll-tally-harrow = „Kpt. Harrow, czterdzieści jeden głów, w sprawie królewskiej. Dziesięć zostawiono właścicielowi, jak uzgodniono”. Atrament ledwie wysechł, a dwa ostatnie słowa są podkreślone. Na zewnątrz, na bliższym brzegu, rusza się coś, co zostawiono, żeby sprawdzić, kto to przeczyta: pojawia się tam żeton cienia.
story-troll-toll-tally-dead = „Kpt. Harrow, czterdzieści jeden głów. Dziesięć zostawiono właścicielowi”. Atrament jeszcze jest, więc maczacie pióro i najładniejszym pismem dopisujecie, co się z nim stało. Miło jest zamknąć rachunek. Drużyna dostaje 2 odłamki duszy.
story-troll-toll-tally-spared = „Kpt. Harrow, czterdzieści jeden głów. Dziesięć zostawiono właścicielowi”. Pismo jest piękne, a ten, kto nim pisał, siedzi w kajdanach. Atrament jeszcze jest, więc maczacie pióro i dopisujecie, gdzie go teraz szukać. Drużyna dostaje 2 odłamki duszy.
story-troll-toll-signal = Za wami, daleko za przełęczą, wznosi się światło, a obok niego drugie. Znacie ten znak, sami o niego prosiliście. Garnizon wyruszył. Dziś tu nie zdąży, ale idzie, i pierwszy raz od kaplicy nie jesteście jedynymi, którzy zostali. Każdy bohater odzyskuje 2 PŻ.
story-troll-toll-hanged-man = Wisi tu mniej więcej od tygodnia, w przyzwoitym płaszczu, na porządnym nowym sznurze od dzwonu. Na szyi ma deseczkę: NIE ZAPŁACIŁ. Jednej pięści nie otworzył do dziś. Sznur jest mocny; a człowieka można zdjąć na dwa sposoby.
story-troll-toll-cart = Jego wóz wciąż stoi pod szubienicą, dyszlem w trawie. Pod słomą leży to, czym nie chciał się dzielić: zawiniątko wszyte w chomąto i dwie baryłki paku, kupione drogo z myślą o czyichś łodziach. Na wieku ręka człowieka, który wszystko liczy, wypisała kredą, ile paku dodać do beczki smoły, żeby się trzymała. Zabieracie jedno i drugie. Dostajecie skarb, a od tej chwili każdy pożar smoły daje każdemu wrogowi w zasięgu jeszcze jedno podpalenie II.
story-troll-toll-hermit = Na szczycie schodów, pod dzwonem, siedzi siwa kobieta z atramentem na palcach i nie podnosi wzroku, póki nie skończy linijki. „Izolda”, mówi. „Prowadzę księgę. Nie tamtą, drugą, z tymi, którzy nie przeszli”. Księga zajmuje całą ścianę, tom przy tomie. „Czterdzieści lat temu mój mąż poszedł do właściciela po pokwitowanie. Był pisarzem; myślał, że z każdym można porozmawiać”. Odkłada pióro. „Znam drogę górników pod górę. Wiem, jak dawni mistrzowie przypalali to bydlę. A pod łóżkiem mam broń, która przyszła do mnie we śnie, tyle że jestem na nią za stara. Przynieście mi jego pierścień, leży gdzieś nad wodą, między kośćmi, a pokażę wam drogę. Albo poproście o coś łatwiejszego”. Za jej plecami zaczyna świecić kapliczka.
story-troll-toll-rain = Deszcz nadciąga wąwozem jak ściana, a w deszczu widać pochodnie: najpierw trzy, potem cały rząd. Prócz właściciela mieszka tam jeszcze coś, co żywi się resztkami. Wrota w dole kości się otwierają i pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-troll-toll-nightfall = Słońce zaszło i most zaczyna skrzypieć, choć nie ma wiatru. To on przewraca się na drugi bok. Nocą wszyscy oni biją tu mocniej: każdy atak wroga dostaje +1 trafienie.
story-troll-toll-hanged-rests = Na wzgórzu szubienic, przy grobie, który wykopaliście, stoi ktoś z gołą głową, w przyzwoitym płaszczu, i obie dłonie ma teraz otwarte. Pokazuje wzdłuż brzegu, gdzie poruszają się wierzby. Weszlibyście prosto w zasadzkę. Każdy bohater odzyskuje 1 PŻ.
story-troll-toll-hanged-walks = Ze wzgórza szubienic schodzi coś, czego nie trzyma już żaden sznur. Nie spieszy się i przy każdym kroku otwiera i zaciska jedną dłoń, jakby coś powinno w niej być. Na wzgórzu szubienic pojawia się żeton cienia.
story-troll-toll-bell = Wiążecie sznur do starej belki i ciągniecie. Dzwon ma miękki głos, o wiele za przyjazny jak na swoje zadanie. Izolda i tak zatyka uszy. W dole rzeka na chwilę zamiera, jak ktoś, kto przestaje żuć, żeby posłuchać.
story-troll-toll-toll = Deski się unoszą. Przez poręcz przechodzi ręka owinięta łańcuchem, potem druga, potem bardzo dużo pleców, a nad nimi twarz, która miała trzysta lat, żeby się znudzić. Liczy was palcem i wcale się nie spieszy. „Myto”, mówi troll i wyciąga dłoń, zupełnie płasko. „Jeden. Wy mówicie, który”. Na palcu, którym pokazuje, tłoczą się cudze pierścienie.
story-troll-toll-bones = Po deszczu rzeka wzbiera i oddaje tych, których wyrzucił: układa ich wzdłuż brzegu, jednego po drugim, ostrożnie, jakby od dawna czekała, komu ich oddać. Woźnice, druciarze, panna młoda. Dusze stoją nad kośćmi i marzną. Stwory z jaskiń nie chcą się do nich zbliżać: wrota w dole kości się zamykają. Jeśli troll nie został jeszcze wezwany, przychodzi sam, bo nie zniesie, żeby cokolwiek oddawano.
story-troll-toll-ring = Pod żwirem na bliższym brzegu leży dłoń, a w dłoni kartka papieru. Dawno już nic na niej nie ma. Ale na palcu tkwi prosty pierścień, w środku zaś wyryto linijkę tak drobną, że trzeba ją obrócić do światła: „I. Licz dni”. Drużyna dostaje 1 odłamek duszy.
story-troll-toll-rises = Wali się tak, jak walą się domy: najpierw powoli, potem cały naraz, przez poręcz, w dół, w ciemność pod mostem. Cisza trwa tyle, co jeden wydech. Potem na dole ogniwo po ogniwie pękają łańcuchy, a temu, co wstaje w leżu, nie chodzi już o myto. Troll podnosi się drugą stroną i traci na wstępie 9 PŻ; każdy bohater odzyskuje 3 PŻ, a drużyna dostaje 2 odłamki duszy. Na deskach zostało coś z jego dobytku: dostajecie skarb.
story-troll-toll-fire-lore = „Pod lewym ramieniem”, powiedziała wam Izolda. „Tam mistrzowie przytknęli pierwszą pochodnię. Nigdy się nie zagoiło, on to tylko zasłania”. Żeby się wspiąć, musi to ramię podnieść. Czekaliście wyłącznie na to: troll dostaje podpalenie II i traci jeszcze 3 PŻ.
story-troll-toll-tar = Mistrzowie, którzy stawiali most, byli ludźmi przezornymi. Beczka jest zalana woskiem i opatrzona datą, obok w natłuszczonej szmatce leży krzesiwo, a przy nim kartka: DLA NIEGO. Smoła zajmuje się z kaszlnięciem. Gdzie go dotknęła, tam nic się już nie zasklepi.
story-troll-toll-cairn = Przy bramie mostu każdy, kto wrócił, kładł kamień. Jak na trzysta lat kopiec jest nieduży. Na samej górze, mokra od deszczu i bez śladu rdzy, leży broń, która poznaje waszą dłoń szybciej niż wy ją.
story-troll-toll-ring-home = Izolda schodzi po schodach wieży, stopień po stopniu, pierwszy raz od czterdziestu lat. Nie płacze. Czyta, co napisano w środku, i kiwa głową. „Czternaście tysięcy dziewięćset sześć”, mówi do pierścienia. „Liczyłam”. Potem bierze patyk i rysuje wam na piasku, gdzie w trzecim filarze są drzwi, jak dalej biegnie droga górników i gdzie nie wolno stawiać nogi. Ufa wam: stara droga stoi otworem.
story-troll-toll-ring-lost = Izolda czeka u stóp wieży z wyciągniętą dłonią, a wy nie macie co w nią włożyć. „Zawsze trudno go było znaleźć”, mówi po chwili i wraca na górę, do księgi. O drodze górników nie wspomina, a wy nie pytacie.
story-troll-toll-hermit-left = W wieży pali się światło. Izolda otworzyła nową stronę, u góry wpisała dzisiejszą datę, a pod nią, pierwszy raz od czterdziestu lat, nic.
story-troll-toll-tower-dark = W wieży jest ciemno. Wiatr przewraca kartki księgi, jedną po drugiej, jakby kogoś szukał. Robi się lżej, gdy wieża znika z oczu.
story-troll-toll-ending = Spala się do kości, a kości okazują się zupełnie małe; nikt nie umie powiedzieć, czemu to takie smutne. W południe przy kamieniu stoi pierwszy wóz. Woźnica patrzy na cenę, na most, na was. Potem złazi z kozła, wyjmuje ze skrzynki dłuto i zaczyna skuwać linijki, od dołu do góry. Zejdzie mu do wieczora. Nie wygląda, żeby mu to przeszkadzało.
story-troll-toll-to-the-mines = Drzwi w trzecim filarze mają akurat szerokość człowieka z koszem. Ciągnie zza nich zimnem, a z zimnem, z samej głębi, dochodzi dźwięk: setki młotków, każdy bije po swojemu, i żaden nie chce umilknąć pierwszy. Zapalacie lampy. „Tam ani słowa”, uprzedziła Izolda. „Oni nie mają już imion. Słyszą, kiedy ktoś jakieś ma”.
story-troll-toll-to-the-gate = Zostaje więc gościniec, a ten prowadzi prosto, jak każda droga, która ma pana. Pod wieczór widzicie, gdzie się kończy: w zboczu góry stoi brama wysoka jak kościół, po obu jej stronach bębny. Nad nią wisi sztandar z koroną, pod którą nie ma głowy. Zobaczyli was. Bębny zaczynają bić.
story-troll-toll-toll-paid = Rano most znów jest pusty i czysto zamieciony. Nocą ktoś był przy kamieniu: pod otwartą dłonią przybyła nowa linijka, wyryta głęboko i starannie. Woźnica liczy nacięcia. Jest ich tyle, ilu było was.
trigger-troll-toll-rises = Troll pada
trigger-troll-toll-over = Troll pada po raz ostatni

## Actions and choices

action-troll-toll-cut-rope = Odetnij sznur od dzwonu
action-troll-toll-search-cart = Przeszukaj wóz wisielca: skarb, a smoła daje jeszcze jedno podpalenie II
action-troll-toll-ring-bell = Uderz w dzwon: troll wychodzi na most
action-troll-toll-tar-gate = Wylej smołę z bramy mostu i podpal: każdy wróg w zasięgu 1 obszaru dostaje trzy podpalenia II (pięć, jeśli gra czworo lub więcej bohaterów)
action-troll-toll-tar-gorge = Podpal smołę w wąwozie: każdy wróg w zasięgu 1 obszaru dostaje trzy podpalenia II (pięć, jeśli gra czworo lub więcej bohaterów)
action-troll-toll-tar-bank = Podpal smołę na bliższym brzegu: każdy wróg w zasięgu 1 obszaru dostaje trzy podpalenia II (pięć, jeśli gra czworo lub więcej bohaterów)
action-troll-toll-take-soul-weapon = Weź broń duszy z kopca
choice-troll-toll-story-hanged-man-1 = Pochowaj go: 2 odłamki duszy; drużyna o 1 bliżej prawa
choice-troll-toll-story-hanged-man-2 = Rozewrzyj mu pięść: 15 koron; drużyna o 1 bliżej chaosu
choice-troll-toll-story-hermit-law-1 = Przysięgnij, że przyniesiesz pierścień: 2 odłamki duszy; za pierścień pokaże starą drogę; drużyna o 1 bliżej prawa
choice-troll-toll-story-hermit-law-2 = Zapytaj, jak go przypalać: 1 odłamek duszy, a troll, gdy wstanie, dostanie podpalenie II i straci 3 PŻ
choice-troll-toll-story-hermit-neutral-1 = Obiecaj poszukać pierścienia: 1 odłamek duszy; za pierścień pokaże starą drogę
choice-troll-toll-story-hermit-neutral-2 = Zapytaj, jak go przypalać: 1 odłamek duszy, a troll, gdy wstanie, dostanie podpalenie II i straci 3 PŻ
choice-troll-toll-story-hermit-neutral-3 = Zabierz broń spod łóżka: broń duszy; drużyna o 1 bliżej chaosu
choice-troll-toll-story-hermit-chaos-1 = Dobij targu o pierścień: 10 koron z góry; za pierścień pokaże starą drogę
choice-troll-toll-story-hermit-chaos-2 = Zabierz broń spod łóżka: broń duszy; drużyna o 1 bliżej chaosu
choice-troll-toll-story-hermit-chaos-3 = Zrzuć ją ze schodów: skarb i 25 koron, kapliczka gaśnie; drużyna o 2 bliżej chaosu
choice-troll-toll-story-toll-1 = Niech jedno z was wystąpi i uderzy pierwsze: wybrany bohater traci 3 PŻ, troll też
choice-troll-toll-story-toll-2 = Odmów: 3 odłamki duszy, ale troll woła swoich darmozjadów i pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów
choice-troll-toll-story-bones-1 = Pochowaj wszystkich: każdy bohater odzyskuje 1 PŻ, a oni będą pamiętać; drużyna o 1 bliżej prawa
choice-troll-toll-story-bones-2 = Weź to, co im już niepotrzebne: 20 koron; drużyna o 1 bliżej chaosu

## What is remembered

person-hermit = Izolda ze strażnicy
person-hermit-trusted = Odzyskała pierścień męża i pokazała drużynie drogę górników.
person-hermit-robbed = Straciła to, co leżało pod łóżkiem, i wiarę w podróżnych.
person-hermit-slain = Leży u stóp własnych schodów.
person-hermit-left = Prowadzi swoją księgę w wieży, sama.
memory-old-way = Drużyna zna drogę górników pod górę.
memory-travellers-buried = Podróżni zabrani przez trolla zostali pochowani.
outcome-quest-toll-ended = Troll zginął dwa razy, most jest wolny.
achievement-not-a-penny = Ani grosza
achievement-not-a-penny-help = Odmowa zapłaty myta i zabicie trolla.
