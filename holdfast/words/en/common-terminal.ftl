### The terminal: the command and its help, the screen, the keys.

## The command

cli-help = A table for cooperative fantasy board games.
cli-shelf = List the games on the shelf and all their options.
cli-play = Play a game in this terminal.
cli-check = Check a folder of content and list everything wrong with it.
cli-language = The language to speak; without it, the machine’s.
cli-content = A folder with cards of your own.
cli-game = The game and its options, as “holdfast shelf” lists them.
cli-seed = A number that decides all luck; without it, every game is another.
cli-from = Go on with a saved game or a position.
cli-undo = How far a choice may be taken back.
cli-check-folder = The folder to check.
cli-check-game = The game it is for; without it, the one that fits best.

## The shelf

terminal-usual = Default: { $value }.
terminal-by-custom = { $word } (as usual)
terminal-by-chance = { $word } (left to chance)
terminal-none = none
terminal-any-number = As many as you like, with commas between them.
terminal-how-many = { $count ->
    [one] { $count } value.
   *[other] { $count } values, with commas between them.
}
terminal-as-many = As many as { $flag }, with commas between them.
terminal-when = Matters with { $when }.

## Before the game

terminal-more-settings = Set the other options too? [y/N]
terminal-unfinished = Unfinished games are waiting. To go on:
terminal-yes = y yes
terminal-no = n no
terminal-back = b back

## The screen

terminal-seed = seed { $seed }
terminal-chooses = { $count ->
    [one] { $who } chooses
   *[other] One of them chooses: { $who }
}
terminal-leads = { $who } chooses; may help: { $others }
terminal-anyone-chooses = All of you choose together
terminal-more-news = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
} (l shows the whole log)
terminal-prompt = Number, or h for help:

## The keys

terminal-key-undo = u
terminal-key-why = ?
terminal-key-save = s
terminal-key-log = l
terminal-key-turn-end = e
terminal-key-give-up = g
terminal-key-help = h
terminal-key-quit = q
terminal-help-number = choose the option of that number; its id will do too
terminal-help-undo = take back the last choice (more: u action, u turn, u round)
terminal-help-why = what cannot be done now, and why (one thing: ? move:market)
terminal-help-save = save the game (to a file of your choice: s FILE)
terminal-help-log = everything that has happened
terminal-help-turn-end = turns end by themselves where nothing is left to do, or no longer
terminal-help-give-up = give up the game
terminal-help-help = this page; all about a thing: h and its id
terminal-help-topics = h and one of { $topics }
terminal-help-quit = leave the table

## Answers

terminal-no-such-number = There is no option { $number }: the last one is { $last }.
terminal-not-understood = “{ $answer }” is neither an option nor a key. Type a number from 1 to { $last }, or h for help.
terminal-unknown-undo-unit = “{ $unit }” cannot be taken back; one of these can: { $known }.
terminal-nothing-barred = Nothing is held back: the list above is all there is to choose from.
terminal-is-offered = { $id } is allowed: it is option { $number }.
terminal-no-such-action = Nobody can do “{ $id }” here. Type ? for the list of what is barred.
terminal-no-help = Nothing is known about “{ $id }”.

## Files

terminal-overwrite = { $path } is there already. Write over it? [y/N]
terminal-saved = Saved: { $path }
terminal-not-saved = Not saved.
terminal-save-first = Save before you leave? [Y]es, [n]o, [b]ack to the game:
terminal-save-record = Save the record of this game? [y/N]
terminal-kept = The game is kept. To go on:
terminal-cannot-keep = The game cannot be kept while you play: save it yourself with s.

error-file-missing = There is no file { $path }.
error-file-no-folder = There is no folder { $path }.
error-file-is-folder = { $path } is a folder, not a file.
error-file-forbidden = This machine does not let you use { $path }.
error-file-trouble = { $path } cannot be used: { $detail }.

## Wrong use

error-unknown-language = There are no words in “{ $language }”. Known: { $known }.
error-no-game = Which game? On the shelf: { $known }.
error-one-game = One game at a time: “{ $found }” is too much. A flag and its value go together, as in --players 2.
error-bad-seed = A seed is a whole number of at most 18 digits, not “{ $found }”.
error-seed-of-record = A saved game brings its own luck: leave out --seed.
error-unknown-undo = --undo cannot be “{ $found }”. Known: { $known }.
error-flags-of-file = The game in the file has its options already: leave out { $found }.
error-other-game = The file holds a game of { $found }, not of { $game }.
error-name-the-game = It is not clear which game this folder is for. Name it: --game GAME, one of { $known }.
error-wrong-use = These flags do not go together.
fault-flag-without-value = a value is missing

## Checking content

terminal-unread-file = { $file }: { $game } does not read a file of this name.
terminal-checked = { $path } ({ $game }): { $count ->
    [0] no faults.
    [one] { $count } fault.
   *[other] { $count } faults.
}
fault-no-content-here = none of the files that the game reads is here: { $files }
terminal-turn-end-asked = Turns do not end by themselves.
terminal-turn-end-passed = Turns end by themselves where nothing is left to do.
terminal-give-up = Give up the game? [y/N]

## Round every help, and what is said of a wrong use

cli-frame-usage = Usage:
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commands
cli-frame-required = [required]
cli-frame-default = [default: { $value }]
cli-frame-environment = [environment: { $value }]
cli-frame-help = Show this help and exit.
cli-wrong-option = There is no option { $what }.
cli-wrong-missing = Missing: { $what }.
cli-wrong-value = This value cannot be used: { $what }.
cli-wrong-command = There is no such command.
cli-wrong-use = The command cannot be used like that.
cli-wrong-help = { $command } --help tells how.
