### Examples of the chapter “death”, step by step.

the-death-of-thorgar = The death of Thorgar
    .step1 = Thorgar is at level III, has 10 crowns and a potion, and can hardly stand. He ends his turn beside a gremlin.
    .step2 = The claws are too much for him. Nobody helps.
    .step3 = He is a **ghost soul** of level II. Lightning Bolt, gained at III, is gone; crowns and potion lie where he fell. What he **wears** stays with him.
the-price-of-life = The price of a life
    .step1 = A ghost soul of level III waits at an **active shrine**. To bring it back costs as many shards as its level: 3.
    .step2 = Ecarus lives, unwounded; two shards are left.
