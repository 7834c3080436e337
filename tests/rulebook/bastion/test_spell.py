"""SPELL: who holds spells, how many may be cast, and when."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.casting import CARD, cast_with, choices_of, may_add
from tests.rulebook.bastion.enemies import carriers
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    spells,
    wall,
    why_not,
)

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
ALL_BUT_COPY = [card for spell, card in CARD.items() if spell != "copy"]
WAY_TO_CAST = {
    "alchemy": ["attack-with-spells:w1", "pay:red+red+red+red"],
    "arrow": ["shoot:w13"],
    "flame": ["attack-with-spells:w1"],
    "lightning": ["attack-with-spells:w1"],
    "abundance": ["gain-with-spells:yellow-1", "lay:red"],
    "prism": ["gain-with-spells:yellow-1", "prism:blue", "lay:red"],
    "acceleration": ["move:violet>acceleration"],
    "castling": [f"cast:{CARD['castling']}", "pick:w1"],
    "teleport": [f"cast:{CARD['teleport']}", "pick:w1", "put:w5"],
    "repetition": [f"repeat:{CARD['repetition']}"],
    "copy": [f"cast:{CARD['copy']}>{CARD['castling']}", "pick:w1"],
}


def hand(edition: str, mine: list[str], others: list[str]) -> Game:
    """Two defenders in one district, with an enemy at hand and one far away; the first one acts."""
    return position(
        edition=edition,
        walls={"w1": ["warrior-red"], "w13": ["warrior-blue"]},
        defenders=[at("yellow", red=4, blue=4, spells=mine), at("yellow", spells=others)],
    )


@rule("BA-SPELL-1")
@EDITIONS
def test_the_card_of_a_defeated_enemy_is_a_spell_of_its_conqueror_until_it_is_cast(edition: str) -> None:
    game = position(
        edition=edition,
        walls={"w1": ["beast-red"], "w13": ["warrior-red"]},
        defenders=[at("yellow", red=3), at("yellow")],
        deck=["mage-red", "mage-blue", "mage-green", "mage-black"],
    )
    game.choose("attack:w1")
    for _ in range(2):
        assert (spells(game, 0), spells(game, 1)) == (["beast-red"], [])
        game.choose("done")
    assert spells(game, 0) == ["beast-red"]
    game.choose(f"move:violet>{CONTENT.cards['beast-red'].spell}")
    assert (spells(game, 0), place(game)) == ([], "violet")


@rule("BA-SPELL-2")
@EDITIONS
@pytest.mark.parametrize("spell", list(CARD))
def test_a_spell_is_cast_once_and_its_card_goes_to_the_box(edition: str, spell: str) -> None:
    game = hand(edition, [CARD[spell]], [CARD["castling"]] if spell == "copy" else [])
    for choice in WAY_TO_CAST[spell]:
        game.choose(choice)
    assert CARD[spell] not in spells(game)
    assert seen(game)["box"] == [CARD[spell]]
    assert game.question is not None and game.question.ask == "act"
    assert not {CARD[spell], spell} & {thing for option in game.question.options for thing in option.on}
    assert [data["card"] for data in happened(game, "cast") + happened(game, "cast-copy")] == [CARD[spell]]


@rule("BA-SPELL-3")
@EDITIONS
def test_any_number_of_spells_in_one_action_and_in_one_turn(edition: str) -> None:
    in_attack = [*carriers("flame", 1)[:2], carriers("lightning", 1)[0], carriers("alchemy")[0]]
    others = [*carriers("castling")[:2], *carriers("acceleration")[:2]]
    game = position(
        edition=edition,
        walls={"w1": ["rider-red"], "w13": ["warrior-blue"]},
        defenders=[at("yellow", green=3, spells=in_attack + others)],
    )
    for card in others[:2]:
        game.choose(f"cast:{card}")
        game.choose("pick:w1")
    cast_with(game, "attack-with-spells:w1", *in_attack)
    assert (pool(game), wall(game)) == ({}, {"w13": ["warrior-blue"]})
    game.choose("move:yellow>acceleration")
    game.choose("done")
    assert seen(game)["box"] == [*others[:2], *in_attack, others[2]]


@rule("BA-SPELL-4")
@EDITIONS
def test_a_spell_can_be_cast_only_at_its_moment(edition: str) -> None:
    def cards(*names: str) -> set[str]:
        return {CARD[name] for name in names}

    def adds(choice: str) -> set[str]:
        """What may be added at first to that action."""
        game = hand(edition, ALL_BUT_COPY, [])
        game.choose(choice)
        return may_add(game)

    game = hand(edition, ALL_BUT_COPY, [])
    assert {id.removeprefix("cast:") for id in offered(game, "cast")} == cards("castling", "teleport")
    assert offered(game, "repeat") == [f"repeat:{CARD['repetition']}"]
    assert {id.partition(">")[2] for id in offered(game, "move")} == {"", "acceleration"}
    assert adds("gain-with-spells:yellow-1") == cards("abundance", "prism")
    assert adds("attack-with-spells:w1") == cards("alchemy", "flame", "lightning")
    game.choose("shoot:w13")
    assert may_add(game) == cards("alchemy", "flame", "lightning")
    assert not offered(game, "cast")


@rule("BA-SPELL-4")
def test_nobody_casts_anything_while_the_enemy_of_the_second_edition_comes() -> None:
    """The deck is empty and the march will lose the game: Castling and Teleport come too late."""
    game = position(
        walls={"w1": ["warrior-red"], "w2": ["mage-red"]},
        defenders=[at("yellow", spells=ALL_BUT_COPY), at("yellow")],
        deck=[],
    )
    game.choose("done")
    assert game.outcome is not None and not game.outcome.won


@rule("BA-SPELL-5")
def test_in_anothers_turn_of_the_first_edition_only_lightning_may_be_cast() -> None:
    lightning, copy = CARD["lightning"], CARD["copy"]
    game = hand("2015", [], list(CARD.values()))
    assert choices_of(game, 1) == {
        f"{verb}:{casting}"
        for verb in ("pledge", "pledge-for")
        for casting in (lightning, f"{copy}>{lightning}")
    }
    for spell in ("castling", "teleport"):
        assert why_not(game, f"cast:{CARD[spell]}") == ("not-your-turn", "BA-SPELL-5")
        assert why_not(game, f"cast:{copy}>{CARD[spell]}") == ("not-your-turn", "BA-SPELL-5")
    for spell in ("flame", "alchemy", "arrow"):
        assert why_not(game, f"pledge:{CARD[spell]}") == ("not-your-turn", "BA-SPELL-5")
        assert why_not(game, f"pledge:{copy}>{CARD[spell]}") == ("not-your-turn", "BA-SPELL-5")
    game.choose(f"pledge:{copy}>{lightning}")
    game.choose("attack-with-spells:w1")
    assert pool(game) == {"red": 1, "blue": 4}
    assert (copy in spells(game, 1), lightning in spells(game, 1)) == (False, True)


@rule("BA-SPELL-6")
def test_in_anothers_turn_of_the_second_edition_four_spells_may_be_cast() -> None:
    copy = CARD["copy"]
    game = hand("2018", [], list(CARD.values()))
    for_attack = [CARD["flame"], CARD["lightning"]]
    on_wall = [CARD["castling"], CARD["teleport"]]
    assert choices_of(game, 1) == {
        *(f"{verb}:{card}" for verb in ("pledge", "pledge-for") for card in for_attack),
        *(f"{verb}:{copy}>{card}" for verb in ("pledge", "pledge-for") for card in for_attack),
        *(f"cast:{card}" for card in on_wall),
        *(f"cast:{copy}>{card}" for card in on_wall),
    }
    for spell in ("alchemy", "arrow"):
        assert why_not(game, f"pledge:{CARD[spell]}") == ("not-your-turn", "BA-SPELL-6")
        assert why_not(game, f"pledge:{copy}>{CARD[spell]}") == ("not-your-turn", "BA-SPELL-6")
    assert why_not(game, f"repeat:{CARD['repetition']}") == ("not-your-turn", "BA-RULE-115")


@rule("BA-SPELL-6")
def test_what_others_cast_in_the_second_edition_works() -> None:
    game = hand("2018", [], list(CARD.values()))
    game.choose(f"cast:{CARD['teleport']}")
    game.choose("pick:w13")
    game.choose("put:w3")
    game.choose(f"cast:{CARD['copy']}>{CARD['castling']}")
    game.choose("pick:w1")
    assert wall(game) == {"w1": ["warrior-blue"], "w3": ["warrior-red"]}
    for spell in ("flame", "lightning"):
        game.choose(f"pledge:{CARD[spell]}")
    cast_with(game, "attack-with-spells:w3", CARD["flame"], CARD["lightning"])
    assert pool(game) == {"red": 2, "blue": 4}
    left = {CARD[spell] for spell in CARD} - set(seen(game)["box"])
    assert set(spells(game, 1)) == left
    assert len(left) == len(CARD) - 4


@rule("BA-SPELL-7")
@EDITIONS
def test_spells_cast_during_an_attack_are_combined_in_it(edition: str) -> None:
    flame, lightning, alchemy = carriers("flame", 2)[0], carriers("lightning", 1)[0], carriers("alchemy")[0]
    game = position(
        edition=edition,
        walls={"w1": ["rider-blue"], "w2": ["rider-black"]},
        defenders=[at("yellow", green=2, red=1, spells=[flame, lightning, alchemy])],
    )
    assert "attack:w1" not in offered(game)
    cast_with(game, "attack-with-spells:w1", flame, lightning, alchemy)
    assert (pool(game), spells(game)) == ({}, ["rider-blue"])
    assert set(seen(game)["box"]) == {flame, lightning, alchemy}
