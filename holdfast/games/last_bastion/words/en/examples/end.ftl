### Examples of the chapter “end”, step by step.

the-third-tile = A victory turns
    .step1 = The last warlord stands before you, but two tiles are already in the grip of evil. **Three would be the end.**
    .step2 = Three whites and red tokens: the Archdaemon falls. Before the victory come his **exit effects**.
    .step3 = One of them is the decay die. In whatever order you take them, you have to roll it.
    .step4 = Evil! The third tile is lost, and **with it the game**: you lose, although the last warlord is beaten.
