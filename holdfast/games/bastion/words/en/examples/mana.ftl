### Examples of the chapter “mana”, step by step.

short-reserve = The reserve runs short
    .step1 = The source gives three red mana, but only two red are left in the reserve.
    .step2 = You take what there is: **two**. Your green mana closes the source. Had there been none, you would have got nothing.
last-token-closes = The last mana closes
    .step1 = Your pool is empty, and one green mana is left in the reserve.
    .step2 = Who has no mana closes the source with one **from the reserve**. Nothing is left to take; the source is closed.
