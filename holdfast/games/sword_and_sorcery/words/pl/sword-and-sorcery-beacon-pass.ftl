### Sword & Sorcery: the first fork, Beacon over the Pass.

quest-beacon-pass = Ogień nad przełęczą
quest-beacon-pass-help = Wieś idzie przez przełęcz, a wy idziecie przodem. Podnieście szlaban, naprawcie wóz kupca, zabijcie jeźdźca, który pali karawany, wejdźcie na wieżę sygnałową i przeprowadźcie wszystkich przez grań.

## Places

place-beacon-pass-foot = Pod przełęczą
place-beacon-pass-toll-bar = Szlaban
place-beacon-pass-tollhouse = Dom poborcy
place-beacon-pass-wayside-chapel = Przydrożna kaplica
place-beacon-pass-birch-wood = Brzezina
place-beacon-pass-ravine = Wąwóz
place-beacon-pass-wagon-bend = Zakręt
place-beacon-pass-shepherds-hut = Szałas pasterski
place-beacon-pass-scree = Piarg
place-beacon-pass-rope-bridge = Most linowy
place-beacon-pass-camp = Obóz najeźdźców
place-beacon-pass-riders-tent = Namiot jeźdźca
place-beacon-pass-snowfield = Pole śnieżne
place-beacon-pass-crest = Grań
place-beacon-pass-beacon-stair = Schody na wieżę
place-beacon-pass-beacon = Wieża sygnałowa
place-beacon-pass-burnt-caravan = Spalona karawana

## Goals

goal-beacon-pass-bar = Podnieście szlaban: kołowrót stoi w domu poborcy
goal-beacon-pass-axle = Zdobądźcie oś ze spalonej karawany
goal-beacon-pass-wagon = Naprawcie wóz Quilla na zakręcie
goal-beacon-pass-rider = Zabijcie w namiocie jeźdźca Harrowa (czerwonego orka wojownika)
goal-beacon-pass-beacon = Wejdźcie na wieżę sygnałową i zdecydujcie, czy ogień ma zapłonąć
goal-beacon-pass-lead-over = Przeprowadźcie ludzi przez grań
goal-beacon-pass-harrow = Pokonajcie kapitana Harrowa (czerwonego najeźdźcę)
goal-beacon-pass-slide = Zejdzie lawina (wydarzenie fabularne II), a szlaban wciąż będzie opuszczony
goal-beacon-pass-riders = Z ostatnią kartą talii wydarzeń jeźdźcy Harrowa dopadną ludzi
goal-beacon-pass-key = Niebieski klucz z namiotu jeźdźca otwiera wieżę sygnałową
goal-beacon-pass-scout = Uwolnijcie w obozie więźniarkę, zanim wejdziecie do namiotu: jeździec straci 4 PŻ
goal-beacon-pass-ravine = Zawalcie kozią ścieżkę w wąwozie: od zmroku będą nią wchodzić wrogowie
goal-beacon-pass-trade = Tobias Quill handluje na zakręcie: jeden raz, jako akcja szybka

## Story

