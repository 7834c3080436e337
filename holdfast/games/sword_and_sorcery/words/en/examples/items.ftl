### Examples of the chapter “items”, step by step.

an-occupied-hand = The hand is full
    .step1 = Ecarus gives Thorgar a mace. It belongs in the main hand, and Thorgar has a hammer there.
    .step2 = So it goes to his **inventory**. To change hands takes a Rearrange of his own.
not-for-his-style = Not for his style
    .step1 = A wand shows the rune of **Magic**. Ecarus fights with Strength: he may carry it, but never use it. He hands it to Auriel.
    .step2 = Her style fits and her hand is empty: she may take it up **at once**.
    .step3 = A universal rune would suit everybody, two runes those who have either of them.
