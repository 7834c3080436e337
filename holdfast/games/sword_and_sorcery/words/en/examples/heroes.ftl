### Examples of the chapter “heroes”, step by step.

the-way-to-rank-four = The price of levels
    .step1 = Ecarus is at level I, and you have 29 soul shards. Level II costs **4**.
    .step2 = Levels are bought **one after the other**: III costs 9.
    .step3 = And IV costs 16: the square of the level, every time.
    .step4 = 4 + 9 + 16 = 29. All shards are spent.
nobody-runs-ahead = Nobody runs ahead
    .step1 = Plenty of shards, but Ecarus (III) must not go on **while Auriel is at II**. She is first.
    .step2 = Now both are at III, and either may rise.
