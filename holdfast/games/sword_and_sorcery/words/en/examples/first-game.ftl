### Examples of the chapter “first-game”, step by step.

a-first-blow = A first blow
    .step1 = A gremlin stands next door. Ecarus **moves** into its area: that is his movement action.
    .step2 = Now they share an area: **attack** with the broadsword, a combat action.
    .step3 = Three hits, no defence: it dies and leaves a **soul shard** and a trophy.
