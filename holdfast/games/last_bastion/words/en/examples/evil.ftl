### Examples of the chapter “evil”, step by step.

decay-die = The decay die
    .step1 = The [[card-nefarious-cannon]] lies on your board, and its effect is the **decay die**. Roll it and see what befalls the city.
    .step2 = Evil: a figure goes to the nearest free tile opposite the card. From that slot it is the Trebuchet.
