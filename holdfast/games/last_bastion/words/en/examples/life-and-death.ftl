### Examples of the chapter “life-and-death”, step by step.

out-of-action = Out of action
    .step1 = Teagaan has one life token left, and on his board lies the [[card-vein-drinker]]. Arne ends his turn without helping.
    .step2 = The card acts and takes his last token: **out of action**, his turn is over at once. The Dispensary can bring him back; if Arne falls too, all is lost.
