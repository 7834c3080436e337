page-record = My record
page-record-empty = Nothing here yet: games that you finish in this browser are counted here.
page-record-pending =
    { $count ->
        [one] One more game is being looked at.
       *[other] { $count } more games are being looked at.
    }
page-record-which = Which game
page-record-all-games = All games
page-record-numbers = In numbers
page-record-played = Played
page-record-won = Won
page-record-share = Share won
page-record-streak = Won in a row
page-record-best-streak = Longest streak
page-record-worst-luck = Worst luck
page-record-best-save = Best save
page-record-best = Best
page-record-mean = Mean
page-record-strip =
    { $count ->
        [one] The latest game; won: { $won }
       *[other] The latest { $count } games; won: { $won }
    }
page-record-by-kind = By kind of game
page-record-by-hero = By hero
page-record-deeds = Deeds
page-record-deeds-count = { $earned } of { $count }
page-record-of = { $done } of { $goal }
page-record-earned = Done
page-record-games = Finished games
page-record-setting = { $name }: { $value }
page-record-better-than =
    { $tenths ->
        [0] others did better here
        [10] better than everybody else here
       *[other] better than { $tenths } of ten here
    }
page-record-keep = Keeping the record
page-record-private = Only you see this: it is kept under a secret key of this browser.
page-record-carry = On another device
page-record-carry-help = Open this link there, or let its camera read the picture. Whoever has the link sees your record.
page-record-export = Save as a file
page-record-forget = Forget it all
page-record-forget-sure = Yes, forget my games
page-record-keep-it = Keep them
page-record-open = Open
page-record-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-record-of-all-won = of all games won
page-record-in-a-row =
    { $count ->
        [one] victory in a row
       *[other] victories in a row
    }
