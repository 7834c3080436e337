### Stół: co mówi serwer.

## Polecenie

cli-serve = Otwórz stół: serwer dla przeglądarek.
cli-host = Adres, na którym serwer nasłuchuje.
cli-port = Port, na którym serwer nasłuchuje.
cli-database = Gdzie są przechowywane stoły: plik albo postgresql://…; domyślnie plik w twoim folderze danych.
cli-open = Od razu otwórz w przeglądarce.
cli-grace = Ile sekund ktoś może być poza stołem, zanim jego miejsce można oddać botowi.
cli-address = Adres, pod którym ludzie znajdują ten serwer: do linków w e-mailach i komunikatorach.
cli-contact = Adres e-mail lub strona, na którą gracze wysyłają plik z „Zgłoś problem”.
cli-smtp = Serwer poczty, który powiadamia ludzi o ich turze: smtp://user:password@host:587 albo smtps:// z TLS od początku.
cli-mail-from = Nadawca tych e-maili.
cli-bot-pace = Ile sekund bot poświęca na wybór, gdy przy stole siedzą też ludzie.
cli-review-workers = Ile procesów naraz analizuje gry.
cli-requests-per-second = Ile żądań na sekundę przyjmować z jednego adresu.
cli-tables-per-minute = Ile stołów na minutę można przygotować z jednego adresu.
cli-connections = Ile połączeń łącznie przyjmuje serwer.
cli-connections-per-address = Ile połączeń może mieć jeden adres.
cli-sockets-per-address = Ile połączeń na żywo ze stołami może mieć jeden adres.
cli-proxies = Adresy twoich serwerów proxy, oddzielone przecinkami; tylko im serwer wierzy, gdy mówią, w czyim imieniu pytają.
cli-header-seconds = Ile sekund czekać, aż połączenie powie, czego chce.
cli-body-seconds = Ile sekund czekać, aż żądanie dotrze w całości.
cli-stall-seconds = Ile sekund połączenie może nie odbierać tego, co mu wysłano.
cli-keep-days = Usuwaj stoły, przy których przez tyle dni nic się nie działo; bez tego nigdy.
cli-tables = Zarządzaj stołami serwera.
cli-prune = Pokaż stoły, przy których od dawna nic się nie działo; z --delete usuń je.
cli-prune-days = Przez ile dni nic się tam nie działo.
cli-prune-finished = Tylko stoły z zakończoną grą.
cli-prune-records = Zachowaj zakończone gry w tym folderze, każdą w osobnym pliku; otwiera je „holdfast play --from”.
cli-prune-delete = Usuń je; bez tego są tylko wypisane.
cli-prune-would =
    { $count ->
        [0] Nie ma takich stołów.
        [one] Usunięty zostałby { $count } stół. Aby go usunąć, dodaj --delete.
        [few] Usunięte zostałyby { $count } stoły. Aby je usunąć, dodaj --delete.
       *[many] Usuniętych zostałoby { $count } stołów. Aby je usunąć, dodaj --delete.
    }
cli-pruned =
    { $count ->
        [0] Nie ma takich stołów.
        [one] Usunięto { $count } stół.
        [few] Usunięto { $count } stoły.
       *[many] Usunięto { $count } stołów.
    }
cli-pruned-records =
    { $count ->
        [one] { $count } zakończona gra jest zachowana w { $folder }.
        [few] { $count } zakończone gry są zachowane w { $folder }.
       *[many] { $count } zakończonych gier jest zachowanych w { $folder }.
    }
cli-prune-unreadable = Stołu { $table } nie da się odczytać, więc nie został usunięty.
cli-backup = Zapisz wszystkie stoły w jednym pliku, bez zatrzymywania serwera.
cli-backup-file = Plik kopii zapasowej.
cli-backed-up = Wszystko jest w { $file }.
cli-restore = Przywróć stoły z kopii zapasowej do bazy danych; serwer musi być zatrzymany.
cli-restore-replace = Zastąp stoły, które są w bazie danych.
cli-restored = Baza danych jest taka jak w { $file }.
cli-workers = Ile procesów nasłuchuje na porcie; więcej niż jeden wymaga PostgreSQL.
cli-bot-workers = Ile procesów myśli za boty.
cli-root-path = Ścieżka, pod którą proxy udostępnia serwer, na przykład /games.
cli-serving = Stół jest otwarty: { $address }
table-no-page = Stół jest otwarty, ale jego strona nie została jeszcze zbudowana. Wykonaj w folderze programu „make page”, a potem otwórz ten adres ponownie.

## Boty

bot-greedy = Bot, który patrzy o jeden wybór naprzód
bot-instinct = Bot, który robi to, co samo się nasuwa
bot-random = Bot, który bierze cokolwiek

## Czego stół odmawia

