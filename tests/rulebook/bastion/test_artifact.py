"""ARTIFACT: Accumulator and Converter."""

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    pool,
    position,
    seen,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
DECK = ["warrior-red", "warrior-blue", "warrior-green", "warrior-black", "mage-red", "mage-blue"]
CONVERTERS = [f"converter-{colour}" for colour in COLOURS]
ACCUMULATORS = [f"accumulator-{colour}" for colour in COLOURS]


def owner(edition: str, *artifacts: str, **mana: int) -> Game:
    """The first of two defenders has these artifacts and acts; the other has red and blue mana."""
    return position(
        edition=edition,
        walls={"w1": ["beast-red"], "w20": ["mage-black"]},
        defenders=[at("yellow", artifacts=artifacts, pool=mana), at("violet", red=2, blue=1)],
        deck=DECK,
    )


def artifacts(game: Game, seat: int = 0) -> dict[str, bool]:
    """The artifacts of a seat, and whether each lies face down."""
    return {one["id"]: one["used"] for one in seen(game)["defenders"][seat]["artifacts"]}


def convert(game: Game, artifact: str, given: str, taken: str) -> None:
    """Use a Converter; what leaves no choice is not asked."""
    game.choose(f"use:{artifact}")
    if f"give:{given}" in offered(game):
        game.choose(f"give:{given}")
    game.choose(f"take:{taken}")


@rule("BA-ARTIFACT-1")
@EDITIONS
@pytest.mark.parametrize("ritual", ["converter-red", "accumulator-red"])
def test_a_performed_artifact_is_active_and_usable_from_then_on(edition: str, ritual: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w20": ["mage-black"]},
        defenders=[at("yellow", red=4, rituals=[ritual]), at("violet", blue=1)],
        ritual_deck=[],
    )
    assert not offered(game, "use")
    game.choose("attack:w1")
    if edition == "2018":
        game.choose(f"perform:{ritual}")
    assert artifacts(game) == {ritual: False}
    assert offered(game, "use") == [f"use:{ritual}"]


@rule("BA-ARTIFACT-2")
@EDITIONS
def test_an_artifact_stays_with_its_owner(edition: str) -> None:
    game = owner(edition, "converter-red", blue=1)
    convert(game, "converter-red", "blue", "green")
    for _ in range(4):
        assert list(artifacts(game)) == ["converter-red"]
        game.choose("done")
    convert(game, "converter-red", "green", "red")
    assert list(artifacts(game)) == ["converter-red"]
    assert len(happened(game, "convert")) == 2


@rule("BA-ARTIFACT-3")
@EDITIONS
def test_a_defender_may_have_any_number_of_artifacts(edition: str) -> None:
    mine = [*CONVERTERS[1:], *ACCUMULATORS]
    game = position(
        edition=edition,
        walls={"w1": ["beast-yellow"], "w20": ["mage-black"]},
        defenders=[at("yellow", yellow=3, black=1, artifacts=mine, rituals=["converter-yellow"]), at(red=1)],
        ritual_deck=[],
    )
    game.choose("attack:w1")
    if edition == "2018":
        game.choose("perform:converter-yellow")
    assert set(artifacts(game)) == {*CONVERTERS, *ACCUMULATORS}
    assert set(offered(game, "use")) == {f"use:{artifact}" for artifact in artifacts(game)}


@rule("BA-ARTIFACT-4")
@EDITIONS
@pytest.mark.parametrize("artifact", ["converter-red", "accumulator-red"])
def test_an_artifact_is_used_once_per_turn(edition: str, artifact: str) -> None:
    game = owner(edition, artifact, blue=2)
    game.choose(f"use:{artifact}")
    if artifact == "converter-red":
        game.choose("take:green")
    else:
        game.choose("ask:sannirr>red")
        game.choose("consent")
    assert not offered(game, "use")
    assert why_not(game, f"use:{artifact}") == ("used", "BA-ARTIFACT-4")
    game.choose("done")
    game.choose("done")
    assert offered(game, "use") == [f"use:{artifact}"]


@rule("BA-ARTIFACT-5")
def test_a_used_artifact_lies_face_down_until_its_owners_next_actions() -> None:
    game = owner("2015", "converter-red", "converter-blue", blue=2)
    convert(game, "converter-red", "blue", "green")
    assert artifacts(game) == {"converter-red": True, "converter-blue": False}
    game.choose("done")
    assert (seen(game)["active"], artifacts(game)["converter-red"]) == (1, True)
    game.choose("done")
    assert (seen(game)["active"], artifacts(game)["converter-red"]) == (0, False)


