"""Game: drives the rules of one game.

The rules are a generator; this drives it. At every clean point (the first question of a step) the
state alone says how to go on, so a snapshot of it and the few choices and results since then are
enough to fork, to save and to take back.
"""

import sys
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from holdfast.kernel.awards import FinishedGame, of_game
from holdfast.kernel.chance import MAX_BRANCHES, Chance, EnumeratingChance, TooManyOutcomes
from holdfast.kernel.errors import BadRecord, CannotUndo, IllegalChoice, Stuck, shown
from holdfast.kernel.event import Event
from holdfast.kernel.history import (
    Checkpoint,
    Frame,
    HistoryEntry,
    Recovery,
    Snapshot,
    UndoUnit,
    entry_before,
    entry_of_line,
)
from holdfast.kernel.message import GameMessage, Message, MessageBuilder
from holdfast.kernel.odds import Odds
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.packs.manifest import PackLabel
from holdfast.kernel.question import GIVE_UP, GO_ON, TURN_OVER, Barred, Option, Question
from holdfast.kernel.rules import Rules
from holdfast.kernel.table import Ended, Table

UndoLimit = Literal["anything", "nothing-new", "nothing"]
Order = Literal["ask", "save", "never"]

MAX_SILENT_STEPS = 10_000
LONG_TURN = 60
"""A turn with more choices gets another snapshot, which bounds how much is replayed."""
RECORD_FORMAT = 1
_encode_view = msgspec.json.Encoder().encode
ViewParts = dict[str, bytes]
"""A view as JSON, each of its parts by itself: most of them stay as they are."""


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


GIVEN_UP = "given-up"
"""The reason of a game that was given up."""
_EVERYBODY = range(1000)
"""More seats than any table has."""


