### Sword & Sorcery: the first fork, The Silent Quarry.

quest-silent-quarry = Milczący kamieniołom
quest-silent-quarry-help = Jeźdźcy Harrowa zapędzili wieś do starego kamieniołomu, by pognać ją pod górę. Rozkujcie łańcuchy, zabijcie nadzorcę, podłóżcie proch w sztolni i wywieźcie wszystkich wyciągiem.

## Places

place-silent-quarry-rim = Krawędź
place-silent-quarry-winch-head = Wyciąg
place-silent-quarry-counting-house = Kantor
place-silent-quarry-stables = Stajnie
place-silent-quarry-upper-terrace = Górny taras
place-silent-quarry-ramp = Pochylnia
place-silent-quarry-tool-shed = Narzędziownia
place-silent-quarry-powder-store = Prochownia
place-silent-quarry-bell-post = Słup z dzwonem
place-silent-quarry-pit-floor = Dno wyrobiska
place-silent-quarry-sorting-floor = Sortownia
place-silent-quarry-barracks = Koszary
place-silent-quarry-sump = Zalany dół
place-silent-quarry-cage-landing = Podszybie
place-silent-quarry-adit-mouth = Wlot sztolni
place-silent-quarry-adit = Sztolnia

## Goals

goal-silent-quarry-winch = Zwolnijcie hamulec wyciągu
goal-silent-quarry-pincers = Weźcie cęgi z narzędziowni
goal-silent-quarry-free = Rozkujcie co najmniej dwa łańcuchy więźniów (górny taras, zalany dół, sortownia, sztolnia)
goal-silent-quarry-overseer = Zabijcie w kantorze nadzorcę (czerwonego gremlina)
goal-silent-quarry-powder = Weźcie proch z prochowni
goal-silent-quarry-adit = Podłóżcie proch w sztolni, gdy jej więźniowie będą rozkuci
goal-silent-quarry-ride-up = Wyjedźcie klatką z podszybia
goal-silent-quarry-harrow = Pokonajcie kapitana Harrowa (czerwonego najeźdźcę)
goal-silent-quarry-drive = Więźniów popędzą pod górę (wydarzenie fabularne II), a rozkuty będzie najwyżej jeden łańcuch
goal-silent-quarry-driven = Z ostatnią kartą talii wydarzeń wszyscy znikną pod górą
goal-silent-quarry-free-all = Wszystkie cztery łańcuchy, zanim ich popędzą: skarb i ani jednego łańcucha
goal-silent-quarry-bell = Uciszcie dzwon przed apelem (wydarzenie fabularne I), inaczej w sztolni otworzą się wrota
goal-silent-quarry-shoe = Oddajcie but: jego właścicielka musi być gdzieś przy sztolni
goal-silent-quarry-messenger = Wyślijcie spod wyciągu chłopaka z księgą: wezwie garnizon

## Story

