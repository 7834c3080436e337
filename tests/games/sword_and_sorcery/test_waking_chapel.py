"""The Waking Chapel: the seal waits for both lamps and the keeper, and what is chosen is remembered."""

import pytest

from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered

chapel = QuestPositions("waking-chapel")
READY = {"lamp-west": 1, "lamp-east": 1}
KEEPER = "orc-shaman-red"


@pytest.mark.parametrize(
    ("flags", "dead", "open"),
    [
        (READY, [KEEPER], True),
        (READY, [], False),
        ({"lamp-west": 1}, [KEEPER], False),
        ({"lamp-east": 1}, [KEEPER], False),
    ],
)
def test_the_seal_breaks_only_with_both_lamps_lit_and_the_keeper_dead(
    flags: dict[str, int], dead: list[str], open: bool
) -> None:
    assert ("quest:break-seal" in offered(chapel("o", flags=flags, dead=dead))) is open


@pytest.mark.parametrize(
    ("number", "freed", "alignment", "shards"), [(1, {"souls-freed": 1}, 1, 8), (2, {}, -1, 14)]
)
def test_the_souls_under_the_seal_are_released_or_drunk(
    number: int, freed: dict[str, int], alignment: int, shards: int
) -> None:
    game = chapel("o", flags=READY, dead=[KEEPER])
    game.choose("quest:break-seal")
    game.choose(f"choose:story-seal-{number}")
    memory = game.table.state.memory
    assert memory is not None
    assert (memory.flags, memory.alignment, game.table.state.shards) == (freed, alignment, shards)
    assert game.outcome is not None
    assert game.outcome.won


@pytest.mark.parametrize(("grave", "achieved"), [(1, ("names-remembered",)), (0, ())])
def test_the_names_are_remembered_only_by_those_who_searched_the_grave(
    grave: int, achieved: tuple[str, ...]
) -> None:
    game = chapel("o", flags={**READY, "grave": grave}, dead=[KEEPER])
    game.choose("quest:break-seal")
    game.choose("choose:story-seal-1")
    memory = game.table.state.memory
    assert memory is not None
    assert memory.achievements == achieved


@pytest.mark.parametrize(
    ("area", "action", "before", "closed"),
    [
        ("m", "light-west", {}, True),
        ("d", "light-east", {}, True),
        ("m", "light-west", {"lamp-east": 1}, False),
        ("d", "light-east", {"lamp-west": 1}, False),
    ],
)
def test_the_second_lamp_opens_the_wall(area: str, action: str, before: dict[str, int], closed: bool) -> None:
    game = chapel(area, flags=before)
    game.choose(f"quest:{action}")
    assert ("door-4" in game.table.state.closed) is closed


@pytest.mark.parametrize(
    ("card", "choice", "fate", "alignment"),
    [
        ("ecarus-white-rose", "law-1", "blessed", 1),
        ("ecarus-white-rose", "law-2", "buried", 0),
        ("laegon-archer", "neutral-1", "blessed", 1),
        ("laegon-archer", "neutral-2", "robbed", -1),
        ("laegon-archer", "neutral-3", "buried", 0),
        ("ecarus-black-rose", "chaos-1", "robbed", -1),
        ("ecarus-black-rose", "chaos-2", "buried", 0),
    ],
)
def test_what_becomes_of_anselm_depends_on_alignment_and_choice(
    card: str, choice: str, fate: str, alignment: int
) -> None:
    game = chapel("a", card)
    game.choose("move:f")
    game.choose(f"choose:story-anselm-{choice}")
    memory = game.table.state.memory
    assert memory is not None
    assert (memory.people, memory.alignment) == ({"pilgrim": fate}, alignment)
    assert game.table.state.flags.get("keepers-word", 0) == (fate == "buried")


@pytest.mark.parametrize(("flags", "wounds"), [({}, 0), ({"keepers-word": 1}, 3)])
def test_the_keeper_waits_in_the_hall_of_names_and_fears_his_word(flags: dict[str, int], wounds: int) -> None:
    game = chapel("k", flags=flags, closed=["door-4"])
    game.choose("move:n")
    keepers = [figure for foe in game.table.state.foes if foe.scroll == KEEPER for figure in foe.figures]
    assert [(figure.area, figure.wounds) for figure in keepers] == [("n", wounds)]


@pytest.mark.parametrize(("number", "flag", "pit"), [(1, "bell-held", False), (2, "bell-rang", True)])
def test_the_bell_is_held_or_opens_the_pit(number: int, flag: str, pit: bool) -> None:
    game = chapel("a", phase="event", tops={"events": ["story-1"]})
    game.choose(f"choose:story-bell-{number}")
    assert game.table.state.flags == {flag: 1}
    assert game.table.state.gates["gate-pit"] is pit
