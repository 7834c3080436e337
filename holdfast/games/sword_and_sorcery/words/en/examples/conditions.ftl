### Examples of the chapter “conditions”, step by step.

a-stun-before-the-defence = Stunned without a scratch
    .step1 = Laegon shoots at the red gremlin with the long bow.
    .step2 = Two hits and two power symbols: pay for a **critical hit**.
    .step3 = The token comes **before the defence**: stunned. Armor and a die then cancel both hits, yet it loses its next activation.
a-worse-injury = A worse injury
    .step1 = The raider already has an **injury**: one hit point less. Laegon shoots.
    .step2 = Another critical hit.
    .step3 = Two hit points less: the stronger injury **replaces** the weaker one. The armor takes the hit itself.
