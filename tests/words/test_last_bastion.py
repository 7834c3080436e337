"""Everything printed on the components of Last Bastion has a name; tiles and powers say what they do."""

from itertools import chain, product
from typing import get_args

import pytest

import holdfast
from holdfast import words
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import BOARD_COLOURS, COLOURS, HEROES, LEVELS, TILES
from holdfast.games.last_bastion.state import Phase, Status
from holdfast.kernel.message import Message, MessageBuilder, say
from tests.rulebook.last_bastion.positions import position
from tests.words.fluent_files import messages

GAME = "last-bastion"


def printed() -> set[str]:
    content = load()
    effects = {effect.code for card in content.cards.values() for effect in card.effects}
    explained = chain(
        product(["tile"], TILES),
        product(["board"], BOARD_COLOURS),
        product(["effect"], effects),
        product(["decay"], content.dice.decay.faces),
        product(["level"], LEVELS),
    )
    named = chain(
        product(["card"], content.cards),
        product(["hero"], HEROES),
        product(["colour"], {*COLOURS, *content.dice.combat.faces, *content.dice.grey.faces}),
        product(["piece"], ["net", "trap", "standard", "spell", "evil"]),
        product(["token"], ["life", "call", "equipment"]),
        product(["status"], [*get_args(Status), "pinned", "cursed"]),
        product(["phase"], get_args(Phase)),
    )
    ids = {f"{kind}-{id}{more}" for kind, id in explained for more in ("", "-help")}
    ids |= {f"hero-{id}-{more}" for id in HEROES for more in ("who", "power")}
    return ids | {f"{kind}-{id}" for kind, id in named}


@pytest.mark.parametrize("language", words.languages())
def test_everything_printed_has_a_name(language: str) -> None:
    assert printed() - set(messages(language, GAME)) == set()


@pytest.mark.parametrize("language", words.languages())
def test_a_line_of_the_log_stays_as_it_was_when_the_slot_fills(language: str) -> None:
    game = position(heroes={"elmer": {"at": "quarry"}}, turn="red")
    game.choose("activate:quarry")
    game.choose("trap:red-2")
    event = game.events[-1]
    before = say(language, GAME, MessageBuilder(game.rules, game.table).line(event))
    later = position(cards={"red-2": "incubus"})
    assert say(language, GAME, MessageBuilder(later.rules, later.table).line(event)) == before


def test_an_option_on_a_slot_names_the_card_that_lies_there() -> None:
    game = position(heroes={"elmer": {"at": "tower"}}, cards={"red-2": "incubus"})
    assert game.question is not None
    label = MessageBuilder(game.rules, game.table).label(game.question.options["fight:red-2"])
    thing = label.args["objects"]
    assert isinstance(thing, list)
    assert thing[0].args["card"] == Message("card-incubus")


def test_what_is_paid_is_told_apart_from_what_is_defeated() -> None:
    game = holdfast.new(GAME, {"players": 1}, seed=1)
    label = MessageBuilder(game.rules, game.table).label(holdfast.Option("win:red-1+blue-2>blue+black", 0))
    assert [label.args[key] for key in ("count", "left_count", "right_count")] == [4, 2, 2]
    assert label.args["right"] == [Message("object-blue"), Message("object-black")]


def test_odds_are_told_without_and_with_the_tokens_at_hand() -> None:
    game = position({"elmer": {"at": "tower", "equipment": {"red": 1}}, "kazgin": {}}, {"red-2": "incubus"})
    odds = game.odds("fight:red-2")
    assert odds is not None
    (told,) = game.messages().chances(odds)
    bare, helped = odds.data["without_tokens"]["fall:red-2"], odds.of["fall:red-2"]
    assert (told.args["bare"], told.args["percent"]) == (round(100 * bare), round(100 * helped))
    assert "with 1 red" in say("en", "last-bastion", told)


def test_tokens_that_cannot_help_are_not_spoken_of() -> None:
    game = position({"elmer": {"at": "tower", "equipment": {"blue": 1}}, "kazgin": {}}, {"red-2": "incubus"})
    odds = game.odds("fight:red-2")
    assert odds is not None
    (told,) = game.messages().chances(odds)
    assert told.id == "odds-fall"
