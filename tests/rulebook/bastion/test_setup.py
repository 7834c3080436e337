"""SETUP: laying out the game."""

from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.positions import CONTENT, happened, offered, place, seen, square, wall

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
ALL_CARDS = [card.id for card in CONTENT.cards.values() if card.troop != "main"]
NAMES = ["orsilla", "dagdar", "brannoc", "sannirr"]


def dealt(edition: str, *cards: str, players: int = 2, mode: str = "custom", **options: Any) -> Game:
    """A new game in which the deck gives these cards first."""
    chosen = {
        "edition": edition,
        "players": players,
        "mode": mode,
        "deck": ALL_CARDS if mode == "custom" else [],
        "districts": list(COLOURS),
        "defenders": NAMES[:players],
        "side": "statue",
    }
    script = [f"enemy:{card}" for card in cards]
    return holdfast.new("bastion", chosen | options, script=script)


def step(game: Game, what: str, **data: Any) -> int:
    """The number of the first such event."""
    _ = game.question
    return next(
        nth
        for nth, event in enumerate(game.events)
        if event.what == what and data.items() <= event.data.items()
    )


@rule("BA-SETUP-1", "BA-SETUP-13")
@EDITIONS
@pytest.mark.parametrize("side", ["statue", "plain"])
def test_the_board_is_the_citadel_and_six_districts_with_one_side_up(edition: str, side: str) -> None:
    game = dealt(edition, side=side)
    sources = [[one["colour"] for one in district["sources"]] for district in seen(game)["districts"]]
    printed = [list(getattr(CONTENT.districts[colour], side)) for colour in COLOURS]
    assert sources == printed
    assert {place(game, 0), place(game, 1)} == {"citadel"}


@rule("BA-SETUP-2", "BA-SETUP-16")
@EDITIONS
@pytest.mark.parametrize("gate", COLOURS)
def test_the_gate_fixes_the_first_and_the_last_section(edition: str, gate: str) -> None:
    table = seen(dealt(edition, "beast-red", gate=gate))
    before = COLOURS[COLOURS.index(gate) - 1]
    assert (table["districts"][0]["id"], table["districts"][5]["id"]) == (gate, before)
    assert "w1" in table["districts"][0]["sections"] and "w24" in table["districts"][5]["sections"]
    assert table["wall"]["w1"]["cards"][0]["id"] == "beast-red"


@rule("BA-SETUP-3", "BA-SETUP-17")
@pytest.mark.parametrize(
    ("edition", "options", "count", "last"),
    [
        ("2015", {"mode": "training"}, 24, "w23"),
        ("2015", {"mode": "scenario", "scenario": "siege-of-the-dragons"}, 30, "w23"),
        ("2015", {"mode": "custom", "deck": ["golem", "scout", "dragon-red"]}, 27, "w23"),
        ("2018", {"mode": "level", "level": "medium"}, 35, "w24"),
        ("2018", {"mode": "scenario", "scenario": "trembling-earth"}, 39, "w24"),
    ],
)
def test_the_deck_is_composed_by_mode(edition: str, options: dict[str, Any], count: int, last: str) -> None:
    game = holdfast.new("bastion", {"edition": edition} | options)
    assert game.view()["deck"]["left"] == count
    assert game.view()["last_section"] == last


@rule("BA-SETUP-3", "BA-SETUP-17")
@EDITIONS
def test_the_deck_is_shuffled_and_face_down(edition: str) -> None:
    options = {"edition": edition, "mode": "custom", "deck": [], "players": 1}
    firsts = set()
    for seed in range(150):
        game = holdfast.new("bastion", options, seed=seed)
        assert set(game.view()["deck"]) == {"left", "layers"}
        firsts.add(happened(game, "enter")[0]["card"])
    assert firsts == {card.id for card in CONTENT.cards.values() if card.troop == "main"}


@rule("BA-SETUP-3", "BA-SETUP-17")
def test_other_enemy_cards_never_come() -> None:
    def in_deck(edition: str) -> set[str]:
        options = {"edition": edition, "mode": "custom", "deck": ["giant-red"], "players": 1}
        game = holdfast.new("bastion", options)
        return {card for pool in game.table.state.deck.pools.values() for card in pool}

    composed = {card.id for card in CONTENT.cards.values() if card.troop == "main"} | {"giant-red"}
    assert in_deck("2015") == composed
    assert in_deck("2018") == composed


