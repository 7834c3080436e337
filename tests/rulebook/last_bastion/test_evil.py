"""EVIL: figures on cards, tiles and hero boards, and what they take away."""

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, monster
from tests.rulebook.last_bastion.look import events, evil_tiles, hero, reserve
from tests.rulebook.last_bastion.play import (
    barred,
    card_in,
    choose,
    combat,
    happened,
    offers,
    pieces,
    place_card,
    play_at_random,
)
from tests.rulebook.last_bastion.positions import LAYOUT, position

DECAY = card_with(recurring=("decay",))
HAUNT = card_with(recurring=("haunt",), exit=())
CURSE = card_with(enter=("curse",), exit=())
PLAIN = monster("red", 1, exit=(), permanent=())

HOMES = {"net": "trebuchet", "trap": "quarry", "standard": "standard", "spell": "mylfaar"}


def where_is(game: Game, piece: str) -> str:
    """Where the piece is now."""
    found = pieces(game)[piece]
    place: str = found["at"] if piece == "standard" else found
    return place


def fallen(piece: str) -> Game:
    """Evil has just come over the home of the piece."""
    home = HOMES[piece]
    if home == "mylfaar":
        return place_card(position(["mylfaar", "arne"], phase="board", deck=[CURSE]))
    tiles = [home, *(tile for tile in LAYOUT if tile != home)]
    return position(["arne", "kazgin"], {"red-1": DECAY}, tiles=tiles, phase="cards", script=["decay:evil"])


@rule("LB-EVIL-1", "LB-EVIL-3")
def test_a_tile_is_in_the_grip_of_evil_when_a_figure_stands_on_it_and_then_it_cannot_be_activated() -> None:
    grip = position({"arne": {"at": "market"}, "kazgin": {}}, evil=["market"])
    assert evil_tiles(grip) == ["market"]
    assert not offers(grip, "activate")
    assert barred(grip, "activate:market").reason == "evil-tile"
    free = position({"arne": {"at": "market"}, "kazgin": {}}, evil=["tavern"])
    assert offers(free, "activate") == {"activate:market"}


@rule("LB-EVIL-1", "LB-EVIL-3")
def test_a_hero_is_in_the_grip_of_evil_when_a_figure_stands_on_the_board_and_then_has_no_power() -> None:
    grip = position({"arne": {"cursed": True}, "kazgin": {}})
    assert not offers(grip, "fetch")
    assert barred(grip, "power").reason == "cursed"
    assert offers(position({"arne": {}, "kazgin": {"cursed": True}}), "fetch")


@rule("LB-EVIL-2")
def test_evil_figures_come_to_stand_on_cards_tiles_and_hero_boards() -> None:
    game = position(["arne", "kazgin"], {"red-1": HAUNT}, phase="begin", evil=["quarry"], deck=[CURSE])
    place_card(game)
    assert card_in(game, "red-1")["evil"]
    assert evil_tiles(game) == ["quarry"]
    assert hero(game, "arne")["cursed"]
    assert reserve(game)["evil"] == PRINTED.tokens.evil - 3


@rule("LB-EVIL-4")
@pytest.mark.parametrize("piece", HOMES)
def test_a_piece_on_the_icons_goes_to_the_reserve_when_evil_comes_over_them(piece: str) -> None:
    assert where_is(position(["mylfaar", "arne"]), piece) == HOMES[piece]
    assert where_is(fallen(piece), piece) == "reserve"


@rule("LB-EVIL-5")
@pytest.mark.parametrize("piece", HOMES)
def test_the_piece_returns_to_its_icon_as_soon_as_the_evil_is_removed(piece: str) -> None:
    home = HOMES[piece]
    evil = [] if piece == "spell" else [home]
    game = position({"teagaan": {}, "mylfaar": {"cursed": piece == "spell"}}, evil=evil)
    assert where_is(game, piece) == "reserve"
    game.choose(f"banish:{home}")
    assert where_is(game, piece) == home


@rule("LB-EVIL-6")
def test_the_net_stays_at_work_when_the_trebuchet_falls() -> None:
    """The netted card does not act; the card beside it brings evil over the home of the net."""
    net = PRINTED.cards[HAUNT].recurring[0]
    game = position(
        ["arne", "kazgin"],
        {"red-1": DECAY, "red-2": {"card": HAUNT, "net": net}},
        phase="begin",
        script=["decay:evil"],
    )
    assert evil_tiles(game) == ["trebuchet"]
    assert pieces(game)["net"] == "red-2"
    assert not card_in(game, "red-2")["evil"]


