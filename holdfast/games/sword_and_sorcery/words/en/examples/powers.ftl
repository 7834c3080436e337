### Examples of the chapter “powers”, step by step.

powers-of-a-neutral-hero = Any power of his deck
    .step1 = Laegon the Archer is **neutral**.
    .step2 = He may take **any** power of his own deck that his level allows, whatever its symbol.
lightning-bolt = Lightning Bolt
    .step1 = Thorgar is at level III, the lowest at which this power can be used: 2 red and 2 blue dice and one fixed hit.
    .step2 = The symbols pay for more: **everybody in the area**, and **knocked down**.
    .step3 = Two hits for each. The card lies face down now, **with a cooldown of 3**. At level V he might choose the stronger version, with a longer one.
heal-every-round = A power that is soon back
    .step1 = Thorgar uses **Heal** at level I. Its cooldown is 1.
    .step2 = Auriel is well. The card lies face down with one hourglass: the next Time phase turns it up again, so he can heal **every round**.
cleave = Cleave
    .step1 = Ecarus uses **Cleave**: his next melee attack will have two targets.
    .step2 = He strikes at one gremlin **and** the other.
    .step3 = **One roll** for both, each defends for itself. Both fall.
powers-of-chaos = Powers of Chaos
    .step1 = Thorgar the Runemaster belongs to **Chaos**. He rises to level III.
    .step2 = Powers of Chaos and those without a symbol are open to him, powers of **Law** are not.
