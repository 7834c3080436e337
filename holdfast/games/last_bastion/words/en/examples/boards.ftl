### Examples of the chapter “boards”, step by step.

who-pays-the-butcher = Who pays the Butcher
    .step1 = Teagaan ends the turn. Next comes the red board: it is **neutral**, and a [[card-butcher]] lies there who takes a round token from somebody every time.
    .step2 = You choose together who pays, but it must be somebody **who can**: Teagaan has neither equipment nor a Call to arms. Let Arne pay.
    .step3 = Arne’s Call to arms goes to the reserve. The red board is not full, so **no card is drawn** there; the green board is next and draws its own.
opposite-sides = Two players, opposite sides
    .step1 = Two players sit on **opposite sides**; the boards between you are neutral. Teagaan’s red board begins: place his card, and let his turn pass.
    .step2 = Clockwise comes the green board. It is neutral and nothing lies there, so its turn is over at once. Then it is **Arne’s turn**.
    .step3 = After him the yellow board, neutral too, and a new round begins with Teagaan: player, neutral, player, neutral.