story-silent-quarry-silence = Kamieniołom to głośne miejsce. Słychać go na godzinę drogi, zanim się go zobaczy. Ten najpierw czuć: mokry kamień, pochodnie, za dużo ludzi. Leżycie na krawędzi, z butem w torbie, i patrzycie w dół, w dziurę pełną latarni. Pracują tam, ci z dachów, skuci po dziesięcioro; nikt się nie odzywa i nic nie dźwięczy, bo każdy młot owinięto szmatami. „Żeby w garnizonie nie słyszeli”, szepcze chłopak na mule, który przyjechał za wami, chociaż mu zabroniliście. „A jak uderzy dzwon, dziesiątka idzie tam”. Tam, czyli na sam dół, gdzie w skale czernieje otwór i wieje z niego ciepłem. Kto chce wyjść z powrotem, potrzebuje klatki, klatka wisi na wyciągu, a przy wyciągu stoi kantor i siedzi w nim nadzorca. Wołają na niego Karb. Nacina jeden za każdego, kto poszedł pod górę.
story-silent-quarry-the-kings-own = W sztolni jest sucho, ciepło i prosto jak pod linijkę. Wzdłuż ściany biegnie poręcz, wypolerowana dłońmi. Nad nią wydrapano imiona, z początku na wysokości męskiego ramienia, dalej dziecięcego; najstarsze literami, których nikt już nie używa. A z głębi, zupełnie równo, dochodzi jeden jedyny dźwięk: młot na żelazie.
story-silent-quarry-winch = Zwalniacie hamulec i przepuszczacie łańcuch przez dłonie, żeby nie zadzwonił. Daleko w dole klatka siada na podszybiu jak kwoka. Teraz mogłaby wozić ludzi na górę, gdyby było kogo. Drużyna dostaje 1 odłamek duszy.
story-silent-quarry-odas-arm = Przy korbie ktoś już stoi: Oda, jedna ręka w łubkach, na drugiej podwinięty rękaw, u nóg worek chleba. „Idę za wami od samego młyna”, mówi. „Trudno was zgubić, brzęczycie. No, schodźcie. Koło młyńskie trzymałam jedną ręką, to i to utrzymam”. Każdy bohater odzyskuje 2 PŻ, a drużyna dostaje jeszcze 1 odłamek duszy.
story-silent-quarry-hiding = Za hałdą ktoś wstrzymuje oddech, i to tak mocno, że aż słychać. Wyślizgnęli się z łańcucha i nie wiedzieli, dokąd pójść z taką ilością wolności. Pokazujecie im podszybie. Zostawiają wam to, co ukryli przed strażą: drużyna dostaje 1 odłamek duszy i 5 koron.
story-silent-quarry-pincers = Długie cęgi wiszą na ścianie, w swoim własnym obrysie, zrobionym kredą na deskach. Kto tu rządził, gdy kamieniołom był jeszcze głośny, ten lubił porządek. Przepraszacie go w myślach i obrys zostaje pusty.
story-silent-quarry-terrace = Na górnym tarasie nikt się nie ogląda. Oduczyli ich. Cęgi się zwierają, pierwsze ogniwo spada i cała dziesiątka naraz siada na ziemi, bo nic jej już nie trzyma.
story-silent-quarry-lambert = Stać zostaje jeden: brat Lambert, mnich z nosem Anzelma. „Dwa dni modliłem się, nie ruszając ustami”, mówi. „I bałem się, że to się nie liczy”. Schodzi na dno wyrobiska, kładzie trzy kamienie jeden na drugim i powtarza wszystko od początku, na głos. Kapliczka na dnie wyrobiska budzi się, a każdy bohater odzyskuje 1 PŻ.
story-silent-quarry-lambert-silent = Stać zostaje jeden: brat Lambert, mnich z nosem Anzelma. Znosi to, że przecinacie mu łańcuch, jak się znosi deszcz. Potem spostrzega sakwę przy waszym pasie, bierze za ręce dwoje dzieci i mija was w drodze na podszybie.
story-silent-quarry-sorters = W sortowni przebierają przy latarniach kamienie, dobre na lewo, złe na prawo; do czego dobre, tego im nie powiedziano. Łańcuch spada, a oni jeszcze przez chwilę przebierają. Potem jakaś kobieta wypuszcza kamień, patrzy na swoją pustą dłoń i zaczyna się śmiać, bez głosu, aż dołączają inni. Drużyna dostaje 1 odłamek duszy.
story-silent-quarry-sump = W zalanym dole stoją po pierś w wodzie i wylewają ją wiadro za wiadrem, a ona przybywa od spodu. Kłódka jest na samym dnie. Nabieracie powietrza. Drużyna dostaje 1 odłamek duszy.
story-silent-quarry-water-holds = Tam w ciemności małe ręce już trzymają łańcuch, żeby się nie kołysał. Wodorost muska was po twarzy. Kiedy wypływacie z całą dziesiątką, woda leży gładka, jakby ją ktoś uczesał. „To nie na poczet długu”, mówi dziewczęcy głos. „To był prezent”. Każdy bohater odzyskuje 2 PŻ.
story-silent-quarry-haulers = Dziesięciu ludzi stoi w uprzęży wagonika, a wagonik jest pełen butów, powiązanych parami. „Dalej nikomu się nie przydają”, mówi któryś. Bez łańcucha obracają wagonik w poprzek i klinują koła; nikt nie musiał ich prosić. Wrota w sztolni się zamykają, a drużyna dostaje 1 odłamek duszy.
story-silent-quarry-no-chain-left = To był czwarty łańcuch. Czterdzieścioro ludzi stoi w dziurze w ziemi i nie wie, co zrobić z rękami. Potem wywracają kieszenie, bo przez te dni każdy coś znalazł i nie oddał. Dostajecie skarb.
story-silent-quarry-shoe = Przy wlocie sztolni stoi wagonik, a spod niego wystaje noga w pończosze. Stawiacie przed nią but. Przez chwilę nic się nie dzieje. Potem wysuwa się ręka i zabiera go do środka. „To lewy”, mówi głos. „Prawego nie zdjęłam, żeby ktoś zauważył”. Tilda ma siedem lat i nie płakała, bo nie wolno hałasować. Za to się rozglądała: zna szczelinę na podszybie, w której nie zmieści się żaden ork, i dziurę, gdzie straż trzyma żołd, i wie, ile zostało do dzwonu. „Co mam robić?”, pyta. Nikt tu o to od dawna nie pytał.
story-silent-quarry-crawl = Idzie pierwsza, na brzuchu, ze sznurówkami w zębach. Więksi z was płacą za to skórą. Potem odchyla się płyta i oto klatka. „Ja to znalazłam”, mówi Tilda. „Miałam czas”. Ściana między wlotem sztolni a podszybiem stoi otworem.
story-silent-quarry-daybreak = W dzień kamieniołom nie ma kątów. Słońce schodzi z tarasu na taras, jakby coś zgubiło, a straż gasi latarnie. Teraz ten, kto w was bije, widzi, gdzie trafia. Za dnia każdy symbol mocy w ataku wroga daje jeszcze jedno trafienie.
story-silent-quarry-muffled = Dzwon nie jest większy od wiadra. Wycinacie mu serce i zawijacie w płaszcz. Jest cięższe, niż wygląda: wiszą na nim wszyscy, którzy poszli pod górę na jego znak. Drużyna dostaje 1 odłamek duszy.
story-silent-quarry-bell = Pora na apel. Strażnik idzie do słupa i ciągnie za sznur. Jeśli serce jest wciąż na miejscu, uderzenie stacza się po tarasach w głąb góry i coś tam w środku rozumie, że dostanie jeść: wrota w sztolni się otwierają i pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-silent-quarry-no-bell = Sznur się kołysze i nic. Strażnik ciągnie jeszcze raz. Długo patrzy w górę, w dzwon. W całym kamieniołomie stoją ludzie ze spuszczonymi głowami i liczą uderzenia, których nie ma, a gdzieś na tarasach ktoś prostuje plecy. Każdy bohater odzyskuje 1 PŻ.
story-silent-quarry-drive = Pochodnie na wszystkich tarasach naraz. Już nie czekają na dzwon, już pędzą. Kto jeszcze jest w łańcuchach, idzie teraz w głąb góry, ramię przy ramieniu, a góra pomieści wszystkich. Jeśli do tej pory nie rozkuliście dwóch łańcuchów, nie ma już kogo wywozić. Jeśli rozkuliście, pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-silent-quarry-overseer = Za biurkiem ze skrzynek, na trzech poduszkach, siedzi gremlin w kamizelce. Przed nim leży leszczynowy kij, ponacinany od końca do końca. „Nie ma na liście”, mówi nadzorca Karb, nie podnosząc oczu. „Więc was tu nie ma”. Potem jednak podnosi. Jest bardzo mały i ani razu w życiu nie musiał podnosić głosu. Ten, kto podnosi go za niego, właśnie wychodzi ze stajni: niebieski ork wojownik.
story-silent-quarry-overseer-falls = Karb złazi z poduszek, z jednej po drugiej, i kładzie się na podłodze, gdzie jest jeszcze mniejszy. „Nie będzie się zgadzać”, mówi i podnosi kij do światła. „Teraz już nigdy nie będzie się zgadzać”.
story-silent-quarry-ledger = W szufladzie leży księga, pisana pięknym kapitańskim pismem: każde imię, każda cena, po lewej ci, których dostarczono, po prawej ci, których się dopiero dostarczy. Sprzedał: Harrow. Odebrał: odcisk korony. Na ostatniej stronie, ołówkiem, stoją wasze imiona ze znakami zapytania. Na zewnątrz umilkły młoty. Słuchają.
story-silent-quarry-messenger = Chłopak wsuwa księgę pod koszulę, na gołe ciało. „Mnie by nie uwierzyli”, mówi. „Jej uwierzą”. I rusza, i po raz pierwszy od wielu dni coś tu hałasuje: cztery kopyta, coraz ciszej. Garnizon został wezwany, a drużyna dostaje 1 odłamek duszy.
story-silent-quarry-powder = Szesnaście baryłek, na każdej wypalona korona. Proch trzymano na pokład, którego rękami się nie ruszy. Bierzecie po baryłce pod pachę i dowiadujecie się, jak cicho potrafią chodzić ludzie.
story-silent-quarry-adit = Ustawiacie baryłki tam, gdzie strop trzyma się na jednej belce. Jedna iskra i nikogo już tu nie wpędzą. Można też wywieźć je klatką i zakopać przy wyciągu. Kiedy wyjedziecie na górę, ktoś będzie tam stał: przyjedzie po swoje pieniądze.
story-silent-quarry-mountain-shut = Góra nabiera tchu i zamyka usta. Sypią się kamienie, potem kurz, potem nic. I w tym „nic”, daleko w głębi, milknie młot. Pierwszy raz nasłuchuje.
story-silent-quarry-barrels-up = Baryłka za baryłką jedzie na górę pod spódnicami staruszek i żadna nie pyta, na czym siedzi. Zakopujecie je dokładnie tam, gdzie człowiek wstrzymałby konia.
story-silent-quarry-cage = Klatka jedzie w górę, a wy w niej, jako ostatni. Taras za tarasem zapada się w dół. Łańcuchy leżą tam, gdzie spadły. Wszyscy bohaterowie przenoszą się do wyciągu.
story-silent-quarry-offer = Przy wyciągu siedzi na koniu kapitan Harrow, z kapeluszem na łęku, i waży w dłoni łańcuch jak psią smycz. „Wtedy, przy młynie, trzymaliście język za zębami”, mówi. „Zapamiętałem to sobie. Lubię ludzi, z którymi można się dogadać. Za tych tutaj już zapłacono, wiecie? Więc tak: trzydzieści koron. Wy mnie nie widzieliście, a ja zamelduję, że zawalił się strop. A jeśli nie…” I wkłada kapelusz.
story-silent-quarry-harrow-angry = Przy wyciągu siedzi na koniu kapitan Harrow i się nie uśmiecha. „Jestem człowiekiem interesu”, mówi. „Kamieniołom mógłbym wpisać w straty. Ale tego, co krzyknęliście za mną przez całą dolinę, przy trzydziestu ludziach, którzy mają mnie słuchać, w straty wpisać się nie da. Za to się płaci”.
story-silent-quarry-harrow-comes = Do walki zsiada; podobno lubi tego konia. Z drugiej strony staje jego sierżant, jak stawał już sto razy. Przy wyciągu pojawiają się kapitan Harrow i niebieski najeźdźca.
story-silent-quarry-barrels-burst = Wstrzymał konia dokładnie tam, gdzie wstrzymałby każdy. Ktoś upuszcza latarnię i nikt nigdy nie powie kto. Wszyscy wrogowie przy wyciągu tracą 5 PŻ.
story-silent-quarry-harrow-paid = Rzuca wam sakiewkę, nie zsiadając z konia. Rzut jest dobry i łapiecie, zanim zdążycie pomyśleć. Czterdzieścioro ludzi widzi, jak leci, i widzi, kto ją złapał.
story-silent-quarry-harrow-down = Harrow siedzi oparty o wyciąg i pokazuje puste dłonie. „Nikogo z nich nie tknąłem palcem”, mówi. „Wszystko jest w księdze: ja tylko woziłem”. Za wami podeszli blisko i milczą. Mają wprawę. „Możecie mnie związać, wtedy mówię, a ktoś pisze gruby raport. Możecie wziąć juki i policzyć do stu. Albo na skróty”. Patrzy ponad waszymi ramionami. „Tylko jeśli na skróty, to wy. Nie oni”.
story-silent-quarry-ending = Idą w górę koleinami, w biały dzień, dziesiątkami, z przyzwyczajenia. Mija mila, zanim ktoś pierwszy gubi krok. Za wami leży kamieniołom i teraz ma echo. Jakieś dziecko je wypróbowuje. Woła własne imię, a kamieniołom je oddaje.
story-silent-quarry-names-said = Wieczorem przy ogniu wymawiają imiona z lewej strony księgi, imiona dostarczonych, każde raz, żeby każde wypowiedział ktoś żywy. Trwa to do północy. Okazuje się, że można.
story-silent-quarry-child-home = Tilda siedzi przy wyciągu w obu butach, zawiązanych na podwójny supeł, i liczy, kto wyjechał. Nie daje się nikomu zmienić, dopóki nie wyjedzie ostatni.
story-silent-quarry-child-guide = Tilda ma zdarte oba kolana i jest z nich bardzo dumna. „Już wiem, jak są zrobione góry”, mówi. „Wszędzie mają dziury. Trzeba tylko być dość małym”. To ma być rada.
story-silent-quarry-child-thief = Tilda przyniosła wam żołd co do monety i od tej chwili patrzy na was tak, jak się patrzy na dorosłych. Ma na nogach oba buty. W tobołku ma trzeci i ten nie jest jej.
story-silent-quarry-garrison-rides = Drugiego dnia w dolinę wjeżdżają konni, a przed nimi chłopak na mule: śpi, przekrzywiony w siodle. Komendantka, kobieta o siwych warkoczach, trzyma przed sobą księgę. „Przeczytałam”, mówi. „A potem kazałam przeczytać wszystkim na głos. Kiedy będziecie nas potrzebować, ruszymy, choćby pod królewską bramę”.
story-silent-quarry-nobody-knows = Nikt nie przychodzi. Garnizon stoi dwa dni drogi stąd i śpi spokojnie. Nic dziwnego: nigdy nie dobiegł go stąd żaden dźwięk.
story-silent-quarry-to-the-bridge = W stronę góry prowadzi teraz tylko stara droga, przez wąwóz z jednym jedynym mostem. Na kamieniu milowym ktoś zdrapał odległość i wyskrobał cenę. „Trzysta lat tam płacą”, mówi stary człowiek z sortowni. „A komu, o tym się nie mówi”.
story-silent-quarry-under = Rano kamieniołom jest pusty, a przy młotach leżą złożone szmaty. Otwór w skale oddycha, ciepło i równo. Na krawędzi stoi but, lewy, noskiem do sztolni.
trigger-silent-quarry-counting-house = Bohaterowie wchodzą do kantoru
trigger-silent-quarry-overseer-dead = Nadzorca nie żyje
trigger-silent-quarry-harrow-dead = Kapitan Harrow jest pokonany

