"""The value of using an artifact now."""

from holdfast.games.bastion.bot.turn_plan import TurnPlan
from holdfast.games.bastion.state import Defender

NO_USE = -5.0


def use_value(plan: TurnPlan, artifact: str) -> float:
    """The value of the best use of an artifact, the same for all of a kind."""
    kind = plan.context.content.rituals[artifact].kind
    found = plan.uses.get(kind)
    if found is None:
        found = _best_exchange(plan) if kind == "converter" else _best_gift(plan)
        plan.uses[kind] = found
    return found


def _best_gift(plan: TurnPlan) -> float:
    """The value of the best gift that an Accumulator can ask for."""
    me = plan.me
    found = NO_USE
    for giver in plan.state.defenders:
        if giver is not me:
            for colour, have in enumerate(giver.pool):
                if have:
                    found = max(found, gift_value(plan, giver, colour))
    return found


def _best_exchange(plan: TurnPlan) -> float:
    """The value of the best exchange by a Converter."""
    mana_value, reserve, pool = plan.mana_value, plan.state.reserve, plan.me.pool
    given, cost = mana_value.least_valuable(pool)
    if given < 0:
        return NO_USE
    more = [
        mana_value.value_of_more(colour, 1, pool[colour])
        for colour in range(6)
        if colour != given and reserve[colour]
    ]
    return max(more, default=NO_USE) - cost


def gift_value(plan: TurnPlan, giver: Defender, colour: int) -> float:
    """The value to the team if another defender gives one mana of a colour."""
    lost = plan.mana_value_of(giver).last_unit_value(colour, giver.pool[colour])
    return plan.mana_value.value_of_more(colour, 1, plan.me.pool[colour]) - lost
