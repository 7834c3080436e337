### Sword & Sorcery: the last quest of the campaign, Twice Crowned.

quest-twice-crowned = Dwa razy koronowany
quest-twice-crowned-help = Pod górą martwy król ma być koronowany po raz drugi. Spalcie jego dwie księgi, zabijcie szamana w sali obrzędów i stańcie przed tronem. Co wykuto, da się złamać; co niezłamane, wstanie jeszcze raz.

## Places

place-twice-crowned-great-hall = Wielka sala
place-twice-crowned-gallery = Galeria przodków
place-twice-crowned-armory = Zbrojownia
place-twice-crowned-counting-house = Kantor
place-twice-crowned-long-stair = Długie schody
place-twice-crowned-guardroom = Wartownia
place-twice-crowned-hall-of-columns = Sala kolumn
place-twice-crowned-chasm = Rozpadlina
place-twice-crowned-crypt-of-kings = Krypta królów
place-twice-crowned-cistern = Cysterna
place-twice-crowned-cells = Lochy
place-twice-crowned-kitchens = Kuchnie
place-twice-crowned-forge-cellars = Piwnice kuźni
place-twice-crowned-cold-forge = Zimna kuźnia
place-twice-crowned-antechamber = Przedsionek
place-twice-crowned-ritual-hall = Sala obrzędów
place-twice-crowned-throne-steps = Stopnie tronu
place-twice-crowned-throne = Tron
place-twice-crowned-hearth = Królewskie palenisko

## Goals

goal-twice-crowned-burn-living = Spalcie w kantorze Księgę Żywych
goal-twice-crowned-burn-dead = Spalcie w krypcie królów Księgę Umarłych
goal-twice-crowned-knock = Zapukajcie w ścianę przedsionka: gdy obie księgi spłonęły, są to drzwi
goal-twice-crowned-shaman = Zabijcie czerwonego szamana w sali obrzędów: jego śmierć zaprowadzi was przed tron
goal-twice-crowned-king = Zabijcie króla orków
goal-twice-crowned-crownless = Zabijcie króla bez korony
goal-twice-crowned-before-crowning = Nadejdzie druga koronacja (wydarzenie fabularne III), a przed tronem nie będzie nikogo
goal-twice-crowned-host = Z ostatnią kartą talii wydarzeń wyruszy wojsko
goal-twice-crowned-hammer = Weźcie ze zbrojowni młot kowalski: można nim strzaskać koronę
goal-twice-crowned-break = Strzaskajcie młotem koronę przy tronie (akcja walki): wtedy królowi zostanie jedno życie
goal-twice-crowned-prisoners = Uwolnijcie więźniów z lochów: pomogą wam przed tronem

## Story

