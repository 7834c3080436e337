"""Everything printed on the components of Bastion has a name, and the help says what each edition does."""

import re
from itertools import chain, product
from typing import get_args

import pytest

from holdfast import words
from holdfast.games.bastion import GAME as RULES
from holdfast.games.bastion.content.schema import Legend, Trait
from holdfast.games.bastion.names import help_of
from holdfast.games.bastion.rules.geometry import COLOURS, PLACES
from holdfast.games.bastion.rules.phases import PHASES
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, MessageBuilder, say
from holdfast.kernel.question import Option
from tests.rulebook.bastion.positions import at, position
from tests.words.fluent_files import messages
from tests.words.test_plurals import NUMBERS, SHAPES

GAME = "bastion"
EDITIONS = ("2015", "2018")
CONTENT = RULES.content()
HELP = re.compile(r"(.+)-help(?:-(2015|2018))?")


def explained() -> set[str]:
    """The names that come with an explanation."""
    parts = ("citadel", "district", "source", "tower", "base", "square", "section", "gate")
    legends = {legend.paint for legend in CONTENT.legends.values()}
    kinds = chain(
        product(["edition"], CONTENT.editions),
        product(["mode"], ("training", "level", "scenario", "custom")),
        product(["side"], ("statue", "plain")),
        product(["level"], CONTENT.levels),
        product(["scenario"], CONTENT.scenarios),
        product(["class"], CONTENT.classes),
        product(["card"], CONTENT.legends),
        product(["trait"], get_args(Trait)),
        product(["spell"], CONTENT.spells),
        product(["ritual"], CONTENT.ritual_kinds),
        product(["kind"], ("artifact", "structure")),
        product(["paint"], legends),
        product(["part"], parts),
    )
    return {f"bastion-{kind}-{id}" for kind, id in kinds}


def named() -> set[str]:
    """The names that speak for themselves."""
    kinds = chain(
        product(["bastion-card"], [*CONTENT.cards, *CONTENT.auxiliary, "legendary"]),
        product(["bastion-ritual"], CONTENT.rituals),
        product(["bastion-defender"], CONTENT.defenders),
        product(["bastion-place"], PLACES),
        product(["colour", "bastion-mana", "bastion-element"], COLOURS),
        product(["bastion-troop"], ("main", "auxiliary", "legendary")),
        product(["bastion-advice"], ("training", "below-normal", "normal", "hard")),
        product(["phase"], PHASES),
    )
    ids = {f"{kind}-{id}" for kind, id in kinds}
    return ids | {f"bastion-defender-{id}-who" for id in CONTENT.defenders}


@pytest.mark.parametrize("language", words.languages())
def test_everything_printed_has_a_name(language: str) -> None:
    assert (named() | explained()) - set(messages(language, GAME)) == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", words.languages())
def test_everything_that_needs_it_is_explained_in_each_edition(language: str, edition: str) -> None:
    wanted = {help_of(name, edition) for name in explained() | {"bastion-ritual"}}
    assert wanted - set(messages(language, GAME)) == set()


@pytest.mark.parametrize("language", words.languages())
def test_an_explanation_is_one_for_both_editions_or_one_for_each(language: str) -> None:
    found: dict[str, set[str | None]] = {}
    for id in messages(language, GAME):
        match = HELP.fullmatch(id)
        if match is not None:
            found.setdefault(match[1], set()).add(match[2])
    assert [name for name, kinds in found.items() if kinds not in ({None}, set(EDITIONS))] == []


@pytest.mark.parametrize("language", words.languages())
def test_what_the_editions_do_differently_is_said_differently(language: str) -> None:
    told = {id: words.say(language, id, GAME) for id in messages(language, GAME)}
    alike = [id for id in told if id.endswith("-2015") and told[id] == told[id[:-4] + "2018"]]
    assert alike == []


