"""Rulings on what touches what, and where evil goes."""

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, filled, idle
from tests.rulebook.last_bastion.look import card, evil_tiles, hero, kinds, offered, reserve
from tests.rulebook.last_bastion.positions import BOARDS, position

FOUR = ("elmer", "kazgin", "arne", "sindara")
QUIET = idle(2, enter=())
HAUNTING = card_with(recurring=("haunt",))
ROTTING = card_with(recurring=("decay",))

LINES = {
    "red-1": ("trebuchet", "tavern", "dispensary"),
    "red-2": ("tower", "standard", "tomb"),
    "red-3": ("market", "fountain", "quarry"),
    "green-1": ("market", "tower", "trebuchet"),
    "green-2": ("fountain", "standard", "tavern"),
    "green-3": ("quarry", "tomb", "dispensary"),
    "blue-1": ("quarry", "fountain", "market"),
    "blue-2": ("tomb", "standard", "tower"),
    "blue-3": ("dispensary", "tavern", "trebuchet"),
    "yellow-1": ("dispensary", "tomb", "quarry"),
    "yellow-2": ("tavern", "standard", "fountain"),
    "yellow-3": ("trebuchet", "tower", "market"),
}
"""Straight in from each slot; red lies in the north, green in the east, blue in the south."""


def haunted(slot: str, *evil: str) -> holdfast.Game:
    """A haunting card in that slot sends its figure into the bastion."""
    board = slot.partition("-")[0]
    return position(
        FOUR, {slot: {"card": HAUNTING, "evil": True}}, turn=board, phase="begin", evil=evil, deck=QUIET
    )


@rule("LB-RULE-13")
@pytest.mark.parametrize(
    "tile", ["trebuchet", "tower", "market", "tavern", "standard", "fountain", "dispensary", "tomb", "quarry"]
)
def test_a_slot_touches_the_first_tile_of_its_line(tile: str) -> None:
    game = position({"elmer": {"at": tile}, "kazgin": {}}, filled(*BOARDS))
    touching = [slot for slot, line in LINES.items() if line[0] == tile]
    assert offered(game, "fight") == (["fight:" + "+".join(touching)] if touching else [])


@rule("LB-RULE-13")
@pytest.mark.parametrize("slot", list(LINES))
def test_the_tiles_opposite_a_slot_are_the_three_of_its_line_nearest_first(slot: str) -> None:
    first, second, third = LINES[slot]
    assert evil_tiles(haunted(slot)) == [first]
    assert set(evil_tiles(haunted(slot, first))) == {first, second}
    assert set(evil_tiles(haunted(slot, first, second))) == {first, second, third}


@rule("LB-RULE-14")
@pytest.mark.parametrize(("slot", "falls"), [("red-1", "tavern"), ("yellow-3", "tower")])
def test_evil_on_a_corner_tile_blocks_it_for_both_lines(slot: str, falls: str) -> None:
    assert set(evil_tiles(haunted(slot, "trebuchet"))) == {"trebuchet", falls}


@rule("LB-RULE-15")
def test_the_third_tile_of_a_line_is_taken_and_the_game_is_lost() -> None:
    game = haunted("green-2", "fountain", "standard")
    assert game.outcome == holdfast.Outcome(won=False, reason="evil-tiles")
    assert set(evil_tiles(game)) == {"fountain", "standard", "tavern"}


@rule("LB-RULE-15")
def test_a_line_of_three_evil_tiles_cannot_be() -> None:
    with pytest.raises(holdfast.BadPosition) as refused:
        haunted("green-2", "fountain", "standard", "tavern")
    assert [(fault.code, fault.where) for fault in refused.value.faults] == [("game-is-over", "evil")]


@rule("LB-RULE-16")
def test_a_tile_holds_one_evil_figure() -> None:
    game = position(
        FOUR, {"red-2": ROTTING}, phase="begin", evil=("tower",), deck=QUIET, script=["decay:evil"]
    )
    assert evil_tiles(game) == ["tower", "standard"]
    with pytest.raises(holdfast.BadPosition) as refused:
        position(FOUR, evil=("tower", "tower"))
    assert [fault.code for fault in refused.value.faults] == ["two-figures"]


@rule("LB-RULE-16")
def test_a_card_holds_one_evil_figure() -> None:
    game = haunted("yellow-2")
    shown = card(game, "yellow-2")
    assert shown is not None
    assert not shown["evil"]
    assert kinds(game, "evil-on-card") == []
    assert reserve(game)["evil"] == PRINTED.tokens.evil - 1


@rule("LB-RULE-16")
def test_a_hero_board_holds_one_evil_figure() -> None:
    game = position(
        {"elmer": {"cursed": True}, "kazgin": {}}, phase="board", deck=[card_with(enter=("all-curse",))]
    )
    before = game.view()["reserve"]["evil"]
    game.choose(offered(game)[0])
    assert (hero(game, "elmer")["cursed"], hero(game, "kazgin")["cursed"]) == (True, True)
    assert reserve(game)["evil"] == before - 1
    assert kinds(game, "cursed") == ["cursed"]


@rule("LB-RULE-17")
@pytest.mark.parametrize(
    ("evil", "free"),
    [
        ((), ["trebuchet", "tavern", "dispensary"]),
        (("tavern",), ["trebuchet", "dispensary"]),
        (("tavern", "market"), ["trebuchet", "dispensary"]),
    ],
)
def test_the_yellow_board_puts_evil_on_a_tile_beside_it_that_has_none(
    evil: tuple[str, ...], free: list[str]
) -> None:
    game = position(FOUR, filled("yellow"), turn="yellow", phase="board", evil=evil, script=["decay:evil"])
    assert sorted(offered(game)) == sorted(f"corrupt:{tile}" for tile in free)
    game.choose("corrupt:dispensary")
    assert set(evil_tiles(game)) == {*evil, "dispensary"}
