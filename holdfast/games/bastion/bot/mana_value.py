"""What mana is worth to a defender: a colour that is called for, one too many, one that another gathers."""

from holdfast.games.bastion.bot.situation import Prospect
from holdfast.games.bastion.state import Defender


class Purse:
    """What each colour is worth to one defender, in mana that is sure to be spent."""

    __slots__ = ("at_most", "bills", "demand", "each", "instinct", "pool")

    def __init__(self, prospect: Prospect, me: Defender) -> None:
        self.pool = me.pool
        instinct = self.instinct = prospect.instinct
        siege = prospect.siege
        self.bills = siege.called_for
        """What enemies cost, by colour, the dearest first."""
        self.each = siege.each
        """What one is worth as long as it is called for."""
        self.at_most = siege.at_most
        """How much of each colour this defender can hope to spend if the others do not spend theirs."""
        self.demand = siege.at_most
        """The same if they do."""
        others = [other.pool for other in prospect.scene.state.defenders if other is not me]
        if others:
            self.at_most, self.demand = [], []
            to_come = siege.to_come.by_colour
            for colour, theirs in enumerate(zip(*others, strict=True)):
                mine, is_most = _share_out(self.bills[colour], me.pool[colour], theirs)
                later = to_come[colour]
                self.demand.append(mine + (later if is_most else later * instinct.later_share))
                self.at_most.append(siege.at_most[colour] - sum(theirs))

    def more(self, colour: int, count: int, have: int | None = None) -> float:
        """What so much more of a colour is worth."""
        instinct = self.instinct
        if have is None:
            have = self.pool[colour]
        useful = self.demand[colour] - have
        if useful >= count:
            worth = count * self.each[colour]
        else:
            useful = useful if useful > 0.0 else 0.0
            perhaps = min(count - useful, max(0.0, self.at_most[colour] - have - useful))
            worth = useful * self.each[colour]
            worth += perhaps * instinct.behind + (count - useful - perhaps) * instinct.junk
        for due in self.bills[colour]:
            if have < due <= have + count:
                return worth + instinct.pays
        return worth

    def less(self, colour: int, have: int) -> float:
        """What one is worth of which there are so many."""
        if have <= self.demand[colour]:
            worth = self.each[colour]
        else:
            worth = self.instinct.behind if have <= self.at_most[colour] else self.instinct.junk
        return worth + self.instinct.pays if have in self.bills[colour] else worth

    def cheapest(self, pool: list[int]) -> tuple[int, float]:
        """The colour of a pool that is missed least, and how much; -1 if there is none."""
        found, least = -1, 0.0
        for colour, have in enumerate(pool):
            if have:
                worth = self.less(colour, have)
                if found < 0 or worth < least:
                    found, least = colour, worth
        return found, least


def _share_out(bills: list[int], have: int, theirs: tuple[int, ...]) -> tuple[int, bool]:
    """The bills that fall to a defender if always who has most pays; and is that he once all are paid?"""
    mine, best = 0, max(theirs)
    if not bills:
        return 0, have >= best
    left = list(theirs)
    for due in bills:
        if have >= best:
            mine += due
            have = have - due if have > due else 0
        else:
            left[left.index(best)] = best - due if best > due else 0
            best = max(left)
    return mine, have >= best
