### Przeglądarka przed stołem i wokół niego: wejście, nowy stół, linki.

## Dom

page-lobby-welcome = Razem utrzymamy mury
page-lobby-tagline = W pojedynkę, przy jednym ekranie albo każdy u siebie. Program prowadzi hordę i pilnuje zasad.
page-lobby-what-this-is = Stół do kooperacyjnych gier fantasy: w pojedynkę, przy jednym ekranie albo każdy u siebie w domu. Hordę prowadzi program, on też pilnuje zasad, a konto nie jest potrzebne.
page-lobby-loading = Zdejmujemy gry z półki…
page-lobby-try-again = Spróbuj ponownie
page-lobby-to-lobby = Na stronę główną
page-lobby-fan-work = Nieoficjalne dzieło fanów. Gry i ich nazwy należą do właścicieli praw: kupcie pudełka, są piękne.
page-lobby-theme = Wygląd
page-lobby-theme-hall = Kamienna sala (ciemny)
page-lobby-theme-parchment = Pergamin (jasny)

## Gry

page-lobby-games = Gry
page-lobby-play = Graj
page-lobby-tutorial = Samouczek
page-lobby-rules = Zasady
page-lobby-players =
    { $high ->
        [one] { $high } gracz
        [few] { $low }–{ $high } graczy
       *[many] { $low }–{ $high } graczy
    }
page-lobby-minutes =
    { $high ->
        [one] { $high } minuta
        [few] { $low }–{ $high } minuty
       *[many] { $low }–{ $high } minut
    }
page-lobby-weight-1 = bardzo łatwa
page-lobby-weight-2 = łatwa do opanowania
page-lobby-weight-3 = średnio trudna
page-lobby-weight-4 = wymagająca
page-lobby-weight-5 = dla znawców

## Moje stoły

page-lobby-my-tables = Moje stoły
page-lobby-my-tables-hint = Pamięta je tylko ta przeglądarka. Odejdź i wróć, kiedy chcesz.
page-lobby-looking = Zaglądamy…
page-lobby-your-turn = Twoja tura
page-lobby-table-paused = Wstrzymano
page-lobby-what-if = co by było, gdyby
page-lobby-other-device = Na innym urządzeniu
page-lobby-other-device-hint = Kto otworzy ten link, usiądzie na twoim miejscu. Zachowaj go dla siebie.
page-lobby-replay = Powtórka
page-lobby-forget = Zapomnij
page-lobby-forget-sure = Na pewno zapomnieć?
page-lobby-show-all = Pokaż wszystkie: { $count }
page-lobby-show-fewer = Pokaż mniej

## Zapisana gra

page-lobby-open-file = Graj dalej z pliku
page-lobby-open-file-hint = Zapisana gra, pozycja albo plik ze zgłoszenia problemu.
page-lobby-choose-file = Wybierz plik
page-lobby-file-unreadable = W tym pliku nie ma naszej gry.
page-lobby-go-on = Graj dalej

## Nowy stół

page-lobby-start = Zaczynamy
page-lobby-starting = Przygotowujemy stół…
page-lobby-start-hint = Na pierwszą grę w sam raz. Wszystko można zmienić.
page-lobby-the-game = Gra
page-lobby-who-plays = Kto gra
page-lobby-more = Więcej ustawień
page-lobby-other-games = Inne gry
page-lobby-as-usual = jak zwykle
page-lobby-yes = Tak
page-lobby-no = Nie
page-lobby-numbered = { $number }. { $name }
page-lobby-chosen-of = Wybrano: { $count } z { $wanted }
page-lobby-chosen-count = Wybrano: { $count }
page-lobby-one-more = Dodaj: { $name }
page-lobby-one-less = Odejmij: { $name }
page-lobby-search = Szukaj
page-lobby-nothing-found = Nie ma niczego o takiej nazwie.
page-lobby-undo-limit-hint = Jak daleko przy tym stole wolno się cofnąć. Gospodarz może to później zmienić.
page-lobby-table-title = Nazwa stołu
page-lobby-table-title-hint = Jeśli chcesz: żeby odróżnić go od innych twoich stołów.

## Miejsca

page-lobby-seat-me = Ja
page-lobby-seat-me-hint = Ty, w tej przeglądarce.
page-lobby-seat-here = Przy tym ekranie
page-lobby-seat-here-hint = Ktoś obok ciebie, przy tym samym ekranie.
page-lobby-seat-friend = Znajomy
page-lobby-seat-friend-hint = Dostaniesz link i kod QR do wysłania.
page-lobby-seat-bot = Bot
page-lobby-seat-bot-hint = Na tym miejscu gra program.
page-lobby-name = Imię
page-lobby-name-later = Poda przy wejściu
page-lobby-which-bot = Który bot

