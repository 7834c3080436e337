"""How many actions of each kind the active hero has left, and whom he reaches."""

from itertools import compress, product

from msgspec import Struct

from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout, UsableItems
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_and_items, loadout_of
from holdfast.games.sword_and_sorcery.rules.stats import temporary_bonus
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable
from holdfast.kernel.fast_struct import fast_struct

PAID = ("combat", "special")
KINDS = {
    flags: frozenset(["free", *compress(("combat", "special", "move"), flags)])
    for flags in product((False, True), repeat=3)
}
"""The kinds of actions there are, where a hero can or cannot pay for a combat, special or movement action."""


@fast_struct
class AvailableActions(Struct, eq=False, gc=False):
    """What a living hero can act with now, each looked up once: kinds of actions, whom cards reach."""

    table: SwordAndSorceryTable
    hero: Hero
    loadout: Loadout
    items: UsableItems
    moves: bool
    """May a movement be begun?"""
    kinds: frozenset[str]
    """The kinds of actions that he can pay for (SS-ACTIVATE-2 to -5)."""
    engaged: bool
    here: list[str]
    """Is there an enemy in his area, and those there whom he can choose."""
    aims: dict[tuple[str, int, str | None], list[str]] | None = None
    reached: dict[int, list[str]] | None = None

    def enemies(self, range: int) -> list[str]:
        """The enemies that an attack of that range reaches."""
        if self.engaged or not range or not self.table.state.foes:
            return self.here
        if self.reached is None:
            self.reached = {}
        found = self.reached.get(range)
        if found is None:
            found = self.reached[range] = reach.enemies_afar(self.table, self.hero.area, range)
        return found


def available_actions(table: SwordAndSorceryTable, hero: Hero) -> AvailableActions:
    """What the active hero can act with now."""
    loadout, items = loadout_and_items(table, hero)
    state, up = table.state, not hero.down
    turn = state.turn
    combat, special = loadout.combat - turn.combat, loadout.special - turn.special
    if hero.boosts or table.content.actions_vary:
        combat += temporary_bonus(table, hero, "combat")
        special += temporary_bonus(table, hero, "special")
    able = hero.slow <= 0 or not _slowed_out(table)
    moves = able and turn.moves < 1
    kinds = KINDS[able and up and combat > 0, able and special > 0, up and moves]
    engaged, here = reach.enemies_here(state, hero.area)
    return AvailableActions(table, hero, loadout, items, moves, kinds, engaged, here)


def is_acting(table: SwordAndSorceryTable, hero: Hero) -> bool:
    """Is it this hero's turn?"""
    return table.state.phase == "hero" and table.state.active == hero.id


def _slowed_out(table: SwordAndSorceryTable) -> bool:
    """A slowed hero has one action of any kind in all (SS-SLOW-1, SS-RULE-43)."""
    turn = table.state.turn
    return turn.moves + turn.combat + turn.special > 0


def moves_left(table: SwordAndSorceryTable, hero: Hero) -> int:
    """Movement actions that may still be begun (SS-BATTLE-9)."""
    return 0 if hero.slow > 0 and _slowed_out(table) else 1 - table.state.turn.moves


def combat_left(table: SwordAndSorceryTable, hero: Hero, loadout: Loadout | None = None) -> int:
    """Combat actions left; none while knocked down (SS-BATTLE-10, SS-KD-1)."""
    if hero.down or (hero.slow > 0 and _slowed_out(table)):
        return 0
    if hero.ghost:
        return table.content.gems[hero.card].combat[hero.rank - 1] - table.state.turn.combat
    loadout = loadout or loadout_of(table, hero)
    return loadout.combat + temporary_bonus(table, hero, "combat") - table.state.turn.combat


def special_left(table: SwordAndSorceryTable, hero: Hero, loadout: Loadout | None = None) -> int:
    """Special actions left."""
    if hero.slow > 0 and _slowed_out(table):
        return 0
    if hero.ghost:
        return table.content.gems[hero.card].special[hero.rank - 1] - table.state.turn.special
    loadout = loadout or loadout_of(table, hero)
    return loadout.special + temporary_bonus(table, hero, "special") - table.state.turn.special
