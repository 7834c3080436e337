"""What the active defender could gain: what the places offer, and what a pool makes of it."""

from typing import NamedTuple

from holdfast.games.bastion.bot.mana_value import Purse
from holdfast.games.bastion.rules.geometry import BASES, CITADEL, COLOUR_NUMBER, TOWER
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.turn_context import Scene

NO_GAIN = float("-inf")
"""What is gained where nothing can be."""

Lot = tuple[int, int]
"""What a source gives: the number of its colour, and how many."""


class Gain(NamedTuple):
    """A way to gain mana: what it is worth, and the pool after it."""

    worth: float
    pool: list[int]
    spells: bool = False


class Ground:
    """What the places offer, and what counts for every gain whatever the pool."""

    __slots__ = ("_closed", "_open", "abundance", "horizon", "instinct", "prism", "purse", "scene", "spells")

    def __init__(self, scene: Scene, purse: Purse, horizon: float) -> None:
        self.scene = scene
        self.purse = purse
        self.instinct = purse.instinct
        self.horizon = horizon
        self.abundance = 0
        """What the best Abundance at hand adds to a gain."""
        self.prism = False
        for card in scene.me.spells:
            kind = scene.cards[card]
            if kind.spell == "abundance":
                self.abundance = max(self.abundance, scene.edition.abundance or kind.power)
            elif kind.spell == "prism":
                self.prism = True
        self.spells = bool(self.abundance) or self.prism
        """Can spells make more of a source?"""
        self._open: dict[str, list[tuple[str, Lot]]] = {}
        self._closed: dict[str, list[int]] = {}

    def offers(self, district: str) -> tuple[list[tuple[str, Lot]], list[int]]:
        """The open sources and what they give; and the tokens that the tower would give, if it is open."""
        found = self._open.get(district)
        if found is not None:
            return found, self._closed[district]
        found = self._open[district] = []
        closed = self._closed[district] = []
        scene = self.scene
        state, gives = scene.state, scene.edition.source_gives
        if district in state.squares:
            return found, closed
        for source, colour in sources_of(scene, district):
            token = state.laid.get(source)
            if token is not None:
                closed.append(COLOUR_NUMBER[token])
            elif colour not in scene.blocked and source not in state.damaged:
                count = gives + self._obelisks(district, colour) if state.bases else gives
                count = min(count, state.reserve[colour])
                if count:
                    found.append((source, (colour, count)))
        if closed and TOWER[district] in state.laid:
            closed.clear()
        return found, closed

    def _obelisks(self, district: str, colour: int) -> int:
        """What the obelisks of a district add to its sources of a colour."""
        bases, rituals = self.scene.state.bases, self.scene.content.rituals
        found = 0
        for base in BASES[district]:
            if base in bases:
                structure = rituals[bases[base]]
                found += structure.kind == "obelisk" and structure.colour == colour
        return self.scene.edition.obelisk_adds * found


