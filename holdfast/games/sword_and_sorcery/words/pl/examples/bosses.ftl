### Przykłady do rozdziału „bosses”, krok po kroku.

the-priority-token = Żeton priorytetu
    .step1 = Kto ma **żeton priorytetu**, tego szuka troll. Ecarus ma go na poziomie I i akcją specjalną mocniej go trzyma.
    .step2 = Poziom **II**: gdy trolla zrani inny bohater, żeton spadnie tylko do I. Żeby go odciągnąć, trzeba drugiej rany.
