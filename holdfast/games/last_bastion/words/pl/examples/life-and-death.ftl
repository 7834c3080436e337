### Przykłady do rozdziału „life-and-death”, krok po kroku.

out-of-action = Bohater wyeliminowany
    .step1 = Teagaanowi został jeden żeton życia, a na jego planszy leży [[card-vein-drinker]]. Arne kończy turę i nie pomaga.
    .step2 = Karta działa i zabiera ostatni żeton: Teagaan zostaje **wyeliminowany z gry** i jego tura od razu się kończy. Może go przywrócić Lazaret; jeśli padnie też Arne, wszystko stracone.
