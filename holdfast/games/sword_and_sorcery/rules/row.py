"""The powers of a hero: what can be done with them, and what they add to him; worked out once."""

from typing import NamedTuple

from holdfast.games.sword_and_sorcery import printed
from holdfast.games.sword_and_sorcery.content import Content
from holdfast.games.sword_and_sorcery.rules.worn import AttackLine, add_lines, remember
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


class Row:
    """The innate and chosen powers of a hero at one rank."""

    __slots__ = (
        "_offered",
        "_open",
        "actives",
        "attack_lines",
        "cards",
        "further",
        "moments",
        "reactions",
        "worth",
    )

    def __init__(self, content: Content, card: str, rank: int, powers: tuple[str, ...]) -> None:
        self.cards = [PowerCard(content.powers[id]) for id in content.classes[card].innate]
        self.cards += [PowerCard(content.powers[id], place) for place, id in enumerate(powers)]
        self.worth: dict[str, int] = {}
        """What the passive lines add to each stat; flags count as 1."""
        self.attack_lines: tuple[AttackLine, ...] = ()
        for power, place in self.cards:
            level = level_of(power, rank) if power.kind == "passive" else None
            if level is not None:
                add_lines(self.worth, power.passive, rank)
                add_lines(self.worth, level.passive, rank)
                if power.effects:
                    self.attack_lines += (AttackLine(power.id, power.effects, power.filter, place),)
        actives = [card for card in self.cards if card.power.kind not in ("passive", "reaction")]
        self.actives = [_active(card, rank) for card in actives]
        """Powers that take an action, with the levels that the rank allows."""
        self._offered: dict[int, list[Offered]] = {}
        self._open: dict[tuple[frozenset[str], bool, int], list[Offered]] = {}
        self.further = [card.power for card in self.cards if card.power.after is not None]
        """Powers that let another attack follow."""
        self.reactions: dict[str, list[PowerCard]] = {}
        """By the moment they are for."""
        for one in self.cards:
            if one.power.kind == "reaction" and one.power.levels[0].rank <= rank:
                self.reactions.setdefault(one.power.moment, []).append(one)
        self.moments: frozenset[str] = frozenset(self.reactions)

    def open_to(self, kinds: frozenset[str], any_rank: bool, seat: int) -> list[Offered]:
        """The powers that take one of these kinds of actions and have a level to be used at."""
        found = self._open.get((kinds, any_rank, seat))
        return found if found is not None else self._opened_to(kinds, any_rank, seat)

    def _opened_to(self, kinds: frozenset[str], any_rank: bool, seat: int) -> list[Offered]:
        offered = self._offered.get(seat)
        if offered is None:
            offered = self._offered[seat] = [_offered(one, seat) for one in self.actives]
        if any_rank:
            highest = [_active((one.power, one.place), HIGHEST_RANK) for one in self.actives]
            offered = [_offered(one, seat) for one in highest]
        found = [one for one in offered if one.levels and one.power.kind in kinds]
        self._open[kinds, any_rank, seat] = found
        return found


def _offered(active: Active, seat: int) -> Offered:
    id = active.power.id
    return Offered(*active, [POWER[seat, id, str(level.rank)] for level in active.levels])


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
