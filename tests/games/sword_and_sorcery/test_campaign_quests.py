"""What every quest of the campaign has: named areas, goals, day and night, words, choices with memory."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast.games.sword_and_sorcery
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.content.quest import Quest

CONTENT = load()
CAMPAIGN = CONTENT.campaign
WORDS = Path(holdfast.games.sword_and_sorcery.__file__).parent / "words"
SETS = {
    "flag": "flag",
    "add": "flag",
    "campaign-flag": "campaign",
    "campaign-add": "campaign",
    "person": "person",
}
"""Statements that set what conditions ask by the other name."""
each_quest = pytest.mark.parametrize("quest", CAMPAIGN)


def quest_of(id: str) -> Quest:
    return CONTENT.fields[id].quest


def plain(id: str) -> Any:
    return msgspec.to_builtins(quest_of(id))


def tables(data: Any) -> Iterator[dict[str, Any]]:
    """Every table of a quest, wherever it stands."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    if isinstance(data, list | tuple):
        for one in data:
            yield from tables(one)


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list | tuple):
        for one in data.values() if isinstance(data, dict) else data:
            yield from strings(one)


def choices(id: str) -> list[Any]:
    return [table["choose"] for table in tables(plain(id)) if table.get("choose")]


def left_by(id: str, ways: Any) -> set[tuple[str, str]]:
    """The flags and people that a choice sets, those of the paragraphs it tells among them."""
    stories = {story["id"]: story["do"] for story in plain(id)["stories"]}
    found = set()
    for statement in strings(ways):
        verb, *rest = statement.split()
        if verb == "story":
            found |= left_by(id, stories[rest[0]])
        elif verb in SETS:
            found.add((SETS[verb], f"{id} {rest[0]}" if SETS[verb] == "flag" else rest[0]))
    return found


def asked_by(id: str) -> set[tuple[str, str]]:
    """The flags and people that the conditions of a quest ask for."""
    tests = [table[key] for table in tables(plain(id)) for key in ("if", "done") if table.get(key)]
    found = {pair for test in tests for pair in re.findall(r"\b(flag|campaign|person) ([a-z-]+)", test)}
    return {(kind, f"{id} {name}" if kind == "flag" else name) for kind, name in found}


@each_quest
def test_the_map_has_twelve_to_twenty_areas_with_names(quest: str) -> None:
    areas = CONTENT.fields[quest].map.areas
    assert 12 <= len(areas) <= 20
    assert set(quest_of(quest).places) == set(areas)


def test_the_areas_of_the_lesson_have_names_too() -> None:
    lesson = CONTENT.fields["lamp-of-souls"]
    assert set(lesson.quest.places) == set(lesson.map.areas)


@each_quest
def test_goals_say_what_wins_and_what_loses_and_change(quest: str) -> None:
    goals = quest_of(quest).goals
    assert {goal.kind for goal in goals} == {"win", "lose", "hint"}
    assert any(goal.test for goal in goals if goal.kind == "win")


@each_quest
def test_day_and_night_both_come_and_both_do_something(quest: str) -> None:
    found = quest_of(quest)
    cards = {card for block in found.events for card in block}
    assert {"day", "night"} <= cards | {found.begins}
    for time in (found.day, found.night):
        assert time.effects or time.passive


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@each_quest
def test_its_story_has_seven_hundred_words(quest: str, language: str) -> None:
    text = (WORDS / language / f"sword-and-sorcery-{quest}.ftl").read_text("utf-8")
    told = re.findall(rf"^story-{quest}-[a-z-]+ = (.*)$", text, re.MULTILINE)
    assert sum(len(paragraph.split()) for paragraph in told) >= 700


@each_quest
def test_three_choices_at_least_and_one_by_alignment_that_asks_everybody(quest: str) -> None:
    assert len(choices(quest)) >= 3
    branches = [table["alignment"] for table in tables(plain(quest)) if table.get("alignment")]
    assert any(all(choices_of(one) for one in three.values()) and len(three) == 3 for three in branches)


def choices_of(branch: Any) -> list[Any]:
    return [table for table in tables(branch) if table.get("choose")]


@each_quest
def test_every_choice_is_remembered_by_this_quest_or_a_later_one(quest: str) -> None:
    asked = {one for later in CAMPAIGN[CAMPAIGN.index(quest) :] for one in asked_by(later)}
    forks = [step.test for chapter in CONTENT.road.chapters.values() for step in chapter.next]
    asked |= {("campaign", name) for test in forks for name in re.findall(r"campaign ([a-z-]+)", test)}
    forgotten = [ways for ways in choices(quest) if not left_by(quest, ways) & asked]
    assert not forgotten


@each_quest
def test_every_goal_of_the_quest_gives_three_to_twelve_shards_a_hero_at_its_end(quest: str) -> None:
    ends = [table["do"] for table in tables(plain(quest)) if table.get("each") == "all heroes"]
    given = {int(one.split()[1]) for do in ends for one in strings(do) if one.startswith("shards ")}
    assert any(3 <= count <= 12 for count in given)
