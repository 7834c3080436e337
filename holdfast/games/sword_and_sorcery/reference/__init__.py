"""The lists of printed things that the rulebook shows, made from the content."""

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.reference import cards, enemies, heroes, items
from holdfast.games.sword_and_sorcery.reference.entries import Entries


def reference(content: Content) -> dict[str, Entries]:
    """Every list by its name."""
    return {
        **heroes.reference(content),
        **enemies.reference(content),
        **items.reference(content),
        **cards.reference(content),
    }
