### Examples of the chapter “events”, step by step.

day-turns-powers = The day turns powers
    .step1 = **Day** turns every used power one hourglass forward: Heal goes from 3 to 2. (Night would turn it back from 2 to 3.) The Time phase that follows takes one more.
a-lasting-event-ends = A lasting event ends
    .step1 = A lasting event lies face up until the **next Event phase** discards it. A story card laid on top suspends it; when that is gone, it counts again for one more round.
