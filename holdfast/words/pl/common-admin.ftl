### Strona gospodarza serwera i to, co sprawia.

cli-admin = Strona gospodarza serwera: { $address }
error-not-operator = Ten klucz nie otwiera strony gospodarza serwera.
error-no-new-tables = Teraz nie można otwierać nowych stołów. Rozpoczęte gry toczą się dalej.
page-admin = Serwer
page-admin-token = Klucz gospodarza
page-admin-open = Otwórz
page-admin-version = Wersja
page-admin-tables = Stoły
page-admin-finished = Zakończone gry
page-admin-in-memory = Stoły w pamięci
page-admin-connections = Połączone osoby
page-admin-database = Rozmiar bazy danych
page-admin-queues = Kolejki
page-admin-running = W toku
page-admin-waiting = Czekają
page-admin-queue-bots = Boty
page-admin-queue-bot-tables = Stoły samych botów
page-admin-queue-hints = Podpowiedzi
page-admin-queue-reviews = Analizy
page-admin-errors = Błędy z ostatniej doby
page-admin-no-errors = Brak.
page-admin-notice = Ogłoszenie przy wszystkich stołach
page-admin-notice-send = Pokaż
page-admin-new-tables = Nowe stoły
page-admin-new-tables-allowed = Wolno otwierać nowe stoły
page-admin-prune = Stare stoły
page-admin-prune-days = Bez zmian od dni:
page-admin-prune-finished = Tylko zakończone gry
page-admin-prune-count = Policz
page-admin-prune-delete = Usuń
page-admin-prune-found =
    { $count ->
        [0] Nie ma takich stołów.
        [one] { $count } stół.
        [few] { $count } stoły.
       *[many] { $count } stołów.
    }
