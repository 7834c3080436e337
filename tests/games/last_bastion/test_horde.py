"""How alive the horde is, over games of the quick bot with the cards that ship."""

import pytest

from bench.horde_phases import measured

GAMES = 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_from_the_fourth_round_on_cards_act_in_most_horde_phases(players: int) -> None:
    found = measured(players, "normal", GAMES)
    assert len(found.phases) > 100
    assert found.share(lambda phase: phase.applied) >= 0.5


def test_a_full_board_is_no_shelter() -> None:
    full = [phase for phase in measured(4, "normal", GAMES).phases if phase.full]
    assert sum(phase.applied for phase in full) / len(full) >= 0.7
