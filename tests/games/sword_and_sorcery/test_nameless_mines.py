"""The Nameless Mines: the roll frees the gangs, the gangs raise the slab, and choices are remembered."""

from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told, wounds_of

mine = QuestPositions("nameless-mines")
FREED = {"windlass": 1, "vein": 1, "gangs": 2}
TALLYMAN, OVERSEER = "gremlin-red", "orc-warrior-red"


def climbed(number: int = 1, memory: dict[str, Any] | None = None, **flags: int) -> Game:
    """The forge stair is climbed, and the freed hands are sent home or taken along."""
    game = mine("p", flags={**FREED, **flags}, dead=[OVERSEER], memory=memory or {})
    game.choose("quest:climb-stair")
    game.choose(f"choose:story-behind-you-{number}")
    return game


@pytest.mark.parametrize("missing", ["", "windlass", "vein", "overseer"])
def test_the_stair_is_climbed_only_when_nothing_is_missing(missing: str) -> None:
    flags = {name: value for name, value in FREED.items() if name != missing}
    game = mine("p", flags=flags, dead=[] if missing == "overseer" else [OVERSEER])
    assert ("quest:climb-stair" in offered(game)) is (missing == "")


@pytest.mark.parametrize(("area", "gang"), [("e", "windlass"), ("i", "bunks"), ("m", "vein")])
def test_a_gang_is_freed_by_the_roll_and_counts_for_the_campaign(area: str, gang: str) -> None:
    assert f"quest:read-{gang}" not in offered(mine(area))
    game = mine(area, flags={"roll": 1})
    game.choose(f"quest:read-{gang}")
    assert remembered(game).flags == {"hands-freed": 1}
    assert game.table.state.flags["gangs"] == 1
    assert told(game) == [gang]


@pytest.mark.parametrize(
    ("area", "gang", "freed", "raised"),
    [("e", "windlass", "vein", True), ("m", "vein", "windlass", True), ("e", "windlass", "", False)],
)
def test_the_slab_goes_up_when_windlass_and_vein_are_free(
    area: str, gang: str, freed: str, raised: bool
) -> None:
    game = mine(area, flags={"roll": 1, **({freed: 1} if freed else {})}, closed=["door-5"])
    game.choose(f"quest:read-{gang}")
    assert ("door-5" not in game.table.state.closed) is raised
    assert ("slab" in told(game)) is raised


@pytest.mark.parametrize(("area", "gang"), [("e", "windlass"), ("i", "bunks"), ("m", "vein")])
def test_the_last_gang_brings_a_treasure(area: str, gang: str) -> None:
    game = mine(area, flags={"roll": 1, "gangs": 2})
    game.choose(f"quest:read-{gang}")
    assert "every-name" in told(game)


@pytest.mark.parametrize(
    ("area", "gang", "fate", "story"),
    [
        ("e", "windlass", "drowned", "oda-hand"),
        ("e", "windlass", "saved", ""),
        ("i", "bunks", "saved", "oda-bread"),
        ("i", "bunks", "drowned", ""),
    ],
)
def test_the_mine_has_heard_of_oda(area: str, gang: str, fate: str, story: str) -> None:
    game = mine(area, flags={"roll": 1}, memory={"people": {"miller": fate}})
    game.choose(f"quest:read-{gang}")
    assert [one for one in told(game) if "oda" in one] == ([story] if story else [])


@pytest.mark.parametrize(("flags", "hurt"), [({}, 0), ({"chalk": 1}, 3)])
def test_the_tallyman_waits_in_the_counting_house(flags: dict[str, int], hurt: int) -> None:
    game = mine("h", flags=flags, closed=[])
    game.choose("move:g")
    assert offered(game)
    assert wounds_of(game, TALLYMAN) == [("g", hurt)]


@pytest.mark.parametrize(("flags", "hurt"), [({}, 0), ({"powder": 1}, 4)])
def test_the_overseer_waits_in_the_forge(flags: dict[str, int], hurt: int) -> None:
    game = mine("k", flags=flags, closed=[], stories={})
    game.choose("move:o")
    assert offered(game)
    assert wounds_of(game, OVERSEER) == [("o", hurt)]


@pytest.mark.parametrize(
    ("number", "flags", "alignment", "cage", "crowns"),
    [(1, {"chalk": 1}, 1, True, 0), (2, {}, 0, False, 0), (3, {}, -1, True, 20)],
)
def test_the_boy_at_the_cage_is_asked_or_robbed(
    number: int, flags: dict[str, int], alignment: int, cage: bool, crowns: int
) -> None:
    game = mine("c", closed=[])
    game.choose("move:d")
    game.choose(f"choose:story-chalk-boy-{number}")
    state = game.table.state
    assert (state.flags, remembered(game).alignment) == (flags, alignment)
    assert state.gates["gate-cage"] is cage
    assert sum(hero.crowns for hero in state.heroes) == crowns


