### Przykłady do rozdziału „evil”, krok po kroku.

decay-die = Kość spaczenia
    .step1 = Na twojej planszy leży [[card-nefarious-cannon]], a jej efektem jest **kość spaczenia**. Rzuć nią i zobacz, co spotka miasto.
    .step2 = Zło: figurka staje na najbliższej wolnej płytce naprzeciwko karty. Z tego pola jest to Trebusz.
