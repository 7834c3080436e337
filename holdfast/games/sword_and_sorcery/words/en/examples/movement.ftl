### Examples of the chapter “movement”, step by step.

hindering = A hindering area
    .step1 = Ecarus has 3 movement points. The step to a normal area costs **1**.
    .step2 = The area below is **hindering**: to enter it costs 2.
    .step3 = 1 + 2 = 3: two areas, and all points are spent. He gets no further.
leaving-while-dominating = Walking away unharmed
    .step1 = Shae, Ecarus, Thorgar and Fenrir against two enemies: you **dominate** the area. Hidden Shae leaves it.
    .step2 = **No free attacks.** But leaving a fight ends her stealth all the same.
leaving-without-dominating = Leaving costs blows
    .step1 = Three against two: you control the area, but **dominate it no longer**. Now Ecarus wants to leave.
    .step2 = **Both enemies strike first**, one free attack each. Choose who begins.
    .step3 = Enemies may leave you at any time: heroes never get free attacks.
a-story-on-the-way = A story on the way
    .step1 = Ecarus has movement points left and enters an area with a **story event**.
    .step2 = It is resolved completely, there and then. Afterwards he may **go on** with the points he has left.
    .step3 = The turn goes on as if nothing had happened.
