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
cli-lab-markdown = Print the table of win rates as Markdown instead.
cli-lab-row = The number of the game in the file, from 0.
cli-lab-tune = Search for better numbers in a content file, or for those that give a wanted win rate.
cli-tune-file = The content file whose numbers are searched.
cli-tune-numbers = Which numbers, as level.normal.* names them; without it, all.
cli-tune-fit = Fit the numbers to the games of this results file, instead of playing.
cli-tune-positions = How many positions of those games are looked at.
cli-tune-aim = The win rate that is wanted: 0.6, 60%, or from-to as in 0.5-0.75; without it, as high as possible.
cli-tune-by = What counts as better.
cli-tune-together = Move all numbers at once, by playing to both sides of them: for quick bots and many games.
cli-tune-steps = How many changes are tried.
cli-tune-out = The folder for the numbers found; a content folder, and where the search goes on from.
cli-lab-calibrate = Show whether games are won as often as reviews and hints predict.
cli-calibrate-moments = About how many moments of those games are looked at.
cli-calibrate-markdown = Print the table as Markdown.

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
lab-troubles-found = { $count ->
    [one] { $count } game broke off: the report tells of it.
   *[other] { $count } games broke off: the report tells of them.
}
lab-report-done = The report: { $path }
lab-fitting = Fitting
lab-fitted = { $positions ->
    [one] { $positions } position. Log loss on held-out games: { $before } before, { $after } after. In { $folder }.
   *[other] { $positions } positions. Log loss on held-out games: { $before } before, { $after } after. In { $folder }.
}
lab-calibrating = Judging
lab-calibration-foretold = Predicted
lab-calibration-moments = Moments
lab-calibration-mean = On average
lab-calibration-came = Won
lab-calibration-interval = 95% interval
lab-calibrated = { $moments ->
    [one] { $moments } moment. Predicted and actual rates differ by { $apart } on average. Brier score { $error }; a constant prediction would score { $plain }.
   *[other] { $moments } moments. Predicted and actual rates differ by { $apart } on average. Brier score { $error }; a constant prediction would score { $plain }.
}
lab-tuning = Change { $number } of { $most }
lab-step-kept = { $number }. kept: { $changed } ({ $gain } ± { $error })
lab-step-dropped = { $number }. dropped: { $changed } ({ $gain } ± { $error })
lab-tuned = Changes kept: { $kept } of { $steps }. The numbers found win { $rate }.
lab-round = { $number }. on average { $mean }, sides apart by { $apart }
lab-proving = What was found plays against the first numbers
lab-proved = The numbers found are better by { $gain } ± { $error } in { $deals } deals.
lab-not-proved = The numbers found are not better beyond the noise ({ $gain } ± { $error } in { $deals } deals); the first ones are kept.

## The report

lab-title = { $game }: what the games tell
lab-beginning = { $games ->
    [one] { $games } game, played by { $bots }. Won: { $rate } ({ $interval }).
   *[other] { $games } games, played by { $bots }. Won: { $rate } ({ $interval }).
}
lab-seeds = Seeds { $first } to { $last }; every game can be shown again from its row.
lab-about-intervals = The true rate lies within the interval (Wilson) in ninety-five of a hundred such cases.
lab-about-progress = Progress tells how far games were got on average: the share of the horde, the army or the quest that was overcome, with the interval of Student.
lab-about-figures = A game counts for everyone who took part in it.
lab-about-spread = The game in the middle; in brackets, from the 10th to the 90th percentile.
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
lab-interval = { $low }–{ $high }
lab-spread = { $middle } ({ $low }–{ $high })
lab-head-games = Games
lab-head-won = Won
lab-head-rate = Rate
lab-head-interval = 95% interval
lab-head-progress = Progress
lab-head-reason = Reason
lab-head-share = Share
lab-head-row = Row
lab-head-seed = Seed
lab-head-trouble = What happened

## The ladder

