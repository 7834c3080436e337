### Sword & Sorcery: the prologue, The Waking Chapel.

quest-waking-chapel = Kaplica przebudzenia
quest-waking-chapel-help = Budzicie się martwi na posadzce kaplicy. Zapalcie na jej krańcach dwie lampy dusz, zabijcie strażnika i złamcie pieczęć, pod którą zamknięto resztę was.

## Places

place-waking-chapel-choir = Prezbiterium
place-waking-chapel-bell-tower = Dzwonnica
place-waking-chapel-vestry = Zakrystia
place-waking-chapel-lady-chapel = Kaplica Panny
place-waking-chapel-cloister = Krużganek
place-waking-chapel-nave = Nawa
place-waking-chapel-porch = Kruchta
place-waking-chapel-graveyard = Cmentarz
place-waking-chapel-cells = Cele mnichów
place-waking-chapel-lower-passage = Dolny korytarz
place-waking-chapel-ossuary = Kostnica
place-waking-chapel-undercroft = Podziemie
place-waking-chapel-drowned-crypt = Zalana krypta
place-waking-chapel-hall-of-names = Sala imion
place-waking-chapel-seal-chamber = Komora pieczęci
place-waking-chapel-pit = Dół

## Goals

goal-waking-chapel-light-west = Zapalcie lampę w zalanej krypcie
goal-waking-chapel-light-east = Zapalcie lampę w kaplicy Panny
goal-waking-chapel-find-keeper = Wejdźcie do Sali imion: czeka tam strażnik
goal-waking-chapel-slay-keeper = Zabijcie strażnika pieczęci (czerwonego orka szamana)
goal-waking-chapel-break-seal = Złamcie pieczęć w komorze pieczęci
goal-waking-chapel-rite = Z ostatnią kartą talii wydarzeń obrzęd się dopełni
goal-waking-chapel-grave = Przeszukajcie otwarty grób na cmentarzu: ktoś musi znać wasze imiona
goal-waking-chapel-key = Czerwony klucz z cel pasuje do skrzyni w zalanej krypcie
goal-waking-chapel-bell = Dół jest otwarty: uciszcie dzwon na dzwonnicy, żeby go zamknąć

## Story

