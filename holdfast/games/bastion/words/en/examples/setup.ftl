### Examples of the chapter “setup”, step by step.

four-players-2015 = Four players
    .step1 = The first four cards lie on sections 1 to 4, the deck itself on 24. Four defenders stand in the citadel, each with **one mana of every colour**.
dragon-and-scout-2015 = A dragon at the start
    .step1 = The deck gives a dragon and a scout: one goes to the citadel, the other to section 1, and it calls a beast to 2. The citadel is taken, so you both begin in a **district of your choice**.
    .step2 = Three enemies for two players, and off you go.
priests-in-setup-2018 = Priest beside priest
    .step1 = The second card was a priest and would have stood beside the first: it was **put aside**, and shuffled into the deck afterwards. So you can attack somebody from the start.