@pytest.mark.parametrize("language", words.languages())
def test_no_two_cards_have_the_same_name(language: str) -> None:
    for kind, ids in (("card", CONTENT.cards), ("ritual", CONTENT.rituals), ("spell", CONTENT.spells)):
        said = [words.say(language, f"bastion-{kind}-{id}", GAME) for id in ids]
        assert len(set(said)) == len(said)


def test_every_paint_has_its_words() -> None:
    paints = Legend.__annotations__["paint"]
    assert {f"bastion-paint-{paint}" for paint in get_args(paints)} <= set(messages("en", GAME))


# -- how things are named -----------------------------------------------------------------------


def label(game: Game, id: str) -> Message:
    assert game.question is not None
    return MessageBuilder(game.rules, game.table).label(game.question.options[id])


def thing(game: Game, id: str) -> Message:
    """The first thing that an option touches."""
    things = label(game, id).args["objects"]
    assert isinstance(things, list)
    return things[0]


def section(number: int, colour: str) -> Message:
    return Message("bastion-section", {"number": number, "place": Message(f"bastion-place-{colour}")})


def held(spell: str, power: int, card: str) -> Message:
    of_spell, of_card = Message(f"bastion-spell-{spell}"), Message(f"bastion-card-{card}")
    return Message("bastion-held-spell", {"spell": of_spell, "power": power, "card": of_card})


def test_an_option_on_a_section_names_the_enemy_that_stands_there() -> None:
    game = position(walls={"w6": ["warrior-red"]}, defenders=[at("green", red=4)])
    enemy = Message("bastion-card-warrior-red")
    assert thing(game, "attack:w6") == Message("bastion-at", {"thing": enemy, "place": section(6, "green")})


def test_a_unified_enemy_is_named_with_all_its_cards() -> None:
    cards = ["beast-red", "symbiote-blue", "symbiote-green"]
    game = position(walls={"w1": cards}, defenders=[at("yellow", red=3, blue=4, green=4)])
    host, first, second = (Message(f"bastion-card-{card}") for card in cards)
    two = Message("bastion-united", {"host": host, "symbiote": first})
    three = Message("bastion-united", {"host": two, "symbiote": second})
    assert thing(game, "attack:w1").args["thing"] == three


def test_the_top_dragon_is_named_with_the_citadel() -> None:
    defenders = [at("yellow", blue=10)]
    game = position(citadel=["dragon-red", "dragon-blue"], walls={"w1": ["beast-red"]}, defenders=defenders)
    assert thing(game, "storm:citadel").args["thing"] == Message("bastion-card-dragon-blue")


def test_a_held_card_is_named_as_the_spell_it_is() -> None:
    walls = {"w1": ["beast-red"], "w2": ["beast-blue"]}
    defenders = [at("yellow", spells=["priest-red", "shapeshifter-blue"])]
    game = position(walls=walls, defenders=defenders)
    assert thing(game, "cast:priest-red") == held("castling", 0, "priest-red")
    copied = label(game, "cast:shapeshifter-blue>priest-red")
    assert copied.args["object"] == held("copy", 0, "shapeshifter-blue")
    assert copied.args["target"] == held("castling", 0, "priest-red")


@pytest.mark.parametrize(("edition", "power"), [("2015", 2), ("2018", 3)])
def test_abundance_is_told_with_the_power_it_has_in_the_edition(edition: str, power: int) -> None:
    defenders = [at("yellow", red=1, spells=["spy", "giant-red"])]
    game = position(edition=edition, walls={"w9": ["beast-red"]}, defenders=defenders)
    game.choose("gain-with-spells:yellow-1")
    assert thing(game, "add:spy") == held("abundance", power, "spy")


