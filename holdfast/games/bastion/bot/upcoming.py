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

TENTHS = 10
BITS = 20
MASK = (1 << BITS) - 1
"""Room for the strength of all cards together, in tenths."""
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
        packed = _packed_strengths(content)
        for layer in deck.layers:
            names = deck.pools[layer.pool] if layer.pool else layer.cards
            if not names:
                continue
            share = len(layer) / len(names) / TENTHS
            tenths = sum(map(packed.__getitem__, names))
            self.strength += share * (tenths & MASK)
            for colour in range(6):
                tenths >>= BITS
                self.by_colour[colour] += share * (tenths & MASK)
            even += share * (tenths >> BITS)
        if even:
            for colour in range(len(COLOURS)):
                self.by_colour[colour] += even / len(COLOURS)


class _Packed(dict[str, int]):
    """The strength of cards in tenths as one number each, so that many are added up at once: in all, of each
    colour, and of no colour."""

    def __missing__(self, name: str) -> int:
        return _pack(*UNKNOWN)


def _pack(colour: int, strength: float) -> int:
    tenths = round(TENTHS * strength)
    return tenths | tenths << BITS * (colour + 1 if colour >= 0 else 7)


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
def _packed_strengths(content: Content) -> _Packed:
    """The colour and strength of every card, and of one drawn blind from a class or a pool."""
    blind = {name: kind.strength for name, kind in content.classes.items()} | USUAL_STRENGTH
    cards = {name: _pack(card.colour, card.strength) for name, card in content.cards.items()}
    return _Packed({name: _pack(-1, strength) for name, strength in blind.items()} | cards)
