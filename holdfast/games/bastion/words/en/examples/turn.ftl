### Examples of the chapter “turn”, step by step.

in-any-order = One after the other
    .step1 = Gain mana here and cast **Abundance** on it: 3 + 2 = five green. Your red mana closes the source.
    .step2 = Then move, with **Acceleration** straight through the citadel to the far side.
    .step3 = The warrior costs four violet, and you have three. The **Converter** turns one green into the missing one.
    .step4 = And now attack. Mana, move, artifact and attack may come **in any order**.
    .step5 = All that in a single turn.
sample-turn = Dagdar’s turn
    .step1 = Dagdar has 3 green mana, Acceleration and Alchemy. On the sources of his district lie a green, a blue and a yellow mana: the **tower** collects them for one green.
    .step2 = Three sources are open again. He moves to the citadel, casts **Acceleration** and goes on to the black district.
    .step3 = Here stands the blue rider, 6. Alchemy makes his five mana good for it, but one is missing. **Sannirr**, in the same district, helps with a Flame.
    .step4 = All five mana pay for it. Then the **enemy attacks**: a black flyer comes, stops before the mage and takes the square of that district. No mana there until it is beaten.
