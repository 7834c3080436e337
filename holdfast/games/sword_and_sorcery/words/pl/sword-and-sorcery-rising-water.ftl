### Sword & Sorcery: the first quest after the prologue, Rising Water.

quest-rising-water = Wielka woda
quest-rising-water-help = Najeźdźcy otworzyli śluzę nad wioską. Opróżnijcie strychy, zdobądźcie korbę, zablokujcie tamę i odetnijcie wodę w młynie.

## Places

place-rising-water-hill-road = Droga na wzgórze
place-rising-water-church = Kościół
place-rising-water-inn = Gospoda
place-rising-water-smithy = Kuźnia
place-rising-water-almshouse = Przytułek
place-rising-water-green = Błonia
place-rising-water-market = Targ
place-rising-water-farmhouse = Zagroda
place-rising-water-flooded-lane = Zalana uliczka
place-rising-water-schoolhouse = Szkoła
place-rising-water-ferry-landing = Przystań promu
place-rising-water-orchard = Sad
place-rising-water-dam = Tama
place-rising-water-causeway = Grobla
place-rising-water-wheelhouse = Komora koła
place-rising-water-mill = Młyn Ody

## Goals

goal-rising-water-save-one = Wyprowadźcie ludzi przynajmniej z jednego strychu (gospoda, zagroda, przytułek, szkoła)
goal-rising-water-crank = Weźcie z kuźni korbę od śluzy
goal-rising-water-jam = Zablokujcie korbą zastawkę tamy
goal-rising-water-lieutenant = Zabijcie w młynie Wilnę, porucznik Harrowa
goal-rising-water-shut = Zamknijcie śluzę w młynie
goal-rising-water-last-hour = Wybije ostatnia godzina (wydarzenie fabularne II), a żaden strych nie będzie pusty
goal-rising-water-water = Z ostatnią kartą talii wydarzeń woda stanie ponad dachami
goal-rising-water-save-all = Wszystkie cztery strychy przed ostatnią godziną (wydarzenie fabularne II): skarb, ani jednej ofiary wody, a droga poprowadzi przez przełęcz
goal-rising-water-oda = Uwolnijcie Odę w komorze koła: podeprzyjcie koło, potem ją wyciągnijcie

## Story

