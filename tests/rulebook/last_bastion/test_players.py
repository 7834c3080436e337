"""PLAYERS: what changes with fewer than four."""

from typing import Any

import pytest

import holdfast
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import COLOURS, TILES
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with
from tests.rulebook.last_bastion.look import asked, reserve, view
from tests.rulebook.last_bastion.play import choose, happened, offers
from tests.rulebook.last_bastion.positions import position

LOSE_ROUND = card_with(recurring=("lose-round",))


def dealt(players: int, **options: Any) -> holdfast.Game:
    return holdfast.new("last-bastion", {"players": players, **options}, seed=players)


def layers(players: int, level: str = "normal") -> list[tuple[str, int]]:
    """The deck from top to bottom."""
    deck = dealt(players, level=level).table.state.deck
    return [(layer.pool, layer.count) for layer in deck.layers]


@rule("LB-PLAYERS-1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_bastion_is_set_up_as_for_four(players: int) -> None:
    game = dealt(players)
    table = game.view()
    assert sorted(tile["id"] for tile in table["tiles"]) == sorted(TILES)
    assert not any(tile["evil"] for tile in table["tiles"])
    assert sorted(board["id"] for board in table["boards"]) == ["blue", "green", "red", "yellow"]
    assert all(slot["card"] is None for board in table["boards"] for slot in board["slots"])
    middle = table["tiles"][4]
    assert middle["heroes"] == [hero["id"] for hero in table["heroes"]]
    for hero in table["heroes"]:
        assert (hero["life"], hero["calls"], hero["equipment"]) == (3, 1, {hero["board"]: 1})
    held = {"life": 3 * players, "calls": players}
    assert table["reserve"]["life"] == PRINTED.tokens.life - held["life"]
    assert table["reserve"]["calls"] == PRINTED.tokens.calls - held["calls"]
    dealt_colours = {hero["board"] for hero in table["heroes"]}
    assert table["reserve"]["equipment"] == {
        colour: PRINTED.tokens.equipment - (colour in dealt_colours) for colour in COLOURS
    }
    homes = {"net": "trebuchet", "trap": "quarry", "standard": {"at": "standard", "token": None}}
    assert table["pieces"].items() >= homes.items()


@rule("LB-PLAYERS-2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_each_player_links_one_board_and_every_other_is_neutral(players: int) -> None:
    table = dealt(players).view()
    linked = [board["hero"] for board in table["boards"] if board["hero"] is not None]
    assert sorted(linked) == sorted(hero["id"] for hero in table["heroes"])
    assert len(linked) == players


@rule("LB-PLAYERS-3")
def test_two_players_sit_opposite_each_other() -> None:
    for seed in range(20):
        table = holdfast.new("last-bastion", {"players": 2}, seed).view()
        sides = [board["side"] for board in table["boards"] if board["hero"] is not None]
        assert sides in (["north", "south"], ["east", "west"])
    with pytest.raises(holdfast.BadOptions) as refused:
        dealt(2, sides=["north", "east"])
    assert [fault.code for fault in refused.value.faults] == ["side-by-side"]
    dealt(2, sides=["west", "east"])


@rule("LB-PLAYERS-4")
@pytest.mark.parametrize(("players", "monsters"), [(4, 50), (3, 46), (2, 42), (1, 38)])
def test_four_monsters_are_removed_for_each_player_fewer_than_four(players: int, monsters: int) -> None:
    assert sum(count for pool, count in layers(players) if pool == "monster") == monsters


@rule("LB-PLAYERS-4")
def test_the_removed_monsters_are_any_of_the_fifty() -> None:
    """Which ones is not decided before the last card is drawn: each of them may still come."""
    state = dealt(1).table.state
    assert sorted(state.deck.pools["monster"]) == sorted(load().monsters)


@rule("LB-PLAYERS-5")
@pytest.mark.parametrize(("players", "top"), [(3, 38), (2, 34), (1, 30)])
def test_eight_monsters_lie_under_the_warlord_and_the_rest_on_top(players: int, top: int) -> None:
    assert layers(players) == [("monster", top), ("warlord", 1), ("monster", 8)]


@rule("LB-PLAYERS-6")
def test_a_board_without_a_player_acts_as_a_neutral_board() -> None:
    """Its cards act on one of the players, it draws no card and has no hero phase."""
    heroes = {"arne": {"calls": 1}, "elmer": {"calls": 1}}
    game = choose(position(heroes, {"green-1": LOSE_ROUND}), "done")
    assert offers(game) == {"suffer:arne", "suffer:elmer"}
    game.choose("suffer:elmer")
    assert reserve(game)["calls"] == PRINTED.tokens.calls - 1
    assert [one["board"] for one in happened(game, "turn")] == ["green", "blue"]
    assert len(happened(game, "draw")) == 1
    assert asked(game).choices[0].seat == view(game)["turn"]["seat"] == 1
