### Examples of the chapter “questions”, step by step.

who-closes-the-source = Which mana closes it?
    .step1 = You want red mana and have one green and one blue.
    .step2 = Close the source with **whichever of your own** you like; a friend will collect it later by the tower.
    .step3 = Three red for one blue.