def test_spells_already_added_are_named_copies_among_them() -> None:
    spells = ["warrior-red", "shapeshifter-blue", "mage-red"]
    game = position(walls={"w1": ["rider-red"]}, defenders=[at("yellow", red=6, spells=spells)])
    game.choose("attack-with-spells:w1")
    game.choose("add:shapeshifter-blue>warrior-red")
    assert game.question is not None
    flame, copy = held("flame", 1, "warrior-red"), held("copy", 0, "shapeshifter-blue")
    prompt = MessageBuilder(game.rules, game.table).prompt(game.question)
    assert prompt.args["added"] == [Message("bastion-copied-spell", {"copy": copy, "spell": flame})]


@pytest.mark.parametrize("language", words.languages())
def test_two_sources_of_one_colour_in_a_district_are_told_apart(language: str) -> None:
    game = position(side="plain", walls={"w9": ["beast-red"]}, defenders=[at("yellow", red=1)])
    assert [thing(game, f"gain:yellow-{nth}").args["number"] for nth in (1, 2, 3)] == [1, 2, 0]
    said = {say(language, GAME, label(game, f"gain:yellow-{nth}")) for nth in (1, 2, 3)}
    assert len(said) == 3


def test_a_built_source_is_named_by_its_card_and_its_base() -> None:
    defenders = [at("yellow", red=1)]
    game = position(bases={"yellow-b": "source-red"}, walls={"w9": ["beast-red"]}, defenders=defenders)
    named = thing(game, "gain:yellow-b")
    assert named.args["thing"] == Message("bastion-ritual-source-red")
    assert named.args["place"] == Message(
        "bastion-base", {"number": 2, "place": Message("bastion-place-yellow")}
    )


def test_mana_paid_colour_by_colour_is_told_with_its_number() -> None:
    game = position(walls={"w1": ["golem"]})
    told = MessageBuilder(game.rules, game.table).label(Option("pay:red>3", 0))
    assert told.args["left"] == [Message("colour-red")]
    assert told.args["right"] == [Message("bastion-number", {"number": 3})]


def test_a_place_in_the_log_tells_nothing_that_may_change() -> None:
    game = position(
        bases={"yellow-a": "source-red"},
        walls={"w1": ["beast-red"]},
        squares={"green": ["flyer-red"]},
        citadel=["dragon-red"],
    )
    bare = position(walls={"w9": ["beast-red"]})
    for place in ("citadel", "yellow", "w1", "green-square", "yellow-a", "yellow-2", "red-tower"):
        assert RULES.wording.name(game.table, "at", place) == RULES.wording.name(bare.table, "at", place)


# -- plurals ------------------------------------------------------------------------------------

FORMS: dict[str, dict[str, tuple[str, str, str]]] = {
    "ru": {
        "enemy-deck": ("карта", "карты", "карт"),
        "ritual-deck": ("карта", "карты", "карт"),
        "mana-tokens": ("фишка маны", "фишки маны", "фишек маны"),
        "ask-pay": ("фишка маны", "фишки маны", "фишек маны"),
        "why-lacks-mana": ("фишка маны", "фишки маны", "фишек маны"),
        "fault-too-many-cards": ("карта", "карты", "карт"),
    },
    "pl": {
        "enemy-deck": ("karta", "karty", "kart"),
        "ritual-deck": ("karta", "karty", "kart"),
        "mana-tokens": ("żeton many", "żetony many", "żetonów many"),
        "ask-pay": ("żeton many", "żetony many", "żetonów many"),
        "why-lacks-mana": ("żeton many", "żetony many", "żetonów many"),
        "fault-too-many-cards": ("karta", "karty", "kart"),
    },
}
"""The words after 1, after 2 and after 5."""


@pytest.mark.parametrize(("language", "id"), [(language, id) for language in FORMS for id in FORMS[language]])
def test_the_word_agrees_with_the_number(language: str, id: str) -> None:
    for number, form in zip(NUMBERS, SHAPES[language], strict=True):
        said = words.say(language, id, GAME, count=number, at="-", group="-", limit=6)
        assert re.search(rf"(?<!\w){number} {FORMS[language][id][form]}(?!\w)", said), said
