### Examples of the chapter “treasures”, step by step.

treasure-hunting = Treasure Hunting
    .step1 = A treasure lies here, and Shae knows **Treasure Hunting**. At level I she draws two cards, at level IV three.
    .step2 = Keep **one**.
    .step3 = The others go back into the deck. The power has no cooldown: she can do it again.