class Harvest:
    """What could be gained with one pool, place by place; each is worked out when it is asked for."""

    __slots__ = (
        "_best",
        "_cost",
        "_ground",
        "_of_sources",
        "_pool",
        "_source_cost",
        "_whole_pool",
        "_worths",
    )

    def __init__(self, ground: Ground, pool: list[int]) -> None:
        self._ground = ground
        self._whole_pool = pool
        colour, self._cost = ground.purse.cheapest(pool)
        self._source_cost = self._cost + (ground.instinct.open - ground.instinct.token) * ground.horizon
        if colour >= 0:
            pool = list(pool)
            pool[colour] -= 1
        self._pool = pool
        """The pool once the token has been laid that a source or a tower takes."""
        self._best: dict[str, float] = {}
        self._of_sources: dict[Lot, list[Gain]] = {}
        self._worths: dict[Lot, float] = {}
        """Sources that give the same are worth the same, wherever they are."""

    def best(self, place: str) -> float:
        """The best that could be gained in a place, NO_GAIN if nothing can be."""
        found = self._best.get(place)
        if found is None:
            found = self._best[place] = self._best_citadel() if place == CITADEL else self._best_of(place)
        return found

    def _best_citadel(self) -> float:
        return NO_GAIN if self._ground.scene.dragon else self._from_citadel().worth

    def _best_of(self, district: str) -> float:
        found, worths = NO_GAIN, self._worths
        sources, closed = self._ground.offers(district)
        for _, lot in sources:
            worth = worths.get(lot)
            if worth is None:
                worth = worths[lot] = self._worth_of_source(lot)
            found = worth if worth > found else found
        if closed:
            worth = self._from_tower(closed).worth
            found = worth if worth > found else found
        return found

    def _worth_of_source(self, lot: Lot) -> float:
        """The best that can be made of a source; without spells the pool after it need not be known."""
        if self._ground.spells:
            return max(one.worth for one in self._from_source(lot))
        own, count = lot
        return self._ground.purse.more(own, count, self._pool[own]) - self._source_cost

    def gains(self, place: str) -> list[Gain]:
        """All ways to gain mana in a place."""
        if place == CITADEL:
            return [] if self._ground.scene.dragon else [self._from_citadel()]
        sources, closed = self._ground.offers(place)
        found: list[Gain] = []
        for _, lot in sources:
            found += self._from_source(lot)
        if closed:
            found.append(self._from_tower(closed))
        return found

    def gains_from(self, place: str, thing: str) -> list[Gain]:
        """The ways to gain mana from one source of a place, from its tower or from the citadel."""
        if place == CITADEL:
            return self.gains(place)
        sources, closed = self._ground.offers(place)
        if thing == TOWER[place]:
            return [self._from_tower(closed)] if closed else []
        return next((self._from_source(lot) for source, lot in sources if source == thing), [])

    def _from_source(self, lot: Lot) -> list[Gain]:
        """What an open source gives whose token is paid for already, with spells and without."""
        found = self._of_sources.get(lot)
        if found is not None:
            return found
        own, count = lot
        ground, pool = self._ground, self._pool
        instinct, purse, reserve = ground.instinct, ground.purse, ground.scene.state.reserve
        cost = self._source_cost
        found = [Gain(purse.more(own, count, pool[own]) - cost, _with(pool, own, count))]
        if ground.abundance:
            more = count + min(ground.abundance, reserve[own] - count)
            worth = purse.more(own, more, pool[own]) - cost - instinct.abundance * ground.horizon
            found.append(Gain(worth, _with(pool, own, more), True))
        if ground.prism:
            cost += instinct.prism * ground.horizon
            for other in range(6):
                if other != own and reserve[other] >= count and purse.demand[other] > pool[other]:
                    worth = purse.more(other, count, pool[other]) - cost
                    found.append(Gain(worth, _with(pool, other, count), True))
        self._of_sources[lot] = found
        return found

    def _from_tower(self, closed: list[int]) -> Gain:
        """What a tower gives whose token is paid for already."""
        ground = self._ground
        instinct, more = ground.instinct, ground.purse.more
        worth = instinct.tower_token - instinct.open_tower + len(closed) * (instinct.open - instinct.token)
        worth = worth * ground.horizon - self._cost
        after = list(self._pool)
        for colour in closed:
            worth += more(colour, 1, after[colour])
            after[colour] += 1
        return Gain(worth, after)

    def _from_citadel(self) -> Gain:
        ground = self._ground
        laid, instinct, more = ground.scene.state.laid, ground.instinct, ground.purse.more
        after = list(self._whole_pool)
        worth = 0.0
        for tower in TOWER.values():
            token = laid.get(tower)
            if token is not None:
                colour = COLOUR_NUMBER[token]
                worth += more(colour, 1, after[colour])
                worth += (instinct.open_tower - instinct.tower_token) * ground.horizon
                after[colour] += 1
        return Gain(worth, after)


def _with(pool: list[int], colour: int, count: int) -> list[int]:
    """The pool with so much more of a colour."""
    after = list(pool)
    after[colour] += count
    return after
