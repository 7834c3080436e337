"""How Bastion is encoded as numbers."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from holdfast.games.bastion import GAME
from holdfast.games.bastion.content.schema import LEGENDARY
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS, SECTIONS
from holdfast.games.bastion.rules.phases import PHASES
from holdfast.rl.encodings.encoding import Encoding, Part, View, counts_of, one_of, padded, some_of

CONTENT = GAME.content()
FAMILIES = (*CONTENT.classes, LEGENDARY)
SPELLS = tuple(CONTENT.spells)
RITUALS = tuple(CONTENT.ritual_kinds)
DEFENDERS = tuple(CONTENT.defenders)
PLACES = (*COLOURS, CITADEL)
MODES = ("training", "level", "scenario", "custom")
PLAYERS = range(4)
SOURCES = 5
"""Three that are printed in a district, and one on each of its two bases."""
STRENGTH, MANA, POOL, CARDS, TURNS = 12, 15, 12, 60, 120
"""What counts as much, where the numbers have no end."""
ENEMY = 1 + len(FAMILIES) + len(COLOURS) + 3 + len(COLOURS) + 1
SOURCE = 2 * len(COLOURS) + 1
DISTRICT = len(COLOURS) + SOURCES * SOURCE + len(COLOURS) + 2 * len(RITUALS) + ENEMY
DEFENDER = 1 + len(DEFENDERS) + len(PLACES) + len(COLOURS) + 2 * len(SPELLS) + 3 * len(RITUALS)


def _settings(view: View) -> Iterator[float]:
    yield from one_of(("2015", "2018"), view["edition"])
    yield from one_of(MODES, view["mode"])
    yield from one_of(("statue", "plain"), view["side"])
    yield from some_of(CONTENT.auxiliary, view["classes"])


def _enemy(enemy: dict[str, Any] | None) -> Iterator[float]:
    """An enemy and the symbiotes on it; family and colour are those of the one in front."""
    if not enemy or not enemy["cards"]:
        return
    first = enemy["cards"][0]
    yield 1.0
    yield from one_of(FAMILIES, first["family"] if first["family"] in CONTENT.classes else LEGENDARY)
    yield from one_of(COLOURS, first["colour"])
    yield float(first["prismatic"])
    yield first["strength"] / STRENGTH if isinstance(first["strength"], int) else 1.0
    yield len(enemy["cards"]) / 4
    yield from counts_of(COLOURS, enemy["price"], STRENGTH)
    yield float(bool(enemy["protected"]))


def _wall(view: View) -> Iterator[float]:
    for section in SECTIONS:
        yield from padded(_enemy(view["wall"].get(section)), ENEMY)


def _districts(view: View) -> Iterator[float]:
    for district in view["districts"]:
        yield from one_of(COLOURS, district["id"])
        yield from padded(_sources(district["sources"]), SOURCES * SOURCE)
        yield from one_of(COLOURS, district["tower"]["token"])
        for built in district["bases"].values():
            yield from one_of(RITUALS, _kind(built))
        yield from padded(_enemy(district["square"]), ENEMY)


def _sources(sources: list[dict[str, Any]]) -> Iterator[float]:
    for source in sources:
        yield from one_of(COLOURS, source["colour"])
        yield from one_of(COLOURS, source["token"])
        yield float(source["damaged"])


def _kind(ritual: str) -> str:
    return ritual.partition("-")[0]


def _citadel(view: View) -> Iterator[float]:
    yield len(view["citadel"]["dragons"]) / 6
    yield from padded(_enemy(view["citadel"]["top"]), ENEMY)


def _defenders(view: View) -> Iterator[float]:
    defenders = {defender["seat"]: defender for defender in view["defenders"]}
    for seat in PLAYERS:
        yield from padded(_defender(defenders.get(seat)), DEFENDER)


def _defender(defender: dict[str, Any] | None) -> Iterator[float]:
    if defender is None:
        return
    yield 1.0
    yield from one_of(DEFENDERS, defender["id"])
    yield from one_of(PLACES, defender["place"])
    yield from counts_of(COLOURS, defender["pool"], POOL)
    spells = Counter(card["spell"] for card in defender["spells"])
    pledged = Counter(card["spell"] for card in defender["spells"] if card["id"] in defender["pledged"])
    yield from counts_of(SPELLS, spells, 6)
    yield from counts_of(SPELLS, pledged, 6)
    yield from counts_of(RITUALS, Counter(_kind(id) for id in defender["rituals"]), 3)
    yield from counts_of(RITUALS, Counter(_kind(one["id"]) for one in defender["artifacts"]), 3)
    used = Counter(_kind(one["id"]) for one in defender["artifacts"] if one["used"])
    yield from counts_of(RITUALS, used, 3)


def _stock(view: View) -> Iterator[float]:
    yield view["deck"]["left"] / CARDS
    yield view["rituals"]["left"] / CARDS
    yield view["turn"] / TURNS
    yield from counts_of(COLOURS, view["reserve"], MANA)
    yield from some_of(COLOURS, view["blocked"])
    yield from one_of(PLAYERS, view["active"])
    yield from one_of(PHASES, view["phase"])
    for sign in ("moved", "gained", "attacked", "revived", "must_leave"):
        yield float(bool(view[sign]))


ENCODING = Encoding(
    (
        Part("settings", 2 + len(MODES) + 2 + len(CONTENT.auxiliary), _settings),
        Part("wall", len(SECTIONS) * ENEMY, _wall),
        Part("districts", 6 * DISTRICT, _districts),
        Part("citadel", 1 + ENEMY, _citadel),
        Part("defenders", len(PLAYERS) * DEFENDER, _defenders),
        Part("stock", 3 + 2 * len(COLOURS) + len(PLAYERS) + len(PHASES) + 5, _stock),
    )
)
