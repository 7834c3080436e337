puzzle-task-win = { $hero }: win the game in this turn.
puzzle-task-survive = { $hero }: no enemy may pass the gate before your next turn.
puzzle-task-save-driven-out = { $hero }: see to it that no defender is driven out before your next turn.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: defeat an enemy in this turn.
       *[other] { $hero }: defeat { $count } enemies in this turn.
    }
puzzle-missed-win = The turn ended, and the game was not won.
puzzle-missed-survive = The game was lost.
puzzle-missed-save-driven-out = A defender was driven out.
puzzle-missed-beat-beaten = The turn ended with { $found } of { $count }.
puzzle-reached-win = With luck this wins, too; but less often.
puzzle-reached-survive = With luck this is survived, too; but less often.
puzzle-reached-save-driven-out = With luck everybody stays; but less often.
puzzle-reached-beat-beaten = With luck this works, too; but less often.
puzzle-fact-beaten = Enemies defeated
puzzle-fact-driven-out = Defenders driven out
