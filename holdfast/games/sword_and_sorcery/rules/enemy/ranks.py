"""Ranks of enemies (SS-ENEMY-1)."""

from holdfast.games.sword_and_sorcery.content.vocabulary import RANKS
from holdfast.games.sword_and_sorcery.state import Foe, SwordAndSorceryTable

NUMBERS = {rank: number for number, rank in enumerate(RANKS)}


def rank_number(table: SwordAndSorceryTable, foe: Foe) -> int:
    """0 for green to 3 for purple."""
    return NUMBERS[table.content.scrolls[foe.scroll].rank]


def highest(table: SwordAndSorceryTable, found: list[Foe]) -> list[Foe]:
    """Those of the highest rank among them."""
    best: list[Foe] = []
    rank = -1
    for foe in found:
        own = rank_number(table, foe)
        if own > rank:
            rank = own
            best = [foe]
        elif own == rank:
            best.append(foe)
    return best
