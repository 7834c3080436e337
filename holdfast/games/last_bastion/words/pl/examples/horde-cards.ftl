### Przykłady do rozdziału „horde-cards”, krok po kroku.

haunting = Zło nadciąga
    .step1 = Na czerwonej planszy leży [[card-soul-flayer]]. W turze jej planszy na karcie pojawia się **figurka Zła**; na razie tylko tyle.
    .step2 = Runda minęła, nikt z nią nie walczył i figurka przechodzi na **najbliższą płytkę naprzeciwko**: Wieżę stratega.
    .step3 = Potem od nowa: nowa figurka na karcie.
    .step4 = Mija Wieżę, gdzie Zło już jest, i zajmuje **następną płytkę** w linii. Jeszcze jedna i oblężenie przegrane.
