"""How good a position is: for bots and hints."""

from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.games.sword_and_sorcery.state import Play


def value(table: Play) -> float:
    """Between 0 and 1: the health and rank of the heroes, time left, and how the quest stands."""
    state = table.state
    health = 0.0
    for hero in state.heroes:
        if not hero.ghost:
            health += 1 - hero.wounds / max(max_hp(table, hero), 1)
    health /= len(state.heroes)
    rank = sum(hero.rank for hero in state.heroes) / (7 * len(state.heroes))
    time = min(len(state.events) / 8, 1.0)
    story = min((len(state.fired) + len(state.flags)) / 6, 1.0)
    threat = min(len(state.foes) / 6, 1.0)
    return 0.05 + 0.9 * (0.4 * health + 0.15 * rank + 0.15 * time + 0.2 * story + 0.1 * (1 - threat))
