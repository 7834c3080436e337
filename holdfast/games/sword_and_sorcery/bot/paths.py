"""How long a way is: the doors that are shut on it, and where it leads on from errand to errand."""

from collections.abc import Sequence

from holdfast.games.sword_and_sorcery.bot.objectives import MOST_STAGES, Errand, errands
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, ground_on
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of

Steps = dict[str, tuple[str, ...]]
Doors = dict[str, dict[str, int]]


def doors_between(table: SwordAndSorceryTable) -> Doors:
    """How many doors have to be opened from area to area, at the least."""
    field, closed = field_of(table), tuple(table.state.closed)
    known: dict[tuple[str, tuple[str, ...]], Doors] = table.content.memo.setdefault("doors between", {})
    key = field.quest.id, closed
    found = known.get(key)
    if found is None:
        now, then = ground_on(field.map, closed).steps, ground_on(field.map, ()).steps
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


def way_after(table: SwordAndSorceryTable, errand: Errand | None) -> int:
    """How far it is from where this errand is done to the next one, and so on to the last.

    Where an enemy will stand that is not there yet, nobody knows: such errands are no detour.
    """
    left = errands(table)
    if errand is None or errand not in left:
        return 0
    known: dict[tuple[object, ...], int] = table.content.memo.setdefault("way after", {})
    key = table.state.quest, errand, tuple(left)
    found = known.get(key)
    if found is None:
        if len(known) > MOST_STAGES:
            known.clear()
        found = known[key] = _way_along(table, left[left.index(errand) :])
    return found


def _way_along(table: SwordAndSorceryTable, errands: Sequence[Errand]) -> int:
    field = field_of(table)
    walk = ground_on(field.map, [id for id, door in field.quest.doors.items() if door.kind == "wall"]).walk
    here: Sequence[str] = ()
    found = 0
    for errand in errands:
        there = field.map.doors[errand.what].areas if errand.kind == "open" else (errand.area,)
        if all(there):
            found += min((walk[a][b] for a in here for b in there if walk[a][b] < FAR), default=0)
            here = there
    return found
