### Co o karcie mówią wykazy w instrukcji.

rulebook-resistance = Odporność: { $resistance }.
rulebook-warlord = Kolor: { $colour }. Odporność: { $resistance }.
rulebook-effect =
    { $kind ->
        [enter] Efekt początkowy
        [recurring] Efekt powtarzający się
        [permanent] Efekt ciągły
       *[exit] Efekt końcowy
    }: { $effect }.
