### Stół w przeglądarce: pasek nad nim, kronika, rozmowa, koniec, powtórka, zasady.

## Czyja tura

page-your-turn = Twoja tura
page-you = ty
page-you-decide = Ty decydujesz
page-turn-of = Teraz gra { $who }
page-decides =
    { $count ->
        [one] Decyduje { $who }
        [few] Decydują: { $who }
       *[many] Decydują: { $who }
    }
page-thinks =
    { $count ->
        [one] { $who } się zastanawia
        [few] Zastanawiają się: { $who }
       *[many] Zastanawiają się: { $who }
    }
page-anyone-decides = Decyduje którekolwiek z was
page-paused = Gra wstrzymana
page-a-moment = Chwileczkę
page-reconnecting = Wznawiamy połączenie
page-reconnecting-help = Nic nie przepadło: twój wybór zostanie wysłany, gdy tylko serwer odpowie.
page-hotseat = Teraz gra

## Pasek nad stołem

page-table-tools = Narzędzia stołu
page-to-lobby = Strona główna
page-to-lobby-help = Gra poczeka; wróć, kiedy zechcesz.
page-to-table = Do stołu
page-take-back = Cofnij: { $what }
page-take-back-more = Cofnij więcej
page-choices =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
page-what-if = A gdyby…
page-what-if-help = Graj dalej w pojedynkę na kopii; prawdziwy stół się nie zmieni.
page-give-up = Poddaj grę
page-give-up-help = Gra jest przegrana, gdy zgodzą się wszyscy przy stole.
page-give-up-proposed =
    { $count ->
        [one] { $who } proponuje się poddać.
        [few] { $who } proponują się poddać.
        [many] { $who } proponują się poddać.
       *[other] { $who } proponują się poddać.
    }
page-give-up-agree = Poddaj się
page-give-up-against = Graj dalej
page-copy = To tylko próba.
page-copy-help = Prawdziwy stół się od niej nie zmieni.
page-copy-leave = Wyrzuć i wróć
page-menu = Menu

## Menu

page-invite = Zaproś znajomych
page-invite-help = Linki do ich miejsc i dla widzów
page-rules = Zasady
page-rules-whole = Na całej stronie
page-rules-language = Zasady są napisane po angielsku.
page-replay-so-far = Obejrzyj grę od początku
page-report = Zgłoś problem
page-report-help = Zapisuje plik z tą chwilą gry; wyślij go osobie, która prowadzi ten serwer
page-report-to = Zapisuje plik z tą chwilą gry; wyślij go na { $contact }
page-seats = Miejsca
page-pause = Pauza
page-pause-help = Nikt nie może grać, dopóki jej nie zdejmiesz
page-here = na miejscu
page-away = poza stołem
page-onlookers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
page-to-bot = Oddaj botowi
page-to-bot-help = Bot od razu zajmie to miejsce. Gracz zostanie widzem i może wrócić albo poprosić o miejsce.
page-new-link = Nowy link
page-new-link-help = Stary link do tego miejsca niczego już nie otworzy.
page-new-link-bot-help = Kto otworzy nowy link, zajmie miejsce bota.
page-new-link-make = Utwórz nowy link
page-link = Link
page-copy-link = Kopiuj
page-copied = Skopiowano
page-you-and-screen = Ty i ten ekran
page-this-screen = Ten ekran
page-name = Twoje imię
page-rename = Zmień
page-confirm-turn = Pytaj przed końcem tury
page-turn-end = Pytaj także wtedy, gdy zostaje tylko zakończyć turę
page-sound = Dźwięk
page-theme = Wygląd
page-theme-hall = Kamienna sala
page-theme-parchment = Pergamin
page-motion = Animacje
page-motion-system = Jak w systemie
page-motion-on = wł.
page-motion-off = wył.
page-close = Zamknij

## Kronika

page-beginning = Początek
page-nothing-yet = Jeszcze nic się nie wydarzyło.
page-go-back = Wróć do chwili przed tym
page-go-back-sure =
    { $count ->
        [one] Zostanie cofnięta { $count } decyzja.
        [few] Zostaną cofnięte { $count } decyzje.
       *[many] Zostanie cofniętych { $count } decyzji.
    }
page-go-back-perhaps = Przy tym stole wraca się tylko wtedy, gdy od tamtej pory nie padł rzut i nie odkryto karty.
page-go-back-yes = Wróć
page-go-back-no = Zostaw
page-no-choice-before = To było jeszcze przed pierwszą decyzją.

## Rozmowa

page-who-is-here = Kto jest przy stole
page-unread = nowe:
page-signals = Sygnały
page-signal-look = Spójrzcie tutaj
page-signal-help = Mogę pomóc
page-signal-wait = Czekajcie
page-signal-thanks = Dziękuję
page-pick-thing = Teraz naciśnij na planszy to, co chcesz pokazać. Escape, aby zrezygnować.
page-pick-from = Naciśnij rzecz, od której zaczyna się strzałka.
page-pick-to = Teraz naciśnij rzecz, na którą wskazuje.
page-arrow = Strzałka
page-arrow-help = Narysuj na planszy strzałkę dla innych; myszą: przeciągnij z wciśniętym prawym przyciskiem
page-emoji = Emoji
page-say = Powiedz coś
page-send = Wyślij

## Koniec

page-score = Wynik
page-play-again = Zagraj jeszcze raz
page-watch-replay = Obejrzyj powtórkę
page-share-replay = Udostępnij powtórkę
page-share-own-link = Ten link otwiera także twoje miejsce. Daj go tylko tym, którym ufasz.
page-look-at-board = Spójrz na planszę

## Powtórka

page-replay = Powtórka
page-moment = Chwila gry
page-choice-of = { $at } z { $last }
page-play = Odtwarzaj
page-stop = Pauza
page-step-back = O decyzję wstecz
page-step-on = O decyzję dalej
page-turn-back = O turę wstecz
page-turn-on = O turę dalej
page-speed = Prędkość: ×{ $speed }
page-go-there = Przejdź do tej chwili

## Zasady

page-contents = Spis treści
page-find-rule = Szukaj w zasadach
page-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono w { $count } miejscu
        [few] Znaleziono w { $count } miejscach
       *[many] Znaleziono w { $count } miejscach
    }
