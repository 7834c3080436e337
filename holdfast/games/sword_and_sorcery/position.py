"""How good a position is: for bots and hints."""

from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.games.sword_and_sorcery.state import Play

MOST_GOES = 60
MOST_STORY = 8
MOST_FOES = 8
SLOTS_OF_A_HERO = 3


def value(table: Play) -> float:
    """Between 0 and 1: the heroes' health, ranks and arms, how far the story has come, how many foes stand.

    Goes that are over count a little: whoever dawdles for ever comes nowhere.
    """
    state = table.state
    count = len(state.heroes)
    health = arms = 0.0
    for hero in state.heroes:
        arms += min(len(hero.slots), SLOTS_OF_A_HERO) / SLOTS_OF_A_HERO
        if not hero.ghost:
            health += 1 - hero.wounds / max(max_hp(table, hero), 1)
    rank = sum(hero.rank for hero in state.heroes) / (7 * count) + min(state.shards, 40) / 400
    story = (
        len(state.fired)
        + len(state.done)
        + len(state.flags)
        + len(state.dead)
        + len(table.content.fields[state.quest].map.doors)
    )
    story -= len(state.closed)
    goes = state.round * count + sum(hero.acted for hero in state.heroes) + (state.visit is None)
    wounds = sum(figure.wounds for foe in state.foes for figure in foe.figures)
    threat = min(len(state.foes) / MOST_FOES, 1.0) - min(wounds, 20) / 60
    return 0.03 + 0.94 * (
        0.34 * health / count
        + 0.12 * min(rank, 1.0)
        + 0.08 * arms / count
        + 0.18 * min(story / MOST_STORY, 1.0)
        + 0.16 * min(goes / MOST_GOES, 1.0)
        + 0.12 * (1 - max(threat, 0.0))
    )
