"""Beacon over the Pass: the crest waits for wagon, rider and beacon; the party chooses Harrow's fate."""

from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told, wounds_of

at_the_pass = QuestPositions("beacon-pass", slain="all enemies", stories={})
READY = {"bar": 1, "axle": 1, "wagon": 1, "beacon": 1}
RIDER = "orc-warrior-red"
HARROW = "raider-red"
INSULTED = {"flags": {"harrow-insulted": 1}}
CALLED = {"flags": {"garrison-called": 1}}


def crest(**facts: Any) -> Game:
    """The column is led to the crest."""
    game = at_the_pass("o", **{"flags": READY, "dead": [RIDER], **facts})
    game.choose("quest:lead-over")
    return game


def slay(area: str, enemy: str, **facts: Any) -> Game:
    """That enemy stands in that area and is killed."""
    facts["enemies_aside"] = [card for card in at_the_pass.quest.aside if card != enemy]
    game = at_the_pass(area, enemies={enemy: area}, **facts)
    game.choose("quest:slay")
    return game


@pytest.mark.parametrize("missing", ["", "wagon", "beacon", "rider"])
def test_the_column_is_led_over_only_when_nothing_is_missing(missing: str) -> None:
    flags = {name: value for name, value in READY.items() if name != missing}
    game = at_the_pass("o", flags=flags, dead=[] if missing == "rider" else [RIDER])
    assert ("quest:lead-over" in offered(game)) is (missing == "")


def test_the_bar_opens_the_road_to_the_bend() -> None:
    game = at_the_pass("c")
    assert "door-1" in game.table.state.closed
    game.choose("quest:raise-bar")
    assert "door-1" not in game.table.state.closed
    assert game.table.state.flags == {"bar": 1}


@pytest.mark.parametrize(
    ("flags", "can"), [({"axle": 1}, False), ({"bar": 1}, False), ({"axle": 1, "bar": 1}, True)]
)
def test_the_wagon_needs_an_axle_and_an_open_road(flags: dict[str, int], can: bool) -> None:
    assert ("quest:mend-wagon" in offered(at_the_pass("g", flags=flags))) is can


@pytest.mark.parametrize(("saved", "helped"), [(4, True), (3, False)])
def test_many_hands_lift_the_wagon(saved: int, helped: bool) -> None:
    game = at_the_pass("g", flags={"axle": 1, "bar": 1}, memory={"flags": {"villagers-saved": saved}})
    game.choose("quest:mend-wagon")
    assert ("many-hands" in told(game)) is helped
    assert "quest:take-axle" not in offered(at_the_pass("r", flags={"axle": 1}))


@pytest.mark.parametrize(
    ("card", "choice", "flags", "alignment"),
    [
        ("ecarus-white-rose", "law-1", {"buried": 1}, 1),
        ("ecarus-white-rose", "law-2", {"axle": 1}, 0),
        ("laegon-archer", "neutral-1", {"buried": 1}, 1),
        ("laegon-archer", "neutral-2", {}, -1),
        ("laegon-archer", "neutral-3", {"axle": 1}, 0),
        ("ecarus-black-rose", "chaos-1", {}, -1),
        ("ecarus-black-rose", "chaos-2", {"axle": 1}, 0),
    ],
)
def test_what_is_done_at_the_caravan_depends_on_alignment_and_choice(
    card: str, choice: str, flags: dict[str, int], alignment: int
) -> None:
    game = at_the_pass("d", card, stories={"r": "caravan"})
    game.choose("move:r")
    game.choose(f"choose:story-caravan-{choice}")
    assert game.table.state.flags == flags
    assert remembered(game).alignment == alignment


@pytest.mark.parametrize(("flags", "spared"), [({"buried": 1}, True), ({}, False)])
def test_the_buried_keep_the_wolves_away(flags: dict[str, int], spared: bool) -> None:
    game = at_the_pass("a", phase="event", tops={"events": ["story-1"]}, flags=flags, seed=1)
    assert offered(game)
    assert ("the-dead-walk" in told(game)) is spared
    assert game.table.state.gates["gate-wood"] is not spared


@pytest.mark.parametrize(("fate", "shrine"), [("robbed", False), ("blessed", True), ("buried", True)])
def test_lambert_opens_the_chapel_to_those_who_did_not_rob_his_brother(fate: str, shrine: bool) -> None:
    game = at_the_pass("g", memory={"people": {"pilgrim": fate}})
    game.choose("move:d")
    assert game.table.state.shrines["d"] is shrine


@pytest.mark.parametrize("blocked", [True, False])
def test_a_blocked_goat_path_stays_shut_at_night(blocked: bool) -> None:
    flags = {"blocked": 1} if blocked else {}
    game = at_the_pass("a", phase="event", tops={"events": ["night"]}, flags=flags)
    assert offered(game)
    assert game.table.state.gates["gate-ravine"] is not blocked


