### Examples of the chapter “cards”, step by step.

the-night-of-the-chapel = Night in the chapel
    .step1 = The night card of The Waking Chapel lies open: **every attack of a hero has one hit less**. Ecarus strikes all the same.
    .step2 = He rolled three hits, **two count**. Once the day card is drawn, all three would.
