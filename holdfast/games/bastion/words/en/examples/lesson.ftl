### The lesson: the first turns of a game, step by step.

lesson = The first turns
    .step1 = Welcome to the bastion! In the middle stands the citadel, and six districts surround it. You lead both defenders, Dagdar and Sannirr: they wait in the citadel.
    .step2 = The enemies stand at the wall, one on each of its 24 sections. A card shows its strength, and its colour says which mana it costs. Hover over anything, or hold a finger on it, and it explains itself.
    .step3 = In a turn you may move, gain mana and attack: each once, in any order. Mana has six colours, and every defender begins with one of each. When you are done, an enemy joins the wall.
    .step4 = The green beast has a strength of 3, so it costs three green mana. The yellow district has a green source, and from there its wall can be attacked. Move Dagdar there.
    .step5 = A source gives three mana of its colour. In return you leave one mana on it, and the source is closed. Gain mana from the green one.
    .step6 = Which mana can you spare? There is no blue enemy in sight: leave the blue one.
    .step7 = Now Dagdar has four green mana, and the beast costs three. No dice here: who can pay, wins. Attack!
    .step8 = The card of the beast is now Dagdar’s spell, good for one use: Acceleration. He had nothing left to do, so his turn ended by itself, and a violet beast came to the wall.
    .step9 = Sannirr’s turn. Move her to the yellow district as well: there is room for all.
    .step10 = The green source is closed, but the yellow one is open. With it she can pay for the yellow beast. Gain mana there.
    .step11 = Again one mana stays behind. No red enemy is in sight, so leave the red one.
    .step12 = Four yellow mana, and the beast costs three: attack! If something is not possible, “Why not?” below the list tells the reason and the rule; so does a press on the thing itself.
    .step13 = Some enemies have traits. The black scout brought the next enemy along: a black flyer, which landed on the green district’s square. While it sits there, that district gives no mana.
    .step14 = Dagdar’s turn. A tower gathers the mana that lies on the sources of its district, and they are open again. Gain mana from the tower.
    .step15 = The tower wants one mana as well, and is closed then. Leave the green one.
    .step16 = Cast your spell: with Acceleration a move goes one step further. Go to the red district; its black source will help against the flyer. Pressed the wrong thing? “Take back” at the top helps; in this lesson, until a new card is seen.
    .step17 = Sannirr’s turn, and the yellow tower is still closed. Only the citadel opens towers: move there.
    .step18 = From here she gathers the mana of all closed towers at once, and it costs nothing. Gain mana from the citadel.
    .step19 = A giant! Giants take the free section nearest to the gate. If an enemy must come and finds no room on the wall, you lose. Once the deck is empty, the enemies walk on towards the gate, and there must be room for that too.
    .step20 = You win when the deck is empty and no enemy is left on the wall. Later games add rituals: a victory over the right colour earns artifacts and structures. The rules are in the menu at the top.
