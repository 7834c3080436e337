### Terminal: polecenie i jego pomoc, ekran, klawisze.

## The command

cli-help = Stół do kooperacyjnych gier planszowych fantasy.
cli-shelf = Pokaż gry na półce i wszystkie ich ustawienia.
cli-play = Zagraj w tym terminalu.
cli-check = Sprawdź folder z zawartością gry i wypisz wszystkie błędy.
cli-language = W jakim języku mówić; bez tego w języku systemu.
cli-content = Folder z własnymi kartami.
cli-game = Gra i jej ustawienia; wymienia je „holdfast shelf”.
cli-seed = Liczba, od której zależy całe szczęście; bez niej każda partia jest inna.
cli-from = Graj dalej od zapisanej partii albo od pozycji.
cli-undo = Jak daleko wolno cofać wybory.
cli-check-folder = Folder do sprawdzenia.
cli-check-game = Dla której gry; bez tego dla najlepiej pasującej.

## The shelf

terminal-usual = Domyślnie: { $value }.
terminal-by-custom = { $word } (jak zwykle)
terminal-by-chance = { $word } (zdecyduje los)
terminal-none = nic
terminal-any-number = Dowolnie wiele, po przecinku.
terminal-how-many = { $count ->
    [one] { $count } wartość.
    [few] { $count } wartości po przecinku.
   *[many] { $count } wartości po przecinku.
}
terminal-as-many = Tyle, ile podano w { $flag }, po przecinku.
terminal-when = Działa przy { $when }.

## Before the game

terminal-more-settings = Ustawić też pozostałe opcje? [t/N]
terminal-unfinished = Czekają niedokończone partie. Aby grać dalej:
terminal-yes = t tak y yes
terminal-no = n nie no
terminal-back = w wróć b back

## The screen

terminal-seed = ziarno { $seed }
terminal-chooses = { $count ->
    [1] Wybiera { $who }
   *[other] Wybiera ktoś z was: { $who }
}
terminal-leads = Wybiera { $who }; mogą pomóc: { $others }
terminal-anyone-chooses = Zdecydujcie wspólnie
terminal-more-news = … wyżej jeszcze { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
} (l pokazuje cały dziennik)
terminal-prompt = Numer (h: pomoc):

## The keys

terminal-key-undo = u
terminal-key-why = ?
terminal-key-save = s
terminal-key-log = l
terminal-key-turn-end = e
terminal-key-give-up = g
terminal-key-help = h
terminal-key-quit = q
terminal-help-number = wybierz opcję o tym numerze; wystarczy też jej nazwa
terminal-help-undo = cofnij ostatni wybór (więcej: u action, u turn, u round)
terminal-help-why = czego teraz nie wolno i dlaczego (o jednym: ? move:market)
terminal-help-save = zapisz partię (do wybranego pliku: s PLIK)
terminal-help-log = wszystko, co się wydarzyło
terminal-help-turn-end = tury kończą się same, gdy nie ma już nic do zrobienia, albo znowu nie
terminal-help-give-up = poddaj grę
terminal-help-help = ta strona; wszystko o rzeczy: h i jej nazwa
terminal-help-topics = rozdziały: h i jedno z { $topics }
terminal-help-quit = wstań od stołu

## Answers

terminal-no-such-number = Nie ma opcji { $number }: ostatnia to { $last }.
terminal-not-understood = „{ $answer }” to ani opcja, ani klawisz. Wpisz numer od 1 do { $last } albo h, by zobaczyć pomoc.
terminal-unknown-undo-unit = Nie można cofnąć „{ $unit }”; można jedno z tych: { $known }.
terminal-nothing-barred = Nic nie jest zabronione: powyższa lista to wszystko, co można wybrać.
terminal-is-offered = { $id } wolno wybrać: to opcja { $number }.
terminal-no-such-action = Nikt nie może tu zrobić „{ $id }”. Wpisz ?, by zobaczyć, co jest zabronione.
terminal-no-help = O „{ $id }” nic nie wiadomo.

## Files

terminal-overwrite = Plik { $path } już istnieje. Zastąpić go? [t/N]
terminal-saved = Zapisano: { $path }
terminal-not-saved = Nie zapisano.
terminal-save-first = Zapisać przed wyjściem? [T]ak, [n]ie, [w]róć do gry:
terminal-save-record = Zapisać przebieg tej partii? [t/N]
terminal-kept = Partia nie przepadła. Aby grać dalej:
terminal-cannot-keep = Partii nie da się zapisywać w trakcie gry: zapisuj ją samodzielnie klawiszem s.

error-file-missing = Nie ma pliku { $path }.
error-file-no-folder = Nie ma folderu { $path }.
error-file-is-folder = { $path } to folder, a nie plik.
error-file-forbidden = System nie pozwala użyć { $path }.
error-file-trouble = Nie można użyć { $path }: { $detail }.

## Wrong use

error-unknown-language = Nie ma tu języka „{ $language }”. Są: { $known }.
error-no-game = W którą grę? Na półce: { $known }.
error-one-game = Gra ma być jedna, a „{ $found }” to za dużo. Ustawienie i jego wartość idą w parze: --players 2.
error-bad-seed = Ziarno to liczba całkowita o najwyżej 18 cyfrach, a nie „{ $found }”.
error-seed-of-record = Zapisana partia ma własne szczęście: pomiń --seed.
error-unknown-undo = --undo nie może być „{ $found }”. Są: { $known }.
error-flags-of-file = Partia z pliku ma już ustawienia: pomiń { $found }.
error-other-game = W pliku jest partia { $found }, a nie { $game }.
error-name-the-game = Nie wiadomo, dla której gry jest ten folder. Podaj: --game GRA, jedną z { $known }.
error-wrong-use = Te ustawienia do siebie nie pasują.
fault-flag-without-value = brakuje wartości

## Checking content

terminal-unread-file = { $file }: pliku o tej nazwie { $game } nie czyta.
terminal-checked = { $path } ({ $game }): { $count ->
    [0] żadnych błędów.
    [one] { $count } błąd.
    [few] { $count } błędy.
   *[many] { $count } błędów.
}
fault-no-content-here = nie ma tu żadnego z plików, które czyta gra: { $files }
terminal-turn-end-asked = Tury nie kończą się same.
terminal-turn-end-passed = Tury kończą się same, gdy nie ma już nic do zrobienia.
terminal-give-up = Poddać grę? [t/N]

## Wokół każdej pomocy i co mówi się o złym wywołaniu

cli-frame-usage = Użycie:
cli-frame-arguments = Argumenty
cli-frame-options = Opcje
cli-frame-commands = Polecenia
cli-frame-required = [wymagane]
cli-frame-default = [domyślnie: { $value }]
cli-frame-environment = [zmienna środowiskowa: { $value }]
cli-frame-help = Pokaż tę pomoc i zakończ.
cli-wrong-option = Nie ma opcji { $what }.
cli-wrong-missing = Brakuje: { $what }.
cli-wrong-value = Ta wartość nie pasuje: { $what }.
cli-wrong-command = Nie ma takiego polecenia.
cli-wrong-use = Tak nie można użyć tego polecenia.
cli-wrong-help = Więcej: { $command } --help
