"""Whole enemy decks: what lies in them, drawn out to the last card."""

from collections import Counter
from typing import Any

import msgspec

import holdfast
from holdfast.games.bastion.rules.deck import draw_enemy
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck
from holdfast.kernel.game import Game
from tests.rulebook.bastion.positions import CONTENT

MAIN = [card.id for card in CONTENT.cards.values() if card.troop == "main"]
LEGENDS = list(CONTENT.legends)
AUXILIARY = list(CONTENT.auxiliary)


def laid_out(edition: str, seed: int = 0, **options: Any) -> Game:
    """A new game whose first enemy has not come yet."""
    return holdfast.new("bastion", {"edition": edition} | options, seed=seed)


def drawn_out(game: Game, seed: int = 0) -> list[str]:
    """Every card of the enemy deck in the order this luck gives; the game itself goes on unharmed."""
    deck = msgspec.convert(msgspec.to_builtins(game.table.state.deck), Deck)
    chance = Chance(seed)
    cards = []
    while deck:
        cards.append(draw_enemy(deck, chance))
    return cards


def families(cards: list[str]) -> dict[str, int]:
    """How many cards of each class, and the legendary ones by name."""
    return dict(Counter(CONTENT.cards[card].family for card in cards))


def whole(*classes: str) -> dict[str, int]:
    """All six cards of each class."""
    return dict.fromkeys(classes, 6)


def one_each(*names: str) -> dict[str, int]:
    """One card of each class or name."""
    return dict.fromkeys(names, 1)


MAIN_TROOP = whole("beast", "warrior", "mage", "rider")
