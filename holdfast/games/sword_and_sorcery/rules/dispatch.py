"""Rules that call one another, and the verbs of cards and quests: registered by the modules that bring them.

An attack wounds, a wound kills, a death tells a story, and a story may attack. So that no module imports
another in a ring, the lower one of two calls the higher one through `CALLS`, and statements find their verbs
in `VERBS`. `rules/phases.py` imports every module that registers something.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from holdfast.games.sword_and_sorcery.content.vocabulary import Statements
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option
from holdfast.kernel.table import Rule

Verb = Callable[[EffectContext, tuple[str, ...]], Rule[None] | None]
F = TypeVar("F", bound=Callable[..., object])

VERBS: dict[str, Verb] = {}
"""What the verbs of statements do."""


class MakeAttack(Protocol):
    """See `combat/attack.py`."""

    def __call__(
        self,
        table: SwordAndSorceryTable,
        attacker: Body,
        weapon: Weapon,
        targets: list[str],
        *,
        several: bool = False,
        target: Body | None = None,
        foe: Foe | None = None,
        credit: str = "",
    ) -> Rule[None]: ...


class Calls:
    """Rules that lower modules call."""

    make_attack: MakeAttack
    settle: Callable[[SwordAndSorceryTable, Tally], Rule[None] | None]
    """What follows from damage (`combat/wounds.py`)."""
    dies: Callable[[SwordAndSorceryTable, Body, str], Rule[None]]
    """`combat/death.py`."""
    leaves: Callable[[SwordAndSorceryTable, Figure], None]
    """`combat/death.py`."""
    check_end: Callable[[SwordAndSorceryTable], Rule[None]]
    """`quest/ending.py`."""
    look_for_shadows: Callable[[SwordAndSorceryTable], Rule[None] | None]
    """`enemy/shadows.py`."""
    save: Callable[[SwordAndSorceryTable, Body, Statements], Rule[bool]]
    """A save, with whoever helps (`hero/reactions.py`)."""
    act: Callable[[SwordAndSorceryTable, Hero, Option], Rule[None] | None]
    """What a hero does in his turn (`hero/turn.py`)."""
    cards_between: Callable[[SwordAndSorceryTable, Hero], list[Option]]
    """What he may use in the middle of it (`hero/offers.py`)."""


CALLS = Calls()


def call(name: str) -> Callable[[F], F]:
    """Register a rule as one of `CALLS`."""
    assert name in Calls.__annotations__, name

    def register(rule: F) -> F:
        setattr(CALLS, name, rule)
        return rule

    return register
