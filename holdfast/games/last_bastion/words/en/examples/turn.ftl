### Examples of the chapter “turn”, step by step.

one-whole-turn = One whole turn
    .step1 = First the **horde phase**: the card on your board has acted, and evil is on it now. Then you drew a yellow card; it goes to the yellow board.
    .step2 = Then the **hero phase**: a movement and an action, in either order. Move to the Market, one tile diagonally.
    .step3 = For your action use the tile.
    .step4 = Two tokens for later fights, and your turn is over. The green board is neutral and empty; now it is Arne’s turn.
