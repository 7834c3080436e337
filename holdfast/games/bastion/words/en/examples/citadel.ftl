### Examples of the chapter “citadel”, step by step.

three-dragons = Three dragons
    .step1 = Only the **top** dragon counts. It is blue: blue enemies are 1 stronger, and it costs ten blue.
    .step2 = Below it lies **Knellerwyrm**: everybody is 1 stronger, and it costs ten mana of any colours. One turn later it falls as well.
    .step3 = The red dragon makes red enemies stronger, but **never itself**: ten red, not eleven.
    .step4 = The citadel is free, and everybody is as strong as printed.
the-next-dragon = Under the next dragon
    .step1 = Two dragons in the citadel. With ten red mana you move in and beat the top one.
    .step2 = The next one is blue and costs ten blue. You have **nine**, and a Flame does not count: you must leave at once, wherever you like.
    .step3 = With ten blue you could have stayed, to face it next turn.
