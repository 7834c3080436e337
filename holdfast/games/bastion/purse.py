"""What mana is worth to a defender: a colour that is called for, one too many, one that another gathers."""

from holdfast.games.bastion.prospect import Prospect
from holdfast.games.bastion.state import Defender


class Purse:
    """What each colour is worth to one defender, in mana that is sure to be spent."""

    __slots__ = ("at_most", "bills", "demand", "each", "instinct", "pool")

    def __init__(self, prospect: Prospect, me: Defender) -> None:
        self.pool = me.pool
        instinct = self.instinct = prospect.instinct
        self.bills = prospect.bills()
        """What enemies cost, by colour."""
        wanted = list(prospect.need)
        for one in prospect.inside:
            if one.worth > 0:
                for colour, due in one.price.coloured.items():
                    self.bills[colour].append(due)
                    wanted[colour] += due
        self.demand: list[float] = []
        """How much of each colour this defender can hope to spend."""
        self.at_most: list[float] = []
        """The same if the others do not spend theirs."""
        self.each: list[float] = []
        """What one is worth as long as it is called for."""
        others = [other.pool for other in prospect.scene.state.defenders if other is not me]
        for colour in range(6):
            on_wall, to_come = wanted[colour], prospect.to_come[colour]
            self.each.append(1.0 if on_wall else instinct.not_yet)
            if not others:
                self.demand.append(on_wall + to_come)
                self.at_most.append(on_wall + to_come)
                continue
            theirs = [pool[colour] for pool in others]
            self.at_most.append(on_wall + to_come - sum(theirs))
            mine, left = self._share_out(colour, me.pool[colour], theirs)
            best = max(theirs)
            self.demand.append(mine + (to_come if left >= best else to_come * instinct.later_share))

    def _share_out(self, colour: int, have: int, theirs: list[int]) -> tuple[int, int]:
        """The bills that fall to this defender if always who has most pays; and what is left then."""
        mine, left = 0, have
        for due in sorted(self.bills[colour], reverse=True):
            best = max(theirs)
            if left >= best:
                mine += due
                left = max(0, left - due)
            else:
                theirs[theirs.index(best)] = max(0, best - due)
        return mine, left

    def more(self, colour: int, count: int, have: int | None = None) -> float:
        """What so much more of a colour is worth."""
        instinct = self.instinct
        if have is None:
            have = self.pool[colour]
        useful = min(float(count), max(0.0, self.demand[colour] - have))
        worth = useful * self.each[colour]
        if useful < count:
            perhaps = min(count - useful, max(0.0, self.at_most[colour] - have - useful))
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
        for colour in range(6):
            have = pool[colour]
            if have:
                worth = self.less(colour, have)
                if found < 0 or worth < least:
                    found, least = colour, worth
        return found, least
