"""Three Hundred Years of Toll: the troll comes for the bell and dies twice, and the hermit remembers."""

import pytest

from holdfast.games.sword_and_sorcery.state import Foe
from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told

bridge = QuestPositions("troll-toll", slain="the boss", closed=[])


def troll(game: Game) -> Foe:
    found = next(foe for foe in game.table.state.foes if foe.boss)
    assert isinstance(found, Foe)
    return found


def slain(flags: dict[str, int], people: dict[str, str] | None = None) -> Game:
    """The troll has risen and falls for the last time."""
    game = bridge(
        "g",
        enemies={"troll/enraged-troll": "k"},
        flags={"troll": 1, **flags},
        dead=["troll"],
        memory={"people": people or {}},
    )
    game.choose("quest:slay")
    return game


@pytest.mark.parametrize(
    ("flags", "rings"), [({}, False), ({"rope": 1}, True), ({"rope": 1, "troll": 1}, False)]
)
def test_the_bell_is_rung_with_the_rope_and_once(flags: dict[str, int], rings: bool) -> None:
    assert ("quest:ring-bell" in offered(bridge("d", flags=flags))) is rings


@pytest.mark.parametrize(("number", "alignment", "shards", "crowns"), [(1, 1, 2, 0), (2, -1, 0, 15)])
def test_the_hanged_man_is_buried_or_robbed(number: int, alignment: int, shards: int, crowns: int) -> None:
    game = bridge("e")
    game.choose("quest:cut-rope")
    game.choose(f"choose:story-hanged-man-{number}")
    state = game.table.state
    assert state.flags["rope"] == 1
    assert remembered(game).alignment == alignment
    assert (state.shards, sum(hero.crowns for hero in state.heroes)) == (shards, crowns)


def test_the_troll_comes_to_the_bridge_for_the_bell() -> None:
    game = bridge("d", flags={"rope": 1})
    game.choose("quest:ring-bell")
    assert [figure.area for figure in troll(game).figures] == ["k"]


def test_who_steps_forward_strikes_first() -> None:
    game = bridge("d", flags={"rope": 1})
    game.choose("quest:ring-bell")
    game.choose("choose:story-toll-1")
    game.choose("target:auriel")
    assert [figure.wounds for figure in troll(game).figures] == [3]
    assert [hero.wounds for hero in game.table.state.heroes if hero.id == "auriel"] == [3]


def test_who_refuses_the_toll_is_remembered_for_it() -> None:
    game = bridge("d", flags={"rope": 1})
    game.choose("quest:ring-bell")
    game.choose("choose:story-toll-2")
    assert game.table.state.flags["toll-refused"] == 1
    assert remembered(slain({"toll-refused": 1})).achievements == ("not-a-penny",)
    assert remembered(slain({})).achievements == ()


@pytest.mark.parametrize(("called", "comes"), [({}, True), ({"troll": 1}, False)])
def test_the_bones_call_a_troll_who_has_not_been_called(called: dict[str, int], comes: bool) -> None:
    game = bridge("a", phase="event", tops={"events": ["story-2"]}, flags=called)
    game.choose("choose:story-bones-1")
    assert ("toll" in told(game)) is comes


@pytest.mark.parametrize(("number", "flags", "alignment"), [(1, {"travellers-buried": 1}, 1), (2, {}, -1)])
def test_the_travellers_are_buried_or_robbed(number: int, flags: dict[str, int], alignment: int) -> None:
    game = bridge("a", phase="event", tops={"events": ["story-2"]}, flags={"troll": 1})
    game.choose(f"choose:story-bones-{number}")
    assert (remembered(game).flags, remembered(game).alignment) == (flags, alignment)


@pytest.mark.parametrize(("flags", "wounds"), [({}, 9), ({"fire-lore": 1}, 12)])
def test_the_troll_rises_in_his_lair_and_nobody_else_is_hurt(flags: dict[str, int], wounds: int) -> None:
    game = bridge(
        "g", enemies={"troll": "k", "orc-warrior-blue-1": "o"}, flags={"troll": 1, **flags}, stories={}
    )
    game.choose("quest:slay")
    assert game.outcome is None
    assert (troll(game).scroll, [(one.area, one.wounds) for one in troll(game).figures]) == (
        "enraged-troll",
        [("n", wounds)],
    )
    others = [figure.wounds for foe in game.table.state.foes if not foe.boss for figure in foe.figures]
    assert others == [0]


@pytest.mark.parametrize("area", ["g", "j", "f"])
def test_tar_burns_whoever_stands_near(area: str) -> None:
    game = bridge(area, enemies={"troll": "l", "gremlin-blue-1": area}, flags={"troll": 1})
    name = {"g": "gate", "j": "gorge", "f": "bank"}[area]
    game.choose(f"quest:tar-{name}")
    burning = {foe.card: [bool(figure.burns) for figure in foe.figures] for foe in game.table.state.foes}
    assert burning == {"troll": [False], "gremlin-blue-1": [True]}


