"""CUSTOM: own decks and their army strength."""

from itertools import accumulate

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.bastion.decks import (
    AUXILIARY,
    LEGENDS,
    MAIN,
    MAIN_TROOP,
    drawn_out,
    families,
    laid_out,
    one_each,
    whole,
)
from tests.rulebook.bastion.positions import CONTENT, WHOLE_ARMY, happened

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
NORMAL = {1: (140, 180), 2: (150, 190), 3: (160, 200), 4: (170, 210)}


def army(deck: list[str], players: int = 2, edition: str = "2015") -> dict[str, object]:
    """What the table says of the strength of that deck."""
    found: dict[str, object] = laid_out(edition, players=players, mode="custom", deck=deck).view()["army"]
    return found


def deck_of(strength: int) -> list[str]:
    """Cards that make the army exactly so strong, the main troop included."""
    strengths = {card: CONTENT.cards[card].strength for card in WHOLE_ARMY}
    ways: dict[int, list[str]] = {108: []}
    for card, more in strengths.items():
        ways |= {sum_ + more: [*cards, card] for sum_, cards in ways.items() if sum_ + more not in ways}
    return ways[strength]


def advice(strength: int, players: int) -> object:
    """How hard an army of that strength is called."""
    found = army(deck_of(strength), players)
    assert found["strength"] == strength
    return found["advice"]


@rule("BA-CUSTOM-1")
@EDITIONS
@pytest.mark.parametrize(
    ("deck", "strength"),
    [
        ([], 108),
        (["scout-red", "dragon-blue", "leviathan"], 108 + 3 + 10 + 12),
        (["shapeshifter-red", "shapeshifter-blue"], 108 + 9 + 9),
        (["priest", "priest", "archmage"], 108 + 6 + 6 + 8),
        (WHOLE_ARMY, 108 + 6 * (3 + 4 + 5 + 6 + 7 + 8 + 9 + 10) + 3 + 4 + 5 + 5 + 6 + 6 + 6 + 8 + 10 + 12),
    ],
)
def test_army_strength_is_the_sum_of_all_strengths(edition: str, deck: list[str], strength: int) -> None:
    assert army(deck, edition=edition)["strength"] == strength


@rule("BA-CUSTOM-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_training_has_army_strength_108_for_any_number_of_players(players: int) -> None:
    game = laid_out("2015", players=players, mode="training")
    assert game.view()["army"] == {"strength": 108, "advice": "training"}


@rule("BA-CUSTOM-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_strengths_of_a_normal_game(players: int) -> None:
    low, high = NORMAL[players]
    assert [advice(strength, players) for strength in (low, low + 1, high - 1, high)] == ["normal"] * 4
    assert advice(low - 1, players) == "below-normal"


@rule("BA-CUSTOM-4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_strengths_of_a_hard_game(players: int) -> None:
    _, high = NORMAL[players]
    assert [advice(strength, players) for strength in (high, high + 1, high + 40)] == [
        "normal",
        "hard",
        "hard",
    ]


@rule("BA-CUSTOM-5")
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("deck", [[], ["scout-red"], WHOLE_ARMY, ["legendary"] * 10])
def test_any_deck_may_be_played_whatever_the_table_advises(players: int, deck: list[str]) -> None:
    game = laid_out("2015", players=players, mode="custom", deck=deck)
    assert game.view()["deck"]["left"] == 24 + len(deck)
    assert happened(game, "enter")


@rule("BA-CUSTOM-5")
@pytest.mark.parametrize(
    ("deck", "code"), [(["golem", "golem"], "named-twice"), (["scout"] * 7, "too-many-cards")]
)
def test_no_deck_holds_a_card_twice(deck: list[str], code: str) -> None:
    with pytest.raises(holdfast.BadOptions) as refused:
        army(deck)
    assert [fault.code for fault in refused.value.faults] == [code]


@rule("BA-CUSTOM-6")
@EDITIONS
@pytest.mark.parametrize("deck", [[], ["golem"], WHOLE_ARMY])
def test_the_main_troop_is_always_complete(edition: str, deck: list[str]) -> None:
    cards = drawn_out(laid_out(edition, mode="custom", deck=deck))
    assert sorted(card for card in cards if CONTENT.cards[card].troop == "main") == sorted(MAIN)


@rule("BA-CUSTOM-6")
def test_cards_of_the_main_troop_are_not_chosen_one_by_one() -> None:
    with pytest.raises(holdfast.BadOptions):
        army(["beast-red"])


@rule("BA-CUSTOM-7")
@EDITIONS
def test_auxiliary_and_legendary_cards_are_added_by_choice(edition: str) -> None:
    """By name, or so many of a class drawn blind."""
    named = [*CONTENT.cards_of("giant"), "priest-blue", "golem", "scout", "scout", "legendary"]
    for seed in range(10):
        cards = drawn_out(laid_out(edition, mode="custom", deck=named), seed)
        found = families(cards)
        legends = {name: found.pop(name) for name in LEGENDS if name in found}
        assert found == MAIN_TROOP | whole("giant") | one_each("priest") | {"scout": 2}
        assert "priest-blue" in cards
        assert "golem" in legends and len(legends) == 2


@rule("BA-CUSTOM-7")
def test_auxiliary_and_legendary_cards_are_added_by_scenario() -> None:
    game = laid_out("2015", mode="scenario", scenario="siege-of-the-dragons")
    assert {name for name in families(drawn_out(game)) if name in (*AUXILIARY, *LEGENDS)} == {"dragon"}


@rule("BA-CUSTOM-8")
def test_difficulty_goes_by_the_number_of_players_and_the_army_strength() -> None:
    assert [advice(185, players) for players in (1, 2, 3, 4)] == ["hard", "normal", "normal", "normal"]
    assert [advice(165, players) for players in (1, 2, 3, 4)] == [
        "normal",
        "normal",
        "normal",
        "below-normal",
    ]
    ranks = ["training", "below-normal", "normal", "hard"]
    for players in NORMAL:
        found = [ranks.index(str(advice(strength, players))) for strength in (108, 120, 175, 230)]
        assert found == list(accumulate(found, max)) == [0, 1, 2, 3]


@rule("BA-CUSTOM-8")
def test_the_second_edition_tells_difficulty_by_level_not_by_strength() -> None:
    assert "advice" not in army(WHOLE_ARMY, edition="2018")
