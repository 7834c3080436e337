"""Ranks of enemies (SS-ENEMY-1)."""

from holdfast.games.sword_and_sorcery.state import Foe, Play
from holdfast.games.sword_and_sorcery.vocabulary import RANKS

NUMBERS = {rank: number for number, rank in enumerate(RANKS)}


def rank_number(table: Play, foe: Foe) -> int:
    """0 for green to 3 for purple."""
    return NUMBERS[table.content.scrolls[foe.scroll].rank]
