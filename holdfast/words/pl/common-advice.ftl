### Podpowiedzi przy stole, analiza gry w przeglądarce, prośby do botów.

## Odmowy

error-still-thinking = Podpowiedź dla ciebie jest jeszcze obmyślana. Poczekaj chwilę.

## Podpowiedzi

page-hint = Podpowiedź
page-hint-help = Najlepsze opcje i ich szanse na wygranie gry
page-hint-thinking = Sprawdzamy wiele możliwych przyszłości…
page-hint-none = W tej chwili nie masz nic do wybrania.
page-hint-gone = Sytuacja na stole się zmieniła. Zapytaj jeszcze raz.
page-hint-chance = Szansa na wygraną
page-hint-about = To szacunki z możliwych przyszłości: podpowiedź też nie zna zakrytych kart ani przyszłych rzutów.