@rule("LB-EVIL-6")
def test_the_net_goes_to_the_reserve_when_its_card_leaves_while_the_trebuchet_is_evil() -> None:
    game = position(
        {"arne": {"at": "tower"}, "kazgin": {}},
        {"red-2": {"card": PLAIN, "net": 0}},
        evil=["trebuchet"],
        script=combat("red", "red", "red"),
    )
    choose(game, "fight:red-2", "win:red-2")
    assert pieces(game)["net"] == "reserve"


@rule("LB-EVIL-6")
def test_the_trap_stays_set_when_the_quarry_falls_and_goes_to_the_reserve_when_it_has_worked() -> None:
    game = position(["arne", "kazgin"], evil=["quarry"], trap="red-2", phase="board", deck=[PLAIN])
    assert pieces(game)["trap"] == "red-2"
    game.choose("place:red-2")
    assert happened(game, "trapped")
    assert pieces(game)["trap"] == "reserve"


@rule("LB-EVIL-7")
def test_a_freed_tile_is_usable_at_once() -> None:
    game = position({"arne": {"at": "market", "calls": 1}, "kazgin": {}}, evil=["market"])
    assert not offers(game, "activate")
    game.choose("call:fountain")
    assert offers(game, "activate") == {"activate:market"}


@rule("LB-EVIL-8")
def test_a_freed_hero_board_gives_the_power_back_at_once() -> None:
    game = position({"arne": {"cursed": True, "calls": 1}, "kazgin": {}})
    assert not offers(game, "fetch")
    game.choose("call:fountain")
    assert offers(game, "fetch")


@rule("LB-EVIL-9")
def test_a_card_freed_of_its_figure_goes_on_with_its_effect() -> None:
    game = position(["teagaan"], {"red-1": {"card": HAUNT, "evil": True}}, sides=["north"])
    choose(game, "banish:red-1")
    assert not card_in(game, "red-1")["evil"]
    choose(game, "done")
    assert card_in(game, "red-1")["evil"]


@rule("LB-EVIL-10")
@pytest.mark.parametrize("target", ["quarry", "red-1", "kazgin"])
def test_removed_figures_go_to_the_reserve(target: str) -> None:
    cards = {"red-1": {"card": HAUNT, "evil": True}}
    game = position({"teagaan": {}, "kazgin": {"cursed": True}}, cards, evil=["quarry"])
    assert reserve(game)["evil"] == PRINTED.tokens.evil - 3
    game.choose(f"banish:{target}")
    assert reserve(game)["evil"] == PRINTED.tokens.evil - 2


@rule("LB-EVIL-11")
def test_the_third_evil_tile_loses_the_game_at_once() -> None:
    game = position(
        ["arne", "kazgin"], {"red-1": DECAY}, evil=["market", "quarry"], phase="cards", script=["decay:evil"]
    )
    assert game.outcome == holdfast.Outcome(False, "evil-tiles")


@rule("LB-EVIL-11")
def test_two_evil_tiles_do_not_lose_the_game() -> None:
    game = position(
        ["arne", "kazgin"], {"red-1": DECAY}, evil=["market"], phase="cards", script=["decay:evil"]
    )
    assert game.outcome is None
    assert evil_tiles(game) == ["trebuchet", "market"]


@rule("LB-EVIL-12")
@pytest.mark.parametrize("seed", range(30))
def test_evil_comes_only_by_haunt_curse_all_curse_and_the_evil_face(seed: int) -> None:
    game = holdfast.new("last-bastion", {"players": 1 + seed % 4, "level": "heroic"}, seed)
    figures = 0
    before = ""
    for event in events(play_at_random(game, seed)):
        cause = event.data.get("effect", "") if event.what == "effect" else event.what
        match event.what:
            case "evil-on-card":
                assert before == "haunt"
                figures += 1
            case "cursed":
                assert before in ("curse", "all-curse", "cursed", "shrugged-off")
                figures += 1
            case "evil-on-tile":
                assert before == "evil-leaves-card" or event.why == "decay-evil"
                figures += 1
            case "evil-leaves-card" | "evil-off-tile" | "evil-off-card" | "evil-off-hero":
                figures -= 1
            case "discard":
                figures -= event.data["evil"]
        before = cause
    state = game.view()
    on_heroes = sum(one["cursed"] for one in state["heroes"])
    on_cards = sum(
        slot["card"] is not None and slot["card"]["evil"] for b in state["boards"] for slot in b["slots"]
    )
    assert len(evil_tiles(game)) + on_heroes + on_cards == figures - lost_with_heroes(game)


def lost_with_heroes(game: Game) -> int:
    """Figures that stood on the boards of heroes when they were eliminated."""
    cursed: set[str] = set()
    lost = 0
    for event in events(game, "cursed", "evil-off-hero", "eliminated"):
        id = event.data["hero"]
        lost += event.what == "eliminated" and id in cursed
        cursed = cursed | {id} if event.what == "cursed" else cursed - {id}
    return lost
