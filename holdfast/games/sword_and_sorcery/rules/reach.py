"""Whom a hero may choose as a target."""

from holdfast.games.sword_and_sorcery.rules import seeing
from holdfast.games.sword_and_sorcery.rules.find import bodies, figures, ground_of, is_engaged
from holdfast.games.sword_and_sorcery.state import Body, Hero, Play


def enemies_in_reach(table: Play, body: Body, range: int) -> list[str]:
    """Enemies in range and in sight; an engaged hero only those in his own area (SS-ENGAGE-3)."""
    state = table.state
    here = body.area
    if is_engaged(state, here):
        return [figure.id for figure in figures(state) if figure.area == here and not figure.hidden]
    if not range:
        return []
    away = ground_of(table).fly[here]
    sees = None
    found = []
    for figure in figures(state):
        if away[figure.area] <= range and not figure.hidden:
            if sees is None:
                sees = seeing.seen_by_hero(table, here)
            if figure.area in sees:
                found.append(figure.id)
    return found


def heroes_in_reach(table: Play, hero: Hero, range: int, other: bool = False) -> list[str]:
    """Living heroes and companions in range and in sight (SS-RULE-138); perhaps not oneself."""
    away = ground_of(table).fly[hero.area]
    return [
        body.id
        for body in bodies(table.state)
        if away[body.area] <= range
        and not (other and body is hero)
        and seeing.hero_sees(table, hero.area, body.area)
    ]
