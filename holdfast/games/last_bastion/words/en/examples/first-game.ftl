### Examples of the chapter “first-game”, step by step.

a-first-fight = A first fight
    .step1 = Your hero stands in the Market. You may move one tile, also diagonally: go to the Tower.
    .step2 = From here you touch the red [[card-soul-flayer]], **resistance 2**. Fight it!
    .step3 = A red face and a white one, which counts as red: **enough**.
    .step4 = It is gone, and its exit effect gives you a life token. Never mind what it would have done next turn.
