### Examples of the chapter “bosses”, step by step.

the-priority-token = The priority token
    .step1 = Whoever holds the **priority token** is the one the Troll goes for. Ecarus has it at level I and spends a special action to hold on to it.
    .step2 = Level **II**: another hero who wounds the Troll only brings it down to I. It takes a second wound to draw the Troll away.
