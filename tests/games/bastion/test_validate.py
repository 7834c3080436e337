"""A position that claims the impossible is refused, and everything impossible about it is told."""

import ast
import inspect
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from tests.games.impossible import Change, put, refused
from tests.rulebook.bastion.positions import CONTENT, at, position


def siege() -> dict[str, Any]:
    """A position with something of everything, as plain data."""
    return position(
        edition="2015",
        defenders=[
            at("red", red=4, spells=["mage-red"], rituals=["gun-red"], artifacts=["accumulator-red"]),
            at("blue", blue=3, spells=["symbiote-blue", "shapeshifter-red"], artifacts=["converter-blue"]),
        ],
        walls={"w1": ["beast-red"], "w3": ["warrior-red", "symbiote-red"]},
        squares={"green": ["flyer-green"], "black": ["rokai"]},
        citadel=["dragon-red"],
        laid={"red-1": "yellow", "red-tower": "red", "blue-a": "green"},
        bases={"blue-a": "source-black", "red-b": "obelisk-red"},
        pledges={"shapeshifter-red": "symbiote-blue"},
        refused=["sannirr>green"],
    ).position()


def arrival() -> dict[str, Any]:
    """A position of the scenario in which sources are damaged."""
    return position(
        options={"mode": "scenario", "scenario": "belated-arrival"},
        scenario="belated-arrival",
        walls={"w1": ["beast-red"]},
        deck=["beast-blue"],
        damaged=["violet-1", "violet-2"],
    ).position()


def first_day() -> dict[str, Any]:
    """A game in which the second enemy is about to be added."""
    game = holdfast.new("bastion", {"edition": "2018", "players": 2, "mode": "level"}, seed=1)
    assert game.question is not None
    game.choose(game.question.options[0])
    plain = game.position()
    plain["state"] |= {"phase": "muster", "to_muster": 1}
    for defender in plain["state"]["defenders"]:
        defender["rituals"] = [*defender.get("rituals", []), *defender.pop("drawn", [])]
    return plain


def defender(seat: int, **facts: Any) -> Change:
    return lambda state: state["defenders"][seat].update(facts)


def update(**facts: Any) -> Change:
    return lambda state: state.update(facts)


def swap_mana(state: dict[str, Any]) -> None:
    """One red mana less than none in the reserve, the others in a pool."""
    state["defenders"][0]["pool"][2] += state["reserve"][2] + 1
    state["reserve"][2] = -1


def add_to(*path: str | int) -> Callable[..., Change]:
    """Append to the list at that path."""

    def with_values(*values: Any) -> Change:
        def change(state: dict[str, Any]) -> None:
            inner: Any = state
            for step in path:
                inner = inner.setdefault(step, []) if isinstance(inner, dict) else inner[step]
            inner += values

        return change

    return with_values


def move_card(card: str, to: Change) -> Change:
    """Take a card out of the enemy deck and put it elsewhere."""

    def change(state: dict[str, Any]) -> None:
        deck = state["deck"]
        deck["pools"]["enemies"].remove(card)
        deck["layers"][0]["count"] -= 1
        to(state)

    return change


def move_ritual(card: str, to: Change) -> Change:
    """Take a ritual out of its deck and put it elsewhere."""

    def change(state: dict[str, Any]) -> None:
        deck = state["ritual_deck"]
        deck["pools"]["ritual"].remove(card)
        deck["layers"][0]["count"] -= 1
        to(state)

    return change


def layer(**facts: Any) -> Change:
    return lambda state: state["deck"]["layers"][0].update(facts)


def both(first: Change, second: Change) -> Change:
    return lambda state: (first(state), second(state))


def lay_elsewhere(place: str) -> Change:
    """The token of the first red source lies there instead."""
    return lambda state: state["laid"].update({place: state["laid"].pop("red-1")})


def bare_wall(state: dict[str, Any]) -> None:
    """No card in the deck and no enemy on the wall."""
    state["box"] = state.get("box", []) + [card for enemy in state["wall"].values() for card in enemy]
    state["box"] += [card for pool in state["deck"]["pools"].values() for card in pool]
    state["deck"] = {"pools": {}, "layers": []}
    state["wall"] = {}


