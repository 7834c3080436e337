"""Quests that tell a story: places, goals, memory of the campaign, forks, opening and ending."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games.sword_and_sorcery import GAME, campaign
from holdfast.games.sword_and_sorcery.campaign import SwordAndSorceryCampaign
from holdfast.games.sword_and_sorcery.content.campaign_map import (
    NOTHING,
    CampaignFile,
    CampaignMap,
    Memory,
)
from holdfast.games.sword_and_sorcery.content.load import QUESTS, RETIRED, SHIPPED, load
from holdfast.games.sword_and_sorcery.content.quest import MOMENTS
from holdfast.games.sword_and_sorcery.content.remarks import adjacent_pairs, unseen_pairs
from holdfast.games.sword_and_sorcery.content.validate_quest import statements_of
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ALL_CHECKS,
    SELECTORS,
    STATEMENT_VERBS,
    words_of,
)
from holdfast.games.sword_and_sorcery.goals import goal_panel
from holdfast.kernel.campaign import Attempt, next_chapter, road
from holdfast.kernel.errors import BadContent
from holdfast.kernel.game import Game
from tests.rulebook.sword_and_sorcery.positions import scene

TWO = {"ecarus": {"at": "a"}, "auriel": {"at": "b"}}
PAGE = Path(__file__).parents[3] / "docs" / "adding-a-quest.md"
FORK = """
[[chapters]]
quest = "lamp-of-souls"
next = [{ quest = "broken-seal", if = "campaign oath 2 and not party chaos" }, { quest = "drowned-village" }]

[[chapters]]
quest = "broken-seal"
next = [{ quest = "under-the-crown" }]

[[chapters]]
quest = "drowned-village"
next = [{ quest = "under-the-crown" }]

[[chapters]]
quest = "under-the-crown"

