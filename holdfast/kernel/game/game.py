"""Game: drives the rules of one game.

It is put together from what it holds (`base`), playing (`play`), taking back (`undo`) and forks (`forks`).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from holdfast.kernel.awards import FinishedGame, of_game
from holdfast.kernel.game.forks import ForkableGame
from holdfast.kernel.message import Message
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Barred, Option

RECORD_FORMAT = 1


class Game(ForkableGame):
    """A game being played. Made by `holdfast.new`, `load`, `resume` and by `fork`."""

    __slots__ = ()

    def odds(self, choice: Option | str) -> Odds | None:
        """Exact chances of what may come of an option; None where chance has no say."""
        question = self._open_question()
        option = self._offered(question, choice, None)
        return None if self._held is not None else self.rules.odds(self.table, question, option)

    def policy(self) -> Sequence[float]:
        """A weight for each option of the open question, in their order: the prior of a search."""
        question = self._open_question()
        return [1.0] if self._held is not None else self.rules.bot.policy(self.table, question)

    def likeliest(self) -> Option:
        """The option of the open question that the policy gives the highest weight."""
        question = self._asked or self._open_question()
        return question.choices[
            0 if self._held is not None else self.rules.bot.likeliest(self.table, question)
        ]

    def explain(self, choice: Option | str) -> Message:
        """Why somebody would choose the option."""
        question = self._open_question()
        option = self._offered(question, choice, None)
        return self.messages().named(self.rules.bot.explain(self.table, question, option))

    def awards(self, id: str = "") -> dict[str, list[str]]:
        """What the finished game adds to each award; `id` tells it apart from other games of the players."""
        return of_game(self.rules.awards, FinishedGame(self.table, self.seats, id))

    def value(self) -> float:
        """The estimated chance to win: 0 once it is lost, 1 once it is won."""
        outcome = self.outcome
        if outcome is not None:
            return 1.0 if outcome.won else 0.0
        return self.rules.bot.evaluate(self.table)

    def why_not(self, id: str) -> Barred | None:
        """Why that cannot be chosen now, where the question knows."""
        return next((barred for barred in self._open_question().barred if barred.id == id), None)

    # -- saving -------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole state at the last clean point, as plain data."""
        asked = self.question
        clean = asked is not None and asked.clean
        snapshot = self.rules.encode(self.table.state) if clean else self._last_clean().state
        return self.header() | {"state": self._plain(snapshot)}

    def record(self) -> dict[str, Any]:
        """The game as plain data: options, seed, choices, results of chance, snapshots of its turns."""
        _ = self.question
        chance = self.table.chance
        drawn = chance.count - len(chance.results)
        record = self.header() | {"seed": chance.seed, "take": chance.take, "drawn": drawn}
        if chance.chain:
            record["chained"] = True
        if not self.from_setup:
            record["start"] = self._plain(self.snapshots[0].state)
        record["choices"] = self.choices
        if self._held is not None:
            record["turn_end"] = True
        record["chance"] = list(chance.results)
        record["snapshots"] = [
            {"choices": kept.choices, "chance": kept.results - drawn, "state": self._plain(kept.state)}
            for kept in self.snapshots[1:]
        ]
        return record

    def _plain(self, snapshot: bytes) -> Any:
        return msgspec.msgpack.decode(snapshot)

    def header(self) -> dict[str, Any]:
        """What every written form of the game begins with."""
        header = {"holdfast": RECORD_FORMAT, "game": self.rules.id, "rules": self.rules.version}
        header["options"] = dict(self.table.options)
        if self.digest:
            header["content"] = self.digest
        if self.packs:
            header["packs"] = [msgspec.to_builtins(pack) for pack in self.packs]
        return header
