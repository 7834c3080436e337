"""The next step of the game, by the phase alone."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery.rules.effects import verbs
from holdfast.games.sword_and_sorcery.rules.quest import battle, emporium, events, time
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable
from holdfast.kernel.table import Rule

verbs.register()

PHASES: dict[str, Callable[[SwordAndSorceryTable], Rule[None] | None]] = {
    "prepare": emporium.prepare,
    "time": time.time_phase,
    "souls": time.souls,
    "battle": battle.battle_phase,
    "hero": battle.hero_phase,
    "enemy": battle.enemy_phase,
    "event": events.event_phase,
}
