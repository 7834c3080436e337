puzzle-task-win = { $hero }: победите в партии этим ходом.
puzzle-task-survive = { $hero }: партия не должна быть проиграна до вашего следующего хода.
puzzle-task-save-fallen = { $hero }: сделайте так, чтобы до вашего следующего хода не пал ни один герой.
puzzle-task-save-haunted = { $hero }: не дайте злу занять ни одного тайла до вашего следующего хода.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: избавьтесь от { $count } карты орды этим ходом.
        [few] { $hero }: избавьтесь от { $count } карт орды этим ходом.
        [many] { $hero }: избавьтесь от { $count } карт орды этим ходом.
       *[other] { $hero }: избавьтесь от { $count } карт орды этим ходом.
    }
puzzle-missed-win = Ход кончился, а партия не выиграна.
puzzle-missed-survive = Партия проиграна.
puzzle-missed-save-fallen = Герой пал.
puzzle-missed-save-haunted = Зло заняло тайл.
puzzle-missed-beat-beaten = Ход кончился: { $found } из { $count }.
puzzle-reached-win = Если повезёт, победа будет и так; но реже.
puzzle-reached-survive = Если повезёт, можно уцелеть и так; но реже.
puzzle-reached-save-fallen = Если повезёт, никто не падёт; но чаще кто-то падает.
puzzle-reached-save-haunted = Если повезёт, тайл уцелеет; но чаще нет.
puzzle-reached-beat-beaten = Если повезёт, получится и так; но реже.
puzzle-fact-beaten = Побеждено карт орды
puzzle-fact-fallen = Пало героев
puzzle-fact-haunted = Тайлов занято злом
