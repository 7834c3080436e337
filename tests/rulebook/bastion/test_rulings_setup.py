"""Rulings on set-up, order, scenarios and the two editions."""

import re
from typing import Any

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, entries, protected, strengths
from tests.rulebook.bastion.play import asked, choose, order
from tests.rulebook.bastion.positions import (
    CONTENT,
    WHOLE_ARMY,
    at,
    happened,
    offered,
    place,
    pool,
    position,
    price,
    seen,
    spells,
    square,
    wall,
    why_not,
)
from tests.rulebook.coverage import ROOT, rule_ids

BOOK = (ROOT / "docs/rules/bastion.md").read_text("utf-8")
SCENARIO_4 = {"mode": "scenario", "scenario": "belated-arrival"}
DAMAGED = ("green", "red", "violet")
"""The districts D1 to D3 of the layout used here."""
BUILT = {"green-a": "source-black"}


def dealt(edition: str, *cards: str, players: int = 2, **options: Any) -> Game:
    """A new game whose deck gives these cards first."""
    chosen = {"edition": edition, "players": players, "mode": "custom", "deck": WHOLE_ARMY}
    layout = {"districts": list(COLOURS), "side": "statue", "defenders": list(CONTENT.defenders)[:players]}
    return holdfast.new("bastion", chosen | layout | options, script=[f"enemy:{card}" for card in cards])


def ready(game: Game) -> Game:
    """On to the first turn, whatever is asked in between."""
    while asked(game) != "act":
        game.choose(offered(game)[0])
    return game


def first_entries(game: Game) -> list[tuple[str, str]]:
    """What came in set-up, before rituals were dealt."""
    _ = game.question
    before = next(nth for nth, event in enumerate(game.events) if event.what == "draw-ritual")
    came = [event.data for event in game.events[:before] if event.what in ("enter", "attach")]
    return [(data["card"], data["at"]) for data in came]


# -- order and count -------------------------------------------------------------------------------


@rule("BA-RULE-91")
@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins_and_turns_pass_clockwise(edition: str, players: int) -> None:
    game = ready(dealt(edition, players=players, mode="training"))
    begun = []
    for _ in range(players + 1):
        begun.append(seen(game)["active"])
        game.choose("done")
        ready(game)
    assert begun == [*range(players), 0]


@rule("BA-RULE-92")
@pytest.mark.parametrize(("edition", "extra"), [("2015", []), ("2018", ["mage-red"])])
def test_every_card_taken_counts_wherever_it_ends_up(edition: str, extra: list[str]) -> None:
    """A dragon, a flyer, a beast and a symbiote for four players, or one card more."""
    cards = ["dragon-red", "flyer-red", "beast-red", "symbiote-red", *extra]
    game = dealt(edition, *cards, players=4)
    while asked(game) in ("flee", "station"):
        game.choose(offered(game)[0])
    assert [card for card, _ in first_entries(game)] == cards


@rule("BA-RULE-92")
@pytest.mark.parametrize(("edition", "extra"), [("2015", []), ("2018", ["warrior-red"])])
def test_cards_called_by_scouts_come_on_top(edition: str, extra: list[str]) -> None:
    """The scout and the Spy are the two cards of two players."""
    cards = ["scout-red", "beast-red", "spy", "mage-red", "mage-blue", *extra]
    assert [card for card, _ in first_entries(dealt(edition, *cards))] == cards


@rule("BA-RULE-111")
@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        (["beast-red", "mage-red"], [("beast-red", "w1"), ("mage-red", "w2")]),
        (["dragon-red", "mage-red"], [("dragon-red", "citadel"), ("mage-red", "w1")]),
        (["flyer-red", "mage-red"], [("flyer-red", "w1"), ("mage-red", "w1")]),
        (["beast-red", "symbiote-red"], [("beast-red", "w1"), ("symbiote-red", "w1")]),
        (
            ["dragon-red", "scout-red", "beast-red"],
            [("dragon-red", "citadel"), ("scout-red", "w1"), ("beast-red", "w2")],
        ),
        (["priest-red", "priest-blue"], [("priest-red", "w1"), ("priest-blue", "w2")]),
    ],
)
def test_in_the_first_setup_a_card_that_needs_no_section_uses_up_only_its_number(
    cards: list[str], wanted: list[tuple[str, str]]
) -> None:
    game = dealt("2015", *cards)
    while asked(game) == "station":
        game.choose("station:blue")
    assert first_entries(game) == wanted


