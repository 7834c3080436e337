puzzle-task-win = { $hero }: выиграйте партию этим ходом.
puzzle-task-survive = { $hero }: не проиграйте до своего следующего хода.
puzzle-task-save-fallen = { $hero }: сделайте так, чтобы до вашего следующего хода никого из героев не вывели из строя.
puzzle-task-save-haunted = { $hero }: не дайте Власти зла захватить до вашего следующего хода ни одного тайла.
puzzle-task-beat-beaten = 
    { $count ->
        [one] { $hero }: избавьтесь от { $count } карты орды этим ходом.
        [few] { $hero }: избавьтесь от { $count } карт орды этим ходом.
        [many] { $hero }: избавьтесь от { $count } карт орды этим ходом.
       *[other] { $hero }: избавьтесь от { $count } карт орды этим ходом.
    }
puzzle-missed-win = Ход кончился, а партия не выиграна.
puzzle-missed-survive = Партия проиграна.
puzzle-missed-save-fallen = Героя вывели из строя.
puzzle-missed-save-haunted = Тайл оказался во власти зла.
puzzle-missed-beat-beaten = Ход кончился: { $found } из { $count }.
puzzle-reached-win = Если повезёт, победа будет и так; но реже.
puzzle-reached-survive = Если повезёт, можно уцелеть и так; но реже.
puzzle-reached-save-fallen = Если повезёт, уцелеют все; но чаще кого-нибудь выводят из строя.
puzzle-reached-save-haunted = Если повезёт, все тайлы уцелеют; но чаще какой-нибудь теряют.
puzzle-reached-beat-beaten = Если повезёт, получится и так; но реже.
puzzle-fact-beaten = Побеждено карт орды
puzzle-fact-fallen = Выведено героев из строя
puzzle-fact-haunted = Тайлов во власти зла