story-beacon-pass-column = Wyszli po ciemku: wszyscy, których sprowadziliście ze strychów, i wszystko, co zdążyło wyschnąć. Pierzyna, zegar, koza, do której nikt się nie przyznaje. Chłopak na mule jeździ wzdłuż kolumny tam i z powrotem i liczy, bo ktoś musi, a jemu, jak się okazało, dobrze to wychodzi. Ostatni idzie brat Lambert, mnich z nosem Anzelma. Pierwszy toczy się wóz Tobiasa Quilla, który za dzieci bierze pół ceny, a za rady nie bierze nic. „Dobra droga”, mówi Quill. „Obrabowali mnie na niej cztery razy i zawsze uprzejmie”. Koło południa wyjeżdża naprzód, rozmówić się w sprawie myta. Kiedy wychodzicie zza ostatniego zakrętu, szlaban jest opuszczony, w domu poborcy panuje cisza, a z góry dobiegają jeden po drugim trzy odgłosy: trzask, soczyste przekleństwa i świst strzał. A nad tym wszystkim stoi na skale wieża, której ogień wzywa garnizon. Nie płonął już od miesiąca. „Tam u góry jest obóz”, mówi chłopak. „Ich herszt jeździ dla Harrowa”.
story-beacon-pass-odas-bread = Oda posłała za wami worek: jedenaście bochenków, jeszcze ciepłych, i dwunasty z zapieczonym w środku pilnikiem. „Na wszelki wypadek”, głosi karteczka. Nic więcej na niej nie ma. Drużyna dostaje 2 odłamki duszy.
story-beacon-pass-bar = W domu poborcy stoją na stole dwa kubki i z jednego jeszcze paruje. Kołowrót chodzi ciężko, łańcuch jest nowy. Ogniwo za ogniwem szlaban idzie w górę i wszyscy, z tobołkami, zegarem i kozą, ruszają w drogę. Chłopak na mule zaczyna liczyć od nowa. „Jak się coś zmieni, powiem”, rzuca, przejeżdżając obok.
story-beacon-pass-stragglers = Za głazem siedzą ludzie, którzy zostali w tyle umyślnie, żeby nie być ciężarem. Odsyłacie ich na drogę, do reszty. Wciskają wam to, co mają. Sądząc po wadze, długo na to odkładali: drużyna dostaje 1 odłamek duszy i 5 koron.
story-beacon-pass-quill = Wóz stoi w poprzek zakrętu, przednia oś pękła na dwoje, a w płótnie tkwi więcej strzał, niż jeżowi potrzeba kolców. Pod wozem, na złożonym dywaniku, leży Tobias Quill. „Bohaterowie”, mówi. „Nareszcie. Klienci”. I rozwija płachtę z towarem, jakby te strzały były deszczem. „Zapytacie, w czym rzecz. Rzecz w osi. Za kaplicą leży karawana, którą ktoś spalił; pod trzecim wozem jest oś cała. Sam im ją sprzedałem i do dziś nie widziałem pieniędzy. Przynieście ją, a przewiozę wasze dzieciaki przez tę górę. Tymczasem może pokażę państwu coś ze stali?”
story-beacon-pass-trade = „Uwaga, strzała”, mówi Quill, wyciąga ją z beli, sprawdza, czy prosta, i kładzie obok reszty towaru. „Dwie korony. Nie? No to gratis, od firmy”. Wszyscy żywi bohaterowie odwiedzają Emporium.
story-beacon-pass-caravan = Siedem wozów spalonych do żelaza. Martwi wciąż trzymają lejce: popędzali, póki było co popędzać. Minął miesiąc i nikt nie przyszedł ich pogrzebać, bo wszyscy, którzy by przyszli, leżą tutaj. Pod trzecim wozem oś jest cała, Quill nie skłamał. Na piątym stoi kuferek: zamek stopił się na amen, zawiasy nie. A na poboczu ktoś zaczął kopać groby szprychą od koła i zdążył wykopać jeden.
story-beacon-pass-axle = Wyciągacie oś, podstawiając plecy i przepraszając człowieka na koźle. Kiwa głową. To tylko wiatr poruszył lejcami, ale kiwa.
story-beacon-pass-mended = Quill trzyma gwoździe w zębach i choć raz milczy. Koło się obraca, z płótna sypią się strzały, a najmniejsze dzieci wędrują na górę, między bele. „Ostrożnie z niebieskim jedwabiem”, mówi Quill. A potem ciszej: „No dobrze, siadajcie na jedwabiu. Jest bardziej miękko”. Drużyna dostaje 1 odłamek duszy.
story-beacon-pass-many-hands = I wtedy wóz otaczają wszyscy ze strychów, dwa razy więcej rąk, niż da się zmieścić, i napierają ramionami. Wóz nie jedzie przez zakręt, wóz jest niesiony. Ktoś intonuje tę piosenkę, w której trzecia zwrotka nie jest dla dzieci, a dzieci znają ją najlepiej. Każdy bohater odzyskuje 2 PŻ.
story-beacon-pass-chapel = Brat Lambert wymiótł z kaplicy śnieg i znalazł ogarek świecy. „Anzelm zawsze się wybierał przez tę przełęcz”, mówi. „Całe życie się wybierał. To idę za niego. A teraz stójcie spokojnie, pobłogosławię was, bo on by to na pewno zrobił”. Kapliczka budzi się, a każdy bohater odzyskuje 1 PŻ.
story-beacon-pass-chapel-shut = Drzwi kaplicy są zamknięte, a za nimi brat Lambert modli się na głos za długi szereg ludzi, za każdego po imieniu. Czekacie, aż skończy. Waszych imion nie wymienia. Kapliczka milczy.
story-beacon-pass-nightfall = Noc wchodzi na przełęcz szybciej niż wy. Za wami zapalają latarnie, po jednej na rodzinę. Z dołu wygląda to pewnie jak nitka gwiazd, którą ktoś wciąga na górę. Z wąwozu tak samo i tam właśnie odzywają się rogi: znaleźli starą kozią ścieżkę. Jeśli nie jest zawalona, wrota w wąwozie się otwierają. Póki trwa noc, każdy symbol mocy w ataku wroga daje jeszcze jedno trafienie; za dnia w waszym.
story-beacon-pass-blocked = Potrzeba jednej belki, wszystkich waszych ramion i głazu, który czekał na to tysiąc lat. Gdy kurz opada, koziej ścieżki już nie ma. Po drugiej stronie ktoś dmie w róg, a po chwili ktoś inny każe mu przestać. Wrota w wąwozie już się nie otworzą, a drużyna dostaje 1 odłamek duszy.
story-beacon-pass-wolves = Od miesiąca w lesie stoi dym i wilki odchodzą od niego od zmysłów. Nadchodzą bez wycia, trzy, może cztery dziesiątki, prosto na latarnie. Jeśli nie stanie im na drodze ktoś, kogo szanują nawet wilki, musicie stanąć wy: komu nie uda się rzut obronny, ten traci 2 PŻ. Potem pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-beacon-pass-the-dead-walk = Nagle wszystkie zamierają z położonymi uszami. Przed latarniami, na drodze, stoją woźnice z karawany, odrobinę przezroczyści, z lejcami w rękach. Jeden cmoka, jak na psa, który powinien znać swoje miejsce. Kiedy znika ostatni wilk, woźnica uchyla przed wami czapki: za grób i za to, że głęboki. Nikomu nic się nie stało. Każdy bohater odzyskuje 1 PŻ, a wrota w brzezinie się zamykają.
story-beacon-pass-slide = Góra odchrząkuje i pół zbocza rusza w dół. Kto jeszcze czekał pod opuszczonym szlabanem, ten leży pod śniegiem. Jeśli nikt nie czekał, ze śnieżnego pyłu wychodzą wrogowie, aż będzie ich tylu, ilu bohaterów. Na zakręcie wóz wisi tylnymi kołami nad wąwozem. Dzieci są już na drodze, to trwało jeden oddech. Następny należy do Tobiasa Quilla, uczepionego dyszla, i do bel, w których siedzi jedenaście lat oszczędzania. „Odciąć!”, krzyczy Quill. „Ani mi się ważcie!” I jedno, i drugie mówi szczerze.
story-beacon-pass-hedda = Między końmi, uwiązana jak one, siedzi kobieta z naszywkami kaprala, podbitym okiem i jednym butem. „Hedda”, mówi. „Warta z wieży. Było nas czworo i jedne drzwi. Drzwi wytrzymały”. Rozciera nadgarstki. „Klucz trzyma w namiocie. Wielki ork, w siodle siedzi jak worek. Zajdźcie go od lewej: w tamtym barku ma mój bełt”. Drużyna dostaje 1 odłamek duszy. Jeśli jeźdźca nie ma jeszcze w grze, straci 4 PŻ, gdy się pojawi.
story-beacon-pass-rider = Namiot jest na sześć osób, a jeden ork wypełnia go w całości. Na słupku obok niego wisi siedem uzd, wyczyszczonych i natłuszczonych; pod siodłem połyskuje coś niebieskiego. „Brogg”, mówi i wstaje razem z namiotem. „Jeżdżę dla Harrowa. Kogo mi wskaże, tego tratuję. Niezły fach. Nikt się nie targuje”.
story-beacon-pass-riders-left = Zachodzicie go od lewej, jak radziła Hedda. O swoim barku przypomina sobie o chwilę później niż wy. Brogg traci 4 PŻ.
story-beacon-pass-rider-falls = Brogg osuwa się pod słupek. „Kapitan brał pieniądze”, mówi. „Ja brałem tylko rozkazy. Myślałem, że to lepiej”. Wyciąga z rękawa list jak ktoś, kto od dawna miał go wysłać, a teraz nie ma go komu dać prócz was.
story-beacon-pass-letter = Na pieczęci widnieje korona bez głowy, a papier jest tak zimny, że klei się do palców. Przez zagięcie da się odczytać jedną linijkę, pisaną ręką kogoś, kto uczył się liter z nagrobków: „Trzymać przełęcz, aż będę koronowany po raz drugi”. Kto złamie pieczęć, pozna znaki, po których poznają się królewscy zwiadowcy. Kto jej nie ruszy, będzie nosił w kieszeni coś, czego żaden ork nie lubi dotykać.
story-beacon-pass-beacon = Za niebieskim zamkiem jest czysto jak w dobrej kuchni. Cztery zasłane prycze, cztery kubki, oliwa, hubka; na ścianie lista wart, prowadzona do ostatniego dnia. Za oknem leży cały świat, a w nim, nie większy od dłoni, garnizon. Jeśli ogień zapłonie, wymaszerują. Ale zobaczą go i wszyscy inni: ogniska w lesie, obóz. A pod nimi na drodze, rozciągnięci jak nitka, są wasi ludzie. Jeśli wieża zostanie ciemna, zdążą za grań, zanim ktokolwiek się spostrzeże.
story-beacon-pass-fire = Ogień strzela w górę i na szczycie robi się południe. Przez trzy oddechy nikt nie odpowiada. Potem, daleko w dole, trąbka, cienka jak igła; potem pięć naraz. Ktoś tam od miesiąca sypia w butach. Jeśli przeczytaliście list, kołyszecie zasłoną, dwa razy długo, raz krótko, i ogniska w lesie zostają na miejscu: to tylko Brogg składa meldunek.
story-beacon-pass-dark = Zasłaniacie okno płaszczami. W dole nitka pnie się na górę bez jednej latarni, a każdy trzyma dłoń na ramieniu tego, kto idzie przed nim. Nikt nie upada. Nikt nie kaszle. Chłopak na mule liczy na palcach. Każdy bohater odzyskuje 2 PŻ.
story-beacon-pass-parley = Na grani, między dwoma kamieniami, za którymi zaczyna się tamta strona, czeka jeździec, zupełnie sam, z kapeluszem na łęku siodła. „Harrow”, mówi. „Kapitan. Wtedy, przy młynie, trzymaliście język za zębami; zapamiętałem to sobie. Lubię ludzi, z którymi można się dogadać”. Za wami pierwsi z kolumny wychodzą na górę i stają. „Brogga nie żałuję. Ale mnie płacą od głowy, a tu odchodzi mój cały miesiąc. Więc tak: trzydzieści koron. Wy mnie nie widzieliście, a ja w tych ciemnościach nie dałem rady policzyć. A jeśli nie…” I wkłada kapelusz.
story-beacon-pass-harrow-waits = Na grani, między dwoma kamieniami, za którymi zaczyna się tamta strona, czeka jeździec, zupełnie sam. W ręku ma kartkę. „Kazałem to spisać”, mówi kapitan Harrow. „To, co krzyknęliście za mną przez całą dolinę. Moi ludzie już to śpiewają. Tym razem nie przyjechałem po pieniądze. Przywiozłem odpowiedź”.
story-beacon-pass-harrow-draws = Miecz Harrowa wychodzi z pochwy bez żadnego dźwięku. Kapitan walczy tak, jak mówi: uprzejmie i zawsze z tej strony, z której się nie spodziewacie. Kapitan Harrow pojawia się na grani.
story-beacon-pass-trumpets = I znów trąbki, już ponad linią lasu. Harrow też je słyszy. Pierwszy raz w życiu ogląda się za siebie i wszyscy wrogowie na grani tracą 4 PŻ.
story-beacon-pass-harrow-rides = Odlicza wam pieniądze na dłoń, moneta po monecie, jakbyście to wy coś sprzedali. Potem uchyla kapelusza przed dziećmi i stępa zjeżdża w dół wzdłuż kolumny, a nikt nie spluwa. Lepiej by było, gdyby ktoś splunął.
story-beacon-pass-harrow-beaten = Harrow siedzi w śniegu i rozgląda się za kapeluszem. „No cóż”, mówi. „Dalej bywa na trzy sposoby, a ja przy każdym stałem już po waszej stronie”. Wyciąga ręce, nadgarstek przy nadgarstku. „Sznur: wtedy mówię, a garnizon przez tydzień notuje. Juki, a wy patrzycie w inną stronę: jest tam coś, co wam się spodoba. Albo na skróty. Tylko szybko, z łaski swojej. Dzieci patrzą”.
story-beacon-pass-ending = Po drugiej stronie jest wiatr i nic poza wiatrem. Droga schodzi dziewięcioma zakrętami do zielonej doliny, w której nikt o was nie słyszał. Przechodzą obok, jedno za drugim, i każde dotyka kamienia na grani, bo tak się tu zawsze robiło. Na końcu jedzie chłopak na mule. „Nic się nie zmieniło”, mówi. Chodzi mu o rachunek.
story-beacon-pass-garrison-comes = Pod wieczór na przełęczy stoją namioty, w równych rzędach. Komendantka, kobieta o siwych warkoczach, każe sobie odczytać listę warty z wieży i wszystkich czterech nazwisk słucha na stojąco. „Dalej nie powinniście iść sami”, mówi. „Jak będzie trzeba, dojdziemy pod samą królewską bramę. Dość się naspaliśmy”.
story-beacon-pass-nobody-comes = Wieża stoi ciemna. W garnizonie siadają do kolacji i nikt nie ma powodu patrzeć w górę. Na tę noc tak było dobrze. O innych nocach nie rozmawiacie.
story-beacon-pass-quill-ruined = Tobias Quill schodzi z góry z dzieckiem na każdym ręku i to jest wszystko, co ma. „Jedenaście lat oszczędzania”, mówi. „A wiecie, co jest głupie? Te tutaj ważą więcej”. Przy drugim zakręcie już komuś sprzedał kapelusz.
story-beacon-pass-quill-partner = Tobias Quill każe policzyć bele, a potem i dzieci. „Dostawa kompletna”, mówi. „Jeszcze mi się to nie zdarzyło”. Kredą wypisuje wasze imiona po wewnętrznej stronie płótna, pod słowem „Wspólnicy”. Do dziś stało tam jedno imię, i to końskie.
story-beacon-pass-quill-dead = To, co zostało z ładunku, zwozi w dolinę chłopak. W skrzynce pod kozłem znajduje księgę, w której wszyscy figurujecie jako dłużnicy, z kwotami, drobniutkim pismem. A obok, równie drobno: „Darować, jeśli dojedziemy”.
story-beacon-pass-to-the-bridge = Na grani zawracacie. Góra jest po tamtej stronie, a pod nią siedzi ten, który liczy. Stara droga do niego wiedzie przez wąwóz z jednym jedynym mostem. Na kamieniu milowym ktoś zdrapał odległość i wyskrobał cenę. „Trzysta lat tam płacą”, mówi brat Lambert. „A komu, o tym się nie mówi”.
story-beacon-pass-lost = Nad ranem drogą nadjeżdżają jeźdźcy, trzydziestu, stępa. Nie musi się spieszyć, kto poluje na ludzi, którzy mają tylko jedną drogę. Latarnie gasną, od ostatniej do pierwszej. A nad tym wszystkim stoi na skale wieża i nie ma w niej nikogo.
trigger-beacon-pass-tent = Bohaterowie wchodzą do namiotu jeźdźca
trigger-beacon-pass-rider-dead = Jeździec Harrowa nie żyje
trigger-beacon-pass-harrow-dead = Kapitan Harrow jest pokonany

