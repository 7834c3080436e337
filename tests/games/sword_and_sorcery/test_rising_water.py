"""Rising Water: the sluice waits for all that belongs to it, and what is chosen is remembered."""

import pytest

from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told

village = QuestPositions("rising-water")
READY = {"saved": 1, "crank": 1, "jammed": 1}
LIEUTENANT = "raider-red"


def shut(number: int = 1, **flags: int) -> Game:
    """The sluice is shut, and Harrow answered or not."""
    game = village("p", flags={**READY, **flags}, dead=[LIEUTENANT])
    game.choose("quest:shut-sluice")
    game.choose(f"choose:story-harrow-{number}")
    return game


@pytest.mark.parametrize("missing", ["", "saved", "crank", "jammed", "lieutenant"])
def test_the_sluice_is_shut_only_when_nothing_is_missing(missing: str) -> None:
    flags = {name: value for name, value in READY.items() if name != missing}
    game = village("p", flags=flags, dead=[] if missing == "lieutenant" else [LIEUTENANT])
    assert ("quest:shut-sluice" in offered(game)) is (missing == "")


def test_the_dam_is_jammed_with_the_crank_from_the_smithy() -> None:
    assert "quest:jam-dam" not in offered(village("n"))
    assert "quest:jam-dam" in offered(village("n", flags={"crank": 1}))


@pytest.mark.parametrize(
    ("number", "insulted", "shards", "crowns"), [(1, {"harrow-insulted": 1}, 17, 0), (2, {}, 14, 20)]
)
def test_harrow_remembers_an_answer(number: int, insulted: dict[str, int], shards: int, crowns: int) -> None:
    game = shut(number)
    state = game.table.state
    assert remembered(game).flags == insulted
    assert (state.shards, sum(hero.crowns for hero in state.heroes)) == (shards, crowns)
    assert game.outcome is not None
    assert game.outcome.won


@pytest.mark.parametrize(("saved", "achieved"), [(4, ("not-one-drowned",)), (3, ())])
def test_not_one_is_drowned_when_four_attics_are_empty(saved: int, achieved: tuple[str, ...]) -> None:
    assert remembered(shut(saved=saved)).achievements == achieved


@pytest.mark.parametrize(
    ("area", "attic"), [("c", "inn"), ("h", "farmhouse"), ("e", "almshouse"), ("j", "schoolhouse")]
)
def test_each_attic_counts_for_the_campaign_until_the_last_hour(area: str, attic: str) -> None:
    game = village(area)
    game.choose(f"quest:lead-out-{attic}")
    assert remembered(game).flags == {"villagers-saved": 1}
    assert f"quest:lead-out-{attic}" not in offered(village(area, flags={"last-hour": 1}))


@pytest.mark.parametrize(("saved", "lost"), [(0, True), (1, False)])
def test_the_last_hour_loses_a_village_where_nobody_was_led_out(saved: int, lost: bool) -> None:
    game = village("a", phase="event", tops={"events": ["story-2"]}, flags={"saved": saved})
    assert offered(game) if not lost else game.question is None
    assert (game.outcome is not None) is lost


@pytest.mark.parametrize(("saved", "story"), [(4, "to-the-pass"), (3, "to-the-quarry")])
def test_the_road_goes_where_the_saved_or_the_taken_go(saved: int, story: str) -> None:
    memory = {"flags": {"villagers-saved": saved}}
    game = village("p", flags=READY, dead=[LIEUTENANT], memory=memory)
    game.choose("quest:shut-sluice")
    game.choose("choose:story-harrow-2")
    bridges = {"to-the-pass", "to-the-quarry"}
    assert bridges & set(told(game)) == {f"{story}"}


def test_oda_is_saved_by_two_actions() -> None:
    game = village("n")
    game.choose("move:o")
    game.choose("choose:story-oda-1")
    assert "quest:pull-out-oda" not in offered(game)
    game = village("o", flags={"oda-waits": 1})
    assert "quest:brace-wheel" in offered(game)
    game = village("o", flags={"oda-waits": 1, "braced": 1})
    game.choose("quest:pull-out-oda")
    assert remembered(game).people == {"miller": "saved"}


def test_who_takes_the_boat_leaves_oda_to_drown() -> None:
    game = village("n")
    game.choose("move:o")
    game.choose("choose:story-oda-2")
    assert remembered(game).people == {"miller": "drowned"}
    assert {hero.area for hero in game.table.state.heroes} == {"o"}


def test_oda_drowns_when_nobody_frees_her() -> None:
    assert remembered(shut()).people == {"miller": "drowned"}


@pytest.mark.parametrize(
    ("card", "choice", "flag", "alignment"),
    [
        ("ecarus-white-rose", "law-1", "boat-people", 1),
        ("ecarus-white-rose", "law-2", "guide", 0),
        ("laegon-archer", "neutral-1", "boat-people", 1),
        ("laegon-archer", "neutral-2", "", -1),
        ("laegon-archer", "neutral-3", "guide", 0),
        ("ecarus-black-rose", "chaos-1", "", -1),
        ("ecarus-black-rose", "chaos-2", "guide", 0),
    ],
)
def test_what_becomes_of_the_boat_depends_on_alignment_and_choice(
    card: str, choice: str, flag: str, alignment: int
) -> None:
    game = village("f", card)
    game.choose("move:g")
    game.choose(f"choose:story-boat-{choice}")
    assert game.table.state.flags == ({flag: 1} if flag else {})
    assert remembered(game).alignment == alignment


@pytest.mark.parametrize(("flags", "wounds"), [({}, 0), ({"guide": 1}, 3)])
def test_the_lieutenant_waits_in_the_mill(flags: dict[str, int], wounds: int) -> None:
    game = village("o", flags=flags, closed=[], stories={})
    game.choose("move:p")
    found = [figure for foe in game.table.state.foes if foe.scroll == LIEUTENANT for figure in foe.figures]
    assert [(figure.area, figure.wounds) for figure in found] == [("p", wounds)]


@pytest.mark.parametrize(("freed", "helped"), [({"souls-freed": 1}, True), ({}, False)])
def test_the_freed_souls_hold_the_flood_once(freed: dict[str, int], helped: bool) -> None:
    memory = {"flags": freed}
    game = village("a", phase="event", tops={"events": ["story-1"]}, memory=memory, seed=1)
    assert offered(game)
    assert ("drowned-help" in told(game)) is helped
    assert game.table.state.gates["gate-lane"] is not helped


@pytest.mark.parametrize("fate", ["blessed", "robbed", "buried"])
def test_the_church_has_heard_of_anselm(fate: str) -> None:
    game = village("a", memory={"people": {"pilgrim": fate}})
    game.choose("move:b")
    assert offered(game)
    assert [one for one in told(game) if "church" in one] == [f"church-{fate}"]
