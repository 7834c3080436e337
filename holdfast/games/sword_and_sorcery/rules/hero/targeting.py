"""Whom a hero may choose as a target."""

from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.find import bodies, geometry_of
from holdfast.games.sword_and_sorcery.state import Body, Hero, SwordAndSorceryState, SwordAndSorceryTable


def enemies_in_reach(table: SwordAndSorceryTable, body: Body, range: int) -> list[str]:
    """Enemies in range and in sight; an engaged hero only those in his own area (SS-ENGAGE-3).

    A Ghost Soul is never engaged: what it does reaches as printed.
    """
    if type(body) is Hero and body.ghost:
        return enemies_afar(table, body.area, range)
    engaged, found = enemies_here(table.state, body.area)
    return found if engaged or not range else enemies_afar(table, body.area, range)


def enemies_here(state: SwordAndSorceryState, area: str) -> tuple[bool, list[str]]:
    """Is there any enemy in an area, and those whom a hero there can choose."""
    engaged = False
    found: list[str] = []
    for foe in state.foes:
        for figure in foe.figures:
            if figure.area == area:
                engaged = True
                if not figure.hidden:
                    found.append(figure.id)
    return engaged, found


def enemies_afar(table: SwordAndSorceryTable, here: str, range: int) -> list[str]:
    """Whom a hero can choose who has no enemy in his area: those in range and in sight."""
    found: list[str] = []
    away = geometry_of(table).fly[here]
    sees = None
    for foe in table.state.foes:
        for figure in foe.figures:
            if away[figure.area] <= range and not figure.hidden:
                if sees is None:
                    sees = seeing.seen_by_hero(table, here)
                if figure.area in sees:
                    found.append(figure.id)
    return found


def is_any_hero_in_reach(table: SwordAndSorceryTable, hero: Hero, range: int, other: bool = False) -> bool:
    """Is there a living hero or companion in range and in sight?"""
    here = hero.area
    for body in bodies(table.state):
        if body.area == here and not (other and body is hero):
            return True
    return bool(heroes_in_reach(table, hero, range, other))


def heroes_in_reach(table: SwordAndSorceryTable, hero: Hero, range: int, other: bool = False) -> list[str]:
    """Living heroes and companions in range and in sight (SS-RULE-138); perhaps not oneself."""
    here = hero.area
    away = geometry_of(table).fly[here]
    sees = None
    found: list[str] = []
    for body in bodies(table.state):
        if away[body.area] <= range and not (other and body is hero):
            if body.area != here:
                if sees is None:
                    sees = seeing.seen_by_hero(table, here)
                if body.area not in sees:
                    continue
            found.append(body.id)
    return found
