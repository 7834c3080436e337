"""END: the defenders win or lose together."""

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import LAST_SECTION, attacked_by, full_squares, full_wall
from tests.rulebook.bastion.positions import at, happened, offered, pool, position, seen, spells, wall

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
WON = holdfast.Outcome(True, "wall-bare", None)


def ended(game: Game) -> tuple[bool, str] | None:
    """How the game ended, if it did."""
    outcome = game.outcome
    return None if outcome is None else (outcome.won, outcome.reason)


@rule("BA-END-1")
@EDITIONS
def test_the_defenders_win_when_the_deck_is_empty_and_no_enemy_is_left_on_the_wall(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w2": ["beast-blue"]},
        defenders=[at("yellow", red=3), at("yellow", blue=3)],
        deck=[],
    )
    game.choose("attack:w1")
    assert game.outcome is None
    game.choose("done")
    assert game.outcome is None
    game.choose("attack:" + next(iter(wall(game))))
    assert game.outcome == WON


@rule("BA-END-1")
@EDITIONS
@pytest.mark.parametrize("last", ["dragon-red", "flyer-red"])
def test_the_defenders_win_when_the_last_card_does_not_stay_on_a_bare_wall(edition: str, last: str) -> None:
    game = attacked_by(last, edition=edition, defenders=[at("yellow")])
    assert game.outcome == WON


@rule("BA-END-1")
@EDITIONS
def test_an_empty_deck_alone_is_no_victory(edition: str) -> None:
    game = attacked_by("beast-red", edition=edition)
    assert (game.outcome, seen(game)["deck"]["left"], wall(game)) == (None, 0, {"w1": ["beast-red"]})


@rule("BA-END-2")
@EDITIONS
def test_dragons_and_enemies_on_squares_do_not_prevent_the_victory(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        squares=full_squares("yellow") | {"yellow": ["rider-blue", "belligemin"]},
        citadel=["dragon-blue", "knellerwyrm"],
        defenders=[at("yellow", red=4)],
        deck=[],
    )
    game.choose("attack:w1")
    assert game.outcome == WON


@rule("BA-END-3")
@EDITIONS
def test_with_cards_in_the_deck_the_game_goes_on_though_the_wall_is_bare(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at("yellow", red=3)],
        deck=["warrior-red"],
    )
    game.choose("attack:w1")
    assert (game.outcome, wall(game), seen(game)["deck"]["left"]) == (None, {}, 1)
    game.choose("done")
    assert wall(game) == {"w1": ["warrior-red"]}


@rule("BA-END-4")
@pytest.mark.parametrize("deck", [["giant-red", "giant-blue"], ["giant-red"]])
def test_in_the_first_edition_the_defenders_lose_when_an_enemy_has_to_stand_on_the_last_section(
    deck: list[str],
) -> None:
    """The deck's section, also when that card was the last."""
    game = attacked_by(*deck, edition="2015", walls=full_wall(23), defenders=[at("yellow")])
    assert ended(game) == (False, "no-room")
    assert happened(game, "found-no-room") == [{"card": deck[0]}]


@rule("BA-END-4")
def test_in_the_first_edition_23_enemies_are_no_loss() -> None:
    game = attacked_by("rider-black", edition="2015", walls=full_wall(22), defenders=[at("yellow")])
    assert (game.outcome, len(wall(game))) == (None, 23)


@rule("BA-END-4")
@pytest.mark.parametrize("last", [1, 2, 5])
def test_in_the_first_edition_the_defenders_lose_when_an_enemy_moves_beyond_the_gate(last: int) -> None:
    game = attacked_by(edition="2015", walls=full_wall(last), defenders=[at("yellow")])
    assert ended(game) == (False, "past-gate")
    assert happened(game, "passed-gate")[0]["at"] == f"w{last}"


