### Lekcja: pierwsze tury gry, krok po kroku.

lesson = Pierwsze tury
    .step1 = Witaj w bastionie! Pośrodku stoi cytadela, a wokół niej sześć dystryktów. Prowadzisz oboje obrońców, Dagdara i Sannirr: czekają w cytadeli.
    .step2 = Wrogowie stoją przy murze, po jednym na każdym z 24 odcinków. Karta pokazuje siłę wroga, a jej kolor mówi, jaką manę kosztuje. Najedź na cokolwiek albo przytrzymaj palec, a dowiesz się, co to jest.
    .step3 = W turze możesz wykonać ruch, zdobyć manę i zaatakować: każde raz, w dowolnej kolejności. Mana ma sześć kolorów, a każdy obrońca zaczyna z jednym żetonem w każdym. Gdy skończysz, pod mur przyjdzie wróg.
    .step4 = Zielona bestia ma siłę 3, więc kosztuje trzy żetony zielonej many. W żółtym dystrykcie jest zielone źródło i stamtąd można atakować wrogów przy tym murze. Przesuń tam Dagdara.
    .step5 = Źródło daje trzy żetony many w swoim kolorze. W zamian kładziesz na nim jeden żeton i źródło jest zamknięte. Zdobądź manę z zielonego.
    .step6 = Bez którego żetonu many się obejdziesz? Nie widać niebieskich wrogów: zostaw niebieski.
    .step7 = Dagdar ma teraz cztery żetony zielonej many, a bestia kosztuje trzy. Kości tu nie ma: kto może zapłacić, ten wygrywa. Atakuj!
    .step8 = Karta bestii jest teraz zaklęciem Dagdara, na jeden raz: to Przyspieszenie. Nie miał już nic do zrobienia, więc jego tura skończyła się sama, a pod mur przyszła fioletowa bestia.
    .step9 = Tura Sannirr. Przesuń ją też do żółtego dystryktu: miejsca starczy dla wszystkich.
    .step10 = Zielone źródło jest zamknięte, ale żółte otwarte. Z nim wystarczy many na żółtą bestię. Zdobądź tam manę.
    .step11 = Znów jeden żeton many zostaje na miejscu. Nie widać czerwonych wrogów, więc zostaw czerwony.
    .step12 = Cztery żetony żółtej many, a bestia kosztuje trzy: atakuj! Jeśli czegoś nie można zrobić, „Dlaczego nie?” pod listą poda powód i zasadę; możesz też nacisnąć samą rzecz.
    .step13 = Niektórzy wrogowie mają cechy. Czarny zwiadowca przyprowadził następnego wroga: czarnego skrzydlaka, który wylądował na placu zielonego dystryktu. Dopóki tam siedzi, ten dystrykt nie daje many.
    .step14 = Tura Dagdara. Wieża zbiera manę, która leży na źródłach jej dystryktu, i są one znów otwarte. Zdobądź manę z wieży.
    .step15 = Wieża też chce jednego żetonu many, a potem jest zamknięta. Zostaw zielony.
    .step16 = Czas na czary: z Przyspieszeniem ruch prowadzi o krok dalej. Przenieś się do czerwonego dystryktu: jego czarne źródło pomoże w walce ze skrzydlakiem. Coś nie tak? Pomoże „Cofnij” u góry; w tej lekcji, dopóki nie odkryto nowej karty.
    .step17 = Tura Sannirr, a żółta wieża wciąż jest zamknięta. Wieże otwiera tylko cytadela: idź tam.
    .step18 = Stąd można zebrać manę ze wszystkich zamkniętych wież naraz i nic to nie kosztuje. Zdobądź manę z cytadeli.
    .step19 = Olbrzym! Olbrzymy zajmują wolny odcinek najbliżej bramy. Jeśli wróg ma przyjść, a na murze nie ma miejsca, przegrywasz. Gdy talia się skończy, wrogowie ruszą dalej ku bramie i na to też musi być miejsce.
    .step20 = Wygrasz, gdy talia jest pusta, a na murze nie ma wrogów. W następnych grach dojdą rytuały: zwycięstwo nad właściwym kolorem przynosi artefakty i budowle. Zasady znajdziesz w menu u góry.