cli-lab-ladder = Let every bot play everything and write the table of who wins how often.
cli-ladder-game = A game to play; name it again for several; without it, all.
cli-ladder-bot = A bot and how many games it plays of each configuration, as greedy=100; from the weakest to the strongest. A bot of one game alone is written bastion/search:12=6.
cli-ladder-more = How often rows in doubt are played on, each time until there are twice as many deals.
cli-ladder-work = The folder in which the results are kept.
cli-ladder-out = The Markdown file for the table.
ladder-done = The ladder: { $path }
ladder-title = The ladder of bots
ladder-about = How often each bot wins, and below it how far its games were got on average: the share of the horde, the army or the quest that was overcome, all of it where the game was won. In brackets the interval in which the true figure lies in ninety-five of a hundred cases (Wilson’s for wins, Student’s for progress). All bots meet the same deals. The last column says whether each bot is better than the one before it beyond doubt. By wins: the interval of Newcombe around the difference of the win rates lies above zero. By progress, where wins do not decide: that of Student around the mean lead, deal by deal, does. The one that is told the future (`clairvoyant`) only shows how far a fair player could come.
ladder-looks = Rows in which that was in doubt were played on by all who are fair, each time until there were twice as many deals, at most { $more ->
    [one] once
   *[other] { $more } times
}. So that looking again gives luck no more chances, the one in twenty that it may mislead is shared among all looks, and every interval by which a row is decided is that much wider. The last line counts the deals of the first look alone.
ladder-command = Made by this command, which goes on where it was stopped:
ladder-altogether = altogether
ladder-head-deals = Deals
ladder-head-order = In this order
ladder-head-bot = Bot
ladder-head-games = Games
ladder-head-won = Won
ladder-head-progress = Progress
ladder-head-speed = Games a second on one core
ladder-head-time = Time for a choice
ladder-sure-won = beyond doubt, by wins
ladder-sure-progress = beyond doubt, by progress
ladder-unsure = not certain
ladder-milliseconds = { $value } ms
error-lab-bad-rung = “{ $found }” is not of the form BOT=GAMES, as greedy=100 is.

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
error-needs-extra = This needs the package { $package }: install holdfast[{ $extra }].
error-cannot-write = { $path } cannot be written: { $detail }.
error-lab-no-such-number = No number in this file fits “{ $pattern }”. There are: { $known }.
error-lab-no-such-file = “{ $file }” is not a content file of this game. There are: { $known }.
error-lab-no-numbers = There are no numbers to search in { $file }.
error-lab-other-search = { $path } belongs to a search for other numbers. Choose another folder.
error-lab-one-sided = All these games ended alike: weights can only be fitted to games won and games lost.
error-lab-game-or-fit = Name a game to play (--game), or results to fit to (--fit).
error-lab-unknown-measure = “{ $found }” cannot be measured. Known: { $known }.
error-lab-bad-aim = “{ $found }” is not a win rate: write 0.6, 60% or 0.5-0.75.
fault-lab-all-of-many = “all” says nothing here: name the values of each game

## Chapters of a campaign

cli-lab-quests = Play every quest of a campaign by bots and tell what of it is seen.
cli-lab-quests-which = The quests to play; none named: all that are offered.
cli-lab-party = So many heroes set out.
cli-lab-out-md = The Markdown file to write; without it the table is printed.
cli-lab-road = Play whole campaigns instead, as many as --games says: lost quests again, half of the story’s choices by chance.
cli-lab-by-chance = Leave half of the story’s choices to chance, so that every branch is met; on the --road it is always so.
error-lab-unknown-chapter = “{ $found }” is no quest here; possible: { $known }.
lab-playing-chapters = Playing quests
lab-chapters-ends = Ends: { $ends }
lab-written = Written to { $path }.
lab-chapters-chapter = quest
lab-chapters-games = games
lab-chapters-won = won
lab-chapters-rounds = rounds
lab-chapters-deck = event deck drawn
lab-chapters-day = day seen
lab-chapters-night = night seen
lab-chapters-treasures = treasures
lab-chapters-shards = shards at the end
lab-chapters-hero-ranged = heroes’ attacks into another area
lab-chapters-enemy-ranged = enemies’ attacks into another area
lab-chapters-ghosts = Ghost Souls
lab-chapters-story = stories told
lab-chapters-action = actions done
lab-chapters-choice = choices taken
lab-chapters-chest = chests opened
lab-chapters-shrine = shrines that brought a hero back
lab-chapters-search = areas searched
lab-chapters-waypoint = waypoints reached
