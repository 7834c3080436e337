"""The board: a citadel, six districts round it, twenty-four wall sections, the gate between w1 and w24.

Places a defender may stand in are `citadel` and the districts by their colour. Enemies stand on sections
(`w1` to `w24`, clockwise from the gate), on squares (`red-square`) and in the citadel. Sources are `red-1` to
`red-3`, bases `red-a` and `red-b`, the tower is `red-tower`.
"""

from collections.abc import Mapping

from holdfast.kernel.question import Option

COLOURS = ("yellow", "green", "red", "violet", "blue", "black")
COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}
ALL_SECTIONS = 24
SECTIONS = tuple(f"w{number}" for number in range(1, ALL_SECTIONS + 1))
SECTION = ("", *SECTIONS)
"""A section by its number."""
NUMBER = {section: number for number, section in enumerate(SECTIONS, 1)}
PER_DISTRICT = 4
CITADEL = "citadel"
PLACES = (CITADEL, *COLOURS)
SQUARE = {colour: f"{colour}-square" for colour in COLOURS}
SQUARE_OF = {square: colour for colour, square in SQUARE.items()}
TOWER = {colour: f"{colour}-tower" for colour in COLOURS}
BASES = {colour: (f"{colour}-a", f"{colour}-b") for colour in COLOURS}
ALL_BASES = tuple(base for colour in COLOURS for base in BASES[colour])
CAMP_DISTRICT = 5
"""The camp lies at the wall of D5, the owner of w24 (BA-RULE-10)."""


def _beside(number: int) -> tuple[str, ...]:
    """The neighbouring sections; the gate parts w1 from w24 (BA-RULE-6)."""
    return tuple(SECTION[near] for near in (number - 1, number + 1) if 1 <= near <= ALL_SECTIONS)


BESIDE = {section: _beside(number) for section, number in NUMBER.items()}


def district_of_thing(id: str) -> str:
    """The district that a source, base, tower or square lies in."""
    return id.partition("-")[0]


class Way:
    """A way a move may take: where it ends, the parts passed, and whether entering obliges to attack."""

    __slots__ = ("obliges", "steps", "to", "via")

    def __init__(self, to: str, via: tuple[str, ...], obliges: bool) -> None:
        self.to = to
        self.via = via
        self.steps = len(via) + 1
        self.obliges = obliges


class Board:
    """The board as it was laid: districts clockwise from the gate, one side up."""

    __slots__ = (
        "_ways",
        "district",
        "districts",
        "gains",
        "neighbours",
        "printed",
        "sections",
        "source_colour",
        "sources",
        "steps",
    )

    def __init__(self, districts: tuple[str, ...], printed: Mapping[str, tuple[str, ...]]) -> None:
        self.districts = districts
        self.district: dict[str, str] = {}
        """The district of a wall section or a square."""
        self.sections: dict[str, tuple[str, ...]] = {}
        self.neighbours: dict[str, tuple[str, ...]] = {CITADEL: districts}
        self.sources: dict[str, tuple[str, ...]] = {}
        """The printed sources of a district."""
        self.source_colour: dict[str, int] = {}
        self.printed: dict[str, tuple[tuple[str, int], ...]] = {}
        """The printed sources of a district with the numbers of their colours."""
        for number, district in enumerate(districts):
            first = PER_DISTRICT * number
            self.sections[district] = SECTIONS[first : first + PER_DISTRICT]
            for section in self.sections[district]:
                self.district[section] = district
            self.district[SQUARE[district]] = district
            self.neighbours[district] = (districts[number - 1], districts[(number + 1) % 6], CITADEL)
            self.sources[district] = tuple(
                f"{district}-{nth}" for nth in range(1, len(printed[district]) + 1)
            )
            for source, colour in zip(self.sources[district], printed[district], strict=True):
                self.source_colour[source] = COLOUR_NUMBER[colour]
            self.printed[district] = tuple((one, self.source_colour[one]) for one in self.sources[district])
        self._ways: dict[tuple[str, bool, str], tuple[Way, ...]] = {}
        self.steps: dict[tuple[int, str], list[Option]] = {}
        """The moves of a seat from a place to the places beside it, as far as they were asked for."""
        self.gains: dict[tuple[int, str], list[tuple[str, Option]]] = {}
        """The printed sources and the tower of a district, each with a seat's gain there, likewise."""

    def counterclockwise(self, district: str) -> tuple[str, ...]:
        """All districts, that one first, then on counterclockwise round the ring (BA-RULE-15)."""
        at = self.districts.index(district)
        return tuple(self.districts[at - step] for step in range(6))

    def near(self, start: str, dragon: bool, rokai: str) -> tuple[str, ...]:
        """The places one step away that may be entered without an attack."""
        places = self.neighbours[start]
        if dragon or rokai:
            return tuple(to for to in places if to != rokai and not (dragon and to == CITADEL))
        return places

    def ways(self, start: str, dragon: bool, rokai: str) -> tuple[Way, ...]:
        """The shortest way to every other place, and back to the start, the shortest first.

        A dragon's citadel and Rokai's district can only be the end of a way (BA-RULE-59, BA-RULE-114).
        """
        key = (start, dragon, rokai)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._find_ways(start, dragon, rokai)
        return found

    def _find_ways(self, start: str, dragon: bool, rokai: str) -> tuple[Way, ...]:
        def obliges(place: str) -> bool:
            return (dragon and place == CITADEL) or place == rokai

        ways: dict[str, Way] = {}
        edge: list[tuple[str, tuple[str, ...]]] = [(start, ())]
        while edge:
            further = []
            for place, via in edge:
                for to in self.neighbours[place]:
                    if to in ways or (to == start and obliges(to)):
                        continue
                    ways[to] = Way(to, via, obliges(to))
                    if not obliges(to):
                        further.append((to, (*via, to)))
            edge = further
        return tuple(way for way in ways.values() if way.steps > 1 or way.obliges)
