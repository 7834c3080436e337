### Examples of the chapter “enemies”, step by step.

reading-a-scroll = Reading a scroll
    .step1 = The raider’s first behaviour: distance 0–1, main target **the most wounded**. Ecarus stands beside him unhurt, wounded Auriel one area away.
    .step2 = He **ignores Ecarus**, goes to Auriel and attacks. Being wounded himself, he then drinks his healing potion.
a-blinded-defender = A red raider at work
    .step1 = A wounded red raider without charges, Ecarus in the next area, in upgraded scale.
    .step2 = He moves in and strikes: four hits, and Ecarus is **blinded**. Armor and magic shield cancel two, two dice roll for the others. A symbol lets him reroll.
    .step3 = He chooses which dice to roll again. What has taken hold before the defence stays, **however well he defends**.
a-gremlins-scroll-here = The gremlin’s scroll: here
    .step1 = The first line of the blue gremlin’s scroll is for distance **0**: somebody in its own area.
    .step2 = It fits, so it stays and claws. Lines are read from the top, and the **first that fits** is the only one.
a-gremlins-scroll-there = The gremlin’s scroll: there
    .step1 = Nobody in its area: the first line fails. The second one is for distances **1, 2 and 3**.
    .step2 = It looks for the richest hero in sight, **moves in and attacks**. Further away it would throw stones, or just come nearer.
