"""What rituals are good for at a glance: the kind, the place of a structure, the turns left to use it."""

from functools import lru_cache

from holdfast.games.bastion.bot.weights import Instinct
from holdfast.games.bastion.content.schema import RitualCard
from holdfast.games.bastion.rules.geometry import BASES, Board
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.games.bastion.state import State


class Rites:
    """The worth of rituals to the active defender's side, with a share of the usual time left."""

    __slots__ = ("_by_district", "_lasting", "_scene", "instinct")

    def __init__(self, scene: Scene, instinct: Instinct, lasting: float) -> None:
        self._scene = scene
        self.instinct = instinct
        self._lasting = lasting
        self._by_district: dict[str, list[int]] | None = None

    def worth(self, ritual: str) -> float:
        """What the ritual would bring if it were performed now."""
        kind = self._scene.content.rituals[ritual]
        instinct = self.instinct
        if kind.kind == "converter":
            return instinct.ritual_converter * self._lasting
        if kind.kind == "accumulator":
            return instinct.ritual_accumulator * self._lasting
        # What is alike in several districts is worth the same there.
        scene = self._scene
        if kind.kind == "gun":
            return max(map(self._gun, {foes[kind.colour] for foes in self._foes().values()}))
        if kind.kind == "obelisk":
            return max(map(self._obelisk, set(_alike(scene.board, kind.colour).values())))
        return max(map(self._source, {_crowd(scene.state, district) for district in scene.board.districts}))

    def site(self, kind: RitualCard, district: str) -> float:
        """What a structure would bring in a district."""
        if kind.kind == "gun":
            return self._gun(self._foes()[district][kind.colour])
        if kind.kind == "obelisk":
            return self._obelisk(_alike(self._scene.board, kind.colour)[district])
        return self._source(_crowd(self._scene.state, district))

    def _obelisk(self, alike: int) -> float:
        """What an obelisk would bring to so many sources of its colour."""
        return self.instinct.ritual_obelisk * self._lasting * alike

    def _source(self, crowd: int) -> float:
        """What a source would bring where so many structures stand already."""
        return self.instinct.ritual_source * self._lasting * (1 - 0.1 * crowd)

    def _gun(self, foes: int) -> float:
        """What a Gun would bring against so many enemies."""
        instinct = self.instinct
        later = instinct.gun_later * self._lasting
        return instinct.ritual_gun * self._scene.edition.gun_weakens * (foes + later)

    def _foes(self) -> dict[str, list[int]]:
        """How many enemies of each colour stand at the wall of each district."""
        found = self._by_district
        if found is None:
            scene = self._scene
            found = self._by_district = {district: [0] * 6 for district in scene.board.districts}
            cards, of_section = scene.cards, scene.board.district
            for section, enemy in scene.state.wall.items():
                for card in enemy:
                    colour = cards[card].colour
                    if colour >= 0:
                        found[of_section[section]][colour] += 1
        return found


@lru_cache(256)
def _alike(board: Board, colour: int) -> dict[str, int]:
    """How many printed sources of a colour each district has."""
    return {district: sum(own == colour for _, own in sources) for district, sources in board.printed.items()}


def _crowd(state: State, district: str) -> int:
    """How many structures stand in a district."""
    first, second = BASES[district]
    return (first in state.bases) + (second in state.bases)
