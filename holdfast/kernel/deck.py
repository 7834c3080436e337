"""Decks that decide a card only when it is drawn.

A deck knows which cards may still come and in which layers, not in which order. Nobody can
peek at what is not decided, and a fork of the game is a fair guess at the future.
"""

from msgspec import Struct

from holdfast.kernel.chance import Chance
from holdfast.kernel.fast_struct import fast_struct


@fast_struct
class Layer(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """`count` cards out of the pool `pool`; or, without a pool, the known cards `cards`, top first."""

    pool: str = ""
    count: int = 0
    cards: list[str] = []

    def __len__(self) -> int:
        return self.count or len(self.cards)


class Deck(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Layers from top to bottom over pools of cards that may lie in them.

    A pool may hold more cards than its layers take: the rest were removed unseen.

    >>> deck = Deck(pools={"monster": ["imp", "ogre", "ghoul"]}, layers=[Layer("monster", 2)])
    >>> len(deck), deck.back
    (2, 'monster')
    >>> deck.put_on_top("imp")
    >>> deck.draw("horde", Chance(seed=1))
    'imp'
    """

    pools: dict[str, list[str]]
    layers: list[Layer]

    def __len__(self) -> int:
        return sum([layer.count or len(layer.cards) for layer in self.layers])

    def __bool__(self) -> bool:
        return bool(self.layers)

    @property
    def back(self) -> str | None:
        """What the back of the top card tells: its pool, or the card itself where it is known."""
        if not self.layers:
            return None
        top = self.layers[0]
        return top.pool or top.cards[0]

    def draw(self, name: str, chance: Chance) -> str:
        """Take the top card; `name` names the draw (`horde` gives `horde:hollow-summoner`)."""
        return self._take(0, name, chance)

    def draw_bottom(self, name: str, chance: Chance) -> str:
        """Take the bottom card."""
        return self._take(-1, name, chance)

    def _take(self, end: int, name: str, chance: Chance) -> str:
        layer = self.layers[end]
        if not layer.pool:
            card = layer.cards.pop(end)
        else:
            pool = self.pools[layer.pool]
            card = chance.pick(name, pool)
            pool.remove(card)
            layer.count -= 1
        if not layer.count and not layer.cards:
            del self.layers[end]
        return card

    def may_come(self, end: int = 0) -> tuple[str, ...]:
        """The cards that the next draw may bring, each as likely as another; a card may come twice."""
        if not self.layers:
            return ()
        layer = self.layers[end]
        return tuple(self.pools[layer.pool]) if layer.pool else (layer.cards[end],)

    def put_on_top(self, card: str) -> None:
        """Lay a card openly on top: its place is known from now on."""
        if self.layers and not self.layers[0].pool:
            self.layers[0].cards.insert(0, card)
        else:
            self.layers.insert(0, Layer(cards=[card]))

    def put_underneath(self, card: str) -> None:
        """Lay a card openly under the deck."""
        if self.layers and not self.layers[-1].pool:
            self.layers[-1].cards.append(card)
        else:
            self.layers.append(Layer(cards=[card]))
