"""The mana that the active defender could gain: what the places offer, and its value to a pool."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from holdfast.games.bastion.bot.mana_value import ManaValue
from holdfast.games.bastion.rules.geometry import BASES, CITADEL, COLOUR_NUMBER, TOWER
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.turn_context import TurnContext

NO_GAIN = float("-inf")
"""The value where nothing can be gained."""

SourceYield = tuple[int, int]
"""What a source gives: the number of its colour, and how many."""
DistrictOffer = tuple[list[tuple[str, SourceYield]], list[int]]
"""The open sources of a district with what they give, and the colours that its tower would give."""
_TOWERS = tuple(TOWER.values())


class ManaGain(NamedTuple):
    """A way to gain mana: its value, and the pool after it."""

    value: float
    pool: list[int]
    spells: bool = False


_new_gain: Callable[[tuple[float, list[int], bool]], ManaGain] = partial(tuple.__new__, ManaGain)
"""As the class does it, but without a call of Python."""


class ManaOffers:
    """What the places offer, whatever the pool."""

    __slots__ = (
        "abundance",
        "by_district",
        "context",
        "horizon",
        "mana_value",
        "prism",
        "spells",
        "weights",
    )

    def __init__(self, context: TurnContext, mana_value: ManaValue, horizon: float) -> None:
        self.context = context
        self.mana_value = mana_value
        self.weights = mana_value.weights
        self.horizon = horizon
        self.abundance = 0
        """What the best Abundance in hand adds to a gain."""
        self.prism = False
        for card in context.me.spells:
            kind = context.cards[card]
            if kind.spell == "abundance":
                self.abundance = max(self.abundance, context.edition.abundance or kind.power)
            elif kind.spell == "prism":
                self.prism = True
        self.spells = bool(self.abundance) or self.prism
        """Can spells add to what a source gives?"""
        self.by_district: dict[str, DistrictOffer] = {}
        """The open sources and what they give; and the tokens that the tower would give, if it is open."""
        self._look_round()

    def _look_round(self) -> None:
        context = self.context
        state, most, blocked = context.state, context.edition.source_gives, context.blocked
        laid, damaged, bases, offers = state.laid, state.damaged, state.bases, self.by_district
        gives = [
            None if colour in blocked or not left else (colour, most if most < left else left)
            for colour, left in enumerate(state.reserve)
        ]
        for district, printed in context.board.printed.items():
            sources: list[tuple[str, SourceYield]] = []
            closed: list[int] = []
            offers[district] = sources, closed
            if district in state.squares:
                continue
            for source, colour in sources_of(context, district) if bases else printed:
                if source in laid:
                    closed.append(COLOUR_NUMBER[laid[source]])
                else:
                    given = gives[colour]
                    if given is not None and source not in damaged:
                        sources.append((source, self._with_obelisks(district, given) if bases else given))
            if closed and TOWER[district] in laid:
                closed.clear()

    def _with_obelisks(self, district: str, given: SourceYield) -> SourceYield:
        """What a source gives with what the obelisks of its district add for its colour."""
        context, colour = self.context, given[0]
        bases, rituals = context.state.bases, context.content.rituals
        found = 0
        for base in BASES[district]:
            if base in bases:
                structure = rituals[bases[base]]
                found += structure.kind == "obelisk" and structure.colour == colour
        if not found:
            return given
        edition = context.edition
        return colour, min(edition.source_gives + edition.obelisk_adds * found, context.state.reserve[colour])


class ManaGains:
    """The value of what could be gained with one pool, place by place, each worked out on first use."""

    __slots__ = (
        "_best",
        "_cost",
        "_of_sources",
        "_of_towers",
        "_offers",
        "_pool",
        "_source_cost",
        "_values",
        "_whole_pool",
    )

    def __init__(self, offers: ManaOffers, pool: list[int]) -> None:
        self._offers = offers
        self._whole_pool = pool
        colour, self._cost = offers.mana_value.least_valuable(pool)
        self._source_cost = self._cost + (offers.weights.open - offers.weights.token) * offers.horizon
        if colour >= 0:
            pool = list(pool)
            pool[colour] -= 1
        self._pool = pool
        """The pool without the token that is laid on a source or tower."""
        self._best: dict[str, float] = {}
        self._of_sources: dict[SourceYield, list[ManaGain]] = {}
        self._of_towers: dict[str, ManaGain] = {}
        self._values: dict[SourceYield, float] = {}
        """Sources that give the same have the same value, wherever they are."""

    def best(self, place: str) -> float:
        """The value of the best gain in a place, `NO_GAIN` if there is none."""
        found = self._best.get(place)
        if found is None:
            found = self._best[place] = self._best_citadel() if place == CITADEL else self._best_of(place)
        return found

    def of_places(self) -> dict[str, float]:
        """By place the value of the best gain there, 0 if there is none."""
        found = {}
        for place in (CITADEL, *self._offers.by_district):
            best = self.best(place)
            found[place] = 0.0 if best == NO_GAIN else best
        return found

    def _best_citadel(self) -> float:
        return NO_GAIN if self._offers.context.dragon else self._from_citadel().value

    def _best_of(self, district: str) -> float:
        found, values = NO_GAIN, self._values
        sources, closed = self._offers.by_district[district]
        for _, given in sources:
            value = values.get(given)
            if value is None:
                value = values[given] = self._source_value(given)
            found = value if value > found else found
        if closed:
            value = self._tower_value(closed)
            found = value if value > found else found
        return found

    def _source_value(self, given: SourceYield) -> float:
        """The value of the best gain from a source; without spells the pool after it need not be known."""
        if self._offers.spells:
            return max(one.value for one in self._from_source(given))
        own, count = given
        return self._offers.mana_value.value_of_more(own, count, self._pool[own]) - self._source_cost

    def gains(self, place: str) -> list[ManaGain]:
        """All ways to gain mana in a place."""
        if place == CITADEL:
            return [] if self._offers.context.dragon else [self._from_citadel()]
        sources, closed = self._offers.by_district[place]
        found: list[ManaGain] = []
        for _, given in sources:
            found += self._from_source(given)
        if closed:
            found.append(self._from_tower(place, closed))
        return found

    def named(self, place: str) -> list[tuple[str, ManaGain]]:
        """All ways to gain mana in a place, each with where it comes from."""
        if place == CITADEL:
            return [(CITADEL, one) for one in self.gains(place)]
        sources, closed = self._offers.by_district[place]
        found = [(source, one) for source, given in sources for one in self._from_source(given)]
        if closed:
            found.append((TOWER[place], self._from_tower(place, closed)))
        return found

    def gains_from(self, place: str, thing: str) -> list[ManaGain]:
        """The ways to gain mana from one source of a place, from its tower or from the citadel."""
        if place == CITADEL:
            return self.gains(place)
        sources, closed = self._offers.by_district[place]
        if thing == TOWER[place]:
            return [self._from_tower(place, closed)] if closed else []
        return next((self._from_source(given) for source, given in sources if source == thing), [])

    def _from_source(self, given: SourceYield) -> list[ManaGain]:
        """The gains from an open source after its token was laid, with spells and without."""
        found = self._of_sources.get(given)
        if found is not None:
            return found
        own, count = given
        offers, pool = self._offers, self._pool
        weights, mana_value, reserve = offers.weights, offers.mana_value, offers.context.state.reserve
        cost = self._source_cost
        value = self._values.get(given)
        if value is None or offers.spells:
            value = mana_value.value_of_more(own, count, pool[own]) - cost
        found = [_new_gain((value, _with(pool, own, count), False))]
        if offers.abundance:
            more = count + min(offers.abundance, reserve[own] - count)
            value = mana_value.value_of_more(own, more, pool[own]) - cost - weights.abundance * offers.horizon
            found.append(_new_gain((value, _with(pool, own, more), True)))
        if offers.prism:
            cost += weights.prism * offers.horizon
            for other in range(6):
                if other != own and reserve[other] >= count and mana_value.demand[other] > pool[other]:
                    value = mana_value.value_of_more(other, count, pool[other]) - cost
                    found.append(_new_gain((value, _with(pool, other, count), True)))
        self._of_sources[given] = found
        return found

    def _tower_value(self, closed: list[int]) -> float:
        """The value of a gain from a tower after its token was laid."""
        offers, pool = self._offers, self._pool
        weights, more, one_more = offers.weights, offers.mana_value.value_of_more, offers.mana_value.one_more
        value = weights.tower_token - weights.open_tower + len(closed) * (weights.open - weights.token)
        value = value * offers.horizon - self._cost
        if len(closed) > 1:
            pool = list(pool)
        for colour in closed:
            have = pool[colour]
            gained = one_more.get((colour, have))
            value += more(colour, 1, have) if gained is None else gained
            if pool is not self._pool:
                pool[colour] = have + 1
        return value

    def _from_tower(self, district: str, closed: list[int]) -> ManaGain:
        """The same with the pool after it."""
        found = self._of_towers.get(district)
        if found is None:
            after = list(self._pool)
            for colour in closed:
                after[colour] += 1
            found = self._of_towers[district] = _new_gain((self._tower_value(closed), after, False))
        return found

    def _from_citadel(self) -> ManaGain:
        offers = self._offers
        laid, weights, more = offers.context.state.laid, offers.weights, offers.mana_value.value_of_more
        after = list(self._whole_pool)
        value, opened = 0.0, (weights.open_tower - weights.tower_token) * offers.horizon
        for tower in _TOWERS:
            if tower in laid:
                colour = COLOUR_NUMBER[laid[tower]]
                value += more(colour, 1, after[colour])
                value += opened
                after[colour] += 1
        return _new_gain((value, after, False))


def _with(pool: list[int], colour: int, count: int) -> list[int]:
    """The pool with so much more of a colour."""
    after = list(pool)
    after[colour] += count
    return after
