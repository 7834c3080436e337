"""How Last Bastion is encoded as numbers."""

from collections.abc import Iterator
from typing import Any, get_args

from holdfast.games.last_bastion.content.schema import (
    BOARD_COLOURS,
    COLOURS,
    HARMS,
    HEROES,
    LEVELS,
    TILES,
    Ban,
    Reward,
)
from holdfast.games.last_bastion.state import Phase, Status
from holdfast.rl.encodings.encoding import Encoding, Part, View, counts_of, one_of, padded

EFFECTS = (
    *(("enter", code) for code in sorted(HARMS)),
    *(("recurring", code) for code in sorted(HARMS)),
    *(("permanent", code) for code in get_args(Ban)),
    *(("exit", code) for code in (*sorted(HARMS), *get_args(Reward))),
)
PLAYERS = range(4)
TOP = {
    "resistance": 9,
    "life": 16,
    "calls": 4,
    "equipment": 4,
    "cards": 64,
    "round": 40,
    "evil": 12,
    "dice": 6,
}
CARD = 1 + len(COLOURS) + 6 + len(EFFECTS)
HERO = 1 + len(HEROES) + len(BOARD_COLOURS) + len(TILES) + len(get_args(Status)) + 2 + len(COLOURS) + 3


def _turn(view: View) -> Iterator[float]:
    turn = view["turn"]
    yield view["round"] / TOP["round"]
    yield from one_of(get_args(Phase), turn["phase"])
    yield from one_of(BOARD_COLOURS, turn["board"])
    yield from one_of(PLAYERS, turn["seat"])
    for used in ("moved", "tile", "fight", "power"):
        yield float(bool(turn["used"][used]))


def _tiles(view: View) -> Iterator[float]:
    for tile in view["tiles"]:
        yield from one_of(TILES, tile["id"])
        yield float(tile["evil"])


def _boards(view: View) -> Iterator[float]:
    for board in view["boards"]:
        yield from one_of(BOARD_COLOURS, board["id"])
        for slot in board["slots"]:
            yield float(slot["trap"])
            yield from padded(_card(slot["card"]), CARD)


def _card(card: dict[str, Any] | None) -> Iterator[float]:
    if card is None:
        return
    yield 1.0
    yield from one_of(COLOURS, card["colour"])
    yield float(card["warlord"])
    yield card["printed"] / TOP["resistance"]
    yield card["resistance"] / TOP["resistance"]
    for sign in ("evil", "spell", "die"):
        yield float(bool(card[sign]))
    works = [(effect["kind"], effect["code"]) for effect in card["effects"] if not effect["net"]]
    yield from (float(effect in works) for effect in EFFECTS)


def _heroes(view: View) -> Iterator[float]:
    heroes = {hero["seat"]: hero for hero in view["heroes"]}
    for seat in PLAYERS:
        yield from padded(_hero(heroes.get(seat)), HERO)


def _hero(hero: dict[str, Any] | None) -> Iterator[float]:
    if hero is None:
        return
    yield 1.0
    yield from one_of(HEROES, hero["id"])
    yield from one_of(BOARD_COLOURS, hero["board"])
    yield from one_of(TILES, hero["tile"])
    yield from one_of(get_args(Status), hero["status"])
    yield hero["life"] / TOP["life"]
    yield hero["calls"] / TOP["calls"]
    yield from counts_of(COLOURS, hero["equipment"], TOP["equipment"])
    for sign in ("pinned", "cursed", "power"):
        yield float(bool(hero[sign]))


def _stock(view: View) -> Iterator[float]:
    reserve, dice = view["reserve"], view["dice"]
    yield view["deck"]["cards"] / TOP["cards"]
    yield float(view["deck"]["back"] == "warlord")
    yield view["warlords"]["beaten"] / 5
    yield view["warlords"]["all"] / 5
    yield reserve["life"] / TOP["life"]
    yield reserve["calls"] / TOP["calls"]
    yield reserve["evil"] / TOP["evil"] if isinstance(reserve["evil"], int) else 1.0
    yield from counts_of(COLOURS, reserve["equipment"], TOP["equipment"])
    yield from one_of(COLOURS, view["pieces"]["standard"]["token"])
    yield float(view["pieces"]["net"] == "trebuchet")
    yield dice["white"] / TOP["dice"]
    yield dice["locked"] / TOP["dice"]
    yield float(bool(dice["equipment_banned"]))


ENCODING = Encoding(
    (
        Part("level", len(LEVELS), lambda view: one_of(LEVELS, view["level"])),
        Part("turn", 1 + len(get_args(Phase)) + len(BOARD_COLOURS) + len(PLAYERS) + 4, _turn),
        Part("tiles", 9 * (len(TILES) + 1), _tiles),
        Part("boards", 4 * (len(BOARD_COLOURS) + 3 * (1 + CARD)), _boards),
        Part("heroes", len(PLAYERS) * HERO, _heroes),
        Part("stock", 7 + 2 * len(COLOURS) + 4, _stock),
    )
)
