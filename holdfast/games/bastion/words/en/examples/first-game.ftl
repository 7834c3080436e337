### Examples of the chapter “first-game”, step by step.

first-turn = A first turn
    .step1 = Two enemies stand near the gate. You begin in the citadel with one mana of each colour. Go to the yellow district.
    .step2 = Gain mana at the yellow source: **three yellow** for you; one of your other mana closes it.
    .step3 = The yellow beast costs three yellow. Attack it!
    .step4 = Beaten, and its card is yours: a spell for later. Nothing is left to do, so the enemy attacks: the next one comes and stops behind the last.
