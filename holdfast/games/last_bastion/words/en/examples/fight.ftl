### Examples of the chapter on fighting, step by step.

one-red-face = One red face
    .step1 = The [[card-incubus|Incubus]] is red, resistance 2: you need **two red faces**. Roll!
    .step2 = Red, blue, green. A single red face is not enough, but your **red equipment token** stands in for the second.
    .step3 = The Incubus is beaten and your token is back in the reserve. Its exit effects are yours: a life token, a Call to arms, and an equipment token of your choice.
    .step4 = You took a green one, and the card goes to the discard pile. The slot is free.
two-at-one-corner = Two at one corner
    .step1 = You stand at a corner and reach two cards at once: the red [[card-incubus|Incubus]] (2) and the blue [[card-hollow-summoner|Hollow Summoner]] (1). One roll counts against both.
    .step2 = Red, white, yellow. **White** is any colour you like, yellow is useless here. Each face serves one card only.
    .step3 = Red and your **red token** beat the Incubus, so white is free to be blue and beats the Summoner. Without the token you would have to choose one of the two.
    .step4 = Both fall. The token goes back to the reserve, and all their exit effects are yours, in the order you like.
    .step5 = Both slots are free again: two monsters for a single action.
resistance-zero = Resistance 0
    .step1 = The standard shows red, so the [[card-soot-hound|Soot Hound]] has 1 resistance less: **0**. It stays where it is all the same until somebody fights it.
    .step2 = Now you stand beside it. You still have to spend your action on the fight.
    .step3 = Not one red face, and not one was needed: you win **whatever the dice show**.
    .step4 = Only now is the card gone.
the-last-life = The last life
    .step1 = Teagaan has one life token left and beats the [[card-queens-poisoner]], one of whose exit effects costs a **life**.
    .step2 = All three effects must be applied; he chooses the order. Take the bitter one first.
    .step3 = Teagaan is **out of action**. The rest is not lost: you choose together who takes it instead.
    .step4 = Arne takes over, and begins with the equipment token.
