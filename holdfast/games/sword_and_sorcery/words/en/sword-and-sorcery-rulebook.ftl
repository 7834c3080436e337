### What the lists of the rulebook say of cards and tokens.

sword-and-sorcery-rulebook-facts = { $facts }.
sword-and-sorcery-rulebook-round = { $does } (once per round)
sword-and-sorcery-rulebook-quest = { $does } (once per quest)
sword-and-sorcery-rulebook-hp = HP { $n }
sword-and-sorcery-rulebook-only-for = only for: { $styles }
sword-and-sorcery-rulebook-roll =
    { $die ->
        [red] roll a red die
       *[blue] roll a blue die
    }: { $does }
sword-and-sorcery-rulebook-die-red = Red die
sword-and-sorcery-rulebook-die-blue = Blue die

## Heroes

sword-and-sorcery-rulebook-class = Style: { $style }. Saves on: { $save }. Movement points: { $mp }. Items capacity: { $capacity }. Movement points of the Ghost Soul: { $ghost_mp }.
sword-and-sorcery-rulebook-innate = Innate power { $power }. { $help }
sword-and-sorcery-rulebook-gem = At ranks I to VII: HP { $hp }; combat actions { $combat }; special actions { $special }.
sword-and-sorcery-rulebook-gem-powers = Powers { $powers }; talents { $talents }.
sword-and-sorcery-rulebook-scream =
    Soul Scream, range { $range }, on { $aim ->
        [hero] a hero
       *[enemy] an enemy
    }: { $does }.
sword-and-sorcery-rulebook-ranked = { $name }, rank { $rank }
sword-and-sorcery-rulebook-level = { $rank }: { $does }
sword-and-sorcery-rulebook-from-level = From rank { $rank }.

## Enemies

sword-and-sorcery-rulebook-enemy = { $name } ({ $rank })
sword-and-sorcery-rulebook-scroll = Race: { $race }. Style: { $style }. Main target: { $aim }.
sword-and-sorcery-rulebook-weapon = Weapon: { $weapon }. { $does }.
sword-and-sorcery-rulebook-behaviour = [{ $at }] { $does }.
sword-and-sorcery-rulebook-attack-times =
    { $n ->
        [one] attacks { $n } time: { $weapon }
       *[other] attacks { $n } times: { $weapon }
    }
sword-and-sorcery-rulebook-abilities = Abilities: { $abilities }.
sword-and-sorcery-rulebook-card = Card: { $does }.
sword-and-sorcery-rulebook-figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
sword-and-sorcery-rulebook-resists = against { $type } { $n } to hits
sword-and-sorcery-rulebook-powers =
    { $n ->
        [one] { $n } enemy power
       *[other] { $n } enemy powers
    }
sword-and-sorcery-rulebook-no-stun = cannot be stunned

## Items and tokens

sword-and-sorcery-rulebook-not-for = not for: { $styles }
sword-and-sorcery-rulebook-copies = copies: { $n }
sword-and-sorcery-rulebook-imbue =
    { $n ->
        [one] empowered for { $n } soul shard
       *[other] empowered for { $n } soul shards
    }
sword-and-sorcery-rulebook-token = Colour: { $colour }; copies: { $n }.
