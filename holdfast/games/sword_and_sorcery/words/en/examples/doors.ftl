### Examples of the chapter “doors”, step by step.

two-traps-for-the-rogue = The rogue picks the trap
    .step1 = Shae opens a chest. Whoever opens one draws a trap, but she can **disarm traps**.
    .step2 = She draws **two and chooses one**. Take the Lightning.
    .step3 = It strikes everybody within two areas: Shae and Auriel make a **save**, Ecarus stands too far off. Both trap cards are discarded.
flame-at-the-door = A trap on the door
    .step1 = Ecarus opens the door. Thorgar stands on its other side, Auriel further off.
    .step2 = Flame! It reaches the areas **on both sides of the door**. Two saves fail, two heroes burn; Auriel is untouched.
lucky = Lucky
    .step1 = Ecarus, who is **Lucky**, breaks a chest open, and there is a trap on it.
    .step2 = He rolls **a die more** for every save, and one shield is enough. There is no cooldown: he is lucky every time.
