"""The signs of Bastion, one letter wide each."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from holdfast.terminal.palette import EVIL, HEADING, LIT, QUIET, SHAPES, STYLES, shape

SEATS = "①②③④"
COLOURS = ("yellow", "green", "red", "violet", "blue", "black")

MARKS = {
    "source": "≈",
    "tower": "♜",
    "square": "⊡",
    "obelisk": "♝",
    "gun": "⊕",
    "empty": "·",
    "damaged": "✗",
    "blocked": "⊘",
    "invulnerable": "⊞",
    "gate": "∏",
    "last": "⚑",
    "deck": "▒",
    "done": "✓",
    "left": "·",
}

PRISM = "✱"
"""Stands where a price is spread evenly over all six colours."""
ANY = SHAPES["white"]
"""Stands where a price may be paid in any colours."""

TRAITS = {
    "recruit": "»",
    "symbiote": "&",
    "flyer": "⇑",
    "ward": "✚",
    "giant": "⇤",
    "block": "⊘",
    "shift": "∑",
    "citadel": "♚",
    "boost": "↑",
    "boost-all": "⇈",
    "expel": "⇥",
    "wallward": "╬",
    "immune": "∅",
    "aura": "±",
    "no-flame": "⊖",
    "no-lightning": "⊝",
}

CLASSES: dict[str, tuple[str, ...]] = {
    "beast": (),
    "warrior": (),
    "mage": (),
    "rider": (),
    "scout": ("recruit",),
    "symbiote": ("symbiote",),
    "flyer": ("flyer",),
    "priest": ("ward",),
    "giant": ("giant",),
    "archmage": ("block",),
    "shapeshifter": ("shift",),
    "dragon": ("citadel", "boost"),
}
LEGENDS: dict[str, tuple[str, ...]] = {
    "spy": ("recruit", "recruit"),
    "belligemin": ("symbiote", "flyer"),
    "rokai": ("flyer", "expel"),
    "valkyrie": ("flyer", "wallward"),
    "golem": ("immune",),
    "black-wing": ("flyer", "immune"),
    "inquisitor": ("aura",),
    "shaggon": ("no-flame", "no-lightning"),
    "knellerwyrm": ("citadel", "boost-all"),
    "leviathan": ("immune",),
}
FAMILIES = CLASSES | LEGENDS
"""What is printed on the cards of a class, or on a legendary enemy."""

MANY = 3
"""From more cards than that a unified enemy is told by their number and the whole price."""


def family(card: str) -> str:
    """The class of a card; a legendary enemy is a family of its own.

    >>> family("scout-red"), family("black-wing")
    ('scout', 'black-wing')
    """
    kind, _, colour = card.rpartition("-")
    return kind if colour in COLOURS else card


def traits_of(cards: Sequence[Mapping[str, Any]]) -> str:
    """The signs of everything that is printed on an enemy; what unites it is told once."""
    signs = "".join(TRAITS[trait] for card in cards for trait in card["traits"])
    united = TRAITS["symbiote"]
    return signs.replace(united, "") + united if united in signs else signs


def strength_of(card: Mapping[str, Any]) -> Text:
    """What a card costs: the sign of its colour and how much of it."""
    strength = str(card["strength"])
    if card["prismatic"]:
        return Text(PRISM + strength, HEADING)
    colour = card["colour"]
    return (shape(colour) if colour else Text(ANY)).append(strength, HEADING)


def enemy_price(enemy: Mapping[str, Any]) -> Text:
    """What an enemy costs, card by card; a large unified one as a whole."""
    cards = enemy["cards"]
    if len(cards) <= MANY:
        return Text("+").join(map(strength_of, cards))
    total = sum(card["strength"] for card in cards)
    return strength_of(cards[0]).append(f"+{len(cards) - 1}{TRAITS['symbiote']}={total}", HEADING)


def laid(token: str) -> Text:
    """The mana that lies on a source or a tower."""
    return Text("(").append(shape(token)).append(")") if token else Text()


def numbers(of: Sequence[int], room: int = 9) -> Text:
    """The options that touch a thing; as many as there is room for."""
    if not of:
        return Text()
    shown = " ".join(map(str, of))
    if len(shown) > room - 2:
        shown = shown[: room - 2].rpartition(" ")[0] + "…"
    return Text(f"[{shown}]", LIT)


def all_mana(counts: Mapping[str, int], *, nothing: str = "") -> Text:
    """Mana of all six colours, each in a column of its own; `nothing` where there is none of a colour."""
    made = Text()
    for colour in COLOURS:
        count = counts.get(colour, 0)
        told = (
            shape(colour).append(str(count)) if count else Text(nothing and SHAPES[colour] + nothing, QUIET)
        )
        told.truncate(4, pad=True)
        made.append(told)
    return made


def some_mana(counts: Mapping[str, int]) -> Text:
    """Mana of those colours that there is any of."""
    found = [shape(colour).append(str(counts[colour]), "") for colour in COLOURS if counts.get(colour)]
    return Text(" ").join(found)


def structure(ritual: str) -> Text:
    """A structure on a base: what it is, and its colour."""
    kind, _, colour = ritual.rpartition("-")
    return Text(MARKS.get(kind, "?")).append(shape(colour))


def in_colour(colour: str, word: str) -> Text:
    """A word in a colour, with the sign of the colour before it."""
    return shape(colour).append(f" {word}", STYLES[colour])


def invulnerable() -> Text:
    """The sign of an enemy that cannot be attacked."""
    return Text(MARKS["invulnerable"], EVIL)
