### Kampanie: kilka gier, między którymi zdobycze zostają.

error-no-campaign = Gra { $game } nie ma kampanii.
error-bad-campaign = Tej kampanii nie można kontynuować.
error-no-such-campaign = Nie ma takiej kampanii albo ten link jej nie otwiera.
error-chapter-open = Gra tej kampanii jeszcze trwa. Najpierw dograjcie ją do końca.
error-campaign-over = Ta kampania dobiegła już końca.
fault-set-by-campaign = o tym decyduje sama kampania

## Na stronie

page-campaign = Kampania
page-campaign-how-far = Zadanie czy kampania?
page-campaign-begin = W drogę
page-campaign-road = Droga
page-campaign-party = Drużyna
page-campaign-mine = Moje kampanie
page-campaign-mine-hint = Zdobycze poczekają na was tydzień albo i miesiąc.
page-campaign-go = Do stołu
page-campaign-next = Gramy dalej
page-campaign-next-help = Dalej: { $name }. Zdobycze zabieracie ze sobą.
page-campaign-again = Spróbujcie ponownie
page-campaign-again-help = { $name }: można spróbować jeszcze raz, z tym, co drużynie zostało.
page-campaign-was-won = Wygrana!
page-campaign-was-lost = Tym razem przegrana
page-campaign-host-begins = Następną grę zaczyna gospodarz. Gdy to zrobi, droga do niej pojawi się tutaj.
page-campaign-over = Kampania wygrana, od pierwszego kroku do ostatniego.
page-campaign-course-won = wygrane
page-campaign-course-open = w trakcie
page-campaign-course-next = następne
page-campaign-course-ahead = jeszcze przed wami
page-campaign-lost =
    { $count ->
        [one] przegrane { $count } raz
        [few] przegrane { $count } razy
       *[many] przegrane { $count } razy
    }
page-campaign-on = Dalej z kampanią
page-campaign-to = Do kampanii
page-campaign-or = albo: { $name }
page-campaign-links = Linki
page-campaign-links-hint = Otwierają tę stronę i każdą grę kampanii, dopóki ona trwa.
page-campaign-closed = Tu nie ma kampanii
