### Przykłady do rozdziału „hero-turn”, krok po kroku.

one-turn = Tura bohatera
    .step1 = Tura bohatera: jeden ruch, jedna akcja walki i jedna specjalna, w dowolnej kolejności. Ecarus zaczyna ruch.
    .step2 = Zostały mu punkty, idzie dalej.
    .step3 = Atakuje, a akcję specjalną wydaje na **Skupienie**: jedno trafienie więcej.
    .step4 = 3 + 1 trafienia, pancerz 1: trzy rany. Wszystko wydane; zakończ turę.