CASES: list[tuple[str, str, Change]] = [
    ("unknown-value", "side", put("side")("upside-down")),
    ("unknown-value", "districts", put("districts", 0)("pink")),
    ("unknown-value", "scenario", put("scenario")("standard-siege")),
    ("unknown-value", "classes", put("classes")(["beast"])),
    ("unknown-value", "phase", put("phase")("night")),
    ("unknown-value", "defenders.0.id", defender(0, id="gandalf")),
    ("unknown-value", "defenders.0.spells", add_to("defenders", 0, "spells")("fireball")),
    ("unknown-value", "defenders.0", add_to("defenders", 0, "rituals")("gun-pink")),
    ("unknown-value", "defenders.1", add_to("defenders", 1, "used")("mage-red")),
    ("unknown-value", "defenders.0.place", defender(0, place="pink")),
    ("unknown-value", "defenders.0.place", defender(0, place="")),
    ("unknown-value", "wall", put("wall", "w25")(["mage-blue"])),
    ("unknown-value", "wall.w1", put("wall", "w1")(["conan"])),
    ("unknown-value", "squares", put("squares", "pink")(["mage-blue"])),
    ("unknown-value", "squares.green", put("squares", "green")(["gun-red"])),
    ("unknown-value", "citadel", add_to("citadel")("smaug")),
    ("unknown-value", "box", add_to("box")("smaug")),
    ("unknown-value", "aside", add_to("aside")("smaug")),
    ("unknown-value", "pledges", put("pledges")({"smaug": "mage-red"})),
    ("unknown-value", "pledges", put("pledges")({"symbiote-blue": "smaug"})),
    ("unknown-value", "bases", put("bases", "blue-c")("gun-red")),
    ("unknown-value", "bases", put("bases", "blue-b")("gun-pink")),
    ("unknown-value", "discarded", add_to("discarded")("gun-pink")),
    ("unknown-value", "laid", put("laid", "red-1")("pink")),
    ("unknown-value", "laid", put("laid")({"red-4": "yellow", "red-tower": "red", "blue-a": "green"})),
    ("unknown-value", "refused", add_to("refused")("gandalf>red")),
    ("unknown-value", "damaged", add_to("damaged")("red-b")),
    ("unknown-value", "deck.layers", layer(pool="ghosts")),
    ("unknown-value", "deck.pools.enemies", add_to("deck", "pools", "enemies")("ghosts")),
    ("unknown-value", "ritual_deck.pools.ritual", add_to("ritual_deck", "pools", "ritual")("mage-red")),
    ("wrong-count", "districts", put("districts", 0)("red")),
    ("wrong-count", "districts", lambda state: state["districts"].pop()),
    ("wrong-count", "reserve", add_to("reserve")(3)),
    ("wrong-count", "defenders", lambda state: state["defenders"].pop()),
    ("wrong-count", "defenders.1.pool", add_to("defenders", 1, "pool")(3)),
    ("wrong-count", "classes", put("classes")(["giant"])),
    ("wrong-count", "mana.red", put("defenders", 0, "pool", 2)(5)),
    ("wrong-count", "mana.green", put("laid", "blue-a")("red")),
    ("wrong-count", "mana.black", put("reserve", 5)(14)),
    ("wrong-count", "deck.pools.enemies", layer(count=80)),
    ("out-of-range", "active", put("active")(2)),
    ("out-of-range", "active", put("active")(-1)),
    ("same-id", "defenders", defender(0, id="sannirr")),
    ("same-id", "deck.pools.mage-blue", put("deck", "pools", "mage-blue")([])),
    ("no-entries", "wall.w1", put("wall", "w1")([])),
    ("no-entries", "squares.green", put("squares", "green")([])),
    ("no-entries", "deck.layers", add_to("deck", "layers")({})),
    ("no-entries", "to_muster", update(phase="muster")),
    ("no-entries", "deck", both(bare_wall, update(phase="muster", to_muster=1))),
    ("no-entries", "defenders", update(phase="rituals")),
    ("below-zero", "mana.red", swap_mana),
    ("below-zero", "turn", put("turn")(-1)),
    ("below-zero", "to_muster", put("to_muster")(-1)),
    ("below-zero", "deck.layers", layer(count=-1)),
    ("below-zero", "deck.layers", layer(cards=["mage-blue"])),
    ("unlike-options", "side", put("side")("plain")),
    ("unlike-options", "districts", put("districts")([*COLOURS[1:], COLOURS[0]])),
    ("unlike-options", "defenders", defender(0, id="orsilla")),
    ("miscounted-card", "enemies", add_to("box")("beast-red")),
    ("miscounted-card", "enemies", put("wall", "w1")(["mage-red"])),
    ("miscounted-card", "enemies", add_to("citadel")("dragon-red")),
    ("miscounted-card", "rituals", add_to("discarded")("gun-red")),
    ("miscounted-card", "rituals", lambda state: state["defenders"][0]["rituals"].pop()),
    ("wrong-place", "citadel", move_card("beast-blue", add_to("citadel")("beast-blue"))),
    ("wrong-place", "wall.w5", move_card("dragon-blue", put("wall", "w5")(["dragon-blue"]))),
    ("wrong-place", "wall.w1", move_card("beast-blue", add_to("wall", "w1")("beast-blue"))),
    ("wrong-place", "wall.w24", move_card("beast-blue", put("wall", "w24")(["beast-blue"]))),
    ("wrong-place", "squares.green", move_card("mage-blue", add_to("squares", "green")("mage-blue"))),
    ("wrong-place", "aside", move_card("priest-blue", add_to("aside")("priest-blue"))),
    (
        "wrong-place",
        "defenders.0.artifacts",
        move_ritual("gun-blue", add_to("defenders", 0, "artifacts")("gun-blue")),
    ),
    ("wrong-place", "defenders.0.used", defender(0, used=["converter-blue"])),
    ("wrong-place", "bases.blue-b", move_ritual("converter-red", put("bases", "blue-b")("converter-red"))),
    ("wrong-place", "pledges", put("pledges")({"mage-red": "mage-red"})),
    ("wrong-place", "pledges", put("pledges")({"beast-blue": "symbiote-blue"})),
    ("wrong-place", "pledges", put("pledges")({"symbiote-blue": "mage-red"})),
    ("wrong-place", "pledges", put("pledges")({"symbiote-blue": "symbiote-red"})),
    ("wrong-place", "pledges", move_card("dragon-blue", update(pledges={"symbiote-blue": "dragon-blue"}))),
    ("mana-under-flyer", "laid.green-1", lay_elsewhere("green-1")),
    ("mana-under-flyer", "laid.green-tower", lay_elsewhere("green-tower")),
    ("not-in-this-scenario", "damaged", put("damaged")(["yellow-1"])),
    ("expelled-defender", "defenders.0.place", defender(0, place="black")),
    ("pool-holds-itself", "deck.pools.enemies", add_to("deck", "pools", "enemies")("enemies")),
    ("nothing-to-leave", "must_leave", put("must_leave")(True)),
    ("already-won", "wall", bare_wall),
]