# -- army strength ---------------------------------------------------------------------------------


@rule("BA-RULE-96")
@pytest.mark.parametrize(
    ("scenario", "printed", "true"),
    [
        ("standard-siege", 160, 160),
        ("siege-of-the-flyers", 159, 153),
        ("siege-of-the-dragons", 168, 168),
        ("siege-of-the-legends", 168, 173),
        ("siege-of-the-archmages", 184, 184),
        ("siege-of-the-shapeshifters", 214, 214),
        ("impossible-siege", 220, 225),
    ],
)
def test_the_printed_strength_is_a_label_and_the_true_sum_is_told(
    scenario: str, printed: int, true: int
) -> None:
    game = holdfast.new("bastion", {"edition": "2015", "mode": "scenario", "scenario": scenario})
    army = seen(game)["army"]
    assert (army["printed"], army["strength"]) == (printed, true)


@rule("BA-RULE-97")
@pytest.mark.parametrize(
    ("deck", "strength", "advice"),
    [
        (["scout-red"], 111, "below-normal"),
        (["giant-red", "giant-blue", "giant-green", "giant-black", "scout-red"], 139, "below-normal"),
        (["giant-red", "giant-blue", "giant-green", "giant-black", "symbiote-red"], 140, "normal"),
    ],
)
def test_a_deck_in_a_gap_of_the_table_is_below_normal_and_legal(
    deck: list[str], strength: int, advice: str
) -> None:
    game = holdfast.new("bastion", {"edition": "2015", "mode": "custom", "deck": deck, "players": 1})
    assert seen(game)["army"] == {"strength": strength, "advice": advice}
    assert game.question is not None


# -- scenarios -------------------------------------------------------------------------------------


def belated(seed: int = 0, players: int = 2) -> Game:
    """A new game of the fourth scenario."""
    options = {**SCENARIO_4, "districts": list(COLOURS), "players": players}
    return holdfast.new("bastion", options, seed=seed)


@rule("BA-RULE-98")
def test_the_flyers_of_the_other_colours_stand_on_the_damaged_districts_at_random() -> None:
    orders = set()
    for seed in range(40):
        game = belated(seed)
        flyers = tuple(square(game, district)[0] for district in DAMAGED)
        assert set(flyers) == {"flyer-yellow", "flyer-blue", "flyer-black"}
        orders.add(flyers)
    assert len(orders) == 6


@rule("BA-RULE-98")
def test_unused_flyers_go_to_the_box_and_landing_returns_nothing() -> None:
    game = belated()
    assert {"flyer-green", "flyer-red", "flyer-violet"} <= set(seen(game)["box"])
    assert order(game, "mana-returned", "land") == []
    assert set(seen(game)["reserve"].values()) == {13}


@rule("BA-RULE-98")
@pytest.mark.parametrize("seed", range(4))
def test_the_dragon_works_as_top_dragon_from_the_start(seed: int) -> None:
    game = ready(belated(seed))
    dragon = seen(game)["citadel"]["dragons"][0]
    colour = dragon.removeprefix("dragon-")
    assert colour in DAMAGED
    assert why_not(game, "move:citadel") == ("dragon-there", "BA-MOVE-5")
    for _ in range(6):
        game.choose("done")
    boosted = {card["id"]: card["strength"] for one in seen(game)["wall"].values() for card in one["cards"]}
    assert boosted == {f"beast-{one}": 4 if one == colour else 3 for one in COLOURS}


def in_scenario_4(**given: Any) -> Game:
    """A position of that scenario."""
    return position(options=SCENARIO_4, scenario="belated-arrival", walls={"w1": ["mage-red"]}, **given)


