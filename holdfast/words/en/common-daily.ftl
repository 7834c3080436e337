page-daily = Siege of the day
page-daily-of = Siege of the day, { $day }
page-daily-save-name = Save the name
page-daily-about = One deal a day for each game, the same for everybody. You play alone and have one try that counts: once a die or a card has shown something new, nothing is taken back.
page-daily-ends = The day ends at midnight UTC. A try that ends later does not count.
page-daily-new-in = new one in { $time }
page-daily-defend = Defend
page-daily-go-on = Play on
page-daily-to-list = To the list
page-daily-one-try = One try that counts
page-daily-under-way = Your try is under way
page-daily-practice = Practise
page-daily-practice-help = Practice is free: the same deal with other luck.
page-daily-tried =
    { $count ->
        [0] nobody has tried yet
        [one] { $count } has tried
       *[other] { $count } have tried
    }
page-daily-best = best: { $result }
page-daily-result = { $end } · { $much }
page-daily-name = Your name on the list
page-daily-name-help = May stay empty.
page-daily-nameless = no name
page-daily-you = you
page-daily-list = List of the day
page-daily-week = List of the week
page-daily-week-of = { $first } to { $last }
page-daily-empty = Nobody stands here yet.
page-daily-player = Player
page-daily-how = Result
page-daily-turns = Turns
page-daily-days = Days
page-daily-days-won = Won
page-daily-points = Points
page-daily-watch = Watch
page-daily-watch-later = Finish your own try to watch how others played.
page-daily-your-place = You are number { $place }.
page-daily-late = Your try ended after the day and does not count.
page-daily-signed = Save signed result
page-daily-seed = The seed of its luck: { $seed }
page-daily-earlier = The day before
page-daily-later = The day after
page-daily-which = Which game
error-no-such-day = There is no such siege of the day.
error-daily-final = Your one try has ended: nothing is taken back.
error-daily-fixed = The siege of the day is the same for everybody: its terms cannot be changed.
error-daily-watch-later = Others can be watched once you have finished yourself, or the day is over.
error-no-daily-deal = No siege of the day can be dealt for { $game }.
error-bad-signed-result = { $path } is no signed result.
cli-daily = Play today’s siege in this terminal: practice with luck of its own, which counts nowhere.
cli-daily-check = Say whether the signature of a result is genuine, instead of playing.
terminal-daily = Siege of the day, { $day }: practice
terminal-daily-genuine = Genuine: { $name }, { $game }, { $day }, signed by { $key }
terminal-daily-forged = The signature does not fit.
