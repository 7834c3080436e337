### Hints at the table, the review in the browser, requests to bots.

## Refusals

error-no-bot-there = No bot sits there.
error-still-thinking = A hint for you is still being thought out. Wait a moment.
error-too-many-reviews = Too many games are being reviewed. Wait a minute.

## Hints

page-hint = Hint
page-hint-help = The best options, with their chance of winning the game
page-hint-thinking = Many possible futures are being tried…
page-hint-none = There is nothing for you to choose just now.
page-hint-gone = The table has moved on. Ask again.
page-hint-chance = Chance of winning
page-hint-alike = Nothing tells these apart: choose what you like.
page-hint-about = Estimates from possible futures: hidden cards and dice are not known here either.

## The review

page-review = Review
page-review-so-far = Review so far
page-review-help = Where the game turned, and what choices cost
page-review-working = Weighing the choices: { $done } of { $whole }
page-review-meanwhile = For each choice many possible futures are played on. You may leave this page and come back.
page-review-look = Look at this moment
page-review-where = Turn { $turn }
page-review-point = Turn { $turn }: { PERCENT($chance) }
page-review-mark = Costly choice { $place }, turn { $turn }: look at this moment

## Requests to bots

page-bot-requests = Ask { $bot }
page-bot-requests-of = Ask
page-bot-request-take = Take this one
page-bot-request-keep = Keep that
page-bot-request-come = Come here
page-bot-request-pick = { $bot }: press the thing you mean on the board.
page-bot-request-said = → { $bot }: { $request }
page-bot-request-said-of = → { $bot }: { $request } ({ $thing })

## Queues

page-queue-bot = The bots of many tables are thinking; this one is at place { $place } in the queue.
page-queue-hint = Others asked before you: your hint is at place { $place } in the queue.
page-queue-review = Other games are being reviewed; this one is at place { $place } in the queue.
