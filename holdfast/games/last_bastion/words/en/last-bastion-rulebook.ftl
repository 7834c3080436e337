### What the lists of the rulebook say of a card.

rulebook-resistance = Resistance: { $resistance }.
rulebook-warlord = Colour: { $colour }. Resistance: { $resistance }.
rulebook-effect =
    { $kind ->
        [enter] Enter effect
        [recurring] Recurring effect
        [permanent] Permanent effect
       *[exit] Exit effect
    }: { $effect }.
