"""How long a way is: the doors that are shut on it, and where it leads on from objective to objective."""

from collections.abc import Sequence

from holdfast.games.sword_and_sorcery.bot.caches import BOT_CACHES, MAX_STAGES, Doors
from holdfast.games.sword_and_sorcery.bot.objectives import Objective
from holdfast.games.sword_and_sorcery.bot.progress import objectives_left
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, geometry_of_map
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of

Steps = dict[str, tuple[str, ...]]


def doors_between(table: SwordAndSorceryTable) -> Doors:
    """How many doors have to be opened from area to area, at the least."""
    field, closed = field_of(table), table.state.closed
    known = BOT_CACHES[table.content].doors
    key = field.quest.id, closed
    found = known.get(key)
    if found is None:
        now, then = geometry_of_map(field.map, closed).steps, geometry_of_map(field.map, ()).steps
        found = known[key] = {area: _doors_from(area, now, then) for area in field.map.areas}
    return found


def _doors_from(start: str, now: Steps, then: Steps) -> dict[str, int]:
    """All that can be reached without opening a door first, then what lies behind one, and so on."""
    found = {start: 0}
    edge, doors = [start], 0
    while edge:
        for area in edge:
            for after in now[area]:
                if after not in found:
                    found[after] = doors
                    edge.append(after)
        doors += 1
        edge = [after for after in dict.fromkeys(b for a in edge for b in then[a]) if after not in found]
        found.update(dict.fromkeys(edge, doors))
    return found


def distance_after(table: SwordAndSorceryTable, objective: Objective | None) -> int:
    """How far it is from where this objective is done to the next one, and so on to the last.

    Where an enemy will stand that is not there yet, nobody knows: such objectives are no detour.
    """
    left = objectives_left(table)
    if objective is None or objective not in left:
        return 0
    known = BOT_CACHES[table.content].distances
    key = table.state.quest, objective, tuple(left)
    found = known.get(key)
    if found is None:
        if len(known) > MAX_STAGES:
            known.clear()
        found = known[key] = _distance_along(table, left[left.index(objective) :])
    return found


def _distance_along(table: SwordAndSorceryTable, objectives: Sequence[Objective]) -> int:
    field = field_of(table)
    walls = tuple([id for id, door in field.quest.doors.items() if door.kind == "wall"])
    walk = geometry_of_map(field.map, walls).walk
    here: Sequence[str] = ()
    found = 0
    for objective in objectives:
        there = field.map.doors[objective.what].areas if objective.kind == "open" else (objective.area,)
        if all(there):
            found += min((walk[a][b] for a in here for b in there if walk[a][b] < FAR), default=0)
            here = there
    return found