[[chapters]]
quest = "troll-bridge"
retired = true
next = [{ quest = "under-the-crown" }]
"""


def acting(do: Sequence[Any], **quest: Any) -> Game:
    """A hero does an action that does that."""
    actions = [{"id": "act", "area": "a", "cost": "free", "do": do}]
    game = scene(TWO, quest={"actions": actions, **quest})
    game.choose("quest:act")
    return game


def noted(game: Game, kind: str) -> list[Mapping[str, Any]]:
    return [event.data for event in game.events if event.what == kind]


def forked() -> CampaignMap:
    return CampaignMap(msgspec.toml.decode(FORK, type=CampaignFile).graph())


# -- memory --------------------------------------------------------------------------------------


def test_flags_of_the_campaign_are_set_and_raised() -> None:
    memory = acting(["campaign-flag oath 1", "campaign-add oath 2"]).table.state.memory
    assert memory == Memory(flags={"oath": 3})


def test_an_achievement_counts_once() -> None:
    memory = acting(["achieve ferryman", "achieve ferryman"]).table.state.memory
    assert memory == Memory(achievements=("ferryman",))


def test_what_became_of_somebody_is_remembered() -> None:
    memory = acting(["person miller drowned", "person miller saved"]).table.state.memory
    assert memory == Memory(people={"miller": "saved"})


@pytest.mark.parametrize(
    ("deeds", "alignment"),
    [
        (["sway law 4", "sway chaos 1"], "law"),
        (["sway law 3", "sway chaos 1"], "neutral"),
        (["sway law 1", "sway chaos 3"], "neutral"),
        (["sway chaos 3"], "chaos"),
    ],
)
def test_deeds_make_the_alignment_of_the_party(deeds: list[str], alignment: str) -> None:
    game = acting([*deeds, {"if": f"party {alignment}", "do": ["flag found 1"]}])
    assert game.table.state.flags == {"found": 1}


@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ("campaign oath 1", True),
        ("campaign oath 2", False),
        ("achieved ferryman and person miller saved", True),
        ("person miller drowned", False),
        ("not party law or achieved nothing", False),
        ("campaign oath 2 or night or party law", True),
        ("in a", True),
        ("all-in a", False),
        ("has torch", False),
        ("shrine c", True),
        ("gate maw", False),
        ("emptied box", False),
    ],
)
def test_conditions_ask_the_campaign_and_the_map(test: str, holds: bool) -> None:
    quest = {
        "actions": [{"id": "act", "area": "a", "cost": "free", "if": test, "do": ["shards 1"]}],
        "shrines": [{"area": "c"}],
        "gates": [{"id": "maw", "area": "d", "symbol": "hit", "active": False}],
        "chests": [{"id": "box", "area": "e", "back": "chest-coins"}],
    }
    memory = {
        "flags": {"oath": 1},
        "achievements": ["ferryman"],
        "people": {"miller": "saved"},
        "alignment": 3,
    }
    game = scene(TWO, quest=quest, memory=memory)
    assert game.question is not None
    assert ("quest:act" in game.question.options) is holds


def test_a_quest_played_alone_takes_its_own_word_for_the_campaign() -> None:
    quest = {"alone": {"flags": {"oath": 1}}}
    game = scene(TWO, quest=quest)
    field = game.table.content.fields["trial"]
    assert field.quest.alone == Memory(flags={"oath": 1})
    options = dict(game.options) | {"heroes": ["ecarus-white-rose", "auriel-wizard"]}
    content, chance = game.table.content, game.table.chance
    assert GAME.set_up(options, content, chance).memory == Memory(flags={"oath": 1})
    assert GAME.set_up({**options, "campaign": True}, content, chance).memory is None


def test_only_a_won_quest_is_remembered() -> None:
    state = acting(["campaign-flag oath 1"]).table.state
    state.memory_before = Memory(flags={"road": 1})
    assert campaign.party_of(state, won=True).memory == Memory(flags={"oath": 1})
    assert campaign.party_of(state, won=False).memory == Memory(flags={"road": 1})


def test_memory_goes_from_quest_to_quest_and_into_positions() -> None:
    options = {"players": 1, "party": 2, "heroes": ["ecarus-white-rose", "auriel-wizard"]}
    first = holdfast.new("sword-and-sorcery", {**options, "quest": "broken-seal", "campaign": True}, seed=1)
    first.table.state.memory = Memory(flags={"oath": 1}, people={"miller": "saved"})
    kept = SwordAndSorceryCampaign().keep(first.table.state, won=True)
    _, state = SwordAndSorceryCampaign().lay_out(kept, "drowned-village", first.options, load())
    assert state.memory == state.memory_before == first.table.state.memory
    assert holdfast.resume(first.position()).table.state.memory == first.table.state.memory
    assert SwordAndSorceryCampaign().view(kept, load())["memory"] == {
        "flags": {"oath": 1},
        "achievements": (),
        "people": {"miller": "saved"},
        "alignment": "neutral",
    }


def test_a_party_of_an_older_version_remembers_nothing() -> None:
    kept = {"heroes": [{"card": "ecarus-white-rose"}, {"card": "auriel-wizard"}]}
    assert campaign.read_party(kept, load()).memory == NOTHING


# -- the road ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("memory", "following"),
    [
        (Memory(), "drowned-village"),
        (Memory({"oath": 2}), "broken-seal"),
        (Memory({"oath": 2}, alignment=-3), "drowned-village"),
    ],
)
def test_what_the_party_did_decides_which_quest_comes(memory: Memory, following: str) -> None:
    assert forked().after("lamp-of-souls", memory) == following


def test_a_fork_ahead_is_one_step_with_two_chapters() -> None:
    content = msgspec.structs.replace(load(), road=forked(), campaign=forked().quests)
    kept = {
        "heroes": [{"card": "ecarus-white-rose"}, {"card": "auriel-wizard"}],
        "memory": {"flags": {"oath": 2}},
    }
    begun = road(SwordAndSorceryCampaign(), content, [Attempt("lamp-of-souls")], kept)
    assert [(one.id, one.course, one.step) for one in begun] == [
        ("lamp-of-souls", "open", 0),
        ("broken-seal", "ahead", 1),
        ("drowned-village", "ahead", 1),
        ("under-the-crown", "ahead", 2),
    ]
    won = road(SwordAndSorceryCampaign(), content, [Attempt("lamp-of-souls", True)], kept)
    assert [(one.id, one.course) for one in won] == [
        ("lamp-of-souls", "won"),
        ("broken-seal", "next"),
        ("under-the-crown", "ahead"),
    ]


def test_a_campaign_on_a_retired_road_finds_its_way_to_the_end() -> None:
    content = msgspec.structs.replace(load(), road=forked(), campaign=forked().quests)
    kept = {"heroes": [{"card": "ecarus-white-rose"}, {"card": "auriel-wizard"}]}
    assert "troll-bridge" not in SwordAndSorceryCampaign().chapters(content)
    assert (
        next_chapter(SwordAndSorceryCampaign(), content, [Attempt("troll-bridge", True)], kept)
        == "under-the-crown"
    )


@pytest.mark.parametrize(
    ("chapters", "codes"),
    [
        ('[[chapters]]\nquest = "lamp-of-souls"\nnext = [{ quest = "attic" }]', {"unknown-value"}),
        ('[[chapters]]\nquest = "lamp-of-souls"\nnext = [{ quest = "broken-seal" }]', {"not-a-chapter"}),
        (
            '[[chapters]]\nquest = "lamp-of-souls"\nnext = [{ quest = "broken-seal", if = "party law" }]\n'
            '[[chapters]]\nquest = "broken-seal"',
            {"no-way-on"},
        ),
        (
            '[[chapters]]\nquest = "lamp-of-souls"\nnext = [{ quest = "broken-seal", if = "night" }, '
            '{ quest = "broken-seal" }]\n[[chapters]]\nquest = "broken-seal"',
            {"unknown-check"},
        ),
        ('[[chapters]]\nquest = "lamp-of-souls"\n[[chapters]]\nquest = "broken-seal"', {"never-reached"}),
    ],
)
def test_a_road_that_leads_nowhere_is_refused(tmp_path: Path, chapters: str, codes: set[str]) -> None:
    (tmp_path / "campaign.toml").write_text(chapters)
    with pytest.raises(BadContent) as refused:
        GAME.content(tmp_path)
    assert {fault.code for fault in refused.value.faults} == codes


def test_a_condition_that_no_quest_can_fulfil_is_pointed_out(tmp_path: Path) -> None:
    (tmp_path / "campaign.toml").write_text(FORK)
    found = [fault for fault in GAME.remarks(GAME.content(tmp_path)) if fault.code == "never-remembered"]
    assert [fault.facts for fault in found] == [{"value": "oath"}]


# -- retired quests ------------------------------------------------------------------------------


def test_a_retired_quest_is_not_offered_but_plays(tmp_path: Path) -> None:
    text = (SHIPPED / "quests" / "lamp-of-souls.toml").read_text()
    old = tmp_path / RETIRED / "old-lamp.toml"
    old.parent.mkdir(parents=True)
    old.write_text(text.replace('id = "lamp-of-souls"', 'id = "old-lamp"'))
    offered = next(one for one in GAME.settings_of(GAME.content(tmp_path)) if one.name == "quest")
    assert "old-lamp" not in offered.values
    game = holdfast.new("sword-and-sorcery", {"quest": "old-lamp"}, seed=1, content=tmp_path)
    assert game.table.state.quest == "old-lamp"
    assert holdfast.load(game.record(), content=tmp_path).table.state.quest == "old-lamp"


# -- goals and places ----------------------------------------------------------------------------


def test_goals_change_as_the_quest_goes_on() -> None:
    goals = [
        {"id": "jam", "if": "not flag jammed 1"},
        {"id": "shut", "if": "flag jammed 1", "done": "flag shut 1"},
    ]
    game = scene(TWO, quest={"goals": goals})

    def shown() -> list[tuple[str, bool]]:
        return [(goal.id, goal.done) for goal in goal_panel(game.table).goals if goal.kind == "win"]

    assert shown() == [("jam", False)]
    game.table.state.flags = {"jammed": 1}
    assert shown() == [("shut", False)]
    game.table.state.flags = {"jammed": 1, "shut": 1}
    assert shown() == [("shut", True)]


def test_the_panel_always_says_how_a_quest_is_lost() -> None:
    lost = [goal.message for goal in goal_panel(scene(TWO).table).goals if goal.kind == "lose"]
    assert [message.id for message in lost] == ["goal-no-events", "goal-all-ghosts"]
    assert lost[0].args == {"count": 6}


def test_a_secret_action_is_listed_once_it_can_be_done() -> None:
    actions = [
        {"id": "pray", "area": "b", "if": "night"},
        {"id": "dig", "area": "c", "if": "night", "secret": True},
    ]
    by_day, by_night = (
        scene(TWO, quest={"actions": actions}),
        scene(TWO, quest={"actions": actions}, time="night"),
    )
    assert [(one.id, one.open) for one in goal_panel(by_day.table).actions] == [("pray", False)]
    assert [(one.id, one.open) for one in goal_panel(by_night.table).actions] == [
        ("pray", True),
        ("dig", True),
    ]


def test_day_and_night_say_what_they_do() -> None:
    quest = {
        "events": [["courage", "night", "clear-skies"]],
        "night": {"with": "heroes", "passive": ["mp -1"], "effects": ["power: hit 1"]},
        "day": {"with": "heroes", "effects": ["hit 1"]},
    }
    times = goal_panel(scene(TWO, quest=quest, check=False).table).times
    assert [one.at_night for one in times] == [True]
    what = times[0].message.args["what"]
    assert isinstance(what, list)
    assert [one.id for one in what] == ["goal-paid", "effect-gain"]


def test_an_area_is_called_by_its_name() -> None:
    game = scene(TWO, quest={"places": {"b": "old-mill"}})
    assert GAME.wording.name(game.table, "area", "b") == (
        "area-named",
        {"place": ("place-trial-old-mill", {}), "name": "B"},
    )
    assert GAME.wording.name(game.table, "area", "c") == ("area", {"name": "C"})
    names = {area.id: area.name for area in GAME.view(game.table, None).map.areas}
    assert (names["b"], names["c"]) == ("place-trial-old-mill", "")


def test_a_campaign_quest_without_names_is_pointed_out(tmp_path: Path) -> None:
    (tmp_path / "campaign.toml").write_text('quests = ["lamp-of-souls"]')
    (tmp_path / "quests").mkdir()
    lesson = (SHIPPED / "quests" / "lamp-of-souls.toml").read_text(encoding="utf-8")
    nameless = re.sub(r"^places = .*\n", "", lesson, flags=re.MULTILINE)
    (tmp_path / "quests" / "lamp-of-souls.toml").write_text(nameless, encoding="utf-8")
    found = [(fault.code, fault.facts) for fault in GAME.remarks(GAME.content(tmp_path))]
    assert ("unnamed-area", {"area": "a"}) in found
    assert ("no-goal", {"kind": "lose"}) in found


# -- telling -------------------------------------------------------------------------------------


def test_the_opening_comes_before_the_shop() -> None:
    quest = {
        "visit": True,
        "stories": [{"id": "once", "keeps": False, "do": [{"choose": [["shards 1"], ["shards 2"]]}]}],
        "triggers": [{"id": "opening", "when": "opening", "do": ["story once"]}],
    }
    game = scene(TWO, quest=quest, phase="prepare", visit={"heroes": ["ecarus", "auriel"]}, round=0)
    assert game.question is not None
    assert game.question.ask == "choose"
    assert game.table.state.told == ["trial-once"]
    game.choose("choose:story-once-2")
    assert game.table.state.shards == 2
    assert game.question.ask == "visit"


def test_the_choice_made_stands_in_the_chronicle() -> None:
    game = acting([{"choose": [["shards 1"], ["shards 2"]], "name": "fork"}])
    game.choose("choose:action-act-fork-2")
    assert noted(game, "chosen") == [{"choice": "action-act-fork-2"}]


@pytest.mark.parametrize(("do", "ending"), [("win good", "dawn"), ("fail bad", "dusk")])
def test_an_ending_is_told_for_victory_and_for_defeat(do: str, ending: str) -> None:
    quest = {
        "stories": [{"id": "dawn", "keeps": False}, {"id": "dusk", "keeps": False}],
        "triggers": [
            {"id": "dawn", "when": "won", "do": ["story dawn"]},
            {"id": "dusk", "when": "lost", "do": ["story dusk"]},
        ],
    }
    game = acting([do], **quest)
    assert game.outcome is not None
    assert game.table.state.told == [f"trial-{ending}"]


def test_nightfall_and_a_search_are_moments() -> None:
    quest = {
        "search": [{"area": "a", "token": "search-cart"}],
        "triggers": [
            {"id": "dark", "when": "time night", "do": ["flag dark 1"]},
            {"id": "found", "when": "searched a", "do": ["time night"]},
        ],
    }
    game = scene(TWO, quest=quest, script=["red:blank"])
    game.choose("search")
    assert game.table.state.flags == {"dark": 1}


def test_a_story_may_mean_the_boss_alone_or_one_area() -> None:
    actions = [
        {
            "id": "act",
            "area": "a",
            "cost": "free",
            "do": [{"each": "the boss", "do": ["lose 2"]}, {"each": "enemies in d", "do": ["lose 1"]}],
        }
    ]
    game = scene(
        TWO,
        {"troll": "e", "orc-warrior-green-1": "d", "orc-warrior-green-2": "f"},
        quest={"actions": actions},
    )
    game.choose("quest:act")
    wounds = {figure.id: figure.wounds for foe in game.table.state.foes for figure in foe.figures}
    assert wounds == {"troll": 2, "orc-warrior-green-1": 1, "orc-warrior-green-2": 0}


def test_a_search_that_finds_nothing_says_so() -> None:
    game = scene(TWO, quest={"search": [{"area": "a", "token": "search-cart"}]}, script=["red:blank"])
    game.choose("search")
    assert noted(game, "finds-nothing") == [{"hero": "ecarus"}]


def test_burns_poison_and_danger_are_named_before_they_hurt() -> None:
    heroes = {"ecarus": {"at": "a", "burns": [1]}, "auriel": {"at": "b", "poison": 1}}
    game = scene(heroes, phase="time", script=["blue:blank", "blue:blank"])
    assert game.question is not None
    told = [event.what for event in game.events if event.what in ("burns-hurt", "poison-hurts", "wounded")]
    assert told == ["burns-hurt", "wounded", "poison-hurts", "wounded"]
    walking = scene({"ecarus": {"at": "a"}, "auriel": {"at": "a"}}, quest={"dangerous": ["b"]})
    walking.choose("move:b")
    assert noted(walking, "danger-hurts") == [{"figure": "ecarus", "area": "b"}]


def test_nothing_internal_is_told() -> None:
    quest = {"triggers": [{"id": "start", "when": "begin", "do": ["flag hidden 1"]}]}
    game = acting(["flag hidden 1", "add hidden 1", "campaign-flag secret 1"], **quest)
    assert {event.what for event in game.events} == {"quest-action"}


# -- what ships ----------------------------------------------------------------------------------


def test_neighbours_see_each_other_unless_it_is_meant() -> None:
    content = load()
    fields = {quest: content.fields[quest] for quest in QUESTS}
    redrawn = {id: one for id, one in fields.items() if not one.map.dots.keys() <= one.quest.dots.keys()}
    for id, field in redrawn.items():
        unseen = unseen_pairs(field)
        meant = [set(pair.areas) for pair in field.quest.unseen]
        assert [pair for pair in unseen if set(pair) not in meant] == []
        assert len(unseen) <= 0.05 * len(adjacent_pairs(field)) or id not in content.campaign


def test_every_treasure_can_turn_up() -> None:
    content = load()
    quests = [content.fields[quest].quest for quest in QUESTS]
    latest = max(quest.act for quest in quests)
    assert [item.id for item in content.items.values() if item.deck == "treasure" and item.act > latest] == []
    given = {word for quest in quests for _, do in statements_of(quest) for word in words_of(do, "item")}
    assert {item.id for item in content.items.values() if item.deck == "quest"} <= given


def test_nothing_is_left_to_remark_on_the_campaign() -> None:
    content = load()
    told = [quest for quest in content.campaign if content.fields[quest].quest.places]
    found = [
        one for one in GAME.remarks(content) if any(f"quests/{quest}.toml" in one.where for quest in told)
    ]
    assert found == []


@pytest.mark.parametrize(("shards", "pointed_out"), [(2, True), (3, False), (12, False), (13, True)])
def test_a_quest_that_gives_too_few_or_too_many_shards_is_pointed_out(
    tmp_path: Path, shards: int, pointed_out: bool
) -> None:
    text = (SHIPPED / "quests" / "lamp-of-souls.toml").read_text()
    reward = f'{{ each = "all heroes", do = ["shards {shards}"] }}'
    (tmp_path / "quests").mkdir()
    changed = text.replace('"shards 4", "win', f'{reward}, "win')
    (tmp_path / "quests" / "lamp-of-souls.toml").write_text(changed)
    (tmp_path / "campaign.toml").write_text('quests = ["lamp-of-souls"]')
    found = {fault.code for fault in GAME.remarks(GAME.content(tmp_path))}
    assert ("shards-at-the-end" in found) is pointed_out


def test_the_guide_lists_the_whole_language() -> None:
    guide = PAGE.read_text(encoding="utf-8")
    said = {word for quoted in re.findall(r"`([^`\n]+)`", guide) for word in [quoted, quoted.split()[0]]}
    assert set(MOMENTS) - said == set()
    assert set(ALL_CHECKS) - said == set()
    with_number = {"heroes within", "enemies within"}
    with_area = {"heroes in", "enemies in"}
    others = set(SELECTORS) - with_number - with_area
    wanted = {*others, *(f"{one} N" for one in with_number), *(f"{one} AREA" for one in with_area)}
    assert wanted - said == set()
    of_quests = {verb for verb in STATEMENT_VERBS if re.search(rf"\"{verb}[ \"]", _quest_files())}
    assert of_quests - said == set()


def _quest_files() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (SHIPPED / "quests").rglob("*.toml"))
