"""What an enemy would do if it were activated now: the behaviour, and whom it would turn on."""

from msgspec import Struct

from holdfast.games.sword_and_sorcery.rules.enemy import targeting as targets
from holdfast.games.sword_and_sorcery.rules.enemy.targeting import Victim
from holdfast.games.sword_and_sorcery.rules.find import scroll_of
from holdfast.games.sword_and_sorcery.state import Foe, SwordAndSorceryTable
from holdfast.kernel.table import Rule


class Forecast(Struct, frozen=True):
    """The number of the behaviour and its possible targets."""

    behaviour: int
    targets: list[str]


def forecast(table: SwordAndSorceryTable, foe: Foe) -> Forecast | None:
    """What the enemy would do; None if it will not act.

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
                return Forecast(number, _settle(targets.choose_main(table, foe, acting, found)))
    last = next((number for number, behaviour in enumerate(behaviours) if not behaviour.at), -1)
    return Forecast(last, _settle(targets.nearest(table, foe, acting, targets.possible(table, foe))))


def _settle(choosing: "Rule[Victim] | Rule[Victim | None]") -> list[str]:
    """Whom the rules choose; all of those among whom they would ask."""
    try:
        question = next(choosing)
    except StopIteration as settled:
        return [settled.value.id] if settled.value is not None else []
    return [option.on[0] for option in question.options]
