"""The King's Gate: three ways in, a door that waits for winch and standard, and choices remembered."""

from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told, wounds_of
from tests.rulebook.sword_and_sorcery.positions import scene

gate = QuestPositions("kings-gate")
READY = {"inside": 1, "raised": 1, "standard": 1}
BEARER, HARROW = "orc-warrior-red", "raider-red"
CALLED = {"flags": {"garrison-called": 1}}


def shown(number: int = 1, way: dict[str, int] | None = None, **memory: Any) -> Game:
    """The standard is shown at the great door, and burnt or carried in."""
    game = gate("p", flags={**READY, **(way or {})}, dead=[BEARER], memory=memory)
    game.choose("quest:show-standard")
    game.choose(f"choose:story-door-{number}")
    return game


@pytest.mark.parametrize("missing", ["", "inside", "raised", "standard"])
def test_the_great_door_opens_only_when_nothing_is_missing(missing: str) -> None:
    flags = {name: value for name, value in READY.items() if name != missing}
    assert ("quest:show-standard" in offered(gate("p", flags=flags))) is (missing == "")


@pytest.mark.parametrize(
    ("memory", "ways"), [(CALLED, ["called-1", "called-2", "called-3"]), ({}, ["alone-1", "alone-2"])]
)
def test_only_the_garrison_can_storm_the_gate(memory: dict[str, Any], ways: list[str]) -> None:
    game = gate("a", memory=memory)
    game.choose("move:e")
    assert offered(game) == [f"choose:story-way-in-{way}" for way in ways]


@pytest.mark.parametrize(
    ("choice", "area", "open"),
    [("called-1", "ae", True), ("called-2", "j", False), ("called-3", "h", False)],
)
def test_each_way_in_leads_somewhere_else(choice: str, area: str, open: bool) -> None:
    game = gate("a", memory=CALLED, seed=1)
    game.choose("move:e")
    game.choose(f"choose:story-way-in-{choice}")
    meets_the_smith = offered(game)[0].startswith("choose:story-smith")
    assert meets_the_smith is (area == "j")
    if meets_the_smith:
        game.choose(offered(game)[0])
    assert offered(game)
    state = game.table.state
    assert {hero.area for hero in state.heroes} == set(area)
    assert ("door-1" not in state.closed) is open
    assert state.flags["inside"] == 1
    assert state.gates == {"gate-moat": False, "gate-stables": True, "gate-barracks": True}
    assert state.shrines == {"j": True}
    assert state.stories.get("j", "") == ("" if meets_the_smith else "smith")


def test_the_storm_hurts_whoever_holds_the_passage() -> None:
    game = gate("a", memory=CALLED, enemies={"raider-blue-1": "f"}, seed=1)
    game.choose("move:e")
    game.choose("choose:story-way-in-called-1")
    assert offered(game)
    assert ("f", 3) in wounds_of(game, "raider-blue")


def test_the_winch_opens_the_gate_and_can_be_broken_afterwards() -> None:
    assert "quest:break-winch" not in offered(gate("d"))
    game = gate("d")
    game.choose("quest:raise-portcullis")
    assert game.table.state.flags == {"raised": 1}
    assert "door-1" not in game.table.state.closed
    game = gate("d", flags={"raised": 1})
    game.choose("quest:break-winch")
    assert remembered(game).flags == {"gate-broken": 1}


@pytest.mark.parametrize(("memory", "hurt"), [(CALLED, 1), ({}, 0)])
def test_the_garrison_shoots_through_a_broken_gate(memory: dict[str, Any], hurt: int) -> None:
    game = gate("d", flags={"raised": 1}, memory=memory, enemies={"raider-blue-1": "m"})
    game.choose("quest:break-winch")
    assert wounds_of(game, "raider-blue") == [("m", hurt)]


@pytest.mark.parametrize(("flags", "silenced"), [({}, {}), ({"drum-west": 1}, {"drums-silenced": 1})])
def test_the_drums_are_silent_when_the_second_is_slashed(
    flags: dict[str, int], silenced: dict[str, int]
) -> None:
    game = gate("h", flags=flags)
    game.choose("quest:slash-drum")
    assert remembered(game).flags == silenced
    assert not game.table.state.gates["gate-barracks"]


