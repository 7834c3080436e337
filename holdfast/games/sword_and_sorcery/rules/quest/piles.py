"""Decks and supplies: drawing, and shuffling the discard back when nothing is left (SS-GOLD-3)."""

from holdfast.games.sword_and_sorcery.state import Pile, SwordAndSorceryTable
from holdfast.kernel.deck import Layer


def draw(table: SwordAndSorceryTable, pile: Pile, name: str) -> str | None:
    """The top card; None if deck and discard are both empty (SS-RULE-175)."""
    if not pile.deck.layers:
        if not pile.discard:
            return None
        reshuffle(table, pile, name)
    return pile.deck.draw(name, table.chance)


def reshuffle(table: SwordAndSorceryTable, pile: Pile, name: str) -> None:
    """Deck and discard become one deck again."""
    cards = [card for pool in pile.deck.pools.values() for card in pool]
    cards += [card for layer in pile.deck.layers for card in layer.cards]
    cards += pile.discard
    pile.deck.pools = {"all": cards}
    pile.deck.layers = [Layer("all", len(cards))] if cards else []
    pile.discard = []
    table.note("shuffled", deck=name)


def put_back(pile: Pile, card: str) -> None:
    """A card is shuffled back into its deck."""
    pool = pile.deck.pools.setdefault("all", [])
    pool.append(card)
    for layer in pile.deck.layers:
        if layer.pool == "all":
            layer.count += 1
            return
    pile.deck.layers.append(Layer("all", 1))


def size(pile: Pile) -> int:
    """Cards that can still be drawn, the discard included."""
    return len(pile.deck) + len(pile.discard)
