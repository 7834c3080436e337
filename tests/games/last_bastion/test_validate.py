"""A position that claims the impossible is refused, and everything impossible about it is told."""

import ast
import copy
import inspect
import random
from typing import Any

import pytest

import holdfast
from holdfast.games.last_bastion import validate as check
from tests.games.impossible import Change, put, refused
from tests.rulebook.last_bastion.find import CARDS, PRINTED, card_with, cards_with, warlord
from tests.rulebook.last_bastion.positions import position

HAUNT, SECOND_HAUNT = cards_with(enter=(), recurring=("haunt",))[:2]
LOCK = card_with(permanent=("lock-die",))
PLAIN, GONE = cards_with(permanent=(), recurring=())[:2]
LORD = warlord(permanent=())


def siege() -> dict[str, Any]:
    """A position with something of everything, as plain data."""
    return position(
        {
            "mylfaar": {"at": "tower", "calls": 1, "equipment": {"red": 1}},
            "kazgin": {"at": "tomb", "cursed": True},
            "arne": {"status": "eliminated"},
        },
        {
            "red-1": {"card": HAUNT, "evil": True},
            "red-2": {"card": SECOND_HAUNT, "net": 0},
            "green-1": {"card": LOCK},
            "blue-1": {"card": LORD, "spell": True},
            "blue-2": {"card": PLAIN},
        },
        evil=["quarry"],
        standard="red",
        trap="yellow-1",
        level="hard",
        discard=[GONE],
    ).position()


def foe(slot: int, **facts: Any) -> Change:
    return lambda state: state["slots"][slot].update(facts)


def hero(seat: int, **facts: Any) -> Change:
    return lambda state: state["heroes"][seat].update(facts)


def acting(card: str) -> dict[str, Any]:
    return {"card": card, "effect": 0}


def monsters_in_deck(count: int) -> Change:
    """That many more (or fewer) monsters in the uppermost layer."""

    def change(state: dict[str, Any]) -> None:
        state["deck"]["layers"][0]["count"] += count

    return change


def move_a_card(source: str, target: str) -> Change:
    """A card from one pool to the other."""
    return lambda state: state["deck"]["pools"][target].append(state["deck"]["pools"][source].pop())


def beat_everyone(state: dict[str, Any]) -> None:
    """Both warlords of the level lie in the discard pile."""
    state["slots"][6] = None
    lord = state["deck"]["pools"]["warlord"].pop()
    state["discard"] += [LORD, lord]
    state["deck"]["layers"] = [layer for layer in state["deck"]["layers"] if layer["pool"] != "warlord"]
    state["beaten"] = 2


def eliminate_everyone(state: dict[str, Any]) -> None:
    """No hero is left; all tokens lie in the reserve."""
    for one in state["heroes"]:
        one.update(status="eliminated", place=-1, life=0, calls=0, equipment={}, cursed=False)
    tokens = PRINTED.tokens
    state.update(life=tokens.life, calls=tokens.calls, phase="begin")
    state["equipment"] = dict.fromkeys(state["equipment"] | {"red": 1}, tokens.equipment)


