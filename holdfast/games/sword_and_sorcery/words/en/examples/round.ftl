### Examples of the chapter “round”, step by step.

the-time-phase = The Time phase
    .step1 = A round ends with the **Event phase**; the next begins with the **Time phase**: poison hurts, powers turn, and a save may end the poison. Then come souls, and the battle.
