"""What helps is judged better: evaluation and policy prefer the better of two positions or options."""

from typing import Any

import pytest

import holdfast
from holdfast.games.bastion import GAME
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook.bastion.positions import at, position

COLUMN = {"w1": ["beast-yellow"], "w2": ["warrior-yellow"]}
SPELLS = [
    *("warrior-red", "mage-red", "beast-red", "scout-red", "symbiote-red", "flyer-red", "priest-red"),
    *("giant-red", "archmage-red", "shapeshifter-red", "rokai"),
]
"""A card of each spell."""


def evaluation(**fields: Any) -> float:
    """The evaluation of a position before the enemy comes; nobody is about to act unless that is said."""
    fields = {"phase": "enemy", "deck": [], "walls": COLUMN} | fields
    return GAME.bot.evaluate(position(**fields).table)


def weight(game: Game, chosen: str) -> float:
    """The weight that the policy gives to an option."""
    question = game.question
    assert question is not None
    ids = [one.id for one in question.choices]
    assert chosen in ids, f"{chosen} is not among {ids}"
    return GAME.bot.policy(game.table, question)[ids.index(chosen)]


def choose(game: Game, *choices: str) -> None:
    """Make these choices."""
    for choice in choices:
        game.choose(choice)


# -- evaluation ------------------------------------------------------------------------------------


def test_a_weaker_enemy_on_the_wall_is_better() -> None:
    weak, strong = {"w1": ["beast-yellow"]}, {"w1": ["rider-yellow"]}
    assert evaluation(walls=weak) > evaluation(walls=strong)


def test_a_weaker_enemy_in_the_deck_is_better() -> None:
    assert evaluation(deck=["beast-red"]) > evaluation(deck=["rider-red"])


def test_enemies_far_from_the_gate_leave_more_time() -> None:
    """So strong that the game is as good as won: what matters is the time to use it."""
    spells = ["valkyrie", "knellerwyrm", "dragon-red", "dragon-blue"]
    near, far = {"w1": ["beast-yellow"], "w2": ["beast-red"]}, {"w11": ["beast-yellow"], "w12": ["beast-red"]}
    values = [evaluation(walls=one, defenders=[at(yellow=3, red=3, spells=spells)]) for one in (near, far)]
    assert values[0] < values[1]


def test_mana_that_enemies_cost_is_better_than_other_mana() -> None:
    """Two are not enough for any enemy yet."""
    assert evaluation(defenders=[at(yellow=2)]) > evaluation(defenders=[at(blue=2)])


def test_mana_that_pays_for_a_whole_enemy_is_better() -> None:
    """Five mana pay for five of nine here, for three of nine there."""
    pays = {"w1": ["mage-red"], "w2": ["warrior-red"]}
    falls_short = {"w1": ["rider-red"], "w2": ["beast-red"]}
    assert evaluation(walls=pays, defenders=[at(red=5)]) > evaluation(
        walls=falls_short, defenders=[at(red=5)]
    )


def test_mana_on_a_tower_is_worth_something() -> None:
    assert evaluation(laid={"black-tower": "blue"}) > evaluation()


def test_a_source_of_a_needed_colour_is_better_open() -> None:
    """Yellow is needed: `yellow-1` gives it, `yellow-2` does not."""
    assert evaluation(laid={"yellow-2": "blue"}) > evaluation(laid={"yellow-1": "blue"})


def test_an_enemy_inside_is_worse() -> None:
    """None of the green district's sources gives the yellow that is needed."""
    assert evaluation() > evaluation(squares={"green": ["flyer-red"]})


def test_a_dragon_in_the_citadel_is_worse() -> None:
    out = [at("yellow")]
    assert evaluation(defenders=out) > evaluation(defenders=[at("yellow")], citadel=["dragon-black"])


def test_a_blocked_colour_is_worse() -> None:
    assert evaluation(squares={"green": ["flyer-yellow"]}) > evaluation(
        squares={"green": ["archmage-yellow"]}
    )


def test_a_priest_at_the_end_of_the_column_protects_fewer() -> None:
    at_the_end = {"w1": ["priest-red"], "w2": ["beast-red"], "w3": ["warrior-red"]}
    between = {"w1": ["beast-red"], "w2": ["priest-red"], "w3": ["warrior-red"]}
    assert evaluation(walls=at_the_end) > evaluation(walls=between)


@pytest.mark.parametrize("card", SPELLS)
def test_every_spell_is_worth_holding(card: str) -> None:
    assert evaluation(defenders=[at(spells=[card])]) > evaluation(defenders=[at()])


def test_a_stronger_flame_is_better() -> None:
    assert evaluation(defenders=[at(spells=["rider-red"])]) > evaluation(
        defenders=[at(spells=["warrior-red"])]
    )


def test_structures_and_artifacts_are_worth_having() -> None:
    assert evaluation(bases={"blue-a": "source-red"}) > evaluation()
    assert evaluation(defenders=[at(artifacts=["converter-red"])]) > evaluation()


def test_an_attack_that_is_still_to_come_is_better() -> None:
    payer = {"phase": "actions", "moved": True, "gained": True}
    to_come = evaluation(defenders=[at("yellow", yellow=4)], attacked=False, **payer)
    assert to_come > evaluation(defenders=[at("yellow", yellow=4)], attacked=True, **payer)


# -- policy ----------------------------------------------------------------------------------------


