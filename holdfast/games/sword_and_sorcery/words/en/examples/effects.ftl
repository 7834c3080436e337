### Examples of the chapter “effects”, step by step.

two-daggers = Two daggers
    .step1 = The assassin attacks a shaman with two hit points left and **two magic shields**.
    .step2 = Two hits, one of them made fatal.
    .step3 = Magic shields cancel **even fatal hits**, and both are gone. With a dagger in each hand she attacks again.
    .step4 = Nothing protects him now.
