### Examples of the chapter “questions”, step by step.

an-occupied-hand = The hand is full
    .step1 = Ecarus gives Thorgar a mace. It belongs in the main hand, and Thorgar has a hammer there.
    .step2 = So it goes to his **inventory**. To change hands takes a Rearrange of his own.
