"""The value of rituals: by their kind, the site of a structure, and the turns left to use it."""

from functools import lru_cache

from holdfast.games.bastion.content.schema import RitualCard
from holdfast.games.bastion.rules.geometry import BASES, Geometry
from holdfast.games.bastion.rules.time_left import enemy_phases_left, occupied_bits
from holdfast.games.bastion.state import BastionState, BastionTable


class RitualValue:
    """The value of rituals to the defenders, less where little time is left."""

    __slots__ = ("_board", "_by_district", "_content", "_state", "_time_factor", "_weakens", "weights")

    def __init__(self, table: BastionTable, time_factor: float) -> None:
        self._content = table.content
        self._state = table.state
        self._board = table.content.board(table.state.districts, table.state.side)
        self._weakens = table.content.editions[table.options["edition"]].gun_weakens
        self.weights = table.content.policy_weights
        self._time_factor = time_factor
        self._by_district: dict[str, list[int]] | None = None

    def value(self, ritual: str) -> float:
        """The value of performing the ritual now."""
        kind = self._content.rituals[ritual]
        weights = self.weights
        if kind.kind == "converter":
            return weights.ritual_converter * self._time_factor
        if kind.kind == "accumulator":
            return weights.ritual_accumulator * self._time_factor
        # Districts that are alike have the same value: look at each kind of district once.
        if kind.kind == "gun":
            return max(
                map(self._gun, {enemies[kind.colour] for enemies in self._enemies_by_district().values()})
            )
        if kind.kind == "obelisk":
            return max(map(self._obelisk, set(_sources_of_colour(self._board, kind.colour).values())))
        crowds = {_structures_in(self._state, district) for district in self._board.districts}
        return max(map(self._source, crowds))

    def site_value(self, kind: RitualCard, district: str) -> float:
        """The value of a structure in a district."""
        if kind.kind == "gun":
            return self._gun(self._enemies_by_district()[district][kind.colour])
        if kind.kind == "obelisk":
            return self._obelisk(_sources_of_colour(self._board, kind.colour)[district])
        return self._source(_structures_in(self._state, district))

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
        return weights.ritual_gun * self._weakens * (enemies + later)

    def _enemies_by_district(self) -> dict[str, list[int]]:
        """How many enemies of each colour stand at the wall of each district."""
        found = self._by_district
        if found is None:
            found = self._by_district = {district: [0] * 6 for district in self._board.districts}
            cards, of_section = self._content.cards, self._board.district
            for section, enemy in self._state.wall.items():
                for card in enemy:
                    colour = cards[card].colour
                    if colour >= 0:
                        found[of_section[section]][colour] += 1
        return found


def ritual_value(table: BastionTable) -> RitualValue:
    """The value of rituals now."""
    state, horizon = table.state, table.content.policy_weights.horizon
    last, deck = table.content.editions[table.options["edition"]].last_section, len(state.deck)
    phases = enemy_phases_left(occupied_bits(state.wall), deck, last)
    return RitualValue(table, min(1.0, (phases + deck) / horizon))


@lru_cache(256)
def _sources_of_colour(board: Geometry, colour: int) -> dict[str, int]:
    """How many printed sources of a colour each district has."""
    return {district: sum(own == colour for _, own in sources) for district, sources in board.printed.items()}


def _structures_in(state: BastionState, district: str) -> int:
    """How many structures stand in a district."""
    first, second = BASES[district]
    return (first in state.bases) + (second in state.bases)
