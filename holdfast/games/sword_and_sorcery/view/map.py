"""The map and what lies on it, as everybody sees it."""

from functools import lru_cache
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.content.map import Map, Segment
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, Geometry
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of


def _pair_schema(item: dict[str, Any]) -> dict[str, Any]:
    """Exactly two of these: lists in Python, as in JSON, and tuples in the types of the page."""
    return {"type": "array", "prefixItems": [item, item], "items": False, "minItems": 2, "maxItems": 2}


_POINT = _pair_schema({"type": "integer"})
PointView = Annotated[list[int], Meta(extra_json_schema=_POINT)]
"""Column and row."""
SegmentView = Annotated[list[PointView], Meta(extra_json_schema=_pair_schema(_POINT))]
AreaPair = Annotated[list[str], Meta(extra_json_schema=_pair_schema({"type": "string"}))]


class GroundView(Struct, frozen=True):
    """What lies on the ground of an area; nothing is said where there is nothing."""

    items: list[str] | UnsetType = UNSET
    crowns: int | UnsetType = UNSET
    loot: int | UnsetType = UNSET
    treasure: int | UnsetType = UNSET


class AreaView(Struct, frozen=True):
    """An area with everything on it but figures."""

    id: str
    name: str
    """The message that names it, empty where it has no name."""
    cells: list[PointView]
    dot: PointView
    terrain: str
    ways: list[str]
    """The areas that a walker can enter from here."""
    away: dict[str, int]
    """How far other areas are."""
    hindering: bool
    dangerous: bool
    burning: list[int]
    runes: list[str]
    shadows: int
    story: bool
    search: bool
    shrine: bool | None
    """Is the shrine active? Null where there is none."""
    ground: GroundView


class DoorView(Struct, frozen=True):
    """A door, locked door or wall token."""

    id: str
    closed: bool
    kind: str
    lock: str
    at: list[SegmentView]


class GateView(Struct, frozen=True):
    """A gate that enemies come from."""

    id: str
    area: str
    symbol: str
    active: bool


class ChestView(Struct, frozen=True):
    """A closed chest."""

    id: str
    area: str
    lock: str


class WaypointView(Struct, frozen=True):
    """A waypoint that is active."""

    id: str
    area: str


class MapView(Struct, frozen=True):
    """The map of the quest."""

    width: int
    height: int
    areas: list[AreaView]
    walls: list[SegmentView]
    barriers: list[AreaPair]
    """Each can be crossed from the first area to the second."""
    doors: list[DoorView]
    gates: list[GateView]
    chests: list[ChestView]
    keys: dict[str, str]
    """Where magic keys lie, by colour."""
    waypoints: list[WaypointView]


class _Printed(Struct, frozen=True):
    """What never changes on a map."""

    cells: dict[str, list[PointView]]
    walls: list[SegmentView]
    barriers: list[AreaPair]


@lru_cache(maxsize=64)
def _printed(map: Map) -> _Printed:
    return _Printed(
        {area: [list(cell) for cell in map.outline(area)] for area in map.areas},
        [_segment(wall) for wall in map.walls],
        [list(pair) for pair in sorted(map.barriers)],
    )


def map_view(table: SwordAndSorceryTable) -> MapView:
    """The map as it is now."""
    state, field = table.state, field_of(table)
    map, quest = field.map, field.quest
    printed = _printed(map)
    return MapView(
        width=map.width,
        height=map.height,
        areas=_areas(table),
        walls=printed.walls,
        barriers=printed.barriers,
        doors=[
            DoorView(
                id=id,
                closed=id in state.closed,
                kind=quest.doors[id].kind,
                lock=state.locks.get(id, ""),
                at=[_segment(segment) for segment in door.segments],
            )
            for id, door in map.doors.items()
        ],
        gates=[
            GateView(gate.id, gate.area, gate.symbol, state.gates.get(gate.id, False)) for gate in quest.gates
        ],
        chests=[
            ChestView(chest.id, chest.area, state.locks.get(chest.id, ""))
            for chest in quest.chests
            if chest.id in state.chests
        ],
        keys=dict(state.keys),
        waypoints=[WaypointView(one.id, one.area) for one in quest.waypoints if one.id in state.waypoints],
    )


def _areas(table: SwordAndSorceryTable) -> list[AreaView]:
    """The areas as they are now: most are as they were when they were last looked at."""
    state = table.state
    shadows = {shadow.area for shadow in state.shadows}
    laden = {*state.burning, *state.runes, *state.stories, *state.search, *state.shrines, *state.ground}
    return [
        _laden(table, area) if area.id in laden or area.id in shadows else area
        for area in _bare_areas(field_of(table), geometry_of(table))
    ]


@lru_cache(maxsize=1024)
def _bare_areas(field: Field, geometry: Geometry) -> list[AreaView]:
    """The areas of a map while certain doors are closed, with nothing on them."""
    map, quest, places = field.map, field.quest, field.quest.places
    terrain = {area: kind for kind, areas in quest.terrain.items() for area in areas}
    return [
        AreaView(
            id=area,
            name=f"place-{quest.id}-{places[area]}" if area in places else "",
            cells=_printed(map).cells[area],
            dot=list(map.dots[area]),
            terrain=terrain.get(area, ""),
            ways=list(geometry.steps[area]),
            away={other: steps for other, steps in geometry.fly[area].items() if steps < FAR},
            hindering=area in quest.hindering,
            dangerous=area in quest.dangerous,
            burning=[],
            runes=[],
            shadows=0,
            story=False,
            search=False,
            shrine=None,
            ground=GroundView(),
        )
        for area in map.areas
    ]


def _laden(table: SwordAndSorceryTable, bare: AreaView) -> AreaView:
    """An area with what is on it."""
    state, area = table.state, bare.id
    return replace(
        bare,
        burning=list(state.burning.get(area, ())),
        runes=list(state.runes.get(area, ())),
        shadows=sum(shadow.area == area for shadow in state.shadows),
        story=area in state.stories,
        search=area in state.search,
        shrine=state.shrines.get(area),
        ground=_ground(table, area),
    )


def _ground(table: SwordAndSorceryTable, area: str) -> GroundView:
    lying = table.state.ground.get(area)
    if lying is None:
        return GroundView()
    return GroundView(list(lying.items), lying.crowns, lying.loot, lying.treasure)


def _segment(segment: Segment) -> SegmentView:
    return [list(end) for end in segment]
