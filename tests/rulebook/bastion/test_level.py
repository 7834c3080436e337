"""LEVEL: the normal mode of 2018, three auxiliary classes at one of four levels."""

from itertools import combinations
from typing import Any

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.bastion.decks import AUXILIARY, LEGENDS, MAIN, drawn_out, families, laid_out
from tests.rulebook.bastion.positions import CONTENT, happened

CLASSES = ["scout", "priest", "dragon"]
COUNTS = {"easy": (2, 1), "medium": (3, 2), "hard": (4, 3), "extreme": (5, 4)}


def deck(level: str, seed: int = 0, classes: list[str] | None = None) -> list[str]:
    """A whole deck of that level."""
    return drawn_out(laid_out("2018", mode="level", level=level, classes=classes or CLASSES), seed)


@rule("BA-LEVEL-1")
@pytest.mark.parametrize("level", list(COUNTS))
def test_players_choose_a_level_and_three_auxiliary_classes(level: str) -> None:
    game = laid_out("2018", mode="level", level=level, classes=["giant", "flyer", "symbiote"])
    assert game.view()["classes"] == ["giant", "flyer", "symbiote"]
    found = families(drawn_out(game))
    assert {name for name in found if name in AUXILIARY} == {"giant", "flyer", "symbiote"}


@rule("BA-LEVEL-1")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"level": "nightmare"}, "unknown-value"),
        ({"classes": ["giant", "flyer"]}, "wrong-count"),
        ({"classes": ["giant", "flyer", "scout", "dragon"]}, "wrong-count"),
        ({"classes": ["giant", "flyer", "flyer"]}, "named-twice"),
        ({"classes": ["giant", "flyer", "beast"]}, "unknown-value"),
    ],
)
def test_there_is_no_other_level_and_no_other_number_of_classes(options: dict[str, Any], code: str) -> None:
    with pytest.raises(holdfast.BadOptions) as refused:
        laid_out("2018", mode="level", **options)
    assert [fault.code for fault in refused.value.faults] == [code]


@rule("BA-LEVEL-1")
def test_classes_left_to_chance_are_three_different_ones() -> None:
    games = [laid_out("2018", seed, mode="level") for seed in range(40)]
    assert {len(set(game.view()["classes"])) for game in games} == {3}
    assert {name for game in games for name in game.view()["classes"]} == set(AUXILIARY)


def check(level: str) -> None:
    """So many of each class and so many legendary enemies, whatever is drawn."""
    of_each, legends = COUNTS[level]
    for seed in range(5):
        found = families(deck(level, seed))
        assert {name: found[name] for name in CLASSES} == dict.fromkeys(CLASSES, of_each)
        assert sum(found.get(name, 0) for name in LEGENDS) == legends


@rule("BA-LEVEL-2")
def test_easy_has_2_of_each_class_and_1_legendary() -> None:
    check("easy")


@rule("BA-LEVEL-3")
def test_medium_has_3_of_each_class_and_2_legendaries() -> None:
    check("medium")


@rule("BA-LEVEL-4")
def test_hard_has_4_of_each_class_and_3_legendaries() -> None:
    check("hard")


@rule("BA-LEVEL-5")
def test_extreme_has_5_of_each_class_and_4_legendaries() -> None:
    check("extreme")


def ever_drawn(level: str) -> set[str]:
    """The priests and legends that come in one of sixty decks of that level."""
    drawn = {card for seed in range(60) for card in deck(level, seed)}
    return {card for card in drawn if CONTENT.cards[card].family == "priest" or card in CONTENT.legends}


@rule("BA-LEVEL-2", "BA-LEVEL-3", "BA-LEVEL-4", "BA-LEVEL-5")
def test_which_cards_of_a_class_and_which_legends_come_is_chance() -> None:
    any_of_them = {*CONTENT.cards_of("priest"), *LEGENDS}
    assert ever_drawn("easy") == any_of_them
    assert ever_drawn("medium") == any_of_them
    assert ever_drawn("hard") == any_of_them
    assert ever_drawn("extreme") == any_of_them


@rule("BA-LEVEL-6")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_sees_which_random_cards_are_in_the_deck(seat: int | None) -> None:
    """The deck decides only when it is drawn from: from the same table anything may come."""
    game = laid_out("2018", mode="level", classes=CLASSES)
    random_cards = {card for name in CLASSES for card in CONTENT.cards_of(name)} | set(LEGENDS)
    assert random_cards <= {card for seed in range(60) for card in drawn_out(game, seed)}
    assert not [card for card in random_cards if f"'{card}'" in repr(game.view(seat))]


@rule("BA-LEVEL-7")
@pytest.mark.parametrize("level", list(COUNTS))
def test_all_24_cards_of_the_main_troop_are_in_the_deck(level: str) -> None:
    cards = deck(level)
    assert sorted(card for card in cards if CONTENT.cards[card].troop == "main") == sorted(MAIN)


@rule("BA-LEVEL-7")
def test_the_deck_is_shuffled_as_one() -> None:
    """Each troop may come first, and each may come last."""
    decks = [deck("extreme", seed) for seed in range(60)]
    for end in (0, -1):
        assert {CONTENT.cards[cards[end]].troop for cards in decks} == {"main", "auxiliary", "legendary"}


@rule("BA-LEVEL-8")
@pytest.mark.parametrize(("level", "size"), [("easy", 31), ("medium", 35), ("hard", 39), ("extreme", 43)])
def test_the_sizes_of_the_decks(level: str, size: int) -> None:
    game = laid_out("2018", mode="level", level=level, classes=CLASSES)
    assert game.view()["deck"]["left"] == size
    assert len(set(drawn_out(game))) == size


@rule("BA-LEVEL-9")
@pytest.mark.parametrize("level", list(COUNTS))
def test_cards_that_were_not_drawn_for_the_deck_never_come(level: str) -> None:
    """A deck is empty when its number has come; no card of another class is among them."""
    of_each, legends = COUNTS[level]
    for seed in range(10):
        cards = deck(level, seed)
        assert len(cards) == len(set(cards)) == 24 + 3 * of_each + legends
        assert {CONTENT.cards[card].family for card in cards} <= {*CONTENT.main, *CLASSES, *LEGENDS}


@rule("BA-LEVEL-10")
def test_any_three_classes_go_together() -> None:
    combined = list(combinations(AUXILIARY, 3))
    assert len(combined) == 56
    for classes in combined:
        game = laid_out("2018", mode="level", level="extreme", classes=list(classes))
        assert game.view()["deck"]["left"] == 43
        assert happened(game, "enter")


@pytest.mark.parametrize(("edition", "marked"), [("2015", True), ("2018", False)])
def test_levels_are_marked_as_a_house_variant_where_the_book_has_none(edition: str, marked: bool) -> None:
    assert laid_out(edition, mode="level").view()["house_variant"] is marked
    assert laid_out(edition, mode="training").view()["house_variant"] is False
