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
        districts = self._scene.board.districts
        if kind.kind == "source" and not self._scene.state.bases:
            return self.site(kind, districts[0])
        if kind.kind == "gun":
            colour = kind.colour
            return max(map(self._gun, {foes[colour] for foes in self._foes().values()}))
        return max([self.site(kind, district) for district in districts])

    def site(self, kind: RitualCard, district: str) -> float:
        """What a structure would bring in a district."""
        instinct, scene = self.instinct, self._scene
        if kind.kind == "gun":
            return self._gun(self._foes()[district][kind.colour])
        if kind.kind == "obelisk":
            alike = 0
            for _, colour in scene.board.printed[district]:
                alike += colour == kind.colour
            return instinct.ritual_obelisk * self._lasting * alike
        crowded = sum(1 for base in BASES[district] if base in scene.state.bases)
        return instinct.ritual_source * self._lasting * (1 - 0.1 * crowded)

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
