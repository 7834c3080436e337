## Packs: content of one's own

fault-replaces-undeclared = manifest musi mówić, że pakiet zastępuje „{ $name }”
fault-replaces-nothing = pakiet nie zastępuje „{ $name }”: nie ma czego zastąpić albo nie ma tego w pakiecie
fault-removes-nothing = nie ma „{ $name }”, więc nie ma czego usunąć
fault-adds-nothing = pakiet nie dodaje „{ $name }”
fault-adds-undeclared = pakiet dodaje „{ $name }”, ale manifest o tym nie mówi
fault-too-many-things =
    { $limit ->
        [one] może tu być najwyżej { $limit } rzecz
        [few] mogą tu być najwyżej { $limit } rzeczy
       *[many] może tu być najwyżej { $limit } rzeczy
    }
fault-too-deep =
    { $limit ->
        [one] zagnieżdżenie głębsze niż { $limit } poziom
        [few] zagnieżdżenie głębsze niż { $limit } poziomy
       *[many] zagnieżdżenie głębsze niż { $limit } poziomów
    }
fault-text-too-long =
    { $limit ->
        [one] tekst jest dłuższy niż { $limit } znak
        [few] tekst jest dłuższy niż { $limit } znaki
       *[many] tekst jest dłuższy niż { $limit } znaków
    }
fault-number-too-large = liczba jest większa niż { $limit }
fault-not-plain-data = mogą tu stać tylko teksty, liczby, tak i nie, listy i tabele
fault-stack-of-stacks = stos wymienia pakiety, a nie inne stosy
fault-pack-format = format pakietu { $found } nie jest obsługiwany, potrzebny jest { $known }
fault-unfit-character = znaku { $character } nie może być w tekście
fault-markup-in-words = słowa to zwykły tekst, a „{ $text }” wygląda na znaczniki
fault-too-many-files =
    { $limit ->
        [one] pakiet ma najwyżej { $limit } plik
        [few] pakiet ma najwyżej { $limit } pliki
       *[many] pakiet ma najwyżej { $limit } plików
    }
fault-pack-too-large =
    { $limit ->
        [one] pliki pakietu mają razem więcej niż { $limit } bajt
        [few] pliki pakietu mają razem więcej niż { $limit } bajty
       *[many] pliki pakietu mają razem więcej niż { $limit } bajtów
    }
fault-zip-too-large =
    { $limit ->
        [one] plik zip ma więcej niż { $limit } bajt
        [few] plik zip ma więcej niż { $limit } bajty
       *[many] plik zip ma więcej niż { $limit } bajtów
    }