@rule("BA-END-5")
def test_in_the_second_edition_the_defenders_lose_when_a_card_finds_no_free_section() -> None:
    game = attacked_by("giant-red", edition="2018", walls=full_wall(24), defenders=[at("yellow")])
    assert ended(game) == (False, "no-room")
    room = attacked_by("giant-red", edition="2018", walls=full_wall(23), defenders=[at("yellow")])
    assert (room.outcome, wall(room)["w24"]) == (None, ["giant-red"])


@rule("BA-END-5")
def test_cards_that_need_no_section_do_not_lose_the_game() -> None:
    for card in ("dragon-red", "symbiote-red"):
        game = attacked_by(card, edition="2018", walls=full_wall(24), defenders=[at("yellow")])
        assert game.outcome is None


@rule("BA-END-6")
@pytest.mark.parametrize("last", [1, 2, 24])
def test_in_the_second_edition_the_defenders_lose_when_no_section_is_free_on_the_way_to_the_gate(
    last: int,
) -> None:
    game = attacked_by(edition="2018", walls=full_wall(last), defenders=[at("yellow")])
    assert ended(game) == (False, "past-gate")


@rule("BA-END-6", "BA-END-4")
@EDITIONS
def test_an_enemy_that_finds_a_gap_on_its_way_does_not_lose_the_game(edition: str) -> None:
    walls = {"w1": ["beast-red"], "w3": ["beast-blue"], "w4": ["beast-green"]}
    game = attacked_by(edition=edition, walls=walls, defenders=[at("yellow")])
    assert wall(game)["w2"] == ["beast-green"], "a section is free on its way"
    assert game.outcome is None


@rule("BA-END-7")
@EDITIONS
def test_a_victory_ends_the_game_before_anything_else_happens(edition: str) -> None:
    """No ritual is performed, nobody acts, no enemy comes."""
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at("yellow", red=4, rituals=["converter-red", "gun-red"]), at("yellow")],
        deck=[],
    )
    game.choose("attack:w1")
    assert (game.outcome, game.question, pool(game), spells(game)) == (WON, None, {"red": 1}, ["beast-red"])
    assert game.events[-1].what == "end"
    assert not happened(game, "perform")
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("done")


@rule("BA-END-7")
@EDITIONS
def test_a_loss_ends_the_game_in_the_middle_of_a_chain(edition: str) -> None:
    """The Spy takes the last section; the first card it calls finds none, the second is not drawn."""
    last = LAST_SECTION[edition]
    cards = ["spy", "giant-red", "giant-blue", "giant-green"]
    game = attacked_by(*cards, edition=edition, walls=full_wall(last - 1), defenders=[at("yellow")])
    assert (ended(game), game.question) == ((False, "no-room"), None)
    assert happened(game, "found-no-room") == [{"card": "giant-red"}]
    assert seen(game)["deck"]["left"] == 2


@rule("BA-END-8")
@EDITIONS
@pytest.mark.parametrize("won", [True, False])
def test_all_players_win_or_lose_together(edition: str, won: bool) -> None:
    """One outcome for the table: also for those who had no part in it."""
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at("yellow", red=3), at("violet"), at("blue")],
        deck=[],
    )
    game.choose("attack:w1" if won else "done")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.score) == (won, None)
    (end,) = [event for event in game.events if event.what == "end"]
    assert end.seat is None


@rule("BA-END-8")
@EDITIONS
def test_nobody_is_eliminated(edition: str) -> None:
    """Thrown out of the citadel, without mana, spells or rituals, everyone still has his turns."""
    game = position(
        edition=edition,
        phase="dawn",
        turn=0,
        walls={"w9": ["beast-black"]},
        defenders=[at("yellow"), at("citadel"), at("violet")],
        deck=["dragon-red", *(f"mage-{colour}" for colour in ("red", "blue", "green", "black", "yellow"))],
    )
    turns: list[int] = []
    while len(turns) < 5:
        if "flee:red" in offered(game):
            game.choose("flee:red")
        turns.append(seen(game)["active"])
        game.choose("done")
    assert turns == [0, 1, 2, 0, 1]
    assert len(seen(game)["defenders"]) == 3
