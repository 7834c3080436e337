"""The score of a victory."""

from holdfast.games.last_bastion.state import LastBastionTable

LIFE, CALL, DEAD, EVIL_TILE = 1, 2, -3, -4


def score(table: LastBastionTable) -> dict[str, int]:
    """The points the team has for each thing that counts (LB-SCORE-1 to LB-SCORE-9)."""
    state = table.state
    return {
        "level": table.content.levels[state.level].points,
        "life": LIFE * sum(hero.life for hero in state.heroes),
        "calls": CALL * sum(hero.calls for hero in state.heroes),
        "dead": DEAD * sum(hero.status == "dead" for hero in state.heroes),
        "evil": EVIL_TILE * len(state.evil),
    }
