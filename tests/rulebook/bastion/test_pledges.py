"""BA-RULE-116: help is voluntary. It can be taken back until it is used, and given against one enemy."""

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.casting import CARD
from tests.rulebook.bastion.enemies import carriers
from tests.rulebook.bastion.positions import at, offered, pool, position, seen, spells, why_not

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
LIGHTNING = carriers("lightning", 3)[0]
FLAME = CARD["flame"]
COPY = CARD["copy"]


def two_riders(edition: str, *help: str, moved: bool = False) -> Game:
    """Two riders of strength 6 before the first defender, a third far away; the second one may help."""
    return position(
        edition=edition,
        defenders=[at("yellow", red=3, blue=3), at("violet", spells=help)],
        walls={"w2": ["rider-red"], "w3": ["rider-blue"], "w14": ["rider-green"]},
        moved=moved,
    )


def pledged_for(game: Game, where: str, casting: str = LIGHTNING) -> Game:
    game.choose(f"pledge-for:{casting}", seat=1)
    game.choose(f"aim:{where}", seat=1)
    return game


@rule("BA-RULE-116")
@EDITIONS
def test_a_promise_can_be_taken_back_until_it_is_used(edition: str) -> None:
    game = two_riders(edition, LIGHTNING)
    before = game.position()
    game.choose(f"pledge:{LIGHTNING}", seat=1)
    assert offered(game, "attack-with-spells")
    game.choose(f"withdraw:{LIGHTNING}", seat=1)
    assert not offered(game, "attack-with-spells") and not offered(game, "withdraw")
    assert f"pledge:{LIGHTNING}" in offered(game)
    assert game.position()["state"] == before["state"]


@rule("BA-RULE-116")
def test_only_the_giver_takes_a_promise_back() -> None:
    game = two_riders("2018", LIGHTNING)
    game.choose(f"pledge:{LIGHTNING}", seat=1)
    with pytest.raises(holdfast.IllegalChoice):
        game.choose(f"withdraw:{LIGHTNING}", seat=0)


@rule("BA-RULE-116")
@EDITIONS
def test_what_was_used_is_not_taken_back(edition: str) -> None:
    game = two_riders(edition, LIGHTNING)
    game.choose(f"pledge:{LIGHTNING}", seat=1)
    game.choose("attack-with-spells:w2")
    assert not offered(game, "withdraw")
    assert seen(game)["box"] == [LIGHTNING]


@rule("BA-RULE-116")
@EDITIONS
@pytest.mark.parametrize(("target", "other"), [("w2", "w3"), ("w3", "w2")])
def test_a_spell_promised_against_one_enemy_helps_against_no_other(
    edition: str, target: str, other: str
) -> None:
    game = pledged_for(two_riders(edition, LIGHTNING), target)
    assert offered(game, "attack-with-spells") == [f"attack-with-spells:{target}"]
    assert why_not(game, f"attack:{other}") == ("lacks-mana", "BA-ATTACK-5")
    assert seen(game)["defenders"][1]["pledged_for"] == {LIGHTNING: target}
    game.choose(f"attack-with-spells:{target}")
    assert (sum(pool(game).values()), spells(game, 1)) == (3, [])


@rule("BA-RULE-116")
def test_a_promise_against_one_enemy_can_be_taken_back_too() -> None:
    game = pledged_for(two_riders("2018", LIGHTNING), "w2")
    game.choose(f"withdraw:{LIGHTNING}", seat=1)
    assert not offered(game, "attack-with-spells")
    assert seen(game)["defenders"][1]["pledged_for"] == {}


@rule("BA-RULE-116")
def test_a_copy_is_promised_against_one_enemy_like_the_spell_it_stands_for() -> None:
    game = two_riders("2018", LIGHTNING, COPY)
    pledged_for(game, "w3", f"{COPY}>{LIGHTNING}")
    assert offered(game, "attack-with-spells") == ["attack-with-spells:w3"]


@rule("BA-RULE-116")
def test_the_promise_follows_the_enemy_that_is_moved() -> None:
    teleport = CARD["teleport"]
    game = pledged_for(two_riders("2018", LIGHTNING, teleport), "w2")
    game.choose(f"cast:{teleport}", seat=1)
    game.choose("pick:w2")
    game.choose("put:w4")
    assert offered(game, "attack-with-spells") == ["attack-with-spells:w4"]
    assert seen(game)["defenders"][1]["pledged_for"] == {LIGHTNING: "w4"}


@rule("BA-RULE-116")
def test_only_enemies_that_can_still_be_attacked_are_named() -> None:
    game = two_riders("2018", LIGHTNING, moved=True)
    game.choose(f"pledge-for:{LIGHTNING}", seat=1)
    assert offered(game) == ["aim:w2", "aim:w3"]


@rule("BA-RULE-116")
def test_with_one_target_left_there_is_none_to_name() -> None:
    game = position(
        edition="2018",
        defenders=[at("yellow", red=3), at("violet", spells=[LIGHTNING])],
        walls={"w2": ["rider-red"]},
    )
    assert f"pledge:{LIGHTNING}" in offered(game)
    assert not offered(game, "pledge-for")


@rule("BA-TRAIT-87", "BA-TRAIT-88")
@EDITIONS
def test_it_is_told_that_shaggon_silences_ones_own_spells(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", red=5, spells=[FLAME, LIGHTNING])],
        walls={"w3": ["rider-red"], "w20": ["shaggon"]},
    )
    assert why_not(game, f"add:{FLAME}") == ("no-flame", "BA-TRAIT-87")
    assert why_not(game, f"add:{LIGHTNING}") == ("no-lightning", "BA-TRAIT-88")
