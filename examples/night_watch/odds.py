"""Exact chances, shown to people."""

from examples.night_watch.state import FINDS, FOUND, NightWatchTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option, Question


def odds(table: NightWatchTable, question: Question, option: Option) -> Odds | None:
    """What gathering may bring; nothing else is left to chance before it is chosen."""
    if option.verb != "gather":
        return None
    return Odds({f"find:{face}": FINDS.count(face) / len(FINDS) for face in FOUND})
