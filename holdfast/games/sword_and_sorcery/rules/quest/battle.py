"""The Battle phase: who goes next, the hero turn's frame, the enemy turn (SS-BATTLE)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.enemy import encounter
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.hero import ghosts, turn
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, Turn
from holdfast.kernel.question import Option, option
from holdfast.kernel.table import Rule

GO: dict[str, Option] = {}
"""By hero, that he goes next."""


def battle_phase(table: SwordAndSorceryTable) -> Rule[None] | None:
    """The players say which hero goes next (SS-BATTLE-4, SS-RULE-23)."""
    state = table.state
    waiting = []
    for hero in state.heroes:
        if not hero.acted:
            waiting.append(GO.get(hero.id) or GO.setdefault(hero.id, option(f"go:{hero.id}")))
    if waiting:
        return _next_hero(table, waiting)
    state.phase = "event"
    table.note("events")
    return None


def _next_hero(table: SwordAndSorceryTable, waiting: list[Option]) -> Rule[None]:
    state = table.state
    choice = yield Question("next-hero", waiting)
    state.active = choice.on[0]
    state.turn = Turn()
    state.phase = "hero"
    table.begin_turn(hero_of(state, state.active).seat, hero=state.active)


def hero_phase(table: SwordAndSorceryTable) -> Rule[None] | None:
    """One action of the active hero."""
    state = table.state
    hero = hero_of(state, state.active)
    if hero.ghost:
        return ghosts.ghost_action(table, hero)
    if not hero.stun:
        return turn.hero_action(table, hero)
    table.note("stunned", hero.seat, hero=hero.id)
    turn.finish(table, hero)
    return None


def enemy_phase(table: SwordAndSorceryTable) -> Rule[None] | None:
    """A card is drawn, then one enemy after another acts (SS-BATTLE-18 to SS-BATTLE-21)."""
    state = table.state
    if not state.encounter and state.foes:
        encounter.draw(table)
    if state.encounter:
        acting = encounter.next_activation(table)
        if acting is not None:
            return acting
        finishing = encounter.finish(table)
        if finishing is not None:
            return _finish(table, finishing)
    _over(table)
    return None


def _finish(table: SwordAndSorceryTable, finishing: Rule[None]) -> Rule[None]:
    yield from finishing
    _over(table)


def _over(table: SwordAndSorceryTable) -> None:
    table.state.phase = "battle"
    table.note("enemies-done")
