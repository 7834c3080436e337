"""The value of rituals: by their kind, the site of a structure, and the turns left to use it."""

from functools import lru_cache

from holdfast.games.bastion.bot.weights import PolicyWeights
from holdfast.games.bastion.content.schema import RitualCard
from holdfast.games.bastion.rules.geometry import BASES, Geometry
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import BastionState


class RitualValue:
    """The value of rituals to the defenders, less where little time is left."""

    __slots__ = ("_by_district", "_context", "_time_factor", "weights")

    def __init__(self, context: TurnContext, weights: PolicyWeights, time_factor: float) -> None:
        self._context = context
        self.weights = weights
        self._time_factor = time_factor
        self._by_district: dict[str, list[int]] | None = None

    def value(self, ritual: str) -> float:
        """The value of performing the ritual now."""
        kind = self._context.content.rituals[ritual]
        weights = self.weights
        if kind.kind == "converter":
            return weights.ritual_converter * self._time_factor
        if kind.kind == "accumulator":
            return weights.ritual_accumulator * self._time_factor
        # Districts that are alike have the same value: look at each kind of district once.
        context = self._context
        if kind.kind == "gun":
            return max(
                map(self._gun, {enemies[kind.colour] for enemies in self._enemies_by_district().values()})
            )
        if kind.kind == "obelisk":
            return max(map(self._obelisk, set(_sources_of_colour(context.board, kind.colour).values())))
        crowds = {_structures_in(context.state, district) for district in context.board.districts}
        return max(map(self._source, crowds))

    def site_value(self, kind: RitualCard, district: str) -> float:
        """The value of a structure in a district."""
        if kind.kind == "gun":
            return self._gun(self._enemies_by_district()[district][kind.colour])
        if kind.kind == "obelisk":
            return self._obelisk(_sources_of_colour(self._context.board, kind.colour)[district])
        return self._source(_structures_in(self._context.state, district))

    def _obelisk(self, sources: int) -> float:
        """The value of an obelisk with so many sources of its colour."""
        return self.weights.ritual_obelisk * self._time_factor * sources

    def _source(self, structures: int) -> float:
        """The value of a source beside so many structures."""
        return self.weights.ritual_source * self._time_factor * (1 - 0.1 * structures)

    def _gun(self, enemies: int) -> float:
        """The value of a Gun against so many enemies."""
        weights = self.weights
        later = weights.gun_later * self._time_factor
        return weights.ritual_gun * self._context.edition.gun_weakens * (enemies + later)

    def _enemies_by_district(self) -> dict[str, list[int]]:
        """How many enemies of each colour stand at the wall of each district."""
        found = self._by_district
        if found is None:
            context = self._context
            found = self._by_district = {district: [0] * 6 for district in context.board.districts}
            cards, of_section = context.cards, context.board.district
            for section, enemy in context.state.wall.items():
                for card in enemy:
                    colour = cards[card].colour
                    if colour >= 0:
                        found[of_section[section]][colour] += 1
        return found


@lru_cache(256)
def _sources_of_colour(board: Geometry, colour: int) -> dict[str, int]:
    """How many printed sources of a colour each district has."""
    return {district: sum(own == colour for _, own in sources) for district, sources in board.printed.items()}


def _structures_in(state: BastionState, district: str) -> int:
    """How many structures stand in a district."""
    first, second = BASES[district]
    return (first in state.bases) + (second in state.bases)
