"""The board: a citadel, six districts round it, twenty-four wall sections, the gate between w1 and w24.

Places a defender may stand in are `citadel` and the districts by their colour. Enemies stand on sections
(`w1` to `w24`, clockwise from the gate), on squares (`red-square`) and in the citadel. Sources are `red-1` to
`red-3`, bases `red-a` and `red-b`, the tower is `red-tower`.
"""

from collections.abc import Mapping
from itertools import chain

COLOURS = ("yellow", "green", "red", "violet", "blue", "black")
COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}
ALL_SECTIONS = 24
SECTIONS = tuple(f"w{number}" for number in range(1, ALL_SECTIONS + 1))
SECTION = ("", *SECTIONS)
"""A section by its number."""
SECTION_NUMBER = {section: number for number, section in enumerate(SECTIONS, 1)}
PER_DISTRICT = 4
SECTIONS_OF = tuple(SECTIONS[first : first + PER_DISTRICT] for first in range(0, ALL_SECTIONS, PER_DISTRICT))
"""The sections of the districts, clockwise from the gate."""
CITADEL = "citadel"
PLACES = (CITADEL, *COLOURS)
SQUARE = {colour: f"{colour}-square" for colour in COLOURS}
SQUARE_OF = {square: colour for colour, square in SQUARE.items()}
TOWER = {colour: f"{colour}-tower" for colour in COLOURS}
BASES = {colour: (f"{colour}-a", f"{colour}-b") for colour in COLOURS}
ALL_BASES = tuple(base for colour in COLOURS for base in BASES[colour])
CAMP_DISTRICT = 5
"""The camp lies at the wall of D5, the owner of w24 (BA-RULE-10)."""


def _adjacent(number: int) -> tuple[str, ...]:
    """The neighbouring sections; the gate parts w1 from w24 (BA-RULE-6)."""
    return tuple(SECTION[near] for near in (number - 1, number + 1) if 1 <= near <= ALL_SECTIONS)


ADJACENT = {section: _adjacent(number) for section, number in SECTION_NUMBER.items()}


def district_of_thing(id: str) -> str:
    """The district that a source, base, tower or square lies in."""
    return id.partition("-")[0]


class Route:
    """A route a move may take: where it ends, the parts passed, and whether entering obliges to attack."""

    __slots__ = ("obliges", "steps", "to", "via")

    def __init__(self, to: str, via: tuple[str, ...], obliges: bool) -> None:
        self.to = to
        self.via = via
        self.steps = len(via) + 1
        self.obliges = obliges


class PrintedSources:
    """What is printed on one side of a district: its sources, and the numbers of their colours."""

    __slots__ = ("colours", "sources", "with_colours")

    def __init__(self, district: str, colours: tuple[str, ...]) -> None:
        self.sources = tuple(f"{district}-{nth}" for nth in range(1, len(colours) + 1))
        self.with_colours = tuple(
            (source, COLOUR_NUMBER[colour]) for source, colour in zip(self.sources, colours, strict=True)
        )
        self.colours = dict(self.with_colours)


class Geometry:
    """The board as it was laid: districts clockwise from the gate, one side up."""

    __slots__ = (
        "_routes",
        "district",
        "districts",
        "neighbours",
        "printed",
        "sections",
        "source_colour",
        "sources",
    )

    def __init__(self, districts: tuple[str, ...], printed: Mapping[str, PrintedSources]) -> None:
        self.districts = districts
        self.sections = dict(zip(districts, SECTIONS_OF, strict=True))
        owners = chain.from_iterable(zip(*[districts] * PER_DISTRICT, strict=True))
        self.district = dict(zip(SECTIONS, owners, strict=True)) | SQUARE_OF
        """The district of a wall section or a square."""
        before, after = districts[-1:] + districts[:-1], districts[1:] + districts[:1]
        self.neighbours: dict[str, tuple[str, ...]] = {CITADEL: districts}
        self.sources: dict[str, tuple[str, ...]] = {}
        """The printed sources of a district."""
        self.source_colour: dict[str, int] = {}
        self.printed: dict[str, tuple[tuple[str, int], ...]] = {}
        """The printed sources of a district with the numbers of their colours."""
        for district, left, right in zip(districts, before, after, strict=True):
            self.neighbours[district] = (left, right, CITADEL)
            there = printed[district]
            self.sources[district] = there.sources
            self.printed[district] = there.with_colours
            self.source_colour |= there.colours
        self._routes: dict[tuple[str, bool, str], tuple[Route, ...]] = {}

    def counterclockwise(self, district: str) -> tuple[str, ...]:
        """All districts, that one first, then on counterclockwise round the ring (BA-RULE-15)."""
        at = self.districts.index(district)
        return tuple(self.districts[at - step] for step in range(6))

    def enterable_from(self, start: str, dragon: bool, rokai: str) -> tuple[str, ...]:
        """The places one step away that may be entered without an attack."""
        places = self.neighbours[start]
        if dragon or rokai:
            return tuple(to for to in places if to != rokai and not (dragon and to == CITADEL))
        return places

    def routes(self, start: str, dragon: bool, rokai: str) -> tuple[Route, ...]:
        """The shortest route to every other place, and back to the start, the shortest first.

        A dragon's citadel and Rokai's district can only be the end of a route (BA-RULE-59, BA-RULE-114).
        """
        key = (start, dragon, rokai)
        found = self._routes.get(key)
        if found is None:
            found = self._routes[key] = self._find_routes(start, dragon, rokai)
        return found

    def _find_routes(self, start: str, dragon: bool, rokai: str) -> tuple[Route, ...]:
        def obliges(place: str) -> bool:
            return (dragon and place == CITADEL) or place == rokai

        routes: dict[str, Route] = {}
        edge: list[tuple[str, tuple[str, ...]]] = [(start, ())]
        while edge:
            further = []
            for place, via in edge:
                for to in self.neighbours[place]:
                    if to in routes or (to == start and obliges(to)):
                        continue
                    routes[to] = Route(to, via, obliges(to))
                    if not obliges(to):
                        further.append((to, (*via, to)))
            edge = further
        return tuple(route for route in routes.values() if route.steps > 1 or route.obliges)
