"""The enemies that are still in the deck: how many, and what they cost as far as that is known."""

from functools import lru_cache

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import LEGENDARY
from holdfast.games.bastion.rules.deck import EARLY
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.deck import Deck

USUAL_STRENGTH = {LEGENDARY: 6.5, EARLY: 4.8}
"""What a card drawn blind costs on average; one of a class costs what its class does."""

UNKNOWN = (-1, USUAL_STRENGTH[EARLY])
"""The colour and strength of a card of which nothing is known."""

MAX_CACHED = 512
"""The cache is emptied when it holds so many decks."""

Key = tuple[object, ...]


class UpcomingEnemies:
    """How many cards a deck holds, and what they cost, by colour and in all."""

    __slots__ = ("by_colour", "count", "strength")

    def __init__(self, deck: Deck, content: Content) -> None:
        self.count = len(deck)
        self.by_colour = [0.0] * 6
        self.strength = 0.0
        """The sum of it."""
        even = 0.0
        facts = _card_facts(content)
        for layer in deck.layers:
            names = deck.pools[layer.pool] if layer.pool else layer.cards
            share = len(layer) / len(names) if names else 0.0
            for name in names:
                colour, strength = facts.get(name, UNKNOWN)
                strength *= share
                self.strength += strength
                if colour >= 0:
                    self.by_colour[colour] += strength
                else:
                    even += strength
        if even:
            for colour in range(len(COLOURS)):
                self.by_colour[colour] += even / len(COLOURS)


_cache: dict[Key, UpcomingEnemies] = {}


def upcoming_enemies(deck: Deck, content: Content) -> UpcomingEnemies:
    """What is still to come: the same object as long as the deck is the same, as in most of a turn."""
    pools = deck.pools
    key = (content, *[(len(one), *(pools[one.pool] if one.pool else one.cards)) for one in deck.layers])
    found = _cache.get(key)
    if found is None:
        if len(_cache) >= MAX_CACHED:
            _cache.clear()
        found = _cache[key] = UpcomingEnemies(deck, content)
    return found


@lru_cache(8)
def _card_facts(content: Content) -> dict[str, tuple[int, float]]:
    """The colour and strength of every card, and of one drawn blind from a class or a pool."""
    blind = {name: kind.strength for name, kind in content.classes.items()} | USUAL_STRENGTH
    cards = {name: (card.colour, float(card.strength)) for name, card in content.cards.items()}
    return {name: (-1, float(strength)) for name, strength in blind.items()} | cards
