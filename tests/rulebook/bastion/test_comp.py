"""COMP: the cards, tokens and pieces of the box, and what is printed on them."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import holdfast
from holdfast.games.bastion.content.load import FILES, FOLDERS
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.content import Folder
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.positions import CONTENT, at, offered, pool, position, price, seen, wall, why_not

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2018"])
MAIN = {"beast": 3, "warrior": 4, "mage": 5, "rider": 6}
AUXILIARY = {"scout": 3, "symbiote": 4, "flyer": 5, "priest": 6, "giant": 7, "archmage": 8, "dragon": 10}
LEGENDARY = {
    "spy": 3,
    "belligemin": 4,
    "rokai": 5,
    "valkyrie": 5,
    "golem": 6,
    "black-wing": 6,
    "inquisitor": 6,
    "shaggon": 8,
    "knellerwyrm": 10,
    "leviathan": 12,
}


def where_it_stands(edition: str, card: str) -> Game:
    """A position in which the card alone is in play: a dragon in the citadel, any other on w1."""
    if CONTENT.cards[card].citadel:
        return position(edition=edition, defenders=[at("red")], citadel=[card])
    return position(edition=edition, walls={"w1": [card]})


def cost(edition: str, card: str) -> int:
    """How many mana the card alone in play costs."""
    game = where_it_stands(edition, card)
    return sum(price(game, "citadel" if CONTENT.cards[card].citadel else "w1").values())


@rule("BA-COMP-1")
def test_there_are_82_enemy_cards_in_three_troops() -> None:
    troops = Counter(card.troop for card in CONTENT.cards.values())
    assert troops == {"main": 24, "auxiliary": 48, "legendary": 10}
    assert seen(position())["deck"]["left"] == 82


@rule("BA-COMP-2", "BA-COMP-3")
def test_each_class_of_a_troop_has_one_card_of_each_colour() -> None:
    def cards(troop: str) -> Counter[tuple[str, int]]:
        return Counter((card.family, card.colour) for card in CONTENT.cards.values() if card.troop == troop)

    auxiliary = (*AUXILIARY, "shapeshifter")
    assert cards("main") == {(family, colour): 1 for family in MAIN for colour in range(6)}
    assert cards("auxiliary") == {(family, colour): 1 for family in auxiliary for colour in range(6)}


@rule("BA-COMP-4")
def test_the_legendary_troop_is_ten_unique_enemies() -> None:
    found = [card.id for card in CONTENT.cards.values() if card.troop == "legendary"]
    assert sorted(found) == sorted(LEGENDARY)


@rule("BA-COMP-5", "BA-COMP-6")
@EDITIONS
def test_every_card_of_a_class_has_its_strength(edition: str) -> None:
    def costs(families: Iterable[str]) -> dict[str, set[int]]:
        return {family: {cost(edition, f"{family}-{one}") for one in COLOURS} for family in families}

    assert costs(MAIN) == {family: {strength} for family, strength in MAIN.items()}
    assert costs(AUXILIARY) == {family: {strength} for family, strength in AUXILIARY.items()}


@rule("BA-COMP-6")
@EDITIONS
def test_the_strength_of_a_shapeshifter_varies_with_its_neighbours(edition: str) -> None:
    beside_rider = position(edition=edition, walls={"w1": ["rider-red"], "w2": ["shapeshifter-blue"]})
    beside_beast = position(edition=edition, walls={"w1": ["beast-red"], "w2": ["shapeshifter-blue"]})
    assert (price(beside_rider, "w2"), price(beside_beast, "w2")) == ({"blue": 6}, {"blue": 3})


@rule("BA-COMP-7")
@EDITIONS
@pytest.mark.parametrize(("legend", "strength"), LEGENDARY.items())
def test_every_legendary_enemy_has_its_strength(edition: str, legend: str, strength: int) -> None:
    assert cost(edition, legend) == strength


@rule("BA-COMP-8")
def test_a_card_shows_two_traits_at_most_a_colour_a_strength_a_troop_and_one_spell() -> None:
    for card in CONTENT.cards.values():
        assert len(card.traits) <= 2
        assert card.troop in ("main", "auxiliary", "legendary")
        assert card.spell in CONTENT.spells
        game = where_it_stands("2018", card.id)
        [shown] = (seen(game)["citadel"]["top"] or seen(game)["wall"]["w1"])["cards"]
        assert shown["id"] == card.id
        assert shown["strength"] == card.strength
        assert (shown["colour"] in COLOURS) == (card.id != "knellerwyrm")
        [spell] = seen(position(defenders=[at(spells=[card.id])]))["defenders"][0]["spells"]
        assert (spell["spell"], spell["power"]) == (card.spell, card.power)


def renamed(folder: Path) -> Path:
    """The shipped content in which every class and every legendary enemy has another name."""
    names = "|".join([*CONTENT.classes, *CONTENT.legends])
    for file in FILES:
        lines = Folder(FOLDERS).path(file).read_text("utf-8").splitlines()
        changed = [
            line if line.startswith("traits") else re.sub(rf'("|\b)({names})("| = )', r"\1another-\2\3", line)
            for line in lines
        ]
        (folder / file).write_text("\n".join(changed), "utf-8")
    return folder


@rule("BA-COMP-9")
@pytest.mark.parametrize("scenario", ["impossible-siege", "siege-of-the-flyers", "siege-of-the-dragons"])
def test_names_have_no_effect_on_play(scenario: str, tmp_path: Path) -> None:
    options = {"edition": "2015", "players": 2, "mode": "scenario", "scenario": scenario}
    usual = holdfast.new("bastion", options, seed=7)
    other = holdfast.new("bastion", options, seed=7, content=renamed(tmp_path))
    for number in range(400):
        if usual.question is None:
            break
        assert other.question is not None
        ids = [id.replace("another-", "") for id in other.question.options.ids]
        assert ids == list(usual.question.options.ids)
        choice = number * 7 % len(ids)
        usual.choose(usual.question.options[choice])
        other.choose(other.question.options[choice])
    assert str(other.view()).replace("another-", "") == str(usual.view())
    assert "another-" in str(other.view())


@rule("BA-COMP-10")
@pytest.mark.parametrize(
    ("family", "stranger"), [("scout", "spy"), ("flyer", "rokai"), ("dragon", "knellerwyrm")]
)
def test_an_enemy_is_of_the_class_that_its_name_has_in_it(family: str, stranger: str) -> None:
    """The Spy scouts, Rokai flies and Knellerwyrm is a kind of dragon, but their names do not say so."""
    assert set(CONTENT.cards[family + "-red"].traits) & set(CONTENT.cards[stranger].traits)
    options = {"mode": "level", "classes": [family, "giant", "priest"], "level": "extreme"}
    pools = holdfast.new("bastion", options).table.state.deck.pools
    assert sorted(pools[family]) == sorted(card for card in CONTENT.cards if family in card)
    assert len(pools[family]) == 6


@rule("BA-COMP-11")
@EDITIONS
@pytest.mark.parametrize("family", MAIN)
def test_cards_of_the_main_troop_have_no_trait(edition: str, family: str) -> None:
    card = f"{family}-red"
    assert CONTENT.cards[card].traits == ()
    game = position(
        edition=edition, phase="enemy", walls={"w3": ["beast-blue"]}, deck=[card, "rider-blue", "mage-blue"]
    )
    assert wall(game) == {"w3": ["beast-blue"], "w4": [card]}
    assert price(game, "w3") == {"blue": 3}
    assert not seen(game)["wall"]["w3"]["protected"] and not seen(game)["blocked"]


@rule("BA-COMP-11")
def test_a_card_may_show_the_cross_beside_one_trait_or_twice() -> None:
    assert {len(card.traits) for card in CONTENT.cards.values()} == {0, 1, 2}


@rule("BA-COMP-12")
def test_there_are_30_rituals_one_of_each_of_five_kinds_in_each_colour() -> None:
    kinds = ("accumulator", "converter", "source", "obelisk", "gun")
    pairs = Counter((card.kind, card.colour) for card in CONTENT.rituals.values())
    assert pairs == {(kind, colour): 1 for kind in kinds for colour in range(6)}
    assert seen(position(defenders=[at(), at()]))["rituals"]["left"] == 30


@rule("BA-COMP-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_rituals_of_one_name_do_the_same_each_for_its_colour(colour: str) -> None:
    gun = position(walls={"w1": [f"rider-{colour}"]}, bases={"yellow-a": f"gun-{colour}"})
    assert price(gun, "w1") == {colour: 4}
    source = position(
        defenders=[at("yellow")],
        reserve={colour: 14},
        bases={"yellow-a": f"source-{colour}", "yellow-b": f"obelisk-{colour}"},
    )
    source.choose("gain:yellow-a")
    assert pool(source) == {colour: 4}
    for kind in ("converter", "accumulator"):
        game = position(defenders=[at(red=1, artifacts=[f"{kind}-{colour}"]), at(blue=1)])
        assert offered(game, "use") == [f"use:{kind}-{colour}"]


@rule("BA-COMP-13")
@EDITIONS
@pytest.mark.parametrize("players", [1, 4])
def test_there_are_fifteen_mana_of_each_of_six_colours(edition: str, players: int) -> None:
    table = holdfast.new("bastion", {"edition": edition, "players": players}).view()
    pools = [defender["pool"] for defender in table["defenders"]]
    count = {colour: have + sum(own[colour] for own in pools) for colour, have in table["reserve"].items()}
    assert count == dict.fromkeys(COLOURS, 15)


@rule("BA-COMP-14")
@EDITIONS
def test_four_may_play_each_with_another_defender(edition: str) -> None:
    table = holdfast.new("bastion", {"edition": edition, "players": 4}).view()
    assert sorted(defender["id"] for defender in table["defenders"]) == sorted(CONTENT.defenders)
    assert len(CONTENT.defenders) == 4


@rule("BA-COMP-14")
@EDITIONS
def test_five_cannot_play(edition: str) -> None:
    with pytest.raises(holdfast.BadOptions):
        holdfast.new("bastion", {"edition": edition, "players": 5})


@rule("BA-COMP-15")
def test_effects_need_no_reminder_tokens_but_for_damaged_sources() -> None:
    """+1 strength, no Flame, no Lightning and a flyer's empty sources hold with nothing laid to mark them."""
    game = position(
        walls={"w9": ["shaggon"], "w10": ["beast-red"]},
        squares={"red": ["flyer-blue"]},
        citadel=["dragon-red"],
        defenders=[at("red", red=9), at("red", spells=["warrior-red", "symbiote-red"])],
    )
    state = game.position()["state"]
    assert not state.get("damaged") and not state.get("laid")
    assert price(game, "w10") == {"red": 4}
    assert why_not(game, "pledge:warrior-red") == ("no-flame", "BA-TRAIT-87")
    assert why_not(game, "pledge:symbiote-red") == ("no-lightning", "BA-TRAIT-88")
    assert why_not(game, "gain:red-1") == ("flyer-there", "BA-TRAIT-26")


@rule("BA-COMP-15")
def test_only_in_the_fourth_scenario_an_empty_source_is_remembered() -> None:
    scenario = {"mode": "scenario", "scenario": "belated-arrival"}
    assert holdfast.new("bastion", scenario).position()["state"]["damaged"]
    for other in ("darkened-skies", "trembling-earth", "show-of-force"):
        state = holdfast.new("bastion", scenario | {"scenario": other}).position()["state"]
        assert "damaged" not in state
