### Examples of the chapter “horde”, step by step.

two-draws = One card brings another
    .step1 = You lead the yellow hero and draw the [[card-hollow-summoner]]. A blue card goes to the **blue board**, although it is not yours; you only choose the slot.
    .step2 = Its enter effect makes you draw again at once. The second card is **black**: black ones stay on the board of the one who draws.
    .step3 = Two cards in one horde phase. Now your hero phase begins.
