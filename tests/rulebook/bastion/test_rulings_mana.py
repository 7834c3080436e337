"""Rulings on mana."""

import random

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, carriers, tokens
from tests.rulebook.bastion.play import choose
from tests.rulebook.bastion.positions import at, happened, offered, pool, position, seen, spells, why_not

ABUNDANCE_2 = carriers("abundance", 2)
ABUNDANCE_3 = carriers("abundance", 3)
PRISM = carriers("prism")
COPY = carriers("copy")[0]
OBELISKS = {"yellow-a": "obelisk-yellow"}


def gain_with(game: Game, source: str, *more: str) -> Game:
    """Gain from a source with every spell that may be added, then the choices named."""
    game.choose(f"gain-with-spells:{source}")
    while adds := offered(game, "add"):
        game.choose(adds[0])
    return choose(game, *more)


@rule("BA-RULE-60")
@EDITIONS
@pytest.mark.parametrize("seed", range(5))
def test_there_are_fifteen_mana_of_each_colour_at_any_time(edition: str, seed: int) -> None:
    everything = [card for family in ("flyer", "dragon", "giant", "scout") for card in six(family)]
    options = {"edition": edition, "mode": "custom", "deck": everything, "players": 3}
    game = holdfast.new("bastion", options, seed=seed)
    luck = random.Random(seed)
    while (question := game.question) is not None:
        table = game.view()
        laid = list(tokens(game).values())
        for colour in COLOURS:
            pools = sum(one["pool"][colour] for one in table["defenders"])
            assert table["reserve"][colour] + pools + laid.count(colour) == 15
        choices = question.choices
        if len(choices) > 1 and len(game.choices) < 150:
            choices = tuple(one for one in choices if one.verb != "done") or choices
        game.choose(luck.choice(choices))
    assert len(game.choices) > 30


def six(family: str) -> list[str]:
    """The cards of a class."""
    return [f"{family}-{colour}" for colour in COLOURS]


@rule("BA-RULE-60")
def test_a_position_with_other_than_fifteen_mana_is_refused() -> None:
    with pytest.raises(holdfast.BadPosition) as refused:
        position(defenders=[at(red=16)])
    assert {fault.code for fault in refused.value.faults} & {"below-zero", "wrong-count"}


# -- shortage --------------------------------------------------------------------------------------


@rule("BA-RULE-61")
@EDITIONS
@pytest.mark.parametrize(("left", "taken"), [(0, 0), (2, 2), (3, 3), (5, 5), (6, 6), (9, 6)])
def test_what_is_due_is_one_sum_limited_by_the_reserve(edition: str, left: int, taken: int) -> None:
    """Three, an Obelisk and an Abundance are six."""
    people = [at("yellow", red=1, spells=[ABUNDANCE_2[0]]), at("blue")]
    game = position(edition=edition, defenders=people, bases=OBELISKS, reserve={"yellow": left})
    gain_with(game, "yellow-1")
    assert happened(game, "gain-source") == [{"at": "yellow-1", "colour": "yellow", "count": taken}]
    assert pool(game).get("yellow", 0) == taken
    assert seen(game)["reserve"]["yellow"] == left - taken


@rule("BA-RULE-62")
@EDITIONS
@pytest.mark.parametrize(
    ("where", "gain"), [("yellow", "yellow-1"), ("yellow", "yellow-tower"), ("citadel", "citadel")]
)
def test_gaining_nothing_is_legal_and_uses_the_action(edition: str, where: str, gain: str) -> None:
    game = position(edition=edition, defenders=[at(where, red=1), at("blue")], reserve={"yellow": 0})
    game.choose(f"gain:{gain}")
    assert pool(game) == ({"red": 1} if where == "citadel" else {})
    assert seen(game)["gained"]
    assert not offered(game, "gain")


# -- the closing token -----------------------------------------------------------------------------


@rule("BA-RULE-63")
@EDITIONS
@pytest.mark.parametrize("thing", ["yellow-1", "yellow-tower"])
def test_with_a_filled_pool_the_token_comes_from_the_pool(edition: str, thing: str) -> None:
    game = position(edition=edition, defenders=[at("yellow", red=1, black=2)])
    game.choose(f"gain:{thing}")
    assert offered(game) == ["lay:red", "lay:black"]
    game.choose("lay:black")
    assert tokens(game) == {thing: "black"}
    assert seen(game)["reserve"]["black"] == 13


@rule("BA-RULE-63")
@EDITIONS
@pytest.mark.parametrize(("left", "taken"), [(1, 0), (2, 1), (4, 3), (9, 3)])
def test_with_an_empty_pool_the_token_is_laid_from_the_reserve_before_the_three_are_taken(
    edition: str, left: int, taken: int
) -> None:
    game = position(edition=edition, defenders=[at("yellow"), at("blue")], reserve={"green": left})
    game.choose("gain:yellow-2")
    assert tokens(game) == {"yellow-2": "green"}
    assert pool(game).get("green", 0) == taken


