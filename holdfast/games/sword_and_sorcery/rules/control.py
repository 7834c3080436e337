"""Control, domination and superiority of areas (SS-AREA-7 to SS-AREA-14)."""

from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable


def heroes_at(table: SwordAndSorceryTable, area: str) -> int | None:
    """The standing heroes in an area (SS-AREA-10); None if there is no hero at all."""
    state = table.state
    found = None
    for hero in state.heroes:
        if hero.area == area and not hero.ghost:
            found = (not hero.down) + (found or 0)
    if state.allies:
        for ally in state.allies:
            if ally.area == area:
                found = (found or 0) + (not ally.down)
    return found


def enemies_at(table: SwordAndSorceryTable, area: str) -> int | None:
    """The standing enemies in an area; None if there is no enemy at all.

    Huge ones count for several figures, for half as many while knocked down.
    """
    found, huge = None, table.content.huge
    for foe in table.state.foes:
        for figure in foe.figures:
            if figure.area == area:
                count = enemy_profile_of(table, foe).figures if foe.scroll in huge else 1
                if figure.down:
                    count //= 2
                found = count if found is None else found + count
    return found


def heroes_control(table: SwordAndSorceryTable, area: str) -> bool:
    """More standing heroes than enemies, where there are enemies (SS-AREA-7, SS-AREA-12)."""
    return _is_greater(heroes_at(table, area), enemies_at(table, area))


def enemies_control(table: SwordAndSorceryTable, area: str) -> bool:
    """More standing enemies than heroes, where there are heroes."""
    return _is_greater(enemies_at(table, area), heroes_at(table, area))


def heroes_dominate(table: SwordAndSorceryTable, area: str) -> bool:
    """Control with at least twice as many figures (SS-AREA-8)."""
    heroes = heroes_at(table, area)
    if not heroes:
        return False
    enemies = enemies_at(table, area)
    return enemies is not None and heroes > enemies and heroes >= 2 * enemies


def enemies_dominate(table: SwordAndSorceryTable, area: str) -> bool:
    """Control with at least twice as many figures."""
    enemies = enemies_at(table, area)
    if not enemies:
        return False
    heroes = heroes_at(table, area)
    return heroes is not None and enemies > heroes and enemies >= 2 * heroes


def _is_greater(own: int | None, others: int | None) -> bool:
    """Are there more of one side than of the other, which must be there?"""
    return others is not None and own is not None and own > others
