### Examples of the chapter “setup”, step by step.

deck-of-three = The deck for three, hard
    .step1 = From top to bottom: 30 monsters, a **warlord**, 8 monsters, a second **warlord**, 8 monsters. That makes 48 cards; the first of them has just been drawn.
deck-of-four = The deck for four, normal
    .step1 = From top to bottom: 42 monsters, the only **warlord**, 8 monsters. The last eight are your reprieve: when they are gone, the siege is lost.