class Game:
    """A game being played. Made by `holdfast.new`, `load`, `resume` and by `fork`."""

    __slots__ = (
        "_asked",
        "_declined",
        "_due",
        "_held",
        "_here",
        "_running",
        "_since",
        "confirm_turn_end",
        "digest",
        "from_setup",
        "history",
        "orders",
        "packs",
        "recovered",
        "rules",
        "snapshots",
        "table",
        "undo_draws_anew",
        "undo_limit",
    )

    def __init__(self, rules: Rules[Any, Any], table: Table[Any, Any], snapshot: bytes | None = None) -> None:
        self.rules = rules
        self.table = table
        self.from_setup = False
        """Began with a set-up, not with a position."""
        self.digest = ""
        """Fingerprint of the content, where it is not the shipped one."""
        self.packs: tuple[PackLabel, ...] = ()
        """The packs that the content is made of, the lowest first."""
        self.history: list[HistoryEntry] = []
        """The choices made so far, each an entry that undo can go back to."""
        self.orders: dict[int, Order] = {}
        """Standing orders by seat for reactions: ask, ask when it would save a hero, never."""
        self.confirm_turn_end: Collection[int] = frozenset()
        """The seats whose turn does not end by itself: they are asked although nothing else is left."""
        self.undo_limit: UndoLimit = "anything"
        self.undo_draws_anew = True
        """After taking back past new information the luck is another (no fishing)."""
        self.recovered: Recovery | None = None
        state = snapshot or rules.encode(table.state)
        chance = table.chance
        self._since = Snapshot(
            0, chance.count, 0, table.turns, table.rounds, state, table.active_seat, chance.chain
        )
        self.snapshots: list[Snapshot] = [self._since]
        """The beginning, and clean points of later turns; a quiet game keeps the beginning alone."""
        self._due = sys.maxsize if table.quiet else rules.choices_between_snapshots
        """The number of choices from which a clean point gets a snapshot, unless its turn has one."""
        self._asked: Question | None = None
        self._held: Option | None = None
        """The option that ends the turn, where the open question is whether to end it."""
        self._here: tuple[Question, Snapshot] | None = None
        """A clean question and the snapshot that was made when it was open: many forks may start from it."""
        self._declined: tuple[int, frozenset[int]] = 0, frozenset()
        """Who has declined, and after how many choices: it says nothing of any other question."""
        self._running: Generator[Question, Option | None, None] | None = None

    # -- reading ------------------------------------------------------------------------------

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
    def options(self) -> Mapping[str, Any]:
        """The options the game was set up with."""
        return self.table.options

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.rules.seats(self.table.options)

    @property
    def active_seat(self) -> int | None:
        """The seat whose turn it is."""
        if self._running is None:
            _ = self.question
        return self.table.active_seat

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.table.turns

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self.table.rounds

    @property
    def seed(self) -> int:
        """The seed that the game was dealt with."""
        return self.table.chance.seed

    @property
    def content(self) -> Any:
        """The content that the game is played with."""
        return self.table.content

    @property
    def results(self) -> list[str]:
        """What chance has decided here, as `name:face`, oldest first."""
        return list(self.table.chance.results)

    @property
    def redraws(self) -> int:
        """How often luck was drawn anew after taking back."""
        return self.table.chance.take

    @property
    def results_expected(self) -> int:
        """How many results of a replay chance has not been asked for yet."""
        return len(self.table.chance.script)

    @property
    def results_drawn(self) -> int:
        """How many results chance has decided, those before the start of this game included."""
        return self.table.chance.count

    def results_of(self, number: int) -> list[str]:
        """What chance decided after choice `number`, before the next one."""
        chance, entries = self.table.chance, self.history
        before = chance.count - len(chance.results)
        until = entries[number + 1].results if number + 1 < len(entries) else chance.count
        return chance.results[entries[number].results - before : until - before]

    @property
    def choices(self) -> list[str]:
        """The ids chosen so far."""
        return [entry.id for entry in self.history]

    @property
    def declined(self) -> frozenset[int]:
        """The seats that have declined to answer the open question (see `window`)."""
        choices, seats = self._declined
        return seats if choices == len(self.history) else frozenset()

    def decline(self, seats: Iterable[int]) -> None:
        """These seats decline to answer the open question. It stays open: others are still asked."""
        self._declined = len(self.history), self.declined.union(seats)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat may see, as plain data (None: an onlooker).

        A game begins when its question, events or outcome are looked at: until then this shows
        the table as it was laid out.
        """
        view: dict[str, Any] = msgspec.to_builtins(self.rules.view(self.table, seat), str_keys=True)
        return view

    def view_parts(self, seat: int | None = None) -> ViewParts:
        """`view` as JSON, each of its parts by itself."""
        view = self.rules.view(self.table, seat)
        if isinstance(view, dict):
            return {name: _encode_view(part) for name, part in view.items()}
        parts = zip(view.__struct_encode_fields__, msgspec.structs.astuple(view), strict=True)
        return {name: _encode_view(part) for name, part in parts if part is not msgspec.UNSET}

    def view_parts_of(self, frame: Frame, seat: int | None = None) -> ViewParts:
        """What that seat could see at an earlier moment of this game, as JSON."""
        table, now = self.table, self.table.state
        table.state = self.rules.decode(frame.state)
        try:
            return self.view_parts(seat)
        finally:
            table.state = now

    @contextmanager
    def filming(self, frames: list[Frame]) -> Iterator[None]:
        """Add a frame after each event of what is played meanwhile."""
        table, encode = self.table, self.rules.encode
        table.observer = lambda: frames.append(Frame(len(table.events), encode(table.state)))
        try:
            yield
        finally:
            table.observer = None

    def odds(self, choice: Option | str) -> Odds | None:
        """Exact chances of what may come of an option; None where chance has no say."""
        question = self._open_question()
        option = self._offered(question, choice, None)
        return None if self._held is not None else self.rules.odds(self.table, question, option)

    def messages(self) -> MessageBuilder:
        """Builds messages from the options, events, odds and reasons of this game."""
        return MessageBuilder(self.rules, self.table)

    def encoded_state(self) -> bytes:
        """The state as it is now, encoded: equal states have equal bytes."""
        return self.rules.encode(self.table.state)

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

    def leads_to(self, option: Option, thing: str) -> bool:
        """Does the option touch that thing, or bring whoever chooses it nearer to it?"""
        return self.rules.bot.leads_to(self.table, option, thing)

    def figure(self, seat: int) -> Message:
        """Who sits there: a hero, a defender."""
        return self.messages().named(self.rules.wording.figure(self.table, seat))

    def progress(self) -> float:
        """How far the game has got, between 0 and 1 (won): it tells lost games apart."""
        return self.rules.bot.progress(self.table)

    def settled(self) -> bool:
        """Has chance hardly any say from here on?"""
        return self.rules.bot.settled(self.table)

    def awards(self, id: str = "") -> dict[str, list[str]]:
        """What the finished game adds to each award; `id` tells it apart from other games of the players."""
        return of_game(self.rules.awards, FinishedGame(self.table, self.seats, id))

    def value(self) -> float:
        """The estimated chance to win: 0 once it is lost, 1 once it is won."""
        outcome = self.outcome
        if outcome is not None:
            return 1.0 if outcome.won else 0.0
        return self.rules.bot.evaluate(self.table)

    def evaluate(self) -> float:
        """What the game's evaluation says of the position as it is laid out, without asking anything."""
        return self.rules.bot.evaluate(self.table)

    def features(self) -> Mapping[str, float] | None:
        """What the evaluation multiplies by each weight; None if the game does not say."""
        return self.rules.bot.features(self.table)

    def why_not(self, id: str) -> Barred | None:
        """Why that cannot be chosen now, where the question knows."""
        return next((barred for barred in self._open_question().barred if barred.id == id), None)

    # -- choosing -----------------------------------------------------------------------------

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

    def _script_before(self, results: int) -> list[str]:
        """The script as it was when there were that many results."""
        chance = self.table.chance
        told = max(0, chance.scripted - results)
        since = len(chance.results) - (chance.count - results)
        return [*chance.script, *reversed(chance.results[since : since + told])]

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

    def _keep_snapshot(self) -> None:
        """The state at this clean point, once in a turn unless it is very long: what forks, undo and saved
        games start from."""
        table, last, number = self.table, self.snapshots[-1], len(self.history)
        if table.turns == last.turns and number < last.choices + LONG_TURN:
            return
        self._since = self._snapshot(number, self.rules.encode(table.state))
        self.snapshots.append(self._since)
        self._set_due()

    def _snapshot(self, number: int, state: bytes) -> Snapshot:
        table, chance = self.table, self.table.chance
        events, seat = len(table.events), table.active_seat
        return Snapshot(number, chance.count, events, table.turns, table.rounds, state, seat, chance.chain)

    def _set_due(self) -> None:
        apart = self.rules.choices_between_snapshots
        self._due = sys.maxsize if self.table.quiet else self.snapshots[-1].choices + apart

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

    # -- the end of a turn that does not come by itself ---------------------------------------

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

    # -- standing orders ----------------------------------------------------------------------

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

    # -- taking back --------------------------------------------------------------------------

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

    def _lay_out(self, base: Snapshot, script: list[str]) -> None:
        """Put everything back as it was at that snapshot, before anything is asked."""
        old = self.table
        told = base.results - (old.chance.count - len(old.chance.results))
        chance = Chance(old.chance.seed, take=old.chance.take, count=base.results, chain=base.chain)
        chance.results = old.chance.results[:told]
        chance.script = script
        self.table = table = Table(self.rules.decode(base.state), old.content, old.options, chance, old.quiet)
        table.events = old.events[: base.events]
        table.turns, table.rounds, table.active_seat = base.turns, base.rounds, base.active_seat
        self.history = self.history[: base.choices]
        self.snapshots = [snapshot for snapshot in self.snapshots if snapshot.choices <= base.choices]
        self._since = base
        self._set_due()
        self._asked = self._running = self._held = None

    # -- forks --------------------------------------------------------------------------------

    def fork(self, seed: int, *, quiet: bool = False) -> "Game":
        """An independent game from here; everything that is not revealed will be drawn anew.

        A quiet fork keeps no events: for searches.
        """
        return self._fork(Chance(seed), quiet)

    def twin(self, *, quiet: bool = False) -> "Game":
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
    ) -> "Game":
        """A quiet game that stands where the game of the checkpoint stood; what comes is drawn anew."""
        chance = Chance(seed, script=checkpoint.results)
        table = Table(rules.decode(checkpoint.state), content, options, chance, quiet=True)
        table.turns, table.rounds = checkpoint.turns, checkpoint.rounds
        table.active_seat = checkpoint.active_seat
        game = cls(rules, table, checkpoint.state)
        if checkpoint.choices:
            game._play_again(checkpoint.choices, "")
        return game

    def _fork(self, chance: Chance, quiet: bool) -> "Game":
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

    def _copy(self, base: Snapshot, chance: Chance, quiet: bool) -> "Game":
        """A game that begins with that snapshot."""
        old = self.table
        if chance.chain:
            chance.lead_to(base.chain)
        table = Table(self.rules.decode(base.state), old.content, old.options, chance, quiet)
        table.turns, table.rounds, table.active_seat = base.turns, base.rounds, base.active_seat
        game = Game(self.rules, table, base.state)
        game.digest, game.packs = self.digest, self.packs
        return game

    def _replay(
        self, base: Snapshot, entries: list[HistoryEntry], chance: Chance, quiet: bool, following: str
    ) -> "Game":
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
    ) -> Iterator[tuple[float, tuple[str, ...], "Game"]]:
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

    # -- saving -------------------------------------------------------------------------------

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