story-rising-water-arrival = Z drogi na wzgórze dolina wygląda jak taca, na którą ktoś wylał kufel. Kościół, gospoda, przytułek, szkoła: na wszystkim, co ma piętro, siedzą ludzie, a tego, co piętra nie miało, już nie ma. Chłopak na mule stracił głos i tylko pokazuje palcem. U góry tama, z zastawką otwartą na oścież. Na dole młyn, a w nim śluza: gdyby ją ktoś zamknął, woda by opadła. „Korba jest u kowala”, chrypi chłopak. „Stary Bartel wziął ją do prostowania. Tamci przyszli, zanim oddał”. Na wieży kościoła odzywa się dzwon i tym razem ktoś naprawdę ciągnie za sznur. „I Oda”, mówi chłopak. „Oda została z nimi w młynie”.
story-rising-water-church-blessed = W drzwiach kościoła, po pas w wodzie, stoi mnich z nosem Anzelma i rozdaje chleb. „To był mój brat”, mówi, gdy już was wysłucha. „Rodzony też. Zamknęliście mu oczy jak należy, z modlitwą. Posiedźcie, póki tego nie zjecie”. Każdy bohater odzyskuje 2 PŻ, a drużyna dostaje 1 odłamek duszy.
story-rising-water-church-robbed = W drzwiach kościoła stoi mnich z nosem Anzelma i rozdaje chleb. Patrzy na wasze pasy i poznaje sakwę. Nie mówi ani słowa. Ludzie za jego plecami widzą jego twarz i zaczynają rozglądać się za kamieniami. Kto stoi w kościele, traci 1 PŻ.
story-rising-water-church-buried = Mnich z nosem Anzelma zapala świecę za brata i nie pyta, jak było. „Całe życie za dużo gadał”, mówi. „Dobrze, że pod koniec ktoś go posłuchał”. Drużyna dostaje 1 odłamek duszy.
story-rising-water-inn = Pod dachem gospody siedzi dziewięciu gości, jeden karczmarz i jedna świnia. Karczmarz chce wiedzieć, kto zapłaci za nocleg świni. Wtedy podłoga się przechyla i wszyscy naraz schodzą po drabinie. Świnia pierwsza.
story-rising-water-farmhouse = Ojciec, troje dzieci i koza brną obok was ku wzgórzu. Nikt się nie odzywa. Najmłodsze przystaje przed wami, zwiera pod wodą pięty i salutuje. Ojciec bez słowa kładzie wam na dłoni klucz, jakby wydawał resztę. „Do tylnych drzwi Ody”, mówi. „Zapasowy zawsze leżał u nas”. Drzwi stoją otworem, a każdy bohater odzyskuje 2 PŻ.
story-rising-water-almshouse = Jedenaście staruszek i jeden staruszek, a każde prosi, żeby najpierw ratować pozostałych. W końcu nosicie ich po dwoje. „Ja się w powódź urodziłam”, mówi ostatnia i klepie was po policzku. „Umrzeć w powódź byłoby nieuprzejmie”. Drużyna dostaje 2 odłamki duszy.
story-rising-water-schoolhouse = Nauczycielka związała wszystkie dzieci jednym sznurem, najmniejsze w środku, i kazała im wyliczać królów po kolei, żeby nie płakały. Wyliczają aż do samego wzgórza. Na pierwszym królu góry się zacinają. Nikt nie pamięta, co się stało z jego koroną.
story-rising-water-everybody-out = To był ostatni z czterech strychów. Staruszki naradziły się szeptem i jedna wciska wam w ręce coś owiniętego w natłuszczone płótno. Leżało pod podłogą kościoła od czasów jej babki i czekało na kogoś, kto zasłuży. Dostajecie skarb.
story-rising-water-crank = Kowal Bartel leży na kowadle, a pod nim korba. Widać po nią wrócił. Łokieć dobrego żelaza, prosty jak linijka: robotę skończył.
story-rising-water-boat = Między straganami kręci się powoli łódź bez wioseł. Ludzie w niej trzymają na kolanach tobołki, za ciężkie jak na tobołki, i unikają waszego wzroku. „Zapłaciliśmy kapitanowi Harrowowi za życie”, mówi mężczyzna w porządnym płaszczu. „Nikt nie uprzedził, że rzece też trzeba płacić. Możemy zapłacić jeszcze raz. Albo powiem wam, gdzie w młynie stoi jego porucznik i z której strony ma plecy. Sam im ten młyn rysowałem, Boże, odpuść”.
story-rising-water-nightfall = Światło odchodzi, woda zostaje. Teraz już tylko słychać, co przepływa obok. Między drzewami sadu schodzą w dół latarnie, jest ich za dużo i nikt przy nich nie woła o pomoc. Wrota w sadzie się otwierają. Póki trwa noc, każdy bohater ma o 1 punkt ruchu mniej.
story-rising-water-flood = Tama jęczy i uliczką nadchodzi brunatna fala, wysoka jak drzwi. Połyka kapliczkę przy drodze; na schodach kościoła zapala się druga. Jeśli tama nie jest zablokowana i nikt z łodzi nie trzyma wam liny, łapcie się czegokolwiek: komu nie uda się rzut obronny, ten traci 1 PŻ i zostaje spowolniony. Potem pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-rising-water-drowned-help = I nagle fala staje. Stoi w uliczce jak koń, któremu ktoś szepnął coś do ucha, a w niej, rząd za rzędem, stoją ci, których wypuściliście spod kaplicy. Dziewczynka z wodorostami we włosach opiera o wodę obie dłonie. „Rzeka”, mówi. „Teraz jesteśmy kwita”. Nikomu nic się nie stało: każdy bohater odzyskuje 1 PŻ, a wrota w uliczce się zamykają.
story-rising-water-last-hour = Kościelny dzwon milknie. Nikt go nie uciszył; woda doszła do dzwonnicy. Kto jeszcze siedzi na strychu, tego już nie wyprowadzicie. A jeśli nie wyszedł nikt, nie ma już kogo ratować. W przeciwnym razie pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-rising-water-oda = Młynarkę Odę trzyma jej własne koło, za rękaw i za złamaną rękę; woda sięga jej podbródka, a w zdrowej dłoni ściska tasak odebrany najeźdźcy. Dwóch już wie, jak się nim posługuje. „Nie spieszyło się wam”, mówi. „Trzeba tu dwojga albo jednego dwa razy: podeprzeć koło i ciągnąć. Albo bierzcie moją łódź, raz-dwa zwiezie tu wszystkich waszych. Nie będę miała żalu”. Będzie, i to do końca życia. Co prawda niedługiego.
story-rising-water-oda-free = Koło szarpie, rękaw się drze i Oda ląduje na was, klnąc tak, że zarumieniłby się muł. Potem sięga zdrową ręką pod trzeci stopień. „Trzymałam na wesele”, mówi. „Tylko jakoś nikt nie był wart”. Dostajecie skarb.
story-rising-water-jammed = Korba wchodzi między zęby wielkiej zastawki, zastawka zaciska się na niej i staje. Niżej woda na chwilę traci rezon. Wbijacie w szczelinę młot kowala i wyciągacie żelazo: wciąż proste. Wrota w uliczce się zamykają. Między zębami utknęło zawiniątko, które ktoś zgubił w górze rzeki: dostajecie skarb.
story-rising-water-lieutenant = Między kamieniami młyńskimi siedzi kobieta o miedzianych włosach i układa cudze pierścionki według rozmiaru. „Jestem Wilna”, mówi. „Kapitan Harrow zapłacił mi za tę dolinę do czwartku”. Wstaje i wstaje, i końca temu nie widać, taka jest wysoka. „Podobno nie żyjecie. Nikt już dziś niczego porządnie nie kończy”.
story-rising-water-guide = Człowiek w porządnym płaszczu powiedział wam o klapie za trzecim kamieniem i klapa jest dokładnie tam, gdzie mówił. Ruda Wilna odwraca się o chwilę za późno i traci 3 PŻ.
story-rising-water-lieutenant-falls = Wilna siada z powrotem wśród pierścionków. „Po co mu wioska”, mówi. „Pod górą trzeba rąk. Żywych, martwych, temu pod górą wszystko jedno; on tylko liczy”. A potem i ona przestaje liczyć.
story-rising-water-harrow = Korba siedzi już na wale, gdy ktoś gwiżdże. Na grani nad młynem widać na tle nieba jeźdźca, za nim ze trzydziestu, a on powoli bije brawo. „Harrow!”, woła w dół. „Kapitan Harrow. Na wypadek, gdyby trzeba było coś wyryć na kamieniu. To była moja najlepsza porucznik i moja rzeka. Macie coś do powiedzenia?” Słucha cała dolina. A u waszych stóp, wśród pierścionków, leży wszystko, czego Wilna nie zdążyła spakować.
story-rising-water-ending = Śluza opada ze stukiem jak kropka na końcu zdania. Z początku nic się nie zmienia. Potem ktoś na dachu krzyczy, że widzi swój płot, a ktoś inny, że to nigdy nie był jego płot, i już wiadomo, że wioska będzie żyła.
story-rising-water-oda-thanks = Oda ma rękę w łubkach i już kłóci się z cieślą. „Nowe koło, osiem dni”, oznajmia wam. „A potem macie u mnie chleb, dopóki ktokolwiek z nas chodzi po ziemi. Takich rzeczy nie mówię dwa razy”.
story-rising-water-oda-gone = Pod wieczór znajdują tasak Ody, a później Odę. Nikt wam nic nie mówi. Jej łódź stoi tam, gdzie ją zostawiliście, a dzieci się w niej nie bawią.
story-rising-water-to-the-pass = Na pół zbiorów jest teraz za dużo gąb. Rano ci, których sprowadziliście ze strychów, pakują wszystko, co suche: pójdą przez przełęcz, do garnizonu. Kupiec nazwiskiem Tobias Quill ma wóz, ma cenę i, jak się okazuje, ma też sumienie, z którym można się targować. Ktoś powinien iść przodem.
story-rising-water-to-the-quarry = Na wzgórzu jest stanowczo za pusto. Kiedy staliście w młynie, jeźdźcy Harrowa zdjęli resztę z dachów bosakami, jak się zrywa jabłka. Ślady prowadzą do starego kamieniołomu. Na ostatnim dachu leży but. Zabieracie go ze sobą: musi przecież być ktoś, komu można go oddać.
story-rising-water-drowned = O północy w dolinie leży jezioro, zupełnie gładkie. Są w nim gwiazdy. Chłopak na mule czeka na drodze do rana, bo może ktoś jednak przyjdzie, a potem jedzie dalej, opowiedzieć następnej wsi. Ktoś przecież musi.
trigger-rising-water-mill = Bohaterowie wchodzą do młyna
trigger-rising-water-lieutenant-dead = Porucznik Harrowa nie żyje

