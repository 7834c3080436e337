"""A table in memory: its row, its seats and its live game."""

import time
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from holdfast.kernel import window
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message
from holdfast.kernel.question import Option
from holdfast.server.protocol import messages
from holdfast.server.storage.rows import Move, SeatRow, TableNote, TableRow
from holdfast.server.storage.store import MAX_NOTES
from holdfast.server.tables.contents import TableContent
from holdfast.server.tables.live_game import LiveGame
from holdfast.server.tables.seats import Participant
from holdfast.server.tables.taking_back import concerned, taking_back_data
from holdfast.server.tables.waiting import waited_for

MAX_ODDS_SECONDS = 0.02
"""Processor time that odds may take before a question is sent without the rest of them."""
WITHOUT_CLOCK = 16
"""Of so many options without odds one looks at the clock: that is a call of the system."""
MAX_CHANCES = 12
"""Of an option with more, the odds are sent only on request."""


class LoadedTable(Struct):
    """A table's row, its seats, and its game with all moves played that this process knows."""

    row: TableRow
    seats: list[SeatRow]
    live_game: LiveGame
    notes: list[TableNote] = []
    content: TableContent = TableContent(None)
    odds: dict[str, messages.OddsData | None] = {}
    """The odds of options of the question after move `odds_at`, as far as they were asked for."""
    odds_at: int = -1

    @property
    def game(self) -> Game:
        """The game."""
        return self.live_game.game

    @property
    def number(self) -> int:
        """How many moves there are."""
        return self.live_game.number

    @property
    def touched(self) -> int:
        """When something last happened here."""
        return self.live_game.at or self.row.created

    @property
    def confirming(self) -> frozenset[int]:
        """The seats whose turns do not end by themselves: people's, unless they do not want to be asked."""
        passing = self.live_game.passing
        return frozenset(one.seat for one in self.seats if one.kind == "person" and one.seat not in passing)

    def note(self, move: Move, position: int) -> None:
        """A move has been played; it changed the game from that choice on."""
        self.live_game.note(move, position)
        if move.note is not None:
            line = move.note.line
            kept = [replace(one, line=min(one.line, line)) for one in self.notes]
            self.notes = [*kept, move.note][-MAX_NOTES:]

    def row_now(self) -> TableRow:
        """The row as the game has it: over or not."""
        over = self.game.outcome is not None
        return self.row if self.row.over == over else replace(self.row, over=over)

    def now(self, participant: Participant, prompt: Message | None = None) -> messages.TableState:
        """The state for a participant, without view, log and table; the `prompt` of the question may be
        worked out already."""
        game, live_game = self.game, self.live_game
        undo = {} if participant.onlooker else live_game.undo_targets(self.row.undo_limit)
        return messages.TableState(
            self.number,
            messages.question_data(game, participant, prompt, self._odds_at_once),
            messages.outcome_data(game),
            undo,
            live_game.choices,
            {unit: seats for unit, to in undo.items() if (seats := self.asked_for_undo(participant, to))},
        )

    def odds_of(self, option: Option) -> messages.OddsData | None:
        """The chances of an option of the open question, computed once."""
        known, meant = self._known_odds(), window.meant(self.game, option)
        if meant.id not in known:
            odds = self.game.odds(meant)
            known[meant.id] = None if odds is None else messages.odds_data(self.game, odds)
        return known[meant.id]

    def _known_odds(self) -> dict[str, messages.OddsData | None]:
        if self.odds_at != self.number:
            self.odds, self.odds_at = {}, self.number
        return self.odds

    def _odds_at_once(self, options: Sequence[Option]) -> messages.QuestionOdds:
        """What is short and quickly found of the odds of these options."""
        found: dict[str, messages.OddsData] = {}
        game, known, now = self.game, self._known_odds(), time.thread_time
        more, until, late = False, 0.0, False
        for option in options:
            meant = window.meant(game, option)
            told = known.get(meant.id)
            if told is None and meant.id not in known:
                if late:
                    more = True
                    break
                until = until or now() + MAX_ODDS_SECONDS
                odds = game.odds(meant)
                if odds is not None or len(known) % WITHOUT_CLOCK == 0:
                    late = now() > until
                if odds is not None and len(odds.of) > MAX_CHANCES:
                    more = True
                    continue
                told = known[meant.id] = None if odds is None else messages.odds_data(game, odds)
            if told is None:
                continue
            if len(told.of) <= MAX_CHANCES:
                found[option.id] = told
            else:
                more = True
        return messages.QuestionOdds(found, more)

    def asked_for_undo(self, participant: Participant, to: int) -> list[int]:
        """The seats whose people must agree before a participant goes back to that choice."""
        if self.row.undo_limit != "consent":
            return []
        return concerned(self.live_game, self.seats, participant.seats, to)

    def log_since(self, participant: Participant, number: int) -> tuple[int, messages.LogPart]:
        """From which entry on the log has changed since move `number`, and those entries."""
        known = self.live_game.rewritten_since(number)
        start, logged = self.live_game.newest_log(known)
        return known, messages.LogPart(start, messages.log_entries(self.game, logged, participant))

    def table(self, participant: Participant) -> messages.TableData:
        """The table itself, for a participant."""
        return self.table_with(self.shown_seats(), participant)

    def table_with(self, seats: list[messages.SeatData], participant: Participant) -> messages.TableData:
        """The table itself with its seats, for a participant."""
        you = messages.you_data(self.seats, participant)
        taking_back = taking_back_data(self.live_game, self.seats)
        return messages.table_data(self.row, seats, you, taking_back, self.content.packs)

    def shown_seats(self) -> list[messages.SeatData]:
        """The seats, as everybody sees them."""
        live_game = self.live_game
        return messages.seats_data(
            self.seats, self.game, live_game.passing, live_game.giving_up, self.row.host
        )

    def seen_from(self, participant: Participant) -> int | None:
        """The seat whose view a participant sees; at a shared screen, the one that is waited for."""
        if self.game.rules.all_see_the_same:
            return None
        waited = waited_for(self.game)
        return next(
            (one for one in participant.seats if one in waited),
            participant.seats[0] if participant.seats else None,
        )

    def waits_for(self, participant: Participant) -> bool:
        """Is there something for that participant to choose?"""
        question = self.game.question
        if question is None or self.row.paused or participant.onlooker:
            return False
        waited = waited_for(self.game)
        return any(seat in waited for seat in participant.seats) or not waited
