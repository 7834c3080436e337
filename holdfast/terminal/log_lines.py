"""The log of a game as sentences, each indented below what caused it."""

from collections.abc import Iterable
from dataclasses import dataclass

from holdfast.kernel.event import Event
from holdfast.kernel.game import Game
from holdfast.terminal.translator import Translator

HEADINGS = ("round", "turn")


@dataclass(frozen=True)
class LogLine:
    """One sentence; `heading` marks the beginning of a turn or a round."""

    text: str
    depth: int
    heading: bool


def log_lines(
    game: Game,
    translator: Translator,
    since: int,
    seat: int | None = None,
    *,
    quiet: frozenset[str] = frozenset(),
) -> list[LogLine]:
    """The sentences from event number `since` on, as far as that seat may see them.

    Events of a `quiet` kind are not told.
    """
    builder = game.messages()
    shown = [event for event in game.events[since:] if event.what not in quiet and event.visible_to(seat)]
    return [
        LogLine(translator.tell(builder.line(event)), depth, event.what in HEADINGS)
        for event, depth in zip(shown, nesting(shown), strict=True)
    ]


def nesting(events: Iterable[Event]) -> list[int]:
    """How deep each event lies inside those before it, without gaps; nothing lies inside a heading.

    >>> nesting([Event("turn"), Event("exit", depth=2), Event("lose-life", depth=3), Event("move")])
    [0, 0, 1, 0]
    """
    inside: list[int] = []
    depths = []
    for event in events:
        while inside and inside[-1] >= event.depth:
            inside.pop()
        depths.append(len(inside))
        if event.what in HEADINGS:
            inside.clear()
        else:
            inside.append(event.depth)
    return depths