## Actions and choices

action-rising-water-lead-out-inn = Wyprowadź ludzi z gospody
action-rising-water-lead-out-farmhouse = Wyprowadź rodzinę z zagrody: każdy bohater odzyskuje 2 PŻ, a drzwi z sadu do młyna się otwierają
action-rising-water-lead-out-almshouse = Wynieś staruszków z przytułku: 2 odłamki duszy
action-rising-water-lead-out-schoolhouse = Wyprowadź dzieci ze szkoły
action-rising-water-take-crank = Weź korbę
action-rising-water-jam-dam = Zablokuj tamę: wrota w uliczce się zamykają, skarb
action-rising-water-brace-wheel = Podeprzyj koło
action-rising-water-pull-out-oda = Wyciągnij Odę: skarb; drużyna o 1 bliżej prawa
action-rising-water-shut-sluice = Zamknij śluzę: 7 odłamków duszy za każdego żywego bohatera, zwycięstwo
choice-rising-water-story-boat-law-1 = Pomóż im wysiąść: 2 odłamki duszy, a podczas powodzi nie trzeba rzutów obronnych; drużyna o 1 bliżej prawa
choice-rising-water-story-boat-law-2 = Wysłuchaj o młynie: 1 odłamek duszy, a porucznik Harrowa, gdy się pojawi, straci 3 PŻ
choice-rising-water-story-boat-neutral-1 = Pomóż im wysiąść: 1 odłamek duszy, a podczas powodzi nie trzeba rzutów obronnych; drużyna o 1 bliżej prawa
choice-rising-water-story-boat-neutral-2 = Weź zapłatę i odepchnij łódź: 10 koron, żeton cienia na przystani promu; drużyna o 1 bliżej chaosu
choice-rising-water-story-boat-neutral-3 = Wysłuchaj o młynie: 1 odłamek duszy, a porucznik Harrowa, gdy się pojawi, straci 3 PŻ
choice-rising-water-story-boat-chaos-1 = Zabierz tobołki i odepchnij łódź: 20 koron, żeton cienia na przystani promu; drużyna o 1 bliżej chaosu
choice-rising-water-story-boat-chaos-2 = Wysłuchaj o młynie: 1 odłamek duszy, a porucznik Harrowa, gdy się pojawi, straci 3 PŻ
choice-rising-water-story-oda-1 = Obiecaj jej pomoc: 1 odłamek duszy; uratują ją dwie akcje specjalne w tym miejscu
choice-rising-water-story-oda-2 = Weź łódź: wszyscy bohaterowie przenoszą się do komory koła i odzyskują 2 PŻ, Oda tonie; drużyna o 1 bliżej chaosu
choice-rising-water-story-harrow-1 = Odpowiedz kapitanowi Harrowowi na całą dolinę: 3 odłamki duszy; on tego nie zapomni
choice-rising-water-story-harrow-2 = Milcz i pozbieraj pierścionki: 20 koron

## What is remembered

person-miller = Młynarka Oda
person-miller-saved = Piecze chleb dla całej doliny, choć z ręką w łubkach.
person-miller-drowned = Utonęła przy własnym kole.
memory-villagers-saved =
    { $count ->
        [one] Przed ostatnią godziną wyprowadzono ludzi z { $count } strychu.
        [few] Przed ostatnią godziną wyprowadzono ludzi z { $count } strychów.
       *[many] Przed ostatnią godziną wyprowadzono ludzi z { $count } strychów.
    }
memory-harrow-insulted = Kapitan Harrow usłyszał obelgę na oczach całej doliny.
outcome-quest-water-shut = Śluza zamknięta, woda opada.
outcome-quest-village-lost = Wybiła ostatnia godzina, a ze strychów nie wyszedł nikt.
achievement-not-one-drowned = Ani jednej ofiary wody
achievement-not-one-drowned-help = Opróżnienie wszystkich czterech strychów przed ostatnią godziną i zamknięcie śluzy.
