"""EX: the printed examples of set-up, decks and scenarios."""

from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import entries
from tests.rulebook.bastion.positions import CONTENT, WHOLE_ARMY, happened, offered, place, seen, wall

SCENARIOS = [
    ("standard-siege", 32, 160, 160),
    ("siege-of-the-flyers", 33, 159, 153),
    ("siege-of-the-dragons", 30, 168, 168),
    ("siege-of-the-legends", 34, 168, 173),
    ("siege-of-the-archmages", 34, 184, 184),
    ("siege-of-the-shapeshifters", 43, 214, 214),
    ("impossible-siege", 42, 220, 225),
]


def new(*cards: str, **options: Any) -> Game:
    """A new game on a known board in which the deck gives these cards first."""
    players = options.get("players", 2)
    board = {"districts": list(COLOURS), "side": "statue", "defenders": list(CONTENT.defenders)[:players]}
    known = {"players": players, "mode": "custom", "deck": WHOLE_ARMY} | board
    if options.get("mode", "custom") != "custom":
        known["deck"] = []
    return holdfast.new("bastion", known | options, script=[f"enemy:{card}" for card in cards])


def before(game: Game, what: str) -> list[tuple[str, str]]:
    """The cards that came before the first event of that name, and where they were laid."""
    _ = game.question
    end = next(nth for nth, event in enumerate(game.events) if event.what == what)
    return [(event.data["card"], event.data["at"]) for event in game.events[:end] if event.what == "enter"]


@rule("BA-EX-4")
def test_set_up_for_four_lays_a_fifth_card_in_2018() -> None:
    cards = ["rider-red", "beast-blue", "mage-black", "warrior-green", "mage-red"]
    game = new(*cards, edition="2018", players=4, deck=[])
    assert before(game, "draw-ritual") == [(card, f"w{nth}") for nth, card in enumerate(cards, 1)]
    assert seen(game)["last_section"] == "w24"


@rule("BA-EX-26")
@pytest.mark.parametrize(("scenario", "count", "printed", "strength"), SCENARIOS)
def test_each_2015_scenario_has_its_printed_count_and_strength_and_the_true_sum(
    scenario: str, count: int, printed: int, strength: int
) -> None:
    table = new(edition="2015", mode="scenario", scenario=scenario).view()
    assert table["deck"]["left"] == count
    assert table["army"]["printed"] == printed
    assert table["army"]["strength"] == strength


@rule("BA-EX-26")
def test_there_are_no_other_2015_scenarios() -> None:
    known = [one.id for one in CONTENT.scenarios.values() if one.edition == "2015"]
    assert known == [scenario for scenario, *_ in SCENARIOS]


@rule("BA-EX-40")
def test_the_2018_training_deck_has_25_cards_of_strength_109() -> None:
    table = new(edition="2018", mode="training").view()
    assert table["deck"]["left"] == 2 + 2 + 2 + 1 + 6 + 5 + 4 + 3 == 25
    assert table["army"]["strength"] == 109


@rule("BA-EX-54")
@pytest.mark.parametrize("gate", ["yellow", "blue"])
def test_belated_arrival_damages_twelve_sources_of_three_districts(gate: str) -> None:
    game = new(edition="2018", mode="scenario", scenario="belated-arrival", gate=gate)
    damaged = {
        district["id"]: [source["id"] for source in district["sources"] if source["damaged"]]
        for district in seen(game)["districts"]
    }
    first = COLOURS.index(gate)
    hit = [COLOURS[(first + step) % 6] for step in (1, 2, 3)]
    for district, sources in damaged.items():
        built = [f"{district}-1", f"{district}-2", f"{district}-3", f"{district}-a"]
        assert sources == (built if district in hit else [])
    assert sum(len(sources) for sources in damaged.values()) == 12


@rule("BA-EX-71")
def test_2015_set_up_with_a_dragon_and_a_scout() -> None:
    game = new("dragon-red", "scout-blue", "beast-green", edition="2015")
    assert entries(game) == [("dragon-red", "citadel"), ("scout-blue", "w1"), ("beast-green", "w2")]
    for seat, district in enumerate(("violet", "yellow")):
        assert game.question is not None and game.question.seats == (seat,)
        assert offered(game) == [f"station:{colour}" for colour in COLOURS]
        game.choose(f"station:{district}")
    assert (place(game, 0), place(game, 1)) == ("violet", "yellow")
    assert len(entries(game)) == 3
    assert seen(game)["deck"]["left"] == len(CONTENT.cards) - 3


@rule("BA-EX-74")
def test_2018_a_priest_beside_a_priest_is_put_aside_in_set_up_and_shuffled_in_after_it() -> None:
    game = new("priest-red", "priest-blue", "beast-red", "warrior-red", edition="2018")
    assert wall(game) == {"w1": ["priest-red"], "w2": ["beast-red"], "w3": ["warrior-red"]}
    assert happened(game, "put-aside") == [{"card": "priest-blue"}]
    assert happened(game, "shuffle-in") == [{"cards": ["priest-blue"]}]
    table = seen(game)
    assert (table["aside"], table["deck"]["left"]) == ([], len(CONTENT.cards) - 3)
    finish_set_up(game)
    chances = game.odds("done")
    assert chances is not None
    assert chances.of["enemy:priest-blue"] == pytest.approx(1 / (len(CONTENT.cards) - 3))


@rule("BA-EX-74")
@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("2018", ["priest-red", "beast-red", "priest-blue"]),
        ("2015", ["priest-red", "priest-blue"]),
    ],
)
def test_priests_with_a_beast_between_them_and_those_of_2015_stay(edition: str, cards: list[str]) -> None:
    game = new(*cards, edition=edition)
    assert wall(game) == {f"w{nth}": [card] for nth, card in enumerate(cards, 1)}
    assert not happened(game, "put-aside")


def finish_set_up(game: Game) -> None:
    """Everyone gives the first of his rituals back."""
    while any(id.startswith("return:") for id in offered(game)):
        game.choose(offered(game)[0])
