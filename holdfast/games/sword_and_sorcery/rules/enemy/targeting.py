"""Whom an enemy chooses (SS-TARGET)."""

from collections.abc import Sequence

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, foe_seat, geometry_of, scroll_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.stats import can_be_chosen, health
from holdfast.games.sword_and_sorcery.state import Ally, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Verb
from holdfast.kernel.table import Rule

Victim = Hero | Ally
TARGET = Verb("target")


def distances(table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure]) -> dict[str, int]:
    """The steps of the nearest acting figure to every area (SS-RULE-12)."""
    geometry = geometry_of(table)
    ways = geometry.fly if enemy_profile_of(table, foe).flying else geometry.walk
    first = ways[acting[0].area]
    return first if len(acting) == 1 else _nearest_of_all(ways, acting)


def _nearest_of_all(ways: dict[str, dict[str, int]], acting: Sequence[Figure]) -> dict[str, int]:
    first, *others = [ways[figure.area] for figure in acting]
    return {area: min([count, *[other[area] for other in others]]) for area, count in first.items()}


def possible(table: SwordAndSorceryTable, foe: Foe) -> list[Victim]:
    """Everybody this enemy may choose at all; Vengeful ones see the priority hero alone."""
    state = table.state
    found: list[Victim] = []
    for hero in state.heroes:
        if not hero.ghost and not hero.hidden and not hero.veil:
            found.append(hero)
    if state.allies:
        for ally in state.allies:
            if can_be_chosen(ally):
                found.append(ally)
    if foe.boss and state.priority and boss.is_vengeful(table, foe):
        return _named(found, state.priority)
    return found


def _named(found: list[Victim], id: str) -> list[Victim]:
    return [body for body in found if body.id == id]


def in_sight(table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure]) -> list[Victim]:
    """Those in sight of a figure that is not blinded (SS-GROUP-8, SS-ENEMYCOND-7)."""
    sees = geometry_of(table).sees
    views = []
    for figure in acting:
        if not figure.blind:
            views.append(sees[figure.area])
    seen: list[Victim] = []
    for body in possible(table, foe):
        for view in views:
            if body.area in view:
                seen.append(body)
                break
    return seen


def candidates(
    table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure], at: Sequence[int]
) -> list[Victim]:
    """Targets of a behaviour: in sight, with a route, at one of its distances (SS-RULE-103)."""
    away = distances(table, foe, acting)
    return [body for body in in_sight(table, foe, acting) if away[body.area] in at]


def choose_main(
    table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure], found: list[Victim]
) -> Rule[Victim]:
    """The main target first, then the priority rule (SS-TARGET-3, SS-TARGET-8)."""
    if len(found) == 1:
        return found[0]
    wanted = scroll_of(table, foe).target
    match wanted:
        case "most-wounded":
            fitting = _best(found, [body.wounds for body in found])
        case "nearest":
            fitting = _best(found, _nearness(found, distances(table, foe, acting)))
        case "richest":
            fitting = _best(found, [body.crowns if type(body) is Hero else 0 for body in found])
        case _:
            fitting = _of_style(table, found, wanted) or found
    chosen = yield from by_priority(table, foe, acting, fitting)
    return chosen


def by_priority(
    table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure], found: list[Victim]
) -> Rule[Victim]:
    """Most wounds, fewest HP left, nearest, then the controlling player (SS-TARGET-9)."""
    if len(found) == 1:
        return found[0]
    found = _best(found, [body.wounds for body in found])
    if len(found) > 1:
        found = _best(found, _harm(table, found))
    if len(found) > 1:
        found = _best(found, _nearness(found, distances(table, foe, acting)))
    if len(found) == 1:
        return found[0]
    seat = foe_seat(table.state, foe)
    options = []
    for body in found:
        options.append(TARGET[seat, body.id])
    choice = yield Question("enemy-target", options, {"enemy": foe.card})
    return found[options.index(choice)]


def nearest(
    table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure], found: list[Victim]
) -> Rule[Victim | None]:
    """The nearest of them with a route, ties by the priority rule (SS-RULE-104)."""
    found = closest(table, foe, acting, found)
    if not found:
        return None
    chosen = yield from by_priority(table, foe, acting, found)
    return chosen


def closest(
    table: SwordAndSorceryTable, foe: Foe, acting: Sequence[Figure], found: list[Victim]
) -> list[Victim]:
    """Those of them that are nearest and have a route."""
    ways = _nearness(found, distances(table, foe, acting))
    return _best(found, ways) if found and max(ways) > -FAR else []


def _harm(table: SwordAndSorceryTable, found: list[Victim]) -> list[int]:
    return [-health(table, body) for body in found]


def _nearness(found: list[Victim], away: dict[str, int]) -> list[int]:
    return [-away[body.area] for body in found]


def _of_style(table: SwordAndSorceryTable, found: list[Victim], style: str) -> list[Victim]:
    return [body for body in found if style_of(table, body) == style]


def style_of(table: SwordAndSorceryTable, body: Victim) -> str:
    """The fighting style."""
    if type(body) is Hero:
        return table.content.classes[body.card].style
    return table.content.companions[body.card].style


def _best(found: list[Victim], values: list[int]) -> list[Victim]:
    best = max(values)
    fitting = []
    for body, value in zip(found, values, strict=True):
        if value == best:
            fitting.append(body)
    return fitting
