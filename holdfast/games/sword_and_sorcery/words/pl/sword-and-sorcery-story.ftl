### Sword & Sorcery: the story of the campaign after its first quest.

## The Drowned Village

quest-drowned-village = Zatopiona wioska
story-drowned-village-arrival = Dym nad doliną, a zamiast drogi woda. Najeźdźcy otworzyli śluzę nad wioską i ludzie siedzą na strychach. Wyprowadźcie rodzinę z zagrody, zablokujcie śluzę w młynie, powalcie tego, kto jej strzeże, i zamknijcie wodę przed ostatnią godziną.
story-drowned-village-chapel = W kaplicy nad wodą wciąż płoną świece i pod dotykiem waszych rąk budzi się kapliczka. Prawo klęka i zostaje uleczone. Chaos opróżnia skarbonkę. Kto jest neutralny, może zrobić jedno albo drugie.
story-drowned-village-refugees = O mur ociera się łódź bez wioseł, pełna ludzi, którzy unikają waszego wzroku. Pomóżcie im wysiąść, a wdzięczność wzmocni wasze dusze. Albo weźcie zapłatę i nie patrzcie na to, co płynie za łodzią.
story-drowned-village-thanks = Ostatnia z ukrytych mieszkanek wciska wam w ręce coś owiniętego w natłuszczone płótno. Leżało pod młynem od czasów jej babki i czekało na kogoś, kto zasłuży.
story-drowned-village-flood = Tama jęczy i puszcza. Brunatna fala toczy się ulicą i połyka starą kapliczkę przy studni; sucha została tylko ta w kaplicy. Jeśli śluza nie jest zablokowana, trzymajcie się mocno.
story-drowned-village-last-hour = Światło gaśnie, woda sięga okapów. Kto jest jeszcze w zagrodzie, już z niej nie wyjdzie.
story-drowned-village-captain = Między kołami młyna siedzi herszt najeźdźców i przelicza cudze pierścienie. „Trzeba wam było utonąć z resztą”, mówi i dobywa miecza.
story-drowned-village-family = Ojciec, troje dzieci i koza brną obok was ku wzgórzu. Najmłodsze salutuje.
trigger-drowned-village-begin = Zadanie się zaczyna
trigger-drowned-village-third-round = Z wody dobiegają głosy
trigger-drowned-village-graveyard = Mur cmentarza puszcza
trigger-drowned-village-crypt-stair = Kamień przykrywa schody krypty
trigger-drowned-village-mill = Bohaterowie wchodzą do młyna
action-drowned-village-lead-out = Wyprowadź rodzinę
action-drowned-village-jam-sluice = Zablokuj śluzę
action-drowned-village-shut-sluice = Zamknij śluzę
outcome-quest-village-saved = Śluza zamknięta, woda opada: wioska przeżyje.
outcome-quest-village-drowned = Woda zamknęła się nad zagrodą, zanim ktokolwiek przyszedł.

## The Merchant’s Road

quest-merchants-road = Kupiecki trakt
story-merchants-road-road = Od miesiąca przez przełęcz nie przejechał żaden wóz. Nad drzewami stoi latarnia, która wezwałaby załogę, za drzwiami, których nie weźmie żaden topór: magiczny klucz wisi w obozie orków. Rozpalcie latarnię, a potem oczyśćcie trakt do ostatniego wroga.
story-merchants-road-caravan = Spalona karawana, martwi wciąż trzymają lejce. Prawo ich grzebie, a ich dusze zostają na chwilę przy waszych. Chaos otwiera kufer. Neutralny może pochować albo przeszukać kieszenie.
story-merchants-road-horns = Rogi w wąwozie. Znaleźli starą kozią ścieżkę i pną się nią w górę.
story-merchants-road-wolves = Oszalała od dymu wataha wypada z ciemności, kąsa wszystko, co oddycha, i znika. W domu poborcy zapala się sama zapomniana lampka.
story-merchants-road-letter = Na pieczęci korona bez głowy. „Trzymać przełęcz”, czytacie w środku, „aż będę koronowany dwakroć”. Ktoś pod górą umie pisać.
story-merchants-road-merchant = „Bohaterowie! Wreszcie klienci”, odzywa się kupiec spod wozu i rozkłada towar, jakby strzały były deszczem.
story-merchants-road-beacon = Ogień strzela w górę i robi się jasno jak w południe. Daleko w dole odpowiadają trąby załogi. Między wami a nimi stoi ten, który wiódł napad, i nie ucieka.
trigger-merchants-road-begin = Zadanie się zaczyna
trigger-merchants-road-letter = Znaleziono zapieczętowany list
trigger-merchants-road-tollhouse = Dom poborcy stoi otworem
trigger-merchants-road-road-open = Na trakcie nie ma już wrogów
action-merchants-road-trade = Handluj z kupcem
action-merchants-road-block-ravine = Zawal kozią ścieżkę
action-merchants-road-light-beacon = Rozpal latarnię
outcome-quest-road-open = Latarnia płonie, trakt jest wolny.

