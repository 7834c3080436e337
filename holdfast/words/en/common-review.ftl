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
review-about-cost = The cost is what the better choice would have added to the chance of winning, in points of a hundred, give or take the error.
review-about-luck = Luck is what dice and cards gave beyond what was to be expected; choices only give away. What the estimates cannot tell apart is their blur.
review-began = The chance at the beginning
review-luck = Luck: dice and cards
review-skill = Skill: given away by choices
review-blur = Blur of the estimates
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
review-head-points = Points of a hundred
review-head-choices = Choices
review-head-given-away = Given away
