### Skąd ludzie wiedzą o swojej turze; linki w komunikatorach.

## Wieść o twojej turze

page-notice = Gdy przyjdzie twoja tura
page-notice-offer = Powiadomić cię, gdy przyjdzie twoja tura?
page-notice-offer-yes = Tak, powiadom
page-notice-offer-no = Nie, dziękuję
page-notice-open = Powiadomienie, gdy ta karta jest ukryta
page-notice-open-denied = Przeglądarka nie pozwala na powiadomienia. Można to zmienić w jej ustawieniach dla tej strony.
page-notice-push = Wiadomość na to urządzenie, także gdy strona jest zamknięta
page-notice-push-failed = Ta przeglądarka nie przyjmuje wiadomości.
page-notice-mail = E-mail
page-notice-mail-address = Twój adres
page-notice-mail-set = Wysyłaj e-maile
page-notice-mail-waiting = Wysłaliśmy ci e-mail: otwórz zawarty w nim link, a powiadomienia zaczną przychodzić.
page-notice-mail-on = E-maile są włączone.
page-notice-mail-off = Nie wysyłaj więcej
page-notice-help = Najwyżej jedno na turę i żadnego, gdy jesteś przy stole. Nikt inny tego nie widzi.
page-notice-confirmed = Damy ci znać
page-notice-confirmed-help = Od teraz dostaniesz e-mail, gdy ten stół czeka na ciebie. W każdym jest link, którym możesz z nich zrezygnować.
page-notice-ended = Koniec powiadomień
page-notice-ended-help = Ten stół już do ciebie nie pisze. Możesz to znów włączyć w jego menu.
page-notice-unknown = Nie ma czego wyłączać
page-notice-unknown-help = Link jest stary albo stołu już nie ma: nic do ciebie nie przychodzi.
page-offline = Brak połączenia
page-offline-help = Nie można połączyć się z Holdfast. Twoje gry są bezpieczne na serwerze i czekają.
page-offline-again = Spróbuj ponownie

notice-title = { $game }: twoja tura
notice-body = { $table }: czekają na ciebie.
notice-body-untitled = Przy stole czekają na ciebie.
notice-mail-subject = Twoja tura: { $table }
notice-mail-text =
    { $table }: czekają na ciebie.
    { $link }

    Koniec e-maili od tego stołu:
    { $off }
notice-confirm-subject = E-maile o twoich turach: { $table }
notice-confirm-text =
    Ktoś, zapewne ty, chce dostawać na ten adres e-maile, gdy przychodzi jego tura: { $table }.
    Jeśli to ty, otwórz ten link:
    { $link }

    Jeśli nie, nie rób nic: więcej e-maili nie będzie.
error-no-mail = Ten serwer nie wysyła e-maili.
error-bad-address = To nie jest adres e-mail.
error-bad-endpoint = Wiadomości można wysyłać tylko do publicznych usług push przez https.
error-too-many-notices = To za dużo urządzeń albo adresów na jedno miejsce.
error-no-public-address = Aby wysyłać e-maile, serwer musi znać swój adres i nadawcę: --address i --mail-from.
error-bad-smtp = Adres serwera poczty musi zaczynać się od smtp:// albo smtps://.
link-open-graph-table = Stół: { $game }
link-open-graph-about =
    { $count ->
        [0] Zapraszamy do oglądania.
        [one] { $count } wolne miejsce. Zapraszamy do gry.
        [few] { $count } wolne miejsca. Zapraszamy do gry.
       *[many] { $count } wolnych miejsc. Zapraszamy do gry.
    }
link-open-graph-lobby = Stół do kooperacyjnych gier planszowych fantasy: ze znajomymi, z botami, samemu.
