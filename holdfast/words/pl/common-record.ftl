page-record = Moje gry
page-record-empty = Na razie pusto: tutaj liczą się gry, które skończysz w tej przeglądarce.
page-record-pending =
    { $count ->
        [one] Sprawdzana jest jeszcze jedna gra.
        [few] Sprawdzane są jeszcze { $count } gry.
        [many] Sprawdzanych jest jeszcze { $count } gier.
       *[other] Sprawdzanych jest jeszcze { $count } gier.
    }
page-record-which = Która gra
page-record-all-games = Wszystkie gry
page-record-numbers = W liczbach
page-record-played = Rozegrane
page-record-won = Wygrane
page-record-share = Odsetek wygranych
page-record-streak = Wygrane z rzędu
page-record-best-streak = Najdłuższa seria
page-record-worst-luck = Największy pech
page-record-best-save = Najlepszy ratunek
page-record-best = Najlepszy wynik
page-record-mean = Średni wynik
page-record-strip =
    { $count ->
        [one] Ostatnia gra; wygrane: { $won }
        [few] Ostatnie { $count } gry; wygrane: { $won }
        [many] Ostatnich { $count } gier; wygrane: { $won }
       *[other] Ostatnich { $count } gier; wygrane: { $won }
    }
page-record-by-kind = Według rodzaju gry
page-record-by-hero = Według bohatera
page-record-deeds = Czyny
page-record-deeds-count = { $earned } z { $count }
page-record-of = { $done } z { $goal }
page-record-earned = Wykonane
page-record-games = Rozegrane gry
page-record-setting = { $name }: { $value }
page-record-better-than =
    { $tenths ->
        [0] innym poszło tu lepiej
        [10] lepiej niż wszystkim innym tutaj
       *[other] lepiej niż { $tenths } na dziesięciu tutaj
    }
page-record-keep = Przechowywanie zapisów
page-record-private = To widzisz tylko ty: zapisy są przechowywane pod tajnym kluczem tej przeglądarki.
page-record-carry = Na innym urządzeniu
page-record-carry-help = Otwórz tam ten link albo skieruj aparat na obrazek. Zapisy zobaczy każdy, kto ma ten link.
page-record-export = Zapisz jako plik
page-record-forget = Zapomnij wszystko
page-record-forget-sure = Tak, zapomnij moje gry
page-record-keep-it = Zostaw
page-record-open = Otwórz
page-record-count =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
page-record-of-all-won = wszystkich gier wygranych
page-record-in-a-row =
    { $count ->
        [one] wygrana z rzędu
        [few] wygrane z rzędu
        [many] wygranych z rzędu
       *[other] wygranej z rzędu
    }
