### Examples of the chapter “effects”, step by step.

two-daggers = Two daggers
    .step1 = The assassin attacks a shaman with two hit points left and **two magic shields**.
    .step2 = Two hits, one of them made fatal.
    .step3 = Magic shields cancel **even fatal hits**, and both are gone. With a dagger in each hand she attacks again.
    .step4 = Nothing protects him now.
the-dearest-effect = The dearest effect first
    .step1 = The red shaman prefers Thorgar, although Ecarus is just as near.
    .step2 = The curse fails on a save. Then the rod: with two power symbols an enemy **must** take the dearest effect it can pay, the area one. Nothing is left to set anybody on fire.
area-of-effect-one = The areas around as well
    .step1 = Auriel attacks the gremlin next door with her wand.
    .step2 = Two power symbols pay for **area of effect {1}**: the target’s area and all areas one step from it.
    .step3 = The second gremlin is hit as well, whether Auriel sees it or not. The raider is **two steps** off and safe.
