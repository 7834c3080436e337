"""The mana that the active defender could gain: what the places offer, and its value to a pool."""

from typing import NamedTuple

from holdfast.games.bastion.bot.mana_value import ManaValue
from holdfast.games.bastion.rules.geometry import BASES, CITADEL, COLOUR_NUMBER, TOWER
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.turn_context import TurnContext

NO_GAIN = float("-inf")
"""The value where nothing can be gained."""

SourceYield = tuple[int, int]
"""What a source gives: the number of its colour, and how many."""


class ManaGain(NamedTuple):
    """A way to gain mana: its value, and the pool after it."""

    value: float
    pool: list[int]
    spells: bool = False


class ManaOffers:
    """What the places offer, whatever the pool."""

    __slots__ = (
        "_closed",
        "_open",
        "abundance",
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
        self._open: dict[str, list[tuple[str, SourceYield]]] = {}
        self._closed: dict[str, list[int]] = {}

    def in_district(self, district: str) -> tuple[list[tuple[str, SourceYield]], list[int]]:
        """The open sources and what they give; and the tokens that the tower would give, if it is open."""
        found = self._open.get(district)
        if found is not None:
            return found, self._closed[district]
        found = self._open[district] = []
        closed = self._closed[district] = []
        context = self.context
        state, gives = context.state, context.edition.source_gives
        if district in state.squares:
            return found, closed
        for source, colour in sources_of(context, district):
            token = state.laid.get(source)
            if token is not None:
                closed.append(COLOUR_NUMBER[token])
            elif colour not in context.blocked and source not in state.damaged:
                count = gives + self._obelisks(district, colour) if state.bases else gives
                count = min(count, state.reserve[colour])
                if count:
                    found.append((source, (colour, count)))
        if closed and TOWER[district] in state.laid:
            closed.clear()
        return found, closed

    def _obelisks(self, district: str, colour: int) -> int:
        """What the obelisks of a district add to its sources of a colour."""
        bases, rituals = self.context.state.bases, self.context.content.rituals
        found = 0
        for base in BASES[district]:
            if base in bases:
                structure = rituals[bases[base]]
                found += structure.kind == "obelisk" and structure.colour == colour
        return self.context.edition.obelisk_adds * found


class ManaGains:
    """The value of what could be gained with one pool, place by place, each worked out on first use."""

    __slots__ = (
        "_best",
        "_cost",
        "_of_sources",
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
        self._values: dict[SourceYield, float] = {}
        """Sources that give the same have the same value, wherever they are."""

    def best(self, place: str) -> float:
        """The value of the best gain in a place, `NO_GAIN` if there is none."""
        found = self._best.get(place)
        if found is None:
            found = self._best[place] = self._best_citadel() if place == CITADEL else self._best_of(place)
        return found

    def _best_citadel(self) -> float:
        return NO_GAIN if self._offers.context.dragon else self._from_citadel().value

    def _best_of(self, district: str) -> float:
        found, values = NO_GAIN, self._values
        sources, closed = self._offers.in_district(district)
        for _, given in sources:
            value = values.get(given)
            if value is None:
                value = values[given] = self._source_value(given)
            found = value if value > found else found
        if closed:
            value = self._from_tower(closed).value
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
        sources, closed = self._offers.in_district(place)
        found: list[ManaGain] = []
        for _, given in sources:
            found += self._from_source(given)
        if closed:
            found.append(self._from_tower(closed))
        return found

    def named(self, place: str) -> list[tuple[str, ManaGain]]:
        """All ways to gain mana in a place, each with where it comes from."""
        if place == CITADEL:
            return [(CITADEL, one) for one in self.gains(place)]
        sources, closed = self._offers.in_district(place)
        found = [(source, one) for source, given in sources for one in self._from_source(given)]
        if closed:
            found.append((TOWER[place], self._from_tower(closed)))
        return found

    def gains_from(self, place: str, thing: str) -> list[ManaGain]:
        """The ways to gain mana from one source of a place, from its tower or from the citadel."""
        if place == CITADEL:
            return self.gains(place)
        sources, closed = self._offers.in_district(place)
        if thing == TOWER[place]:
            return [self._from_tower(closed)] if closed else []
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
        found = [ManaGain(mana_value.value_of_more(own, count, pool[own]) - cost, _with(pool, own, count))]
        if offers.abundance:
            more = count + min(offers.abundance, reserve[own] - count)
            value = mana_value.value_of_more(own, more, pool[own]) - cost - weights.abundance * offers.horizon
            found.append(ManaGain(value, _with(pool, own, more), True))
        if offers.prism:
            cost += weights.prism * offers.horizon
            for other in range(6):
                if other != own and reserve[other] >= count and mana_value.demand[other] > pool[other]:
                    value = mana_value.value_of_more(other, count, pool[other]) - cost
                    found.append(ManaGain(value, _with(pool, other, count), True))
        self._of_sources[given] = found
        return found

    def _from_tower(self, closed: list[int]) -> ManaGain:
        """The gain from a tower after its token was laid."""
        offers = self._offers
        weights, more = offers.weights, offers.mana_value.value_of_more
        value = weights.tower_token - weights.open_tower + len(closed) * (weights.open - weights.token)
        value = value * offers.horizon - self._cost
        after = list(self._pool)
        for colour in closed:
            value += more(colour, 1, after[colour])
            after[colour] += 1
        return ManaGain(value, after)

    def _from_citadel(self) -> ManaGain:
        offers = self._offers
        laid, weights, more = offers.context.state.laid, offers.weights, offers.mana_value.value_of_more
        after = list(self._whole_pool)
        value = 0.0
        for tower in TOWER.values():
            token = laid.get(tower)
            if token is not None:
                colour = COLOUR_NUMBER[token]
                value += more(colour, 1, after[colour])
                value += (weights.open_tower - weights.tower_token) * offers.horizon
                after[colour] += 1
        return ManaGain(value, after)


def _with(pool: list[int], colour: int, count: int) -> list[int]:
    """The pool with so much more of a colour."""
    after = list(pool)
    after[colour] += count
    return after