story-waking-chapel-awakening = Zimny kamień pod policzkiem. To pierwsze. Drugie jest takie, że nie oddychacie i jakoś wam to nie przeszkadza. Leżycie w prezbiterium kaplicy bez dachu, w kręgu wypalonych świec, a kiedy sięgacie po własne imiona, znajdujecie tylko przeciąg. Pamiętacie bitwę. Pamiętacie, że była przegrana. Z nawy dobiega głos cienki jak papier: „Wstali. Święci pańscy, naprawdę wstali. Jestem Anzelm, brat z tego klasztoru, czyli to, co zostało i z brata, i z klasztoru. Słuchajcie. Wasze dusze uwięzili pod posadzką, za pieczęcią, a tej nocy chcą je zabrać pod górę. Na dwóch krańcach kaplicy stoją dwie lampy. Zapalcie obie, a ściana na dole się otworzy. Zabijcie tego, kto jej strzeże. A potem złamcie to świństwo. Tylko zdążcie przed końcem obrzędu, przyjaciele. Potem położycie się z powrotem”.
story-waking-chapel-anselm = Brat Anzelm siedzi pod filarem, obiema rękami przyciska brzuch, a na kolanach trzyma sakwę kaplicy. Ranę już obejrzał i nie udaje, że nie wie, co znaczy. „Trzy dni biłem w dzwon na trwogę”, mówi. „Przyszliście wy”. Chce się zaśmiać, ale się rozmyśla. „Mam tu srebro dla ubogich. Przydałoby mi się błogosławieństwo, jeśli ktoś z was jakieś jeszcze pamięta. I jest słowo, którego strażnika nauczył jego własny pan, a które usłyszałem przez ścianę, choć nie miałem usłyszeć. Tchu starczy mi tylko na jedno”.
story-waking-chapel-bell = Wysoko w górze, choć nikt nie trzyma sznura, zaczyna bić pęknięty dzwon. Sypie się kurz. Pod drugim końcem kaplicy coś mu odpowiada, uderzenie za uderzenie, i ziemia wokół dołu zaczyna się osuwać. „Ten dzwon wisi dla umarłych”, szepcze ktoś i nie macie pewności, które z was. „Bije tylko wtedy, gdy się ich spodziewają”. Sznur tańczy na wyciągnięcie ręki. Kto go złapie, będzie musiał wytrzymać.
story-waking-chapel-nightfall = Słońce zachodzi za wybitymi oknami, a kolory witraża gasną jeden po drugim: błękit, potem zieleń, na końcu czerwień płaszcza męczennika. W ciemności ledwie widać własne dłonie. Co prawda wcześniej też było je widać słabo. Póki trwa noc, każdy atak bohaterów ma o 1 trafienie mniej.
story-waking-chapel-grave = Grób jest świeży, szeroki i wykopany byle jak. Leżą w nim wasze tarcze, a na desce wasze imiona, wycięte nożem przez kogoś, kto nie znał ortografii, ale przyłożył się do każdej litery. Czytacie je na głos, jedno po drugim. Każde z was lekko się wzdryga, kiedy pada to właściwe. Drużyna dostaje 1 odłamek duszy.
story-waking-chapel-tower = Zapieracie się o dzwon barkami i plecami i trzymacie, aż wybrzmi do końca. Stąd widać drogę, dolinę, nitkę dymu. Nikt tam na dole nie wie, że to ostatnia wolna noc. Pod wami dół wzdycha i zamyka się jak oko.
story-waking-chapel-west-lamp = Woda w krypcie jest czarna i sięga kolan. Lampa wisi nad nią na łańcuchu, nie większa od pięści, i nie chce oliwy. Chce usłyszeć coś prawdziwego. „Zabrakło nam odwagi”, mówicie, a ona się zapala i z wody patrzy na was znajoma twarz.
story-waking-chapel-east-lamp = W kaplicy Panny ktoś odwrócił figurę do ściany. Odwracacie ją z powrotem. Lampę u jej stóp zdeptano na płasko; prostujecie ją palcami. „Jeszcze nie skończyliśmy”, mówicie, a płomień staje na baczność, jakby tylko czekał, żeby komuś się sprzeciwić.
story-waking-chapel-both-lamps = Teraz płoną obie lampy i światło jednej znajduje światło drugiej przez czterdzieści stóp kamienia. Kości w kostnicy robią się ciepłe. W Sali imion ściana, w której nie było drzwi, przypomina sobie, że kiedyś były. Ściana przed komorą pieczęci stoi otworem, w kostnicy budzi się kapliczka, a każdy bohater odzyskuje 2 PŻ. W niszy za tą ścianą leży coś, co miało pójść do grobu razem z wami: dostajecie skarb.
story-waking-chapel-keeper = Na każdym kamieniu tej sali wyryto imię, a połowę imion zdrapano. Ten, kto drapie, stoi w głębi: szaman w czerwonym kapturze, z różdżką, z której kapie ogień. Nie wygląda na zaskoczonego. „Siadać, trupy”, mówi strażnik. „Gruszak już was skreślił. Król już was policzył. Wiecie, ile mnie to będzie kosztowało, jeśli zacznie liczyć od nowa?”
story-waking-chapel-keepers-word = Wtedy wymawiacie słowo, które dostaliście od Anzelma. Jest krótkie, paskudne i nie na wasze usta. Gruszak zgina się wpół, jakby kopnął go własny cień, i podnosi na was wzrok, który zachowacie w pamięci na długo: całe życie był sługą i właśnie mu o tym przypomniano. Traci 3 PŻ.
story-waking-chapel-keeper-falls = Gruszak pada na własną listę, a różdżka gaśnie w kałuży. „Dwa razy”, mówi do sufitu. „Włoży ją dwa razy”. I nie ma już kogo zapytać, kto i co.
story-waking-chapel-seal = Pieczęć to żelazny krąg szeroki jak koło od wozu i jest ciepła. Pod nią tłoczą się dusze niczym ryby pod lodem: nie tylko wasze, lecz setki cudzych, żołnierze, pielgrzymi, a sądząc po głosach, cała wieś. Żelazo pęka od pierwszego ciosu. Wasze wracają do domu od razu, bez pukania. Reszta czeka. Zauważyli, że jesteście od nich silniejsi. I że chce wam się pić.
story-waking-chapel-freed = Odsuwacie się i trzymacie szczelinę otwartą. Idą w górę obok was z szumem lasu na wietrze, przez posadzkę, przez dach, którego nie ma. Ostatnia przystaje topielica, prawie dziecko, z wodorostami we włosach. „Jesteśmy wam winni rzekę”, mówi zupełnie poważnie i znika.
story-waking-chapel-drunk = Pijecie i jest to jak pierwszy oddech po długim nurkowaniu. Nawet się nie gniewają. To właśnie zapamiętacie: były ich setki i ani jedna dusza się nie rozgniewała, tylko w komorze z każdym łykiem robiło się odrobinę ciemniej.
story-waking-chapel-names = Deskę wynosicie ze sobą. Wisi teraz nad drzwiami kaplicy i każdy przechodzień może przeczytać, kim byliście. Okazuje się, że to jednak ważne.
story-waking-chapel-ending = O świcie grzebiecie brata Anzelma pod cisem, twarzą do drogi. Oddychacie. Wymaga to pewnej wprawy. Na spodzie pieczęci wybito znak, którego nikt z was dotąd nie widział: koronę, a nad nią drugą.
story-waking-chapel-road-down = Koło południa dym w dolinie gęstnieje, a z rzeką dzieje się coś niedobrego: lśni tam, gdzie powinny być pola. Drogą w górę pędzi galopem chłopak na mule, widzi was i nawet nie pyta, kim jesteście. „Śluzę otworzyli!”, woła. „Przy młynie Ody! Wszyscy siedzą na dachach!”
story-waking-chapel-rite-done = Pod waszymi stopami ktoś wymawia ostatnie słowo bardzo długiego zdania. Lampy gasną. Macie jeszcze tylko czas, by położyć się z własnej woli, jak kładą się ludzie zmęczeni, i przeciąg znów zabiera wam imiona. Gdzieś pod górą młot uderza w żelazo, jeden raz, i jest zadowolony.
trigger-waking-chapel-hall = Bohaterowie wchodzą do Sali imion
trigger-waking-chapel-keeper-dead = Strażnik pieczęci nie żyje

