"""What an enemy is like by its abilities: worked out once for a scroll, and once for its power cards."""

from collections.abc import Iterable
from typing import get_args

from holdfast.games.sword_and_sorcery.content import schema as printed

Abilities = tuple[printed.Ability, ...]


class EnemyProfile:
    """The abilities of an enemy, and what they make of it."""

    __slots__ = ("abilities", "afterwards", "at", "figures", "fire_weakness", "flying", "vengeful")

    def __init__(self, abilities: Iterable[printed.Ability]) -> None:
        self.abilities: Abilities = tuple(abilities)
        self.flying = any(ability.flying for ability in self.abilities)
        self.vengeful = any(ability.vengeful for ability in self.abilities)
        self.fire_weakness = any(ability.fire_weakness for ability in self.abilities)
        self.figures = next((ability.figures for ability in self.abilities if ability.figures), 1)
        """For how many figures it counts."""
        self.afterwards = tuple([one for one in self.abilities if one.when in ("paid", "dealt")])
        """The abilities that may follow an attack, in their order."""
        self.at: dict[str, Abilities] = dict.fromkeys(get_args(printed.When), ())
        """The abilities that work at each moment, in their order."""
        for ability in self.abilities:
            self.at[ability.when] += (ability,)
