"""Who carries what somebody gets in the Emporium."""

from holdfast.games.sword_and_sorcery.rules.hero import equipment
from holdfast.games.sword_and_sorcery.rules.stats import has_room
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable, Visit


def has_place(table: SwordAndSorceryTable, hero: Hero, visit: Visit, piece: str) -> bool:
    """Can a card that this hero gets be carried by any visitor, or be worn by him at once (SS-EMPORIUM-7)?"""
    return has_room(table, hero) or bool(free_slots(table, hero, piece) or carriers(table, visit))


def free_slots(table: SwordAndSorceryTable, hero: Hero, piece: str) -> list[str]:
    """The empty slots into which a hero can put a card without taking anything off."""
    fitting = equipment.fitting(table, hero, piece)
    return [slot for slot in fitting if not equipment.displaced(table, hero, piece, slot)]


def carriers(table: SwordAndSorceryTable, visit: Visit) -> list[Hero]:
    """The visitors who have room for another card."""
    return [one for one in table.state.heroes if one.id in visit.heroes and has_room(table, one)]
