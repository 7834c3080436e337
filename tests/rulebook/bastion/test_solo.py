"""SOLO: the game of one defender."""

from typing import Any

import pytest

from holdfast.games.bastion.validate import ritual_cards
from tests.rulebook import rule
from tests.rulebook.bastion.decks import drawn_out, laid_out
from tests.rulebook.bastion.positions import CONTENT, happened, offered, seen

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
GAMES = pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("2015", {"mode": "custom"}),
        ("2018", {"mode": "level"}),
        *(
            (scenario.edition, {"mode": "scenario", "scenario": scenario.id})
            for scenario in CONTENT.scenarios.values()
        ),
    ],
)


@rule("BA-SOLO-1")
@EDITIONS
@pytest.mark.parametrize("mode", ["training", "level", "scenario", "custom"])
def test_the_game_can_be_played_with_one_defender(edition: str, mode: str) -> None:
    """From set-up to the end, by one who does nothing."""
    game = laid_out(edition, players=1, mode=mode)
    assert game.seats == 1
    while game.question is not None:
        assert {option.seat for option in game.question.options} <= {0, None}
        game.choose("done" if "done" in offered(game) else game.question.options[0])
    assert game.outcome is not None and not game.outcome.won
    assert {turn["defender"] for turn in happened(game, "turn")} == {game.view()["defenders"][0]["id"]}


@rule("BA-SOLO-2")
@GAMES
def test_there_are_no_accumulators_in_a_solo_game(edition: str, options: dict[str, Any]) -> None:
    alone = ritual_cards(laid_out(edition, players=1, **options).table.state)
    together = ritual_cards(laid_out(edition, players=2, **options).table.state)
    assert sorted(together) == sorted(CONTENT.rituals)
    assert sorted(alone) == sorted(id for id, card in CONTENT.rituals.items() if card.kind != "accumulator")


@rule("BA-SOLO-2")
@EDITIONS
def test_no_accumulator_is_dealt_in_a_solo_game(edition: str) -> None:
    dealt = set()
    for seed in range(60):
        game = laid_out(edition, seed, players=1, mode="custom")
        dealt |= {data["ritual"] for data in happened(game, "draw-ritual")}
    assert {CONTENT.rituals[ritual].kind for ritual in dealt} == {"converter", "source", "obelisk", "gun"}


@rule("BA-SOLO-3")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "training"},
        {"mode": "custom", "deck": ["dragon", "giant-red", "legendary"]},
        *(
            {"mode": "scenario", "scenario": scenario.id}
            for scenario in CONTENT.scenarios.values()
            if scenario.edition == "2015"
        ),
    ],
)
def test_nothing_else_changes_in_a_solo_game(options: dict[str, Any]) -> None:
    alone, together = (laid_out("2015", players=players, **options) for players in (1, 2))
    counted_by_players = {"defenders", "reserve", "rituals", "army"}
    left, right = (
        {k: v for k, v in game.view().items() if k not in counted_by_players} for game in (alone, together)
    )
    assert left == right
    assert drawn_out(alone) == drawn_out(together)
    assert alone.view()["army"]["strength"] == together.view()["army"]["strength"]
    assert alone.view()["defenders"][0] == together.view()["defenders"][0]


@rule("BA-SOLO-4")
def test_set_up_of_a_solo_game_of_the_first_edition_puts_one_enemy_on_the_wall() -> None:
    game = laid_out("2015", players=1, mode="custom")
    assert len(happened(game, "enter")) == 1
    assert list(seen(game)["wall"]) == ["w1"]
    assert seen(game)["deck"]["left"] == 23


@rule("BA-SOLO-5")
def test_set_up_of_a_solo_game_of_the_second_edition_adds_two_enemies() -> None:
    game = laid_out("2018", players=1, mode="custom")
    assert len(happened(game, "enter")) == 2
    assert list(seen(game)["wall"]) == ["w1", "w2"]
    assert seen(game)["deck"]["left"] == 22
