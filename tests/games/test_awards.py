"""Awards: found in records of games, those of earlier versions among them."""

import json
from pathlib import Path

import pytest

import holdfast
from holdfast import words
from holdfast.bots import bot, play_out
from holdfast.kernel import shelf
from holdfast.kernel.awards import Award, FinishedGame, together
from tests.games.finished import read

GAMES = ("bastion", "last-bastion", "sword-and-sorcery")
ICONS = Path(__file__).parents[2] / "web/node_modules/@iconify-json/game-icons/icons.json"


def awards_of(name: str) -> dict[str, list[str]]:
    return holdfast.load(read(name).record).awards("this")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_25_to_40_awards_with_words_in_every_language_and_a_picture(game: str) -> None:
    awards = shelf.find(game).awards
    assert 25 <= len(awards) <= 40
    assert len({award.id for award in awards}) == len(awards)
    icons = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    for award in awards:
        assert award.icon in icons, award.id
        for language in words.languages():
            for id in (f"award-{award.id}", f"award-{award.id}-help"):
                assert words.say(language, id, game) != id, (language, id)


def test_a_lost_game_earns_no_victory_but_counts_what_was_done() -> None:
    found = awards_of("last-bastion-lost-heroes")
    assert "first-victory" not in found
    assert found["ten-sieges"] == ["this"]
    assert set(found["every-monster"]) <= set(shelf.find("last-bastion").content().monsters)


@pytest.mark.parametrize(
    "name",
    ["last-bastion-won", "bastion-2015-won", "bastion-2018-won", "sword-and-sorcery-broken-seal-won"],
)
def test_a_victory_of_an_earlier_version_counts(name: str) -> None:
    assert awards_of(name)["first-victory"] == ["done"]


def test_a_victory_names_level_company_and_heroes() -> None:
    game = holdfast.load(read("last-bastion-won").record)
    found = game.awards("this")
    assert f"victory-{game.options['level']}" in found
    assert found["every-company"] == [str(game.options["players"])]
    assert len(found["every-hero"]) == game.options["players"]


def test_giving_up_is_no_siege() -> None:
    game = holdfast.new("last-bastion", {"players": 1}, seed=1)
    game.give_up(0)
    assert "ten-sieges" not in game.awards("this")


def test_what_several_games_collect_is_counted_once() -> None:
    awards = (Award("hunter", "bow-arrow", lambda game: (), 3), Award("twice", "laurels", lambda game: (), 2))
    games = [{"hunter": ["wolf", "bear"]}, {"hunter": ["wolf"], "twice": ["a"]}, {"twice": ["b", "c"]}]
    assert together(awards, games) == {"hunter": 2, "twice": 2}


def test_two_beaten_at_once_are_told_from_two_fights() -> None:
    won = {card for seed in range(20) for card in _at_once(seed)}
    assert won == {True, False}


def _at_once(seed: int) -> list[bool]:
    """Does the award agree with the events, fight by fight?"""
    game = holdfast.new("last-bastion", {"players": 2, "level": "novice"}, seed=seed)
    play_out(game, [bot("instinct", seed)])
    most = beaten = 0
    for event in FinishedGame(game.table, game.seats).all("fight", "defeated"):
        beaten = 0 if event.what == "fight" else beaten + 1
        most = max(most, beaten)
    earned = "two-at-once" in game.awards()
    assert earned is (most >= 2)
    return [earned]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_adds_is_never_more_than_the_award_asks_for(game: str) -> None:
    """Everything that is collected is a thing of the game: goals are reached, and not passed by accident."""
    rules = shelf.find(game)
    rolling = {"every-monster", "every-warlord", "every-class", "every-legend", "bestiary", "every-spell"}
    played = holdfast.new(game, {}, seed=3)
    play_out(played, [bot("instinct", 3)])
    found = played.awards("this")
    for award in rules.awards:
        if award.id in rolling:
            assert len(found.get(award.id, ())) <= award.goal, award.id
