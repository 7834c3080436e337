"""The numbered options with their odds, in columns where they are short."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.terminal.palette import LIT, QUIET

NUMBER_WIDTH = 3
GAPS = 2
"""A blank after each number and each label."""
SHORT_ODDS = 12
"""Longer odds that several options share are told once, below them."""


@dataclass(frozen=True)
class MenuEntry:
    """An option as it stands in the list."""

    number: int
    verb: str
    label: Text
    odds: str = ""

    @property
    def whole(self) -> Text:
        """The label with the odds beside it."""
        return self.label.copy().append(f"  {self.odds}", QUIET) if self.odds else self.label


def menu(entries: Sequence[MenuEntry], width: int) -> RenderableType:
    """The entries at that width; those of one kind in one column or two."""
    often = Counter(entry.odds for entry in entries if len(entry.odds) > SHORT_ODDS)
    blocks: list[RenderableType] = []
    below: dict[str, list[str]] = {}
    for _, run in groupby(entries, lambda entry: entry.verb):
        same_kind = list(run)
        columns = column_widths([entry.label.cell_len for entry in same_kind], width)
        height = -(-len(same_kind) // len(columns))
        cells = []
        for place, entry in enumerate(same_kind):
            fits = len(columns) == 1 or entry.whole.cell_len <= columns[place // height]
            beside = fits and often[entry.odds] < 2
            cells.append((str(entry.number), entry.whole if beside else entry.label))
            if entry.odds and not beside:
                below.setdefault(entry.odds, []).append(str(entry.number))
        blocks.append(_block(cells, columns, height))
    for odds, numbers in below.items():
        note = Text(f"{', '.join(numbers)}: {odds}", QUIET)
        blocks.append(Padding(note, (0, 0, 0, NUMBER_WIDTH + 1), expand=False))
    return Group(*blocks)


def column_widths(labels: Sequence[int], width: int) -> list[int]:
    """How wide the columns of labels so long are: two where both halves fit, parted near the middle.

    >>> column_widths([10, 12, 9, 11], 80), column_widths([38, 12, 9], 80), column_widths([50, 50], 80)
    ([35, 35], [38, 32], [76])
    """
    room = width - 2 * (NUMBER_WIDTH + GAPS)
    half = -(-len(labels) // 2)
    left, right = max(labels[:half]), max(labels[half:], default=room)
    if left + right > room:
        return [width - NUMBER_WIDTH - 1]
    first = max(left, min(room // 2, room - right))
    return [first, room - first]


def _block(cells: Sequence[tuple[str, Text]], columns: Sequence[int], height: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in columns:
        table.add_column(width=NUMBER_WIDTH, justify="right", style=LIT)
        table.add_column(width=width)
    for row in range(height):
        table.add_row(*(cell for pair in cells[row::height] for cell in pair))
    return table
