### Examples of the chapter “shop”, step by step.

the-other-side = The other side of the card
    .step1 = Ecarus owns Knives; the other side of that card says **Elven Knives**, 50 crowns. He has 60.
    .step2 = He pays **the full price**, in the Emporium and nowhere else, and turns the card over.
