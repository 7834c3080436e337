### Sword & Sorcery: the front gate of the mountain, The King's Gate.

quest-kings-gate = Brama króla
quest-kings-gate-help = Za główną bramą góry zbiera się wojsko. Wejdźcie szturmem, podstępem albo po linie, podnieście kratę, odbierzcie chorążemu królewski sztandar i pokażcie go przy wielkich drzwiach.

## Places

place-kings-gate-last-milestone = Kamień milowy
place-kings-gate-wagon-park = Tabor
place-kings-gate-high-road = Gościniec
place-kings-gate-winch-loft = Izba kołowrotu
place-kings-gate-drawbridge = Most zwodzony
place-kings-gate-gate-passage = Przejazd bramy
place-kings-gate-wall-walk = Ganek na murze
place-kings-gate-east-drum = Bęben wschodni
place-kings-gate-dry-moat = Sucha fosa
place-kings-gate-chain-road = Droga kajdan
place-kings-gate-mustering-yard = Plac apelowy
place-kings-gate-barracks = Koszary
place-kings-gate-stables = Stajnie
place-kings-gate-west-drum = Bęben zachodni
place-kings-gate-standard-mound = Kopiec sztandaru
place-kings-gate-great-door = Wielkie drzwi

## Goals

goal-kings-gate-way-in = Idźcie na most zwodzony i znajdźcie sposób, żeby wejść
goal-kings-gate-raise = Podnieście kratę w izbie kołowrotu: ten sam łańcuch zdejmuje rygiel z wielkich drzwi
goal-kings-gate-bearer = Zabijcie chorążego na kopcu sztandaru
goal-kings-gate-standard = Weźcie sztandar z kopca
goal-kings-gate-show = Pokażcie sztandar przy wielkich drzwiach
goal-kings-gate-march = Z ostatnią kartą talii wydarzeń wojsko wymaszeruje
goal-kings-gate-drums = Uciszcie oba bębny, wschodni i zachodni: skarb, a króla nikt nie ostrzeże
goal-kings-gate-winch = Zniszczcie kołowrót: wtedy nikt już tej bramy nie zamknie
goal-kings-gate-smith = Rozkujcie Osryka na drodze kajdan, jak obiecaliście
goal-kings-gate-harrow = Na placu apelowym jest kapitan Harrow (czerwony najeźdźca): pora się z nim policzyć

## Story