OF_OTHERS: list[tuple[str, str, Callable[[], dict[str, Any]], Change]] = [
    (
        "mana-on-damaged",
        "laid.violet-1",
        arrival,
        both(put("laid")({"violet-1": "red"}), put("reserve", 2)(14)),
    ),
    ("unknown-value", "scenario", arrival, put("scenario")("")),
    ("unknown-value", "scenario", arrival, put("scenario")("show-of-force")),
    ("unlike-options", "side", arrival, put("side")("plain")),
    ("unknown-value", "phase", arrival, put("phase")("watch")),
    ("unknown-value", "phase", arrival, put("phase")("station")),
    ("wrong-count", "classes", first_day, lambda state: state["classes"].pop()),
    ("wrong-count", "deck.pools.legendary", first_day, put("deck", "pools", "legendary")([])),
    (
        "miscounted-card",
        "enemies",
        first_day,
        lambda state: state["deck"]["pools"]["enemies"].append("mage-red"),
    ),
]


def told(make: Callable[[], dict[str, Any]] = siege) -> dict[str, Any]:
    """A possible position as it is written, what chance decided said in its options."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(make()))
    state = plain["state"]
    if plain["options"]["mode"] == "custom":
        plain["options"] |= {
            "side": state["side"],
            "districts": list(state["districts"]),
            "defenders": [one["id"] for one in state["defenders"]],
        }
    return plain


@pytest.mark.parametrize("make", [siege, arrival, first_day])
def test_the_position_itself_is_possible(make: Callable[[], dict[str, Any]]) -> None:
    assert holdfast.resume(told(make)).question is not None


@pytest.mark.parametrize(
    ("code", "where", "change"), CASES, ids=[f"{code}-{where}" for code, where, _ in CASES]
)
def test_an_impossible_claim_is_refused(code: str, where: str, change: Change) -> None:
    plain = told()
    change(plain["state"])
    assert (code, where) in refused(plain)


@pytest.mark.parametrize(
    ("code", "where", "make", "change"),
    OF_OTHERS,
    ids=[f"{code}-{where}-{make.__name__}" for code, where, make, _ in OF_OTHERS],
)
def test_an_impossible_claim_of_another_game_is_refused(
    code: str, where: str, make: Callable[[], dict[str, Any]], change: Change
) -> None:
    plain = told(make)
    change(plain["state"])
    assert (code, where) in refused(plain)


def test_chosen_classes_are_those_of_the_level() -> None:
    plain = first_day()
    plain["options"]["classes"] = ["scout", "giant", "dragon"]
    assert plain["state"]["classes"] != plain["options"]["classes"]
    assert ("unlike-options", "classes") in refused(plain)


def test_the_gate_stands_before_the_district_of_the_options() -> None:
    plain = siege()
    plain["options"]["gate"] = "blue"
    assert ("unlike-options", "districts") in refused(plain)


def test_every_fault_that_the_check_knows_is_tried() -> None:
    known = {
        call.args[0].value
        for call in ast.walk(ast.parse(inspect.getsource(import_module("holdfast.games.bastion.validate"))))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Fault"
        and isinstance(call.args[0], ast.Constant)
    }
    assert known == {code for code, _, _ in CASES} | {code for code, _, _, _ in OF_OTHERS}


def test_all_that_is_wrong_with_the_parts_is_told_at_once() -> None:
    plain = told()
    state = plain["state"]
    state["side"] = "upside-down"
    state["active"] = 5
    state["wall"] |= {"w30": ["smaug"], "w2": []}
    state["defenders"][1] |= {"id": "dagdar", "pool": [1]}
    state["laid"]["red-1"] = "pink"
    assert {
        ("unknown-value", "side"),
        ("out-of-range", "active"),
        ("unknown-value", "wall"),
        ("unknown-value", "wall.w30"),
        ("no-entries", "wall.w2"),
        ("same-id", "defenders"),
        ("wrong-count", "defenders.1.pool"),
        ("unknown-value", "laid"),
    } <= set(refused(plain))


def test_all_that_is_wrong_with_the_whole_is_told_at_once() -> None:
    plain = told()
    state = plain["state"]
    state["reserve"][0] += 2
    state["citadel"].append("beast-red")
    state["squares"]["red"] = ["rokai"]
    state["defenders"][0]["used"] = ["converter-blue"]
    state["damaged"] = ["red-1"]
    state["turn"] = -3
    state["must_leave"] = True
    state["deck"]["layers"][0]["count"] += 1
    assert set(refused(plain)) == {
        ("wrong-count", "mana.yellow"),
        ("miscounted-card", "enemies"),
        ("wrong-place", "citadel"),
        ("wrong-place", "defenders.0.used"),
        ("mana-under-flyer", "laid.red-1"),
        ("mana-under-flyer", "laid.red-tower"),
        ("mana-on-damaged", "laid.red-1"),
        ("not-in-this-scenario", "damaged"),
        ("expelled-defender", "defenders.0.place"),
        ("wrong-count", "deck.pools.enemies"),
        ("below-zero", "turn"),
        ("nothing-to-leave", "must_leave"),
    }


# -- random positions ------------------------------------------------------------------------------

MODES: list[dict[str, Any]] = [
    {"mode": "training"},
    {"mode": "level", "level": "extreme"},
    {"mode": "scenario"},
    {"mode": "custom", "deck": ["scout-red", "priest", "legendary", "rokai", *CONTENT.cards_of("dragon")]},
]


def game_number(seed: int) -> holdfast.Game:
    """Both editions, all modes, one to four players."""
    options = {"edition": ("2015", "2018")[seed % 2], "players": 1 + seed // 2 % 4} | MODES[seed // 8 % 4]
    return holdfast.new("bastion", options, seed)


@pytest.mark.parametrize("seed", range(32))
def test_every_position_of_a_random_game_is_accepted(seed: int) -> None:
    luck = random.Random(seed)
    game = game_number(seed)
    while (question := game.question) is not None:
        if question.clean:
            plain = game.position()
            again = holdfast.resume(plain)
            assert again.position() == plain
            assert again.question is not None and again.question.options.ids == question.options.ids
        game.choose(luck.choice(question.choices))


@pytest.mark.parametrize("seed", range(32))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    """Whatever is changed at random: no other error, and nothing that breaks later."""
    luck = random.Random(seed)
    game = game_number(seed)
    for _ in range(luck.randrange(80)):
        if (question := game.question) is None:
            break
        game.choose(luck.choice(question.choices))
    whole = msgspec.json.encode(game.position())
    for _ in range(20):
        plain = msgspec.json.decode(whole)
        damage(plain["state"], luck)
        try:
            other = holdfast.resume(plain, seed=seed)
        except holdfast.BadPosition as error:
            assert error.faults
            continue
        for _ in range(40):
            if (question := other.question) is None:
                break
            other.choose(luck.choice(question.choices))
            other.view()


WORDS = (
    "",
    "red",
    "citadel",
    "w1",
    "w24",
    "muster",
    "enemy",
    "actions",
    "rituals",
    "station",
    "enemies",
    "legendary",
    "beast-red",
    "gun-red",
    "dagdar",
)


def damage(thing: Any, luck: random.Random) -> None:
    """Change one field somewhere inside."""
    keys: list[Any] = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    if not keys:
        return
    key = luck.choice(keys)
    match thing[key]:
        case bool() as flag:
            thing[key] = not flag
        case int() as number:
            thing[key] = luck.choice((number - 1, number + 1, -1, 0, 3, 15, 10**9))
        case str():
            thing[key] = luck.choice(WORDS)
        case dict() | list() as inner if len(inner) > 0 and luck.random() < 0.9:
            damage(inner, luck)
        case _:
            del thing[key]
