"""The Silent Quarry: the cage goes up when nothing is missing, and what is chosen is remembered."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.bot.objectives import QuestObjectives
from holdfast.games.sword_and_sorcery.state import field_of
from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told, wounds_of

quarry = QuestPositions("silent-quarry", slain="all enemies", stories={})
READY = {"winch": 1, "freed": 2, "adit": 1}
OVERSEER = "gremlin-red"
HARROW = "raider-red"
GANGS = [("e", "terrace"), ("m", "sump"), ("k", "sorters"), ("p", "haulers")]


def ride_up(**facts: Any) -> Game:
    """The cage is at the top."""
    game = quarry("n", **{"flags": READY, "dead": [OVERSEER], **facts})
    game.choose("quest:ride-up")
    return game


def slay(area: str, enemy: str, **facts: Any) -> Game:
    """That enemy stands in that area and is killed."""
    facts["enemies_aside"] = [card for card in quarry.quest.aside if card != enemy]
    game = quarry(area, enemies={enemy: area}, **facts)
    game.choose("quest:slay")
    return game


@pytest.mark.parametrize("missing", ["", "winch", "freed", "adit", "overseer"])
def test_the_cage_goes_up_only_when_nothing_is_missing(missing: str) -> None:
    flags = {name: value for name, value in READY.items() if name != missing}
    game = quarry("n", flags=flags, dead=[] if missing == "overseer" else [OVERSEER])
    assert ("quest:ride-up" in offered(game)) is (missing == "")


@pytest.mark.parametrize(("area", "gang"), GANGS)
def test_a_chain_is_broken_with_the_pincers_until_the_drive(area: str, gang: str) -> None:
    name = f"quest:free-{gang}"
    assert name not in offered(quarry(area))
    assert name not in offered(quarry(area, flags={"pincers": 1, "driven": 1}))
    game = quarry(area, flags={"pincers": 1})
    game.choose(name)
    assert remembered(game).flags == {"gangs-freed": 1}
    assert game.table.state.flags["freed"] == 1


def test_the_fourth_chain_brings_a_treasure() -> None:
    game = quarry("k", flags={"pincers": 1, "freed": 3})
    game.choose("quest:free-sorters")
    assert told(game)[-1] == "no-chain-left"


@pytest.mark.parametrize(("fate", "shrine"), [("robbed", False), ("blessed", True), ("buried", True)])
def test_lambert_wakes_a_shrine_for_those_who_did_not_rob_his_brother(fate: str, shrine: bool) -> None:
    game = quarry("e", flags={"pincers": 1}, memory={"people": {"pilgrim": fate}})
    game.choose("quest:free-terrace")
    assert game.table.state.shrines["j"] is shrine


@pytest.mark.parametrize(("fate", "shards"), [("saved", 2), ("drowned", 1)])
def test_oda_turns_the_winch_if_she_lives(fate: str, shards: int) -> None:
    game = quarry("b", memory={"people": {"miller": fate}})
    before = game.table.state.shards
    game.choose("quest:release-winch")
    assert game.table.state.shards - before == shards


@pytest.mark.parametrize(("flags", "told_it"), [({"souls-freed": 1}, True), ({}, False)])
def test_the_freed_souls_help_in_the_sump(flags: dict[str, int], told_it: bool) -> None:
    game = quarry("m", flags={"pincers": 1}, memory={"flags": flags})
    game.choose("quest:free-sump")
    assert ("water-holds" in told(game)) is told_it


@pytest.mark.parametrize(
    ("card", "choice", "fate", "alignment", "opened"),
    [
        ("ecarus-white-rose", "law-1", "home", 1, False),
        ("ecarus-white-rose", "law-2", "guide", 0, True),
        ("laegon-archer", "neutral-1", "home", 1, False),
        ("laegon-archer", "neutral-2", "guide", 0, True),
        ("laegon-archer", "neutral-3", "thief", -1, False),
        ("ecarus-black-rose", "chaos-1", "guide", 0, True),
        ("ecarus-black-rose", "chaos-2", "thief", -1, False),
    ],
)
def test_what_becomes_of_tilda_depends_on_alignment_and_choice(
    card: str, choice: str, fate: str, alignment: int, opened: bool
) -> None:
    game = quarry("k", card, stories={"o": "shoe"})
    game.choose("move:o")
    game.choose(f"choose:story-shoe-{choice}")
    assert remembered(game).people == {"shoe-child": fate}
    assert remembered(game).alignment == alignment
    assert ("door-4" not in game.table.state.closed) is opened


@pytest.mark.parametrize(("flags", "rings"), [({}, True), ({"muffled": 1}, False)])
def test_a_muffled_bell_does_no_harm(flags: dict[str, int], rings: bool) -> None:
    game = quarry("a", phase="event", tops={"events": ["story-1"]}, flags=flags, seed=1)
    assert offered(game)
    assert game.table.state.gates["gate-adit"] is rings
    assert ("no-bell" in told(game)) is not rings


@pytest.mark.parametrize(("freed", "lost"), [(0, True), (1, True), (2, False)])
def test_the_drive_loses_a_quarry_where_too_few_are_free(freed: int, lost: bool) -> None:
    game = quarry("a", phase="event", tops={"events": ["story-2"]}, flags={"freed": freed}, seed=1)
    assert (game.question is None) is lost
    assert (game.outcome is not None) is lost


def test_the_overseer_sits_in_the_counting_house() -> None:
    game = quarry("b", closed=[])
    game.choose("move:c")
    assert wounds_of(game, OVERSEER) == [("c", 0)]
    assert wounds_of(game, "orc-warrior-blue") == [("d", 0)]


@pytest.mark.parametrize(
    ("number", "flags", "alignment"), [(1, {"names-read": 1}, 1), (2, {"ledger": 1}, 0), (3, {}, -1)]
)
def test_the_ledger_is_read_kept_or_burnt(number: int, flags: dict[str, int], alignment: int) -> None:
    game = slay("c", "gremlin-red-1", fired=["counting-house"])
    game.choose(f"choose:story-ledger-{number}")
    assert game.table.state.flags == flags
    assert remembered(game).alignment == alignment


def test_the_boy_rides_to_the_garrison_with_the_ledger() -> None:
    assert "quest:send-messenger" not in offered(quarry("b"))
    game = quarry("b", flags={"ledger": 1})
    game.choose("quest:send-messenger")
    assert remembered(game).flags == {"garrison-called": 1}


@pytest.mark.parametrize(
    ("flags", "can"),
    [
        ({"powder": 1}, False),
        ({"haulers": 1}, False),
        ({"powder": 1, "haulers": 1}, True),
        ({"powder": 1, "driven": 1}, True),
    ],
)
def test_nobody_lays_powder_round_people_in_chains(flags: dict[str, int], can: bool) -> None:
    assert ("quest:lay-powder" in offered(quarry("p", flags=flags))) is can


@pytest.mark.parametrize(("number", "area", "flag"), [(1, "o", "blown"), (2, "p", "mined")])
def test_the_adit_is_blown_up_or_left(number: int, area: str, flag: str) -> None:
    game = quarry("p", flags={"powder": 1, "haulers": 1})
    game.choose("quest:lay-powder")
    game.choose(f"choose:story-adit-{number}")
    state = game.table.state
    assert state.flags[flag] == 1
    assert {hero.area for hero in state.heroes} == {area}
    assert ("door-3" in state.closed) is (number == 1)


@pytest.mark.parametrize(("mined", "wounds"), [(False, 0), (True, 5)])
@pytest.mark.parametrize("insulted", [True, False])
def test_harrow_waits_at_the_winch(insulted: bool, mined: bool, wounds: int) -> None:
    flags = {**READY, "mined": 1} if mined else READY
    game = ride_up(flags=flags, memory={"flags": {"harrow-insulted": 1} if insulted else {}})
    assert {hero.area for hero in game.table.state.heroes} == {"b"}
    assert ("offer" in told(game)) is not insulted
    if not insulted:
        game.choose("choose:story-offer-1")
    assert wounds_of(game, HARROW) == [("b", wounds)]
    assert wounds_of(game, "raider-blue") == [("b", wounds)]


def test_who_takes_harrows_money_has_won_at_once() -> None:
    game = ride_up(memory={"people": {"shoe-child": "home"}})
    game.choose("choose:story-offer-2")
    assert game.outcome is not None
    assert game.outcome.won
    assert remembered(game).people == {"shoe-child": "home", "harrow": "fled"}
    assert game.table.state.shards == 24
    assert told(game)[-3:] == ["child-home", "nobody-knows", "to-the-bridge"]


@pytest.mark.parametrize(("number", "fate", "alignment"), [(1, "spared", 1), (2, "fled", 0), (3, "dead", -1)])
def test_a_beaten_harrow_is_bound_let_go_or_killed(number: int, fate: str, alignment: int) -> None:
    game = slay("b", "raider-red-1", flags={**READY, "harrow": 1}, dead=[OVERSEER])
    game.choose(f"choose:story-harrow-down-{number}")
    while game.question is not None:
        game.choose(offered(game)[0])
    assert game.outcome is not None
    assert game.outcome.won
    assert remembered(game).people["harrow"] == fate
    assert remembered(game).alignment == alignment


@pytest.mark.parametrize(("freed", "achieved"), [(4, ("no-chain-left",)), (3, ())])
def test_no_chain_is_left_when_four_gangs_are_free(freed: int, achieved: tuple[str, ...]) -> None:
    game = ride_up(flags={**READY, "freed": freed})
    game.choose("choose:story-offer-2")
    assert remembered(game).achievements == achieved


def test_a_bot_goes_on_to_the_next_gang_when_one_is_free() -> None:
    game = quarry("e", flags={"pincers": 1, "freed": 1}, done=["take-pincers", "free-terrace"])
    state = game.table.state
    plan = QuestObjectives(field_of(game.table), state, game.table.content)
    assert [one.what for one in plan.objectives if one.what.startswith("free-")] == [
        "free-sump",
        "free-haulers",
    ]
