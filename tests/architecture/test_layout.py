"""Every game has the same rooms, no package is a heap, and no module imports itself in a circle.

Each list of exemptions may only shrink: a test fails where an exemption is no longer needed.
"""

from collections import Counter
from pathlib import Path

import pytest

from tests.architecture.imports import PACKAGE, cycles, import_graph, imported, modules, shortest_cycle

GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
ROOMS = (
    "__init__.py",
    "state.py",
    "setup.py",
    "content/__init__.py",
    "content/schema.py",
    "content/load.py",
    "content/validate.py",
    "rules/__init__.py",
    "rules/geometry.py",
    "rules/why_not.py",
    "validate.py",
    "view.py",
    "names.py",
    "odds.py",
    "bot/__init__.py",
    "bot/evaluation.py",
    "bot/evaluation.toml",
    "bot/policy.py",
    "bot/policy.toml",
    "bot/explain.py",
    "bot/weights.py",
    "words/en",
    "puzzles",
)
MOST_MODULES = 25

WITHOUT_ROOMS: set[str] = set()
"""Games that are not laid out yet."""
WITH_CYCLES: set[str] = set()
"""Packages with modules that still import one another."""
TOO_LARGE: set[str] = set()
"""Packages with more modules than a reader can take in."""


def missing_rooms(game: str) -> list[str]:
    """What a game lacks; a module may also be a package."""
    rooms = [PACKAGE / "games" / game / room for room in ROOMS]
    rooms.append(PACKAGE / "terminal" / "boards" / game / "__init__.py")
    return [
        str(room.relative_to(PACKAGE.parent))
        for room in rooms
        if not room.exists() and not (room.suffix == ".py" and room.with_suffix("").is_dir())
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    missing = missing_rooms(game)
    if game in WITHOUT_ROOMS:
        assert missing, f"{game} has all rooms: take it off WITHOUT_ROOMS"
    else:
        assert not missing, f"{game} lacks {', '.join(missing)}"


def test_no_modules_import_one_another() -> None:
    graph = import_graph()
    exempt = set()
    for group in cycles(graph):
        packages = {name for name in WITH_CYCLES if all(one.startswith(f"{name}.") for one in group)}
        exempt |= packages
        assert packages, (
            f"{len(group)} modules import one another, for example "
            f"{' -> '.join(shortest_cycle(graph, group))}: move what both need into a module of its own, "
            "or register it in a table"
        )
    assert exempt == WITH_CYCLES, f"no more cycles in {WITH_CYCLES - exempt}: take them off WITH_CYCLES"


def test_no_package_has_too_many_modules() -> None:
    counts = Counter(
        name.rpartition(".")[0] for name, path in modules().items() if path.name != "__init__.py"
    )
    large = {name: count for name, count in counts.items() if count > MOST_MODULES}
    new = {name: count for name, count in large.items() if name not in TOO_LARGE}
    assert not new, f"more than {MOST_MODULES} modules: {new}; make sub-packages by subject"
    assert large.keys() >= TOO_LARGE, f"small enough: take {TOO_LARGE - large.keys()} off TOO_LARGE"


def test_imports_inside_functions_and_for_type_checkers_count() -> None:
    known = dict.fromkeys(["house", "house.door", "house.roof", "house.wall"], Path())
    source = """
import house.door
from house import roof, PEOPLE
from elsewhere import door
if TYPE_CHECKING:
    from house.wall import Brick
def open():
    from house.wall import Brick
"""
    found = Counter(imported(source, known))
    assert found == {"house.door": 1, "house.roof": 1, "house": 1, "house.wall": 2}


def test_a_cycle_is_found_with_its_shortest_way() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"c"}, "e": {"a"}}
    assert cycles(graph) == [["a", "b", "c", "d"]]
    assert shortest_cycle(graph, ["a", "b", "c", "d"]) == ["c", "d", "c"]
    assert cycles({"a": {"b"}, "b": {"c"}, "c": set(), "e": {"a"}}) == []
