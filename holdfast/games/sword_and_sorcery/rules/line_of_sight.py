"""Who sees whom (SS-LOS)."""

from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable


def enemy_areas(table: SwordAndSorceryTable) -> set[str]:
    """The areas with enemy figures: they stand in the way of heroes' eyes (SS-LOS-4, SS-RULE-5)."""
    found = set()
    for foe in table.state.foes:
        for figure in foe.figures:
            found.add(figure.area)
    return found


def hero_sees(table: SwordAndSorceryTable, here: str, there: str) -> bool:
    """Does a hero see from one area into another?"""
    if here == there:
        return True
    between = geometry_of(table).sees[here].get(there)
    if between is None:
        return False
    if table.options["own_area_blocks"]:
        between = (here, *between)
    return not between or enemy_areas(table).isdisjoint(between)


def enemy_sees(table: SwordAndSorceryTable, here: str, there: str) -> bool:
    """Does an enemy see from one area into another? No figure is in its way (SS-LOS-5, SS-LOS-6)."""
    return there in geometry_of(table).sees[here]


def seen_by_hero(table: SwordAndSorceryTable, here: str) -> list[str]:
    """All areas a hero sees from here."""
    geometry = geometry_of(table)
    sees = geometry.sees[here]
    blocking = enemy_areas(table)
    if table.options["own_area_blocks"] and here in blocking:
        return [here]
    if blocking.isdisjoint(geometry.crossed[here]):
        return list(sees)
    return [there for there, between in sees.items() if blocking.isdisjoint(between)]


def range_between(table: SwordAndSorceryTable, here: str, there: str) -> int:
    """The distance of an attack: barriers do not count (SS-RULE-9)."""
    return geometry_of(table).fly[here][there]


def steps_between(table: SwordAndSorceryTable, here: str, there: str) -> int:
    """The distance of a walker (SS-RULE-10)."""
    return geometry_of(table).walk[here][there]
