"""Small positions for tests: say what matters, the rest is as after set-up.

>>> game = position(heroes={"elmer": {"at": "market"}}, cards={"red-1": "incubus"})
>>> "fight:red-1" in game.question.options
False
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import holdfast
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import TILES
from holdfast.games.last_bastion.sketch import BOARDS, LAYOUT, sketched
from holdfast.kernel import shelf
from holdfast.kernel.game import Game
from tests.rulebook.last_bastion.find import CARDS

__all__ = ["BOARDS", "LAYOUT", "position"]


def position(
    heroes: Mapping[str, Mapping[str, Any]] | Sequence[str] = ("elmer", "kazgin"),
    cards: Mapping[str, str | Mapping[str, Any]] | None = None,
    *,
    script: Iterable[str] = (),
    seed: int = 0,
    content: Path | None = CARDS,
    **facts: Any,
) -> Game:
    """A game that goes on from here; `facts` are those of `sketched`."""
    options, state = sketched(load(content), heroes, cards, **facts)
    return holdfast.resume(
        {"holdfast": 1, "game": "last-bastion", "rules": 1, "options": options, "state": state}
        | ({"content": shelf.find("last-bastion").digest(content)} if content else {}),
        script=script,
        seed=seed,
        content=content,
    )


assert set(LAYOUT) == set(TILES)
