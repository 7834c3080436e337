### Examples of the chapter “items”, step by step.

not-for-his-style = Not for his style
    .step1 = A wand shows the rune of **Magic**. Ecarus fights with Strength: he may carry it, but never use it. He hands it to Auriel.
    .step2 = Her style fits and her hand is empty: she may take it up **at once**.
    .step3 = A universal rune would suit everybody, two runes those who have either of them.
fifty-crowns = A casket of crowns
    .step1 = Shae has five crowns, and a treasure lies at her feet. She picks it up.
    .step2 = It is the casket of crowns: **fifty at once**. She has 55, whatever coins they come in.