story-twice-crowned-by-the-mines = Droga górników kończy się kratą, a krata jest ciepła. Za nią leżą piwnice kuźni, gdzie góra trzyma węgiel, a wszystko, przez co przeszliście, jest teraz nad wami, pod wami i ze wszystkich stron: jakby się stało w gardle czegoś, co jeszcze nie postanowiło połknąć. Wypychacie kratę. Spada na hałdę żużlu i nikt nie przychodzi sprawdzić, co to było. Wszyscy są na górze. Mają próbę.
story-twice-crowned-by-the-gate = Za wami wisi na zawiasach brama króla, przed wami leży wielka sala, długa jak wiejska ulica. Dwieście sztandarów, czterysta miejsc przy stole i ani jedno nie jest zajęte. A jednak nakryto jak do uczty, a na każdym talerzu, na karteczce z imieniem, leży mała żelazna korona. „Miejsc jest więcej niż krzeseł”, mówi ktoś z was. Dopiero po chwili rozumiecie: po pozostałych nikt się nie spodziewa, że usiądą.
story-twice-crowned-task = Teraz już wiecie, o co chodzi. Urgol, pierwszy król góry, nosił już koronę i w niej umarł. Jeśli spocznie na jego głowie po raz drugi, nie będzie mógł więcej umrzeć, a pójść za nim będzie musiał każdy, kto stoi w jego dwóch księgach: żywi z jednej, umarli z drugiej. Wasze imiona są w obu. Póki księgi istnieją, do sali obrzędów nie ma drzwi, jest tylko ściana. Spalcie je. Zabijcie szamana Skarna, który ma trzymać koronę: do tronu prowadzi wyłącznie jego droga. A potem dopilnujcie, żeby król pozostał martwy. I zdążcie przed drugą koronacją, bo potem spieszyć będzie się musiał ten, kto ułoży o was pieśń.
story-twice-crowned-smith-freed = Kowal odprowadził was aż do ostatniej lampy. Przemów nie lubi. Całą noc przesiedział nad jednym jedynym napierśnikiem, z zimnym żelazem i gołymi rękami, a teraz zakłada go komuś z was i dociąga rzemienie. „Tamtą koronę robiłem ja”, mówi. „To jest pierwsza rzecz od tamtej pory, której się nie wstydzę”. Wybrany bohater dostaje +1 do pancerza do końca zadania.
story-twice-crowned-smith-bargained = Kowal dotrzymał słowa co do joty, jak to bywa z tymi, z którymi się targowało. W umówionym miejscu, zawinięte w skórzany fartuch, leży dokładnie to, co był wam winien, i ani gwoździa więcej. Dostajecie skarb.
story-twice-crowned-smith-left = Z zimnej kuźni dobiega stukot młota, powolny i zupełnie równy. Wiecie, komu każą nim machać. Musiał was usłyszeć, bo opuszcza jedno uderzenie; potem ktoś mu coś mówi i kuje dalej. W zimnej kuźni pojawia się żeton cienia.
story-twice-crowned-drums-silent = Dziwnie jest nie słyszeć bębnów. Dopiero teraz wychodzi na jaw, ile strachu siedziało w nich samych. Gdzieś w górze oficer wykrzykuje rozkaz, czeka, aż poniosą go werble, i czeka na próżno.
story-twice-crowned-gate-broken = Przez rozbitą bramę wpada wiatr, pierwszy od trzystu lat, i pachnie sianem. Nie wiedzieliście nawet, jak bardzo wam go brakowało. Do końca zadania każdy bohater ma o 2 PŻ więcej.
story-twice-crowned-counter = Przy pulpicie wysokim jak ambona siedzi ork nie większy od dziecka, przykuty za kostkę, i pisze bez przerwy: lewą ręką w jednej kolumnie, prawą w drugiej. Za nim na podstawce leży Księga Żywych. „Nib”, przedstawia się. „Buchalter. Czterysta jedenaście tysięcy i przez was się pomyliłem. Wiecie, jak mi płacą? Mnie nie liczą”. Patrzy na łańcuch, potem na was. „Mogę źle dodać. Tylko raz, ale tam, gdzie trzeba: on bije według moich liczb. Albo zdejmijcie mi to z nogi. Albo proszę, tam jest kasa na drobne wydatki”.
story-twice-crowned-book-living = Z początku pali się kiepsko; żywe imiona nie lubią ognia. Potem zajmuje się jedna strona, druga, a z każdą gdzieś daleko ktoś siada na łóżku i nie umie powiedzieć, czemu nagle tak mu lekko. Znajdujecie własne i trzymacie je w płomieniu palcami. Każdy bohater odzyskuje 2 PŻ.
story-twice-crowned-book-dead = Księga Umarłych leży na piersi kamiennego króla i bije od niej takie zimno, że płomień pochodni się odchyla. Czytacie parę linijek. Jest w niej cała kaplica i cała dolina. Zajmuje się od razu, jak suche liście, i setki głosów robią wydech. Drużyna dostaje 2 odłamki duszy. Pod nią leży to, z czym pochowano kamiennego króla: dostajecie skarb.
story-twice-crowned-hall-opens = Z obu ksiąg został popiół, więc pukacie, grzecznie, jak się puka do domu, w którym na was czekają. Ściana odchrząkuje, sypie się i okazuje się drzwiami. Za nią, w blasku dziewięciu czerwonych ogni, stoi Skarn z koroną na poduszce i z miną gospodarza, do którego goście przyszli za wcześnie. „Umarłym zawsze się spieszy”, mówi. Wrota w sali kolumn się zamykają.
story-twice-crowned-nine-fires = Dziewięć ognisk stoi w kręgu, a w każdym pali się coś, do czego ktoś był przywiązany: kołyska, skrzypce, drewniana noga. Najbliższe przewracacie kopniakiem. Drobiazg, a jednak. Drużyna dostaje 2 odłamki duszy.
story-twice-crowned-prisoners = Wyłamujecie jeden zamek, a klucz do pozostałych podają wam od środka; mają go od tygodni, tylko nikt im nie powiedział, dokąd iść. Drwale, dudziarz, kobieta z workiem fasoli, a na każdym ziarnku wyryte imię. „Do tronu są tylne drzwi”, mówi. „Z kuchni. Nosimy tamtędy pieczeń. Dziś wniesiemy co innego”. Drużyna dostaje 2 odłamki duszy. Dudziarz daje wam to, co ukrył przed strażą: dostajecie skarb.
story-twice-crowned-armory = Między toporami za ciężkimi dla kogokolwiek wisi młot za mały do czegokolwiek: kowalski, powieszony przez pomyłkę, z wypalonym na trzonku znakiem. Już ten znak widzieliście. Jest na koronie, od środka. Drużyna dostaje 1 odłamek duszy, a przy tronie będzie można strzaskać koronę.
story-twice-crowned-offer = Z kamienia odzywa się głos, całkiem przyjazny, i do każdego z was mówi z osobna. „Umarliście za ludzi, którzy nie umieją zapisać waszych imion”, mówi. „Nie musicie mnie lubić. Pytam tylko, ile wam się należy i od kogo. Nikogo jeszcze nie oszukałem. Ja liczę”. Czeka. Czasu ma pod dostatkiem i zauważacie, że trochę go wam proponuje.
story-twice-crowned-muster = Trąby. Pod górą zbiera się wojsko, szereg za szeregiem: z przodu ci, którym się płaci, za nimi reszta, ci, którzy już nie żyją i maszerują do taktu, bo nikt im nie kazał stanąć. Jeśli nikt z nich nie jest wam nic winien, pierwsi już tu są: pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-twice-crowned-dead-hold = Ale tylne szeregi ani drgną. Na schodach usiadła topielica, prawie dziecko, obok niej woźnica i człowiek z kilofem. „Nie”, mówi dziewczynka. Słowo idzie w tył po szeregach jak kaszel w kościele. Oficer ryczy. Prawie słychać, jak na niego patrzą. Nikt nie przychodzi, a każdy bohater odzyskuje 2 PŻ.
story-twice-crowned-no-standard = A w pierwszym szeregu zieje dziura, tam gdzie powinien być sztandar. Kompanie szukają go z lewej i z prawej, ustawiają się na wyczucie i depczą jedna drugą. Każdy wróg traci 1 PŻ.
story-twice-crowned-daybreak = Gdzieś wysoko muszą być dymniki, bo nagle w kurzu pojawia się światło, cienkie jak nitka i zupełnie żółte. Jest rano. Nie przyszło wam do głowy, że będzie jeszcze jakieś. Za dnia każdy symbol magii może dać waszemu atakowi jeszcze jedno trafienie.
story-twice-crowned-second-crowning = W dymnikach zapada noc, a wszystkie ognie pod górą pochylają się naraz. Teraz korona idzie w górę. Jeśli przed tronem nie stoi nikt, opadnie na jego głowę i będzie pasować. Jeśli ktoś stoi, pojawiają się wrogowie, aż będzie ich tylu, ilu bohaterów.
story-twice-crowned-throne = Skarn umiera ze słowem na ustach, a słowo otwiera się jak zapadnia. Spadacie przez chłód, który pamiętacie, wszyscy naraz; kto jeszcze gonił was po salach, zostaje na górze. Stoicie u stóp tronu. Ten, kto na nim siedzi, jest ogromny i nie żyje od tak dawna, że zrobił się schludny. „Dwakroć martwi”, mówi król Urgol i wstaje. „Dobrze. Potrzebuję was po raz trzeci”. Przy palenisku podnosi się straż, niebieski ork szaman, a jeśli przy bramie biją jeszcze bębny, także czerwony ork wojownik, i otwierają się tam wrota: jeśli bramy góry nie trzyma garnizon, pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów; nie będzie tu kapliczki, póki nie dojdziecie do paleniska albo póki król nie straci korony.
story-twice-crowned-hands-hold = Za paleniskiem otwierają się z hukiem drzwi od kuchni i wpadają wszyscy, którym rozbiliście łańcuchy: z rożnami, chochlami, nogami od stołów. Nie zostają długo i nie wszyscy wychodzą. Ale każdy wróg przy palenisku traci 2 PŻ.
story-twice-crowned-hands-follow = Za waszymi plecami ktoś oddycha. Przyszli z kopalni, jak obiecali, z kilofami, i nikt nie wiwatuje. Jeden po drugim występują naprzód i mówią imię, każdy swoje, a przy każdym król szarpie głową, jakby dostał cios. Każdy wróg przy palenisku traci 1 PŻ.
story-twice-crowned-garrison-holds = Daleko za wami, tam gdzie była brama, ktoś krzyczy, i to w waszym języku. Garnizon jednak przyszedł. Do tronu nie dotrze, ale i obok niego nie przejdzie nikt z królewskiego wojska. Nowi wrogowie się nie pojawiają, a każdy bohater odzyskuje 2 PŻ.
story-twice-crowned-no-drums = Król podnosi rękę, żeby bęben wezwał jego czempiona. Nic się nie dzieje. Podnosi ją znowu. Pierwszy raz od trzystu lat musi na coś czekać: czerwony ork wojownik nie przychodzi.
story-twice-crowned-king-refused = „Nawet nie spytaliście, ile”, mówi do was i nie jest to gniew, tylko ciekawość; nikt jeszcze tak nie zrobił. Przez chwilę wszyscy stoicie odrobinę prościej. Każdy bohater odzyskuje 1 PŻ.
story-twice-crowned-king-listened = „My już rozmawialiśmy”, mówi do was, jak mówi się do służby. „Dostaniecie, o co prosiliście. Moi ludzie przyniosą”. Pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów.
story-twice-crowned-king-miscounts = Uderza tam, gdzie według jego liczb musicie stać. Topór wchodzi w filar aż po trzonek. „Nib!”, ryczy król, a z daleka, cieniutko i z całkowitym zadowoleniem, ktoś odpowiada: „Jeden w pamięci!” Król traci 4 PŻ.
story-twice-crowned-hearth = Palenisko płonęło, odkąd wydrążono górę, a teraz został w nim sam żar, a wy rozkopujecie go nogami. Wrota za nim się zatrzaskują. W popiele leży ogarek; postawiony na stopniach, staje się kapliczką. Każdy bohater odzyskuje 1 PŻ.
story-twice-crowned-crown-broken = Młot spada na żelazo i korona dzwoni jak dzwon, który całe życie czekał, żeby pęknąć. Połówki toczą się w dwie strony; jedna zatrzymuje się na stopniach i budzi się tam kapliczka. Król dotyka nagiej głowy. Pierwszy raz się boi; potem przypomina sobie, jak się wpada w gniew, odzyskuje 12 PŻ i uderza. Ale zostało mu już tylko to jedno życie.
story-twice-crowned-crown-rises = Pada, a korona spada z niego, toczy się i nie przestaje, dopóki znów nie leży obok. Wtedy wstaje, bez niej. To wcale nie korona wzbraniała się umrzeć: ona mu tylko mówiła, kiedy pora. Odwraca się drugą stroną, bez jednej rany. Na stopniach, po których przetoczyła się korona, budzi się kapliczka; każdy bohater odzyskuje 1 PŻ.
story-twice-crowned-the-crown = Tym razem już nie wstaje. Zrobił się całkiem mały, jak to bardzo starzy. Między wami, na stopniach, leży korona, cała albo w połówkach, i tak czy inaczej to najpiękniejsza robota, jaką widzieliście. Pasowałaby na każde z was. Na każde z was pasowałaby bardzo dobrze.
story-twice-crowned-melted = Zimna kuźnia potrzebuje całej nocy, żeby się rozgrzać. Nad ranem na kowadle leży bryła żelaza, szara i właściwie do niczego. Każecie zrobić z niej gwoździe. Do dziś trzyma się na nich połowa dachów w dolinie i żaden jeszcze nie puścił.
story-twice-crowned-kept = Zawijacie ją w chustę i mówicie, że powinna leżeć w bezpiecznym miejscu. To prawda. W drodze na dół każde z was proponuje, że ją trochę poniesie, i każde ociąga się odrobinę, zanim odda.
story-twice-crowned-ending = W południe wychodzicie na zbocze góry, drzwiami, których nikt już nie pilnuje. Pod wami leży kraj: droga, most, przełęcz z wieżą sygnałową, dolina z rzeką tam, gdzie jej miejsce. Patrzycie długo. Jest mniejszy, niż pamiętaliście, a więcej w nim dymu z kominów. Potem schodzicie, bo droga daleka, a jest komu opowiadać.
story-twice-crowned-anselm-blessed = W kaplicy ktoś naprawił dach. Na grobie brata Anzelma stoi dzwonek nie większy od kubka. Dzieci dzwonią nim, kiedy czegoś chcą, i mówią, że działa.
story-twice-crowned-anselm-robbed = W kaplicy stoi otwarta skarbona dla ubogich. Wkładacie do niej to, co kiedyś wyjęliście, i trochę więcej. Nie brzęczy zbyt głośno.
story-twice-crowned-anselm-buried = Ostatniego słowa brata Anzelma nie ma na kamieniu. Było za brzydkie. Ale mnich z jego nosem je zna i mówi, że w niektóre niedziele bardzo go kusi.
story-twice-crowned-oda-saved = Oda znowu piecze. Na ścianie młyna widnieją wasze imiona, bez jednego błędu; kazała sprawdzić. Na parapecie leży pięć bochnów, a o zapłacie nie chce słyszeć.
story-twice-crowned-oda-drowned = Młyn ma nowego młynarza, ostrożnego i uprzejmego. Łódź leży tam, gdzie ją zostawiliście. Odwracacie ją dnem do góry, żeby nie nabrała deszczu, i idziecie dalej.
story-twice-crowned-villagers-many = We wsi jest uczta, a na honorowym miejscu siedzi świnia z gospody. Postarzała się, utyła i nikomu nie salutuje. Salutuje za to mały chłopiec, złączywszy pięty.
story-twice-crowned-villagers-few = We wsi połowa domów nie ma drzwi. Nauczycielka przerabia z czwórką dzieci królów po kolei. Przy ostatnim się waha, patrzy na was i przechodzi do rachunków.
story-twice-crowned-harrow-dead = Kapitan Harrow ma jednak swój kamień; ktoś wyrył na nim, ile kosztował. Napis wyszedł całkiem krótki.
story-twice-crowned-harrow-spared = Na drodze wśród wzgórz człowiek z jednym strzemieniem i bez kompanii naprawia za wikt płoty. Kiedy przechodzicie, zdejmuje kapelusz i nie wkłada go, póki nie znikniecie z oczu. Może to kpina. Ale robota ciężka.
story-twice-crowned-harrow-fled = O kapitanie Harrowie słuch zaginął. Tylko w portowym mieście jakiś jeździec sprzedaje znakomitego konia, za tanio, i pyta o statek tam, gdzie nikt nie ma imienia.
story-twice-crowned-quill-partner = Na przełęczy stoi zajazd „Quill i Wspólnicy”. Na samym dole rachunku, drobnymi literami, napisano, że wy nie musicie go płacić. Kazał to wydrukować. Kosztowało majątek, mówi, i mówi to często.
story-twice-crowned-quill-ruined = Tobias Quill zaczął od nowa, od samego dołu, z tacą na szyi. Sprzedaje guziki i opowiada każdemu, po ile kiedyś sprzedawał jedwab. Kłania się wam. Tylko resztę liczy dwa razy.
story-twice-crowned-quill-dead = Na przełęczy, pod kołem od wozu, ktoś posadził różę. Kupiec Quill powiedziałby, że jak na to miejsce jest za droga. Przyjęła się.
story-twice-crowned-child-home = Tilda wyrosła ze swoich butów. Oba stoją na parapecie, jeden przy drugim, i rośnie w nich bazylia. Pokaże je każdemu, a zaczyna zawsze od lewego, tego, który był na dachu.
story-twice-crowned-child-guide = Tilda jest już dorosła, w każdym razie tak twierdzi, i prowadzi podróżnych przez górę, a chudych także na wylot. Liczy sobie od buta. Kto wraca boso, nie płaci.
story-twice-crowned-child-thief = Przed Tildą nikt w dolinie nie zamyka drzwi, bo to na nic. Lżejszych palców nie ma stąd aż do morza. Tego nauczyła się od was. I przy każdym pożegnaniu ukradkiem liczycie łyżki.
story-twice-crowned-hermit-trusted = W strażnicy nie pali się światło i to dobry znak. Izolda zeszła do wsi i spytała, czy nie trzeba komuś kogoś, kto umie prowadzić księgi. Na palcu ma dwa pierścienie.
story-twice-crowned-hermit-robbed = Izolda kazała przybić do drzwi wieży rygiel. Pióro i księgę gości wysuwa do was przez szparę. Podpisujecie się.
story-twice-crowned-hermit-slain = Strażnica stoi pusta. W ostatnim tomie, pod ostatnią datą, ktoś wpisał nieznanym pismem jeszcze jedno imię. Jej własne. Nie przewracacie kartki.
story-twice-crowned-hermit-left = Izolda zamknęła księgę. Ilu ich w niej jest, nie umie powiedzieć; mówi, że przestała liczyć i że sypia.
story-twice-crowned-smith-free = Kowal podkuwa konie. Proszono go o miecz, i to za dobre pieniądze. Odpowiada, że zapomniał, jak to się robi; wszyscy wiedzą, że kłamie, i nikt tego nie mówi.
story-twice-crowned-smith-paid = Kowal przysłał rachunek za drugą połowę umowy, punkt po punkcie i dobrze zsumowany. Płacicie. Przysyła pokwitowanie. Można by to prawie nazwać przyjaźnią.
story-twice-crowned-smith-behind = Kowala znaleziono w zimnej kuźni: siedział z młotem na kolanach. Nikt nie przyszedł powiedzieć mu, że już można przestać. Wy byliście ostatni, którzy mogli.
story-twice-crowned-hands-home = Przez cały tydzień wychodzą z góry ludzie, mrużą oczy i pytają, jak się nazywa ich wieś. Przy drzwiach ktoś stoi z listą i czyta imiona na głos. Idzie powoli. Nikt by nie chciał, żeby szło szybciej.
story-twice-crowned-hands-lost = Przy drzwiach do góry przez tydzień czeka kobieta z listą i czyta imiona na głos, jedno po drugim, w ciemność. Czasem odpowiada echo.
story-twice-crowned-law = A wy? Mówią, że pilnujecie drogi. Że widuje się was to tu, to tam, zawsze tam, gdzie dwóch kłóci się o płot. Raz umarliście, dwa razy was policzono i okazało się, że reszta jest bardzo prosta: ktoś musi być na miejscu, kiedy trzeba. Jesteście.
story-twice-crowned-neutral = A wy? Jedni mówią, że poszliście na morze, inni, że prowadzicie karczmę, a jest i trzecia historia, w której jesteście winni pewnemu człowiekowi na południu muła. Pewnie wszystkie są prawdziwe. Byliście martwi, potem potrzebni, a teraz ani jedno, ani drugie; nikt was nie uprzedził, jakie to dobre.
story-twice-crowned-chaos = A wy? Ludzie są wam wdzięczni, z daleka. Kiedy wchodzicie do izby, rozmowa milknie na jeden wdech. Macie to, co wzięliście, a wzięliście niemało. Tylko nocą, kiedy jest cicho, łapiecie się czasem na tym, że liczycie.
story-twice-crowned-crowned = Pasuje. Opada mu na głowę z dźwiękiem zamykanego zamka i pod górą wstaje wszystko, co ma imię. Wy też. Stoicie w pierwszym szeregu, żeby mógł was widzieć, i wymaszerowujecie w takt, przez bramę, w poranek, który o niczym nie wie. W kaplicy bez dachu zaczyna bić dzwon, choć nikt nie trzyma sznura.
trigger-twice-crowned-throne = Szaman nie żyje
trigger-twice-crowned-crown-rises = Król pada
trigger-twice-crowned-over = Król pada po raz ostatni

