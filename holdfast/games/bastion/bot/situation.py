"""The position as the bot of the active defender sees it: the turn context and the threats."""

from holdfast.games.bastion.bot.ritual_value import RitualValue
from holdfast.games.bastion.bot.threats import AttackTargets, assess_anew, assess_threats
from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.mana import sources_of
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import BastionTable


class Situation:
    """The turn context and the threats of one position."""

    __slots__ = ("context", "threats", "weights")

    def __init__(self, table: BastionTable, context: TurnContext | None = None) -> None:
        """Where the context is known, nobody has looked at the position before."""
        self.weights = table.content.policy_weights
        if context is None:
            self.context = TurnContext(table)
            self.threats = assess_threats(self.context)
        else:
            self.context = context
            self.threats = assess_anew(context)

    @property
    def targets(self) -> AttackTargets:
        """The enemies that can be attacked."""
        return self.threats.targets(self.context)

    @property
    def ritual_value(self) -> RitualValue:
        """The value of rituals now."""
        return RitualValue(self.context.table, self.threats.time_factor)

    def open_sources(self, place: str) -> list[tuple[str, int]]:
        """The sources of a district that would give mana."""
        state = self.context.state
        if place == CITADEL or place in state.squares:
            return []
        return [
            (source, colour)
            for source, colour in sources_of(self.context, place)
            if source not in state.laid
            and source not in state.damaged
            and colour not in self.context.blocked
            and state.reserve[colour]
        ]
