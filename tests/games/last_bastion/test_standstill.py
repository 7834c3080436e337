"""What begins the count of a standstill anew (LB-RULE-147), held against what random games tell."""

from random import Random

import msgspec
import pytest

import holdfast
from holdfast.games.last_bastion.rules import horde
from holdfast.games.last_bastion.rules.horde import CALM_TO_LOSE
from holdfast.games.last_bastion.state import LastBastionState
from holdfast.kernel.event import Event
from holdfast.kernel.table import Ended
from tests.rulebook import rule

STIRS = {
    *("fight", "draw", "discard", "trapped", "discard-bottom", "healed", "eliminated", "died"),
    *("gain-life", "gain-call", "gain-equipment", "spend-equipment", "call"),
    *("lose-life", "lose-call", "lose-equipment"),
    *("evil-on-card", "evil-leaves-card", "evil-off-card", "evil-on-tile", "evil-off-tile"),
    *("cursed", "evil-off-hero"),
}
"""Somebody fights, gains or loses something, or evil does."""
COUNTERS = {"turn": 0, "round": 0, "calm": 0, "still": [], "quiet": 0, "vain": 0, "layouts": []}


def idle_rounds(events: list[Event]) -> int:
    """The rounds that ended since anything stirred, told by the events alone."""
    since = -1
    for event in events:
        if event.what == "round":
            since += 1
        elif event.what in STIRS:
            since = -1
    return max(0, since)


def table_of(state: LastBastionState) -> bytes:
    """Everything on the table but the counters."""
    return msgspec.json.encode(msgspec.structs.replace(state, **COUNTERS))


STILL = 52
"""A deal that random play brings to a standstill."""


@pytest.mark.parametrize("seed", [*range(20), STILL])
def test_rounds_count_in_which_nobody_fought_gained_or_lost_anything(seed: int) -> None:
    game = holdfast.new("last-bastion", {"players": 1, "level": "novice"}, seed=seed)
    luck = Random(seed)
    seen: dict[str, bytes] = {}
    while (question := game.question) is not None:
        state = game.table.state
        assert state.idle == idle_rounds(game.events)
        if not state.quiet:
            seen = {}
        elif question.ask == "hero-turn" and not any(msgspec.structs.astuple(state.used)):
            table = table_of(state)
            assert seen.setdefault(state.layout(), table) == table
        game.choose(luck.choice(question.choices))
    assert (game.outcome == holdfast.Outcome(False, "stalemate")) == (seed == STILL)


@rule("LB-RULE-147")
def test_a_siege_without_a_card_that_comes_or_goes_is_lost_in_the_end() -> None:
    game = holdfast.new("last-bastion", {"players": 1}, 1)
    _ = game.question
    state = game.table.state
    state.calm, state.still = CALM_TO_LOSE - 1, state.stock()
    with pytest.raises(Ended):
        horde.count_calm_rounds(state)
        horde.count_standstill(game.table)
    assert game.table.outcome is not None and game.table.outcome.reason == "stalemate"
