"""One effect being carried out: who acts, on whom, where and because of what."""

from msgspec import Struct

from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.find import active_seat, figure_of, owner_seat
from holdfast.games.sword_and_sorcery.rules.stats import amount
from holdfast.games.sword_and_sorcery.state import Body, Foe, SwordAndSorceryTable
from holdfast.kernel.fast_struct import fast_struct


@fast_struct
class EffectContext(Struct, eq=False, gc=False):
    """One effect being carried out."""

    table: SwordAndSorceryTable
    actor: Body | None
    targets: list[str]
    area: str
    source: str
    tally: Tally
    foe: Foe | None = None
    """The enemy card that acts."""
    deaf: bool = False
    """Acts without attacks that need a target in line of sight (a blinded enemy)."""
    path: list[str] = []
    """The areas of the movement that this follows."""
    unseen: bool = False
    """The actor was hidden when this began (SS-RULE-55)."""
    asleep: set[str] = set()
    """Enemies whose star has fired in this chain (SS-RULE-111)."""
    resting: frozenset[str] = frozenset()
    """Figures of a Group that sit this activation out (SS-RULE-112)."""

    @property
    def here(self) -> str:
        """The area where it happens: the actor's, if there is one."""
        return self.actor.area if self.actor is not None else self.area

    @property
    def seat(self) -> int:
        """Who decides what is left open."""
        state = self.table.state
        return owner_seat(state, self.actor.id) if self.actor is not None else active_seat(state)

    def toward(self, targets: list[str]) -> "EffectContext":
        """The same context with other targets."""
        context = EffectContext(self.table, self.actor, targets, self.area, self.source, tally=self.tally)
        context.foe, context.deaf, context.asleep = self.foe, self.deaf, self.asleep
        context.unseen, context.path, context.resting = self.unseen, self.path, self.resting
        return context

    def bodies(self) -> list[Body]:
        """The targets that are still there."""
        state = self.table.state
        found = []
        for id in self.targets:
            body = figure_of(state, id)
            if body is not None:
                found.append(body)
        return found

    def number(self, text: str) -> int:
        """An amount, by the rank of whoever acts."""
        return amount(self.table, text, self.actor)
