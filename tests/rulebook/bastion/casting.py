"""Spells in small positions: a card of each, and actions that take several of them."""

from holdfast.kernel.game import Game
from tests.rulebook.bastion.enemies import carriers
from tests.rulebook.bastion.positions import CONTENT, offered

POWERS = {"flame": 1, "lightning": 1, "abundance": 2}
CARD = {spell: carriers(spell, POWERS.get(spell, 0))[-1] for spell in CONTENT.spells}
"""A card of each spell, the last of its kind."""


def cast_with(game: Game, action: str, *castings: str) -> None:
    """Choose an attack or a gain and add those spells to it, and no others.

    What leaves no choice is done without being asked: cards are added as long as they are offered.
    """
    game.choose(action)
    left = [f"add:{casting}" for casting in castings]
    while game.question is not None and (found := [id for id in left if id in offered(game)]):
        game.choose(found[0])
        left.remove(found[0])
    if game.question is not None and "enough" in offered(game):
        game.choose("enough")


def may_add(game: Game) -> set[str]:
    """The spells that may be added now to an attack or a gain."""
    return {id.removeprefix("add:") for id in offered(game, "add")}


def choices_of(game: Game, seat: int) -> set[str]:
    """What that seat may choose now."""
    assert game.question is not None
    return {option.id for option in game.question.options if option.seat == seat}
