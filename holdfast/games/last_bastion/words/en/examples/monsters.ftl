### Examples of the chapter “monsters”, step by step.

a-warlord-arrives = A warlord arrives
    .step1 = The [[card-golem-of-seven-seals]] comes out of the deck: a **warlord**. He is placed like any card of his colour.
    .step2 = His enter effects strike everybody at once: round tokens are gone, heroes lie pinned, Teagaan loses a life. But **beat him, and you win**.
