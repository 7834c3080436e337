### Examples of the chapter “classes”, step by step.

powers-of-law = Powers of Law
    .step1 = Shae the Rogue belongs to **Law**. She rises and may learn a power.
    .step2 = Powers of Law and those **without a symbol**, like Treasure Hunting, are open to her. Backstab belongs to Chaos and is not.
