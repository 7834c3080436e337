"""SCENARIO: the seven sieges of the first edition."""

import pytest

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
from tests.rulebook.bastion.positions import CONTENT

SIEGES = {
    "standard-siege": (one_each(*AUXILIARY), 32, 160, 160),
    "siege-of-the-flyers": (whole("flyer") | one_each("belligemin", "rokai", "black-wing"), 33, 159, 153),
    "siege-of-the-dragons": (whole("dragon"), 30, 168, 168),
    "siege-of-the-legends": (one_each(*LEGENDS), 34, 168, 173),
    "siege-of-the-archmages": (
        whole("giant") | one_each("archmage", "golem", "shaggon", "leviathan"),
        34,
        184,
        184,
    ),
    "siege-of-the-shapeshifters": (
        whole("scout", "symbiote", "shapeshifter") | one_each("knellerwyrm"),
        43,
        214,
        214,
    ),
    "impossible-siege": (one_each(*LEGENDS, *AUXILIARY), 42, 220, 225),
}
EACH = pytest.mark.parametrize("siege", list(SIEGES))


def named(siege: str) -> list[str]:
    """The same deck, as players would name it who compose their own."""
    cards = []
    for name, count in SIEGES[siege][0].items():
        cards += CONTENT.cards_of(name) if count == 6 else [name]
    return cards


@rule("BA-SCENARIO-1")
@EACH
@pytest.mark.parametrize("players", [1, 4])
def test_a_siege_is_nothing_but_a_composition_of_the_deck(siege: str, players: int) -> None:
    """A game with the same deck, composed by the players, begins alike in all else."""
    game = laid_out("2015", players=players, mode="scenario", scenario=siege)
    own = laid_out("2015", players=players, mode="custom", deck=named(siege))
    view, other = game.view(), own.view()
    assert (view.pop("mode"), view.pop("scenario")) == ("scenario", siege)
    assert (other.pop("mode"), other.pop("scenario")) == ("custom", "")
    for army in (view["army"], other["army"]):
        army.pop("printed", None)
        army.pop("advice")
    assert view == other


@rule("BA-SCENARIO-1")
@EACH
@pytest.mark.parametrize("side", ["statue", "plain"])
def test_a_siege_prescribes_no_side(siege: str, side: str) -> None:
    game = laid_out("2015", mode="scenario", scenario=siege, side=side)
    assert game.view()["side"] == side


@rule("BA-SCENARIO-2")
@pytest.mark.parametrize("siege", ["standard-siege", "siege-of-the-archmages", "impossible-siege"])
def test_a_random_card_of_a_class_is_one_of_six_drawn_unseen(siege: str) -> None:
    game = laid_out("2015", mode="scenario", scenario=siege)
    drawn = [
        card
        for seed in range(80)
        for card in drawn_out(game, seed)
        if CONTENT.cards[card].family == "archmage"
    ]
    assert (len(drawn), set(drawn)) == (80, set(CONTENT.cards_of("archmage")))
    assert not [card for card in drawn if card in repr(game.view())]


@rule("BA-SCENARIO-3")
@EACH
def test_the_main_troop_is_in_every_siege(siege: str) -> None:
    cards = drawn_out(laid_out("2015", mode="scenario", scenario=siege))
    assert sorted(card for card in cards if CONTENT.cards[card].troop == "main") == sorted(MAIN)


def army_of(siege: str, seed: int) -> tuple[dict[str, int], int, int, int]:
    """The enemies beside the main troop, the number with it, the strength printed and the real one."""
    game = laid_out("2015", mode="scenario", scenario=siege)
    cards = drawn_out(game, seed)
    found, army = families(cards), game.view()["army"]
    assert {name: found.pop(name) for name in MAIN_TROOP} == MAIN_TROOP
    assert len(set(cards)) == len(cards) == game.view()["deck"]["left"]
    assert sum(CONTENT.cards[card].strength for card in cards) == army["strength"]
    return found, len(cards), army["printed"], army["strength"]


@rule(
    "BA-SCENARIO-4",
    "BA-SCENARIO-5",
    "BA-SCENARIO-6",
    "BA-SCENARIO-7",
    "BA-SCENARIO-8",
    "BA-SCENARIO-9",
    "BA-SCENARIO-10",
)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_enemies_of_a_siege_and_their_strength(seed: int) -> None:
    assert army_of("standard-siege", seed) == SIEGES["standard-siege"]
    assert army_of("siege-of-the-flyers", seed) == SIEGES["siege-of-the-flyers"]
    assert army_of("siege-of-the-dragons", seed) == SIEGES["siege-of-the-dragons"]
    assert army_of("siege-of-the-legends", seed) == SIEGES["siege-of-the-legends"]
    assert army_of("siege-of-the-archmages", seed) == SIEGES["siege-of-the-archmages"]
    assert army_of("siege-of-the-shapeshifters", seed) == SIEGES["siege-of-the-shapeshifters"]
    assert army_of("impossible-siege", seed) == SIEGES["impossible-siege"]


@rule("BA-SCENARIO-4")
@EACH
def test_the_deck_of_a_siege_is_shuffled_as_one(siege: str) -> None:
    game = laid_out("2015", mode="scenario", scenario=siege)
    firsts = {CONTENT.cards[drawn_out(game, seed)[0]].troop for seed in range(60)}
    assert "main" in firsts and len(firsts) > 1


@rule("BA-RULE-96")
def test_the_advice_goes_by_the_strength_that_the_book_prints() -> None:
    """Four players: the book prints 168, one level below the 173 that its cards add up to."""
    army = laid_out("2015", players=4, mode="scenario", scenario="siege-of-the-legends").view()["army"]
    assert army == {"strength": 173, "printed": 168, "advice": "below-normal"}
