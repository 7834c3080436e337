### Podpowiedzi przy stole, analiza gry w przeglądarce, prośby do botów.

## Odmowy

error-still-thinking = Podpowiedź dla ciebie jest jeszcze obmyślana. Poczekaj chwilę.
error-too-many-reviews = Zbyt wiele gier jest teraz analizowanych. Poczekaj minutę.

## Podpowiedzi

page-hint = Podpowiedź
page-hint-help = Najlepsze opcje i ich szanse na wygranie gry
page-hint-thinking = Sprawdzamy wiele możliwych przyszłości…
page-hint-none = W tej chwili nie masz nic do wybrania.
page-hint-gone = Sytuacja na stole się zmieniła. Zapytaj jeszcze raz.
page-hint-chance = Szansa na wygraną
page-hint-about = To szacunki z możliwych przyszłości: podpowiedź też nie zna zakrytych kart ani przyszłych rzutów.

## Analiza gry

page-review = Analiza gry
page-review-so-far = Analiza dotychczasowej gry
page-review-help = Gdzie gra się odwróciła i ile kosztowały decyzje
page-review-working = Ważenie decyzji: { $done } z { $whole }
page-review-meanwhile = Dla każdej decyzji rozgrywane są liczne możliwe przyszłości. Możesz opuścić tę stronę i wrócić później.
page-review-look = Zobacz ten moment
page-review-where = Tura { $turn }
page-review-point = Tura { $turn }: { $chance } %
page-review-mark = Kosztowna decyzja { $place }, tura { $turn }: zobacz ten moment
