"""The map of a quest: drawn as text, read into areas, edges and doors.

Cells stand at odd rows and columns, the edges between them at even ones:

    +-+-+-+
    |a a|b|
    + +1+v+
    |c c d|
    +-+-+-+

A letter is a cell of that area, a space or a dot is no cell at all. An edge is open (space or dot), a wall
(`#`, `|`, `-`), a door (its digit) or a barrier (`<`, `>`, `^`, `v`: the only way it can be crossed).
Areas on capital letters are called `a2`, `b2` and so on.
"""

from collections.abc import Mapping
from typing import NamedTuple

from holdfast.games.sword_and_sorcery.message_ids import Fault, FaultCode

SCALE = 4
"""Positions are counted in quarters of a cell, so that all geometry is exact."""
WALLS = "#|-"
OPEN = " ."
CORNERS = "+#|- "
ARROWS = {">": (1, 0), "<": (-1, 0), "v": (0, 1), "^": (0, -1)}

Cell = tuple[int, int]
Point = tuple[int, int]
Segment = tuple[Point, Point]


class Door(NamedTuple):
    """A door, locked door or wall token: the two areas at it and where it stands."""

    id: str
    areas: tuple[str, str]
    segments: tuple[Segment, ...]


class Map:
    """Areas and the edges between them; what holds while doors are closed: `rules/geometry.py`."""

    def __init__(self, text: str, dots: Mapping[str, tuple[float, float]] | None = None) -> None:
        self.problems: list[Fault] = []
        rows = text.strip("\n").splitlines()
        self.width = (max(map(len, rows), default=0) - 1) // 2
        self.height = (len(rows) - 1) // 2
        self._rows = [row.ljust(2 * self.width + 1) for row in rows]
        self.cells: dict[Cell, str] = {}
        self._read_cells()
        self.areas = tuple(dict.fromkeys(self.cells[cell] for cell in sorted(self.cells, key=_reading_order)))
        self.open: set[tuple[str, str]] = set()
        """Pairs of areas with an open edge, both ways."""
        self.barriers: set[tuple[str, str]] = set()
        """Pairs of areas with a barrier that can be crossed from the first to the second."""
        self.walls: list[Segment] = []
        self._door_edges: dict[str, list[tuple[str, str, Segment]]] = {}
        self._read_edges()
        self.doors = self._read_doors()
        self.dots = {area: self._dot(area, dots or {}) for area in self.areas}
        self._check_connected()

    def neighbours(self, area: str) -> list[str]:
        """The areas that share an edge of any kind but a wall with this one."""
        pairs = [*self.open, *self.barriers, *((b, a) for a, b in self.barriers)]
        pairs += [pair for door in self.doors.values() for pair in (door.areas, door.areas[::-1])]
        return sorted({b for a, b in pairs if a == area})

    def outline(self, area: str) -> list[Cell]:
        """The cells of an area."""
        return sorted((cell for cell, found in self.cells.items() if found == area), key=_reading_order)

    # -- reading ------------------------------------------------------------------------------

    def _read_cells(self) -> None:
        for row in range(self.height):
            for column in range(self.width):
                mark = self._rows[2 * row + 1][2 * column + 1]
                if mark.isascii() and mark.isalpha():
                    self.cells[column, row] = area_of(mark)
                elif mark not in " .":
                    self._problem("map-bad-cell", mark=mark, row=row + 1, column=column + 1)

    def _read_edges(self) -> None:
        for row in range(self.height):
            for column in range(self.width + 1):
                line = (column * SCALE, row * SCALE), (column * SCALE, (row + 1) * SCALE)
                self._edge(self._rows[2 * row + 1][2 * column], (column - 1, row), (column, row), line)
        for row in range(self.height + 1):
            for column in range(self.width):
                line = (column * SCALE, row * SCALE), ((column + 1) * SCALE, row * SCALE)
                self._edge(self._rows[2 * row][2 * column + 1], (column, row - 1), (column, row), line)

    def _edge(self, mark: str, before: Cell, after: Cell, line: Segment) -> None:
        first, second = self.cells.get(before), self.cells.get(after)
        if first is None and second is None:
            return
        if mark.isdigit():
            if first is None or second is None or first == second:
                self._problem("map-door-between", door=f"door-{mark}")
            else:
                self._door_edges.setdefault(f"door-{mark}", []).append((first, second, line))
        elif first is None or second is None or mark in WALLS:
            self.walls.append(line)
        elif mark in ARROWS:
            along = (after[0] - before[0], after[1] - before[1])
            if along == ARROWS[mark]:
                self.barriers.add((first, second))
            elif along == (-ARROWS[mark][0], -ARROWS[mark][1]):
                self.barriers.add((second, first))
            else:
                self._problem("map-bad-edge", mark=mark, row=after[1] + 1, column=after[0] + 1)
        elif mark not in OPEN:
            self._problem("map-bad-edge", mark=mark, row=after[1] + 1, column=after[0] + 1)
        elif first != second:
            self.open |= {(first, second), (second, first)}

    def _read_doors(self) -> dict[str, Door]:
        doors = {}
        for id, edges in sorted(self._door_edges.items()):
            sides = {tuple(sorted((a, b))) for a, b, _ in edges}
            if len(sides) > 1:
                self._problem("map-door-between", door=id)
            a, b = sorted(edges[0][:2])
            doors[id] = Door(id, (a, b), tuple(line for _, _, line in edges))
        return doors

    def _dot(self, area: str, told: Mapping[str, tuple[float, float]]) -> Point:
        if area in told:
            x, y = told[area]
            return round(x * SCALE), round(y * SCALE)
        cells = self.outline(area)
        x = SCALE * sum(cell[0] for cell in cells) / len(cells) + SCALE // 2
        y = SCALE * sum(cell[1] for cell in cells) / len(cells) + SCALE // 2
        middle = round(x), round(y)
        if self._touched(middle) <= set(cells):
            return middle
        inside = [point for cell in cells for point in _points_of(cell) if self._touched(point) <= set(cells)]
        return min(inside, key=lambda point: ((point[0] - x) ** 2 + (point[1] - y) ** 2, point[1], point[0]))

    def _touched(self, point: Point) -> set[Cell]:
        """The cells that a point lies in, or between."""
        columns = {(point[0] - 1) // SCALE, point[0] // SCALE}
        rows = {(point[1] - 1) // SCALE, point[1] // SCALE}
        return {(column, row) for column in columns for row in rows}

    def _check_connected(self) -> None:
        for area in self.areas:
            cells = set(self.outline(area))
            reached, fresh = set[Cell](), [min(cells)]
            while fresh:
                column, row = fresh.pop()
                reached.add((column, row))
                around = ((column + dx, row + dy) for dx, dy in ARROWS.values())
                fresh += [cell for cell in around if cell in cells and cell not in reached]
            if reached != cells:
                self._problem("map-torn-area", area=area)
            if cells.isdisjoint(self._touched(self.dots[area])):
                self._problem("map-dot-outside", area=area)

    def _problem(self, code: FaultCode, **facts: str | int) -> None:
        self.problems.append(Fault(code, "map", dict(facts)))


def area_of(mark: str) -> str:
    """The id of the area that a letter draws.

    >>> area_of("b"), area_of("B")
    ('b', 'b2')
    """
    return mark if mark.islower() else f"{mark.lower()}2"


def _points_of(cell: Cell) -> list[Point]:
    """The middle of a cell, and those of its right and lower edges."""
    x, y = cell[0] * SCALE + SCALE // 2, cell[1] * SCALE + SCALE // 2
    return [(x, y), (x + SCALE // 2, y), (x, y + SCALE // 2)]


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]
