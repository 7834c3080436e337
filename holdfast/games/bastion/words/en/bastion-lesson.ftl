### Bastion: what is said in the lesson, step by step.

bastion-lesson-welcome = Welcome to the bastion! In the middle stands the citadel, and six districts surround it. You lead both defenders, Dagdar and Sannirr: they wait in the citadel.
bastion-lesson-wall = The enemies stand at the wall, one on each of its 24 sections. A card shows its strength, and its colour says which mana it costs. Hover over anything, or hold a finger on it, and it explains itself.
bastion-lesson-turn = In a turn you may move, gain mana and attack: each once, in any order. Mana has six colours, and every defender begins with one of each. When you are done, an enemy joins the wall.
bastion-lesson-move = The green beast has a strength of 3, so it costs three green mana. The yellow district has a green source, and from there its wall can be attacked. Move Dagdar there.
bastion-lesson-source = A source gives three mana of its colour. In return you leave one mana on it, and the source is closed. Gain mana from the green one.
bastion-lesson-lay = Which mana can you spare? There is no blue enemy in sight: leave the blue one.
bastion-lesson-attack = Now Dagdar has four green mana, and the beast costs three. No dice here: who can pay, wins. Attack!
bastion-lesson-spell = The card of the beast is now Dagdar’s spell, good for one use: Acceleration. He had nothing left to do, so his turn ended by itself, and a violet beast came to the wall.
bastion-lesson-second-defender = Sannirr’s turn. Move her to the yellow district as well: there is room for all.
bastion-lesson-second-source = The green source is closed, but the yellow one is open. With it she can pay for the yellow beast. Gain mana there.
bastion-lesson-lay-again = Again one mana stays behind. No red enemy is in sight, so leave the red one.
bastion-lesson-why-not = Four yellow mana, and the beast costs three: attack! If something is not possible, “Why not?” below the list tells the reason and the rule; so does a press on the thing itself.
bastion-lesson-traits = Some enemies have traits. The black scout brought the next enemy along: a black flyer, which landed on the green district’s square. While it sits there, that district gives no mana.
bastion-lesson-tower = Dagdar’s turn. A tower gathers the mana that lies on the sources of its district, and they are open again. Gain mana from the tower.
bastion-lesson-tower-lay = The tower wants one mana as well, and is closed then. Leave the green one.
bastion-lesson-cast = Cast your spell: with Acceleration a move goes one step further. Go to the red district; its black source will help against the flyer. Pressed the wrong thing? “Take back” at the top helps; in this lesson, until a new card is seen.
bastion-lesson-to-citadel = Sannirr’s turn, and the yellow tower is still closed. Only the citadel opens towers: move there.
bastion-lesson-citadel = From here she gathers the mana of all closed towers at once, and it costs nothing. Gain mana from the citadel.
bastion-lesson-danger = A giant! Giants take the free section nearest to the gate. If an enemy must come and finds no room on the wall, you lose. Once the deck is empty, the enemies walk on towards the gate, and there must be room for that too.
bastion-lesson-goal = You win when the deck is empty and no enemy is left on the wall. Later games add rituals: a victory over the right colour earns artifacts and structures. The rules are in the menu at the top.
