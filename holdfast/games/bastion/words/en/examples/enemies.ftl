### Examples of the chapter “enemies”, step by step.

shapeshifter-between = As strong as its neighbours
    .step1 = The shapeshifter is as strong as **both neighbours together**: mage 5 and rider 6 make 11 blue.
shapeshifter-counts-modifiers-2015 = Neighbours as they are now
    .step1 = A red dragon makes the red beast a 4, a green gun makes the green warrior a 3. The blue shapeshifter counts them **as they are now**: 7.
shapeshifter-counts-modifiers-2018 = Neighbours as they are now
    .step1 = A red dragon makes the red beast a 4, a green gun makes the green warrior a 2. The blue shapeshifter counts them **as they are now**: 6.
red-shapeshifter-and-dragon-2015 = And then its own dragon
    .step1 = The same neighbours, but the shapeshifter is **red** itself: the dragon adds 1 to it too. 4 + 3 + 1 = 8.
red-shapeshifter-and-dragon-2018 = And then its own dragon
    .step1 = The same neighbours, but the shapeshifter is **red** itself: the dragon adds 1 to it too. 4 + 2 + 1 = 7.
seventh-flyer = The seventh flyer
    .step1 = All six squares are taken, and a further flyer comes.
    .step2 = It finds no square and stays **on the wall**, where it stopped.
two-priests-at-the-gate = Two priests at the gate
    .step1 = Two priests side by side protect **each other**. You have mana for both, and may attack neither.
    .step2 = The deck is empty, so the second one must move, and it breaks in. Only a **Teleport** could have parted them.
priests-further-off = Priests further off
    .step1 = The same pair, but in the middle of the wall. Neither can be attacked.
    .step2 = The enemy’s own march **parts them**: one goes on to the gate, and both can be attacked.
two-shapeshifters = Two shapeshifters
    .step1 = Side by side they cannot copy each other: **each is a 9**.
flyer-seeks-a-square = A flyer seeks a square
    .step1 = The flyer will stop on section 2. The squares of that district and of the black one are taken.
    .step2 = So it flies on to the **blue** square. All mana that lay in the blue district goes to the reserve.
a-priests-neighbours = A priest’s neighbours
    .step1 = The enemies on **both sides** of a priest cannot be attacked, the one round the corner included. The priest can.