@pytest.mark.parametrize(
    ("number", "flag", "alignment", "silenced"),
    [(1, "drum-west", 1, True), (2, "retreat", 0, False), (3, "drum-west", -1, True)],
)
def test_the_blind_drummer_is_led_down_heard_or_robbed(
    number: int, flag: str, alignment: int, silenced: bool
) -> None:
    game = gate("o", flags={"drum-east": 1}, fired=["mound"])
    game.choose("move:n")
    game.choose(f"choose:story-drummer-{number}")
    assert offered(game)
    assert game.table.state.flags == {"drum-east": 1, flag: 1}
    assert remembered(game).alignment == alignment
    assert remembered(game).flags == ({"drums-silenced": 1} if silenced else {})


@pytest.mark.parametrize(
    ("flags", "memory", "confused"),
    [({}, {}, False), ({"retreat": 1}, {}, True), ({}, {"flags": {"drums-silenced": 1}}, True)],
)
def test_the_host_turns_the_wrong_way_without_its_drums(
    flags: dict[str, int], memory: dict[str, Any], confused: bool
) -> None:
    game = gate("a", phase="event", tops={"events": ["story-2"]}, flags=flags, memory=memory, seed=1)
    assert offered(game)
    assert ("wrong-way" in told(game)) is confused


@pytest.mark.parametrize(
    ("fate", "story"),
    [("fled", "harrow-rides"), ("spared", "harrow-talked"), ("dead", "no-captain"), ("", "no-captain")],
)
def test_the_muster_remembers_harrow(fate: str, story: str) -> None:
    memory = {"people": {"harrow": fate}} if fate else {}
    game = gate("a", phase="event", tops={"events": ["story-1"]}, memory=memory, seed=1)
    assert offered(game)
    assert [one for one in told(game) if one != "muster"] == [story]
    assert bool(wounds_of(game, HARROW)) is (fate == "fled")


@pytest.mark.parametrize(("fate", "guard"), [("fled", []), ("spared", ["d", "k"]), ("dead", ["d", "k"])])
def test_the_guard_is_doubled_where_harrow_does_not_ride(fate: str, guard: list[str]) -> None:
    heroes = {"ecarus": {"at": "c"}, "auriel": {"at": "c"}}
    facts: dict[str, Any] = {
        "phase": "prepare",
        "round": 0,
        "closed": list(gate.quest.doors),
        "memory": {"people": {"harrow": fate}},
    }
    game = scene(heroes, map=gate.quest.map, quest=gate.bare(), **facts)
    while game.question is not None and game.question.ask != "first-hero":
        game.choose(offered(game)[0])
    game.choose(offered(game)[0])
    assert sorted(figure.area for foe in game.table.state.foes for figure in foe.figures) == guard


@pytest.mark.parametrize(("memory", "way", "more"), [(CALLED, "called-2", 0), ({}, "alone-1", 1)])
def test_a_party_without_the_garrison_is_met_by_one_enemy_more(
    memory: dict[str, Any], way: str, more: int
) -> None:
    game = gate("a", memory=memory, seed=1)
    game.choose("move:e")
    game.choose(f"choose:story-way-in-{way}")
    while offered(game)[0].startswith(("gate:", "choose:")):
        game.choose(offered(game)[0])
    assert len(game.table.state.foes) == 2 + more


def test_harrow_can_fall_in_the_yard() -> None:
    memory = {**CALLED, "people": {"harrow": "fled"}}
    enemies = {"raider-red-1": {"at": "k", "wounds": 11}}
    game = gate("d", flags={"raised": 1}, memory=memory, enemies=enemies, enemies_aside=["orc-warrior-red-1"])
    game.choose("quest:break-winch")
    assert offered(game)
    assert "harrow-falls" in told(game)
    assert remembered(game).people == {"harrow": "fallen"}


