"""What the active defender has before him: the scene, and the siege at a glance."""

from holdfast.games.bastion.bot.ritual_value import Rites
from holdfast.games.bastion.bot.threats import Targets, look_at_siege
from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.games.bastion.state import BastionTable


class Prospect:
    """The scene and the siege together."""

    __slots__ = ("instinct", "scene", "siege")

    def __init__(self, table: BastionTable) -> None:
        self.instinct = table.content.instinct
        self.scene = Scene(table)
        self.siege = look_at_siege(self.scene)

    @property
    def targets(self) -> Targets:
        """The enemies that could be attacked."""
        return self.siege.targets(self.scene)

    @property
    def rites(self) -> Rites:
        """What rituals are worth now."""
        return Rites(self.scene, self.instinct, self.siege.lasting)

    def open_sources(self, place: str) -> list[tuple[str, int]]:
        """The sources of a district that would give mana."""
        state = self.scene.state
        if place == CITADEL or place in state.squares:
            return []
        return [
            (source, colour)
            for source, colour in sources_of(self.scene, place)
            if source not in state.laid
            and source not in state.damaged
            and colour not in self.scene.blocked
            and state.reserve[colour]
        ]
