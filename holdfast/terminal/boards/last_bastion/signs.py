"""The signs of Last Bastion, one letter wide each."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from holdfast.terminal.palette import EVIL, QUIET

SEATS = "①②③④"

MARKS = {
    "evil": "☠",
    "life": "♥",
    "call": "♪",
    "equipment": "⚒",
    "round": "◎",
    "decay": "⚅",
    "die": "⚃",
    "card": "▮",
    "warlord": "♛",
    "net": "#",
    "trap": "⊠",
    "standard": "⚑",
    "spell": "✦",
    "hero": "☺",
    "pinned": "↓",
    "all": "*",
}

PIECES = {piece: MARKS[piece] for piece in ("net", "trap", "standard", "spell")}

KINDS = {"enter": "→", "recurring": "↻", "permanent": "∞", "exit": "←"}
"""When an effect of a card happens."""

EFFECTS = {
    "haunt": "☠",
    "draw": "+▮",
    "lose-life": "-♥",
    "lose-round": "-◎",
    "decay": "⚅",
    "curse": "☺☠",
    "all-lose-round": "*-◎",
    "all-curse": "*☠",
    "all-pin": "*↓",
    "gain-equipment": "+⚒",
    "gain-life": "+♥",
    "gain-call": "+♪",
    "cleanse": "-☠",
    "gain-life-and-call": "+♥♪",
    "no-white": "-○",
    "lock-die": "-⚃",
    "no-equipment": "-⚒",
}


def effects_of(effects: Iterable[Mapping[str, Any]], *, entering: bool = False) -> Text:
    """The effects of a card by signs, those of a kind together; one under the net is marked and struck out.

    What happens on entering is over once the card lies there, and is shown only on demand.
    """
    made = Text()
    last = ""
    for effect in effects:
        kind = effect["kind"]
        if kind == "enter" and not entering:
            continue
        if kind != last:
            made.append(" " if last else "").append(KINDS[kind], QUIET)
        made.append(MARKS["net"] if effect["net"] else "", EVIL)
        made.append(EFFECTS[effect["code"]], "dim strike" if effect["net"] else "")
        last = kind
    return made
