### Examples of the chapter “arrivals”, step by step.

the-second-copy = The second copy
    .step1 = Reinforcements: a second **blue gremlin**. It goes to the player who already has the first one, Laegon, so that one scroll serves both.
how-many-come = How many come
    .step1 = The event spawns enemies: as many as there are **heroes, less the enemies already in play**, and less what the card says. Three heroes and no enemy: three come.
a-shadow = A shadow is seen
    .step1 = A shadow token lies out of sight. Ecarus goes to where he can **see it**.
    .step2 = It is turned over **at once**, before he goes on. It may be an enemy, townsfolk or nothing.
