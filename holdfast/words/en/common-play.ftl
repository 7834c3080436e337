### The table in the browser: the board, and what may be done there.

page-what-you-may-do = What you may do
page-sheet = Round the board
page-board = The board
page-press-again = Once more to confirm: { $what }
page-pick-more = Pick what belongs together
page-you-watch = You are watching this table.
page-not-your-turn = Nothing for you to decide right now.
page-whole-board = Whole board
page-tab-do = To do
page-tab-chronicle = Chronicle
page-tab-talk = Talk
page-tab-aside = More
error-unreachable = The server cannot be reached. Is the network there?

## The lesson

page-lesson = Lesson
page-lesson-step = Step { $number } of { $all }
page-lesson-next = Go on
page-lesson-back = Back
page-lesson-over = That was the lesson. The table is yours: play on for as long as you like.
page-lesson-again = Once more from the start

# Where nothing but the end of the turn is left

ask-turn-over = Nothing is left to do in this turn.
option-turn-over = End the turn
