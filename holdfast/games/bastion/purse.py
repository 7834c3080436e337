"""What mana is worth to a defender: a colour that is called for, one too many, one that another gathers."""

from holdfast.games.bastion.prospect import Prospect
from holdfast.games.bastion.state import Defender


class Purse:
    """What each colour is worth to one defender, in mana that is sure to be spent."""

    __slots__ = ("bills", "demand", "each", "instinct", "pool")

    def __init__(self, prospect: Prospect, me: Defender) -> None:
        self.pool = me.pool
        instinct = self.instinct = prospect.instinct
        self.bills: list[list[int]] = [[], [], [], [], [], []]
        """What enemies on the wall cost, by colour."""
        for one in prospect.enemies:
            for colour, due in one.price.coloured.items():
                self.bills[colour].append(due)
        self.demand: list[float] = []
        """How much of each colour this defender can hope to spend."""
        self.each: list[float] = []
        """What one is worth as long as it is called for."""
        others = [other for other in prospect.scene.state.defenders if other is not me]
        for colour in range(6):
            on_wall = prospect.need[colour]
            demand = on_wall + prospect.to_come[colour]
            have = me.pool[colour]
            ahead = 0
            for other in others:
                theirs = other.pool[colour]
                if theirs > have:
                    ahead += max(theirs, 3) if theirs > 1 else 1
            self.demand.append(demand - ahead)
            each = 1.0 if on_wall > ahead else instinct.not_yet
            self.each.append(each * instinct.behind if ahead > 1 else each)

    def more(self, colour: int, count: int, have: int | None = None) -> float:
        """What so much more of a colour is worth."""
        instinct = self.instinct
        if have is None:
            have = self.pool[colour]
        useful = min(float(count), max(0.0, self.demand[colour] - have))
        worth = useful * self.each[colour] + (count - useful) * instinct.junk
        for due in self.bills[colour]:
            if have < due <= have + count:
                return worth + instinct.pays
        return worth

    def less(self, colour: int, have: int) -> float:
        """What one is worth of which there are so many."""
        worth = self.each[colour] if have <= self.demand[colour] else self.instinct.junk
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
