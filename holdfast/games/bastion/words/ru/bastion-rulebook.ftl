### Что говорят о карте списки правил.

rulebook-enemy = Сила { $strength }. Заклинание: { $spell }.
rulebook-shifting = Сила X, в одиночестве — { $strength }. Заклинание: { $spell }.
rulebook-legend = Сила { $strength }, цвет — { $paint }. Заклинание: { $spell }.
rulebook-with-power =
    { $name }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    }
rulebook-blocks = Перекрывает источники этого цвета: { $colour }.
rulebook-carried-by = На картах: { $cards }.
rulebook-sources = Источники со статуями: { $statue }. Без статуй: { $plain }.
rulebook-deck =
    { $count ->
        [one] В колоде { $count } враг.
        [few] В колоде { $count } врага.
       *[many] В колоде { $count } врагов.
    }
rulebook-army = Сила войска: { $strength }.
rulebook-army-slip = Сила войска: в книге { $printed }, но сумма по картам — { $strength }.
