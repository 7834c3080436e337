### Что говорят о карте списки правил.

rulebook-resistance = Сопротивление: { $resistance }.
rulebook-warlord = Цвет: { $colour }. Сопротивление: { $resistance }.
rulebook-effect =
    { $kind ->
        [enter] Входной эффект
        [recurring] Повторяющийся эффект
        [permanent] Длительный эффект
       *[exit] Выходной эффект
    }: { $effect }.
