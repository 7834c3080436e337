"""The powers of a hero: what can be done with them, and what they add to him; worked out once."""

from collections.abc import Iterable
from typing import NamedTuple

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import AttackLine, add_lines
from holdfast.kernel.question import Option, Target

POWER = Target("power")
HIGHEST_RANK = 7
DO_NOTHING_AT_TIMES = ("heal", "command", "cure")


class PowerCard(NamedTuple):
    """A power and its place among the hero's; an innate one has none."""

    power: printed.Power
    place: int = -1


ALWAYS, LOOK = -1, -2


class ActivePower(NamedTuple):
    """A power that takes an action, its place among the hero's, and the levels it can be used at."""

    power: printed.Power
    place: int
    levels: tuple[printed.PowerLevel, ...]
    need: int
    """What it takes to use any level: an enemy within so many areas; ALWAYS: nothing; LOOK: it depends."""


class OfferedPower(NamedTuple):
    """Such a power with the options that it is for a seat, level by level."""

    power: printed.Power
    place: int
    levels: tuple[printed.PowerLevel, ...]
    need: int
    options: list[Option]


OfferedPowers = dict[tuple[str, int, int, int], OfferedPower]
"""By power, place, rank and seat."""


class PowerEffects(NamedTuple):
    """What one power is good for at one rank: worked out once, since many sets have it."""

    power: printed.Power
    bonuses: tuple[tuple[str, int], ...]
    """What its passive lines add to each stat."""
    has_attack_effects: bool
    """Has it effects for the hero's attacks?"""
    levels: tuple[printed.PowerLevel, ...]
    need: int
    """As of an active power."""
    is_active: bool
    reacts: bool


def effects_at(power: printed.Power, rank: int) -> PowerEffects:
    """What a power is good for at a rank."""
    bonuses: dict[str, int] = {}
    level = level_of(power, rank) if power.kind == "passive" else None
    if level is not None:
        add_lines(bonuses, power.passive, rank)
        add_lines(bonuses, level.passive, rank)
    active = _active((power, -1), rank)
    return PowerEffects(
        power,
        tuple(bonuses.items()),
        level is not None and bool(power.effects),
        active.levels,
        active.need,
        power.kind not in ("passive", "reaction"),
        power.kind == "reaction" and power.levels[0].rank <= rank,
    )


class PowerSet:
    """The innate and chosen powers of a hero at one rank."""

    __slots__ = (
        "_offered_powers",
        "_open",
        "_rank",
        "actives",
        "attack_lines",
        "bonuses",
        "further",
        "moments",
        "reactions",
    )

    def __init__(
        self,
        rank: int,
        innate: Iterable[PowerEffects],
        chosen: Iterable[PowerEffects],
        offered: OfferedPowers,
    ) -> None:
        """`offered` is shared by all sets: in many of them a power lies at the same place."""
        self._offered_powers, self._rank = offered, rank
        self._open: dict[tuple[frozenset[str], bool, int], list[OfferedPower]] = {}
        self.bonuses: dict[str, int] = {}
        """What the passive lines add to each stat; flags count as 1."""
        self.attack_lines: tuple[AttackLine, ...] = ()
        self.actives: list[ActivePower] = []
        """Powers that take an action, with the levels that the rank allows."""
        self.further: list[printed.Power] = []
        """Powers that let another attack follow."""
        self.reactions: dict[str, list[PowerCard]] = {}
        """By the moment they are for."""
        for effects in innate:
            self._add(effects, -1)
        for place, effects in enumerate(chosen):
            self._add(effects, place)
        self.moments: frozenset[str] = frozenset(self.reactions)

    def _add(self, effects: PowerEffects, place: int) -> None:
        power, bonuses, has_attack_effects, levels, need, is_active, reacts = effects
        for stat, count in bonuses:
            self.bonuses[stat] = self.bonuses.get(stat, 0) + count
        if has_attack_effects:
            self.attack_lines += (AttackLine(power.id, power.effects, power.filter, place),)
        if is_active:
            self.actives.append(ActivePower(power, place, levels, need))
        if reacts:
            self.reactions.setdefault(power.moment, []).append(PowerCard(power, place))
        if power.after is not None:
            self.further.append(power)

    def open_to(self, kinds: frozenset[str], any_rank: bool, seat: int) -> list[OfferedPower]:
        """The powers that take one of these kinds of actions and have a level to be used at."""
        found = self._open.get((kinds, any_rank, seat))
        return found if found is not None else self._opened_to(kinds, any_rank, seat)

    def _opened_to(self, kinds: frozenset[str], any_rank: bool, seat: int) -> list[OfferedPower]:
        rank = HIGHEST_RANK if any_rank else self._rank
        found: list[OfferedPower] = []
        for active in self.actives:
            if active.power.kind in kinds:
                offered = self._offered(active, rank, seat)
                if offered.levels:
                    found.append(offered)
        self._open[kinds, any_rank, seat] = found
        return found

    def _offered(self, active: ActivePower, rank: int, seat: int) -> OfferedPower:
        key = active.power.id, active.place, rank, seat
        found = self._offered_powers.get(key)
        if found is None:
            if rank != self._rank:
                active = _active((active.power, active.place), rank)
            id = active.power.id
            options = [POWER[seat, id, str(level.rank)] for level in active.levels]
            found = self._offered_powers[key] = OfferedPower(*active, options)
        return found


def _active(card: tuple[printed.Power, int], rank: int) -> ActivePower:
    power, place = card
    levels = tuple([level for level in power.levels if level.rank <= rank])
    need = LOOK
    simple = all(level.aim_rank is None and not statements_in_doubt(power, level) for level in levels)
    if not power.companion and simple:
        if power.aim == "enemy":
            need = max(power.range, 0)
        elif power.aim == "hero" or not (power.aim or power.test):
            need = ALWAYS
    return ActivePower(power, place, levels, need)


def statements_in_doubt(power: printed.Power, level: printed.PowerLevel) -> Statements:
    """What a power does, where there may be targets on whom it does nothing at all (SS-RULE-189)."""
    statements = [*power.do, *level.do]
    return statements if power.aim and all(map(may_do_nothing, statements)) else []


def may_do_nothing(statement: str | BlockStatement) -> bool:
    if isinstance(statement, str):
        return statement.split()[0] in DO_NOTHING_AT_TIMES
    return bool(statement.test)


def level_of(power: printed.Power, rank: int) -> printed.PowerLevel | None:
    """The highest level that a rank allows (SS-RULE-37)."""
    found = None
    for level in power.levels:
        if level.rank <= rank:
            found = level
    return found