@rule("BA-SETUP-4", "BA-SETUP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_enemies_as_players_stand_on_w1_and_on_in_the_order_they_came(players: int) -> None:
    cards = ["rider-red", "beast-blue", "mage-black", "warrior-red"][:players]
    game = dealt("2015", *cards, players=players, mode="training")
    before_play = step(game, "station")
    entered = [event.data for event in game.events[:before_play] if event.what == "enter"]
    assert {name for event in game.events[:before_play] for name in [event.what]} == {"enter"}, "no trait"
    assert entered == [{"card": card, "at": f"w{nth}"} for nth, card in enumerate(cards, 1)]


@rule("BA-SETUP-6")
@pytest.mark.parametrize("seed", range(8))
def test_in_the_first_training_game_the_first_sections_are_filled_whatever_comes(seed: int) -> None:
    game = holdfast.new("bastion", {"edition": "2015", "mode": "training", "players": 4}, seed=seed)
    assert [entry["at"] for entry in happened(game, "enter")][:4] == ["w1", "w2", "w3", "w4"]
    assert not happened(game, "land") and not happened(game, "attach")


@rule("BA-SETUP-5")
def test_traits_apply_in_set_up_of_the_first_edition() -> None:
    """Two cards are drawn; the scout calls a third, the symbiote goes under it."""
    game = dealt("2015", "scout-red", "flyer-blue", "symbiote-green")
    before_play = step(game, "station")
    assert [event.what for event in game.events[:before_play]] == ["enter", "enter", "land", "attach"]
    assert wall(game)["w1"] == ["scout-red", "symbiote-green"]
    assert square(game, "yellow") == ["flyer-blue"]


@rule("BA-SETUP-7", "BA-SETUP-15")
@EDITIONS
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_chooses_a_defender_who_starts_in_the_citadel(edition: str, players: int) -> None:
    table = seen(dealt(edition, players=players, deck=[]))
    assert [one["id"] for one in table["defenders"]] == NAMES[:players]
    assert [one["place"] for one in table["defenders"]] == ["citadel"] * players


@rule("BA-SETUP-7", "BA-SETUP-15")
def test_no_two_players_take_the_same_defender() -> None:
    def refused(edition: str) -> list[str]:
        with pytest.raises(holdfast.BadOptions) as refusal:
            dealt(edition, defenders=["dagdar", "dagdar"])
        return [fault.code for fault in refusal.value.faults]

    assert refused("2015") == ["named-twice"]
    assert refused("2018") == ["named-twice"]


@rule("BA-SETUP-8", "BA-SETUP-9", "BA-SETUP-14", "BA-SETUP-15")
@EDITIONS
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_takes_one_mana_of_each_colour_and_all_else_is_the_reserve(
    edition: str, players: int
) -> None:
    table = dealt(edition, players=players).view()
    assert [one["pool"] for one in table["defenders"]] == [dict.fromkeys(COLOURS, 1)] * players
    assert table["reserve"] == dict.fromkeys(COLOURS, 15 - players)
    assert not any(source["token"] for one in table["districts"] for source in one["sources"])
    assert not any(one["tower"]["token"] for one in table["districts"])


@rule("BA-SETUP-10", "BA-SETUP-20")
@EDITIONS
def test_all_rituals_are_shuffled_into_a_face_down_deck(edition: str) -> None:
    firsts = set()
    for seed in range(200):
        game = holdfast.new(
            "bastion", {"edition": edition, "mode": "custom", "deck": [], "players": 2}, seed=seed
        )
        assert game.view()["rituals"] == {"left": 30, "discarded": []}
        firsts.add(happened(game, "draw-ritual")[0]["ritual"])
    assert firsts == set(CONTENT.rituals)


@rule("BA-SETUP-10")
def test_training_has_no_rituals() -> None:
    table = seen(dealt("2015", mode="training"))
    assert table["rituals"]["left"] == 0
    assert [one["rituals"] for one in table["defenders"]] == [[], []]


def with_rituals(edition: str) -> Game:
    """A game of two in which the rituals dealt are known."""
    drawn = ["gun-red", "gun-blue", "source-red", "obelisk-red", "converter-red", "source-blue"]
    known = ["beast-red", "beast-blue", "beast-green", "beast-black"][: 2 if edition == "2015" else 3]
    script = [*(f"enemy:{card}" for card in known), *(f"ritual:{ritual}" for ritual in drawn)]
    options = {"edition": edition, "players": 2, "mode": "custom", "districts": list(COLOURS)}
    return holdfast.new("bastion", options | {"side": "statue", "defenders": NAMES[:2]}, script=script)


@rule("BA-SETUP-11", "BA-SETUP-20")
@EDITIONS
def test_each_player_keeps_two_of_three_rituals_and_puts_the_third_under_the_deck(edition: str) -> None:
    game = with_rituals(edition)
    assert [one["drawn"] for one in seen(game)["defenders"]] == [
        ["gun-red", "gun-blue", "source-red"],
        ["obelisk-red", "converter-red", "source-blue"],
    ]
    assert seen(game)["rituals"]["left"] == 24
    game.choose("return:gun-blue")
    assert offered(game) == ["return:obelisk-red", "return:converter-red", "return:source-blue"]
    game.choose("return:obelisk-red")
    assert [one["rituals"] for one in seen(game)["defenders"]] == [
        ["gun-red", "source-red"],
        ["converter-red", "source-blue"],
    ]
    assert seen(game)["rituals"]["left"] == 26
    layers = game.table.state.ritual_deck.layers
    under = layers[1].cards or game.table.state.ritual_deck.pools[layers[1].pool]
    assert (len(layers[0]), sorted(under)) == (24, ["gun-blue", "obelisk-red"])


@rule("BA-SETUP-11")
def test_in_the_first_edition_the_third_rituals_lie_in_the_order_they_came() -> None:
    game = with_rituals("2015")
    game.choose("return:gun-blue")
    game.choose("return:obelisk-red")
    assert game.table.state.ritual_deck.layers[-1].cards == ["gun-blue", "obelisk-red"]


@rule("BA-SETUP-20")
def test_in_the_second_edition_the_third_rituals_go_under_the_deck_in_random_order() -> None:
    game = with_rituals("2018")
    game.choose("return:gun-blue")
    game.choose("return:obelisk-red")
    deck = game.table.state.ritual_deck
    assert deck.layers[-1].count == 2
    assert sorted(deck.may_come(-1)) == ["gun-blue", "obelisk-red"]


@rule("BA-SETUP-12", "BA-SETUP-22")
@EDITIONS
@pytest.mark.parametrize("first", NAMES)
def test_the_player_of_the_first_seat_begins_and_may_be_anyone(edition: str, first: str) -> None:
    """Who was last at a fortress wall takes the first seat, with whichever defender."""
    others = [name for name in NAMES if name != first]
    game = dealt(edition, players=4, mode="training", defenders=[first, *others])
    assert happened(game, "turn") == [{"defender": first, "number": 1}]
    assert seen(game)["active"] == 0


@rule("BA-SETUP-13")
def test_in_the_second_edition_districts_are_placed_at_random() -> None:
    games = [holdfast.new("bastion", {"mode": "level"}, seed=seed) for seed in range(80)]
    tables = [game.view() for game in games]
    assert {table["districts"][3]["id"] for table in tables} == set(COLOURS)
    assert {table["side"] for table in tables} == {"statue", "plain"}


@rule("BA-SETUP-15")
def test_a_dragon_that_comes_in_set_up_finds_the_defenders_in_the_citadel() -> None:
    """Defenders come before the first enemies."""
    game = dealt("2018", "dragon-red")
    assert offered(game) == [f"flee:{colour}" for colour in COLOURS]


@rule("BA-SETUP-18")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_enemy_more_than_players_is_added_by_the_adding_rules(players: int) -> None:
    cards = ["rider-red", "giant-blue", "flyer-black", "warrior-red", "beast-red"][: players + 1]
    game = dealt("2018", *cards, players=players)
    added = [event.data["card"] for event in game.events if event.what == "enter"]
    assert (game.question is not None and game.question.ask) == "return-ritual"
    assert added == cards
    places = {"w1": "rider-red", "w2": "giant-blue", "w3": "warrior-red", "w4": "beast-red"}
    expected = {where: [card] for where, card in places.items() if card in cards}
    assert wall(game) == expected
    assert square(game, "yellow") == (["flyer-black"] if "flyer-black" in cards else [])


@rule("BA-SETUP-19")
def test_scouts_bring_more_enemies_in_set_up_of_the_second_edition() -> None:
    game = dealt("2018", "spy", "beast-red", "scout-red", "beast-blue", "mage-red", "mage-blue")
    assert [entry["card"] for entry in happened(game, "enter")] == [
        "spy",
        "beast-red",
        "scout-red",
        "beast-blue",
        "mage-red",
        "mage-blue",
    ]
    assert seen(game)["deck"]["left"] == 82 - 6


@rule("BA-SETUP-19")
def test_a_card_that_finds_a_host_or_the_citadel_still_counts() -> None:
    game = dealt("2018", "beast-red", "symbiote-red", "dragon-red")
    game.choose("flee:red")
    game.choose("flee:red")
    assert wall(game) == {"w1": ["beast-red", "symbiote-red"]}
    assert seen(game)["deck"]["left"] == 82 - 3


@rule("BA-SETUP-21")
def test_everyone_sees_the_unperformed_rituals_of_everyone() -> None:
    game = with_rituals("2018")
    game.choose("return:gun-blue")
    game.choose("return:obelisk-red")
    for seat in (None, 0, 1):
        rituals = [one["rituals"] for one in game.view(seat)["defenders"]]
        assert rituals == [["gun-red", "source-red"], ["converter-red", "source-blue"]]
