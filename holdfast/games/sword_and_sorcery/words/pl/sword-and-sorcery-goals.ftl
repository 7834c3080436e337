### Sword & Sorcery: goals, places and what a campaign remembers.

goal-no-events =
    { $count ->
        [one] Skończy się talia wydarzeń: została { $count } karta
        [few] Skończy się talia wydarzeń: zostały { $count } karty
       *[many] Skończy się talia wydarzeń: zostało { $count } kart
    }
goal-all-ghosts = Wszyscy bohaterowie będą naraz widmowymi duszami
goal-time =
    { $time }, { $who ->
        [heroes] dla bohaterów
        [enemies] dla wrogów
       *[all] dla wszystkich
    }: { $what }
goal-paid = { $cost } → { $what }

## Faults and remarks of `holdfast check`

fault-unnamed-area = obszar „{ $area }” nie ma nazwy: zadania kampanii nazywają wszystkie obszary w `places`
fault-unseen-pair = obszary „{ $first }” i „{ $second }” sąsiadują, ale nie widzą się nawzajem: przesuńcie przejście lub punkt widoczności albo podajcie w `unseen`, dlaczego tak ma być
fault-no-goal =
    cele nie mówią, co { $kind ->
        [win] daje zwycięstwo
       *[lose] oznacza porażkę
    }
fault-shards-at-the-end = na końcu na każdego bohatera przypada odłamków duszy: { $count }, a nie od { $low } do { $high }
fault-never-remembered = żadne zadanie kampanii nie zapisuje „{ $value }”
fault-not-a-chapter = zadanie „{ $value }” następuje po innym, ale samo nie jest rozdziałem
fault-never-reached = do zadania „{ $value }” nie prowadzi żadna droga
fault-no-way-on = ostatnie z możliwych następnych zadań musi być bez warunku
fault-bad-choice-name = „{ $value }” nie może być nazwą wyboru: tylko litery, cyfry i łączniki
