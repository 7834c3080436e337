### Examples of the chapter “bestiary”, step by step.

a-blue-gremlin-at-work = A blue gremlin at work
    .step1 = Shae stands beside it, **hidden**. Auriel is the richest, but behind a wall. Thorgar is at 3 in plain sight, Laegon at 4. Whom will it rob?
    .step2 = Hidden heroes are no targets, and neither are heroes out of sight: it runs to **Thorgar**, strikes with its claws and takes his five crowns. That ends its activation.
