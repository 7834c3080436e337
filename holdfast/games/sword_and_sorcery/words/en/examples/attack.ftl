### Examples of the chapter “attack”, step by step.

resistance = A resistance
    .step1 = A broadsword is a **slashing** weapon, and the blue gremlin’s card says: slashing −1.
    .step2 = Three hits less one: **two wounds**. This comes first, before armor and dice. (And it has spikes.)
armor-of-the-red-orc = Two points of armor
    .step1 = The red orc warrior stands, and his armor is **2**.
    .step2 = Three hits, the armor takes two of them: **one wound**.
armor-of-one-knocked-down = Knocked down, no armor
    .step1 = The same orc, but **knocked down**: his armor does not count.
    .step2 = And he does not count in the area either, so you dominate it: +1 hit. **Four wounds** instead of one.
magic-shields = Magic shields
    .step1 = The shaman has **two magic shields**.
    .step2 = Three hits: each shield cancels one **and is gone**. One wound gets through, and the next attack meets none.
thunder-mistress = Auriel’s spell
    .step1 = Auriel attacks the red orc warrior with **Thunder Mistress**. His armor is 2, his defence 2, and mystic attacks give **one hit more** against him.
    .step2 = Two hits and two symbols. Spend the symbols to **knock him down**: then his armor is gone.
    .step3 = 2 + 1 = 3 hits, no armor. He rolls two dice, one shield: **two wounds**.
a-shove-with-the-shield = A shove with the shield
    .step1 = Ecarus strikes with his shield, which can **push**.
    .step2 = One hit, and the armor cancels it. The raider is pushed back to where he came from **all the same**.
superiority-from-outside = Superiority from outside
    .step1 = Auriel and the wolf Fenrir against one raider: your side **dominates** that area. Laegon shoots into it from next door.
    .step2 = Two hits rolled, **+1 for superiority**, although he stands outside: what counts is the area of the target.
a-fatal-hit = A fatal hit
    .step1 = The red gremlin has one hit point left, but also armor and defence. Laegon draws his **dirk**.
    .step2 = One hit and a symbol: make the hit **fatal**.
    .step3 = It passes armor and dice as if they were not there.
two-of-four-fatal = Two of four
    .step1 = Shae attacks the red orc warrior (armor 2) with the Crystal Knife.
    .step2 = Two hits and enough symbols for **Fatal II**: two of all hits become fatal.
    .step3 = Four hits with those of the knife: armor cancels the two normal ones, **the fatal two wound**.
