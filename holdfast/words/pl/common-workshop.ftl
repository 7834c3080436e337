### Co mówi warsztat.

## Strona

workshop-title = Warsztat
workshop-about = Twórz własne karty i zadania albo przepisz te ze swojego pudełka. Szkice zostają w tej przeglądarce, dopóki nie wyeksportujesz ich albo nie zagrasz nimi przy stole.
workshop-all-drafts = Wszystkie szkice
workshop-begin = Zacznij
workshop-game = Gra
workshop-from = Zacznij od
workshop-from-ours = naszych kart
workshop-from-empty = pustych list
workshop-from-ours-help = Pakiet zmienia, dodaje i usuwa to, co zechcesz; reszta zostaje, jak jest.
workshop-from-empty-help = Nasze karty nie biorą udziału. Lista pokazuje, ile kart jest w pudełku, a ile już wpisano.
workshop-from-file = Z pliku
workshop-from-file-help = Pracuj dalej nad pakietem wyeksportowanym stąd albo zajrzyj do pakietu od znajomych.
workshop-choose-file = Wybierz plik zip
workshop-drafts = Twoje szkice
workshop-drafts-help = Są przechowywane tylko w tej przeglądarce. Aby zachować szkic gdzie indziej, wyeksportuj go.
workshop-delete-really = Usunąć na zawsze?
workshop-unnamed = Mój pakiet
workshop-no-draft = Nie ma tu takiego szkicu
workshop-no-draft-help = Szkice są przechowywane w przeglądarce, w której powstały. Aby pracować gdzie indziej, otwórz wyeksportowany plik.
workshop-kept = zapisano w tej przeglądarce
workshop-keeping = zapisywanie…
workshop-not-kept-full = W przeglądarce zabrakło miejsca: szkic nie jest zapisany. Wyeksportuj go teraz albo usuń inne szkice.
workshop-not-kept-closed = Przeglądarka nie przechowuje tu danych: szkic nie jest zapisany. Wyeksportuj go przed wyjściem.
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-kinds = Rodzaje
workshop-list = Lista
workshop-brings = w tym pakiecie: { $count }
workshop-find = Szukaj po nazwie
workshop-nothing-found = Nie ma nic o takiej nazwie.
workshop-nothing-yet = Jeszcze nic tu nie ma.
workshop-choose-one = Wybierz wiersz z listy albo utwórz nowy.
workshop-done-of = gotowe { $done } z { $all }
workshop-in-all = w grze { $count }, w pudełku { $all }
workshop-of = { $done } z { $all }
workshop-checklist = Co jest w pudełku
workshop-from-empty-list = Zacznij tę listę od pustej
workshop-on-ours-again = Wróć do naszych
workshop-has-faults = zawiera błędy
workshop-state-ours = nasza
workshop-state-changed = zmieniona
workshop-state-new = nowa
workshop-state-removed = usunięta
workshop-about-ours = To nasza karta. Wszystko, co tu zmienisz, twój pakiet wstawi na jej miejsce.
workshop-about-changed = Twój pakiet wstawia to na miejsce naszego.
workshop-about-new = To dodaje twój pakiet.
workshop-about-removed = Twój pakiet usuwa tę naszą kartę z gry.
workshop-replace = Wstaw inną na jej miejsce
workshop-copy = Kopiuj
workshop-restore = Przywróć naszą
workshop-delete = Usuń
workshop-take-away = Usuń z gry
workshop-preview = Na stole

## Formularze

workshop-id = Identyfikator
workshop-id-help = Małe litery łacińskie, cyfry i myślniki. Po nim kartę rozpoznają teksty i zapisy gier.
workshop-id-fixed = Nasza karta zachowuje identyfikator. Skopiuj ją, aby zrobić inną.
workshop-id-wrong = Identyfikator składa się z małych liter łacińskich, cyfr i myślników i zaczyna się literą.
workshop-id-taken = Taki identyfikator już istnieje.
workshop-required = wymagane
workshop-none = brak
workshop-yes = tak
workshop-no = nie
workshop-is-given = podano
workshop-either-one = jedna wartość
workshop-either-several = kilka wartości
workshop-less = mniej
workshop-more = więcej
workshop-add-value = Dodaj…
workshop-add-line = + Dodaj
workshop-take-out = Usuń: { $name }
workshop-move-up = Przesuń { $number } w górę
workshop-move-down = Przesuń { $number } w dół
workshop-key = Klucz
workshop-new-key = Nowy klucz
workshop-unknown-thing = nieznane: { $id }
workshop-more-fields =
    { $count ->
        [one] Jeszcze { $count } pole
        [few] Jeszcze { $count } pola
       *[many] Jeszcze { $count } pól
    }
workshop-words = Teksty
workshop-words-name = Nazwa
workshop-words-text = Tekst
workshop-words-name-of = Nazwa: { $value }

## Pakiet

workshop-pack = Pakiet
workshop-pack-name = Nazwa
workshop-pack-name-help = Widzą ją ci, którzy zakładają nowy stół.
workshop-pack-id = Identyfikator
workshop-pack-id-help = Małe litery łacińskie, cyfry i myślniki; tak nazywa się też plik.
workshop-pack-author = Autor
workshop-pack-author-help = Można pominąć.
workshop-pack-version = Wersja
workshop-pack-version-help = Zwiększ ją, gdy wysyłasz innym zmieniony pakiet.
workshop-pack-about = Opis
workshop-pack-languages = Języki
workshop-pack-languages-help = Języki, w których piszesz. Czego brakuje w jednym języku, jest brane z innego.

## Sprawdzenie i wyjście

workshop-check = Sprawdzenie
workshop-checking = Sprawdzanie…
workshop-sound = Gotowe do gry
workshop-faults =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
workshop-remarks =
    { $count ->
        [one] { $count } uwaga
        [few] { $count } uwagi
       *[many] { $count } uwag
    }
workshop-missing-words = „{ $message }” jeszcze nie ma: naciśnij, żeby napisać.
workshop-drop-words = Usuń te słowa
workshop-does = Dodaje: { $adds }, zastępuje: { $replaces }, usuwa: { $removes }
workshop-trial = Rozegraj krótkie próby
workshop-trying = Trwają próby…
workshop-export = Eksportuj
workshop-try = Wypróbuj przy stole
workshop-not-sound = Pakiet nie jest jeszcze gotowy do gry.
workshop-who-plays = Kto gra
workshop-alone = tylko ja
workshop-with-friends =
    { $count ->
        [one] z { $count } znajomym
        [few] z { $count } znajomymi
       *[many] z { $count } znajomymi
    }
workshop-sitting-down = Szykujemy stół…