story-kings-gate-road = Gościniec kończy się tak, jak kończą się takie drogi: przed czymś wielkim. Brama stoi w zboczu góry, wysoka jak kościół, a po obu jej stronach biją bębny: jeden pyta, drugi odpowiada, i tak cały boży dzień. Za murem słychać nogi, coraz więcej nóg, które coraz lepiej trafiają w krok. Spod własnego wozu wyczołguje się do was woźnica ze słomą w brodzie. „Jutro ruszają”, mówi. „Wożę chleb. Tyle chleba nie piecze się dla takich, co chcą siedzieć w domu”. Bramę zna, jak się zna złego klienta. Jeden łańcuch do kraty i do rygla wielkich drzwi w środku: bez kołowrotu ani rusz. A za wielkimi drzwiami siedzi odźwierny, który otwiera tylko sztandarowi, o, tamtemu, z koroną i bez głowy. „Kto go niesie, ten wchodzi”, mówi woźnica. „Że mógłby go nieść kto inny, nie przyszło im do łba”.
story-kings-gate-garrison = Nie przyszliście sami. W rowie przy drodze leży czterdzieścioro ludzi z garnizonu, z liśćmi na hełmach i z taranem, który do dziś rana był czyjąś belką stropową. Komendantka owinęła siwe warkocze wokół głowy, żeby hełm lepiej siedział. „Na drugą stronę tej bramy możemy was przeprowadzić”, mówi. „Co tam zrobicie, chcę wiedzieć dopiero wtedy, gdy będzie zrobione”. Kapral Hedda, jedno oko podbite, jeden but nowy, pluje w dłonie. Długo na to czekała.
story-kings-gate-alone = Nikt więcej nie przyszedł. Ogień nie płonął, posłaniec nie jechał, jest was więc tylu, ilu was jest. Ma to i dobrą stronę: nie trzeba na nikogo czekać. Woźnica ma dwa pomysły i linę. Pierwszy pomysł leży na wozie i brzęczy: co wieczór furtą wpędzają skutych, a przy bramie nikt ich nie liczy, bo liczy się ich na dole. Drugi pomysł to lina.
story-kings-gate-cook = Zza beczek wychodzi dziewczyna w fartuchu, w którym zmieściłyby się trzy takie, i trzyma chochlę, jak się trzyma buzdygan. Kazano jej gotować na cztery tysiące, a soli nie dano wcale. Kiedy rozumie, kim jesteście, opuszcza chochlę i rozwiązuje róg fartucha: jest tam wszystko, co wtykali jej orkowie, którzy uznali, że z kuchnią lepiej żyć w zgodzie. „Spalcie mi to wszystko”, mówi. „Tylko pieca nie ruszajcie. Piec nic nie winien”. Drużyna dostaje 1 odłamek duszy i 10 koron.
story-kings-gate-nightfall = Zapalają pochodnie, ale nie tam, gdzie wy. Cień bramy leży na wszystkim jak pokrywka. Bijecie w to, co bierzecie za wroga, i co drugi raz przewraca się tylko jego cień: póki trwa noc, każdy atak bohaterów ma o 1 trafienie mniej.
story-kings-gate-way-in = Most jest opuszczony. Nikogo się tu nie boją. Na drugim końcu wisi krata, pręty grube jak nadgarstek, obok furta, a za prętami ktoś ziewa. Taką bramę można rozbić; można dać się przez nią wprowadzić; a można poszukać miejsca, w którym przestaje być bramą: tam, gdzie skała opiera się o wschodnią wieżę, rdzewieje żelazny pierścień, o którym nikt nie pomyślał, odkąd murarze poszli do domu. Tak czy owak, droga za wami już do was nie należy. Na drodze kajdan budzi się kapliczka. Wrota w fosie się zamykają, w stajniach i koszarach się otwierają.
story-kings-gate-storm = „Z drogi!”, ryczy Hedda i czterdzieścioro ludzi biegnie z belką wprost na górę. Na pręty jej nie marnują. To furta mówi: nie, i drugi raz: nie, a za trzecim nie mówi już nic. Kto za nią stał, ten nie stoi. Wrogowie w przejeździe bramy tracą 3 PŻ, droga do środka jest wolna. Po obu stronach bębny milkną w pół taktu. I zaczynają od nowa, znacznie szybciej: pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-kings-gate-bluff = Wkładacie kajdany, co jest łatwiejsze niż zdejmowanie, i zwieszacie głowy. Woźnica pędzi was przez most i klnie z takim zamiłowaniem do szczegółów, że wartownik aż trzyma się furty ze śmiechu. Nikt was nie liczy. Dopiero gdy wszyscy stoicie na drodze kajdan, ktoś zauważa, że skuci na ogół nie noszą pod koszulą mieczy. Wszyscy bohaterowie są na drodze kajdan. Gwizdek: pojawiają się wrogowie.
story-kings-gate-rope = Pierścień trzyma. Lina trzyma. Co do muru zdania są podzielone. Jedno po drugim mijacie wysokość, z której spada się jeszcze miękko, a potem wysokość, na której się o tym już nie myśli; i oto leżycie za blankami, tuż za wielkim bębnem, tak blisko, że brzęczą wam zęby. Wszyscy bohaterowie są przy bębnie wschodnim. Komu nie uda się rzut obronny, ten zostawia na murze trochę skóry i traci 3 PŻ.
story-kings-gate-winch = Kołowrót zrobiono na sześciu orków albo na kilka osób, którym się spieszy. Napieracie na drągi. Ogniwo za ogniwem łańcuch wychodzi z ciemności; w bramie krata wyciąga zęby z ziemi; a daleko w środku, za placem, coś ciężkiego odpowiada stuknięciem, jakby ktoś przełknął ślinę. Rygiel spadł z wielkich drzwi.
story-kings-gate-winch-broken = A potem robicie to, czego się cudzym narzędziom nie robi. Łom w zapadkę, sworzeń precz, głowy w dół: łańcuch z wyciem leci po bębnie, raz smaga całą izbę i znika w swoim szybie na zawsze. Tej bramy nie zamknie się dziś ani jutro i nie zamknie jej nikt. Drużyna dostaje 2 odłamki duszy. Jeśli przyszedł garnizon, strzela teraz z zewnątrz, po kolei, szeregami: każdy wróg traci 1 PŻ.
story-kings-gate-east-drum = Bęben wschodni jest szeroki jak klepisko i lepiej nie wiedzieć, czyja była ta skóra. Nóż ma z nią sporo roboty. Kiedy cięcie biegnie już od brzegu do brzegu, dźwięk uchodzi z bębna jak dech wstrzymywany za długo. W koszarach kładą się z powrotem: bez bębna nikt nie wie, czy pora wstawać. Wrota w koszarach się zamykają, drużyna dostaje 2 odłamki duszy.
story-kings-gate-drummer = Przy bębnie zachodnim siedzi człowiek. Ma na sobie resztki garnizonowego munduru, a na oczach opaskę. „Wendel”, mówi, nie gubiąc taktu. „Trzecia kompania. Wzięty w bitwie, którą wszyscy przegrali. Wykłuli mi oczy, żebym nie widział, do czego biję”. Bum. „Ale to słychać”. Bum. „Mogę przestać. Wtedy niech mnie ktoś sprowadzi, schodów już nie pamiętam. Albo mogę bić odwrót. Nie uczono ich, jak to brzmi. Ale ich nogi wiedzą, nogi pod to uciekały”. Bum. „Pałeczki są srebrne, jeśli z was tacy. Nie zdziwię się. Od lat się nie dziwię”.
story-kings-gate-no-drums = Teraz milczy i drugi bęben i dopiero w tej chwili zauważacie, jak długo bił wam pod żebrami. W dole, na placu, tysiąc lewych nóg wisi w powietrzu i nie wie, kiedy opaść. W brzuchu bębna, owinięte w filc, żeby nie grzechotało, leży coś, co jakiś dobosz przed Wendelem schował dla siebie. Dostajecie skarb. A w sali nikt nie usłyszy, że idziecie.
story-kings-gate-smith = Drogą kajdan prowadzą małego siwego człowieka z ogromnymi przedramionami, dwóch orków z przodu, dwóch z tyłu, i widać, że oni boją się jego bardziej niż on ich. Potem widzą was, a potem on jest sam. Jego łańcuch wisi na kółku w murze. „Osryk”, mówi. „Koronę robiłem ja. Jej się nie nosi, ją się napełnia: ludźmi. Kiedy będzie pełna, on już nie umrze. Dlatego co noc mnie przenoszą, żeby nikt mnie o nic nie zapytał”. Podnosi stopę. W obręczy nie ma zamka. „Moja robota. Patrzyli, to zrobiłem porządnie. Trzeba na nią wielkiego młota, pewnej ręki i minuty. W tym worku jest moja zapłata; nie uwierzycie, ile się na takich rzeczach zarabia. A ten na kopcu, co im trzyma szmatę, zbroję też ma ode mnie. I wiem, przy którym nicie byłem zmęczony. No więc ile jestem dla was wart?”
story-kings-gate-smith-freed = Kładziecie obręcz na krawężniku i bijecie. Osryk nawet nie mrugnie. Przy trzecim ciosie jego najlepsza robota puszcza i na mgnienie oka robi mu się przykro, jak to rzemieślnikowi. Potem obchodzi was wszystkich, tu dociągnie rzemień, tam wyprostuje blachę, gołymi palcami, i nic za to nie chce. Każdy bohater odzyskuje 2 PŻ.
story-kings-gate-muster = Na placu wywołują kompanie. Każda odpowiada jednym słowem, a to słowo jest liczbą. Na końcu stają jeźdźcy i wszyscy odwracają głowy, żeby zobaczyć, kto ich poprowadzi. Potem pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów, a jeśli prowadzi kapitan Harrow, tylu, ilu bohaterów.
story-kings-gate-harrow-rides = Poprowadzi Harrow. Ma nowy kapelusz, nowego konia i dawny uśmiech. „Płacą mi od głowy”, woła przez cały plac, „a tu, proszę, znowu wasze! Już myślałem, że mnie nie lubicie”. Miecz wychodzi z pochwy bez żadnego dźwięku. Kapitan Harrow pojawia się na placu apelowym.
story-kings-gate-harrow-talked = Nikt. Kapitan Harrow siedzi w kajdanach daleko stąd i opowiada wszystko, co wie, a jedna z tych rzeczy jest narysowana na kartce w waszej torbie, z wymiarami: małe drzwi za stajniami, którymi zawsze chodzili jego ludzie. W nocy ktoś tam był z furą kamieni. Wrota w stajniach się zamykają.
story-kings-gate-no-captain = Nikt. Prowadzą konia z pustym siodłem i z kapeluszem na łęku i na chwilę robi się tak cicho, że słychać, jak kapelusz skrzypi. Potem wkłada go sierżant. Jest na niego za duży i ktoś będzie musiał za to zapłacić: na placu apelowym pojawia się jeździec, który nie żartuje.
story-kings-gate-harrow-falls = Harrow leży na wznak na placu i patrzy w niebo, jakby ktoś żądał za nie zbyt wiele. „A mnie kto policzy?”, chce wiedzieć. Nikt tu nie umie pisać. Śmieje się i na tym koniec. W sakiewce nie ma ani jednej monety, same pierścionki, ułożone według rozmiaru. Drużyna dostaje 3 odłamki duszy.
story-kings-gate-torches = Wojsko stoi. Wzdłuż szeregu niosą pochodnię i tam, gdzie przeszła, podnoszą się włócznie. Teraz trzeba już tylko bębna: lewa, lewa, lewa. Jeśli uderzy jak należy, pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-kings-gate-wrong-way = Ale bęben milczy albo bije nie to. Pierwsza kompania skręca w lewo, druga w prawo i spotykają się pośrodku, z pochodniami. Przez jakiś czas nikt na placu nie ma dla was głowy. Każdy wróg traci 1 PŻ.
story-kings-gate-bearer = Na kopcu stoi sztandar, a pod sztandarem ktoś, kogo wybrano, bo umie stać nieruchomo. Szaman go wachluje. „Urgasz”, mówi, nie odwracając głowy. „Jedenaście lat to trzymam. Ani razu nie dotknął ziemi. Ani w deszcz, ani w śnieg, ani kiedy umarła mi matka. Wiecie, jak boli ręka?” Ostrożnie wbija drzewce w ziemię. Potem bierze topory i rusza barkami, aż chrupnie. „Nie macie pojęcia”, mówi Urgasz, „jak ja na kogoś takiego czekałem”.
story-kings-gate-rivet = Trzeci od góry, po lewej, przy nim Osryk był zmęczony. Wygląda jak wszystkie inne. Uderzacie w niego mimochodem, na płask, jak się puka do drzwi, i cały naramiennik leci w dół, a po drodze zabiera stopę szamana. Chorąży i wszyscy, którzy stoją przy nim, tracą 3 PŻ.
story-kings-gate-bearer-falls = Urgasz pada tak, jak stał, cały naraz. „Byle nie na ziemię”, mówi; nie chodzi mu o siebie. Ręka jeszcze długo wyciąga się w górę. Obok sztandar chyli się ku ciemności i na całym placu nie ma nikogo, kto by śmiał po niego podejść.
story-kings-gate-standard = Wyrywacie drzewce z ziemi. Jest lżejsze, niż się zdaje; w końcu nikogo na nim nie ma. W dole na placu widzą, że sztandar się ruszył, i wszyscy jak jeden prezentują broń, z przyzwyczajenia. Potem widzą, kto go niesie. Pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-kings-gate-door = Wielkie drzwi nie mają klamki ani dziurki od klucza, tylko szparę, na tej wysokości, na której królowie mają oczy. Pukacie drzewcem, trzy razy. W szparze pojawia się oko. Jest bardzo stare i patrzy na sztandar, tylko na sztandar. „Wejść”, mówi głos, któremu nikt od stu lat nie odpowiedział, i rygle odsuwają się jeden po drugim. Za wami cały plac stoi i wpatruje się w płótno w waszych rękach: w koronę i w puste miejsce pod nią. Możecie je wnieść ze sobą. Możecie też sprawdzić, jak się pali.
story-kings-gate-burnt = Pali się znakomicie. Korona zajmuje się pierwsza. Nikt nie krzyczy. Jeden po drugim patrzą na to, co trzymają: na włócznie, pochodnie, cudze buty, i niektórzy to odkładają. Niezwykle trudno jest maszerować za kijem.
story-kings-gate-carried = Wnosicie go prosto, jak się należy, a stare oko salutuje. Tam, gdzie Urgasz przez jedenaście lat trzymał rękę, drewno wytarło się do wgłębienia, a wgłębienie ma wieczko. Nigdy się o nim nie dowiedział. Dostajecie skarb.
story-kings-gate-garrison-counted = Z czterdziestu, którzy biegli z belką, na nogach jest trzydziestu sześciu. Hedda idzie od jednego do drugiego, pokazuje palcem i liczy na głos, a potem wymienia cztery nazwiska, na które nikt nie odpowiada. I znowu pluje w dłonie.
story-kings-gate-chains-left = Na drodze kajdan leżą wasze łańcuchy, tam, gdzie je zrzuciliście. Stoi nad nimi chłopak, którego przygnano za wami. Patrzy na wasze, potem na swoje, potem na miejsce, gdzie jest zamek, i bardzo powoli zaczyna się uśmiechać.
story-kings-gate-rope-left = Wasza lina wciąż wisi u żelaznego pierścienia i sięga w dół, do świata. W szarym świetle spuszcza się po niej dwóch, którzy rano mieli jeszcze w rękach włócznie. Źle im to idzie i nie przestają.
story-kings-gate-gate-open = Za wami brama stoi rozdziawiona jak usta kogoś, kto zapomniał, co chciał powiedzieć. Wieje przez nią wiatr z doliny i pachnie sianem. Kto chce, może teraz wejść. A kto chce, może wyjść: w szarym świetle widać pierwszych, po dwóch, po trzech, jak bardzo się starają nie biec.
story-kings-gate-gate-shut = Daleko za wami szczęk i łoskot: ktoś dotarł do kołowrotu i krata jest znów na dole. To przynajmniej jasne. Droga do wyjścia prowadzi przez króla.
story-kings-gate-smith-comes = Osryk idzie z wami do progu i ani kroku dalej. „Bić się nie umiem”, mówi, „a patrzeć nie chcę. Ale jest tam we wsi kuźnia, zimna od czasu powodzi, i kowadło bez kowala. Gdyby się miała rozpaść na kawałki, to przynieście mi kawałki”. Tam, gdzie była obręcz, kostkę ma zupełnie białą.
story-kings-gate-smith-swears = „Jak już pęknie”, rzuca za wami Osryk, niezbyt głośno, „wrócicie tędy i otworzycie to tutaj. Taka jest umowa. Ja klienta jeszcze nie zawiodłem”. Namyśla się. „A czy który zawiódł mnie, tego nie wiem. Jakoś nie zauważyłem”.
story-kings-gate-smith-stays = Na drodze kajdan brzęka z rzadka łańcuch, jakby ktoś przestępował z nogi na nogę. Nie woła za wami. Wolelibyście, żeby wołał.
story-kings-gate-great-hall = Wielkie drzwi zamykają się za wami miękko jak książka. Przed wami sala. Nakryto w niej do koronacji: czterysta talerzy, czterysta kielichów, przy każdym miejscu karteczka z imieniem i nikt nie siedzi. Bardzo daleko, u szczytu stołu, czyjaś dłoń wybijała takt o poręcz krzesła. Zamiera.
story-kings-gate-host-marches = O świcie brama się otwiera, tym razem jak należy, z muzyką. Przechodzą przez godzinę. Bardzo dobrze to widzicie. Idziecie w czwartym szeregu, po lewej, z czymś ciężkim na ramieniu, a nogi same znają krok. Wsie w dole jeszcze śpią. Bębny już się tym zajmą.
trigger-kings-gate-mound = Bohaterowie wchodzą na kopiec sztandaru
trigger-kings-gate-bearer-dead = Chorąży nie żyje
trigger-kings-gate-harrow-dead = Kapitan Harrow poległ

