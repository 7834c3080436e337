### What the lists of the rulebook say of cards and tokens.

sword-and-sorcery-rulebook-facts = { $facts }.
sword-and-sorcery-rulebook-round = { $does } (raz na rundę)
sword-and-sorcery-rulebook-quest = { $does } (raz na zadanie)
sword-and-sorcery-rulebook-hp = PŻ { $n }
sword-and-sorcery-rulebook-only-for = tylko dla: { $styles }
sword-and-sorcery-rulebook-roll =
    { $die ->
        [red] rzuć czerwoną kością
       *[blue] rzuć niebieską kością
    }: { $does }
sword-and-sorcery-rulebook-die-red = Czerwona kość
sword-and-sorcery-rulebook-die-blue = Niebieska kość

## Heroes

sword-and-sorcery-rulebook-class = Styl: { $style }. Rzut obronny: { $save }. Punkty ruchu: { $mp }. Pojemność plecaka: { $capacity }. Punkty ruchu widmowej duszy: { $ghost_mp }.
sword-and-sorcery-rulebook-innate = Moc wrodzona „{ $power }”. { $help }
sword-and-sorcery-rulebook-gem = Na poziomach I–VII: PŻ { $hp }; akcje walki { $combat }; akcje specjalne { $special }.
sword-and-sorcery-rulebook-gem-powers = Moce { $powers }; talenty { $talents }.
sword-and-sorcery-rulebook-scream =
    Krzyk duszy, zasięg { $range }, na { $aim ->
        [hero] bohatera
       *[enemy] wroga
    }: { $does }.
sword-and-sorcery-rulebook-ranked = { $name }, ranga { $rank }
sword-and-sorcery-rulebook-level = { $rank }: { $does }
sword-and-sorcery-rulebook-from-level = Od poziomu { $rank }.

## Enemies

sword-and-sorcery-rulebook-enemy = { $name } ({ $rank })
sword-and-sorcery-rulebook-scroll = Rasa: { $race }. Styl: { $style }. Główny cel: { $aim }.
sword-and-sorcery-rulebook-weapon = Broń: { $weapon }. { $does }.
sword-and-sorcery-rulebook-behaviour = [{ $at }] { $does }.
sword-and-sorcery-rulebook-attack-times =
    { $n ->
        [one] atakuje { $n } raz: { $weapon }
        [few] atakuje { $n } razy: { $weapon }
       *[many] atakuje { $n } razy: { $weapon }
    }
sword-and-sorcery-rulebook-abilities = Zdolności: { $abilities }.
sword-and-sorcery-rulebook-card = Karta: { $does }.
sword-and-sorcery-rulebook-figures =
    { $n ->
        [one] { $n } figurka
        [few] { $n } figurki
       *[many] { $n } figurek
    }
sword-and-sorcery-rulebook-resists = { $type }: { $n } do trafień
sword-and-sorcery-rulebook-powers =
    { $n ->
        [one] { $n } moc wroga
        [few] { $n } moce wroga
       *[many] { $n } mocy wroga
    }
sword-and-sorcery-rulebook-no-stun = nie da się ogłuszyć

## Items and tokens

sword-and-sorcery-rulebook-not-for = nie dla: { $styles }
sword-and-sorcery-rulebook-copies = kopie: { $n }
sword-and-sorcery-rulebook-imbue =
    { $n ->
        [one] wzmocnienie za { $n } odłamek duszy
        [few] wzmocnienie za { $n } odłamki duszy
       *[many] wzmocnienie za { $n } odłamków duszy
    }
sword-and-sorcery-rulebook-token = Kolor: { $colour }; kopie: { $n }.
