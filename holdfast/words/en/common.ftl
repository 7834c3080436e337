### Words that every game and every client shares.

## Short words

yes = yes
no = no
won = Victory
lost = Defeat
round = Round { $number }
turn = Turn { $number }
seat = Seat { $number }
you = you
nobody = nobody
anyone = anyone
bot = bot
onlooker = onlooker
chance-decides = left to chance
waiting-for = Waiting for: { $who }
percent = { PERCENT($percent) }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
by-rule = Rule { $rule }

## The shelf

shelf = On the shelf
shelf-empty = The shelf is empty.
shelf-players = Players: { $low }–{ $high }
game = Game
new-game = New game
settings = Settings
log = Log
why-not = Why not?
odds = Odds
language = Language

## What may be set in every game

setting-players = Players
setting-players-help = How many seats the table has, for people and bots together.
setting-level = Difficulty
setting-level-help = How hard the game is on you.

## Taking back

undo = Take back
undone = Taken back: { $what }
undo-unit-choice = the last choice
undo-unit-action = the last action
undo-unit-turn = the turn
undo-unit-round = the round
undo-limit = Taking back
undo-limit-consent = people agree to what concerns them
undo-limit-anything = anything may be taken back
undo-limit-nothing-new = only until a die or a card is seen
undo-limit-nothing = a choice is a choice

## Reactions

option-go-on = Go on
option-pass = Pass
orders = Reactions
order-ask = ask me every time
order-save = ask me only when it would save a hero
order-never = never ask me

## The end, and a game that goes on after its rules were mended

event-end =
    { $won ->
        [yes] Victory! { $reason }
       *[no] Defeat. { $reason }
    }{ $score ->
        [one] {" "}The score: { $score } point.
        [other] {" "}The score: { $score } points.
       *[none] {""}
    }
recovered =
    The rules have been mended since this game was written down. It goes on from choice { $kept }; { $dropped ->
        [0] nothing is lost.
        [one] { $dropped } later choice is lost.
       *[other] { $dropped } later choices are lost.
    }

## Errors

error-holdfast = Something went wrong.
error-illegal-choice = “{ $choice }” is not on offer now. What is: { $options }.
error-game-over = The game is over; there is nothing left to choose.
error-not-your-choice = “{ $choice }” is for another seat to choose.
error-barred = “{ $choice }” is not possible now. { $why } (Rule { $rule }.)
error-unknown-game = There is no game “{ $game }” on the shelf. There are: { $known }.
error-bad-options = These options do not fit.
error-bad-content = The content cannot be used.
error-bad-record = The record cannot be read.
error-bad-position = The position cannot be read.
error-impossible-position = The position cannot come about.
error-nothing-to-undo = There is nothing to take back.
error-no-such-moment = There is no choice number { $number } to go back to.
error-undo-forbidden = This table takes nothing back.
error-undo-past-news = A die or a card has been seen since; this table does not go back past that.
error-off-script = The script says “{ $result }”, but the next result is “{ $name }” and can only be: { $faces }.
error-stuck = The rules of “{ $game }” run on without asking anything and without ending. This is a bug.
error-unrecoverable = The record no longer replays, and no snapshot of it can be played on. { $detail }
error-results-left-over =
    { $count ->
        [one] The record holds { $count } result of chance more than its choices need.
       *[other] The record holds { $count } results of chance more than its choices need.
    }
error-does-not-replay = Choice { $number } of the record, “{ $choice }”, does not replay. { $detail }
error-too-large = That is too large: the limit is { $limit }.
error-not-json = That is not JSON: { $detail }
error-not-an-object = A JSON object was expected.
error-word-too-long = The word “{ $word }…” is too long: the limit is { $limit } characters.
error-number-too-large = A number is too large.
error-too-deep = That is nested too deeply: the limit is { $limit } levels.
error-wrong-format = The format is { $found }; format { $known } is the one read here.
error-wrong-version = It was written by version { $found } of the rules; known are those up to { $known }.
error-other-content = This game of “{ $game }” was played with other content. Name the same content folder.

## Faults: each is told after the place where it lies

fault-not-a-flag = must be yes or no
fault-not-a-number = must be a whole number that is not negative
fault-not-a-list = must be a list
fault-not-options = options must be names with values
fault-out-of-range = { $value } is out of range, { $low } to { $high } is possible
fault-unknown-value = “{ $value }” is not known; possible: { $known }
fault-unknown-option = there is no such option; possible: { $known }
fault-wrong-count =
    { $wanted ->
        [one] { $wanted } is needed, not { $count }
       *[other] { $wanted } are needed, not { $count }
    }
fault-too-many = at most { $limit } can be named, not { $count }
fault-named-twice = “{ $value }” is named twice
fault-game-without-content = this game has no content files
fault-more-faults = there is more wrong than is told here
fault-no-such-folder = there is no such folder
fault-no-such-file = there is no such file
fault-too-large = the file is larger than { $limit } bytes
fault-not-utf8 = the file is not UTF-8 text
fault-not-toml = the file is not TOML: { $detail }
fault-no-entries = there are no entries [[{ $key }]]
fault-no-words = there are no words for this: write the message “{ $message }” in words/en/*.ftl beside the content
fault-missing-entry = this entry is missing
fault-same-id = the same id stands there twice
fault-unknown-field = there is no such field
fault-missing-field = this field is missing
fault-wrong-field =
    { $problem ->
        [missing] the field “{ $name }” is missing
        [unknown] there is no field “{ $name }”
        [value] “{ $found }” is none of the possible values
        [least] must be { $limit } or more
        [most] must be { $limit } or less
        [short] too short; characters at least: { $limit }
        [long] too long; characters at most: { $limit }
        [too-few] too few; at least: { $limit }
        [too-many] too many; at most: { $limit }
        [exactly] so many values must stand here: { $limit }
        [pattern] not written as it must be ({ $wanted })
        [int] a whole number must stand here
        [float] a number must stand here
        [str] a text must stand here
        [bool] true or false must stand here
        [array] a list must stand here
        [object] fields with their values must stand here
       *[said] { $detail }
    }
fault-not-each-once = each of these must stand there exactly once: { $known }
fault-unlike-options = “{ $value }” does not fit the options, which say “{ $wanted }”
fault-unknown-card = there is no card “{ $card }”
fault-card-twice = the card “{ $card }” lies in two places
fault-card-missing = the card “{ $card }” lies nowhere
fault-wrong-pool = the card “{ $card }” does not belong into this pool
fault-wrong-layer = a layer is either a pool and a count, or known cards
fault-cards-do-not-add-up =
    { $count ->
        [one] { $count } card in all places together, there must be { $wanted }
       *[other] { $count } cards in all places together, there must be { $wanted }
    }
fault-tokens-do-not-add-up =
    { $count ->
        [one] { $count } piece in all places together, there must be { $wanted }
       *[other] { $count } pieces in all places together, there must be { $wanted }
    }
fault-game-is-over = by this the game would be over already

## Things, counted

counted = { $thing } × { $count }

# A setting of several games

setting-questions = Questions
setting-questions-help = Orders of effects and gains without a price: asked where the answer can matter, or always.
questions-brief = where it matters
questions-all = always

outcome-given-up = The players have given up.