def test_the_attack_that_saves_the_game_comes_first() -> None:
    """Only a gap before the last enemy lets it walk on instead of through the gate."""
    walls = {"w1": ["warrior-red"], "w2": ["beast-red"], "w3": ["warrior-blue"], "w4": ["beast-blue"]}
    game = position(walls=walls, deck=[], defenders=[at("yellow", red=3, blue=3)], moved=True, gained=True)
    assert weight(game, "attack:w2") > weight(game, "attack:w4")


def test_a_priest_is_beaten_before_another_of_its_strength() -> None:
    walls = {"w1": ["rider-red"], "w3": ["priest-red"]}
    game = position(walls=walls, defenders=[at("yellow", red=6)], moved=True, gained=True)
    assert weight(game, "attack:w3") > weight(game, "attack:w1")


def test_the_enemy_that_performs_a_ritual_is_beaten_first() -> None:
    walls = {"w1": ["rider-red"], "w3": ["rider-blue"]}
    defenders = [at("yellow", red=6, blue=6, rituals=["source-blue"])]
    game = position(walls=walls, defenders=defenders, moved=True, gained=True)
    assert weight(game, "attack:w3") > weight(game, "attack:w1")


def test_mana_is_gained_where_enemies_cost_it() -> None:
    walls = {"w1": ["warrior-green"], "w2": ["mage-green"]}
    game = position(walls=walls, deck=[], defenders=[at("yellow", black=1)], moved=True)
    assert weight(game, "gain:yellow-2") > weight(game, "gain:yellow-1")


def test_the_token_that_nobody_needs_is_laid() -> None:
    walls = {"w1": ["warrior-green"], "w2": ["mage-green"]}
    game = position(walls=walls, deck=[], defenders=[at("yellow", black=1, green=1)], moved=True)
    choose(game, "gain:yellow-1")
    assert weight(game, "lay:black") > weight(game, "lay:green")


def test_the_move_goes_to_an_enemy_that_can_be_paid() -> None:
    walls = {"w1": ["warrior-red"], "w9": ["warrior-green"]}
    game = position(walls=walls, defenders=[at(red=4)], gained=True)
    assert weight(game, "move:yellow") > weight(game, "move:red")


def test_the_move_goes_to_open_sources_of_a_needed_colour() -> None:
    """Without an enemy within reach: black gives yellow, green does not."""
    walls = {"w13": ["rider-yellow"], "w14": ["mage-yellow"]}
    game = position(walls=walls, deck=[], defenders=[at(blue=1)], attacked=True)
    assert weight(game, "move:black") > weight(game, "move:green")


def test_an_obelisk_is_built_beside_sources_of_its_colour() -> None:
    """On the plain side two sources of the yellow district are red."""
    game = position(
        side="plain",
        walls={"w1": ["beast-red"], "w2": ["rider-blue"]},
        defenders=[at("yellow", red=3, rituals=["obelisk-red"])],
        moved=True,
        gained=True,
    )
    choose(game, "attack:w1", "perform:obelisk-red")
    assert weight(game, "build:yellow-a") > weight(game, "build:green-a")


def test_a_gun_is_built_where_enemies_of_its_colour_stand() -> None:
    game = position(
        walls={"w1": ["beast-red"], "w9": ["rider-red"], "w10": ["mage-red"]},
        defenders=[at("yellow", red=3, rituals=["gun-red"])],
        moved=True,
        gained=True,
    )
    choose(game, "attack:w1", "perform:gun-red")
    assert weight(game, "build:red-a") > weight(game, "build:black-a")


def test_teleport_puts_an_enemy_where_it_needs_most_turns() -> None:
    game = position(
        walls={"w1": ["beast-red"], "w2": ["warrior-red"], "w3": ["mage-red"]},
        deck=[],
        defenders=[at(spells=["archmage-red"])],
    )
    choose(game, "cast:archmage-red", "pick:w2")
    assert weight(game, "put:w24") > weight(game, "put:w4")


def test_the_defender_asks_for_what_completes_a_price() -> None:
    """One red is missing for the warrior, although the giver could use it too; the mage is paid for."""
    game = position(
        walls={"w1": ["warrior-red"], "w2": ["mage-blue"], "w5": ["beast-red"]},
        deck=[],
        defenders=[at("yellow", red=3, blue=5, artifacts=["accumulator-red"]), at("green", red=1, blue=1)],
        moved=True,
        gained=True,
    )
    choose(game, "use:accumulator-red")
    assert weight(game, "ask:sannirr>red") > weight(game, "ask:sannirr>blue")


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_a_training_game_is_likely_to_be_won_and_a_wall_that_is_nearly_full_likely_lost(
    edition: str, players: int
) -> None:
    """A search wins nearly all training games; hints and reviews say so."""
    beginning = holdfast.new("bastion", {"edition": edition, "mode": "training", "players": players}, seed=3)
    assert beginning.question is not None
    assert beginning.value() > 0.6
    crowded = {f"w{number}": [f"giant-{COLOURS[number % 6]}"] for number in range(1, 7)}
    crowded |= {f"w{number}": [f"archmage-{COLOURS[number % 6]}"] for number in range(7, 13)}
    crowded |= {f"w{number}": [f"rider-{COLOURS[number % 6]}"] for number in range(13, 19)}
    crowded |= {f"w{number}": [f"mage-{COLOURS[number % 6]}"] for number in range(19, 23)}
    late = position(
        edition=edition, walls=crowded, defenders=[at("red") for _ in range(players)], deck=["beast-blue"]
    )
    assert late.value() < 0.1
