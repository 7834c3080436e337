### Examples of the chapter “horde-cards”, step by step.

haunting = Evil on its way
    .step1 = On the red board lies the [[card-soul-flayer]]. In the turn of its board an **evil figure** appears on the card; nothing more yet.
    .step2 = A round later nobody has fought it, and the figure goes on to the **nearest tile opposite**: the Strategist’s Tower.
    .step3 = Then it begins again: a new figure on the card.
    .step4 = It passes the Tower, where evil already is, and seizes the **next tile** in line. One more, and the siege is lost.
