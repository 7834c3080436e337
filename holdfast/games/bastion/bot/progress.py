"""Progress: the share of the army that was beaten."""

from holdfast.games.bastion.rules.deck import deck_recipe, enemy_deck
from holdfast.games.bastion.setup import DAMAGED_DISTRICTS, scenario_of
from holdfast.games.bastion.state import BastionTable


def progress(table: BastionTable) -> float:
    """Between 0 and 1 (won). Enemies inside the bastion are not beaten, nor is one that found no room."""
    state, outcome = table.state, table.outcome
    if outcome is not None and outcome.won:
        return 1.0
    left = len(state.deck) + len(state.aside) + len(state.citadel)
    left += sum(map(len, state.wall.values())) + sum(map(len, state.squares.values()))
    left += outcome is not None and outcome.reason == "no-room"
    return max(0.0, 1.0 - left / _army(table))


def _army(table: BastionTable) -> int:
    """How many enemies there were in the beginning."""
    state, content = table.state, table.content
    scenario = scenario_of(state, content)
    army = len(enemy_deck(deck_recipe(table.options, content, scenario, state.classes), content))
    if scenario is not None:
        army += len(DAMAGED_DISTRICTS) * bool(scenario.inside_square) + bool(scenario.inside_citadel)
    return army