## Linki

page-lobby-copy = Kopiuj
page-lobby-copied = Skopiowano
page-lobby-share = Wyślij
page-lobby-qr = Kod QR
page-lobby-qr-of = Kod QR: { $name }

## Zaproszenie

page-inviting = Zaproś
page-inviting-hint = Wyślij każdemu znajomemu jego własny link. Otwiera miejsce na dowolnym urządzeniu: jedno kliknięcie i imię, bez konta.
page-inviting-only-here = Te linki działają tylko na tym komputerze: serwer słucha wyłącznie pod jego własnym adresem. Uruchom serwer z --host 0.0.0.0 i otwórz stronę pod adresem komputera w waszej sieci, wtedy otworzą ją też inni.
page-inviting-seat-of = Link do miejsca: { $name }
page-inviting-unknown-link = Link do tego miejsca powstał na innym urządzeniu.
page-inviting-new-link = Utwórz nowy link
page-inviting-new-link-hint = Stary link nie otworzy już niczego.
page-inviting-new-link-sure = Tak, nowy link
page-inviting-here = przy stole
page-inviting-away = jeszcze nie przy stole
page-inviting-onlookers = Widzowie
page-inviting-onlookers-hint = Ten link pokazuje grę każdemu, ale nie daje miejsca.
page-inviting-yourself = Twoje miejsce na innym urządzeniu
page-inviting-done = Do stołu

## Wejście z linku

page-join-invited = Zaproszenie do gry
page-join-seat = Twoje miejsce: { $name }
page-join-who = Kto gdzie siedzi
page-join-free = wolne
page-join-you = to ty
page-join-name = Twoje imię
page-join-go = Siadam do stołu
page-join-hint = Bez konta i bez hasła. Twoje miejsce pamięta ta przeglądarka.
page-join-closed = Tego stołu nie da się otworzyć
page-join-arriving = Idziemy do stołu…
page-join-no-answer = Serwer nie odpowiada. Próbujemy dalej…

## Karta przeglądarki

page-attention-your-turn = ● Twoja tura · { $name }

## Nie tutaj

page-lobby-lost = Tu nic nie ma
page-lobby-lost-hint = Do tego adresu nie prowadzi żadna droga.

## O programie

page-lobby-workshop = Warsztat
page-lobby-about = O programie Holdfast
page-lobby-about-games = Gry
page-lobby-about-games-text = Holdfast to nieoficjalne dzieło fanów: nie stworzyli go ani nie zatwierdzili autorzy, ilustratorzy ani wydawcy gier, w które się tu gra. Nazwy gier oraz imiona bohaterów, miejsc i wrogów należą do właścicieli praw i mówią tylko, o którą grę chodzi. Program nie zastępuje pudełka: kupcie gry, są piękne.
page-lobby-about-ours = Co jest nasze
page-lobby-about-ours-text = Program, zasady opowiedziane naszymi słowami, teksty w trzech językach, rysunki oraz karty, których nie drukują instrukcje: wymyślono je dla Holdfast w duchu wydrukowanych przykładów.
page-lobby-about-icons = Ikony
page-lobby-about-icons-text = Z serwisu game-icons.net, autorzy: Lorc, Delapouite i inni, licencja Creative Commons Attribution 3.0 (CC BY 3.0); niektóre pokazano w innych kolorach albo jako części naszych rysunków.
page-lobby-about-fonts = Kroje pisma
page-lobby-about-fonts-text = Alegreya i Alegreya Sans, autorzy: Juan Pablo del Peral i Huerta Tipográfica, licencja SIL Open Font License 1.1.
page-lobby-about-licence = Licencja i kod źródłowy
page-lobby-about-licence-text = © 2026, autorzy Holdfast. Holdfast to wolne oprogramowanie na licencji MIT; kod źródłowy jest w każdej kopii. O co inne programy mogą pytać ten serwer, mówi jego opis.
page-lobby-about-schema = Opis serwera (OpenAPI)
page-lobby-about-private = Co o tobie wiadomo
page-lobby-about-private-text = Nie ma tu kont ani śledzenia i żadne zapytanie nie opuszcza tego serwera. Twoje miejsca, imię i upodobania zostają w tej przeglądarce; serwer przechowuje stoły z imionami, które tam podano, a z linków do miejsc tylko skróty.
