### What the lists of the rulebook say of a card.

rulebook-enemy = Strength { $strength }. Spell: { $spell }.
rulebook-shifting = Strength X: alone { $strength }. Spell: { $spell }.
rulebook-legend = Strength { $strength }, { $paint }. Spell: { $spell }.
rulebook-with-power =
    { $name }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    }
rulebook-blocks = Blocks sources of this colour: { $colour }.
rulebook-carried-by = Carried by: { $cards }.
rulebook-sources = Sources with statue: { $statue }. Without: { $plain }.
rulebook-deck =
    { $count ->
        [one] { $count } enemy in the deck.
       *[other] { $count } enemies in the deck.
    }
rulebook-army = Army strength: { $strength }.
rulebook-army-slip = Army strength: { $printed } in print, but the cards add up to { $strength }.
