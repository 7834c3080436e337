"""What dice may show, and what the best way of spending their symbols comes to."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from holdfast.games.sword_and_sorcery.content.vocabulary import SYMBOLS

Vector = tuple[int, ...]
"""How many of each symbol, in the order of SYMBOLS."""
Sides = tuple[tuple[Vector, float], ...]
"""The different faces of a die, each with its chance."""
RolledDie = tuple[str, Vector, bool]
"""A die: its colour, the symbols that are not spent, whether it has been rolled again."""
NOTHING: Vector = (0,) * len(SYMBOLS)
ALL_DICE = 99


def vector(symbols: Sequence[str]) -> Vector:
    """The symbols counted."""
    return tuple([symbols.count(symbol) for symbol in SYMBOLS])


def plus(one: Vector, other: Vector) -> Vector:
    """Both together."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def minus(one: Vector, other: Vector) -> Vector:
    """What is left of the first."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def covers(one: Vector, other: Vector) -> bool:
    """Is there enough of every symbol?"""
    return all(a >= b for a, b in zip(one, other, strict=True))


@cache
def sides(faces: tuple[tuple[str, ...], ...]) -> Sides:
    """The faces of a die by what they show."""
    found: dict[Vector, float] = {}
    for face in faces:
        shown = vector(face)
        found[shown] = found.get(shown, 0.0) + 1 / len(faces)
    return tuple(found.items())


@cache
def only(die: Sides, useful: frozenset[str]) -> Sides:
    """The die with nothing but useful symbols on it."""
    found: dict[Vector, float] = {}
    for shown, chance in die:
        left = only_useful(shown, useful)
        found[left] = found.get(left, 0.0) + chance
    return tuple(found.items())


def only_useful(shown: Vector, useful: frozenset[str]) -> Vector:
    """The useful ones of these symbols."""
    return tuple([n if symbol in useful else 0 for n, symbol in zip(shown, SYMBOLS, strict=True)])


@cache
def totals(die: Sides, count: int) -> dict[Vector, float]:
    """All that so many equal dice may show together, each with its chance."""
    found = {NOTHING: 1.0}
    for _ in range(count):
        further: dict[Vector, float] = {}
        for before, chance in found.items():
            for face, part in die:
                shown = plus(before, face)
                further[shown] = further.get(shown, 0.0) + chance * part
        found = further
    return found


@cache
def sums(red: Sides, reds: int, blue: Sides, blues: int) -> dict[Vector, float]:
    """All that red and blue dice may show together."""
    found: dict[Vector, float] = {}
    for one, chance in totals(red, reds).items():
        for other, part in totals(blue, blues).items():
            shown = plus(one, other)
            found[shown] = found.get(shown, 0.0) + chance * part
    return found


@cache
def dice_rolls(die: Sides, count: int) -> dict[tuple[Vector, ...], float]:
    """Every throw of so many equal dice, whichever shows what."""
    found: dict[tuple[Vector, ...], float] = {(): 1.0}
    for _ in range(count):
        further: dict[tuple[Vector, ...], float] = {}
        for before, chance in found.items():
            for face, part in die:
                shown = tuple(sorted((*before, face)))
                further[shown] = further.get(shown, 0.0) + chance * part
        found = further
    return found


class Purchase(NamedTuple):
    """Something that symbols may buy; `rerolls` dice may be rolled again for it."""

    cost: Vector
    rerolls: int = 0


ValueFunction = Callable[[frozenset[int], Vector], float]
"""How good it is to have bought these and to have these symbols left."""


Ends = dict[tuple[frozenset[int], Vector], float]
"""What has been bought and what is left in the end, with the chance of it."""
Rolled = tuple[RolledDie, ...]
Choice = tuple[float, frozenset[int], int, tuple[tuple[float, Rolled], ...]]


class Spending:
    """The best that can be made of dice, if every choice is made towards one aim."""

    def __init__(
        self, dice: dict[str, Sides], purchases: Sequence[Purchase], value_function: ValueFunction
    ) -> None:
        self._dice = dice
        self._purchases = purchases
        self._value_function = value_function
        self._plain = [number for number, one in enumerate(purchases) if not one.rerolls]
        self._again = [number for number, one in enumerate(purchases) if one.rerolls]
        self._settled: dict[tuple[frozenset[int], Vector], float] = {}
        self._known: dict[tuple[Rolled, frozenset[int], int, bool], float] = {}

    def before_roll(self, reds: int, blues: int) -> float:
        """On the average of all rolls."""
        red, blue = self._dice["red"], self._dice["blue"]
        if not self._again:
            return sum(
                chance * self.settled(frozenset(), shown)
                for shown, chance in sums(red, reds, blue, blues).items()
            )
        return sum(chance * self.best(rolled, frozenset()) for chance, rolled in self._rolls(reds, blues))

    def ends_before_roll(self, reds: int, blues: int) -> Ends:
        """What is bought and left in the end, and how likely, if the best is made of every roll."""
        found: Ends = {}
        if not self._again:
            red, blue = self._dice["red"], self._dice["blue"]
            for shown, chance in sums(red, reds, blue, blues).items():
                end = self._settle(frozenset(), shown)
                found[end] = found.get(end, 0.0) + chance
            return found
        for chance, rolled in self._rolls(reds, blues):
            self._follow(tuple(sorted(rolled)), (frozenset(), 0, False), chance, found)
        return found

    def _rolls(self, reds: int, blues: int) -> Iterator[tuple[float, list[RolledDie]]]:
        for one, chance in dice_rolls(self._dice["red"], reds).items():
            for other, part in dice_rolls(self._dice["blue"], blues).items():
                rolled = [("red", shown, False) for shown in one]
                yield chance * part, [*rolled, *(("blue", shown, False) for shown in other)]

    def best(self, rolled: Sequence[RolledDie], bought: frozenset[int], rerolls: int = 0) -> float:
        """From this roll on; `rerolls` dice may be rolled again now, the first of them must be."""
        return self._best(tuple(sorted(rolled)), bought, rerolls, rerolls > 0)

    def ends(self, rolled: Sequence[RolledDie], bought: frozenset[int], rerolls: int = 0) -> Ends:
        """What is bought and left in the end, and how likely, if the best is made of this roll."""
        found: Ends = {}
        self._follow(tuple(sorted(rolled)), (bought, rerolls, rerolls > 0), 1.0, found)
        return found

    # -- without any more rerolls -----------------------------------------------------------------

    def settled(self, bought: frozenset[int], left: Vector) -> float:
        """The best set of things to buy: how good it is."""
        key = bought, left
        found = self._settled.get(key)
        if found is None:
            choices = self._sets(bought, left)
            found = self._settled[key] = max(self._value_function(have, rest) for have, rest in choices)
        return found

    def _settle(self, bought: frozenset[int], left: Vector) -> tuple[frozenset[int], Vector]:
        return max(self._sets(bought, left), key=lambda choice: self._value_function(*choice))

    def _sets(self, bought: frozenset[int], left: Vector) -> Iterator[tuple[frozenset[int], Vector]]:
        yield bought, left
        open_ones = [
            number
            for number in self._plain
            if number not in bought and covers(left, self._purchases[number].cost)
        ]
        for count in range(1, len(open_ones) + 1):
            for some in combinations(open_ones, count):
                rest = left
                for number in some:
                    rest = minus(rest, self._purchases[number].cost)
                if min(rest) >= 0:
                    yield bought.union(some), rest

    # -- with rerolls -----------------------------------------------------------------------------

    def _is_settled(self, rolled: Rolled, bought: frozenset[int], rerolls: int) -> bool:
        """Will no die be rolled again?"""
        if all(die[2] for die in rolled):
            return True
        return not rerolls and all(number in bought for number in self._again)

    def _best(self, rolled: Rolled, bought: frozenset[int], rerolls: int, must: bool) -> float:
        if self._is_settled(rolled, bought, rerolls):
            return self.settled(bought, sum_of(rolled))
        key = rolled, bought, rerolls, must
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = max(
                choice[0] for choice in self._choices(rolled, bought, rerolls, must)
            )
        return found

    def _choices(self, rolled: Rolled, bought: frozenset[int], rerolls: int, must: bool) -> Iterator[Choice]:
        """What can be done now: how good it is, what is bought then, and the dice of each outcome."""
        if not rerolls:
            left = sum_of(rolled)
            yield self.settled(bought, left), bought, -1, ()
            for number, one in enumerate(self._purchases):
                if number not in bought and covers(left, one.cost):
                    paid, have = pay(rolled, one.cost, one.rerolls > 0), bought | {number}
                    again = min(one.rerolls, len(rolled))
                    yield self._best(paid, have, again, again > 0), have, again, ((1.0, paid),)
            return
        if not must:
            yield self._best(rolled, bought, 0, False), bought, 0, ((1.0, rolled),)
        for at, die in enumerate(rolled):
            if die[2] or die in rolled[:at]:
                continue
            rest = rolled[:at] + rolled[at + 1 :]
            faces = tuple(
                (chance, tuple(sorted((*rest, (die[0], face, True))))) for face, chance in self._dice[die[0]]
            )
            good = sum(chance * self._best(shown, bought, rerolls - 1, False) for chance, shown in faces)
            yield good, bought, rerolls - 1, faces

    def _follow(
        self, rolled: Rolled, so_far: tuple[frozenset[int], int, bool], chance: float, found: Ends
    ) -> None:
        """Do what is best to the end."""
        bought, rerolls, must = so_far
        if not self._is_settled(rolled, bought, rerolls):
            choices = self._choices(rolled, bought, rerolls, must)
            _, have, again, outcomes = max(choices, key=lambda choice: choice[0])
            if outcomes:
                for part, shown in outcomes:
                    self._follow(shown, (have, again, not rerolls and again > 0), chance * part, found)
                return
        end = self._settle(bought, sum_of(rolled))
        found[end] = found.get(end, 0.0) + chance


def sum_of(rolled: Sequence[RolledDie]) -> Vector:
    """All that the dice show."""
    found = NOTHING
    for _, shown, _ in rolled:
        found = plus(found, shown)
    return found


def pay(rolled: Rolled, cost: Vector, for_reroll: bool) -> Rolled:
    """As the rules take the symbols from the dice (`attack_state.pay`)."""
    dice = list(rolled)
    for symbol, count in enumerate(cost):
        for _ in range(count):
            order = sorted(
                range(len(dice)), key=lambda at: (dice[at][2] is for_reroll, sum(dice[at][1]), dice[at][1])
            )
            at = next(at for at in order if dice[at][1][symbol])
            colour, shown, again = dice[at]
            spent = tuple([have - (number == symbol) for number, have in enumerate(shown)])
            dice[at] = colour, spent, again
    return tuple(sorted(dice))
