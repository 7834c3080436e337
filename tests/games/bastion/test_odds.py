"""What `odds` promises of the next enemy is what the rules do: all results of chance played and counted."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holdfast
from holdfast import Game, OffScript
from holdfast.games.bastion.odds import chance_of_no_room
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.event import Event
from tests.rulebook.bastion.positions import CONTENT, at, position, seen

EDITIONS = ("2015", "2018")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
NEAR = 1e-9
LAST = {edition: CONTENT.editions[edition].last_section for edition in EDITIONS}
COMING = ("enter", "attach", "march", "found-no-room", "passed-gate")
"""Events that tell how an enemy comes."""


def promised(game: Game, option: str) -> dict[str, float]:
    """What `odds` says of the option."""
    odds = game.odds(option)
    assert odds is not None
    assert odds.of.get("loss") != 0.0
    return odds.of


def branches(game: Game, option: str) -> Iterator[tuple[float, Game]]:
    """Every way chance may answer until the enemy has come with all it calls.

    Whoever could move enemies on the wall before that does not; who is thrown out goes anywhere.
    """
    for chance, _, after in game.outcomes(option):
        question = after.question
        if question is not None and (
            question.ask == "flee" or (question.ask == "watch" and option == "done")
        ):
            on = "go-on" if question.ask == "watch" else question.options[0].id
            for further, last in branches(after, on):
                yield chance * further, last
        else:
            yield chance, after


def arrival(events: list[Event]) -> tuple[str, str]:
    """The first card that came and the place it came to; no place where it found none."""
    first, event = next((nth, event) for nth, event in enumerate(events) if event.what in COMING)
    card = event.data.get("card", "")
    if event.what in ("found-no-room", "passed-gate"):
        return card, ""
    place = event.data["to" if event.what == "march" else "at"]
    for follows in events[first + 1 : first + 2]:
        if follows.what == "land":
            place = follows.data["to"]
    return card, place


def played(game: Game, option: str) -> dict[str, float]:
    """How likely each card, place and the loss is by the rules themselves."""
    found: defaultdict[str, float] = defaultdict(float)
    total = 0.0
    for chance, after in branches(game, option):
        total += chance
        card, place = arrival(after.events)
        if card:
            found[f"enemy:{card}"] += chance
        if place:
            found[f"at:{place}"] += chance
        if after.outcome is not None and not after.outcome.won:
            found["loss"] += chance
    assert total == pytest.approx(1.0, abs=NEAR)
    return dict(found)


def agrees(game: Game, option: str = "done") -> dict[str, float]:
    """`odds` and the rules tell the same, and `odds` knows nothing else."""
    told = promised(game, option)
    assert told == pytest.approx(played(game, option), abs=NEAR)
    return told


def full_wall(edition: str, free: int) -> dict[str, list[str]]:
    """Enemies without traits that matter here on all sections but so many, counted from the gate."""
    cards = [card for family in ("warrior", "mage", "rider", "archmage") for card in CONTENT.cards_of(family)]
    return {f"w{number}": [cards.pop()] for number in range(1, LAST[edition] + 1 - free)}


def shuffled(game: Game, cards: Sequence[str], pools: dict[str, list[str]] | None = None) -> Game:
    """The position with these cards, taken from the box, as a shuffled deck; some may name pools."""
    plain = game.position()
    state = plain["state"]
    state["deck"] = {
        "pools": {"enemies": list(cards)} | (pools or {}),
        "layers": [{"pool": "enemies", "count": len(cards)}],
    }
    named = [*cards, *(card for pool in (pools or {}).values() for card in pool)]
    state["box"] = [card for card in state["box"] if card not in named]
    return holdfast.resume(plain)


# -- games of every kind ---------------------------------------------------------------------------

ARMIES: dict[str, dict[str, Any]] = {
    "training": {"mode": "training"},
    "easy": {"mode": "level", "level": "easy", "classes": ["priest", "symbiote", "flyer"]},
    "hard": {"mode": "level", "level": "hard", "classes": ["giant", "dragon", "shapeshifter"]},
    "legends": {"mode": "scenario"},
    "blind": {"mode": "custom", "deck": ["dragon", "dragon", "flyer-red", "flyer", *["legendary"] * 2]},
}
SCENARIOS = {"2015": "siege-of-the-flyers", "2018": "belated-arrival"}
POSITIONS = 8
"""So many of each kind of game are looked at."""


@BOTH
@pytest.mark.parametrize("army", ARMIES)
def test_the_odds_of_random_games_are_those_of_the_rules(edition: str, army: str) -> None:
    luck = Random(f"{edition} {army}")
    scenario = {"scenario": SCENARIOS[edition]} if army == "legends" else {}
    options = {"edition": edition} | ARMIES[army] | scenario
    looked_at = 0
    for seed in range(POSITIONS):
        game = holdfast.new("bastion", options | {"players": 1 + seed % 4}, seed=seed)
        stop = luck.randrange(80)
        while (question := game.question) is not None:
            known = [one for one in ("done", "go-on") if one in question.options]
            if known and question.ask in ("act", "watch") and len(game.choices) >= stop:
                agrees(game, known[0])
                looked_at += 1
                break
            game.choose(luck.choice(question.choices))
    assert looked_at > POSITIONS / 2


def test_only_what_lets_the_enemy_come_has_odds() -> None:
    luck = Random(1)
    game = holdfast.new("bastion", {"players": 2, "mode": "level"}, seed=1)
    while (question := game.question) is not None:
        for option in question.options:
            comes = question.ask == "act" and option.id == "done"
            assert (game.odds(option) is not None) == comes
        game.choose(luck.choice(question.choices))


# -- decks of every kind ---------------------------------------------------------------------------

CALLERS = [*CONTENT.cards_of("scout"), "spy"]
OTHERS = [
    "dragon-red",
    "symbiote-red",
    "flyer-red",
    "giant-red",
    "beast-red",
    "belligemin",
    "golem",
    "priest-red",
]


@st.composite
def crowded(draw: st.DrawFn) -> Game:
    """A wall with little room, squares taken or not, and a small deck in layers with blind cards in it."""
    edition = draw(st.sampled_from(EDITIONS))
    callers = draw(st.lists(st.sampled_from(CALLERS), max_size=3, unique=True))
    others = draw(st.lists(st.sampled_from(OTHERS), min_size=1, max_size=3, unique=True))
    deck_cards = draw(st.permutations(callers + others))
    on_top = draw(st.integers(0, min(2, len(deck_cards) - 1)))
    pool = deck_cards[on_top:]
    pools: dict[str, list[str]] = {"enemies": pool}
    if hidden := draw(st.integers(0, len(pool))):
        pools = {"enemies": [*pool[hidden:], *["unseen"] * hidden], "unseen": pool[:hidden]}
    wall = full_wall(edition, draw(st.integers(0, 5)))
    taken = draw(st.lists(st.sampled_from(COLOURS), unique=True))
    squares = {colour: [f"shapeshifter-{colour}"] for colour in taken}
    layers: list[dict[str, Any]] = [{"cards": deck_cards[:on_top]}] if on_top else []
    plain = position(
        edition=edition, defenders=[at("red"), at()], walls=wall, squares=squares, deck=[]
    ).position()
    layers += [{"pool": "enemies", "count": len(pool)}]
    plain["state"]["deck"] = {"pools": pools, "layers": layers}
    plain["state"]["box"] = [card for card in plain["state"]["box"] if card not in deck_cards]
    return holdfast.resume(plain)


@settings(max_examples=60)
@given(game=crowded())
def test_the_odds_count_every_card_that_another_calls(game: Game) -> None:
    agrees(game)


@BOTH
def test_a_scout_on_the_last_free_section_may_be_the_loss(edition: str) -> None:
    """One of two scouts comes, takes the last section and calls the other or a dragon."""
    wall = full_wall(edition, 1)
    game = shuffled(
        position(edition=edition, walls=wall, defenders=[at("red")], deck=[]),
        ["scout-red", "scout-blue", "dragon-red"],
    )
    told = agrees(game)
    assert told["loss"] == pytest.approx(2 / 3 * 1 / 2)
    assert told["at:citadel"] == pytest.approx(1 / 3)


@BOTH
def test_with_room_enough_there_is_no_loss(edition: str) -> None:
    game = shuffled(
        position(edition=edition, walls={"w1": ["beast-red"]}, deck=[]), ["spy", "scout-red", "mage-red"]
    )
    assert "loss" not in agrees(game)
    assert chance_of_no_room(game.table) == 0.0


@BOTH
def test_a_known_card_is_certain_and_the_next_one_is_not_told(edition: str) -> None:
    game = position(edition=edition, walls={"w1": ["beast-red"]}, deck=["giant-red", "dragon-red"])
    assert agrees(game) == {"enemy:giant-red": 1.0, "at:w2": 1.0}


@BOTH
@pytest.mark.parametrize("section", ["w1", "w2", "w9", "w23"])
def test_with_an_empty_deck_the_march_is_certain(edition: str, section: str) -> None:
    game = position(edition=edition, walls={section: ["beast-red", "symbiote-red"]}, deck=[])
    told = agrees(game)
    assert told == ({"loss": 1.0} if section == "w1" else {"at:w1": 1.0})
    odds = game.odds("done")
    assert odds is not None
    assert odds.data["march"] == {"at": section, "to": "" if section == "w1" else "w1"}


def test_before_the_enemy_of_the_first_edition_the_watch_is_told_the_same() -> None:
    """Who may cast before the enemy comes sees what comes if nothing is cast."""
    enemies = {"w1": ["beast-red"], "w2": ["beast-blue"]}
    defenders = [at("red"), at("blue", spells=["priest-red"])]
    game = shuffled(
        position(edition="2015", defenders=defenders, walls=enemies, deck=[]),
        ["scout-red", "flyer-red", "symbiote-red", "rider-red"],
    )
    before = agrees(game)
    game.choose("done")
    assert game.question is not None and game.question.ask == "watch"
    assert agrees(game, "go-on") == before


@BOTH
def test_cards_of_a_class_drawn_blind_are_as_likely_as_each_other(edition: str) -> None:
    """Two scouts of six among eight cards: a quarter for a scout, a sixth of it for each."""
    bare = position(edition=edition, walls={"w1": ["beast-red"]}, deck=[])
    deck = [*CONTENT.cards_of("mage"), "scout", "scout"]
    told = agrees(shuffled(bare, deck, {"scout": CONTENT.cards_of("scout")}))
    assert told["enemy:mage-red"] == pytest.approx(1 / 8)
    assert told["enemy:scout-red"] == pytest.approx(1 / 24)


def test_under_the_top_twelve_of_show_of_force_legends_are_likely() -> None:
    """Ten of thirty cards; the others are as likely as they still lie there."""
    options = {"edition": "2018", "mode": "scenario", "scenario": "show-of-force", "players": 1}
    game = holdfast.new("bastion", options, seed=3)
    legends = [f"enemy:{id}" for id in CONTENT.legends]
    luck = Random(3)
    while (question := game.question) is not None:
        left = seen(game)["deck"]["left"]
        if question.ask == "act" and "done" in question.options:
            told = promised(game, "done")
            if left > 30:
                assert not set(told) & set(legends)
            if left == 30:
                assert sum(told[legend] for legend in legends) == pytest.approx(1 / 3)
                break
        game.choose(luck.choice(question.choices))
    else:
        raise AssertionError


# -- what is told is what is applied ---------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("card", ["giant-red", "flyer-blue", "dragon-green", "symbiote-black"])
def test_a_result_asked_for_is_the_result_applied(edition: str, card: str) -> None:
    walls = {"w1": ["beast-red"], "w3": ["mage-red"]}
    game = position(edition=edition, walls=walls, defenders=[at("red")], script=[f"enemy:{card}"])
    odds = game.odds("done")
    assert odds is not None
    place = odds.data["places"][card]
    game.choose("done")
    if game.question is not None and game.question.ask == "flee":
        game.choose(game.question.options[0])
    view = seen(game)
    squares = {f"{one['id']}-square": one["square"] for one in view["districts"] if one["square"]}
    there = view["citadel"]["top"] if place == "citadel" else view["wall"].get(place) or squares[place]
    assert card in [one["id"] for one in there["cards"]]


@BOTH
def test_a_blind_card_is_asked_for_step_by_step(edition: str) -> None:
    options = {"edition": edition, "mode": "custom", "deck": ["scout", "legendary"], "players": 1}
    game = holdfast.new("bastion", options, seed=1, script=())
    while game.question is not None and game.question.ask != "act":
        game.choose(game.question.options[0])
    pools = game.table.state.deck.pools
    assert {"scout", "legendary"} <= set(pools["enemies"])
    game.table.chance.script = ["scout:scout-red", "enemy:scout"]
    game.choose("done")
    cards = [event.data["card"] for event in game.events if event.what == "enter"]
    assert "scout-red" in cards


@BOTH
@pytest.mark.parametrize("wrong", [["enemy:beast-red"], ["enemy:scout"], ["ritual:gun-red"]])
def test_a_result_that_cannot_come_is_refused_and_changes_nothing(edition: str, wrong: list[str]) -> None:
    game = position(edition=edition, walls={"w1": ["beast-red"]}, defenders=[at("red")], script=wrong)
    before = seen(game)
    with pytest.raises(OffScript):
        game.choose("done")
    assert seen(game) == before
