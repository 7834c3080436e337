"""A weapon, power or other thing that an attack is made with, and the filters that fit it."""

from functools import cache, lru_cache

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.vocabulary import MAX_PARSED, Effect, parted

BARE_HANDS = "bare-hands"


class Shown(Struct, frozen=True, gc=False):
    """The effects of a card for attacks, free ones and others, and how the table shows them."""

    free: tuple[Effect, ...] = ()
    paid: tuple[Effect, ...] = ()
    free_texts: tuple[str, ...] = ()
    paid_texts: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


@lru_cache(MAX_PARSED)
def shown(source: str, texts: tuple[str, ...]) -> Shown:
    """The effects that stand on a card."""
    free, paid = parted(source, texts)
    free_texts, paid_texts = tuple([one.text for one in free]), tuple([one.text for one in paid])
    return Shown(free, paid, free_texts, paid_texts, (source,) * len(paid))


class Weapon(Struct, frozen=True, gc=False):
    """A weapon, power or other thing that attacks, with the words that filters know it by."""

    id: str
    hits: int
    red: int
    blue: int
    range: int
    type: str
    effects: tuple[str, ...]
    tags: frozenset[str]
    piece: str = ""
    shown: Shown = Shown()
    """Its effects, taken apart."""


def fits(filter: str, tags: frozenset[str]) -> bool:
    """Does an attack have all the words of a filter?"""
    return not filter or _words(filter) <= tags


@cache
def _words(filter: str) -> frozenset[str]:
    return frozenset(filter.split())


def reach_tag(range: int) -> str:
    """A hero's attack with {0} is melee, with {1} or more ranged even in his own area (SS-COMBAT-5)."""
    return "ranged" if range else "melee"
