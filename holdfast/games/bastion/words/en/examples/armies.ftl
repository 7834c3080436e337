### Examples of the chapter “armies”, step by step.

training-2018 = The training army
    .step1 = The training deck has 25 cards with a strength of **109**; three of them stand on the wall already.
belated-arrival = Twelve damaged sources
    .step1 = In “Belated Arrival” the district furthest from the camp and its two neighbours are laid waste: in each of them three printed sources and a built one, **twelve** in all.
scenario-strength-2015 = The strength of an army
    .step1 = The standard siege: 32 cards, and all their strengths together make **160**. The other scenarios have between 30 and 43 cards.
