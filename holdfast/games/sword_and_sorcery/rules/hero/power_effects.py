"""The powers of a hero: what can be done with them, and what they add to him; worked out once."""

from typing import NamedTuple

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import AttackLine, add_lines, remember
from holdfast.games.sword_and_sorcery.state import Hero
from holdfast.kernel.question import Option, Target

POWER = Target("power")
HIGHEST_RANK = 7


class PowerCard(NamedTuple):
    """A power and its place in the hero's row; an innate one has none."""

    power: printed.Power
    place: int = -1


ALWAYS, LOOK = -1, -2


class Active(NamedTuple):
    """A power that takes an action, its place in the row, and the levels it can be used at."""

    power: printed.Power
    place: int
    levels: tuple[printed.PowerLevel, ...]
    need: int
    """What it takes to use any level: an enemy within so many areas; ALWAYS: nothing; LOOK: it depends."""


class Offered(NamedTuple):
    """Such a power with the options that it is for a seat, level by level."""

    power: printed.Power
    place: int
    levels: tuple[printed.PowerLevel, ...]
    need: int
    options: list[Option]


class Share(NamedTuple):
    """What one power is good for at one rank: worked out once, since rows are made of the same powers."""

    power: printed.Power
    worth: tuple[tuple[str, int], ...]
    """What its passive lines add to each stat."""
    strikes: bool
    """Has it effects for the hero's attacks?"""
    levels: tuple[printed.PowerLevel, ...]
    need: int
    """As of an active power."""
    is_active: bool
    reacts: bool


def _share(content: Content, id: str, rank: int) -> Share:
    found: Share | None = content.memo.get(("share", id, rank))
    if found is None:
        found = content.memo["share", id, rank] = _worked_out(content.powers[id], rank)
    return found


def _worked_out(power: printed.Power, rank: int) -> Share:
    worth: dict[str, int] = {}
    level = level_of(power, rank) if power.kind == "passive" else None
    if level is not None:
        add_lines(worth, power.passive, rank)
        add_lines(worth, level.passive, rank)
    active = _active((power, -1), rank)
    return Share(
        power,
        tuple(worth.items()),
        level is not None and bool(power.effects),
        active.levels,
        active.need,
        power.kind not in ("passive", "reaction"),
        power.kind == "reaction" and power.levels[0].rank <= rank,
    )


class Row:
    """The innate and chosen powers of a hero at one rank."""

    __slots__ = (
        "_memo",
        "_open",
        "_rank",
        "actives",
        "attack_lines",
        "further",
        "moments",
        "reactions",
        "worth",
    )

    def __init__(self, content: Content, card: str, rank: int, powers: tuple[str, ...]) -> None:
        self._memo, self._rank = content.memo, rank
        self._open: dict[tuple[frozenset[str], bool, int], list[Offered]] = {}
        self.worth: dict[str, int] = {}
        """What the passive lines add to each stat; flags count as 1."""
        self.attack_lines: tuple[AttackLine, ...] = ()
        self.actives: list[Active] = []
        """Powers that take an action, with the levels that the rank allows."""
        self.further: list[printed.Power] = []
        """Powers that let another attack follow."""
        self.reactions: dict[str, list[PowerCard]] = {}
        """By the moment they are for."""
        for id in content.classes[card].innate:
            self._add(_share(content, id, rank), -1)
        for place, id in enumerate(powers):
            self._add(_share(content, id, rank), place)
        self.moments: frozenset[str] = frozenset(self.reactions)

    def _add(self, share: Share, place: int) -> None:
        power, worth, strikes, levels, need, is_active, reacts = share
        for stat, count in worth:
            self.worth[stat] = self.worth.get(stat, 0) + count
        if strikes:
            self.attack_lines += (AttackLine(power.id, power.effects, power.filter, place),)
        if is_active:
            self.actives.append(Active(power, place, levels, need))
        if reacts:
            self.reactions.setdefault(power.moment, []).append(PowerCard(power, place))
        if power.after is not None:
            self.further.append(power)

    def open_to(self, kinds: frozenset[str], any_rank: bool, seat: int) -> list[Offered]:
        """The powers that take one of these kinds of actions and have a level to be used at."""
        found = self._open.get((kinds, any_rank, seat))
        return found if found is not None else self._opened_to(kinds, any_rank, seat)

    def _opened_to(self, kinds: frozenset[str], any_rank: bool, seat: int) -> list[Offered]:
        rank = HIGHEST_RANK if any_rank else self._rank
        found: list[Offered] = []
        for active in self.actives:
            if active.power.kind in kinds:
                offered = self._offered(active, rank, seat)
                if offered.levels:
                    found.append(offered)
        self._open[kinds, any_rank, seat] = found
        return found

    def _offered(self, active: Active, rank: int, seat: int) -> Offered:
        """Remembered for all rows in which the power lies at the same place."""
        key = "offered", active.power.id, active.place, rank, seat
        found: Offered | None = self._memo.get(key)
        if found is None:
            if rank != self._rank:
                active = _active((active.power, active.place), rank)
            id = active.power.id
            options = [POWER[seat, id, str(level.rank)] for level in active.levels]
            found = self._memo[key] = Offered(*active, options)
        return found


def _active(card: tuple[printed.Power, int], rank: int) -> Active:
    power, place = card
    levels = tuple([level for level in power.levels if level.rank <= rank])
    need = LOOK
    if not power.companion and all(level.aim_rank is None for level in levels):
        if power.aim == "enemy":
            need = max(power.range, 0)
        elif power.aim == "hero" or not (power.aim or power.test):
            need = ALWAYS
    return Active(power, place, levels, need)


def row_of(content: Content, hero: Hero) -> Row:
    """What the powers of a hero are good for."""
    powers = tuple([held.id for held in hero.powers])
    key = hero.card, hero.rank, powers
    found: Row | None = content.sets.get(key)
    if found is None:
        found = Row(content, hero.card, hero.rank, powers)
        remember(content, key, found)
    return found


def level_of(power: printed.Power, rank: int) -> printed.PowerLevel | None:
    """The highest level that a rank allows (SS-RULE-37)."""
    found = None
    for level in power.levels:
        if level.rank <= rank:
            found = level
    return found