@rule("BA-RULE-63", "BA-RULE-105")
@EDITIONS
def test_with_an_empty_pool_the_tower_takes_its_colour_from_the_reserve(edition: str) -> None:
    """Even though mana is about to be collected."""
    laid = {"yellow-1": "red", "yellow-2": "blue"}
    game = position(edition=edition, defenders=[at("yellow"), at("blue")], laid=dict(laid))
    game.choose("gain:yellow-tower")
    assert tokens(game) == {"yellow-tower": "yellow"}
    assert pool(game) == {"red": 1, "blue": 1}
    bare = position(
        edition=edition, defenders=[at("yellow"), at("blue")], laid=dict(laid), reserve={"yellow": 0}
    )
    assert why_not(bare, "gain:yellow-tower") == ("reserve-empty", "BA-MANA-19")


@rule("BA-RULE-105")
@EDITIONS
def test_the_token_for_the_tower_is_paid_before_the_sources_are_emptied(edition: str) -> None:
    people = [at("yellow", black=1)]
    game = position(edition=edition, defenders=people, laid={"yellow-1": "red", "yellow-2": "blue"})
    game.choose("gain:yellow-tower")
    assert tokens(game) == {"yellow-tower": "black"}
    assert pool(game) == {"red": 1, "blue": 1}


@rule("BA-RULE-104")
@EDITIONS
@pytest.mark.parametrize("colour", COLOURS)
def test_any_colour_closes_and_the_same_token_comes_back(edition: str, colour: str) -> None:
    """To whoever collects, not to the one who paid."""
    people = [at("yellow", pool={colour: 1}), at("yellow", pool={colour: 1}), at()]
    deck = [f"beast-{one}" for one in COLOURS]
    game = position(edition=edition, defenders=people, deck=deck, walls={"w13": ["mage-red"]})
    choose(game, "gain:yellow-1", "done")
    assert tokens(game) == {"yellow-1": colour}
    assert why_not(game, "gain:yellow-1") == ("closed", "BA-MANA-7")
    choose(game, "gain:yellow-tower")
    assert (tokens(game), pool(game, 1)) == ({"yellow-tower": colour}, {colour: 1})
    choose(game, "done", "gain:citadel")
    assert (tokens(game), pool(game, 2)) == ({}, {colour: 1})


# -- Prism, Abundance, Obelisk ---------------------------------------------------------------------


@rule("BA-RULE-64")
@EDITIONS
def test_all_mana_of_a_gain_with_prism_is_of_the_chosen_colour(edition: str) -> None:
    people = [at("yellow", red=1, spells=[PRISM[0], ABUNDANCE_2[0]])]
    game = position(edition=edition, defenders=people, bases=OBELISKS)
    gain_with(game, "yellow-1")
    assert offered(game) == [f"prism:{colour}" for colour in COLOURS]
    game.choose("prism:blue")
    assert pool(game) == {"blue": 6}


@rule("BA-RULE-64")
@EDITIONS
def test_the_obelisk_must_match_the_source_not_the_chosen_colour(edition: str) -> None:
    people = [at("yellow", red=1, spells=[PRISM[0]])]
    game = position(edition=edition, defenders=people, bases={"yellow-a": "obelisk-blue"})
    gain_with(game, "yellow-1", "prism:blue")
    assert pool(game) == {"blue": 3}


@rule("BA-RULE-64")
@EDITIONS
def test_with_prism_and_an_empty_pool_the_token_has_the_colour_of_the_source(edition: str) -> None:
    people = [at("yellow", spells=[PRISM[0]]), at("blue")]
    game = position(edition=edition, defenders=people, reserve={"yellow": 1})
    gain_with(game, "yellow-1", "prism:blue")
    assert (tokens(game), pool(game)) == ({"yellow-1": "yellow"}, {"blue": 3})
    people = [at("yellow", spells=[PRISM[0]]), at("blue")]
    bare = position(edition=edition, defenders=people, reserve={"yellow": 0})
    assert "gain-with-spells:yellow-1" not in offered(bare)
    assert why_not(bare, "gain:yellow-1") == ("reserve-empty", "BA-MANA-10")


@rule("BA-RULE-64")
@EDITIONS
@pytest.mark.parametrize("left", [0, 2])
def test_a_colour_the_reserve_is_short_of_may_be_named(edition: str, left: int) -> None:
    people = [at("yellow", red=1, spells=[PRISM[0]]), at("blue")]
    game = position(edition=edition, defenders=people, reserve={"blue": left})
    gain_with(game, "yellow-1", "prism:blue")
    assert pool(game).get("blue", 0) == left


@rule("BA-RULE-64", "BA-RULE-67")
@EDITIONS
def test_prism_does_not_help_against_an_archmage(edition: str) -> None:
    people = [at("green", blue=1, spells=[PRISM[0]])]
    game = position(edition=edition, defenders=people, walls={"w20": ["archmage-black"]})
    assert "gain-with-spells:green-2" not in offered(game)
    assert why_not(game, "gain:green-2") == ("blocked", "BA-TRAIT-39")
    gain_with(game, "green-1", "prism:red")
    assert pool(game) == {"red": 3}