CASES: list[tuple[str, str, Change]] = [
    ("not-each-once", "tiles", put("tiles", 0)("market")),
    ("not-each-once", "tiles", lambda state: state["tiles"].pop()),
    ("not-each-once", "boards", put("boards", 0)("blue")),
    ("not-each-once", "deck.pools", put("deck", "pools", "dragon")([])),
    ("wrong-count", "slots", lambda state: state["slots"].append(None)),
    ("wrong-count", "slots", lambda state: state["slots"].pop()),
    ("wrong-count", "heroes", lambda state: state["heroes"].pop()),
    ("wrong-count", "dice", foe(3, die=False)),
    ("unknown-value", "heroes", hero(0, id="conan")),
    ("unknown-value", "deck.layers[0]", put("deck", "layers", 0, "pool")("dragon")),
    ("unknown-value", "heroes.mylfaar.equipment", hero(0, equipment={"pink": 1})),
    ("unknown-value", "equipment", put("equipment", "pink")(1)),
    ("unknown-value", "standard", put("standard")("white")),
    ("named-twice", "heroes", hero(0, id="kazgin")),
    ("named-twice", "acting", lambda state: state.update(phase="cards", acting=[acting(HAUNT)] * 2)),
    ("out-of-range", "side", put("side")(4)),
    ("out-of-range", "first", put("first")(-1)),
    ("out-of-range", "trap", put("trap")(12)),
    ("out-of-range", "evil", put("evil")([9])),
    ("out-of-range", "heroes.mylfaar.place", hero(0, place=9)),
    ("out-of-range", "heroes.mylfaar.side", hero(0, side=-1)),
    ("out-of-range", "heroes.mylfaar.life", hero(0, life=0)),
    ("out-of-range", "heroes.mylfaar.life", hero(0, life=-3)),
    ("out-of-range", "heroes.mylfaar.calls", hero(0, calls=-1)),
    ("out-of-range", "heroes.mylfaar.equipment.red", hero(0, equipment={"red": 0})),
    ("out-of-range", "equipment.blue", put("equipment", "blue")(-1)),
    ("out-of-range", "slots[1].net", foe(1, net=7)),
    ("out-of-range", "turn", put("turn")(-1)),
    ("out-of-range", "round", put("round")(1_000_000)),
    ("out-of-range", "calm", put("calm")(1_000_000)),
    ("out-of-range", "quiet", put("quiet")(-1)),
    ("out-of-range", "vain", put("vain")(2)),
    ("wrong-count", "layouts", put("quiet")(30)),
    ("wrong-count", "layouts", put("layouts")(["", ""])),
    ("out-of-range", "calm", put("calm")(-1)),
    ("unlike-options", "level", put("level")("heroic")),
    ("unlike-options", "heroes", hero(0, id="elmer")),
    ("unlike-options", "boards", put("boards")(["green", "red", "blue", "yellow"])),
    ("unlike-options", "heroes.side", hero(0, side=3)),
    ("unknown-card", "cards", foe(0, card="sir-nobody")),
    ("unknown-card", "cards", lambda state: state["discard"].append("sir-nobody")),
    ("card-twice", "cards", foe(0, card=PLAIN)),
    ("card-twice", "cards", lambda state: state["discard"].append(HAUNT)),
    ("card-missing", "cards", put("slots", 0)(None)),
    ("wrong-pool", "deck.pools.monster", move_a_card("warlord", "monster")),
    ("wrong-pool", "deck.pools.warlord", move_a_card("monster", "warlord")),
    ("wrong-layer", "deck.layers[0]", put("deck", "layers", 0, "count")(-2)),
    ("wrong-layer", "deck.layers[0]", put("deck", "layers", 0, "pool")("")),
    ("game-is-over", "heroes", eliminate_everyone),
    ("game-is-over", "beaten", beat_everyone),
    ("game-is-over", "evil", put("evil")([0, 1, 2])),
    ("nobody-there", "first", put("first")(3)),
    ("nobody-there", "side", put("side")(3)),
    ("status-and-place", "heroes.arne", hero(2, place=4)),
    ("status-and-place", "heroes.mylfaar", hero(0, status="dead")),
    ("status-and-place", "heroes.mylfaar", hero(0, place=-1)),
    ("out-with-things", "heroes.arne", hero(2, calls=1)),
    ("out-with-things", "heroes.arne", hero(2, life=1)),
    ("out-with-things", "heroes.arne", hero(2, cursed=True)),
    ("cursed-wounded", "heroes.kazgin", hero(1, status="wounded")),
    ("tokens-do-not-add-up", "life", hero(0, life=4)),
    ("tokens-do-not-add-up", "life", put("life")(-1)),
    ("tokens-do-not-add-up", "calls", put("calls")(4)),
    ("tokens-do-not-add-up", "equipment.red", hero(0, equipment={"red": 2})),
    ("tokens-do-not-add-up", "equipment.green", put("equipment", "green")(3)),
    ("cards-do-not-add-up", "deck.monster", monsters_in_deck(1)),
    ("cards-do-not-add-up", "deck.monster", monsters_in_deck(-1)),
    ("unlike-discard", "beaten", put("beaten")(1)),
    ("two-figures", "evil", put("evil")([8, 8])),
    ("one-piece-only", "net", foe(0, net=0)),
    ("one-piece-only", "spell", foe(0, spell=True)),
    ("net-on-warlord", "slots[6]", foe(6, net=0)),
    ("trap-under-card", "trap", put("trap")(0)),
    ("die-without-lock", "slots[0]", foe(0, die=True)),
    ("acting-and-phase", "acting", put("phase")("cards")),
    ("acting-and-phase", "acting", lambda state: state.update(acting=[acting(HAUNT)])),
    ("cannot-act", "acting", lambda state: state.update(phase="cards", acting=[acting(SECOND_HAUNT)])),
    ("cannot-act", "acting", lambda state: state.update(phase="cards", acting=[acting(PLAIN)])),
    ("cannot-act", "acting", lambda state: state.update(phase="cards", acting=[acting("sir-nobody")])),
]


def test_the_siege_itself_is_possible() -> None:
    assert holdfast.resume(siege(), content=CARDS).position() == siege()


@pytest.mark.parametrize(
    ("code", "where", "change"), CASES, ids=[f"{code}-{where}" for code, where, _ in CASES]
)
def test_an_impossible_claim_is_refused(code: str, where: str, change: Change) -> None:
    plain = siege()
    change(plain["state"])
    assert (code, where) in refused(plain, CARDS)


