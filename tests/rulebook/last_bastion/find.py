"""Cards by what is printed on them, so that tests outlive another balance of the cards.

>>> card_with(enter="draw", colour="blue")
'hollow-summoner'
"""

from collections.abc import Collection
from pathlib import Path
from shutil import copy
from typing import Any

from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import Card

Icons = str | Collection[str] | None
"""An icon that must be there; or all the icons of that kind, in any order; None: anything."""

CARDS = Path(__file__).parent / "cards"
"""A plain set of cards, in which every kind is found, whatever the shipped ones are like."""
PRINTED = load(CARDS)
NAMED = ("hollow-summoner", "butcher", "nefarious-cannon", "incubus", "archdaemon-of-torment")
"""The cards that the books name."""


def cards_with(
    *,
    warlord: bool = False,
    colour: str | None = None,
    resistance: int | None = None,
    enter: Icons = None,
    recurring: Icons = None,
    permanent: Icons = None,
    exit: Icons = None,
    apart: Collection[str] = (),
) -> list[str]:
    """The cards that have all this, those with the fewest icons first.

    `exit="draw"` asks for that icon among others, `exit=("draw",)` for that icon alone, and
    `exit=()` for none. `apart` are cards that are in use already.
    """
    wanted = {"enter": enter, "recurring": recurring, "permanent": permanent, "exit": exit}
    found = [
        card
        for card in PRINTED.cards.values()
        if card.warlord == warlord
        and colour in (None, card.colour)
        and resistance in (None, card.resistance)
        and card.id not in apart
        and all(_has(card, kind, icons) for kind, icons in wanted.items())
    ]
    return [card.id for card in sorted(found, key=lambda card: len(card.effects))]


def _has(card: Card, kind: str, icons: Icons) -> bool:
    printed = icons_of(card.id, kind)
    if icons is None:
        return True
    return icons in printed if isinstance(icons, str) else sorted(icons) == sorted(printed)


def icons_of(card: str, kind: str) -> list[str]:
    """The icons of that kind on the card."""
    return [effect.code for effect in PRINTED.cards[card].effects if effect.kind == kind]


def card_with(**wanted: Any) -> str:
    """A monster that has all this (see `cards_with`), with as few other icons as there are."""
    found = cards_with(**wanted)
    assert found, f"no card has {wanted}"
    return found[0]


def monster(colour: str | None = None, resistance: int | None = None, **wanted: Any) -> str:
    """A monster of that colour and resistance."""
    return card_with(colour=colour, resistance=resistance, **wanted)


def warlord(**wanted: Any) -> str:
    """A warlord that has all this."""
    return card_with(warlord=True, **wanted)


def idle(count: int, colour: str | None = None, **wanted: Any) -> list[str]:
    """That many monsters that do nothing while they lie there: no recurring and no permanent icon.

    With `enter=()` they do nothing on coming either.
    """
    found = cards_with(colour=colour, recurring=(), permanent=(), **wanted)
    assert len(found) >= count, f"only {len(found)} idle monsters"
    return found[:count]


def filled(*boards: str, apart: Collection[str] = ()) -> dict[str, str]:
    """Idle monsters for every slot of the boards, ready for `cards=`.

    Those that do nothing on coming, or that the books name, are taken last: tests draw them.
    """
    slots = [f"{board}-{number}" for board in boards for number in (1, 2, 3)]
    found = cards_with(recurring=(), permanent=(), apart=apart)
    found.sort(key=lambda id: id in NAMED or not icons_of(id, "enter"))
    return dict(zip(slots, found, strict=False))


def own_content(folder: Path, *cards: dict[str, Any], warlords: bool = False) -> Path:
    """A content of the test's own in `folder`: each of the cards takes the place of a plain one.

    A card is written as in `monsters.toml`: `{"id": ..., "colour": ..., "resistance": ..., "enter": [...]}`.
    """
    shipped = [card for card in PRINTED.cards.values() if card.warlord == warlords]
    kept = [_written(card) for card in shipped][: len(shipped) - len(cards)]
    key = "warlord" if warlords else "monster"
    lines = [line for entry in [*kept, *cards] for line in (f"[[{key}]]", *_lines(entry))]
    (folder / f"{key}s.toml").write_text("\n".join(lines) + "\n", "utf-8")
    for file in CARDS.iterdir():
        if not (folder / file.name).exists():
            copy(file, folder)
    return folder


def _written(card: Card) -> dict[str, Any]:
    entry: dict[str, Any] = {"id": card.id, "colour": card.colour, "resistance": card.resistance}
    return entry | {kind: icons_of(card.id, kind) for kind in ("enter", "recurring", "permanent", "exit")}


def _lines(entry: dict[str, Any]) -> list[str]:
    """TOML of plain words, numbers and lists of words, which Python writes alike."""
    return [f"{key} = {value!r}" for key, value in entry.items()]
