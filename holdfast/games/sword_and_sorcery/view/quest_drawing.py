"""What a map looks like to those who build it: who sees whom, and what stands in the way."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.map import SCALE, Map, Point, Segment
from holdfast.games.sword_and_sorcery.rules.geometry import SIGHT_LIMIT, Geometry, crosses, merged

MAX_MAP = 6000
"""Characters of a map: one of 26 by 26 cells has fewer."""


class AreaDrawing(Struct, frozen=True):
    """An area: its vision dot, what is seen from it, and where lines of sight to others end at a wall."""

    dot: Point
    sees: list[str]
    stopped: dict[str, Point]


class QuestDrawing(Struct, frozen=True):
    """All areas of a map while these doors are closed. Points are counted in quarters of a cell."""

    areas: dict[str, AreaDrawing]


def quest_drawing(data: Mapping[str, Any]) -> QuestDrawing:
    """The drawing of `{ map, dots, closed }`; a map that cannot be read has no areas."""
    text, dots, closed = data.get("map"), data.get("dots"), data.get("closed")
    if not isinstance(text, str) or len(text) > MAX_MAP:
        return QuestDrawing({})
    map = Map(text, _dots(dots))
    shut = tuple(one for one in closed if isinstance(one, str)) if isinstance(closed, list) else ()
    geometry, opened = Geometry(map, shut), Geometry(map, ())
    walls = merged([*map.walls, *(line for id in shut if id in map.doors for line in map.doors[id].segments)])
    near = {area: [one for one in map.areas if opened.fly[area][one] <= SIGHT_LIMIT] for area in map.areas}
    return QuestDrawing(
        {area: _area(area, map, geometry.sees[area], near[area], walls) for area in map.areas}
    )


def _dots(dots: Any) -> dict[str, tuple[float, float]]:
    found = {}
    for area, at in dots.items() if isinstance(dots, dict) else ():
        if isinstance(at, list) and len(at) == 2 and all(isinstance(one, int | float) for one in at):
            found[area] = (at[0], at[1])
    return found


def _area(
    area: str, map: Map, sees: Collection[str], near: Iterable[str], walls: list[Segment]
) -> AreaDrawing:
    stopped = {}
    for other in near:
        if other not in sees:
            line = map.dots[area], map.dots[other]
            ends = [_meeting(line, wall) for wall in walls if crosses(line, wall)]
            if ends:
                stopped[other] = min(ends, key=lambda end: _far(end, line[0]))
    return AreaDrawing(map.dots[area], sorted(sees), stopped)


def _far(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _meeting(line: Segment, wall: Segment) -> Point:
    """Where a line meets a wall, to the nearest quarter of a cell."""
    ((x1, y1), (x2, y2)), ((wx1, wy1), (wx2, _)) = line, wall
    if wx1 == wx2 and x1 != x2:
        return wx1, round(y1 + (y2 - y1) * (wx1 - x1) / (x2 - x1))
    if wx1 != wx2 and y1 != y2:
        return round(x1 + (x2 - x1) * (wy1 - y1) / (y2 - y1)), wy1
    return x1 + SCALE // 2 * _sign(x2 - x1), y1 + SCALE // 2 * _sign(y2 - y1)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
