### Przykłady do rozdziału „end”, krok po kroku.

the-third-tile = Zwycięstwo, które przepadło
    .step1 = Stoisz przed ostatnim wodzem, ale dwie płytki są już w kleszczach Zła. **Trzecia to koniec.**
    .step2 = Trzy białe ścianki i czerwone żetony: Arcydemon pada. Ale przed zwycięstwem są jeszcze **efekty końcowe**.
    .step3 = Jednym z nich jest kość spaczenia. Bez względu na kolejność trzeba nią rzucić.
    .step4 = Zło! Trzecia płytka stracona, a **z nią gra**: przegrywacie, choć ostatni wódz pokonany.
