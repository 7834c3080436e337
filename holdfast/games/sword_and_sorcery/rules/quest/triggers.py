"""The quest's own rules: when, if, do."""

from holdfast.games.sword_and_sorcery.content.quest import Trigger
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of
from holdfast.kernel.table import Rule


def fire(table: SwordAndSorceryTable, moment: str, about: str = "") -> Rule[None] | None:
    """Something has happened that the quest may be waiting for; None if it is not."""
    found = field_of(table).moments.get(f"{moment} {about}" if about else moment)
    return _fire(table, found) if found else None


def _fire(table: SwordAndSorceryTable, found: list[Trigger]) -> Rule[None]:
    state = table.state
    for trigger in found:
        if trigger.id in state.fired:
            continue
        context = EffectContext(table, None, [], "", f"trigger-{trigger.id}", tally=Tally())
        if trigger.test and not checks.holds(context, trigger.test):
            continue
        if not trigger.again:
            state.fired = [*state.fired, trigger.id]
        if trigger.is_told:
            table.note("trigger", trigger=f"{state.quest}-{trigger.id}")
        yield from effects.run(context, trigger.do) or ()
        yield from wounds.settle(table, context.tally) or ()
