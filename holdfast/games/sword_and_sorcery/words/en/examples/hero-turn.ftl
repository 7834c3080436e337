### Examples of the chapter “hero-turn”, step by step.

one-turn = One turn of a hero
    .step1 = A hero’s turn: one movement, one combat action, one special action, in any order. Ecarus begins to move.
    .step2 = He has points left and goes on.
    .step3 = He attacks, and spends his special action on **Focus**: one hit more.
    .step4 = 3 + 1 hits, armor 1: three wounds. Everything is spent; end the turn.
