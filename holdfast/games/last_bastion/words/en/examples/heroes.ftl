### Examples of the chapter “heroes”, step by step.

sindara-in-the-tavern = Sindara in the Tavern
    .step1 = Sindara may use a tile **and** fight in the same turn. She moves to the Tavern first.
    .step2 = Her movement is spent. The Tavern gives her a life token and **one more movement**.
    .step3 = With it she goes on to the Tower, beside the card.
    .step4 = Any other hero would be done: the tile was the action. **Sindara still fights.**
    .step5 = A life token, three steps across the city and a beaten card: all in one turn.
