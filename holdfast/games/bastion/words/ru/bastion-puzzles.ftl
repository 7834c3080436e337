puzzle-task-win = { $hero }: выиграйте партию этим ходом.
puzzle-task-survive = { $hero }: до вашего следующего хода ни один враг не должен пройти через врата.
puzzle-task-save-driven-out = { $hero }: сделайте так, чтобы до вашего следующего хода не изгнали ни одного защитника.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: победите { $count } врага этим ходом.
        [few] { $hero }: победите { $count } врагов этим ходом.
        [many] { $hero }: победите { $count } врагов этим ходом.
       *[other] { $hero }: победите { $count } врагов этим ходом.
    }
puzzle-missed-win = Ход кончился, а партия не выиграна.
puzzle-missed-survive = Партия проиграна.
puzzle-missed-save-driven-out = Защитника изгнали.
puzzle-missed-beat-beaten = Ход кончился: { $found } из { $count }.
puzzle-reached-win = Если повезёт, победа будет и так; но реже.
puzzle-reached-survive = Если повезёт, можно уцелеть и так; но реже.
puzzle-reached-save-driven-out = Если повезёт, все останутся; но реже.
puzzle-reached-beat-beaten = Если повезёт, получится и так; но реже.
puzzle-fact-beaten = Побеждено врагов
puzzle-fact-driven-out = Изгнано защитников