## Actions and choices

action-silent-quarry-release-winch = Zwolnij hamulec wyciągu: 1 odłamek duszy; jeśli Oda żyje, każdy bohater odzyskuje 2 PŻ, a drużyna dostaje jeszcze 1 odłamek duszy
action-silent-quarry-take-pincers = Weź cęgi
action-silent-quarry-free-terrace = Rozkuj więźniów na górnym tarasie
action-silent-quarry-free-sump = Rozkuj więźniów w zalanym dole: 1 odłamek duszy
action-silent-quarry-free-sorters = Rozkuj więźniów w sortowni: 1 odłamek duszy
action-silent-quarry-free-haulers = Rozkuj więźniów w sztolni: 1 odłamek duszy, wrota w sztolni się zamykają
action-silent-quarry-muffle-bell = Ucisz dzwon: 1 odłamek duszy, a apel nie zaszkodzi
action-silent-quarry-send-messenger = Wyślij chłopaka z księgą do garnizonu: 1 odłamek duszy, garnizon zostaje wezwany
action-silent-quarry-take-powder = Weź proch
action-silent-quarry-lay-powder = Podłóż proch: wysadź sztolnię albo wywieź baryłki do wyciągu
action-silent-quarry-ride-up = Wyjedź klatką: wszyscy bohaterowie przenoszą się do wyciągu, gdzie czeka kapitan Harrow
choice-silent-quarry-story-shoe-law-1 = Zanieś Tildę do klatki i wyślij na górę pierwszą: 3 odłamki duszy; drużyna o 1 bliżej prawa
choice-silent-quarry-story-shoe-law-2 = Niech pokaże szczelinę: 1 odłamek duszy, a ściana między wlotem sztolni a podszybiem się otwiera
choice-silent-quarry-story-shoe-neutral-1 = Zanieś Tildę do klatki i wyślij na górę pierwszą: 2 odłamki duszy; drużyna o 1 bliżej prawa
choice-silent-quarry-story-shoe-neutral-2 = Niech pokaże szczelinę: 1 odłamek duszy, a ściana między wlotem sztolni a podszybiem się otwiera
choice-silent-quarry-story-shoe-neutral-3 = Wyślij ją po żołd straży: 15 koron, żeton cienia w sortowni; drużyna o 1 bliżej chaosu
choice-silent-quarry-story-shoe-chaos-1 = Niech pokaże szczelinę: 1 odłamek duszy, a ściana między wlotem sztolni a podszybiem się otwiera
choice-silent-quarry-story-shoe-chaos-2 = Wyślij ją po żołd straży: 25 koron, żeton cienia w sortowni; drużyna o 1 bliżej chaosu
choice-silent-quarry-story-ledger-1 = Odczytaj na głos wszystkie imiona: każdy bohater odzyskuje 3 PŻ, 2 odłamki duszy; drużyna o 1 bliżej prawa
choice-silent-quarry-story-ledger-2 = Zachowaj księgę jako dowód: 1 odłamek duszy, a spod wyciągu można będzie posłać po garnizon
choice-silent-quarry-story-ledger-3 = Spal księgę i zabierz utarg: 25 koron; drużyna o 1 bliżej chaosu
choice-silent-quarry-story-adit-1 = Wysadź sztolnię: 2 odłamki duszy, sztolnia i jej wrota zamykają się na dobre, bohaterowie ze sztolni przenoszą się do jej wlotu, wrogowie zostają w niej na zawsze; drużyna o 1 bliżej prawa
choice-silent-quarry-story-adit-2 = Zakop baryłki przy wyciągu: jeśli kapitan Harrow stanie do walki, wszyscy wrogowie przy wyciągu stracą 5 PŻ
choice-silent-quarry-story-offer-1 = Odmów: 2 odłamki duszy, a kapitan Harrow (czerwony najeźdźca) staje do walki razem z niebieskim najeźdźcą
choice-silent-quarry-story-offer-2 = Weź pieniądze: 30 koron, Harrow odjeżdża; zwycięstwo i 12 odłamków duszy za każdego żywego bohatera; drużyna o 1 bliżej chaosu
choice-silent-quarry-story-harrow-down-1 = Zwiąż go dla garnizonu: 4 odłamki duszy; zwycięstwo i jeszcze 12 za każdego żywego bohatera; drużyna o 1 bliżej prawa
choice-silent-quarry-story-harrow-down-2 = Weź juki i policz do stu: skarb, Harrow odjeżdża; zwycięstwo i 12 odłamków duszy za każdego żywego bohatera
choice-silent-quarry-story-harrow-down-3 = Zabij go: 30 koron; zwycięstwo i 12 odłamków duszy za każdego żywego bohatera; drużyna o 1 bliżej chaosu

## What is remembered

person-shoe-child = Tilda, właścicielka buta
person-shoe-child-home = Wyjechała pierwsza, w obu butach, i liczyła tych, którzy wyjeżdżali po niej.
person-shoe-child-guide = Przeprowadziła was szczeliną i wie już, jak są zrobione góry.
person-shoe-child-thief = Kradła na waszą prośbę i odtąd nie przestała.
memory-gangs-freed =
    { $count ->
        [one] W kamieniołomie rozkuto { $count } łańcuch więźniów.
        [few] W kamieniołomie rozkuto { $count } łańcuchy więźniów.
       *[many] W kamieniołomie rozkuto { $count } łańcuchów więźniów.
    }
outcome-quest-quarry-emptied = Kamieniołom jest pusty, a ci, którzy w nim pracowali, są wolni.
outcome-quest-hands-driven = Więźniów popędzono pod górę, a rozkuty był najwyżej jeden łańcuch.
achievement-no-chain-left = Ani jednego łańcucha
achievement-no-chain-left-help = Rozkucie wszystkich czterech łańcuchów, zanim popędzono więźniów, i wywiezienie wszystkich na górę.
