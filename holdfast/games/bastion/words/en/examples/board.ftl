### Examples of the chapter “board”, step by step.

walking-the-districts = From district to district
    .step1 = Six districts round the citadel, four sections of wall to each. From your district you can go to **both neighbours** or to the citadel.
    .step2 = Here are three sources and a tower, and sections 5 to 8 are in your reach.
