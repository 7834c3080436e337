### Examples of the chapter “enemies”, step by step.

reading-a-scroll = Reading a scroll
    .step1 = The raider’s first behaviour: distance 0–1, main target **the most wounded**. Ecarus stands beside him unhurt, wounded Auriel one area away.
    .step2 = He **ignores Ecarus**, goes to Auriel and attacks. Being wounded himself, he then drinks his healing potion.
a-blinded-defender = A red raider at work
    .step1 = A wounded red raider without charges, Ecarus in the next area, in upgraded scale.
    .step2 = He moves in and strikes: four hits, and Ecarus is **blinded**. Armor and magic shield cancel two, two dice roll for the others. A symbol lets him reroll.
    .step3 = He chooses which dice to roll again. What has taken hold before the defence stays, **however well he defends**.