## Actions and choices

action-kings-gate-raise-portcullis = Podnieś kratę: brama jest otwarta, rygiel spada z wielkich drzwi
action-kings-gate-break-winch = Zniszcz kołowrót: 2 odłamki duszy, bramy nie da się już zamknąć; jeśli przyszedł garnizon, każdy wróg traci 1 PŻ
action-kings-gate-slash-drum = Rozetnij bęben wschodni: 2 odłamki duszy, wrota w koszarach się zamykają; gdy milczą oba bębny, skarb
action-kings-gate-strike-chain = Rozkuj Osryka: wszyscy bohaterowie odzyskują 2 PŻ; drużyna o 1 bliżej prawa
action-kings-gate-take-standard = Weź sztandar: potem pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów
action-kings-gate-show-standard = Pokaż sztandar przy wielkich drzwiach: zdecydujcie, co się z nim stanie, 10 odłamków duszy za każdego żywego bohatera, zwycięstwo
choice-kings-gate-story-way-in-called-1 = Szturmujcie z garnizonem: droga do przejazdu bramy jest wolna, wrogowie tam tracą 3 PŻ; potem pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów
choice-kings-gate-story-way-in-called-2 = Dajcie się wprowadzić jako skuci: wszyscy bohaterowie przenoszą się na drogę kajdan; potem pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów
choice-kings-gate-story-way-in-called-3 = Wespnijcie się po linie: wszyscy bohaterowie przenoszą się do bębna wschodniego; komu nie uda się rzut obronny, ten traci 3 PŻ
choice-kings-gate-story-way-in-alone-1 = Dajcie się wprowadzić jako skuci: wszyscy bohaterowie przenoszą się na drogę kajdan; potem pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów
choice-kings-gate-story-way-in-alone-2 = Wespnijcie się po linie: wszyscy bohaterowie przenoszą się do bębna wschodniego; komu nie uda się rzut obronny, ten traci 3 PŻ
choice-kings-gate-story-drummer-1 = Sprowadź Wendela na dół: 2 odłamki duszy, bęben zachodni milczy, wrota w stajniach się zamykają; gdy milczą oba bębny, skarb; drużyna o 1 bliżej prawa
choice-kings-gate-story-drummer-2 = Niech bije odwrót: każdy wróg traci 2 PŻ teraz i 1 PŻ, gdy zapłoną pochodnie (wydarzenie fabularne II); bęben bije dalej
choice-kings-gate-story-drummer-3 = Zepchnij go ze stołka i zabierz srebro: 20 koron, bęben zachodni milczy, wrota w stajniach się zamykają; gdy milczą oba bębny, skarb; drużyna o 1 bliżej chaosu
choice-kings-gate-story-smith-law-1 = Obiecaj mu wolność: 2 odłamki duszy, a chorąży, gdy się pojawi, straci 3 PŻ, podobnie jak wszyscy przy nim; kowala rozkuje jedna akcja specjalna w tym miejscu
choice-kings-gate-story-smith-law-2 = Dobij targu: skarb, a chorąży, gdy się pojawi, straci 3 PŻ, podobnie jak wszyscy przy nim; wolność dla kowala, gdy korona pęknie
choice-kings-gate-story-smith-neutral-1 = Obiecaj mu wolność: 1 odłamek duszy, a chorąży, gdy się pojawi, straci 3 PŻ, podobnie jak wszyscy przy nim; kowala rozkuje jedna akcja specjalna w tym miejscu
choice-kings-gate-story-smith-neutral-2 = Dobij targu: skarb, a chorąży, gdy się pojawi, straci 3 PŻ, podobnie jak wszyscy przy nim; wolność dla kowala, gdy korona pęknie
choice-kings-gate-story-smith-neutral-3 = Zabierz zapłatę i zostaw go: 20 koron, ale o nicie nie powie nic
choice-kings-gate-story-smith-chaos-1 = Dobij targu: skarb, a chorąży, gdy się pojawi, straci 3 PŻ, podobnie jak wszyscy przy nim; wolność dla kowala, gdy korona pęknie
choice-kings-gate-story-smith-chaos-2 = Zabierz zapłatę i wszystko, co ma, i zostaw go: 35 koron, ale o nicie nie powie nic; drużyna o 1 bliżej chaosu
choice-kings-gate-story-door-1 = Spal go na oczach wojska: 3 odłamki duszy; zapamiętają to; drużyna o 1 bliżej prawa
choice-kings-gate-story-door-2 = Wnieś go do środka: skarb

## What is remembered

person-harrow-fallen = Poległ na placu apelowym z mieczem w dłoni.
memory-gate-broken = Bramy króla nie da się już zamknąć.
memory-drums-silenced = Bębny przy bramie milczą.
memory-standard-burnt = Sztandar króla spalono na oczach jego wojska.
outcome-quest-gate-passed = Wielkie drzwi otworzyły się przed własnym sztandarem.
achievement-gatecrashers = Nieproszeni goście
achievement-gatecrashers-help = Zniszczenie kołowrotu, uciszenie obu bębnów i zapukanie do wielkich drzwi królewskim sztandarem.