@rule("BA-ARTIFACT-6")
def test_different_artifacts_may_be_used_in_one_turn_each_as_an_action() -> None:
    game = owner("2018", "converter-red", "converter-blue", "accumulator-red", blue=2)
    convert(game, "converter-blue", "blue", "green")
    game.choose("move:green")
    game.choose("use:accumulator-red")
    game.choose("ask:sannirr>red")
    game.choose("consent")
    convert(game, "converter-red", "blue", "black")
    assert pool(game) == {"green": 1, "red": 1, "black": 1}
    assert artifacts(game) == dict.fromkeys(("converter-red", "converter-blue", "accumulator-red"), True)
    assert "gain:green-1" in offered(game)


@rule("BA-ARTIFACT-7")
@EDITIONS
@pytest.mark.parametrize("artifact", ["converter-red", "accumulator-red"])
def test_artifacts_are_used_in_their_owners_turn_only(edition: str, artifact: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at(blue=1), at(red=1, artifacts=[artifact])],
        deck=DECK,
    )
    assert not offered(game, "use")
    assert why_not(game, f"use:{artifact}") == ("not-your-turn", "BA-ARTIFACT-7")
    game.choose("done")
    assert offered(game, "use") == [f"use:{artifact}"]


@rule("BA-ARTIFACT-8", "BA-ARTIFACT-9")
@EDITIONS
def test_an_accumulator_asks_any_other_defender_for_any_colour_he_has(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at(green=1, artifacts=["accumulator-red"]), at(red=2, blue=1), at(black=1)],
    )
    game.choose("use:accumulator-red")
    assert offered(game) == ["ask:sannirr>red", "ask:sannirr>blue", "ask:orsilla>black"]
    game.choose("ask:sannirr>red")
    assert game.question is not None and game.question.seats == (1,)
    assert game.question.about["colour"] == "red"
    game.choose("consent", seat=1)
    assert [pool(game, seat) for seat in range(3)] == [
        {"green": 1, "red": 1},
        {"red": 1, "blue": 1},
        {"black": 1},
    ]
    assert seen(game)["reserve"]["red"] == 15 - 2


@rule("BA-ARTIFACT-8", "BA-ARTIFACT-9")
@EDITIONS
def test_an_accumulator_takes_nothing_without_consent(edition: str) -> None:
    game = owner(edition, "accumulator-red", green=1)
    game.choose("use:accumulator-red")
    game.choose("ask:sannirr>red")
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("consent", seat=0)
    game.choose("refuse", seat=1)
    assert (pool(game, 0), pool(game, 1)) == ({"green": 1}, {"red": 2, "blue": 1})
    assert artifacts(game) == {"accumulator-red": False}


@rule("BA-ARTIFACT-10")
@EDITIONS
@pytest.mark.parametrize("mine", ["yellow", "citadel"])
@pytest.mark.parametrize("other", ["yellow", "violet", "citadel"])
def test_an_accumulator_works_wherever_the_two_stand(edition: str, mine: str, other: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"]},
        defenders=[at(mine, green=1, artifacts=["accumulator-red"]), at(other, red=1)],
    )
    game.choose("use:accumulator-red")
    game.choose("consent")
    assert (pool(game, 0), pool(game, 1)) == ({"green": 1, "red": 1}, {})


@rule("BA-ARTIFACT-11")
@EDITIONS
@pytest.mark.parametrize("taken", ["green", "black", "blue"])
def test_a_converter_turns_one_mana_of_the_pool_into_one_of_any_colour(edition: str, taken: str) -> None:
    """Its own colour does not matter."""
    game = owner(edition, "converter-red", blue=2, yellow=1)
    game.choose("use:converter-red")
    assert offered(game) == ["give:yellow", "give:blue"]
    game.choose("give:blue")
    assert offered(game) == [f"take:{colour}" for colour in COLOURS]
    game.choose(f"take:{taken}")
    left = {"yellow": 1, "blue": 2} if taken == "blue" else {"yellow": 1, "blue": 1, taken: 1}
    assert pool(game) == left
    assert seen(game)["reserve"]["blue"] == 15 - 1 - left["blue"]


@rule("BA-ARTIFACT-12")
@EDITIONS
def test_a_converter_cannot_be_used_with_an_empty_pool(edition: str) -> None:
    game = owner(edition, "converter-red")
    assert not offered(game, "use")
    assert why_not(game, "use:converter-red") == ("pool-empty", "BA-RULE-87")


@rule("BA-ARTIFACT-13")
@pytest.mark.parametrize("artifact", ["converter-red", "accumulator-red"])
def test_artifacts_of_the_first_edition_may_be_used_before_between_and_after_all_else(artifact: str) -> None:
    game = owner("2015", artifact, red=4)
    for action in ("attack:w1", "gain:yellow-1", "move:green"):
        assert offered(game, "use") == [f"use:{artifact}"]
        game.choose(action)
    assert set(offered(game)) == {f"use:{artifact}", "done"}
