"""Small positions of the night watch: say what matters, the rest is as after set-up.

>>> from examples.night_watch import GAME as NIGHT_WATCH
>>> from tests.night_watch.shelf import on_the_shelf
>>> with on_the_shelf(NIGHT_WATCH):
...     game = position(wood=(2, 0))
...     game.question.options.ids
('feed:arn', 'gather', 'hand:wood>bryn', 'done')
"""

from collections.abc import Iterable, Sequence
from typing import Any

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from examples.night_watch.state import FIRE, WOOD
from holdfast.kernel.game import Game


def plain(
    wood: Sequence[int] = (0, 0), torches: Sequence[bool] = (True, True), fire: int = FIRE, **changes: Any
) -> dict[str, Any]:
    """The position as plain data, in the turn of the first watcher."""
    ids = ["arn", "bryn"][: len(wood)]
    options: dict[str, Any] = {"players": len(ids), "watchers": ids}
    options |= {name: changes.pop(name) for name in ("fog", "late", "level") if name in changes}
    position = holdfast.new(NIGHT_WATCH.id, options).position()
    position["state"] |= {
        "watchers": [
            {"id": id, "wood": count, "torch": torch}
            for id, count, torch in zip(ids, wood, torches, strict=False)
        ],
        "fire": fire,
        "forest": WOOD - fire - sum(wood),
    }
    position["state"] |= changes
    return position


def deck(*layers: int | str) -> dict[str, Any]:
    """The deck from top to bottom: a known card, or a number of shadows; all others but dusk may come."""
    known = {layer for layer in layers if isinstance(layer, str)} | {"dusk"}
    pools = {"shadow": ["fox", "owl", "wolf", "bear", "ghost"], "chief": ["howler", "frost"]}
    return {
        "pools": {name: [card for card in pool if card not in known] for name, pool in pools.items()},
        "layers": [
            {"cards": [layer]} if isinstance(layer, str) else {"pool": "shadow", "count": layer}
            for layer in layers
        ],
    }


def position(*, script: Iterable[str] = (), seed: int = 0, **changes: Any) -> Game:
    """A game that goes on from there."""
    return holdfast.resume(plain(**changes), script=script, seed=seed)
