### Examples of the chapter “hero-phase”, step by step.

evil-on-the-tile = Evil on the tile
    .step1 = There is no evil in the Tavern, so Teagaan may use it as an action. This time he does without.
    .step2 = Arne stands in the Market, and **evil holds it**: the tile cannot be used until the figure is gone. He may still move or fight from here.
