"""Forks: independent games that begin where a game stands."""

from collections.abc import Iterator, Mapping
from typing import Any, Self

from holdfast.kernel.chance import MAX_BRANCHES, Chance, EnumeratingChance, TooManyOutcomes
from holdfast.kernel.game.undo import UndoableGame
from holdfast.kernel.history import Checkpoint, HistoryEntry, Snapshot
from holdfast.kernel.question import TURN_OVER, Option
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Table


class ForkableGame(UndoableGame):
    """Makes other games of itself."""

    __slots__ = ()

    def fork(self, seed: int, *, quiet: bool = False) -> Self:
        """An independent game from here; everything that is not revealed will be drawn anew.

        A quiet fork keeps no events: for searches.
        """
        return self._fork(Chance(seed), quiet)

    def twin(self, *, quiet: bool = False) -> Self:
        """An independent game from here that will have the same luck: it knows what will come."""
        chance = self.table.chance
        script = reversed(chance.script)
        return self._fork(Chance(chance.seed, take=chance.take, script=script, chain=chance.chain), quiet)

    def checkpoint(self) -> Checkpoint:
        """What another process needs to play on from here: see `from_checkpoint`."""
        asked = self.question
        table, chance = self.table, self.table.chance
        if asked is not None and asked.clean:
            return Checkpoint(self.encoded_state(), table.turns, table.rounds, active_seat=table.active_seat)
        base = self._last_clean()
        since = len(chance.results) - (chance.count - base.results)
        choices = [entry.id for entry in self.history[base.choices :]]
        return Checkpoint(
            base.state, base.turns, base.rounds, choices, chance.results[since:], base.active_seat
        )

    @classmethod
    def from_checkpoint(
        cls,
        rules: Rules[Any, Any],
        content: Any,
        options: Mapping[str, Any],
        checkpoint: Checkpoint,
        seed: int = 0,
    ) -> Self:
        """A quiet game that stands where the game of the checkpoint stood; what comes is drawn anew."""
        chance = Chance(seed, script=checkpoint.results)
        table = Table(rules.decode(checkpoint.state), content, options, chance, quiet=True)
        table.turns, table.rounds = checkpoint.turns, checkpoint.rounds
        table.active_seat = checkpoint.active_seat
        game = cls(rules, table, checkpoint.state)
        if checkpoint.choices:
            game._play_again(checkpoint.choices, "")
        return game

    def _fork(self, chance: Chance, quiet: bool) -> Self:
        table = self.table
        asked = self._asked or self.question
        if asked is not None and asked.clean:
            if self._here is not None and self._here[0] is asked:
                here = self._here[1]
            else:
                here = self._snapshot(len(self.history), self.rules.encode(table.state))
                self._here = asked, here
            chance.count = here.results
            game = self._copy(here, chance, quiet)
            if here.choices != self._since.choices:
                self._since = here
        else:
            following = TURN_OVER if self._held is not None else ""
            game = self._replay(self._last_clean(), self.history, chance, quiet, following)
        if self._held is not None and self._held.seat is not None:
            game.confirm_turn_end = frozenset({self._held.seat})
        if not quiet and self.confirm_turn_end:
            game.confirm_turn_end = self.confirm_turn_end
        if self.orders:
            game.orders = dict(self.orders)
            game._narrow_window()
        return game

    def _copy(self, base: Snapshot, chance: Chance, quiet: bool) -> Self:
        """A game that begins with that snapshot."""
        old = self.table
        if chance.chain:
            chance.lead_to(base.chain)
        table = Table(self.rules.decode(base.state), old.content, old.options, chance, quiet)
        table.turns, table.rounds, table.active_seat = base.turns, base.rounds, base.active_seat
        game = type(self)(self.rules, table, base.state)
        game.digest, game.packs = self.digest, self.packs
        return game

    def _replay(
        self, base: Snapshot, entries: list[HistoryEntry], chance: Chance, quiet: bool, following: str
    ) -> Self:
        """A game that came by the same choices and results from the snapshot to the last of `entries`, and
        stands before the choice that followed."""
        old = self.table.chance
        chance.count = base.results
        chance.script += reversed(old.results[len(old.results) - (old.count - base.results) :])
        game = self._copy(base, chance, quiet)
        game._play_again([entry.id for entry in entries[base.choices :]], following)
        return game

    def _last_clean(self) -> Snapshot:
        """The last clean point, found from an earlier one and kept until a later one is known."""
        since = self._since
        there = since.choices, since.results, since.events
        last = next((entry for entry in reversed(self.history) if entry.action), None)
        if last is not None and (last.number, last.results, last.events) != there:
            chance = Chance(0, chain=since.chain)
            game = self._replay(since, self.history[: last.number], chance, True, last.id)
            state, seat = self.rules.encode(game.table.state), game.table.active_seat
            self._since = Snapshot(
                last.number, last.results, last.events, last.turn, last.round, state, seat, chance.chain
            )
        return self._since

    def outcomes(
        self, choice: Option | str, *, most: int | None = None, quiet: bool = False
    ) -> Iterator[tuple[float, tuple[str, ...], Self]]:
        """Every way chance may answer an option: probability, results, and the game after it.

        The results are played by the same code that rolls and draws, one branch at a time. Where there
        turn out to be more ways than `most`, or no end of them, it ends at once: the probabilities do not
        add up to one.
        """
        option = self._offered(self._open_question(), choice, None)
        scripts: list[tuple[str, ...]] = [()]
        room = MAX_BRANCHES if most is None else most - 1
        while scripts:
            chance = EnumeratingChance(scripts.pop(), room=room - len(scripts))
            game = self._fork(chance, quiet)
            _ = game.question
            chance.begin()
            try:
                game.choose(option.id)
            except TooManyOutcomes:
                return
            chance.over = True
            scripts += chance.forks
            if most is not None:
                room -= 1
            yield chance.probability, tuple(chance.results[chance.past :]), game
