"""How many actions of each kind the active hero has left."""

from holdfast.games.sword_and_sorcery.rules.kit import kit_of
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.state import Hero, Play


class Means:
    """What a hero can do deeds with now, each looked up once: kinds of actions, and whom cards reach."""

    __slots__ = ("aims", "kinds", "kit")

    def __init__(self, table: Play, hero: Hero) -> None:
        self.kit = kit_of(table, hero)
        self.kinds: dict[str, bool] = {}
        self.aims: dict[tuple[str, int, str | None], list[str]] = {}


def is_acting(table: Play, hero: Hero) -> bool:
    """Is it this hero's turn?"""
    return table.state.phase == "hero" and table.state.active == hero.id


def _slowed_out(table: Play, hero: Hero) -> bool:
    """A slowed hero has one action of any kind in all (SS-SLOW-1, SS-RULE-43)."""
    turn = table.state.turn
    return hero.slow > 0 and turn.moves + turn.combat + turn.special > 0


def moves_left(table: Play, hero: Hero) -> int:
    """Movement actions that may still be begun (SS-BATTLE-9)."""
    return 0 if _slowed_out(table, hero) else 1 - table.state.turn.moves


def combat_left(table: Play, hero: Hero) -> int:
    """Combat actions left; none while knocked down (SS-BATTLE-10, SS-KD-1)."""
    if hero.down or _slowed_out(table, hero):
        return 0
    printed = table.content.gems[hero.card].combat[hero.rank - 1]
    return printed + bonus(table, hero, "combat") - table.state.turn.combat


def special_left(table: Play, hero: Hero) -> int:
    """Special actions left."""
    if _slowed_out(table, hero):
        return 0
    printed = table.content.gems[hero.card].special[hero.rank - 1]
    return printed + bonus(table, hero, "special") - table.state.turn.special
