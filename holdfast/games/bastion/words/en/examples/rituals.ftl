### Examples of the chapter “rituals”, step by step.

one-ritual-after-another = One ritual after another
    .step1 = You own a blue ritual and attack a **blue** beast that carries a **violet** symbiote.
    .step2 = Both are beaten. For the beast you perform the **blue** ritual.
    .step3 = At once you draw two ritual cards and keep one. Keep the violet one!
    .step4 = It came just in time: for the **violet** symbiote you perform it straight away, and draw again.
    .step5 = Again two cards, and one of them stays.
    .step6 = Two artifacts out of one attack.
two-of-one-colour = Two green rituals
    .step1 = You own two green rituals and beat one green enemy.
    .step2 = **One enemy, one ritual.** You choose which.
    .step3 = The other one stays with you, and a new card has joined it.
converter-and-empty-reserve = Converter, empty reserve
    .step1 = There is no red mana in the reserve. Use the Converter and give a blue one.
    .step2 = Take any colour the reserve **has**: red is not among them.
    .step3 = Giving red and taking it back would have been allowed, and pointless.
