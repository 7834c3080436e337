"""What the artifacts of the active defender could bring now."""

from holdfast.games.bastion.bot.turn_plan import Plans
from holdfast.games.bastion.state import Defender

NO_USE = -5.0


def use_of(plans: Plans, artifact: str) -> float:
    """What the best use of an artifact brings; the same for all of a kind."""
    kind = plans.scene.content.rituals[artifact].kind
    found = plans.uses.get(kind)
    if found is None:
        found = _best_exchange(plans) if kind == "converter" else _best_gift(plans)
        plans.uses[kind] = found
    return found


def _best_gift(plans: Plans) -> float:
    """The best that an Accumulator brings from the others."""
    me = plans.me
    found = NO_USE
    for giver in plans.state.defenders:
        if giver is not me:
            for colour, have in enumerate(giver.pool):
                if have:
                    found = max(found, gift(plans, giver, colour))
    return found


def _best_exchange(plans: Plans) -> float:
    """The best that a Converter makes of one mana."""
    purse, reserve = plans.purse, plans.state.reserve
    pool = purse.pool
    given, cost = purse.cheapest(pool)
    if given < 0:
        return NO_USE
    more = [purse.more(colour, 1) for colour in range(6) if colour != given and reserve[colour]]
    return max(more, default=NO_USE) - cost


def gift(plans: Plans, giver: Defender, colour: int) -> float:
    """What it brings if another defender gives one mana of a colour."""
    return plans.purse.more(colour, 1) - plans.purse_of(giver).less(colour, giver.pool[colour])