@rule("BA-RULE-99")
def test_one_source_is_revived_per_turn_for_a_mana_that_goes_to_the_reserve() -> None:
    people = [at("green", green=2, red=1, blue=1)]
    game = in_scenario_4(defenders=people, damaged=["green-1", "green-2", "green-a"], bases=BUILT)
    assert offered(game, "revive") == ["revive:green-1", "revive:green-2"]
    assert why_not(game, "revive:green-a") == ("lacks-mana", "BA-SCENARIO-35")
    before = seen(game)["reserve"]["red"]
    game.choose("revive:green-2")
    assert (pool(game), seen(game)["reserve"]["red"]) == ({"green": 2, "blue": 1}, before + 1)
    assert why_not(game, "revive:green-1") == ("already-revived", "BA-SCENARIO-35")
    choose(game, "gain:green-2", "lay:green")
    assert pool(game)["red"] == 3


@rule("BA-RULE-99")
def test_a_built_source_is_damaged_and_revived_by_itself() -> None:
    people = [at("green", black=2)]
    game = in_scenario_4(defenders=people, damaged=["green-1", "green-a"], bases=BUILT)
    assert why_not(game, "gain:green-a") == ("damaged", "BA-SCENARIO-34")
    choose(game, "revive:green-a", "gain:green-a")
    assert pool(game) == {"black": 3}


@rule("BA-RULE-99")
@pytest.mark.parametrize("base", ["green-a", "green-b"])
def test_a_source_built_later_is_undamaged_also_in_the_place_of_a_damaged_one(base: str) -> None:
    people = [at("green", red=3, violet=6, rituals=["source-red"])]
    game = position(
        options=SCENARIO_4,
        scenario="belated-arrival",
        walls={"w1": ["mage-red"], "w5": ["beast-red"]},
        defenders=people,
        damaged=["green-1", "green-2", "green-3", "green-a"],
        bases=BUILT,
        ritual_deck=[],
    )
    choose(game, "attack:w5", "perform:source-red", f"build:{base}")
    assert f"gain:{base}" in offered(game)
    hurt = [one["id"] for one in seen(game)["districts"][1]["sources"] if one["damaged"]]
    assert hurt == ["green-1", "green-2", "green-3", *([] if base == "green-a" else ["green-a"])]


@rule("BA-RULE-100")
@pytest.mark.parametrize("scenario", ["darkened-skies", "belated-arrival"])
@pytest.mark.parametrize(("players", "left"), [(2, 24), (1, 18)])
def test_the_six_sources_are_dealt_at_random_one_to_each_district(
    scenario: str, players: int, left: int
) -> None:
    firsts = set()
    for seed in range(40):
        options = {"mode": "scenario", "scenario": scenario, "players": players, "districts": list(COLOURS)}
        table = holdfast.new("bastion", options, seed=seed).view()
        built = [[card for card in one["bases"].values() if card] for one in table["districts"]]
        assert all(len(cards) == 1 for cards in built)
        assert {cards[0] for cards in built} == {f"source-{colour}" for colour in COLOURS}
        assert table["rituals"]["left"] == left
        firsts.add(built[0][0])
    assert len(firsts) == 6


@rule("BA-RULE-101")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_each_defender_takes_some_beast_as_an_acceleration(players: int) -> None:
    options = {"mode": "scenario", "scenario": "trembling-earth", "players": players}
    game = holdfast.new("bastion", options)
    held = [spells(game, seat) for seat in range(players)]
    assert all(len(cards) == 1 and cards[0].startswith("beast-") for cards in held)
    beasts = {f"beast-{colour}" for colour in COLOURS}
    assert set(seen(game)["box"]) == beasts - {cards[0] for cards in held}
    shown = seen(game)["defenders"][0]["spells"]
    assert shown[0]["spell"] == "acceleration"


# -- two editions ----------------------------------------------------------------------------------


@rule("BA-RULE-102")
def test_every_difference_of_the_editions_is_a_field_that_differs_or_a_rule_that_makes_them_alike() -> None:
    numbers = re.findall(r"^\| (E\d+) \|", BOOK, re.MULTILINE)
    assert len(numbers) == 62
    assert list(CONTENT.differences) == numbers
    first, second = CONTENT.editions["2015"], CONTENT.editions["2018"]
    known = rule_ids(BOOK)
    for number, carried_by in CONTENT.differences.items():
        assert carried_by, number
        for name in carried_by:
            if name.startswith("BA-"):
                assert name in known
            else:
                assert getattr(first, name) != getattr(second, name), number


