"""What rituals are good for at a glance: the kind, the place of a structure, the turns left to use it."""

from holdfast.games.bastion.board import BASES
from holdfast.games.bastion.content import RitualCard
from holdfast.games.bastion.instinct import Instinct
from holdfast.games.bastion.rules.scene import Scene


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
        return max(self.site(kind, district) for district in self._scene.board.districts)

    def site(self, kind: RitualCard, district: str) -> float:
        """What a structure would bring in a district."""
        instinct, scene = self.instinct, self._scene
        if kind.kind == "gun":
            foes = self._foes()[district][kind.colour]
            later = instinct.gun_later * self._lasting
            return instinct.ritual_gun * scene.edition.gun_weakens * (foes + later)
        colours = [colour for _, colour in scene.board.printed[district]]
        if kind.kind == "obelisk":
            return instinct.ritual_obelisk * self._lasting * colours.count(kind.colour)
        crowded = sum(1 for base in BASES[district] if base in scene.state.bases)
        return instinct.ritual_source * self._lasting * (1 - 0.1 * crowded)

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
