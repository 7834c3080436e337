### Examples of the chapter “attack”, step by step.

a-plain-attack = A plain attack
    .step1 = A black rider stands at the wall of your district. Its strength is 6, so it costs **six black mana**.
    .step2 = Exactly six black go to the reserve and the section is free. The card is yours now: it is a **spell**.
