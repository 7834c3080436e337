### Podpowiedzi przy stole, analiza gry w przeglądarce, prośby do botów.

## Odmowy

error-no-bot-there = Tam nie siedzi bot.
error-still-thinking = Podpowiedź dla ciebie jest jeszcze obmyślana. Poczekaj chwilę.
error-too-many-reviews = Zbyt wiele gier jest teraz analizowanych. Poczekaj minutę.

## Podpowiedzi

page-hint = Podpowiedź
page-hint-help = Najlepsze opcje i ich szanse na wygranie gry
page-hint-thinking = Sprawdzamy wiele możliwych dalszych przebiegów…
page-hint-none = W tej chwili nie masz nic do wybrania.
page-hint-gone = Sytuacja na stole się zmieniła. Zapytaj jeszcze raz.
page-hint-chance = Szansa na wygraną
page-hint-alike = Nie widać między nimi różnicy: wybierz, co wolisz.
page-hint-about = To szacunki z możliwych dalszych przebiegów: podpowiedź też nie zna zakrytych kart ani przyszłych rzutów.

## Analiza gry

page-review = Analiza gry
page-review-so-far = Analiza dotychczasowej gry
page-review-help = Punkt zwrotny partii i cena decyzji
page-review-working = Ocena decyzji: { $done } z { $whole }
page-review-meanwhile = Dla każdej decyzji rozgrywane są liczne możliwe dalsze przebiegi. Możesz opuścić tę stronę i wrócić później.
page-review-look = Zobacz ten moment
page-review-where = Tura { $turn }
page-review-point = Tura { $turn }: { PERCENT($chance) }
page-review-mark = Kosztowna decyzja { $place }, tura { $turn }: zobacz ten moment

## Prośby do botów

page-bot-requests = Prośba do bota: { $bot }
page-bot-requests-of = Prośba do bota
page-bot-request-take = Zajmij się tym
page-bot-request-keep = Zachowaj to
page-bot-request-come = Chodź tutaj
page-bot-request-pick = { $bot }: naciśnij na planszy to, o co prosisz.
page-bot-request-said = → { $bot }: { $request }
page-bot-request-said-of = → { $bot }: { $request } ({ $thing })

## Kolejki

page-queue-bot = Myślą boty wielu stołów; ten jest { $place }. w kolejce.
page-queue-hint = Inni zapytali wcześniej: twoja podpowiedź jest { $place }. w kolejce.
page-queue-review = Analizowane są inne gry; ta jest { $place }. w kolejce.
