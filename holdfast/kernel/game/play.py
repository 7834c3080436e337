"""Playing a game: the rules are a generator, which is asked and answered here.

At every clean point (the first question of a step) the state alone says how to go on, so a snapshot of it and
the few choices and results since then are enough to fork, to save and to take back.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from msgspec.structs import replace

from holdfast.kernel.errors import BadRecord, IllegalChoice, Stuck, shown
from holdfast.kernel.event import Event
from holdfast.kernel.game.base import GameBase, Order
from holdfast.kernel.history import HistoryEntry
from holdfast.kernel.message import GameMessage, MessageBuilder
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import GIVE_UP, GO_ON, TURN_OVER, Option, Question
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Ended, Table

MAX_SILENT_STEPS = 10_000
GIVEN_UP = "given-up"
"""The reason of a game that was given up."""
_EVERYBODY = range(1000)
"""More seats than any table has."""


def _conversation(
    rules: Rules[Any, Any], table: Table[Any, Any], entries: list[HistoryEntry]
) -> Generator[Question, Option | None, None]:
    """The whole game, step by step, each begun from the state alone.

    It does not know the game that drives it: so a fork that is dropped is gone at once.
    """
    chance, step = table.chance, rules.step
    chosen = -1
    while len(entries) > chosen:
        chosen = len(entries)
        for _ in range(MAX_SILENT_STEPS):
            chance.untouched = True
            asks = step(table)
            if asks is not None:
                yield from asks
    raise Stuck(game=rules.id)


class PlayedGame(GameBase):
    """Asks questions and takes answers."""

    __slots__ = ()

    @property
    def question(self) -> Question | None:
        """What is asked now; None once the game is over."""
        if self._running is None and self.table.outcome is None:
            self._running = _conversation(self.rules, self.table, self.history)
            try:
                self._go_on(None)
            except Exception:
                self._lay_out(self._since, self._script_before(self._since.results))
                raise
        return self._asked

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if self._running is None:
            _ = self.question
        return self.table.outcome

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, oldest first."""
        if self._running is None:
            _ = self.question
        return self.table.events

    @property
    def active_seat(self) -> int | None:
        """The seat whose turn it is."""
        if self._running is None:
            _ = self.question
        return self.table.active_seat

    # -- choosing -----------------------------------------------------------------------------------

    def choose(self, choice: Option | str, seat: int | None = None) -> None:
        """Choose an option, by itself or by its id; `seat` says who chooses, where that matters.

        Anything that is not offered raises IllegalChoice and changes nothing.
        """
        question = self._asked or self._open_question()
        held = self._held
        if held is not None and self._ended_by_itself(choice):
            question, held = self._open_question(), self._held
        option: Any = choice
        if seat is not None or type(choice) is str or choice not in question.choices:
            if self.confirm_turn_end is _EVERYBODY and choice == GIVE_UP:
                self.give_up(seat)
                return
            option = self._offered(question, choice, seat)
        # As `_commit` does it; written out, since every choice comes by here.
        table, entries = self.table, self.history
        chance = table.chance
        number, results, clean = len(entries), chance.count, question.clean
        if clean and number >= self._due:
            self._keep_snapshot()
        events = len(table.events)
        entries.append(
            HistoryEntry(number, option.id, option.seat, clean, table.turns, table.rounds, results, events)
        )
        running: Any = self._running
        if held is not None:
            option, self._held = held, None
        elif chance.chain:
            chance.follow(option.id)
        try:
            asked: Question = running.send(option)
            if asked.reaction or len(asked.choices) < 2:
                self._take_up(asked)
            else:
                if chance.untouched:
                    asked.clean = True
                    chance.untouched = False
                self._asked = asked
        except Ended:
            self._asked = None
        except Exception:
            self._rebuild(number, self._script_before(results))
            raise

    def give_up(self, seat: int | None = None) -> None:
        """The players give up: the game is lost, whatever is asked. It is recorded as a choice."""
        question, table = self._open_question(), self.table
        number, results, clean = len(self.history), table.chance.count, question.clean
        if clean and number >= self._due:
            self._keep_snapshot()
        turns, rounds, events = table.turns, table.rounds, len(table.events)
        self.history.append(HistoryEntry(number, GIVE_UP, seat, clean, turns, rounds, results, events))
        self._asked = self._held = None
        with suppress(Ended):
            table.end(False, GIVEN_UP)

    def _open_question(self) -> Question:
        question = self.question
        if question is None:
            raise IllegalChoice("game-over")
        return question

    def _offered(self, question: Question, choice: Option | str, seat: int | None) -> Option:
        if isinstance(choice, Option):
            if choice in question.choices and (seat is None or choice.seat is None or choice.seat == seat):
                return choice
            id = choice.id
        else:
            id = choice
        for option in question.choices:
            if option.id == id and (seat is None or option.seat is None or option.seat == seat):
                return option
        raise self._refusal(question, choice)

    def _refusal(self, question: Question, choice: object) -> IllegalChoice:
        id = shown(choice.id if isinstance(choice, Option) else choice)
        if id in question.options.ids:
            return IllegalChoice("not-your-choice", choice=id)
        barred = next((barred for barred in question.barred if barred.id == id), None)
        if barred is not None:
            why = GameMessage(self.rules.id, MessageBuilder(self.rules, self.table).reason(barred))
            return IllegalChoice("barred", choice=id, reason=barred.reason, rule=barred.rule, why=why)
        return IllegalChoice(choice=id, options=", ".join(question.options.ids[:40]))

    def _commit(self, question: Question, option: Option) -> None:
        """Record what standing orders chose, and first a snapshot where one is due."""
        table, clean = self.table, question.clean
        number, events, results = len(self.history), len(table.events), table.chance.count
        turns, rounds = table.turns, table.rounds
        if clean and number >= self._due:
            self._keep_snapshot()
        entry = HistoryEntry(
            number, option.id, option.seat, clean, turns, rounds, results, events, by_order=True
        )
        self.history.append(entry)
        if table.chance.chain:
            table.chance.follow(option.id)

    def _go_on(self, choice: Option | None) -> None:
        """Play until somebody must choose or the game is over."""
        running: Any = self._running
        try:
            self._take_up(running.send(choice))
        except Ended:
            self._asked = None

    def _take_up(self, question: Question) -> None:
        """Answer what the rules ask as long as there is one answer, until somebody must choose."""
        running, chance = self._running, self.table.chance
        assert running is not None
        silent = 0
        while True:
            if chance.untouched:
                question.clean = True
                chance.untouched = False
            if question.reaction and self.orders:
                question = self._follow_orders(question)
                if len(question.choices) == 1:
                    self._commit(question, question.choices[0])
            choices = question.choices
            if len(choices) > 1:
                self._asked = question
                return
            if self.confirm_turn_end and choices and self._hold_turn_end(question):
                return
            silent += 1
            if not choices or silent > MAX_SILENT_STEPS:
                raise Stuck(game=self.rules.id)
            question = running.send(choices[0])

    # -- the end of a turn that does not come by itself ---------------------------------------------

    def _hold_turn_end(self, question: Question) -> bool:
        """Ask whether to end the turn, where nothing else is left to a seat that wants to be asked."""
        only = question.choices[0]
        if question.ask not in self.rules.turn_questions or not only.declines or only.seat is None:
            return False
        if only.seat not in self.confirm_turn_end:
            return False
        self._held = only
        answer = (Option(TURN_OVER, only.seat),)
        self._asked = Question(TURN_OVER, answer, question.about, question.why_not, clean=question.clean)
        return True

    @property
    def holds_turn_end(self) -> bool:
        """Is it asked whether to end the turn?"""
        return self._held is not None

    def pass_turn_end(self) -> None:
        """Let the turn end by itself, if it is asked whether to end it."""
        held, self._held = self._held, None
        if held is not None:
            self._go_on(held)

    # -- standing orders ----------------------------------------------------------------------------

    def _follow_orders(self, question: Question) -> Question:
        """The question as the standing orders of the seats leave it."""
        if question.always:
            return question
        leader = question.leader
        left = [
            option for option in question.choices if option.seat == leader or self._wanted(question, option)
        ]
        return question if len(left) == len(question.choices) else question.narrowed(left)

    def adopt_orders(self, orders: Mapping[int, Order]) -> None:
        """Standing orders as they were when the open question was asked."""
        self.orders = dict(orders)
        self._narrow_window()

    def _narrow_window(self) -> None:
        """Apply the standing orders to the open question, as when it was asked."""
        asked = self._asked
        if asked is not None and asked.reaction and self.orders:
            left = self._follow_orders(asked)
            if len(left.choices) > 1:
                self._asked = left

    def _wanted(self, question: Question, option: Option) -> bool:
        if option.verb == GO_ON or option.seat is None:
            return True
        order = self.orders.get(option.seat, "ask")
        return order == "ask" or (order == "save" and option.id in question.saves)

    @contextmanager
    def _following(self, followed: Iterable[str]) -> Iterator[None]:
        """Do something without the standing orders, and then choose what they chose."""
        orders, self.orders = self.orders, {}
        try:
            yield
            for id in followed:
                self.choose(id)
                self.history[-1] = replace(self.history[-1], by_order=True)
        finally:
            self.orders = orders
        self._narrow_window()

    # -- playing again what was chosen once ---------------------------------------------------------

    def choose_with(
        self,
        choice: Option | str,
        results: Sequence[str],
        seat: int | None = None,
        followed: Iterable[str] | None = None,
        *,
        turn_end: bool = False,
    ) -> None:
        """Choose, with what chance is to decide after it: how a recorded choice is played again.

        Results that chance was not asked for raise BadRecord. `followed` is what standing orders chose
        after it then, whatever they would choose today. `turn_end`: it was asked whether to end the turn.
        """
        self._open_question()
        self.table.chance.script = list(reversed(results))
        with self.replaying():
            if followed is None:
                self.choose(choice, seat)
            else:
                with self._following(followed):
                    self.choose(choice, seat)
        if not turn_end or self.table.chance.script:
            self.pass_turn_end()
        left = self.table.chance.script
        if left:
            self.table.chance.script = []
            raise BadRecord("results-left-over", count=len(left))

    @contextmanager
    def replaying(self) -> Iterator[None]:
        """Choose what was chosen once, whether it was asked then how turns end or not.

        Every turn is held at its end; where the next choice is another one, it has ended by itself.
        """
        seats, self.confirm_turn_end = self.confirm_turn_end, _EVERYBODY
        try:
            yield
        finally:
            self.confirm_turn_end = seats

    def _ended_by_itself(self, choice: Option | str) -> bool:
        """In a replay: the turn has ended by itself before that choice; it is over now."""
        id = choice.id if isinstance(choice, Option) else choice
        if self.confirm_turn_end is not _EVERYBODY or id == TURN_OVER:
            return False
        self.pass_turn_end()
        return True

    def _play_again(self, ids: Iterable[str], following: str) -> None:
        """Choose these again, up to a choice that followed them (TURN_OVER: nothing did)."""
        seats, self.confirm_turn_end = self.confirm_turn_end, _EVERYBODY
        try:
            _ = self.question
            for id in ids:
                self.choose(id)
        finally:
            self.confirm_turn_end = seats
        if following != TURN_OVER:
            self.pass_turn_end()

    def _rebuild(self, target: int, script: list[str]) -> None:
        """Be again as before choice number `target`: decode the nearest known state, replay the rest.

        `script` is what chance will be told from then on.
        """
        base = next(snapshot for snapshot in reversed(self.snapshots) if snapshot.choices <= target)
        if base.choices < self._since.choices <= target:
            base = self._since
        entries, results = self.history[:target], self.table.chance.results
        following = self.history[target].id if target < len(self.history) else TURN_OVER
        orders, self.orders = self.orders, {}
        self._lay_out(base, [])
        chance = self.table.chance
        chance.script = results[len(chance.results) :][::-1]
        self._play_again([entry.id for entry in entries[base.choices :]], following)
        chance.script = script
        self.history[:] = entries
        self.orders = orders
        self._declined = 0, frozenset()
        self._narrow_window()
