"""How enemies move (SS-ENEMYMOVE)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, foe_seat, geometry_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, Geometry
from holdfast.games.sword_and_sorcery.rules.quest import entering
from holdfast.games.sword_and_sorcery.state import Figure, Foe, SwordAndSorceryTable, field_of
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def move_toward(context: EffectContext, area: str, most: int) -> Rule[None]:
    """Up to so many areas by a shortest route, stopping in the target's area (SS-RULE-105, -106)."""
    table, foe, figure = context.table, context.foe, context.actor
    if foe is None or type(figure) is not Figure:
        return
    path = yield from _walk(table, foe, figure, area, most)
    if len(foe.figures) > 1 and figure in foe.figures:
        yield from join(table, foe, figure, context.resting)
    if len(path) > 1:
        yield from after_move(context, foe, figure, path)


def _walk(table: SwordAndSorceryTable, foe: Foe, figure: Figure, area: str, most: int) -> Rule[list[str]]:
    """A figure goes up to so many areas by a shortest route; the areas it was in, the first included."""
    path = [figure.area]
    for _ in range(most):
        if figure.area == area or figure not in foe.figures:
            break
        ways = next_steps(table, foe, figure.area, area)
        if not ways:
            break
        way = ways[0]
        if len(ways) > 1:
            seat = foe_seat(table.state, foe)
            options = [option(f"to:{way}", seat) for way in ways]
            choice = yield Question("route", options, {"enemy": figure.id, "area": area})
            way = choice.on[0]
        arriving = entering.step(table, figure, way)
        if arriving is not None:
            yield from arriving
        path.append(figure.area)
    return path


def join(
    table: SwordAndSorceryTable, foe: Foe, figure: Figure, resting: frozenset[str] = frozenset()
) -> Rule[None]:
    """The rest of a Group comes to its leader, however far, by the rules of movement (SS-RULE-184).

    Who is stunned stays, and who sits this activation out because it was.
    """
    for other in list(foe.figures):
        if other is figure or other.stun or other.id in resting:
            continue
        if other.area != figure.area:
            yield from _walk(table, foe, other, figure.area, FAR)


def after_move(context: EffectContext, foe: Foe, figure: Figure, path: list[str]) -> Rule[None]:
    """Abilities that concern movement."""
    table = context.table
    for ability in enemy_profile_of(table, foe).at["moved"]:
        if figure in foe.figures:
            moving = context.toward(context.targets)
            moving.path = path
            yield from effects.use_ability(table, foe, figure, ability, context.targets, parent=moving)


def next_steps(table: SwordAndSorceryTable, foe: Foe, start: str, end: str) -> list[str]:
    """The next areas of the shortest routes, of those with the fewest obstacles (SS-RULE-106).

    Worked out once for each way on a map with the same doors closed.
    """
    geometry, flying = geometry_of(table), enemy_profile_of(table, foe).flying
    key = start, end, flying
    found = geometry.routes.get(key)
    if found is None:
        quest = field_of(table).quest
        bad = frozenset() if flying else frozenset([*quest.hindering, *quest.dangerous])
        found = geometry.routes[key] = _next_steps(geometry, start, end, flying, bad)
    return found


def _next_steps(geometry: Geometry, start: str, end: str, flying: bool, bad: frozenset[str]) -> list[str]:
    steps = geometry.flights if flying else geometry.steps
    away = geometry.fly if flying else geometry.walk
    if away[start][end] in (0, FAR):
        return []

    def nearer(at: str) -> list[str]:
        return [way for way in steps[at] if away[way][end] == away[at][end] - 1]

    def obstacles(at: str) -> int:
        if at == end:
            return 0
        return int(at in bad) + min(obstacles(way) for way in nearer(at))

    ways = nearer(start)
    if len(ways) < 2 or not bad:
        return ways
    fewest = min(obstacles(way) for way in ways)
    return [way for way in ways if obstacles(way) == fewest]
