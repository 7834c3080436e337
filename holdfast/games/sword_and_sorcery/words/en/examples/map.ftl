### Examples of the chapter “map”, step by step.

control = Control without domination
    .step1 = Three heroes against two enemies: you **control** the area, though you do not dominate it (that would take four). Hidden Shae may slip in.
    .step2 = She is in, and **still hidden**. Four against two now: you dominate.
enemies-dominate = Two against one
    .step1 = Thorgar stands alone between two gremlins: the enemies **control and dominate** the area. He ends his turn.
    .step2 = Both gremlins act; you choose who goes first.
    .step3 = Claws 2, **Mob +1** because they are many, **superiority +1** because they dominate: four hits.
too-far-or-in-reach = In reach of a wand
    .step1 = A wand has a range. Auriel need not walk to the shaman: he is **within range and in sight**, so she attacks from where she stands.
    .step2 = Walking and shooting are counted apart: distance on foot says nothing about range.
behind-an-enemy = Behind an enemy
    .step1 = Laegon sees the gremlin. The shaman stands on the same line **behind it**: enemies block the sight of heroes. The other way round they do not; the shaman sees him very well.
over-a-barrier = Over a barrier
    .step1 = A raider stands beyond a **barrier** that cannot be crossed from this side. But a barrier does not block the sight, and for shots the areas are adjacent: Laegon may attack.
a-wall-between = A wall between
    .step1 = From point to point: the line to the raider is free, so Laegon and he see **each other**. The orc is nearer, but the line to him crosses a **wall**.
near-but-hidden = Near, but out of sight
    .step1 = The red raider is only two areas away, well within reach of the bow. But a wall cuts the line: Shae **cannot attack** from here.
    .step2 = One area further on the **line is free**. Now she may.