## Actions and choices

action-twice-crowned-burn-living = Spal Księgę Żywych: każdy bohater odzyskuje 2 PŻ
action-twice-crowned-burn-dead = Spal Księgę Umarłych: 2 odłamki duszy i skarb
action-twice-crowned-knock = Zapukaj w ścianę: otwiera się, a za nią stoi czerwony szaman
action-twice-crowned-free-prisoners = Uwolnij więźniów: 2 odłamki duszy i skarb, a przed tronem pomogą; drużyna o 1 bliżej prawa
action-twice-crowned-take-hammer = Weź młot kowalski: 1 odłamek duszy i będzie można strzaskać koronę
action-twice-crowned-break-crown = Strzaskaj koronę: król odzyskuje 12 PŻ, odwraca się drugą stroną i uderza, ale więcej nie wstanie; na stopniach tronu budzi się kapliczka
choice-twice-crowned-story-counter-law-1 = Zdejmij mu łańcuch: 3 odłamki duszy; drużyna o 1 bliżej prawa
choice-twice-crowned-story-counter-law-2 = Niech źle doda: 1 odłamek duszy, a król, gdy przed nim staniecie, straci 4 PŻ
choice-twice-crowned-story-counter-neutral-1 = Zdejmij mu łańcuch: 2 odłamki duszy; drużyna o 1 bliżej prawa
choice-twice-crowned-story-counter-neutral-2 = Niech źle doda: 1 odłamek duszy, a król, gdy przed nim staniecie, straci 4 PŻ
choice-twice-crowned-story-counter-neutral-3 = Weź kasę: 25 koron; drużyna o 1 bliżej chaosu
choice-twice-crowned-story-counter-chaos-1 = Opróżnij kasę i pulpit: 35 koron; drużyna o 1 bliżej chaosu
choice-twice-crowned-story-counter-chaos-2 = Niech źle doda: 1 odłamek duszy, a król, gdy przed nim staniecie, straci 4 PŻ
choice-twice-crowned-story-offer-1 = Nie odpowiadaj: każdy bohater odzyskuje 1 PŻ teraz i znowu przed tronem; drużyna o 1 bliżej prawa
choice-twice-crowned-story-offer-2 = Podaj cenę: 5 odłamków duszy, ale przed tronem pojawią się wrogowie, aż będzie ich o jednego więcej niż bohaterów; drużyna o 1 bliżej chaosu
choice-twice-crowned-story-the-crown-1 = Przetop koronę: drużyna o 1 bliżej prawa
choice-twice-crowned-story-the-crown-2 = Zatrzymaj koronę: 50 koron od tych, którzy chcą ją obejrzeć; drużyna o 1 bliżej chaosu

## What is remembered

memory-crown-melted = Koronę góry przetopiono na gwoździe.
memory-crown-kept = Korona góry została u drużyny.
outcome-quest-crown-fallen = Król pod górą nie żyje i martwy zostanie.
outcome-quest-crowned-again = Nadeszła druga koronacja, a przed tronem nie było nikogo.
achievement-crown-breakers = Pogromcy korony
achievement-crown-breakers-help = Strzaskanie korony na głowie króla.