@rule("BA-RULE-65")
@pytest.mark.parametrize(
    ("edition", "own", "taken"),
    [
        ("2015", ABUNDANCE_2[:1], 5),
        ("2018", ABUNDANCE_2[:1], 5),
        ("2015", ABUNDANCE_3, 5),
        ("2018", ABUNDANCE_3, 6),
        ("2015", [*ABUNDANCE_2[:2], *ABUNDANCE_3], 9),
        ("2018", [*ABUNDANCE_2[:2], *ABUNDANCE_3], 10),
    ],
)
@pytest.mark.parametrize("source", ["yellow-2", "yellow-b"])
def test_abundances_add_up_at_printed_and_built_sources(
    edition: str, own: list[str], taken: int, source: str
) -> None:
    game = position(
        edition=edition,
        defenders=[at("yellow", red=1, spells=own)],
        bases={"yellow-b": "source-green"},
    )
    gain_with(game, source)
    assert (pool(game), spells(game)) == ({"green": taken}, [])


@rule("BA-RULE-65")
@EDITIONS
def test_a_copy_of_abundance_adds_up_too(edition: str) -> None:
    people = [at("yellow", red=1, spells=[COPY]), at("blue", spells=[ABUNDANCE_2[0]])]
    game = position(edition=edition, defenders=people)
    gain_with(game, "yellow-2")
    assert pool(game) == {"green": 5}
    assert spells(game, 1) == [ABUNDANCE_2[0]]


@rule("BA-RULE-66")
@EDITIONS
@pytest.mark.parametrize(
    ("bases", "source", "taken"),
    [
        ({"yellow-a": "obelisk-green"}, "yellow-2", 4),
        ({"yellow-a": "obelisk-green", "yellow-b": "source-green"}, "yellow-b", 4),
        ({"yellow-a": "obelisk-blue"}, "yellow-2", 3),
        ({"red-a": "obelisk-green"}, "yellow-2", 3),
        ({"yellow-a": "obelisk-green", "yellow-b": "obelisk-red"}, "yellow-2", 4),
    ],
)
def test_an_obelisk_of_the_colour_in_the_district_adds_one(
    edition: str, bases: dict[str, str], source: str, taken: int
) -> None:
    game = position(edition=edition, defenders=[at("yellow", red=1)], bases=bases)
    game.choose(f"gain:{source}")
    assert pool(game) == {"green": taken}


# -- archmages -------------------------------------------------------------------------------------


@rule("BA-RULE-67")
@EDITIONS
def test_archmages_block_printed_and_built_sources_of_their_colours_together(edition: str) -> None:
    """The black one blocks red, the green one blue."""
    game = position(
        edition=edition,
        defenders=[at("green", black=1)],
        walls={"w20": ["archmage-black"], "w13": ["archmage-green"]},
        bases={"green-a": "source-red", "green-b": "source-black"},
    )
    assert seen(game)["blocked"] == ["blue", "red"]
    assert offered(game, "gain") == ["gain:green-1", "gain:green-b", "gain:green-tower"]
    for source in ("green-2", "green-3", "green-a"):
        assert why_not(game, f"gain:{source}") == ("blocked", "BA-TRAIT-39")


@rule("BA-RULE-67")
@EDITIONS
def test_archmages_do_not_block_towers_converters_or_closing_tokens(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[at("red", red=1, artifacts=["converter-blue"])],
        walls={"w20": ["archmage-black"]},
        laid={"red-1": "red", "red-3": "red"},
    )
    choose(game, "gain:red-tower")
    assert (pool(game), tokens(game)) == ({"red": 2}, {"red-tower": "red"})
    choose(game, "use:converter-blue", "take:red")
    assert pool(game) == {"red": 2}


@rule("BA-RULE-68")
@EDITIONS
def test_only_the_accumulator_passes_mana_and_nothing_passes_cards(edition: str) -> None:
    me = at(
        "yellow",
        each=2,
        spells=["beast-red", "giant-red"],
        rituals=["gun-red", "gun-blue"],
        artifacts=["converter-red", "accumulator-blue"],
    )
    other = at("yellow", each=2, spells=["beast-blue"], rituals=["gun-black"], artifacts=["converter-blue"])
    game = position(edition=edition, defenders=[me, other], walls={"w3": ["beast-green"]})
    assert game.question is not None
    verbs = {(option.verb, option.seat) for option in game.question.options}
    assert verbs == {(verb, 0) for verb in ("move", "gain", "gain-with-spells", "use", "done")}
    choose(game, "use:accumulator-blue", "ask:sannirr>red", "consent")
    assert (pool(game)["red"], pool(game, 1)["red"]) == (3, 1)
    assert (spells(game), spells(game, 1)) == (["beast-red", "giant-red"], ["beast-blue"])
    assert [one["rituals"] for one in seen(game)["defenders"]] == [["gun-red", "gun-blue"], ["gun-black"]]
