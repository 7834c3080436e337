"""The signs of Sword & Sorcery, one letter wide each."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from holdfast.terminal.boards.board import View
from holdfast.terminal.palette import EVIL, LIT, QUIET, SHAPES, STYLES
from holdfast.terminal.translator import Translator

HEROES = "①②③④⑤"
"""Heroes, in the order of their sheets."""
COMPANION = "ⓒ"
RANKS = {"green": "green", "blue": "blue", "red": "red", "purple": "violet"}
"""The colour of the palette for each rank."""
MARKS = {
    "shadow": "?",
    "story": "✶",
    "search": "⌕",
    "shrine": "☩",
    "silent": "†",
    "gate": "∩",
    "shut": "∪",
    "chest": "▤",
    "key": "⚷",
    "ground": "¤",
    "fire": "♨",
    "rune": "◈",
    "waypoint": "⚑",
    "hindering": "≈",
    "dangerous": "!",
    "ghost": "°",
    "down": "_",
    "priority": "⊛",
    "ready": "✓",
    "waits": "⧗",
}
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
CONDITIONS = ("down", "blind", "slow", "stun", "hidden")
"""What lies on a figure or not; poison, fire and injuries have numbers."""


def numbers(of: Sequence[int], room: int = 9) -> Text:
    """The options that touch a thing; as many as there is room for."""
    if not of:
        return Text()
    shown = " ".join(map(str, of))
    if len(shown) > room - 2:
        shown = shown[: room - 2].rpartition(" ")[0] + "…"
    return Text(f"[{shown}]", LIT)


def mark(area: str) -> str:
    """An area as it is called: by its letter on the map."""
    return area.upper()


def plain(piece: str) -> str:
    """A card without the number of its copy."""
    return piece.partition(".")[0]


def figures(view: View) -> dict[str, Text]:
    """The sign of every figure on the map."""
    found: dict[str, Text] = {}
    for number, hero in enumerate(view["heroes"]):
        sign = Text(HEROES[number], QUIET if hero["ghost"] else "bold")
        found[hero["id"]] = sign.append(_posture(hero) if not hero["ghost"] else MARKS["ghost"])
    for ally in view["companions"]:
        found[ally["id"]] = Text(COMPANION, "bold").append(_posture(ally))
    number = 0
    for foe in view["enemies"]:
        colour = RANKS[foe["rank"]]
        for figure in foe["figures"]:
            number += 1
            sign = Text(f"{SHAPES[colour]}{number}", STYLES[colour])
            found[figure["id"]] = sign.append(_posture(figure))
    return found


def _posture(body: Mapping[str, Any]) -> str:
    return MARKS["down"] if body["down"] else ""


def conditions(body: Mapping[str, Any], translator: Translator) -> Text:
    """What lies on a figure, in words."""
    told = [
        translator.say(f"condition-{'kd' if name == 'down' else name}") for name in CONDITIONS if body[name]
    ]
    if body["poison"]:
        told.append(f"{translator.say('condition-poison')} {ROMAN[body['poison']]}")
    told += [f"{translator.say('condition-burn')} {ROMAN[level]}" for level in body["burns"]]
    told += [translator.say(f"injury-{kind}") for kind in body["injuries"]]
    return Text(", ".join(told), EVIL)
