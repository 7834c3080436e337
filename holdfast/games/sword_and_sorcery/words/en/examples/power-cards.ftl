### Examples of the chapter “power-cards”, step by step.

rain-of-arrows = Rain of Arrows
    .step1 = Laegon prepares **Rain of Arrows**: area of effect {0}, which means the target’s area alone.
    .step2 = He shoots at one of the two gremlins.
    .step3 = **One roll**, and every enemy in that area takes the hits; each defends for itself.