fault-path-outside = ścieżka prowadzi poza pakiet
fault-file-not-allowed = pakiet zawiera pliki TOML i słowa w words/<język>/*.ftl, a to nie jest ani jedno, ani drugie
fault-no-manifest = pakiet potrzebuje manifestu o tej nazwie
fault-not-a-zip = to nie jest plik zip, który da się odczytać: { $detail }
fault-encrypted = plik jest zaszyfrowany
fault-link-in-pack = w pakiecie są pliki, a nie dowiązania
fault-file-twice = ten plik jest w archiwum dwa razy
fault-words-too-nested = warianty są zagnieżdżone głębiej niż { $limit }
fault-not-fluent = ten wiersz nie jest w formacie Fluent: { $line }
fault-term-in-words = pakiet ma komunikaty, a nie terminy
fault-attribute-in-words = komunikat to jeden tekst, bez atrybutów
fault-function-in-words = funkcja { $function } jest niedostępna dla pakietów
fault-reference-in-words = komunikat nie może wstawiać innego: „{ $name }”
fault-content-breaks = zawartości nie da się odczytać: { $detail }
fault-too-many-packs =
    { $limit ->
        [one] na stole może leżeć najwyżej { $limit } pakiet
        [few] na stole mogą leżeć najwyżej { $limit } pakiety
       *[many] na stole może leżeć najwyżej { $limit } pakietów
    }
fault-pack-twice = pakiet „{ $pack }” leży tu dwa razy
fault-pack-of-another-game = pakiet jest do gry „{ $found }”, a gra to „{ $wanted }”
fault-unread-file = gra nie czyta pliku o tej nazwie; czyta: { $files }
fault-unread-entries = gra nie czyta niczego o tej nazwie; czyta: { $known }
fault-unknown-variable = komunikat mówi o { $name }, a gra nic w to miejsce nie wstawi
fault-unused-words = ten komunikat niczego w grze nie nazywa
fault-untranslated = w tym języku brakuje komunikatu „{ $message }”
fault-trial-endless = w próbnej grze coś wywołuje samo siebie bez końca
fault-trial-failed = krótka próbna partia z tym pakietem się urwała: { $detail }
fault-check-too-long =
    { $seconds ->
        [one] sprawdzanie trwało dłużej niż { $seconds } sekundę i zostało przerwane
        [few] sprawdzanie trwało dłużej niż { $seconds } sekundy i zostało przerwane
       *[many] sprawdzanie trwało dłużej niż { $seconds } sekund i zostało przerwane
    }
fault-check-too-much = sprawdzanie potrzebowało więcej pamięci, niż pakietowi wolno
error-packs-missing =
    { $count ->
        [one] Tę partię rozegrano z pakietem, którego tu nie ma: { $packs }. Dodaj go i spróbuj ponownie.
        [few] Tę partię rozegrano z pakietami, których tu nie ma: { $packs }. Dodaj je i spróbuj ponownie.
       *[many] Tę partię rozegrano z pakietami, których tu nie ma: { $packs }. Dodaj je i spróbuj ponownie.
    }
error-no-such-pack = Nie ma tu pakietu „{ $pack }”. Mógł zostać usunięty; prześlij go jeszcze raz.
error-too-many-uploads = Ostatnio przesłano zbyt wiele pakietów. Spróbuj później.

## The packs of a new table

page-packs = Pakiety
page-packs-help = Pakiety zawierają własne karty, zadania i teksty. Leżą jeden na drugim w tej kolejności: jeśli dwa mają to samo, liczy się ten niżej na liście. Plik jest przechowywany tylko dla tego stołu.
page-packs-chosen = Pakiety tego stołu w kolejności
page-packs-offered = Pakiety tego serwera
page-packs-add = Dodaj
page-packs-add-one = Dodaj „{ $pack }”
page-packs-earlier = Przesuń „{ $pack }” w górę
page-packs-later = Przesuń „{ $pack }” w dół
page-packs-remove = Usuń „{ $pack }”
page-packs-upload = Dodaj plik (.zip)…
page-packs-here = Pakiet „{ $pack }” już tu jest.
page-packs-checking = Sprawdzanie…
page-packs-does = dodaje { $adds }, zastępuje { $replaces }, usuwa { $removes }
page-packs-refused =
    { $count ->
        [one] Z pakietem „{ $file }” nie da się grać. Znaleziono { $count } błąd:
        [few] Z pakietem „{ $file }” nie da się grać. Znaleziono { $count } błędy:
       *[many] Z pakietem „{ $file }” nie da się grać. Znaleziono { $count } błędów:
    }
page-packs-not-together =
    { $count ->
        [one] Z tymi pakietami razem nie da się grać. Znaleziono { $count } błąd:
        [few] Z tymi pakietami razem nie da się grać. Znaleziono { $count } błędy:
       *[many] Z tymi pakietami razem nie da się grać. Znaleziono { $count } błędów:
    }
page-packs-conflict = { $thing } jest w kilku pakietach ({ $packs }): liczy się { $last }.
page-packs-too-large = Plik jest za duży na pakiet.
page-packs-other-game = Pakiet jest do innej gry.

## Packs on the command line

cli-packs = Pakiety: własne karty, zadania i teksty.
cli-packs-folder = Folder z pakietami tego komputera.
cli-packs-list = Pokaż pakiety, które tu są.
cli-packs-check = Sprawdź pakiety po kolei i zagraj z nimi krótkie losowe partie.
cli-packs-which = Pakiety, najniższy pierwszy: foldery, pliki zip albo id pakietów, które tu są.
cli-packs-quick = Nie graj z nimi partii.
cli-packs-add = Sprawdź pakiet i dodaj go do pakietów tego komputera.
cli-packs-path = Folder albo plik zip.
cli-packs-replace = Wstaw go w miejsce pakietu o tym samym id.
cli-packs-remove = Usuń pakiet z tego komputera.
cli-packs-id = Id pakietu.
cli-packs-new = Zacznij pakiet: folder z manifestem, przykładem i jego tekstami.
cli-packs-new-folder = Folder do zapisania; bez niego nazywa się tak jak id.
cli-with-packs = Pakiet do gry: folder, plik zip albo id pakietu, który tu jest. Powtórz dla kilku, najniższy pierwszy.
cli-serve-packs = Folder z pakietami, z którymi można grać przy stołach.
packs-unreadable = { $file }: tego pakietu nie da się odczytać
packs-listed =
    { $count ->
        [0] brak pakietów: { $path }
        [one] { $count } pakiet: { $path }
        [few] { $count } pakiety: { $path }
       *[many] { $count } pakietów: { $path }
    }
packs-added = Dodano pakiet „{ $pack }”: { $path }
packs-removed = Usunięto pakiet „{ $pack }”.
packs-begun =
    { $count ->
        [one] Zapisano { $count } plik w folderze { $path }. Zmień go i sprawdź:
        [few] Zapisano { $count } pliki w folderze { $path }. Zmień je i sprawdź:
       *[many] Zapisano { $count } plików w folderze { $path }. Zmień je i sprawdź:
    }
packs-readme = Zmień pliki, a potem wpisz: holdfast packs check { $id }
packs-does = { $pack }: dodaje { $adds }, zastępuje { $replaces }, usuwa { $removes }
packs-conflict = { $thing } jest w kilku pakietach ({ $packs }): liczy się { $last }.
packs-checked =
    { $count ->
        [0] Brak błędów.
        [one] { $count } błąd.
        [few] { $count } błędy.
       *[many] { $count } błędów.
    }
error-pack-there = Pakiet „{ $pack }” już tu jest. Podaj --replace, aby wstawić ten w jego miejsce.
error-folder-in-use = W { $path } już coś jest. Podaj pusty folder.
fault-bad-pack-id = id pakietu składa się z małych liter, cyfr i łączników i zaczyna się od litery
