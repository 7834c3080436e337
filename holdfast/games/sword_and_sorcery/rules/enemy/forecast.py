"""What an enemy would do if it were activated now: the behaviour, and whom it would turn on."""

from typing import Any

from holdfast.games.sword_and_sorcery.rules.enemy import targeting as targets
from holdfast.games.sword_and_sorcery.rules.enemy.targeting import Victim
from holdfast.games.sword_and_sorcery.rules.find import scroll_of
from holdfast.games.sword_and_sorcery.state import Foe, SwordAndSorceryTable
from holdfast.kernel.table import Rule


def foresee(table: SwordAndSorceryTable, foe: Foe) -> dict[str, Any] | None:
    """The number of the behaviour and its possible targets; None for an enemy that will not act.

    Several targets: the player who controls it will choose among them (SS-TARGET-9).
    """
    acting = [figure for figure in foe.figures if not figure.stun]
    if not acting:
        return None
    behaviours = scroll_of(table, foe).behaviours
    if not all(figure.blind for figure in acting):
        for number, behaviour in enumerate(behaviours):
            found = targets.candidates(table, foe, acting, behaviour.at) if behaviour.at else []
            if found:
                return _told(number, _settle(targets.choose_main(table, foe, acting, found)))
    last = next((number for number, behaviour in enumerate(behaviours) if not behaviour.at), -1)
    return _told(last, _settle(targets.nearest(table, foe, acting, targets.possible(table, foe))))


def _told(behaviour: int, targets: list[str]) -> dict[str, Any]:
    return {"behaviour": behaviour, "targets": targets}


def _settle(choosing: "Rule[Victim] | Rule[Victim | None]") -> list[str]:
    """Whom the rules choose; all of those among whom they would ask."""
    try:
        question = next(choosing)
    except StopIteration as settled:
        return [settled.value.id] if settled.value is not None else []
    return [option.on[0] for option in question.options]
