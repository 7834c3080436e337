"""How far a siege was got: the share of the horde, down to the last warlord, that was overcome."""

from holdfast.games.last_bastion.state import LastBastionTable


def progress(table: LastBastionTable) -> float:
    """Between 0 and 1 (won). What lies below the last warlord need not be overcome."""
    state, outcome = table.state, table.outcome
    if outcome is not None and outcome.won:
        return 1.0
    level = table.content.levels[state.level]
    monsters = table.content.deck_monsters(len(state.heroes), level)
    whole = monsters + level.warlords - level.block
    lost_for_good = outcome is not None and outcome.reason == "warlord-discarded"
    to_come = len(state.deck) + 1 if lost_for_good else _to_come(table)
    in_play = sum(foe is not None for foe in state.slots)
    return max(0.0, 1.0 - (to_come + in_play) / whole)


def _to_come(table: LastBastionTable) -> int:
    """The cards in the deck down to the last warlord."""
    found = depth = 0
    for layer in table.state.deck.layers:
        depth += len(layer)
        if layer.pool == "warlord":
            found = depth
    return found
