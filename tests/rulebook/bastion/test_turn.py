"""TURN: two phases, and what a defender may do in the one that is his."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.positions import at, happened, offered, place, pool, position, seen, wall, why_not

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
DECK = ["warrior-red", "warrior-blue", "warrior-green", "warrior-black"]


def what(game: Game, *wanted: str) -> list[str]:
    """The events of those names, in order."""
    _ = game.question
    return [event.what for event in game.events if event.what in wanted]


def verbs(game: Game) -> set[str]:
    """The kinds of actions offered now."""
    return {id.partition(":")[0] for id in offered(game)}


def ready(edition: str) -> Game:
    """A defender in the yellow district who could do everything that a turn allows, each thing twice."""
    return position(
        edition=edition,
        walls={"w1": ["beast-red"], "w2": ["beast-blue"], "w5": ["beast-green"]},
        defenders=[
            at(
                "yellow",
                red=3,
                blue=3,
                green=5,
                spells=["archmage-red", "archmage-blue"],
                artifacts=["converter-red", "converter-blue"],
            )
        ],
        deck=DECK,
    )


@rule("BA-TURN-1")
def test_in_the_first_edition_the_enemy_attacks_before_the_defender_acts() -> None:
    game = position(edition="2015", phase="dawn", turn=0, deck=DECK)
    assert what(game, "turn", "enter", "done") == ["turn", "enter"]
    assert offered(game, "done")
    game.choose("done")
    assert what(game, "turn", "enter", "done") == ["turn", "enter", "done", "turn", "enter"]


@rule("BA-TURN-2")
def test_in_the_second_edition_the_defender_acts_before_the_enemy_attacks() -> None:
    game = position(edition="2018", phase="dawn", turn=0, deck=DECK)
    assert what(game, "turn", "enter", "done") == ["turn"]
    game.choose("done")
    assert what(game, "turn", "enter", "done") == ["turn", "done", "enter", "turn"]


@rule("BA-TURN-3")
@EDITIONS
def test_turns_pass_clockwise_after_both_phases(edition: str) -> None:
    """A round is two phases of each player; 2015 plays in the same order (BA-RULE-91)."""
    game = position(edition=edition, phase="dawn", turn=0, defenders=[at(), at(), at()], deck=DECK)
    order = []
    for _ in range(4):
        order.append(seen(game)["active"])
        assert game.question is not None and game.question.seats == (order[-1],)
        if len(order) < 4:
            game.choose("done")
    assert order == [0, 1, 2, 0]
    assert [turn["number"] for turn in happened(game, "turn")] == [1, 2, 3, 4]
    assert len(happened(game, "enter")) == (4 if edition == "2015" else 3)


@rule("BA-TURN-4")
@EDITIONS
def test_a_defender_moves_once_at_most(edition: str) -> None:
    game = ready(edition)
    game.choose("move:green")
    assert "move" not in verbs(game)
    assert why_not(game, "move:red") == ("already-moved", "BA-TURN-4")
    assert why_not(game, "move:yellow") == ("already-moved", "BA-TURN-4")


@rule("BA-TURN-5")
@EDITIONS
@pytest.mark.parametrize("first", ["yellow-1", "yellow-tower"])
def test_a_defender_gains_mana_once_at_most(edition: str, first: str) -> None:
    game = ready(edition)
    game.choose(f"gain:{first}")
    game.choose("lay:red")
    assert "gain" not in verbs(game)
    for other in ("yellow-2", "yellow-tower"):
        assert why_not(game, f"gain:{other}") == ("already-gained", "BA-TURN-5")
    game.choose("move:citadel")
    assert why_not(game, "gain:citadel") == ("already-gained", "BA-TURN-5")


@rule("BA-TURN-5")
@EDITIONS
def test_gaining_from_the_citadel_is_the_one_gain_too(edition: str) -> None:
    game = position(edition=edition, walls={"w1": ["beast-red"]}, defenders=[at(red=3)])
    game.choose("gain:citadel")
    game.choose("move:yellow")
    assert verbs(game) == {"attack", "done"}


@rule("BA-TURN-6")
@EDITIONS
def test_a_defender_attacks_once_at_most(edition: str) -> None:
    game = ready(edition)
    game.choose("attack:w1")
    assert "attack" not in verbs(game)
    assert why_not(game, "attack:w2") == ("already-attacked", "BA-TURN-6")
    game.choose("move:green")
    assert why_not(game, "attack:w5") == ("already-attacked", "BA-TURN-6")


@rule("BA-TURN-6")
@EDITIONS
def test_a_united_enemy_is_one_enemy_for_the_one_attack(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red", "symbiote-blue"], "w2": ["beast-green"]},
        defenders=[at("yellow", red=3, blue=4)],
    )
    game.choose("attack:w1")
    assert wall(game) == {"w2": ["beast-green"]}


@rule("BA-TURN-7")
@EDITIONS
def test_any_number_of_spells_may_be_cast_each_at_its_moment(edition: str) -> None:
    """Castling, then a gain with two Abundances, then a move with Acceleration, then Flame and Lightning."""
    spells = ["priest-red", "giant-red", "giant-blue", "beast-red", "rider-red", "symbiote-red"]
    game = position(
        edition=edition,
        walls={"w13": ["warrior-green"], "w20": ["warrior-red"]},
        defenders=[at("yellow", red=1, spells=spells)],
    )
    assert not any(id.endswith("giant-red") or id.endswith("rider-red") for id in offered(game))
    game.choose("cast:priest-red")
    game.choose("pick:w13")
    game.choose("gain-with-spells:yellow-2")
    game.choose("add:giant-red")
    game.choose("add:giant-blue")
    assert pool(game) == {"green": 7}
    game.choose("move:blue>acceleration")
    game.choose("attack-with-spells:w20")
    game.choose("add:rider-red")
    game.choose("add:symbiote-red")
    assert [cast["card"] for cast in happened(game, "cast")] == spells
    assert pool(game) == {"green": 6}


@rule("BA-TURN-8")
@EDITIONS
def test_any_number_of_artifacts_may_be_used_each_once_per_turn(edition: str) -> None:
    game = ready(edition)
    for artifact in ("converter-red", "converter-blue"):
        game.choose(f"use:{artifact}")
        game.choose("give:red")
        game.choose("take:black")
        assert why_not(game, f"use:{artifact}") == ("used", "BA-ARTIFACT-4")
    assert not offered(game, "use")
    assert pool(game) == {"red": 1, "blue": 3, "green": 5, "black": 2}


DO = {
    "move": ["move:green"],
    "gain": ["gain:yellow-1", "lay:green"],
    "attack": ["attack:w1"],
    "spell": ["cast:archmage-red", "pick:w5", "put:w3"],
    "artifact": ["use:converter-red", "give:green", "take:black"],
}
"""How `ready` does each thing while still in the yellow district."""
DO_AFTER_MOVE = DO | {"gain": ["gain:green-1", "lay:green"], "attack": ["attack:w5"]}


@rule("BA-TURN-9", "BA-TURN-12")
@EDITIONS
@pytest.mark.parametrize(
    "order",
    [
        ("move", "gain", "attack", "artifact"),
        ("attack", "gain", "move", "artifact"),
        ("gain", "move", "attack", "artifact"),
        ("gain", "spell", "attack", "artifact", "move"),
        ("spell", "move", "artifact", "gain"),
        ("artifact", "attack", "spell", "gain", "move"),
        ("attack", "artifact", "move", "spell", "gain"),
    ],
)
def test_actions_spells_and_artifacts_may_be_mixed_in_any_order(edition: str, order: tuple[str, ...]) -> None:
    game = ready(edition)
    for action in order:
        for choice in (DO_AFTER_MOVE if place(game) == "green" else DO)[action]:
            game.choose(choice)
    marks = {
        "move": "move",
        "gain": "gain-source",
        "attack": "defeat",
        "spell": "cast",
        "artifact": "convert",
    }
    done = what(game, *marks.values())
    actions = [mark for mark in done if mark in ("move", "gain-source", "defeat")]
    assert actions == [marks[action] for action in order if action in ("move", "gain", "attack")]
    assert done == [marks[action] for action in order], "spells and artifacts among them"


@rule("BA-TURN-10")
@EDITIONS
def test_a_defender_may_do_nothing_at_all(edition: str) -> None:
    game = ready(edition)
    assert verbs(game) >= {"move", "gain", "attack", "cast", "use", "done"}
    game.choose("done")
    assert happened(game, "turn")[-1]["number"] == 2


@rule("BA-TURN-10")
@EDITIONS
def test_only_a_dragon_compels(edition: str) -> None:
    game = position(edition=edition, walls={"w1": ["beast-red"]}, citadel=["dragon-red"])
    assert verbs(game) == {"move"}
    game.choose("move:yellow")
    assert "done" in verbs(game)


@rule("BA-TURN-11")
@EDITIONS
def test_used_artifacts_are_ready_again_before_the_own_next_actions(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at(red=1, artifacts=["converter-red"]), at(red=1, artifacts=["converter-blue"])],
        deck=DECK,
        walls={"w1": ["beast-red"]},
    )
    game.choose("use:converter-red")
    game.choose("take:blue")
    game.choose("done")
    assert seen(game)["defenders"][0]["artifacts"] == [{"id": "converter-red", "used": True}]
    game.choose("done")
    assert seen(game)["defenders"][0]["artifacts"] == [{"id": "converter-red", "used": False}]
    assert offered(game, "use") == ["use:converter-red"]


@rule("BA-TURN-13")
@EDITIONS
def test_an_enemy_is_added_while_the_deck_lasts_and_moved_when_it_is_empty(edition: str) -> None:
    walls = {"w5": ["beast-red"], "w12": ["beast-blue"]}
    adding = position(edition=edition, phase="enemy", walls=walls, deck=["warrior-red"])
    assert what(adding, "enter", "march") == ["enter"]
    assert wall(adding) == walls | {"w13": ["warrior-red"]}
    adding.choose("done")
    assert what(adding, "enter", "march") == ["enter", "march"]
    moving = position(edition=edition, phase="enemy", walls=walls, deck=[])
    assert what(moving, "enter", "march") == ["march"]
    assert wall(moving) == {"w5": ["beast-red"], "w6": ["beast-blue"]}
