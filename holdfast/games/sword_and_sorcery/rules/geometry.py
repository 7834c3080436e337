"""Distances and lines of sight on a map, for one set of closed doors (SS-RULE-2, SS-RULE-3)."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from holdfast.games.sword_and_sorcery.content.map import Map, Point, Segment

SIGHT_LIMIT = 5
FAR = 99
MAX_GEOMETRIES = 4096
"""So many maps with their closed doors are kept in mind."""


class Geometry:
    """What a map is like while certain doors are closed.

    `steps` are the areas that a walker can enter from an area, `flights` those of a flyer (and the
    areas next to it for attacks); `walk`, `fly` count the steps between two areas, FAR where there is
    no way; `sees` maps each area in sight to the areas that the line crosses in between (it goes both
    ways), `crossed` are all of these together, `seen` are the areas in sight.
    """

    __slots__ = ("crossed", "flights", "fly", "routes", "seen", "sees", "steps", "walk")

    def __init__(self, map: Map, closed: tuple[str, ...]) -> None:
        doors = [door for id, door in map.doors.items() if id not in closed]
        passed = {pair for door in doors for pair in (door.areas, door.areas[::-1])}
        walked = map.open | passed | map.barriers
        flown = walked | {(b, a) for a, b in map.barriers}
        self.steps = {area: tuple(b for b in map.areas if (area, b) in walked) for area in map.areas}
        self.flights = {area: tuple(b for b in map.areas if (area, b) in flown) for area in map.areas}
        self.walk = {area: _distances(area, self.steps) for area in map.areas}
        self.fly = {area: _distances(area, self.flights) for area in map.areas}
        barred = [line for id in closed if id in map.doors for line in map.doors[id].segments]
        opaque = merged([*map.walls, *barred])
        self.sees: dict[str, dict[str, tuple[str, ...]]] = {area: {area: ()} for area in map.areas}
        for number, first in enumerate(map.areas):
            for second in map.areas[number + 1 :]:
                if self.fly[first][second] > SIGHT_LIMIT:
                    continue
                line = map.dots[first], map.dots[second]
                if not any(crosses(line, wall) for wall in opaque):
                    between = _areas_between(map, line, first, second)
                    self.sees[first][second] = between
                    self.sees[second][first] = between[::-1]
        self.seen = {area: frozenset(seen) for area, seen in self.sees.items()}
        self.routes: dict[tuple[str, str, bool], list[str]] = {}
        """The next areas of the ways that enemies took, by start and end and whether they fly."""
        self.crossed = {
            area: frozenset(one for between in seen.values() for one in between)
            for area, seen in self.sees.items()
        }


@lru_cache(maxsize=MAX_GEOMETRIES)
def geometry_of_map(map: Map, closed: tuple[str, ...]) -> Geometry:
    """Distances and lines of sight while those doors are closed; made once for each set of them."""
    return Geometry(map, tuple(sorted(closed)))


def _distances(start: str, steps: dict[str, tuple[str, ...]]) -> dict[str, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        further = []
        for area in edge:
            for after in steps[area]:
                if after not in found:
                    found[after] = found[area] + 1
                    further.append(after)
        edge = further
    return {area: found.get(area, FAR) for area in steps}


def merged(lines: Iterable[Segment]) -> list[Segment]:
    """Walls that continue each other are one wall: no line slips through where they meet."""
    rows: dict[tuple[bool, int], list[tuple[int, int]]] = {}
    for (x1, y1), (x2, y2) in lines:
        upright = x1 == x2
        across, start, end = (x1, y1, y2) if upright else (y1, x1, x2)
        rows.setdefault((upright, across), []).append((min(start, end), max(start, end)))
    found = []
    for (upright, across), spans in rows.items():
        joined: list[list[int]] = []
        for start, end in sorted(spans):
            if joined and start <= joined[-1][1]:
                joined[-1][1] = max(joined[-1][1], end)
            else:
                joined.append([start, end])
        for start, end in joined:
            found.append(((across, start), (across, end)) if upright else ((start, across), (end, across)))
    return found


def crosses(line: Segment, wall: Segment) -> bool:
    """Does the line cross the inside of the wall, or run along it? Touching its end does not count."""
    p, q = line
    a, b = wall
    side_a, side_b = _side(p, q, a), _side(p, q, b)
    if side_a == side_b == 0:
        axis = 0 if p[0] != q[0] else 1
        low, high = sorted((p[axis], q[axis]))
        start, end = sorted((a[axis], b[axis]))
        return min(high, end) > max(low, start)
    return side_a * side_b < 0 and _side(a, b, p) * _side(a, b, q) <= 0


def _side(p: Point, q: Point, r: Point) -> int:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _areas_between(map: Map, line: Segment, first: str, second: str) -> tuple[str, ...]:
    """The areas that the line crosses over some length, from the first to the second (SS-LOS-4)."""
    (x1, y1), (x2, y2) = line
    cuts = {0.0, 1.0}
    for start, end in ((x1, x2), (y1, y2)):
        low, high = sorted((start, end))
        cuts |= {(at - start) / (end - start) for at in range(low - low % 4 + 4, high, 4)}
    order = sorted(cuts)
    found: dict[str, None] = {}
    for before, after in pairwise(order):
        middle = (before + after) / 2
        cell = int((x1 + (x2 - x1) * middle) // 4), int((y1 + (y2 - y1) * middle) // 4)
        area = map.cells.get(cell)
        if area is not None and area not in (first, second):
            found[area] = None
    return tuple(found)
