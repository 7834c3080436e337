"""Taking back: the nearest snapshot is laid out, and what was chosen since is played again."""

from collections.abc import Iterable

from holdfast.kernel.errors import CannotUndo
from holdfast.kernel.game.play import PlayedGame
from holdfast.kernel.history import UndoUnit, entry_before, entry_of_line


class UndoableGame(PlayedGame):
    """Takes choices back."""

    __slots__ = ()

    def undo(self, unit: UndoUnit = "choice", *, to: int | None = None, line: int | None = None) -> None:
        """Take back the last choice, action, turn or round; or everything from choice number `to`
        on; or everything from the choice on that led to line `line` of the events."""
        if to is not None:
            target = to
        elif line is not None:
            target = entry_of_line(self.history, line)
        else:
            target = entry_before(self.history, unit)
        if not 0 <= target < len(self.history) or (line is not None and line >= len(self.events)):
            raise CannotUndo("no-such-moment", number=target)
        news = self.history[target].results < self.table.chance.count
        if self.undo_limit == "nothing":
            raise CannotUndo("undo-forbidden")
        if news and self.undo_limit == "nothing-new":
            raise CannotUndo("undo-past-news")
        ended = self.outcome is not None
        self._rebuild(target, self.table.chance.script)
        self.go_on_after_undo(news=news or ended)

    def go_on_after_undo(self, *, news: bool) -> None:
        """Let standing orders answer where the game was taken back to; with other luck if that undid news.

        Who has seen the end of a game may know its luck: taking back the end counts as news.

        The last part of `undo`, for callers that have rebuilt an earlier state from a snapshot.
        """
        if news and self.undo_draws_anew:
            self.table.chance.draw_anew()
        asked = self._asked
        if asked is not None and asked.reaction and self.orders:
            asked = self._follow_orders(asked)
            if len(asked.choices) == 1:
                self._commit(asked, asked.choices[0])
                self._go_on(asked.choices[0])

    def undo_with(self, to: int, followed: Iterable[str]) -> None:
        """Take back, and then choose what standing orders chose after it: how a recorded undo is played."""
        with self._following(followed):
            self.undo(to=to)

    def rewind(self, to: int) -> None:
        """Be again as before choice number `to`, whatever the table's limit for taking back.

        What comes after it can be played again with `choose_with`.
        """
        if not 0 <= to <= len(self.history):
            raise CannotUndo("no-such-moment", number=to)
        if to < len(self.history):
            self._rebuild(to, [])
