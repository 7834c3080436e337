"""Push (SS-PUSH) and retreat (SS-ENEMYMOVE-10)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import conditions
from holdfast.games.sword_and_sorcery.rules.find import bodies, figures, geometry_of, owner_seat
from holdfast.games.sword_and_sorcery.rules.quest import entering
from holdfast.games.sword_and_sorcery.rules.stats import is_flying
from holdfast.games.sword_and_sorcery.state import Body, Figure, SwordAndSorceryTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def exits(table: SwordAndSorceryTable, body: Body) -> tuple[str, ...]:
    """The areas that a figure can enter from where it stands."""
    geometry = geometry_of(table)
    return (geometry.flights if is_flying(table, body) else geometry.steps)[body.area]


def push(table: SwordAndSorceryTable, body: Body) -> Rule[None]:
    """One area back to where it came from, else where the pushed one chooses (SS-PUSH-4, -5)."""
    if not conditions.can_suffer(table, body):
        return
    ways = exits(table, body)
    if body.came in ways:
        area = body.came
    elif ways:
        seat = owner_seat(table.state, body.id)
        options = [option(f"to:{way}", seat) for way in ways]
        choice = yield Question("push", options, {"figure": body.id})
        area = choice.on[0]
    else:
        return
    table.note("pushed", figure=body.id, area=area)
    yield from entering.step(table, body, area) or ()


def retreat(table: SwordAndSorceryTable, figure: Figure) -> Rule[None]:
    """One area back; else away from the nearest hero, an empty area first (SS-RULE-69)."""
    ways = exits(table, figure)
    if figure.came in ways:
        yield from entering.step(table, figure, figure.came) or ()
        return
    walk = geometry_of(table).walk
    others = list(bodies(table.state))
    if not others:
        return
    near = min(walk[figure.area][body.area] for body in others)
    nearest = [body for body in others if walk[figure.area][body.area] == near]
    away = [way for way in ways if all(walk[way][body.area] > near for body in nearest)]
    if not away:
        return
    best = min(_crowd(table, way) for way in away)
    away = [way for way in away if _crowd(table, way) == best]
    seat = owner_seat(table.state, figure.id)
    options = [option(f"to:{way}", seat) for way in away]
    choice = yield Question("retreat", options, {"figure": figure.id})
    yield from entering.step(table, figure, choice.on[0]) or ()


def _crowd(table: SwordAndSorceryTable, area: str) -> int:
    """0 for an empty area, 1 for one without heroes, 2 for one with heroes."""
    if any(body.area == area for body in bodies(table.state)):
        return 2
    return int(any(figure.area == area for figure in figures(table.state)))
