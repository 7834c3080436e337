"""Chapter ATTACK: what an attack costs, and what attack spells take off it."""

from functools import cache


class Price:
    """What an attack on an enemy costs.

    `fixed` is the set of an immune card, paid as printed; `coloured` is what the other cards cost by
    number of colour and `total` its sum; a `grey` price is paid in any colours. Where it is a single card's
    and nothing but mana of one colour, `colour` is its number.
    """

    __slots__ = ("colour", "coloured", "fixed", "grey", "total")

    def __init__(self) -> None:
        self.fixed: list[int] | None = None
        self.coloured: dict[int, int] = {}
        self.total = 0
        self.grey = False
        self.colour = -1

    def count(self, reduction: int) -> int:
        """How many mana are paid beyond the fixed set: never less than one (BA-RULE-25)."""
        return max(1, self.total - reduction) if self.total else 0

    def payable(self, pool: list[int], reduction: int = 0, any_colour: bool = False) -> bool:
        """Is there a payment from this pool?"""
        if self.colour >= 0 and not any_colour:
            need = self.total - reduction
            return pool[self.colour] >= (need if need > 1 else 1)
        if self.fixed is not None:
            pool = [have - due for have, due in zip(pool, self.fixed, strict=True)]
            if min(pool) < 0:
                return False
        if not self.total:
            return True
        if any_colour or self.grey:
            have = sum(pool)
        else:
            have = 0
            for colour, due in self.coloured.items():
                own = pool[colour]
                have += own if own < due else due
        need = self.total - reduction
        return have >= (need if need > 1 else 1)


@cache
def price_of_one(colour: int, strength: int) -> Price:
    """The price of a single coloured card; prices are read and never changed, so equal ones are shared."""
    price = Price()
    price.colour = colour
    price.total = price.coloured[colour] = strength
    return price


class AttackSpells:
    """The attack spells that the attacker and those who have pledged theirs can cast in one attack."""

    __slots__ = ("alchemy", "arrow", "best_copy", "copies", "copy_alchemy", "copy_arrow", "reduction")

    def __init__(self) -> None:
        self.reduction = 0
        """What all Flames and Lightnings take off together, without Copies."""
        self.alchemy = False
        self.arrow = False
        self.copies = 0
        self.best_copy = 0
        """The most that a Copy could take off."""
        self.copy_alchemy = False
        self.copy_arrow = False

    def add(self, spell: str, power: int) -> None:
        """Add a spell."""
        if spell == "alchemy":
            self.alchemy = True
        elif spell == "arrow":
            self.arrow = True
        else:
            self.reduction += power

    def add_copy_target(self, spell: str, power: int) -> None:
        """Add a spell that the Copies may stand for."""
        if spell == "alchemy":
            self.copy_alchemy = True
        elif spell == "arrow":
            self.copy_arrow = True
        else:
            self.best_copy = max(self.best_copy, power)

    def can_reduce(self, price: Price) -> bool:
        """Could any of the spells change how this price is paid?"""
        if not price.total:
            return False
        if self.reduction or (self.copies and self.best_copy):
            return True
        return not price.grey and (self.alchemy or bool(self.copies and self.copy_alchemy))

    def can_pay(self, price: Price, pool: list[int], from_afar: bool = False) -> bool:
        """Could the price be paid with all of them?"""
        copies = self.copies
        if from_afar and not self.arrow:
            if not (self.copy_arrow and copies):
                return False
            copies -= 1
        if price.payable(pool, self.reduction + copies * self.best_copy, self.alchemy):
            return True
        if self.alchemy or not (self.copy_alchemy and copies):
            return False
        return price.payable(pool, self.reduction + (copies - 1) * self.best_copy, True)
