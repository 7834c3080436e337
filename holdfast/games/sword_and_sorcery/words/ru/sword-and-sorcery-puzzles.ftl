puzzle-task-win = Победите в сценарии этим ходом.
puzzle-task-survive = Сценарий не должен быть проигран до вашего следующего хода.
puzzle-task-save-fallen = Сделайте так, чтобы до вашего следующего хода ни один герой не стал призрачной душой.
puzzle-task-beat-beaten = 
    { $count ->
        [one] Победите { $count } врага этим ходом.
        [few] Победите { $count } врагов этим ходом.
        [many] Победите { $count } врагов этим ходом.
       *[other] Победите { $count } врагов этим ходом.
    }
puzzle-missed-win = Ход кончился, а сценарий не выигран.
puzzle-missed-survive = Сценарий проигран.
puzzle-missed-save-fallen = Герой пал и стал призрачной душой.
puzzle-missed-beat-beaten = Ход кончился: { $found } из { $count }.
puzzle-reached-win = Если повезёт, победа будет и так; но реже.
puzzle-reached-survive = Если повезёт, можно уцелеть и так; но реже.
puzzle-reached-save-fallen = Если повезёт, никто не падёт; но чаще кто-то падает.
puzzle-reached-beat-beaten = Если повезёт, получится и так; но реже.
puzzle-fact-beaten = Побеждено врагов
puzzle-fact-fallen = Пало героев
