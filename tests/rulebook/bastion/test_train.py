"""TRAIN: the training games of the two editions."""

from typing import Any

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.positions import CONTENT, happened, offered, seen

MAIN = [card.id for card in CONTENT.cards.values() if card.troop == "main"]
MOST_STEPS = 3000


def training(edition: str, seed: int = 0, **options: Any) -> Game:
    return holdfast.new("bastion", {"edition": edition, "mode": "training"} | options, seed=seed)


def played(game: Game) -> Game:
    """The game played on without defence until it is lost."""
    for _ in range(MOST_STEPS):
        if game.question is None:
            return game
        game.choose(game.question.options[-1])
    raise AssertionError("the enemies never come to the gate")


def all_that_came(game: Game) -> list[str]:
    return [event.data["card"] for event in played(game).events if event.what in ("enter", "attach")]


@rule("BA-TRAIN-1")
def test_the_first_training_deck_is_the_whole_main_troop() -> None:
    game = training("2015")
    assert game.view()["deck"]["left"] == 24
    assert game.view()["army"]["strength"] == 108
    came = [*all_that_came(game), *happened(game, "found-no-room")]
    assert len(came) == 24 and set(came[:23]) < set(MAIN)
    assert came[23] == {"card": next(card for card in MAIN if card not in came)}


@rule("BA-TRAIN-2")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_training_game_has_no_rituals_and_no_other_enemies(seed: int) -> None:
    game = training("2015", seed)
    assert seen(game)["rituals"] == {"left": 0, "discarded": []}
    assert all(CONTENT.cards[card].troop == "main" for card in all_that_came(game))
    assert not happened(game, "draw-ritual")


@rule("BA-TRAIN-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_may_play_the_first_training_game(players: int) -> None:
    game = training("2015", players=players)
    assert len(seen(game)["defenders"]) == players
    assert seen(game)["army"]["advice"] == "training"


@rule("BA-TRAIN-3")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_may_play_it(players: int) -> None:
    with pytest.raises(holdfast.BadOptions):
        training("2015", players=players)


@rule("BA-TRAIN-4")
def test_the_second_training_deck_is_25_cards() -> None:
    game = training("2018")
    assert game.view()["deck"]["left"] == 25
    deck = game.table.state.deck
    [layer] = deck.layers
    cards = deck.pools[layer.pool]
    random = {"scout": 2, "flyer": 2, "giant": 2, "warrior": 5, "mage": 4, "rider": 3}
    whole = [*(f"beast-{colour}" for colour in CONTENT.districts), "spy"]
    assert sorted(cards) == sorted([*whole, *(id for id, count in random.items() for _ in range(count))])
    for family in random:
        assert sorted(deck.pools[family]) == sorted(f"{family}-{colour}" for colour in CONTENT.districts)


@rule("BA-TRAIN-4")
@pytest.mark.parametrize("seed", range(4))
def test_no_more_of_a_class_comes_than_was_shuffled_in(seed: int) -> None:
    limits = {"scout": 2, "flyer": 2, "giant": 2, "spy": 1, "beast": 6, "warrior": 5, "mage": 4, "rider": 3}
    game = training("2018", seed)
    came = [CONTENT.cards[card].family for card in all_that_came(game)]
    assert all(came.count(family) <= limits[family] for family in came)


@rule("BA-TRAIN-5")
def test_nobody_knows_which_random_cards_were_shuffled_in() -> None:
    game = training("2018", players=1)
    for family in ("scout", "flyer", "giant", "warrior", "mage", "rider"):
        assert f"{family}-" not in str(game.view())
    came: set[str] = set()
    for seed in range(60):
        came |= set(all_that_came(training("2018", seed, players=1)))
    assert {card for card in came if "scout" in card} == set(CONTENT.cards_of("scout"))
    assert {card for card in came if "warrior" in card} == set(CONTENT.cards_of("warrior"))


@rule("BA-TRAIN-6")
@pytest.mark.parametrize("seed", range(4))
def test_the_second_training_game_is_played_on_the_statue_side(seed: int) -> None:
    assert training("2018", seed).view()["side"] == "statue"
    with pytest.raises(holdfast.BadOptions):
        training("2018", side="plain")


@rule("BA-TRAIN-6")
def test_the_districts_of_the_training_game_may_lie_as_in_a_picture() -> None:
    picture = ["green", "black", "yellow", "violet", "red", "blue"]
    table = training("2018", districts=picture).view()
    assert [district["id"] for district in table["districts"]] == picture


@rule("BA-TRAIN-7")
def test_the_second_training_game_has_no_rituals_and_no_artifacts() -> None:
    game = training("2018")
    assert seen(game)["rituals"] == {"left": 0, "discarded": []}
    played(game)
    assert not happened(game, "draw-ritual")
    with pytest.raises(holdfast.BadPosition):
        _with_artifact(training("2018"))


def _with_artifact(game: Game) -> Game:
    """The same game in which somebody has an artifact all the same."""
    position = game.position()
    position["state"]["defenders"][0]["artifacts"] = ["converter-red"]
    return holdfast.resume(position)


@rule("BA-TRAIN-8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_enemy_more_than_players_is_added_in_training(players: int) -> None:
    script = [f"enemy:beast-{colour}" for colour in ("red", "blue", "black", "green", "violet")]
    options = {"districts": list(CONTENT.districts), "defenders": list(CONTENT.defenders)[:players]}
    chosen = {"edition": "2018", "mode": "training", "players": players}
    game = holdfast.new("bastion", chosen | options, script=script[: players + 1])
    assert list(seen(game)["wall"]) == [f"w{nth}" for nth in range(1, players + 2)]
    assert offered(game, "done")


@rule("BA-TRAIN-9", "BA-TRAIN-10")
def test_only_three_traits_and_six_spells_occur_in_the_second_training_game() -> None:
    came: set[str] = set()
    for seed in range(40):
        came |= set(all_that_came(training("2018", seed, players=1)))
    traits = {card: CONTENT.cards[card].traits for card in came}
    assert {trait for own in traits.values() for trait in own} == {"recruit", "flyer", "giant"}
    assert traits["spy"] == ("recruit", "recruit")
    assert {CONTENT.cards[card].spell for card in came} == {
        "alchemy",
        "abundance",
        "flame",
        "prism",
        "arrow",
        "acceleration",
    }


@rule("BA-TRAIN-11")
def test_the_training_game_has_no_scenario_and_no_rules_of_its_own() -> None:
    """Normal mode: the order of phases, the pools and the places are those of any other game."""
    training_table = seen(training("2018", players=2))
    normal_table = seen(holdfast.new("bastion", {"mode": "custom", "players": 2, "deck": []}))
    assert training_table["scenario"] == "" and training_table["phase"] == "actions"
    for key in ("last_section", "reserve", "camp"):
        assert training_table[key] == normal_table[key]
    assert [one["pool"] for one in training_table["defenders"]] == [
        one["pool"] for one in normal_table["defenders"]
    ]


@pytest.mark.parametrize("seed", range(6))
def test_the_first_book_advises_the_side_with_statues_for_a_first_game(seed: int) -> None:
    assert seen(training("2015", seed))["side"] == "statue"


def test_a_training_game_of_2015_may_be_played_on_the_plain_side() -> None:
    assert seen(training("2015", side="plain"))["side"] == "plain"


def test_a_training_game_that_was_dealt_on_the_plain_side_replays_so() -> None:
    record = training("2015").record()
    record["chance"] = [result.replace("side:statue", "side:plain") for result in record["chance"]]
    assert seen(holdfast.load(record))["side"] == "plain"
