puzzle-task-win = { $hero }: win the game in this turn.
puzzle-task-survive = { $hero }: the game must not be lost before your next turn.
puzzle-task-save-fallen = { $hero }: see to it that no hero falls before your next turn.
puzzle-task-save-haunted = { $hero }: see to it that evil takes no tile before your next turn.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: get rid of a horde card in this turn.
       *[other] { $hero }: get rid of { $count } horde cards in this turn.
    }
puzzle-missed-win = The turn ended, and the game was not won.
puzzle-missed-survive = The game was lost.
puzzle-missed-save-fallen = A hero fell.
puzzle-missed-save-haunted = Evil took a tile.
puzzle-missed-beat-beaten = The turn ended with { $found } of { $count }.
puzzle-reached-win = With luck this wins, too; but less often.
puzzle-reached-survive = With luck this is survived, too; but less often.
puzzle-reached-save-fallen = With luck nobody falls; but more often somebody does.
puzzle-reached-save-haunted = With luck no tile is lost; but more often one is.
puzzle-reached-beat-beaten = With luck this works, too; but less often.
puzzle-fact-beaten = Horde cards beaten
puzzle-fact-fallen = Heroes fallen
puzzle-fact-haunted = Tiles taken by evil
