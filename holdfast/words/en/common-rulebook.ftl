### The rulebook.

cli-rules = Read the rulebook of a game.
cli-rules-game = The game, as “holdfast shelf” names it.
cli-rules-chapter = A chapter by its name, or “all”; without one the contents.
cli-rules-find = Show the paragraphs that hold these words, in any form.
cli-rules-example = Play an example of the rulebook, step by step.
rules-how-to-read = holdfast rules { $game } CHAPTER opens a chapter; --find WORDS searches.
rules-nothing-found = Nothing in the rulebook holds “{ $words }”.
error-no-such-chapter = The rulebook has no chapter “{ $chapter }”. It has: { $known }.
page-rules-edition = Edition
page-rules-chapters = Chapters
page-rules-print = Print the whole book
page-rules-digest = The rules by number
page-rules-place = Chapter { $number } of { $count } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} to read
page-example = Example
page-example-live = live example
page-example-steps = The steps of the example
page-example-step = Step { $number } of { $count }
page-example-back = Back
page-example-next = Next
page-example-again = From the start
page-example-press = Press what is lit on the board, or simply “Next”.
page-example-try = Try it yourself
page-example-try-note = you choose, you roll
page-example-others = More examples
page-example-play = Play the example
error-no-such-example = There is no example “{ $example }” here.
