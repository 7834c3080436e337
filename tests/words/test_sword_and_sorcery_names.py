"""How effects and choices of Sword & Sorcery are named in options and in the log."""

import pytest

from holdfast import words
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.vocabulary import effect
from holdfast.kernel.message import MessageBuilder, say
from tests.rulebook.sword_and_sorcery.play import asked, choose, offered
from tests.rulebook.sword_and_sorcery.positions import scene

TWO = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
EFFECTS = {
    "hit 1": ("effect-hit", 1),
    "hit -1": ("effect-hit", -1),
    "hit rank": ("effect-hit", "rank"),
    "hit rank/2": ("effect-hit", "rank2"),
    "fatal 2": ("effect-fatal", 2),
    "fatal all": ("effect-fatal", "all"),
    "heal-self 1": ("effect-heal-self", 1),
    "again same": ("effect-again", "same"),
    "crit": ("effect-crit", ""),
    "burn-area 2": ("effect-burn-area", 2),
    "ability dual-wield": ("ability-dual-wield", None),
    "gain armor 1 time": ("effect-gain", 1),
    "gain mshield -2 quest": ("effect-gain", -2),
}


@pytest.mark.parametrize("text", EFFECTS)
@pytest.mark.parametrize("copy", ["", ".2"])
def test_an_effect_is_named_by_what_it_does_with_its_number(text: str, copy: str) -> None:
    name = GAME.wording.thing(scene(TWO).table, "spend", effect(text).key + copy)
    id, args = name if isinstance(name, tuple) else (name, {"n": None})
    assert (id, args["n"]) == EFFECTS[text]
    if id == "effect-gain":
        assert args["stat"] == (f"counted-stat-{text.split()[1]}", {"n": args["n"]})


@pytest.mark.parametrize("language", words.languages())
def test_levels_are_told_in_roman_numerals_and_counts_are_not(language: str) -> None:
    builder = MessageBuilder(GAME, scene(TWO).table)
    told = {
        key: say(language, GAME.id, builder.touched("spend", key)) for key in ("fatal-2", "hit-2", "burn-1")
    }
    assert told["fatal-2"].endswith(" II") and told["burn-1"].endswith(" I")
    assert "2" in told["hit-2"] and "I" not in told["hit-2"]
    assert say(language, GAME.id, builder.touched("spend", "hit--1")).count("+") == 0


TALE = {
    "stories": [
        {"id": "fork", "area": "b", "do": [{"choose": [["shards 1"], ["story end"]]}]},
        {"id": "end"},
    ],
}


def test_the_ways_of_a_story_are_named_after_it() -> None:
    game = choose(scene(TWO, quest=TALE), "move:b")
    assert asked(game) == "choose"
    assert offered(game) == ["choose:story-fork-1", "choose:story-fork-2"]
    assert game.question is not None
    said = [MessageBuilder(GAME, game.table).label(option).args["object"] for option in game.question.choices]
    assert [getattr(one, "id", "") for one in said] == [
        "choice-trial-story-fork-1",
        "choice-trial-story-fork-2",
    ]


def test_the_view_shows_the_story_as_long_as_it_is_read() -> None:
    game = scene(TWO, quest=TALE)
    assert game.view(0)["story"] == []
    choose(game, "move:b")
    assert game.view(0)["story"] == ["trial-fork"]
    choose(game, "choose:story-fork-2")
    assert game.view(0)["story"] == []
    assert [event.data["story"] for event in game.events if event.what == "story"] == [
        "trial-fork",
        "trial-end",
    ]


@pytest.mark.parametrize(
    "source", ["choose:gift-from-above-1", "choose:townsfolk-2", "choose:healing-potion.2-1"]
)
def test_the_ways_of_cards_are_named_after_them(source: str) -> None:
    verb, _, id = source.partition(":")
    wanted = {"townsfolk-2": "trial-townsfolk-2", "healing-potion.2-1": "healing-potion-1"}.get(id, id)
    assert GAME.wording.thing(scene(TWO).table, verb, id) == f"choice-{wanted}"
