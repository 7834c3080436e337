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
puzzle-task-beat-opened = 
    { $count ->
        [one] Откройте { $count } сундук этим ходом.
        [few] Откройте { $count } сундука этим ходом.
        [many] Откройте { $count } сундуков этим ходом.
       *[other] Откройте { $count } сундука этим ходом.
    }
puzzle-task-beat-acted = 
    { $count ->
        [one] Совершите { $count } сценарное действие этим ходом.
        [few] Совершите { $count } сценарных действия этим ходом.
        [many] Совершите { $count } сценарных действий этим ходом.
       *[other] Совершите { $count } сценарных действия этим ходом.
    }
puzzle-missed-win = Ход кончился, а сценарий не выигран.
puzzle-missed-survive = Сценарий проигран.
puzzle-missed-save-fallen = Герой пал и стал призрачной душой.
puzzle-missed-beat-beaten = Ход кончился: { $found } из { $count }.
puzzle-missed-beat-opened = Ход кончился, сундуков открыто: { $found } из { $count }.
puzzle-missed-beat-acted = Ход кончился, сценарных действий совершено: { $found } из { $count }.
puzzle-reached-win = Если повезёт, победа будет и так; но реже.
puzzle-reached-survive = Если повезёт, можно уцелеть и так; но реже.
puzzle-reached-save-fallen = Если повезёт, никто не падёт; но чаще кто-то падает.
puzzle-reached-beat-beaten = Если повезёт, получится и так; но реже.
puzzle-reached-beat-opened = Если повезёт, получится и так; но реже.
puzzle-reached-beat-acted = Если повезёт, получится и так; но реже.
puzzle-fact-beaten = Побеждено врагов
puzzle-fact-fallen = Пало героев
puzzle-fact-opened = Открыто сундуков
puzzle-fact-acted = Совершено сценарных действий
