### Hints at the table, the review in the browser, wishes for bots.

## Refusals

error-still-thinking = A hint for you is still being thought out. Wait a moment.

## Hints

page-hint = Hint
page-hint-help = The best options, with their chance of winning the game
page-hint-thinking = Many possible futures are being tried…
page-hint-none = There is nothing for you to choose just now.
page-hint-gone = The table has moved on. Ask again.
page-hint-chance = Chance of winning
page-hint-about = Estimates from possible futures: hidden cards and dice are not known here either.