## Actions and choices

action-beacon-pass-raise-bar = Podnieś szlaban: otwiera się droga na zakręt
action-beacon-pass-trade = Handluj z Tobiasem Quillem: wszyscy bohaterowie odwiedzają Emporium
action-beacon-pass-take-axle = Weź oś
action-beacon-pass-mend-wagon = Napraw wóz: 1 odłamek duszy; jeśli opróżniono wszystkie cztery strychy, każdy bohater odzyskuje 2 PŻ
action-beacon-pass-block-ravine = Zawal kozią ścieżkę: 1 odłamek duszy, wrota w wąwozie zamykają się na dobre
action-beacon-pass-cut-loose = Uwolnij więźniarkę: 1 odłamek duszy; jeśli jeźdźca nie ma jeszcze w grze, straci 4 PŻ
action-beacon-pass-climb-beacon = Zdecyduj o ogniu: rozpal go albo zostaw wieżę ciemną
action-beacon-pass-lead-over = Przeprowadź ludzi przez grań: czeka tam kapitan Harrow
choice-beacon-pass-story-caravan-law-1 = Pochowaj zmarłych: 3 odłamki duszy, a wilki was oszczędzą; drużyna o 1 bliżej prawa
choice-beacon-pass-story-caravan-law-2 = Zostaw zmarłych tak, jak siedzą, i od razu weź oś: nie trzeba na nią akcji specjalnej
choice-beacon-pass-story-caravan-neutral-1 = Pochowaj zmarłych: 2 odłamki duszy, a wilki was oszczędzą; drużyna o 1 bliżej prawa
choice-beacon-pass-story-caravan-neutral-2 = Rozbij kuferek: 15 koron, żeton cienia w przydrożnej kaplicy; drużyna o 1 bliżej chaosu
choice-beacon-pass-story-caravan-neutral-3 = Od razu weź oś: nie trzeba na nią akcji specjalnej
choice-beacon-pass-story-caravan-chaos-1 = Opróżnij kuferek i kieszenie: 25 koron, żeton cienia w przydrożnej kaplicy; drużyna o 1 bliżej chaosu
choice-beacon-pass-story-caravan-chaos-2 = Od razu weź oś: nie trzeba na nią akcji specjalnej
choice-beacon-pass-story-slide-1 = Odetnij bele i wyciągnij Quilla: 3 odłamki duszy, kupiec traci cały dobytek; drużyna o 1 bliżej prawa
choice-beacon-pass-story-slide-2 = Utrzymaj wóz razem z belami: komu nie uda się rzut obronny, ten traci 2 PŻ i zostaje spowolniony; skarb
choice-beacon-pass-story-slide-3 = Złap nie Quilla, tylko jego kasę: 30 koron, kupiec spada w przepaść; drużyna o 1 bliżej chaosu
choice-beacon-pass-story-letter-1 = Złam pieczęć: 2 odłamki duszy, a gdy rozpalicie ogień, nie przyjdą do niego wrogowie
choice-beacon-pass-story-letter-2 = Nie ruszaj pieczęci: dostajecie kartę „Zapieczętowany list”
choice-beacon-pass-story-beacon-1 = Rozpal ogień: nastaje dzień, garnizon zostaje wezwany, a Harrow, jeśli stanie do walki, straci 4 PŻ; jeśli nie znacie znaków, na grani pojawi się niebieski ork szaman, a na schodach niebieski najeźdźca; drużyna o 1 bliżej prawa
choice-beacon-pass-story-beacon-2 = Zostaw wieżę ciemną: 3 odłamki duszy, każdy bohater odzyskuje 2 PŻ, wrota w brzezinie i w wąwozie się zamykają; garnizon nie zostaje wezwany
choice-beacon-pass-story-parley-1 = Odmów: 2 odłamki duszy, a kapitan Harrow (czerwony najeźdźca) staje do walki
choice-beacon-pass-story-parley-2 = Weź pieniądze: 30 koron, Harrow odjeżdża; zwycięstwo i 12 odłamków duszy za każdego żywego bohatera; drużyna o 1 bliżej chaosu
choice-beacon-pass-story-harrow-beaten-1 = Zwiąż go dla garnizonu: 4 odłamki duszy; zwycięstwo i jeszcze 12 za każdego żywego bohatera; drużyna o 1 bliżej prawa
choice-beacon-pass-story-harrow-beaten-2 = Weź juki i odwróć wzrok: skarb, Harrow odjeżdża; zwycięstwo i 12 odłamków duszy za każdego żywego bohatera
choice-beacon-pass-story-harrow-beaten-3 = Zabij go: 30 koron; zwycięstwo i 12 odłamków duszy za każdego żywego bohatera; drużyna o 1 bliżej chaosu

## What is remembered

person-quill = Kupiec Tobias Quill
person-quill-ruined = Stracił na przełęczy cały towar i przeniósł przez nią dwoje dzieci.
person-quill-partner = Handluje za przełęczą, a wasze imiona ma wypisane kredą w wozie.
person-quill-dead = Spadł do wąwozu, kiedy trzymaliście jego kasę.
person-harrow = Kapitan Harrow
person-harrow-spared = Siedzi w kajdanach i opowiada wszystko, co wie.
person-harrow-fled = Odjechał i nadal płacą mu od głowy.
person-harrow-dead = Zginął, kiedy już złożył broń.
memory-garrison-called = Garnizon został wezwany.
outcome-quest-over-the-pass = Ludzie przeszli przez przełęcz.
outcome-quest-column-buried = Lawina pogrzebała ludzi pod opuszczonym szlabanem.
achievement-fires-and-graves = Ognie i groby
achievement-fires-and-graves-help = Pochowanie zmarłych z karawany, rozpalenie ognia i przeprowadzenie ludzi przez przełęcz.
