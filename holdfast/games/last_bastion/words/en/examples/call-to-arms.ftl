### Examples of the chapter “call-to-arms”, step by step.

market-before-the-fight = Shopping before the fight
    .step1 = The black [[card-nefarious-cannon]] has a resistance of 3, and you have no equipment. But you have a **Call to arms**: use the Market from here.
    .step2 = Two dice: black gives a black token, **white any colour you like**. Take black once more.
    .step3 = Two black tokens, and the call cost you neither movement nor action: you may still fight the Cannon.