def test_the_slide_buries_a_column_before_a_lowered_bar() -> None:
    game = at_the_pass("a", phase="event", tops={"events": ["story-2"]})
    assert game.outcome is not None
    assert not game.outcome.won


@pytest.mark.parametrize(
    ("number", "fate", "alignment"), [(1, "ruined", 1), (2, "partner", 0), (3, "dead", -1)]
)
def test_the_slide_decides_about_quill(number: int, fate: str, alignment: int) -> None:
    game = at_the_pass("g", phase="event", tops={"events": ["story-2"]}, flags={"bar": 1}, seed=1)
    game.choose(f"choose:story-slide-{number}")
    assert remembered(game).people == {"quill": fate}
    assert remembered(game).alignment == alignment


@pytest.mark.parametrize(
    ("fate", "trades"), [("", True), ("partner", True), ("ruined", False), ("dead", False)]
)
def test_quill_trades_as_long_as_he_has_goods(fate: str, trades: bool) -> None:
    memory = {"people": {"quill": fate}} if fate else {}
    assert ("quest:trade" in offered(at_the_pass("g", memory=memory))) is trades


@pytest.mark.parametrize(("flags", "wounds"), [({}, 0), ({"scout": 1}, 4)])
def test_the_rider_waits_in_his_tent(flags: dict[str, int], wounds: int) -> None:
    game = at_the_pass("k", flags=flags)
    game.choose("move:l")
    assert wounds_of(game, RIDER) == [("l", wounds)]


def test_the_prisoner_in_the_camp_is_cut_loose() -> None:
    game = at_the_pass("k")
    game.choose("quest:cut-loose")
    assert game.table.state.flags == {"scout": 1}


@pytest.mark.parametrize(
    ("number", "flags", "called", "enemies"),
    [(1, {}, {"garrison-called": 1}, 2), (1, {"countersign": 1}, {"garrison-called": 1}, 0), (2, {}, {}, 0)],
)
def test_the_beacon_calls_friends_and_enemies(
    number: int, flags: dict[str, int], called: dict[str, int], enemies: int
) -> None:
    game = at_the_pass("q", flags=flags)
    game.choose("quest:climb-beacon")
    game.choose(f"choose:story-beacon-{number}")
    state = game.table.state
    assert remembered(game).flags == called
    assert state.flags["beacon"] == 1
    assert len(state.foes) == enemies
    assert state.gates["gate-wood"] is bool(called)


@pytest.mark.parametrize(("number", "flag", "letter"), [(1, True, False), (2, False, True)])
def test_the_letter_is_read_or_kept(number: int, flag: bool, letter: bool) -> None:
    game = slay("l", "orc-warrior-red-1", fired=["tent"])
    game.choose(f"choose:story-letter-{number}")
    state = game.table.state
    assert ("countersign" in state.flags) is flag
    assert any("sealed-letter" in hero.pack for hero in state.heroes) is letter


def test_who_takes_harrows_money_has_won_at_once() -> None:
    game = crest()
    game.choose("choose:story-parley-2")
    assert game.outcome is not None
    assert game.outcome.won
    assert remembered(game).people == {"harrow": "fled", "quill": "partner"}
    assert game.table.state.shards == 24
    assert told(game)[-1] == "to-the-bridge"


@pytest.mark.parametrize(("memory", "wounds"), [({}, 0), (CALLED, 4)])
def test_who_refuses_fights_harrow_with_the_garrison_at_his_back(memory: Any, wounds: int) -> None:
    game = crest(memory=memory)
    game.choose("choose:story-parley-1")
    assert wounds_of(game, HARROW) == [("o", wounds)]


def test_an_insulted_harrow_does_not_talk() -> None:
    game = crest(memory=INSULTED)
    assert "parley" not in told(game)
    assert wounds_of(game, HARROW) == [("o", 0)]


@pytest.mark.parametrize(("number", "fate", "alignment"), [(1, "spared", 1), (2, "fled", 0), (3, "dead", -1)])
def test_a_beaten_harrow_is_bound_let_go_or_killed(number: int, fate: str, alignment: int) -> None:
    game = slay("o", "raider-red-1", flags={**READY, "harrow": 1}, dead=[RIDER])
    game.choose(f"choose:story-harrow-beaten-{number}")
    while game.question is not None:
        game.choose(offered(game)[0])
    assert game.outcome is not None
    assert game.outcome.won
    assert remembered(game).people["harrow"] == fate
    assert remembered(game).alignment == alignment


@pytest.mark.parametrize(
    ("flags", "memory", "achieved"),
    [
        ({"buried": 1}, CALLED, ("fires-and-graves",)),
        ({"buried": 1}, {}, ()),
        ({}, CALLED, ()),
    ],
)
def test_fires_and_graves_need_both(flags: dict[str, int], memory: Any, achieved: tuple[str, ...]) -> None:
    game = crest(flags={**READY, **flags}, memory=memory)
    game.choose("choose:story-parley-2")
    assert remembered(game).achievements == achieved
    assert ("garrison-comes" in told(game)) is bool(memory)
