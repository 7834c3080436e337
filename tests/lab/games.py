"""Plans and rows that the tests of the lab share."""

from typing import Any

import polars as pl

from holdfast.kernel import shelf
from holdfast.lab.plan import GamesPlan, configurations
from holdfast.lab.results import COLUMNS, schema
from holdfast.lab.rows import Row

TIMES = ("seconds",)


def plan(games: int = 4, seed: int = 0, **vary: list[Any]) -> GamesPlan:
    """Random games of Last Bastion, which are quick."""
    found = configurations(shelf.find("last-bastion"), vary or {"players": [1, 2]}, {})
    return GamesPlan("last-bastion", found, ["random"], seed, games)


def told(row: Row) -> dict[str, Any]:
    """A row without the time it took."""
    return {field: getattr(row, field) for field in row.__struct_fields__ if field not in TIMES}


def in_order(rows: list[Row]) -> list[dict[str, Any]]:
    """Rows that can be compared, whichever came first."""
    return [told(row) for row in sorted(rows, key=lambda row: row.key)]


def timeless(frame: pl.DataFrame) -> list[dict[str, Any]]:
    """The rows of a file without the time they took."""
    return frame.drop(*TIMES).to_dicts()


def made_up(rows: list[dict[str, Any]]) -> pl.DataFrame:
    """A frame of Last Bastion with these rows; what they do not say is as plain as can be."""
    plain: dict[str, Any] = dict.fromkeys(schema("last-bastion")) | {
        "game": "last-bastion",
        "rules": 1,
        "content": "",
        "bot": "greedy",
        "figures": [],
        "won": False,
        "reason": "heroes",
        "turns": 10,
        "rounds": 3,
        "choices": 30,
        "seconds": 0.5,
        "trouble": "",
        "moves": [],
    }
    assert set(COLUMNS) <= plain.keys()
    numbered = [plain | {"seed": seed, "options": "{}"} | row for seed, row in enumerate(rows)]
    return pl.DataFrame(numbered, schema=schema("last-bastion"))
