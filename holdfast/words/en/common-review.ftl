### Hints, and the review of a game.

## The command

cli-review = Show where a game turned: a page with pictures, or JSON.
cli-review-file = The record of a game, finished or not.
cli-review-out = The folder for the page and its pictures.
cli-review-json = Write the review as JSON instead of a page.
cli-review-effort = How many futures are tried for each choice.
review-working = Weighing the choices
review-done = The review: { $path }
error-review-no-choices = Nothing has been chosen in this game yet: there is nothing to review.

## Why an option is a good one

hint-only = There is nothing else to choose.
hint-wins = It wins the game at once in { PERCENT($percent) } of the futures, “{ $than }” in { PERCENT($other) }.
hint-saves = With it the game is lost soon in { PERCENT($percent) } of the futures, with “{ $than }” in { PERCENT($other) }.
hint-better = { $points ->
    [one] { $points } point in a hundred better than “{ $than }”.
   *[other] { $points } points in a hundred better than “{ $than }”.
}
hint-further = Best when the game is played on to its end; by the next turns alone “{ $than }” looks better.
hint-close = Hardly better than “{ $than }”.
hint-as-good = Nearly as good as “{ $than }”.
hint-behind = { $points ->
    [one] { $points } point in a hundred behind “{ $than }”.
   *[other] { $points } points in a hundred behind “{ $than }”.
}
hint-risky = More dangerous: lost soon in { PERCENT($percent) } of the futures, with “{ $than }” in { PERCENT($other) }.

## The page

review-title = { $game }: where the game turned
review-ended = { $outcome }. { $reason }
review-goes-on = The game goes on. The chance of winning now: { $chance }.
review-about = All chances are estimates: for each choice { $effort } possible futures were played on and judged.
review-heading-curve = The chance of winning, turn by turn
review-heading-worst = The choices that cost most
review-heading-luck = Luck and skill
review-none-costly = No choice plainly cost anything.
review-about-cost = The cost says how many games of a hundred more the better choice would have won.
review-about-luck = In games won of a hundred, had everything else gone as usual. Luck is what came better or worse than was to be expected; choices can only cost. The rest the estimates cannot tell apart.
review-began = The chance at the beginning
review-luck = What luck gave
review-skill = What choices cost
review-blur = What the estimates cannot tell
review-now = The chance now
review-in-the-end = In the end
review-chance = Chance of winning
review-turn = Turn
review-round = Round
review-cost = { $cost } ± { $error }
review-head-place = No.
review-head-turn = Turn
review-head-who = Who
review-head-asked = Asked
review-head-chosen = Chosen
review-head-better = Better
review-head-why = Why
review-head-cost = Cost
review-head-what = What
review-head-points = Games of 100
review-head-choices = Choices
review-head-given-away = Games of 100 given away
review-cost-sure = about { $games } games of a hundred
review-cost-rough = { $games } games of a hundred, roughly
review-cost-unsure = perhaps { $games } games of a hundred, hard to tell
