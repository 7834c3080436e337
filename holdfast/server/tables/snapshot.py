"""How a table stands, as this process knows it."""

from msgspec import Struct
from msgspec.structs import replace

from holdfast.kernel.game import Game
from holdfast.server.protocol import messages as told
from holdfast.server.storage.rows import SeatRow, TableRow
from holdfast.server.tables.live_game import Replay
from holdfast.server.tables.seats import Sitter
from holdfast.server.tables.waiting import waited_for


class Standing(Struct):
    """A table's row, its seats, and its game as far as its moves have been played."""

    row: TableRow
    seats: list[SeatRow]
    replay: Replay

    @property
    def game(self) -> Game:
        """The game."""
        return self.replay.game

    @property
    def number(self) -> int:
        """How many moves there are."""
        return self.replay.number

    @property
    def touched(self) -> int:
        """When something last happened here."""
        return self.replay.at or self.row.created

    def row_now(self) -> TableRow:
        """The row as the game has it: over or not."""
        over = self.game.outcome is not None
        return self.row if self.row.over == over else replace(self.row, over=over)

    def now(self, sitter: Sitter) -> told.Now:
        """What a sitter is told of the present, but for view, log and table."""
        game = self.game
        return told.Now(
            self.number,
            told.question_told(game, sitter),
            told.outcome_told(game),
            {} if sitter.onlooker else self.replay.undo_targets(self.row.undo_limit),
            self.replay.choices,
        )

    def log_since(self, sitter: Sitter, number: int) -> tuple[int, told.LogPart]:
        """How many lines somebody knows who stopped at that number, and what they are told of the others."""
        known = self.replay.rewritten_since(number)
        start, logged = self.replay.newest_log(known)
        return known, told.LogPart(start, told.log_told(self.game, logged, sitter))

    def table(self, sitter: Sitter) -> told.TableTold:
        """What a sitter is told of the table itself."""
        return told.table_told(self.row, self.seats, self.game, sitter)

    def seen_from(self, sitter: Sitter) -> int | None:
        """The seat whose view a sitter has; round one screen, that of the one who is waited for."""
        waited = waited_for(self.game)
        return next((one for one in sitter.seats if one in waited), sitter.seats[0] if sitter.seats else None)

    def waits_for(self, sitter: Sitter) -> bool:
        """Is there something for that sitter to choose?"""
        question = self.game.question
        if question is None or self.row.paused or sitter.onlooker:
            return False
        waited = waited_for(self.game)
        return any(seat in waited for seat in sitter.seats) or not waited