@pytest.mark.parametrize(("flags", "burns"), [({}, 3), ({"pitch": 1}, 4)])
def test_pitch_from_the_cart_makes_tar_burn_longer(flags: dict[str, int], burns: int) -> None:
    game = bridge("g", enemies={"troll": "g"}, flags={"troll": 1, **flags})
    game.choose("quest:tar-gate")
    assert troll(game).figures[0].burns == [2] * burns


def test_the_cart_of_the_hanged_man_is_searched() -> None:
    game = bridge("e")
    game.choose("quest:search-cart")
    assert game.table.state.flags["pitch"] == 1
    assert [event.what for event in game.events].count("treasure") == 1


def test_tar_is_kept_for_the_troll() -> None:
    assert "quest:tar-gate" not in offered(bridge("g", enemies={"gremlin-blue-1": "g"}))


@pytest.mark.parametrize(
    ("card", "choice", "flags", "people", "alignment"),
    [
        ("ecarus-white-rose", "law-1", {"oath": 1}, {}, 1),
        ("ecarus-white-rose", "law-2", {"fire-lore": 1}, {}, 0),
        ("laegon-archer", "neutral-1", {"oath": 1}, {}, 0),
        ("laegon-archer", "neutral-2", {"fire-lore": 1}, {}, 0),
        ("laegon-archer", "neutral-3", {}, {"hermit": "robbed"}, -1),
        ("ecarus-black-rose", "chaos-1", {"oath": 1}, {}, 0),
        ("ecarus-black-rose", "chaos-2", {}, {"hermit": "robbed"}, -1),
        ("ecarus-black-rose", "chaos-3", {}, {"hermit": "slain"}, -2),
    ],
)
def test_what_becomes_of_ysolde_depends_on_alignment_and_choice(
    card: str, choice: str, flags: dict[str, int], people: dict[str, str], alignment: int
) -> None:
    game = bridge("c", card)
    game.choose("move:d")
    game.choose(f"choose:story-hermit-{choice}")
    assert game.table.state.flags == flags
    assert (remembered(game).people, remembered(game).alignment) == (people, alignment)
    assert game.table.state.shrines["d"] is ("slain" not in people.values())


@pytest.mark.parametrize(
    ("flags", "people", "fate", "road"),
    [
        ({"oath": 1, "ring": 1}, {}, "trusted", "to-the-mines"),
        ({"oath": 1}, {}, "left", "to-the-gate"),
        ({"ring": 1}, {}, "left", "to-the-gate"),
        ({}, {"hermit": "robbed"}, "robbed", "to-the-gate"),
        ({}, {"hermit": "slain"}, "slain", "to-the-gate"),
    ],
)
def test_the_old_way_is_shown_to_who_brings_the_ring(
    flags: dict[str, int], people: dict[str, str], fate: str, road: str
) -> None:
    game = slain(flags, people)
    assert game.outcome is not None
    assert game.outcome.won
    assert remembered(game).people == {"hermit": fate}
    assert remembered(game).flags == ({"old-way": 1} if fate == "trusted" else {})
    bridges = {"to-the-mines", "to-the-gate"}
    assert bridges & set(told(game)) == {f"{road}"}


def test_the_ring_lies_among_the_bones_of_the_near_bank() -> None:
    game = bridge("f", seed=1)
    game.choose("search")
    assert game.table.state.flags == {"ring": 1}


@pytest.mark.parametrize(
    ("fate", "story"), [("dead", "tally-dead"), ("spared", "tally-spared"), ("fled", "tally-harrow")]
)
def test_the_ledger_knows_captain_harrow(fate: str, story: str) -> None:
    game = bridge("a", memory={"people": {"harrow": fate}})
    game.choose("move:b")
    assert told(game) == ["tally", f"{story}"]


@pytest.mark.parametrize(("called", "stories"), [({"garrison-called": 1}, ["signal"]), ({}, [])])
def test_the_garrison_signals_if_it_was_called(called: dict[str, int], stories: list[str]) -> None:
    game = bridge("c", memory={"flags": called})
    game.choose("move:g")
    assert told(game) == stories


@pytest.mark.parametrize(
    ("flags", "story", "shadows"),
    [
        ({"rope": 1, "hanged-buried": 1}, ["hanged-rests"], []),
        ({"rope": 1}, ["hanged-walks"], ["e"]),
        ({}, [], []),
    ],
)
def test_the_hanged_man_remembers_at_nightfall(
    flags: dict[str, int], story: list[str], shadows: list[str]
) -> None:
    game = bridge("a", flags=flags, phase="event", tops={"events": ["night"]})
    assert game.question is not None
    assert told(game) == ["nightfall", *story]
    assert [event.data["area"] for event in game.events if event.what == "shadow"] == shadows
