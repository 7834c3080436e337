"""Progress: the share of the army that does not stand in the way of victory any more."""

from holdfast.games.bastion.rules.deck import deck_recipe, enemy_deck
from holdfast.games.bastion.setup import scenario_of
from holdfast.games.bastion.state import BastionTable


def progress(table: BastionTable) -> float:
    """Between 0 and 1 (won). Enemies on squares and in the citadel do not count for victory, and so not here;
    one that found no room does."""
    state, outcome = table.state, table.outcome
    if outcome is not None and outcome.won:
        return 1.0
    left = len(state.deck) + len(state.aside) + sum(map(len, state.wall.values()))
    left += outcome is not None and outcome.reason == "no-room"
    return max(0.0, 1.0 - left / _army(table))


def _army(table: BastionTable) -> int:
    """How many enemies there were to come in the beginning."""
    state, content = table.state, table.content
    scenario = scenario_of(state, content)
    return len(enemy_deck(deck_recipe(table.options, content, scenario, state.classes), content))
