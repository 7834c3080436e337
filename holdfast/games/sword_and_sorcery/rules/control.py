"""Control, domination and superiority of areas (SS-AREA-7 to SS-AREA-14)."""

from holdfast.games.sword_and_sorcery.rules.find import nature_of
from holdfast.games.sword_and_sorcery.state import Foe, Play


def heroes_at(table: Play, area: str) -> int | None:
    """The standing heroes in an area (SS-AREA-10); None if there is no hero at all."""
    state = table.state
    found = None
    for hero in state.heroes:
        if hero.area == area and not hero.ghost:
            found = (found or 0) + (not hero.down)
    for ally in state.allies:
        if ally.area == area:
            found = (found or 0) + (not ally.down)
    return found


def enemies_at(table: Play, area: str) -> int | None:
    """The standing enemies in an area; None if there is no enemy at all."""
    found = None
    for foe in table.state.foes:
        for figure in foe.figures:
            if figure.area == area:
                found = (found or 0) + size(table, foe, figure.down)
    return found


def size(table: Play, foe: Foe, down: bool) -> int:
    """For how many figures one of this enemy counts; Huge ones for half while knocked down."""
    figures = nature_of(table, foe).figures or 1
    return figures // 2 if down else figures


def heroes_control(table: Play, area: str) -> bool:
    """More standing heroes than enemies, where there are enemies (SS-AREA-7, SS-AREA-12)."""
    heroes = heroes_at(table, area)
    return bool(heroes) and _is_greater(heroes, enemies_at(table, area))


def enemies_control(table: Play, area: str) -> bool:
    """More standing enemies than heroes, where there are heroes."""
    enemies = enemies_at(table, area)
    return bool(enemies) and _is_greater(enemies, heroes_at(table, area))


def heroes_dominate(table: Play, area: str) -> bool:
    """Control with at least twice as many figures (SS-AREA-8)."""
    heroes = heroes_at(table, area)
    return bool(heroes) and _is_greater(heroes, enemies_at(table, area), 2)


def enemies_dominate(table: Play, area: str) -> bool:
    """Control with at least twice as many figures."""
    enemies = enemies_at(table, area)
    return bool(enemies) and _is_greater(enemies, heroes_at(table, area), 2)


def _is_greater(own: int | None, others: int | None, times: int = 1) -> bool:
    """Are there more of one side than of the other, which must be there, and so many times as many?"""
    return others is not None and own is not None and own > others and own >= times * others
