### Examples of the chapter “questions”, step by step.

declining-a-win = Declining a win
    .step1 = One life token, and the card’s exit effect would cost it. You fight all the same, in order to see.
    .step2 = The dice are enough. But nobody forces you to win: **decline**.
    .step3 = The card stays, and so do you.