## Actions and choices

action-waking-chapel-light-west = Zapal lampę w zalanej krypcie
action-waking-chapel-light-east = Zapal lampę w kaplicy Panny
action-waking-chapel-still-the-bell = Ucisz dzwon: wrota w dole się zamykają, wszyscy bohaterowie odzyskują 1 PŻ; jeśli wcześniej utrzymaliście sznur, 2 odłamki duszy
action-waking-chapel-break-seal = Złam pieczęć: zdecydujcie o duszach, 4 odłamki duszy za każdego żywego bohatera, zwycięstwo
choice-waking-chapel-story-anselm-law-1 = Pobłogosław go: 2 odłamki duszy; drużyna o 1 bliżej prawa
choice-waking-chapel-story-anselm-law-2 = Zapytaj o słowo strażnika: 1 odłamek duszy, a strażnik, gdy się pojawi, straci 3 PŻ
choice-waking-chapel-story-anselm-neutral-1 = Pobłogosław go, jak umiesz: 1 odłamek duszy; drużyna o 1 bliżej prawa
choice-waking-chapel-story-anselm-neutral-2 = Weź pół sakwy: 10 koron; drużyna o 1 bliżej chaosu
choice-waking-chapel-story-anselm-neutral-3 = Zapytaj o słowo strażnika: 1 odłamek duszy, a strażnik, gdy się pojawi, straci 3 PŻ
choice-waking-chapel-story-anselm-chaos-1 = Zabierz sakwę: 20 koron; drużyna o 1 bliżej chaosu
choice-waking-chapel-story-anselm-chaos-2 = Zapytaj o słowo strażnika: 1 odłamek duszy, a strażnik, gdy się pojawi, straci 3 PŻ
choice-waking-chapel-story-bell-1 = Utrzymaj sznur: wybrany bohater traci 2 PŻ, dół pozostaje zamknięty
choice-waking-chapel-story-bell-2 = Niech bije: 3 odłamki duszy, wrota w dole się otwierają i pojawiają się wrogowie, aż będzie ich o jednego więcej niż bohaterów
choice-waking-chapel-story-seal-1 = Wypuść wszystkie dusze: będą o tym pamiętać; drużyna o 1 bliżej prawa
choice-waking-chapel-story-seal-2 = Wypij dusze: 6 odłamków duszy; drużyna o 1 bliżej chaosu

## What is remembered

person-pilgrim = Brat Anzelm
person-pilgrim-blessed = Umarł pobłogosławiony i nie sam.
person-pilgrim-robbed = Umarł, patrząc, jak liczycie jego srebro.
person-pilgrim-buried = Oddał ostatni dech za słowo strażnika.
memory-souls-freed = Dusze spod kaplicy odeszły wolne.
outcome-quest-chapel-woken = Pieczęć złamana, a wasze dusze znów należą do was.
achievement-names-remembered = Zapamiętane imiona
achievement-names-remembered-help = Zapalenie obu lamp, przeszukanie grobu i złamanie pieczęci.
