### The lesson: the first turns of a game, step by step.

lesson = The first turns
    .step1 = Welcome to the bastion! These nine tiles are the city, and you lead both its heroes: Arne and Kazgin. They begin in the middle, in the Tavern.
    .step2 = Outside the walls lie four horde boards with three slots each. Arne watches the red one, Kazgin the green one. The other two are neutral: they draw no cards of their own.
    .step3 = Arne’s turn begins with the horde: he has drawn the Soul Flayer. A red card goes to the red board. Put it into the slot next to the Divine Fountain.
    .step4 = Look at the card: its colour, its resistance of 2, and its effects below. Left alone, it brings evil into the city; whoever defeats it gains a life token. Hover over anything on the table, or hold a finger on it, and it explains itself.
    .step5 = Now the hero phase: one movement and one action, in either order. A movement goes to any neighbouring tile, diagonally too. Move Arne to the Divine Fountain, right beside the card.
    .step6 = Arne may use his tile or fight a card that touches it. Three dice are rolled, and two red faces are needed; white counts as any colour. How likely that is stands beside the button. Fight!
    .step7 = Red and white: that is enough! Had one been missing, Arne’s red equipment token could have made up for it. Take the win.
    .step8 = The Soul Flayer is gone, and Arne has a life token more. What else he might do is for later: end his turn.
    .step9 = Kazgin’s turn, and again the horde comes first: a green Wolf Rider. Put it into the slot next to the Market.
    .step10 = This time, let the tile do the work. Move Kazgin to the Market.
    .step11 = The Market rolls two dice and gives an equipment token for each. Went the wrong way? “Take back” at the top helps; in this lesson, until a new card or die is seen. Now use the tile.
    .step12 = A red token and a yellow one: they will help in later fights. It is the tile or a fight, not both, so Kazgin is done. End his turn.
    .step13 = Arne draws the Pit Warden, with a resistance of 4! Its enter effect strikes as soon as it lies there: Arne will lose a life token. Without life tokens a hero is out of action. Put it in the middle.
    .step14 = Arne has a Call to arms. It uses any tile, however far away, and costs neither his action nor his movement; the token is then gone. Call on the Standard.
    .step15 = All cards in the colour of the standard have 1 resistance less, whoever fights them. Choose green: that helps Kazgin against the Wolf Rider.
    .step16 = Something you would like to do is not possible? “Why not?” below the list tells the reason and the rule, and so does a press on the thing itself. Now end Arne’s turn.
    .step17 = Kazgin’s turn, and the Wolf Rider has acted: an evil figure stands on it. Next time the figure would seize a tile, and three such tiles mean defeat! The new card is black, so it stays with the one who drew it. Put it far from the Market.
    .step18 = Kazgin already stands beside the Wolf Rider. The standard leaves it a resistance of 1, and Kazgin rolls a fourth, grey die. Compare the odds with Arne’s fight, and strike!
    .step19 = Two green faces, and one would do. Take the win: the Wolf Rider leaves, and the evil on it as well.
    .step20 = Deep in the deck waits the warlord: defeat it, and you win. You lose if three tiles fall to evil, if all heroes are out of action, or if a card must be drawn from an empty deck. The rules are in the menu at the top.
