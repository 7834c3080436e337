"""Which of several enemies comes first: by the heroes from the active one on, then by what players say."""

from typing import Any

from holdfast.games.sword_and_sorcery.message_ids import Ask, Question
from holdfast.games.sword_and_sorcery.rules.find import active_seat
from holdfast.games.sword_and_sorcery.state import Foe, SwordAndSorceryState
from holdfast.kernel.question import Verb
from holdfast.kernel.table import Rule

ACTIVATE = Verb("activate")


def from_active_on(state: SwordAndSorceryState) -> list[str]:
    """The heroes in turn, the active one first."""
    order = [hero.id for hero in state.heroes]
    at = order.index(state.active) if state.active in order else 0
    return order[at:] + order[:at]


def first_in_turn(state: SwordAndSorceryState, found: list[Foe]) -> list[Foe]:
    """The enemies of the active hero, else of the first one after him who has any (SS-ENCOUNTER-3)."""
    active = state.active or state.heroes[0].id
    first = []
    for foe in found:
        if not foe.owner or foe.owner == active:
            first.append(foe)
    return first or _first_of_others(state, found)


def _first_of_others(state: SwordAndSorceryState, found: list[Foe]) -> list[Foe]:
    own: list[Foe] = []
    for name in from_active_on(state):
        for foe in found:
            if foe.owner == name:
                own.append(foe)
        if own:
            break
    return own


def choose(state: SwordAndSorceryState, ask: Ask, ready: list[Foe], about: dict[str, Any]) -> Rule[Foe]:
    """The one that the active player names."""
    seat = active_seat(state)
    options = [ACTIVATE[seat, one.card] for one in ready]
    choice = yield Question(ask, options, about)
    return ready[options.index(choice)]
