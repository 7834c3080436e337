puzzle-theme-final-blow = Final blow
puzzle-theme-final-blow-help = Everything that ends the game is on the table: find what ends it in this turn.
puzzle-theme-two-birds = Two birds
puzzle-theme-two-birds-help = One turn is enough for more than one enemy, if they are taken together or one after the other.
puzzle-theme-strike-now = Strike now
puzzle-theme-strike-now-help = An enemy is closer to defeat than it looks: look for what makes the blow possible.
puzzle-theme-find-the-way = Find the way
puzzle-theme-find-the-way-help = What is wanted is within reach in this turn: count the steps and see what shortens them.
puzzle-theme-right-order = The right order
puzzle-theme-right-order-help = The same choices in another order do not work.
puzzle-theme-together = Pay together
puzzle-theme-together-help = It takes more than one player.
puzzle-theme-only-way = The only way
puzzle-theme-only-way-help = The game hangs by a thread: look first at what would lose it.
puzzle-theme-hold-the-line = Hold the line
puzzle-theme-hold-the-line-help = Look at what the enemies will do before your next turn, and spoil it.
puzzle-theme-leave-it-standing = Leave it standing
puzzle-theme-leave-it-standing-help = The enemy that is easiest to defeat is not the one that matters.
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-sacrifice-help = What it takes costs more than the tempting line.
puzzle-theme-one-step-more = One step more
puzzle-theme-one-step-more-help = The tempting line is right, but something must come first.
puzzle-theme-one-choice = One choice
puzzle-theme-one-choice-help = A single choice is enough.
puzzle-theme-long-line = A long line
puzzle-theme-long-line-help = It takes four choices or more.
puzzle-theme-against-the-odds = Against the odds
puzzle-theme-against-the-odds-help = Nothing is sure here: find the best chance.
puzzle-why-exact = Every answer of chance was worked out: the goal is reached in { $best } of 100 cases this way, in { $second } by the best other line, in { $tempting } by the tempting one.
puzzle-why-played = Played on { $games } times each: the goal is reached in { $best } of 100 cases this way, in { $second } by the best other line, in { $tempting } by the tempting one.
puzzle-still = After that choice the goal can still be reached in { $percent } of 100 cases; it was { $best }.
error-no-such-puzzle = There is no such puzzle.
error-bad-puzzle = { $file } is no puzzle: { $detail }
page-puzzles = Puzzles
page-puzzles-about = Positions of real games in which one way to play the turn is clearly best, and not the obvious one.
page-puzzle-of = { $game } puzzle { $number }
page-puzzles-count = 
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
page-puzzles-solved = { $solved } of { $count } solved
page-puzzle-solve = Solve
page-puzzle-next = Next puzzle
page-puzzle-all-done = You have answered all of them. They can be solved again.
page-puzzle-hint = Hint
page-puzzle-second-hint = Another hint
page-puzzle-look-here = Look at what is lit on the board.
page-puzzle-solution = Solution
page-puzzle-show-solution = Show solution
page-puzzle-back = Back to there
page-puzzle-again = From the start
page-puzzle-chosen = What you chose
page-puzzle-nothing-yet = Nothing yet: choose on the board or in the list.
page-puzzle-right = Right so far. Go on.
page-puzzle-wrong = Not the best
page-puzzle-solved = Solved
page-puzzle-given = The solution was shown
page-puzzle-why = Why it works
page-puzzle-tempting = The tempting line
page-puzzle-until-next = On average until your next turn
page-puzzle-this = This puzzle
page-puzzle-rated = Rating
page-puzzle-lines = 
    { $count ->
        [one] One line solves it.
       *[other] { $count } lines solve it.
    }
page-puzzle-from = From a game played by bots, turn { $turn }.
page-puzzle-your-rating = Your rating
page-puzzle-streak = Streak { $count }, longest { $longest }
page-puzzle-first-counts = Only the first answer counts; a hint or the solution counts as not solved.
page-puzzle-start-view = Start
page-puzzle-what-came = What came of it
page-puzzle-theme = Theme
page-puzzle-any-theme = any theme
page-puzzle-forget = Forget my puzzle rating
page-puzzle-strip = { $game }, rated { $rating }
cli-puzzle = Solve a puzzle in this terminal.
cli-puzzle-id = The number of a puzzle; without it, one that suits the rating.
cli-puzzle-rating = How hard it is to be: 400 to 2800.
cli-puzzle-theme = The theme it is to have.
cli-lab-puzzles = Make puzzles from bots’ games, or prove those that ship.
cli-lab-puzzles-prove = Prove the puzzles that are there, instead of making new ones.
cli-lab-puzzles-only = Prove the puzzle with this number alone; may be given several times.
cli-lab-puzzles-ends = Leave out turns that can end in more ways than this.
cli-lab-puzzles-answers = Work out at most this many answers of chance exactly; where there are more, futures are played.
cli-lab-puzzles-futures = From how many futures a search checks the solution once more.
cli-lab-puzzles-simulations = How many simulations that search has for each choice.
cli-lab-puzzles-wanted = How many there are to be in the end.
cli-lab-puzzles-turns = How many turns of each game are looked at, from its end backwards.
cli-lab-puzzles-out = The folder they are written to; without it, that of the game.
lab-puzzle-found = { $puzzle }: { $goal }, rated { $rating }
lab-puzzle-proved = holds
lab-puzzle-refuted = does not hold
lab-puzzle-column-puzzle = Puzzle
lab-puzzle-column-goal = Goal
lab-puzzle-column-best = Best
lab-puzzle-column-second = Second best
lab-puzzle-column-how = How
lab-puzzle-column-verdict = Verdict
lab-puzzle-exactly = exact
lab-puzzle-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
terminal-puzzle-right = Right so far.
terminal-puzzle-solved = Solved!
terminal-puzzle-wrong = Not the best: { $told }
terminal-puzzle-keys = { $back } takes a choice back, { $hint } gives a hint, { $solution } shows the solution, { $quit } leaves.
terminal-puzzle-not-understood = “{ $answer }” is neither an option nor a key. Type a number from 1 to { $last }, or a key: { $back } takes a choice back, { $hint } gives a hint, { $solution } shows the solution, { $quit } leaves.
terminal-puzzle-solution = Solution: { $line }
terminal-puzzle-none = There is no puzzle like that.
terminal-puzzle-key-hint = h
terminal-puzzle-key-solution = s
terminal-puzzle-prompt = Number or key:{ " " }
