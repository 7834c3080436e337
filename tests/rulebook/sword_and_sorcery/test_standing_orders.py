"""Windows at a table of several players: which reactions would save a hero, and who decides on spoils."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.kernel.game import Game
from holdfast.kernel.window import offered as offered_to
from holdfast.kernel.window import undecided
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe
from tests.rulebook.sword_and_sorcery.play import asked, choose, go_on, hero, offered
from tests.rulebook.sword_and_sorcery.positions import scene

WARD = (
    '[[item]]\nid = "ward"\nkind = "consumable"\naction = "reaction"\nmoment = "attacked"\nrange_of_use = 1\n'
    'do = ["mshield 2"]\n'
)
WIN = {"triggers": [{"id": "over", "when": "enter b", "do": ["win over"]}]}


def attacked(left: int, **auriel: Any) -> Game:
    """A blow of 3 hits on Auriel with so many HP left; Ecarus could ward her."""
    full = max_hp_of("auriel")
    game = scene(
        {"auriel": {"at": "a", "wounds": full - left, **auriel}, "ecarus": {"at": "b", "pack": ["ward"]}},
        {"dummy-1": "a"},
        cards=foe(weapons='{ id = "fist", hits = 3 }') + WARD,
        phase="enemy",
        active="auriel",
        tops={"encounters": ["fury"]},
    )
    return go_on(game, "react-attacked")


def max_hp_of(id: str) -> int:
    game = scene({id: {"at": "a"}})
    return max_hp(game.table, hero(game, id))


def saving(game: Game) -> list[str]:
    """The options of which the open question says that they would save a hero."""
    assert game.question is not None
    return sorted(game.question.saves)


@rule("SS-ACTIVATE-6")
@pytest.mark.parametrize(
    ("left", "auriel", "deadly"),
    [(3, {}, True), (4, {}, False), (3, {"shields": 1}, False), (2, {"shields": 1}, True)],
)
def test_a_reaction_would_save_who_falls_without_a_shield_rolled(
    left: int, auriel: dict[str, Any], deadly: bool
) -> None:
    game = attacked(left, **auriel)
    assert offered(game) == ["react-with:ward>ecarus", "go-on"]
    assert saving(game) == (["react-with:ward>ecarus"] if deadly else [])


@rule("SS-RULE-131")
@pytest.mark.parametrize(("left", "deadly"), [(4, True), (5, False)])
def test_taunt_would_save_whom_the_best_roll_strikes_down(left: int, deadly: bool) -> None:
    """Two hits, and two more on the red die."""
    game = scene(
        {"auriel": {"at": "b", "wounds": max_hp_of("auriel") - left}, "ecarus": {"at": "a", "rank": 3}},
        {"dummy-1": "b"},
        cards=foe(weapons='{ id = "fist", hits = 2, red = 1 }'),
        phase="enemy",
        active="auriel",
        tops={"encounters": ["fury"]},
    )
    assert offered(go_on(game, "activation")) == ["react:taunt>ecarus", "go-on"]
    assert saving(game) == (["react:taunt>ecarus"] if deadly else [])


@rule("SS-RULE-88")
@pytest.mark.parametrize(("left", "deadly"), [(3, True), (4, False)])
def test_the_mirror_would_save_who_falls_by_the_attack(left: int, deadly: bool) -> None:
    game = scene(
        {
            "ecarus": {
                "at": "a",
                "slots": {"off": "golden-mirror"},
                "wounds": max_hp_of("ecarus") - left,
            }
        },
        {"dummy-1": "a"},
        cards=foe(weapons='{ id = "fist", hits = 3 }'),
        phase="enemy",
        tops={"encounters": ["fury"]},
    )
    assert asked(go_on(game, "mirror")) == "mirror"
    assert saving(game) == (["mirror:golden-mirror"] if deadly else [])


def spoils_of_two() -> Game:
    """The quest is won, two treasures lie about, and each player has a hero."""
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "g"}},
        quest=WIN,
        ground={"d": {"items": ["sentinel"], "treasure": 1}},
        options={"campaign": True, "players": 2},
    )
    return choose(game, "move:b")


@rule("SS-RULE-121")
def test_nobody_ends_the_spoils_for_another_player() -> None:
    game = spoils_of_two()
    assert asked(game) == "spoils"
    assert undecided(game) == (0, 1)
    game.decline([0])
    assert [one.id for one in offered_to(game, (1,))] == [
        "spoil:sentinel>auriel",
        "spoil:treasure>auriel",
        "enough",
    ]
    assert offered_to(game, (0,)) == []


@rule("SS-RULE-121")
def test_standing_orders_leave_the_spoils_alone() -> None:
    game = spoils_of_two()
    game.adopt_orders({0: "never", 1: "never"})
    choose(game, "spoil:sentinel>auriel")
    assert asked(game) == "spoils"
    assert undecided(game) == (0, 1)


@rule("SS-RULE-40")
@pytest.mark.parametrize(("left", "deadly"), [(2, True), (3, False)])
def test_help_with_a_save_would_save_who_has_no_more_to_lose(left: int, deadly: bool) -> None:
    """Lightning takes 2 HP."""
    heroes = {"ecarus": {"at": "a", "wounds": max_hp_of("ecarus") - left}, "thorgar": {"at": "d"}}
    quest = {"chests": [{"id": "x", "area": "a", "back": "chest-coins"}]}
    tops = {"traps": ["lightning"]}
    game = choose(scene(heroes, quest=quest, chests=["x"], tops=tops, script=["blue:blank"]), "break:x")
    assert saving(game) == (["aid:help-from-above>thorgar"] if deadly else [])
