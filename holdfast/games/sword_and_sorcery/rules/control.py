"""Control, domination and superiority of areas (SS-AREA-7 to SS-AREA-14)."""

from typing import NamedTuple

from holdfast.games.sword_and_sorcery.rules.find import nature_of
from holdfast.games.sword_and_sorcery.state import Foe, Play


class Count(NamedTuple):
    """Standing figures of both sides, and whether each side is there at all."""

    heroes: int
    enemies: int
    any_heroes: bool
    any_enemies: bool


def count(table: Play, area: str) -> Count:
    """Who stands in an area; knocked down figures are there and do not count (SS-AREA-10)."""
    state = table.state
    heroes = enemies = 0
    any_heroes = any_enemies = False
    for hero in state.heroes:
        if hero.area == area and not hero.ghost:
            any_heroes = True
            heroes += not hero.down
    for ally in state.allies:
        if ally.area == area:
            any_heroes = True
            heroes += not ally.down
    for foe in state.foes:
        for figure in foe.figures:
            if figure.area == area:
                any_enemies = True
                enemies += size(table, foe, figure.down)
    return Count(heroes, enemies, any_heroes, any_enemies)


def size(table: Play, foe: Foe, down: bool) -> int:
    """For how many figures one of this enemy counts; Huge ones for half while knocked down."""
    figures = nature_of(table, foe).figures
    if figures:
        return figures // 2 if down else figures
    return 0 if down else 1


def heroes_control(table: Play, area: str) -> bool:
    """More standing heroes than enemies, where there are enemies (SS-AREA-7, SS-AREA-12)."""
    found = count(table, area)
    return found.any_enemies and found.heroes > found.enemies


def enemies_control(table: Play, area: str) -> bool:
    """More standing enemies than heroes, where there are heroes."""
    found = count(table, area)
    return found.any_heroes and found.enemies > found.heroes


def heroes_dominate(table: Play, area: str) -> bool:
    """Control with at least twice as many figures (SS-AREA-8)."""
    found = count(table, area)
    return found.any_enemies and found.heroes > found.enemies and found.heroes >= 2 * found.enemies


def enemies_dominate(table: Play, area: str) -> bool:
    """Control with at least twice as many figures."""
    found = count(table, area)
    return found.any_heroes and found.enemies > found.heroes and found.enemies >= 2 * found.heroes