@pytest.mark.parametrize(
    ("card", "choice", "flags", "fate", "alignment"),
    [
        ("ecarus-white-rose", "law-1", {"smith-waits": 1, "rivet": 1}, "", 0),
        ("ecarus-white-rose", "law-2", {"rivet": 1}, "bargained", 0),
        ("laegon-archer", "neutral-1", {"smith-waits": 1, "rivet": 1}, "", 0),
        ("laegon-archer", "neutral-2", {"rivet": 1}, "bargained", 0),
        ("laegon-archer", "neutral-3", {}, "left", 0),
        ("ecarus-black-rose", "chaos-1", {"rivet": 1}, "bargained", 0),
        ("ecarus-black-rose", "chaos-2", {}, "left", -1),
    ],
)
def test_what_becomes_of_the_smith_depends_on_alignment_and_choice(
    card: str, choice: str, flags: dict[str, int], fate: str, alignment: int
) -> None:
    game = gate("k", card, stories={"j": "smith"})
    game.choose("move:j")
    game.choose(f"choose:story-smith-{choice}")
    assert game.table.state.flags == flags
    assert remembered(game).people == ({"smith": fate} if fate else {})
    assert remembered(game).alignment == alignment


def test_a_promise_to_the_smith_is_kept_by_one_action() -> None:
    assert "quest:strike-chain" not in offered(gate("j", stories={}))
    game = gate("j", flags={"smith-waits": 1}, stories={})
    game.choose("quest:strike-chain")
    assert remembered(game).people == {"smith": "freed"}


@pytest.mark.parametrize(("flags", "hurt"), [({}, 0), ({"rivet": 1}, 3)])
def test_the_standard_bearer_waits_on_the_mound(flags: dict[str, int], hurt: int) -> None:
    game = gate("n", flags=flags, stories={})
    game.choose("move:o")
    assert offered(game)
    assert wounds_of(game, BEARER) == [("o", hurt)]


def test_the_standard_is_taken_from_a_dead_bearer() -> None:
    assert "quest:take-standard" not in offered(gate("o", fired=["mound"]))
    game = gate("o", fired=["mound"], dead=[BEARER], seed=1)
    game.choose("quest:take-standard")
    assert game.table.state.flags == {"standard": 1}


@pytest.mark.parametrize(
    ("number", "flags", "story"), [(1, {"standard-burnt": 1}, "burnt"), (2, {}, "carried")]
)
def test_the_standard_is_burnt_or_carried_in(number: int, flags: dict[str, int], story: str) -> None:
    game = shown(number)
    assert remembered(game).flags == flags
    assert story in told(game)
    assert game.outcome is not None
    assert game.outcome.won
    assert game.table.state.shards == 20 + (3 if number == 1 else 0)


@pytest.mark.parametrize(("flags", "story"), [({"gate-broken": 1}, "gate-open"), ({}, "gate-shut")])
def test_the_end_remembers_the_gate(flags: dict[str, int], story: str) -> None:
    assert [one for one in told(shown(flags=flags)) if one.startswith("gate-")] == [story]


@pytest.mark.parametrize(
    ("way", "story"), [("stormed", "garrison-counted"), ("chained", "chains-left"), ("roped", "rope-left")]
)
def test_the_end_remembers_the_way_in(way: str, story: str) -> None:
    ways = {"garrison-counted", "chains-left", "rope-left"}
    assert ways & set(told(shown(way={way: 1}))) == {story}


@pytest.mark.parametrize(
    ("fate", "story"), [("freed", "smith-comes"), ("bargained", "smith-swears"), ("", "smith-stays")]
)
def test_the_end_remembers_the_smith(fate: str, story: str) -> None:
    game = shown(people={"smith": fate} if fate else {})
    assert remembered(game).people == {"smith": fate or "left"}
    assert [one for one in told(game) if one.startswith("smith-")] == [story]


@pytest.mark.parametrize(("drums", "achieved"), [(1, ("gatecrashers",)), (0, ())])
def test_gatecrashers_break_the_winch_and_silence_the_drums(drums: int, achieved: tuple[str, ...]) -> None:
    flags = {"gate-broken": 1, **({"drums-silenced": 1} if drums else {})}
    assert remembered(shown(flags=flags)).achievements == achieved


def test_the_host_marches_when_the_events_run_out() -> None:
    game = gate("a", phase="event", open_events=["reinforcements"])
    game.table.state.events.layers = []
    assert game.question is None
    assert game.outcome is not None
    assert not game.outcome.won
    assert "host-marches" in told(game)