@pytest.mark.parametrize(
    ("card", "choice", "flags", "fate", "alignment"),
    [
        ("ecarus-white-rose", "law-1", {"smith-waits": 1, "told": 1}, "", 0),
        ("ecarus-white-rose", "law-2", {"told": 1}, "bargained", 0),
        ("laegon-archer", "neutral-1", {"smith-waits": 1, "told": 1}, "", 0),
        ("laegon-archer", "neutral-2", {"told": 1}, "bargained", 0),
        ("laegon-archer", "neutral-3", {}, "left", 0),
        ("ecarus-black-rose", "chaos-1", {"told": 1}, "bargained", 0),
        ("ecarus-black-rose", "chaos-2", {}, "left", -1),
    ],
)
def test_what_becomes_of_the_smith_depends_on_alignment_and_choice(
    card: str, choice: str, flags: dict[str, int], fate: str, alignment: int
) -> None:
    game = mine("j", card, closed=[])
    game.choose("move:k")
    game.choose(f"choose:story-smith-{choice}")
    assert game.table.state.flags == flags
    assert remembered(game).people == ({"smith": fate} if fate else {})
    assert remembered(game).alignment == alignment
    assert ("quest:lift-hammer" in offered(game)) is ("told" in flags)


def test_a_promise_to_the_smith_is_kept_by_one_action() -> None:
    assert "quest:strike-chain" not in offered(mine("k", stories={}))
    game = mine("k", flags={"smith-waits": 1}, stories={})
    game.choose("quest:strike-chain")
    assert remembered(game).people == {"smith": "freed"}
    assert remembered(game).alignment == 1


def test_the_hammer_is_remembered() -> None:
    game = mine("k", flags={"told": 1}, stories={})
    game.choose("quest:lift-hammer")
    assert remembered(game).flags == {"hammer": 1}


@pytest.mark.parametrize(("number", "open"), [(1, True), (2, False)])
def test_the_cracked_drift_is_held_or_comes_down(number: int, open: bool) -> None:
    game = mine("a", phase="event", tops={"events": ["story-1"]}, closed=["door-5"], seed=1)
    game.choose(f"choose:story-cave-in-{number}")
    if open:
        game.choose(offered(game)[0])
    assert offered(game)
    assert ("door-4" not in game.table.state.closed) is open


@pytest.mark.parametrize("propped", [1, 0])
def test_the_end_remembers_who_held_the_drift(propped: int) -> None:
    assert ("props-hold" in told(climbed(propped=propped))) is bool(propped)


def test_the_drift_is_dug_out_from_the_wall_of_names() -> None:
    assert "quest:dig-out" not in offered(mine("n", closed=[]))
    game = mine("n", closed=["door-4"])
    game.choose("quest:dig-out")
    assert "door-4" not in game.table.state.closed


@pytest.mark.parametrize(("gangs", "called"), [(0, False), (1, False), (0, True)])
def test_the_bell_is_answered_by_those_who_have_names(gangs: int, called: bool) -> None:
    memory = {"flags": {"garrison-called": 1}} if called else {}
    flags = {"gangs": gangs} if gangs else {}
    game = mine("a", phase="event", tops={"events": ["story-2"]}, flags=flags, memory=memory, seed=1)
    assert offered(game)
    assert ("answered" in told(game)) is (gangs > 0)
    assert game.table.state.gates["gate-cage"] is not called


def test_trimmed_lamps_make_day() -> None:
    assert "quest:trim-lamps" not in offered(mine("c", time="day"))
    game = mine("c", time="night")
    game.choose("quest:trim-lamps")
    assert game.table.state.time == "day"


@pytest.mark.parametrize(
    ("number", "flags", "story"), [(1, {}, "went-home"), (2, {"hands-follow": 1}, "follow")]
)
def test_the_freed_hands_go_home_or_follow(number: int, flags: dict[str, int], story: str) -> None:
    game = climbed(number)
    assert remembered(game).flags == flags
    assert story in told(game)
    assert game.outcome is not None
    assert game.outcome.won
    assert game.table.state.shards == 20 + (3 if number == 1 else 0)


@pytest.mark.parametrize(
    ("fate", "story"), [("freed", "smith-comes"), ("bargained", "smith-swears"), ("", "smith-stays")]
)
def test_the_end_remembers_the_smith(fate: str, story: str) -> None:
    game = climbed(memory={"people": {"smith": fate}} if fate else {})
    assert remembered(game).people == {"smith": fate or "left"}
    assert [one for one in told(game) if one.startswith("smith-")] == [story]


@pytest.mark.parametrize(("gangs", "achieved"), [(3, ("every-name",)), (2, ())])
def test_every_name_is_an_achievement(gangs: int, achieved: tuple[str, ...]) -> None:
    assert remembered(climbed(gangs=gangs)).achievements == achieved


def test_the_count_is_full_when_the_events_run_out() -> None:
    game = mine("a", phase="event", open_events=["ambush"])
    game.table.state.events.layers = []
    assert game.question is None
    assert game.outcome is not None
    assert not game.outcome.won
    assert "counted" in told(game)