error-bad-request = Nie da się odczytać żądania.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Nie można o to zapytać w ten sposób.
error-request-too-large = Żądanie jest za duże.
error-message-too-large = Wiadomość jest za duża: limit w bajtach to { $limit }.
error-bad-message = Nie da się odczytać wiadomości.
error-no-such-table = Nie ma takiego stołu albo ten link go nie otwiera.
error-no-such-words = Nie ma takich słów.
error-no-such-rules = Nie ma tu zasad tej gry.
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-token-needed = Ten stół otwiera tylko link do miejsca.
error-not-your-seat = To miejsce należy do kogoś innego.
error-onlookers-watch = Widzowie patrzą, ale nie grają.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-seat-taken-away = Ten link nie otwiera już miejsca. Poproś gospodarza o nowy.
error-watching-closed = Gospodarz nie wpuszcza już widzów bez linku.
error-not-away = Ten gracz jest przy stole albo dopiero co odszedł.
error-seat-taken = Ktoś już tu siedzi.
error-no-free-seat = Przy tym stole nie ma wolnych miejsc.
error-nobody-there = Nikt jeszcze nie zajął tego miejsca.
error-nothing-asked = Nikt już o to nie prosi.
error-stale = W międzyczasie coś się wydarzyło. Tak wygląda sytuacja teraz.
error-paused = Gospodarz wstrzymał grę.
error-cross-site = Prosi o to strona z innej witryny; wolno tylko naszej.
error-too-many-moves = Przy tym stole wykonano zbyt wiele ruchów. Zrób jego kopię i graj dalej na niej.
error-too-many-changes = Ten stół zmieniano zbyt często. Poczekaj minutę.
error-campaign-full = Ta kampania miała zbyt wiele stołów. Zacznij nową.
error-undo-final = Gra jest skończona, a cofać nie było wolno: tak już zostanie.
error-unavailable = Baza danych nie odpowiada.
error-too-many-requests = Za dużo naraz. Poczekaj chwilę.
error-too-many-tables = Z tego adresu przygotowano już za dużo stołów. Poczekaj kilka minut.
error-too-many-watching = Ten stół ogląda już za dużo osób.
error-too-many-connections = Z twojego adresu jest za dużo połączeń. Zamknij kilka stołów lub stron i spróbuj ponownie.
error-server-full = Serwer jest pełny. Spróbuj za minutę.
error-wrong-seats =
    { $wanted ->
        [one] Ta gra wymaga { $wanted } miejsca, a nie { $count }.
        [few] Ta gra wymaga { $wanted } miejsc, a nie { $count }.
       *[many] Ta gra wymaga { $wanted } miejsc, a nie { $count }.
    }
error-other-game-here = Ta pozycja nie pochodzi z gry „{ $game }”.
error-unknown-bot = Nie ma bota „{ $bot }”. Są: { $known }.

## Dlaczego serwer nie może zacząć

error-port-taken = Port { $port } adresu { $host } zajmuje inny program. Wybierz inny: --port.
error-cannot-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $detail }
error-too-few-files = Limit otwartych plików wynosi tu { $limit }, a serwer potrzebuje co najmniej { $needed }. Podnieś go: ulimit -n, a w systemd LimitNOFILE.
error-bad-proxies = Serwery proxy podaje się jako adresy i sieci, oddzielone przecinkami: { $detail }
error-bad-database = Nie znamy takiej bazy danych. Znane: { $known }.
error-no-database = Nie udało się otworzyć bazy danych: { $detail }
error-no-asyncpg = PostgreSQL wymaga jeszcze jednego pakietu: zainstaluj holdfast[postgres].
error-newer-database = Bazę danych zapisała nowsza wersja Holdfast. Zainstaluj ją albo przywróć kopię zapasową sprzed aktualizacji.
error-workers-need-postgres = --workers wymaga PostgreSQL: SQLite obsługuje jeden proces. Podaj bazę: --database postgresql://użytkownik:hasło@serwer/nazwa.
error-database-in-use = Pliku { $file } używa już inny serwer Holdfast. SQLite obsługuje jeden; do kilku potrzebny jest PostgreSQL.
error-server-running = Tej bazy danych używa serwer Holdfast. Najpierw go zatrzymaj.
error-database-not-empty = W tej bazie danych są stoły. Dodaj --replace, aby je usunąć i wstawić na ich miejsce stoły z kopii.
error-no-backup = { $file } nie jest kopią zapasową Holdfast.
error-cannot-back-up = Nie można zapisać kopii zapasowej { $file }: { $detail }
error-cannot-restore = Nie można odczytać kopii zapasowej { $file }: { $detail }
error-bad-root-path = „{ $path }” nie jest ścieżką dla --root-path. Ścieżkę pisze się jako /games.
error-bad-player-key = Ten klucz nie otwiera zapisów: jest za krótki.