## The Troll Bridge

quest-troll-bridge = Most trolla
story-troll-bridge-bridge = Do góry prowadzi jeden most i od trzystu lat ma tego samego właściciela. Rany zamykają się na nim w oczach; otwarte zostaje tylko to, czego dotknął ogień. Budowniczowie mostu o tym wiedzieli i w trzech miejscach zostawili smołę. Zabijcie go. Potem zabijcie go jeszcze raz.
story-troll-bridge-hermit = W strażnicy mieszka pustelnik i dogląda kapliczki. Prawo prosi o błogosławieństwo i odchodzi zdrowe. Chaos pyta, co chowa pod łóżkiem. Neutralny może przyjąć błogosławieństwo albo poprosić o broń, która przyszła do niego we śnie.
story-troll-bridge-rain = Deszcz, a w deszczu pochodnie na wzgórzach. Jeśli jeszcze was nie zwęszył, to zwęszył teraz.
story-troll-bridge-bones = Rzeka oddaje to, co wyrzucił: wędrowców z trzystu lat. Ich dusze ciągną do was jak ćmy do lampy, a stwory z jaskiń przed nimi uciekają.
story-troll-bridge-toll = Deski się unoszą. Przez poręcz przechodzi ręka z łańcuchem, a za nią cała reszta. „Myto”, mówi troll.
story-troll-bridge-rises = Leży bez ruchu tak długo, ile trwa jeden wydech. Potem pękają łańcuchy, a temu, co wstaje, nie chodzi już o myto.
trigger-troll-bridge-begin = Zadanie się zaczyna
trigger-troll-bridge-bridge = Ktoś wchodzi na most
trigger-troll-bridge-lair = Leże stoi otworem
trigger-troll-bridge-ghost = Pustelnik zapala świecę za poległych
trigger-troll-bridge-rises = Troll pada
trigger-troll-bridge-over = Troll pada po raz ostatni
action-troll-bridge-tar-tower = Wylej smołę z wieży i podpal ją
action-troll-bridge-tar-bank = Podpal smołę na brzegu
action-troll-bridge-tar-lair = Podpal smołę w leżu
action-troll-bridge-take-soul-weapon = Weź broń duszy z kopca
outcome-quest-troll-slain = Troll jest popiołem, a most należy do wszystkich.

## Under the Crown

quest-under-the-crown = Pod koroną
story-under-the-crown-descent = Pod górą król czeka na drugą koronację, a koroną będą wasze śmierci. Drogi do tronu strzeże szaman; kto go zabije, spadnie ścieżkami umarłych wprost do jego stóp. Przed zmierzchem, bo inaczej wojsko wyruszy. I zajrzyjcie do zbrojowni: co wykuto, da się złamać.
story-under-the-crown-prisoner = W ostatniej celi siedzi kowal, który wykuł koronę. Prawo kruszy jego łańcuchy, a on oddaje to, co zabrał waszym duszom. Chaos kruszy jego kufer. Neutralny może go uwolnić albo się targować.
story-under-the-crown-collapse = Góra porusza się we śnie. Przejścia za wami już nie ma, a z kurzu wychodzą ci, którzy znają inne drogi.
story-under-the-crown-drums = Bębny pod podłogą, bębny za ścianami. Coś odliczają.
story-under-the-crown-dusk = Daleko w górze zachodzi słońce. Jeśli nikt nie stoi teraz przed tronem, bramy się otworzą i wojsko wyjdzie na świat bez obrońców.
story-under-the-crown-throne = Szaman umiera ze słowem na ustach i słowo się otwiera. Spadacie przez chłód, który pamiętacie, i stoicie u stóp tronu. „Dwakroć martwi”, mówi król i wstaje. „Potrzebuję was po raz trzeci”.
story-under-the-crown-crown-broken = Młot spada na żelazną koronę, a ta dźwięczy jak dzwon. Połówki toczą się w dal. Król dotyka nagiej głowy i pierwszy raz się boi, a potem jest już tylko wściekły.
story-under-the-crown-crown-rises = Pada, korona spada mu z głowy, a on bez niej wstaje. To nie korona nie chciała umrzeć.
trigger-under-the-crown-begin = Zadanie się zaczyna
trigger-under-the-crown-throne = Szaman nie żyje
trigger-under-the-crown-hearth = Palenisko w sali jest jeszcze ciepłe, a wrota się zatrzaskują
trigger-under-the-crown-crown-rises = Król pada
trigger-under-the-crown-over = Król pada po raz ostatni
action-under-the-crown-take-hammer = Weź młot kowala
action-under-the-crown-break-crown = Złam koronę
outcome-quest-king-fallen = Król pod górą nie żyje, a wasze dusze znów należą do was.
outcome-quest-kings-host = Bramy są otwarte, wojsko króla wyrusza.