def test_a_spell_needs_mylfaar() -> None:
    plain = siege()
    plain["state"]["heroes"][0]["id"] = plain["options"]["heroes"][0] = "elmer"
    assert refused(plain, CARDS) == [("spell-without-mylfaar", "slots")]


def test_the_first_player_is_the_one_of_the_options() -> None:
    assert refused(siege() | {"options": siege()["options"] | {"first": 2}}, CARDS) == [
        ("unlike-options", "first")
    ]


def test_a_limited_number_of_evil_figures_is_counted() -> None:
    heroes = ["arne", "elmer", "kazgin", "sindara"]
    slots = [f"{board}-{number}" for board in ("red", "green", "blue", "yellow") for number in (1, 2, 3)]
    cards = cards_with(permanent=())[: len(slots)]
    game = position(
        {id: {"cursed": True} for id in heroes},
        {slot: {"card": card, "evil": True} for slot, card in zip(slots, cards, strict=True)},
    )
    plain = game.position()
    plain["options"]["evil_figures"] = "limited"
    assert refused(plain, CARDS) == [("tokens-do-not-add-up", "evil")]


def test_every_fault_that_the_check_knows_is_tried() -> None:
    known = {
        call.args[0].value
        for call in ast.walk(ast.parse(inspect.getsource(check)))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "_fault"
        and isinstance(call.args[0], ast.Constant)
    }
    assert known == {code for code, _, _ in CASES} | {"spell-without-mylfaar"}


def test_all_that_is_wrong_with_the_parts_is_told_at_once() -> None:
    """Thirteen cards in twelve slots, unknown ids, a number out of range, a tile twice."""
    plain = siege()
    state = plain["state"]
    cards = iter(state["deck"]["pools"]["monster"])
    state["slots"] = [one or {"card": next(cards)} for one in [*state["slots"], None]]
    state["tiles"][0] = "market"
    state["side"] = -1
    state["heroes"][1]["id"] = "conan"
    state["discard"].append("sir-nobody")
    found = refused(plain, CARDS)
    assert {
        ("wrong-count", "slots"),
        ("not-each-once", "tiles"),
        ("out-of-range", "side"),
        ("unknown-value", "heroes"),
        ("unknown-card", "cards"),
        ("card-twice", "cards"),
    } <= set(found)


def test_all_that_is_wrong_with_the_whole_is_told_at_once() -> None:
    """Tokens that do not add up, two nets, two spells, negative numbers, a trap under a card."""
    plain = siege()
    state = plain["state"]
    state["life"] += 1
    state["calls"] = -1
    state["equipment"]["blue"] = -2
    state["slots"][0].update(net=0, spell=True)
    state["trap"] = 0
    state["turn"] = -5
    state["evil"] = [8, 8, 1]
    assert {
        ("tokens-do-not-add-up", "life"),
        ("tokens-do-not-add-up", "calls"),
        ("tokens-do-not-add-up", "equipment.blue"),
        ("out-of-range", "equipment.blue"),
        ("one-piece-only", "net"),
        ("one-piece-only", "spell"),
        ("trap-under-card", "trap"),
        ("out-of-range", "turn"),
        ("two-figures", "evil"),
        ("game-is-over", "evil"),
    } <= set(refused(plain, CARDS))


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_random_game_is_accepted(seed: int) -> None:
    luck = random.Random(seed)
    options = {
        "players": 1 + seed % 4,
        "level": luck.choice(("novice", "normal", "hard", "heroic")),
        "evil_figures": luck.choice(("limited", "unlimited")),
    }
    game = holdfast.new("last-bastion", options, seed)
    while (question := game.question) is not None:
        if question.clean:
            plain = game.position()
            again = holdfast.resume(plain)
            assert again.position() == plain
            assert again.question is not None and again.question.options.ids == question.options.ids
        game.choose(luck.choice(question.choices))


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    """Whatever is changed at random: no other error, and nothing that breaks later."""
    luck = random.Random(seed)
    game = holdfast.new("last-bastion", {"players": 1 + seed % 4, "level": "hard"}, seed)
    for _ in range(luck.randrange(60)):
        if (question := game.question) is None:
            break
        game.choose(luck.choice(question.choices))
    whole = game.position()
    for _ in range(20):
        plain = copy.deepcopy(whole)
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
            thing[key] = luck.choice((number - 1, number + 1, -1, 0, 3, 12, 10**9))
        case str():
            thing[key] = luck.choice(("", "red", "black", "elmer", "tower", "dead", "cards", "hero", HAUNT))
        case dict() | list() as inner if len(inner) > 0 and luck.random() < 0.9:
            damage(inner, luck)
        case _:
            del thing[key]
