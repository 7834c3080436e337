### The lab: many games, what they tell, and the command.

## The command

cli-lab = Play many games and study them.
cli-lab-run = Play many games side by side into one file; run it again to go on.
cli-lab-report = Make a page with tables and pictures from a file of games.
cli-lab-show = Write the record of one game of a file.
cli-lab-game = The game to play.
cli-lab-levels = The levels to play: all, or some with commas between them.
cli-lab-players = How many players: 1-4, or some numbers with commas between them.
cli-lab-bot = The bot that plays; name it again to compare several.
cli-lab-games = How many games of each configuration.
cli-lab-vary = Play each of these values of an option: NAME=VALUE,VALUE or NAME=all.
cli-lab-set = Play all games with this value of an option: NAME=VALUE.
cli-lab-seed = The seed of the first game; the others follow.
cli-lab-out = The Parquet file for the results.
cli-lab-jobs = How many games at a time; without it, one for each processor.
cli-lab-on = Where to play: here, or on a Ray cluster.
cli-lab-address = The address of the Ray cluster; without it, one is made on this machine.
cli-lab-file = A file that “holdfast lab run” made.
cli-lab-folder = The folder for the page and its pictures.
cli-lab-row = The number of the game in the file, from 0.

## While it works

lab-playing = Playing
lab-speed = { $speed } games/s
lab-already = { $done ->
    [one] { $done } game of { $whole } is there already.
   *[other] { $done } games of { $whole } are there already.
}
lab-stopped = Stopped. Nothing is lost: the same command goes on.
lab-done = { $games ->
    [one] { $games } game in { $path }
   *[other] { $games } games in { $path }
}
lab-report-done = The report: { $path }

## The report

lab-title = { $game }: what the games tell
lab-beginning = { $games ->
    [one] { $games } game, played by { $bots }. Won: { $rate } ({ $interval }).
   *[other] { $games } games, played by { $bots }. Won: { $rate } ({ $interval }).
}
lab-seeds = Seeds { $first } to { $last }; every game can be shown again from its row.
lab-about-intervals = The true rate lies within the interval (Wilson) in ninety-five of a hundred such cases.
lab-about-figures = A game counts for everyone who took part in it.
lab-about-spread = The middle game; in brackets, from the shortest tenth to the longest.
lab-heading-main = Everything that was varied
lab-heading-troubles = Games without an end
lab-troubles = { $count ->
    [one] { $count } game broke off. It is not counted above.
   *[other] { $count } games broke off. They are not counted above.
}
lab-chart-by = Win rate: { $axis }
lab-chart-by-two = Win rate: { $across }, { $lines }
lab-chart-losses = How games are lost
lab-chart-length = How long games take
lab-chart-score = The score of won games
lab-none-lost = No game was lost.
lab-axis-bot = Bot
lab-axis-figures = Who took part
lab-not-said = not said
lab-all = all games
lab-won = won
lab-lost = lost
lab-games = Games
lab-rounds = Rounds
lab-turns = Turns
lab-choices = Choices
lab-seconds = Seconds
lab-score = Points
lab-win-rate = Games won
lab-share-lost = Share of the lost games
lab-percent = { $value } %
lab-interval = { $low }–{ $high } %
lab-spread = { $middle } ({ $low }–{ $high })
lab-head-games = Games
lab-head-won = Won
lab-head-rate = Rate
lab-head-interval = 95 % interval
lab-head-reason = Reason
lab-head-share = Share
lab-head-row = Row
lab-head-seed = Seed
lab-head-trouble = What happened

## What the lab refuses

error-lab-trouble = The lab cannot do that.
error-lab-does-not-replay = Choice { $number } of this game, “{ $choice }”, does not replay. { $detail }
error-lab-deadly-game = The game with seed { $seed } ended { $count } workers. It is not tried again.
error-lab-no-cluster = There is no Ray cluster to be had: { $detail }
error-lab-other-run = { $path } holds games of { $game } by other rules or cards. Choose another file.
error-lab-not-results = { $path } is not a file of the lab: { $detail }
error-lab-no-games = There is no finished game in the file.
error-lab-no-such-row = There is no row { $row }: the last one is { $last }.
error-lab-bad-pair = “{ $found }” is not of the form NAME=VALUE.
error-lab-bad-place = Games are played “local” or on “ray”, not on “{ $found }”.
error-no-encoding = “{ $game }” is not told in numbers. These games are: { $known }.
error-needs-extra = This needs the package { $package }: install holdfast[{ $extra }].
error-cannot-write = { $path } cannot be written: { $detail }.
fault-lab-all-of-many = “all” says nothing here: name the values of each game
