"""The value of mana to a defender: of a colour in demand, of one too many, of one that another collects."""

from functools import lru_cache

from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.rules.price import Price
from holdfast.games.bastion.state import Defender

TOO_LATE = 0.1
"""What is left of the value of mana in the last turn."""
MAX_CACHED = 64
"""So many are kept for one position of the enemies."""


def mana_value_of(situation: Situation, me: Defender) -> "ManaValue":
    """The value of mana to a defender: the same object as long as enemies and pools are the same."""
    known = situation.threats.mana_values
    state = situation.context.state
    key = (me.id, *[tuple(defender.pool) for defender in state.defenders])
    found = known.get(key)
    if not isinstance(found, ManaValue):
        if len(known) >= MAX_CACHED:
            known.clear()
        found = known[key] = ManaValue(situation, me)
    return found


class ManaValue:
    """The value of each colour to one defender; 1 is a mana that is sure to be spent."""

    __slots__ = (
        "bills",
        "demand",
        "gathers",
        "late",
        "max_demand",
        "one_more",
        "pool",
        "unit_value",
        "weights",
    )

    def __init__(self, situation: Situation, me: Defender) -> None:
        self.pool = list(me.pool)
        weights = self.weights = situation.weights
        threats = situation.threats
        self.bills = threats.bills_with_inside
        """What enemies cost, by colour, the dearest first."""
        self.unit_value = threats.unit_value
        """The value of one mana while there is demand for it."""
        phases_each = threats.phases / len(situation.context.state.defenders)
        self.late = max(TOO_LATE, min(1.0, phases_each / weights.late)) if weights.late > 0 else 1.0
        """Less than 1 where it may be too late to spend what is gained now."""
        self.max_demand = threats.max_demand
        """How much of each colour this defender can spend beyond what the others hold."""
        self.demand = threats.max_demand
        """How much of each colour this defender is expected to spend."""
        self.gathers: list[int] = []
        """What this defender gathers for an enemy that is paid in several colours; empty if nothing."""
        others = [other.pool for other in situation.context.state.defenders if other is not me]
        if others:
            self.max_demand, self.demand = [], []
            shares = map(_share_out, self.bills, self.pool, zip(*others, strict=True))
            for (mine, is_most, theirs), later, most in zip(
                shares, threats.upcoming.by_colour, threats.max_demand, strict=True
            ):
                self.demand.append(mine + (later if is_most else later * weights.later_share))
                self.max_demand.append(most - theirs)
        self.one_more: dict[tuple[int, int], float] = {}
        """The value of one more of a colour where there are so many of it, as far as it was asked for."""
        if threats.sets and gatherer(situation, threats.sets[0]) is me:
            self.gathers = threats.sets[0]
            if others:
                for colour, due in enumerate(self.gathers):
                    self.demand[colour] += due
                    self.max_demand[colour] = max(self.max_demand[colour], self.demand[colour])

    def gathered(self, colour: int, count: int, have: int) -> float:
        """The value that so much more of a colour has for the enemy that this defender gathers mana for."""
        due = self.gathers[colour]
        return self.weights.gather * (min(have + count, due) - min(have, due))

    def spoils(self, price: Price, pool: list[int]) -> float:
        """What it costs to spend mana on another enemy that was gathered for that one."""
        if price.fixed is not None:
            return 0.0
        return sum(
            self.gathered(colour, due, pool[colour] - due)
            for colour, due in price.coloured.items()
            if due <= pool[colour]
        )

    def value_of_more(self, colour: int, count: int, have: int | None = None) -> float:
        """The value of so much more of a colour."""
        if have is None:
            have = self.pool[colour]
        useful = self.demand[colour] - have
        if useful >= count:
            value = count * self.unit_value[colour]
        else:
            weights = self.weights
            useful = useful if useful > 0.0 else 0.0
            perhaps = min(count - useful, max(0.0, self.max_demand[colour] - have - useful))
            value = useful * self.unit_value[colour]
            value += perhaps * weights.behind + (count - useful - perhaps) * weights.junk
        if self.gathers:
            value += self.gathered(colour, count, have)
        value *= self.late
        for due in self.bills[colour]:
            if have < due <= have + count:
                value += self.weights.pays
                break
        if count == 1:
            self.one_more[colour, have] = value
        return value

    def last_unit_value(self, colour: int, have: int) -> float:
        """The value of one mana of a colour where there are so many of it."""
        if have <= self.demand[colour]:
            value = self.unit_value[colour]
        else:
            value = self.weights.behind if have <= self.max_demand[colour] else self.weights.junk
        if self.gathers:
            value += self.gathered(colour, 1, have - 1)
        value *= self.late
        return value + self.weights.pays if have in self.bills[colour] else value

    def least_valuable(self, pool: list[int]) -> tuple[int, float]:
        """The colour of a pool with the least value for one mana, and that value; -1 if the pool is empty."""
        found, least = -1, 0.0
        if self.gathers:
            for colour, have in enumerate(pool):
                if have:
                    value = self.last_unit_value(colour, have)
                    if found < 0 or value < least:
                        found, least = colour, value
            return found, least
        # As `last_unit_value` does it; written out, since every plan asks for it.
        demand, max_demand, unit_value, bills = self.demand, self.max_demand, self.unit_value, self.bills
        weights, late = self.weights, self.late
        for colour, have in enumerate(pool):
            if have:
                if have <= demand[colour]:
                    value = unit_value[colour]
                else:
                    value = weights.behind if have <= max_demand[colour] else weights.junk
                value *= late
                if have in bills[colour]:
                    value += weights.pays
                if found < 0 or value < least:
                    found, least = colour, value
        return found, least


def gatherer(situation: Situation, due: list[int]) -> Defender:
    """Who gathers what an enemy of several colours costs: whoever has most of it, among equals the first."""
    return max(situation.context.state.defenders, key=lambda defender: sum(map(min, defender.pool, due)))


@lru_cache(1 << 14)
def _share_out(bills: tuple[int, ...], have: int, theirs: tuple[int, ...]) -> tuple[int, bool, int]:
    """What a defender pays if whoever has most of the colour pays; has he most of it after that? And what
    the others have together."""
    mine, best = 0, max(theirs)
    if not bills:
        return 0, have >= best, sum(theirs)
    left = list(theirs)
    for due in bills:
        if have >= best:
            mine += due
            have = have - due if have > due else 0
        else:
            left[left.index(best)] = best - due if best > due else 0
            best = max(left)
    return mine, have >= best, sum(theirs)
