"""Cells of a board drawn with letters: boxes of one size that stand side by side."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text


class Border(NamedTuple):
    """The letters of a frame."""

    top: str
    wall: str
    foot: str


_LIGHT = Border("╭─╮", "│", "╰─╯")
_HEAVY = Border("┏━┓", "┃", "┗━┛")


def fitted(text: Text, width: int) -> Text:
    """A copy exactly that wide: cut with an ellipsis, or filled with blanks."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def folded(name: str, width: int, lines: int) -> list[str]:
    """A name on at most so many lines; what does not fit is cut with an ellipsis.

    >>> folded("Tomb of the Ancient Kings", 14, 2), folded("Tomb of the Ancient Kings", 14, 1)
    (['Tomb of the', 'Ancient Kings'], ['Tomb of the A…'])
    """
    found = textwrap.wrap(name, width)
    if len(found) <= lines:
        return found
    shown = found[: lines - 1]
    rest = name.split(shown[-1], 1)[1].lstrip() if shown else name
    return [*shown, rest[: width - 1].rstrip() + "…"]


def box(
    lines: Sequence[Text],
    width: int,
    height: int,
    *,
    top: tuple[Text, Text],
    foot: tuple[Text, Text],
    style: str = "",
    heavy: bool = False,
) -> list[Text]:
    """A frame with words set into its upper and lower edge, left and right."""
    frame = _HEAVY if heavy else _LIGHT
    inner = width - 2
    body = [*lines, *[Text()] * (height - 2 - len(lines))][: height - 2]
    return [
        _edge(frame.top, top, inner, style),
        *(Text(frame.wall, style).append(fitted(line, inner)).append(frame.wall, style) for line in body),
        _edge(frame.foot, foot, inner, style),
    ]


def _edge(letters: str, words: tuple[Text, Text], inner: int, style: str) -> Text:
    first, last = words[0].copy(), words[1]
    first.truncate(max(0, inner - last.cell_len), overflow="ellipsis")
    gap = letters[1] * (inner - first.cell_len - last.cell_len)
    return Text(letters[0], style).append(first).append(gap, style).append(last).append(letters[2], style)


def open_cell(lines: Sequence[Text], width: int, height: int) -> list[Text]:
    """A cell without a frame."""
    return [fitted(line, width) for line in [*lines, *[Text()] * (height - len(lines))][:height]]


def side_by_side(cells: Iterable[Sequence[Text]]) -> list[Text]:
    """Cells of one height as the lines of a row."""
    return [Text().join(parts) for parts in zip(*cells, strict=True)]


def grid(*widths: int) -> Table:
    """Columns of these widths, and one more that takes the rest of the line."""
    table = Table.grid(padding=(0, 1))
    for width in widths:
        table.add_column(width=width)
    table.add_column(ratio=1)
    return table
