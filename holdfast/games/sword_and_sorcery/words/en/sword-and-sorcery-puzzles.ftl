puzzle-task-win = Win the quest in this turn.
puzzle-task-survive = The quest must not be lost before your next turn.
puzzle-task-save-fallen = See to it that no hero becomes a Ghost Soul before your next turn.
puzzle-task-beat-beaten = 
    { $count ->
        [one] Defeat an enemy in this turn.
       *[other] Defeat { $count } enemies in this turn.
    }
puzzle-task-beat-opened = 
    { $count ->
        [one] Open a chest in this turn.
       *[other] Open { $count } chests in this turn.
    }
puzzle-task-beat-acted = 
    { $count ->
        [one] Take a quest action in this turn.
       *[other] Take { $count } quest actions in this turn.
    }
puzzle-missed-win = The turn ended, and the quest was not won.
puzzle-missed-survive = The quest was lost.
puzzle-missed-save-fallen = A hero fell and became a Ghost Soul.
puzzle-missed-beat-beaten = The turn ended with { $found } of { $count }.
puzzle-missed-beat-opened = The turn ended with chests opened: { $found } of { $count }.
puzzle-missed-beat-acted = The turn ended with quest actions taken: { $found } of { $count }.
puzzle-reached-win = With luck this wins, too; but less often.
puzzle-reached-survive = With luck this is survived, too; but less often.
puzzle-reached-save-fallen = With luck nobody falls; but more often somebody does.
puzzle-reached-beat-beaten = With luck this works, too; but less often.
puzzle-reached-beat-opened = With luck this works, too; but less often.
puzzle-reached-beat-acted = With luck this works, too; but less often.
puzzle-fact-beaten = Enemies defeated
puzzle-fact-fallen = Heroes fallen
puzzle-fact-opened = Chests opened
puzzle-fact-acted = Quest actions taken
