"""The map of a quest with letters: areas between walls, what stands and lies in them.

Every cell of the map is a small field; walls are heavy lines, open borders between areas dotted ones, a
closed door stands as its number in the wall, a barrier as an arrow the way it can be crossed.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from holdfast.terminal.boards.board import Highlights, View
from holdfast.terminal.boards.sword_and_sorcery.signs import MARKS, figures, mark, numbers
from holdfast.terminal.palette import EVIL, HEADING, QUIET, STYLES
from holdfast.terminal.translator import Translator

SCALE = 4
"""The view counts positions in quarters of a cell."""
WIDEST = 79
MAX_WIDTH = 9
LINES = 2
"""Lines inside a cell; a roomy one has another."""
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Corners by the walls that meet there: 1 above, 2 at the right, 4 below, 8 at the left."""
ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}

Edge = tuple[int, int, bool]
"""The border at the upper (True) or left (False) side of a cell."""


def draw_map(view: View, translator: Translator, lit: Highlights, roomy: bool) -> Text:
    """The map, line by line."""
    return _Map(view, lit, LINES + roomy).text()


class _Map:
    def __init__(self, view: View, lit: Highlights, lines: int) -> None:
        self.view, self.lit = view, lit
        self.map: Mapping[str, Any] = view["map"]
        self.width: int = self.map["width"]
        self.height: int = self.map["height"]
        self.wide = min(MAX_WIDTH, (WIDEST - 1) // max(self.width, 1))
        self.tall = lines + 1
        self.cells = {(x, y): area["id"] for area in self.map["areas"] for x, y in area["cells"]}
        self.walls = {edge for start, end in self.map["walls"] for edge in _edges(start, end)}
        self.doors = {
            edge: door
            for door in self.map["doors"]
            for start, end in door["at"]
            for edge in _edges(start, end)
        }
        self.barriers = {(first, second) for first, second in self.map["barriers"]}
        self.canvas = [[Text(" ") for _ in range(self.width * self.wide + 1)] for _ in range(self._rows)]

    @property
    def _rows(self) -> int:
        return self.height * self.tall + 1

    def text(self) -> Text:
        """The whole canvas."""
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                self._draw_corner(x, y)
                if x < self.width:
                    self._draw_upper(x, y)
                if y < self.height:
                    self._draw_left(x, y)
        for area in self.map["areas"]:
            self._fill(area)
        lines = [Text().join(row) for row in self.canvas]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    # -- borders ------------------------------------------------------------------------------

    def _is_wall(self, x: int, y: int, upper: bool) -> bool:
        """Nothing passes there: a wall, the edge of the map, or a door (closed or not, it has its posts)."""
        if (x, y, upper) in self.walls or (x, y, upper) in self.doors:
            return True
        here, there = self._sides(x, y, upper)
        return (here is None) is not (there is None)

    def _sides(self, x: int, y: int, upper: bool) -> tuple[str | None, str | None]:
        before = (x, y - 1) if upper else (x - 1, y)
        return self.cells.get(before), self.cells.get((x, y))

    def _draw_corner(self, x: int, y: int) -> None:
        arms = (
            self._is_wall(x, y - 1, False)
            + 2 * self._is_wall(x, y, True)
            + 4 * self._is_wall(x, y, False)
            + 8 * self._is_wall(x - 1, y, True)
        )
        around = {self.cells.get((x - dx, y - dy)) for dx in (0, 1) for dy in (0, 1)}
        if arms:
            self._put(x * self.wide, y * self.tall, HEAVY[arms], "")
        elif len(around) > 1:
            self._put(x * self.wide, y * self.tall, "·", QUIET)

    def _draw_upper(self, x: int, y: int) -> None:
        left, top = x * self.wide + 1, y * self.tall
        length = self.wide - 1
        shown, style = self._border(x, y, True, "━", "┄")
        for step in range(length):
            self._put(left + step, top, shown, style)
        door = self.doors.get((x, y, True))
        arrow = self._arrow(x, y, True)
        if door is not None:
            self._put(left + length // 2, top, *_door(door))
        elif arrow:
            self._put(left + length // 2, top, arrow, EVIL)

    def _draw_left(self, x: int, y: int) -> None:
        left, top = x * self.wide, y * self.tall + 1
        shown, style = self._border(x, y, False, "┃", "┊")
        for step in range(self.tall - 1):
            self._put(left, top + step, shown, style)
        door = self.doors.get((x, y, False))
        arrow = self._arrow(x, y, False)
        if door is not None:
            self._put(left, top, *_door(door))
        elif arrow:
            self._put(left, top, arrow, EVIL)

    def _border(self, x: int, y: int, upper: bool, wall: str, open: str) -> tuple[str, str]:
        door = self.doors.get((x, y, upper))
        if door is not None and not door["closed"]:
            return open, QUIET
        if self._is_wall(x, y, upper):
            return wall, STYLES["yellow"] if door is not None else ""
        here, there = self._sides(x, y, upper)
        return (open, QUIET) if here != there else (" ", "")

    def _arrow(self, x: int, y: int, upper: bool) -> str:
        """The way a barrier can be crossed."""
        if self._is_wall(x, y, upper):
            return ""
        before, here = self._sides(x, y, upper)
        ahead = (0, 1) if upper else (1, 0)
        if (before, here) in self.barriers:
            return ARROWS[ahead]
        return ARROWS[-ahead[0], -ahead[1]] if (here, before) in self.barriers else ""

    def _put(self, column: int, row: int, letter: str, style: str) -> None:
        self.canvas[row][column] = Text(letter, style)

    # -- what is in an area -------------------------------------------------------------------

    def _fill(self, area: Mapping[str, Any]) -> None:
        """Signs one after another, in the strips that the cells of an area make."""
        strips = list(self._strips(area["id"]))
        signs = list(self._signs(area))
        for left, row, width in strips:
            at = 0
            while signs and at + signs[0].cell_len <= width:
                for letter in signs.pop(0).divide(range(1, 99)):
                    if letter.plain:
                        self.canvas[row][left + at] = letter
                        at += 1
                at += 1
        if signs:
            left, row, width = strips[-1]
            self.canvas[row][left + width - 1] = Text("…", QUIET)

    def _strips(self, area: str) -> Iterator[tuple[int, int, int]]:
        """The free lines of an area: column, row and width of each."""
        for y in range(self.height):
            x = 0
            while x < self.width:
                if self.cells.get((x, y)) != area:
                    x += 1
                    continue
                end = x
                while self.cells.get((end, y)) == area and (end == x or not self._is_wall(end, y, False)):
                    end += 1
                for line in range(self.tall - 1):
                    yield x * self.wide + 1, y * self.tall + 1 + line, (end - x) * self.wide - 1
                x = end

    def _signs(self, area: Mapping[str, Any]) -> Iterator[Text]:
        id = area["id"]
        yield Text(mark(id), HEADING).append(numbers(self.lit.get(id, ()), self.wide - 2))
        signs = figures(self.view)
        for body in _bodies(self.view):
            if body["area"] == id:
                yield signs[body["id"]]
        yield from _things(self.view, area)


def _edges(start: list[int], end: list[int]) -> Iterator[Edge]:
    """A segment as borders of single cells."""
    (x, y), (to_x, to_y) = ([value // SCALE for value in point] for point in (start, end))
    if y == to_y:
        yield from ((step, y, True) for step in range(min(x, to_x), max(x, to_x)))
    else:
        yield from ((x, step, False) for step in range(min(y, to_y), max(y, to_y)))


def _door(door: Mapping[str, Any]) -> tuple[str, str]:
    number = door["id"].rpartition("-")[2]
    return number, f"bold {STYLES['yellow']}" if door["closed"] else QUIET


def _bodies(view: View) -> Iterator[Mapping[str, Any]]:
    yield from view["heroes"]
    yield from view["companions"]
    for foe in view["enemies"]:
        yield from foe["figures"]


def _things(view: View, area: Mapping[str, Any]) -> Iterator[Text]:
    """Tokens and things that lie in an area."""
    id, map = area["id"], view["map"]
    if area["hindering"]:
        yield Text(MARKS["hindering"], QUIET)
    if area["dangerous"]:
        yield Text(MARKS["dangerous"], EVIL)
    if area["shrine"] is not None:
        yield Text(MARKS["shrine" if area["shrine"] else "silent"], STYLES["blue"])
    for gate in map["gates"]:
        if gate["area"] == id:
            yield Text(MARKS["gate" if gate["active"] else "shut"], EVIL if gate["active"] else QUIET)
    if area["shadows"]:
        yield Text(MARKS["shadow"] * min(area["shadows"], 3), EVIL)
    found = {
        "story": area["story"],
        "search": area["search"],
        "chest": any(chest["area"] == id for chest in map["chests"]),
        "key": id in map["keys"].values(),
        "waypoint": any(one["area"] == id for one in map["waypoints"]),
        "ground": any(area["ground"].values()),
        "fire": bool(area["burning"]),
        "rune": bool(area["runes"]),
    }
    for name, there in found.items():
        if there:
            yield Text(MARKS[name], STYLES["red"] if name == "fire" else STYLES["yellow"])
