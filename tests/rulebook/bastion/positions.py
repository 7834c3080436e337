"""Small positions of Bastion for tests: set up, choose, assert.

    game = position(walls={"w3": ["warrior-red"]}, defenders=[at("yellow", red=4)], deck=["beast-blue"])
    game.choose("attack:w3")

What is not said is as plain as can be: districts in the order of the colours (D0 is yellow), statue side, one
defender in the citadel with an empty pool, who is about to act. Every card that is not named lies in the deck
(shuffled) or, where the deck is spelled out, in the box; every mana that is not named lies in the reserve.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import holdfast
from holdfast.games.bastion import GAME
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.sketch import pool_of, sketched
from holdfast.games.bastion.state import Defender
from holdfast.kernel.game import RECORD_FORMAT, Game

CONTENT: Content = GAME.content()
NAMES = tuple(CONTENT.defenders)
WHOLE_ARMY = [card.id for card in CONTENT.cards.values() if card.troop != "main"]


def mana(**counts: int) -> list[int]:
    """A pool: `mana(red=3, blue=1)`, `mana(each=1)`."""
    return pool_of(counts)


def at(
    place: str = CITADEL,
    *,
    spells: Sequence[str] = (),
    rituals: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    used: Sequence[str] = (),
    pool: Mapping[str, int] | None = None,
    **counts: int,
) -> Defender:
    """A defender: `at("red", green=3, spells=["mage-red"])`; names are given by seat.

    A pool that is worked out goes in as `pool={"green": 3}`.
    """
    return Defender(
        "",
        mana(**{**(pool or {}), **counts}),
        place,
        list(spells),
        list(rituals),
        list(artifacts),
        list(used),
    )


def position(*, script: Iterable[str] = (), seed: int = 0, **facts: Any) -> Game:
    """A game that goes on from a position; `facts` are those of `sketched`."""
    options, state = sketched(CONTENT, **facts)
    return holdfast.resume(
        {
            "holdfast": RECORD_FORMAT,
            "game": "bastion",
            "rules": GAME.version,
            "options": options,
            "state": state,
        },
        script=script,
        seed=seed,
    )


def seen(game: Game) -> dict[str, Any]:
    """What everyone sees once the game waits for a choice or is over."""
    _ = game.question
    return game.view()


def pool(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has in its pool, colours it has none of left out."""
    counts: dict[str, int] = seen(game)["defenders"][seat]["pool"]
    return {colour: count for colour, count in counts.items() if count}


def spells(game: Game, seat: int = 0) -> list[str]:
    """The cards a seat holds as spells."""
    return [spell["id"] for spell in seen(game)["defenders"][seat]["spells"]]


def place(game: Game, seat: int = 0) -> str:
    """Where a seat's defender stands."""
    found: str = seen(game)["defenders"][seat]["place"]
    return found


def wall(game: Game) -> dict[str, list[str]]:
    """The enemies on the wall by section."""
    enemies = seen(game)["wall"].items()
    return {section: [card["id"] for card in enemy["cards"]] for section, enemy in enemies}


def square(game: Game, district: str) -> list[str]:
    """The enemy on the square of a district."""
    found = next(one["square"] for one in seen(game)["districts"] if one["id"] == district)
    return [card["id"] for card in found["cards"]] if found else []


def price(game: Game, where: str) -> dict[str, int]:
    """What the enemy on a section, on a square or in the citadel costs."""
    view = seen(game)
    if where == CITADEL:
        enemy = view["citadel"]["top"]
    elif where in view["wall"]:
        enemy = view["wall"][where]
    else:
        enemy = next(one["square"] for one in view["districts"] if f"{one['id']}-square" == where)
    found: dict[str, int] = enemy["price"]
    return found


def offered(game: Game, verb: str = "") -> list[str]:
    """The ids that are offered now, all or those of a verb."""
    assert game.question is not None
    return [option.id for option in game.question.options if not verb or option.verb == verb]


def why_not(game: Game, id: str) -> tuple[str, str] | None:
    """The reason and the rule why that cannot be chosen now."""
    barred = game.why_not(id)
    return None if barred is None else (barred.reason, barred.rule)


def happened(game: Game, what: str) -> list[dict[str, Any]]:
    """The data of every event of that name, oldest first."""
    _ = game.question
    return [event.data for event in game.events if event.what == what]
