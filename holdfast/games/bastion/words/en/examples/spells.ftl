### Examples of the chapter “spells”, step by step.

lightning = Lightning
    .step1 = The yellow rider costs 6, and you have two yellow. But you hold **Lightning 3 and Lightning 1**: together they take off 4.
    .step2 = Two yellow are enough. The spells you cast go to the box; the rider is your new one.
lightning-floor = At least one
    .step1 = Now three Lightnings: 3 + 1 + 3 = 7 against a rider of 6.
    .step2 = More than enough, and still **one mana must be paid**.
flame = Flame
    .step1 = **Flame 2, Flame 1 and Flame 1** take 4 off the price of the yellow rider.
    .step2 = Two yellow remain to be paid.
flame-floor = Not for nothing
    .step1 = Flames of 2 + 2 + 1 + 1 = 6 against a rider of 6.
    .step2 = Here too **at least one mana** of its colour is paid.
through-the-citadel = Through the citadel
    .step1 = From your district the far side is two moves away. With one **Acceleration** you go through the citadel in a single move, as long as no dragon sits there.
    .step2 = There you are; the spell goes to the box.
too-late-to-accelerate = Too late
    .step1 = You hold Acceleration, but first you just move next door.
    .step2 = Gain mana here.
    .step3 = And now on? **No**: the move is over since you did something else. Acceleration belongs to the move itself.
alchemy-and-flame = Alchemy and Flame
    .step1 = The rider is blue, and you have no blue mana. **Alchemy** lets you pay in any colours, **Flame 2** takes 2 off.
    .step2 = Six less two: four mana, whatever their colours.
prism-and-archmage = Prism against an archmage
    .step1 = An archmage **blocks** red sources. Prism only changes the colour of what a source gives, and a blocked one gives nothing.
three-spells-at-once = Three spells at once
    .step1 = Knellerwyrm makes the blue rider a 7. You have two mana, but **Alchemy, Flame 2 and Lightning 3**.
    .step2 = 7 − 2 − 3 = 2, in any colours. One more Lightning, and one mana would have been enough.
arrow-and-priest = First the priest
    .step1 = An Arrow reaches across the whole board, but **not through a priest’s protection**. Shoot the priest.
    .step2 = With the priest gone, the beast is unprotected.
    .step3 = Next turn the second Arrow reaches it.
copying-repetition = Copying another’s Repetition
    .step1 = You hold **Copy**, your friend holds **Repetition**. Do what you like in your turn.
    .step2 = At the end of your own actions cast Copy **as Repetition**.
    .step3 = You act once more, and your friend **still has** Repetition. In another’s turn you could not have done it.
castling-a-pair = Castling a united enemy
    .step1 = A beast with two symbiotes on 3, the Spy on 10. **Castling** lets them change places.
    .step2 = The united enemy moves **whole**, the Spy takes the colour of its new district, and nobody is called: they were moved, they did not enter.
prism-needs-a-token = Prism and an empty pool
    .step1 = Your pool is empty. The green source is closed with the **last green** of the reserve; Prism turns what it gives into blue.
    .step2 = Three blue. Without that last green it would not have been allowed: Prism does not change what **closes** the source.
teleport-averts-the-loss-2018 = Teleport averts the loss
    .step1 = No gap up to the gate, the deck is empty: the next march would be the end. But you have a **Teleport**.
    .step2 = Send the last one back to 10.
    .step3 = Its march only brings it back to 3: **one more turn** is won.
teleport-averts-the-loss-2015 = Teleport averts the loss
    .step1 = No gap up to the gate, the deck is empty, and the enemy attacks before you act. But you may cast your **Teleport** first.
    .step2 = Send the last one back to 10.
    .step3 = Its march only brings it back to 3: **one more turn** is won.