@rule("BA-RULE-102")
def test_no_edition_has_a_difference_that_the_books_do_not_state() -> None:
    first, second = CONTENT.editions["2015"], CONTENT.editions["2018"]
    fields = [name for name in first.__struct_fields__ if name != "id"]
    differing = {name for name in fields if getattr(first, name) != getattr(second, name)}
    assert differing == {
        name for names in CONTENT.differences.values() for name in names if not name.startswith("BA-")
    }


LEGENDS: dict[str, tuple[dict[str, Any], dict[str, list[int]], list[str]]] = {
    "inquisitor": ({"w2": ["inquisitor"]}, {"w3": [4], "w1": [4]}, []),
    "priest": ({"w2": ["priest-black"]}, {"w3": [3], "w1": [3]}, ["w1", "w3"]),
    "shapeshifter": ({"w2": ["shapeshifter-black"]}, {"w2": [6]}, []),
}


@rule("BA-RULE-109")
@EDITIONS
@pytest.mark.parametrize("who", LEGENDS)
def test_enemies_named_by_icons_only_do_to_their_neighbours_what_the_first_book_says(
    edition: str, who: str
) -> None:
    walls, wanted, shielded = LEGENDS[who]
    walls = {**walls, "w1": ["beast-red"], "w3": ["beast-blue"]}
    game = position(edition=edition, walls=walls)
    assert {where: strengths(game, where) for where in wanted} == wanted
    assert [where for where in ("w1", "w2", "w3") if protected(game, where)] == shielded


@rule("BA-RULE-109")
@EDITIONS
@pytest.mark.parametrize(("who", "each"), [("golem", 1), ("black-wing", 1), ("leviathan", 2)])
def test_golem_black_wing_and_leviathan_are_immune_in_both_editions(
    edition: str, who: str, each: int
) -> None:
    people = [at("yellow", each=each, spells=["mage-red", "dragon-red"])]
    game = position(edition=edition, walls={"w3": [who]}, bases={"yellow-a": "gun-yellow"}, defenders=people)
    assert price(game, "w3") == dict.fromkeys(COLOURS, each)
    assert offered(game, "attack") == ["attack:w3"]
    assert not offered(game, "attack-with-spells")


@rule("BA-RULE-109")
@EDITIONS
def test_valkyrie_and_black_wing_fly_and_valkyrie_protects_the_wall(edition: str) -> None:
    for who, shield in (("valkyrie", "wallward"), ("black-wing", "")):
        game = attacked_by(who, "mage-red", edition=edition, walls={"w5": ["beast-red"]})
        assert square(game, "green") == [who]
        assert protected(game, "w5") == shield


@rule("BA-RULE-109")
@EDITIONS
def test_knellerwyrm_lies_in_the_citadel_is_paid_in_any_colours_and_boosts_all(edition: str) -> None:
    people = [at("red")]
    walls = {"w5": ["beast-red"], "w7": ["beast-blue"]}
    game = attacked_by("knellerwyrm", "mage-red", edition=edition, walls=walls, defenders=people)
    assert entries(game)[0] == ("knellerwyrm", "citadel")
    assert price(game, "citadel") == {"any": 10}
    assert (strengths(game, "w5"), strengths(game, "w7")) == ([4], [4])


@rule("BA-RULE-109")
@EDITIONS
def test_a_dragon_boosts_its_own_colour_and_an_archmage_blocks_another(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w7": ["beast-blue"], "w9": ["archmage-black"]}
    game = attacked_by("dragon-red", "mage-red", edition=edition, walls=walls, defenders=[at("red")])
    assert (strengths(game, "w5"), strengths(game, "w7")) == ([4], [3])
    assert seen(game)["blocked"] == ["red"]
    assert (place(game), wall(game).keys(), happened(game, "flee")) == ("red", walls.keys(), [])
