"""Game: the conversation with one set of rules.

The rules are a generator; this drives it. At every clean point (the first question of a step) the
state alone says how to go on, so a snapshot of it and the few choices and results since then are
enough to fork, to save and to take back.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from holdfast.kernel.chance import Branching, Chance
from holdfast.kernel.errors import CannotUndo, IllegalChoice, Stuck
from holdfast.kernel.event import Event
from holdfast.kernel.history import Grain, Moment, Recovery, Snapshot, moment_before, moment_of_line
from holdfast.kernel.question import GO_ON, Barred, Option, Question
from holdfast.kernel.rules import Ended, Odds, Outcome, Rule, Rules, Table

UndoLimit = Literal["anything", "nothing-new", "nothing"]
Order = Literal["ask", "save", "never"]

MOST_SILENT_STEPS = 10_000
RECORD_FORMAT = 1


class Game:
    """A game being played. Made by `holdfast.new`, `load`, `resume` and by `fork`."""

    __slots__ = (
        "_asked",
        "_running",
        "_since",
        "_step_began",
        "_step_silent",
        "digest",
        "from_setup",
        "moments",
        "orders",
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
        self.moments: list[Moment] = []
        """The choices made so far, each an entry that undo can go back to."""
        self.orders: dict[int, Order] = {}
        """Standing orders by seat for reactions: ask, ask when it would save a hero, never."""
        self.undo_limit: UndoLimit = "anything"
        self.undo_draws_anew = True
        """After taking back past new information the luck is another (no fishing)."""
        self.recovered: Recovery | None = None
        self._since = Snapshot(
            0, table.chance.count, 0, table.turns, table.rounds, snapshot or rules.encode(table.state)
        )
        self.snapshots: list[Snapshot] = [self._since]
        """The beginning, and one for each turn."""
        self._asked: Question | None = None
        self._running: Rule[None] | None = None
        self._step_began = 0
        self._step_silent = True

    # -- what everyone asks -------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What is asked now; None once the game is over."""
        if self._running is None and self.table.outcome is None:
            self._running = self._conversation()
            self._go_on(None)
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
    def choices(self) -> list[str]:
        """The ids chosen so far."""
        return [moment.id for moment in self.moments]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat may see, as plain data (None: an onlooker)."""
        return self.rules.view(self.table, seat)

    def odds(self, choice: Option | str) -> Odds | None:
        """Exact chances of what may come of an option; None where chance has no say."""
        question = self._open_question()
        return self.rules.odds(self.table, question, self._offered(question, choice, None))

    def value(self) -> float:
        """How good the position is, between 0 (lost) and 1 (won)."""
        outcome = self.outcome
        if outcome is not None:
            return 1.0 if outcome.won else 0.0
        return self.rules.value(self.table)

    def why_not(self, id: str) -> Barred | None:
        """Why that cannot be chosen now, where the question knows."""
        return next((barred for barred in self._open_question().barred if barred.id == id), None)

    # -- choosing -----------------------------------------------------------------------------

    def choose(self, choice: Option | str, seat: int | None = None) -> None:
        """Choose an option, by itself or by its id; `seat` says who chooses, where that matters.

        Anything that is not offered raises IllegalChoice and changes nothing.
        """
        question = self._asked or self._open_question()
        option = self._offered(question, choice, seat)
        self._commit(question, option)
        try:
            self._go_on(option)
        except Exception:
            self._rebuild(len(self.moments) - 1, keep_luck=True)
            raise

    def _open_question(self) -> Question:
        question = self.question
        if question is None:
            raise IllegalChoice("game-over")
        return question

    def _offered(self, question: Question, choice: Option | str, seat: int | None) -> Option:
        if isinstance(choice, Option):
            if choice in question.choices and (seat is None or choice.seat is None or choice.seat == seat):
                return choice
        else:
            for option in question.choices:
                if option.id == choice and (seat is None or option.seat is None or option.seat == seat):
                    return option
        raise self._refusal(question, choice)

    def _refusal(self, question: Question, choice: Option | str) -> IllegalChoice:
        id = (choice.id if isinstance(choice, Option) else str(choice))[:120]
        if id in question.options:
            return IllegalChoice("not-your-choice", choice=id)
        barred = next((barred for barred in question.barred if barred.id == id), None)
        if barred is not None:
            return IllegalChoice("barred", choice=id, reason=barred.reason, rule=barred.rule)
        return IllegalChoice(choice=id, options=", ".join(question.options.ids[:40]))

    def _commit(self, question: Question, option: Option) -> None:
        """Write the choice down, and before an action the snapshot it starts from."""
        table = self.table
        results = table.chance.count
        turns, rounds = table.turns, table.rounds
        number, events = len(self.moments), len(table.events)
        clean = question.clean
        if clean:
            self._since = Snapshot(number, results, events, turns, rounds, self.rules.encode(table.state))
            if self.snapshots[-1].turns != turns:
                self.snapshots.append(self._since)
        self.moments.append(Moment(number, option.id, option.seat, clean, turns, rounds, results, events))

    def _conversation(self) -> Rule[None]:
        """The whole game, step by step, each begun from the state alone."""
        table, rules = self.table, self.rules
        silent = 0
        while True:
            table.forget_causes()
            self._step_began = began = table.changes + table.chance.count
            self._step_silent = True
            yield from rules.step(table)
            silent = silent + 1 if self._step_silent else 0
            if silent > MOST_SILENT_STEPS or (self._step_silent and table.changes + table.chance.count == began):
                raise Stuck(game=rules.id)

    def _go_on(self, choice: Option | None) -> None:
        """Play until somebody must choose or the game is over."""
        running = self._running
        assert running is not None
        try:
            question = next(running) if choice is None else running.send(choice)
            while True:
                if self._step_silent:
                    self._step_silent = False
                    question.clean = self.table.changes + self.table.chance.count == self._step_began
                if question.reaction and self.orders:
                    question = self._heed_orders(question)
                    if len(question.choices) == 1:
                        self._commit(question, question.choices[0])
                if len(question.choices) > 1:
                    self._asked = question
                    return
                question = running.send(question.choices[0])
        except Ended:
            self._asked = None

    def _heed_orders(self, question: Question) -> Question:
        """The question as the standing orders of the seats leave it."""
        left = [option for option in question.choices if self._wanted(question, option)]
        if len(left) == len(question.choices):
            return question
        heeded = Question(question.ask, left, question.about, None, True, question.saves)
        heeded.clean = question.clean
        return heeded

    def _wanted(self, question: Question, option: Option) -> bool:
        if option.verb == GO_ON or option.seat is None:
            return True
        order = self.orders.get(option.seat, "ask")
        return order == "ask" or (order == "save" and option.id in question.saves)

    # -- taking back --------------------------------------------------------------------------

    def undo(self, grain: Grain = "choice", *, to: int | None = None, line: int | None = None) -> None:
        """Take back the last choice, action, turn or round; or everything from choice number `to`
        on; or everything from the choice on that led to line `line` of the events."""
        if to is not None:
            target = to
        elif line is not None:
            target = moment_of_line(self.moments, line)
        else:
            target = moment_before(self.moments, grain)
        if not 0 <= target < len(self.moments):
            raise CannotUndo("no-such-moment", number=target)
        news = self.moments[target].results < self.table.chance.count
        if self.undo_limit == "nothing":
            raise CannotUndo("undo-forbidden")
        if news and self.undo_limit == "nothing-new":
            raise CannotUndo("undo-past-news")
        self._rebuild(target, keep_luck=False)
        if news and self.undo_draws_anew:
            self.table.chance.draw_anew()

    def _rebuild(self, target: int, keep_luck: bool) -> None:
        """Be again as before choice number `target`: decode the nearest snapshot, replay the rest."""
        old = self.table
        base = next(snapshot for snapshot in reversed(self.snapshots) if snapshot.choices <= target)
        replayed = [moment.id for moment in self.moments[base.choices : target]]
        told = base.results - (old.chance.count - len(old.chance.results))
        scripted = old.chance.script
        chance = Chance(
            old.chance.seed, take=old.chance.take, count=base.results, script=old.chance.results[told:]
        )
        self.table = table = Table(self.rules.decode(base.state), old.content, old.options, chance, old.quiet)
        table.events = old.events[: base.events]
        table.turns, table.rounds = base.turns, base.rounds
        self.moments = self.moments[: base.choices]
        self.snapshots = [snapshot for snapshot in self.snapshots if snapshot.choices <= base.choices]
        self._since = base
        self._asked = None
        orders, self.orders = self.orders, {}
        self._running = self._conversation()
        self._go_on(None)
        for id in replayed:
            self.choose(id)
        self.orders = orders
        chance.script = [*scripted, *chance.script] if keep_luck else scripted
        chance.results[:0] = old.chance.results[:told]

    # -- forks --------------------------------------------------------------------------------

    def fork(self, seed: int, *, quiet: bool = False) -> "Game":
        """An independent game from here; everything that is not revealed will be drawn anew.

        A quiet fork keeps no events: for searches.
        """
        return self._fork(Chance(seed), quiet)

    def _fork(self, chance: Chance, quiet: bool) -> "Game":
        rules, table, since = self.rules, self.table, self._since
        asked = self._asked or self.question
        chance.count = table.chance.count
        if asked is None or asked.clean:
            state, turns, rounds = rules.encode(table.state), table.turns, table.rounds
        else:
            state, turns, rounds = since.state, since.turns, since.rounds
            told = table.chance.count - since.results
            chance.count = since.results
            chance.script += reversed(table.chance.results[len(table.chance.results) - told :])
        copy = Table(rules.decode(state), table.content, table.options, chance, quiet)
        copy.turns, copy.rounds, copy.outcome = turns, rounds, table.outcome
        game = Game(rules, copy, state)
        if asked is not None and not asked.clean:
            for moment in self.moments[since.choices :]:
                game.choose(moment.id)
        return game

    def outcomes(self, choice: Option | str) -> Iterator[tuple[float, tuple[str, ...], "Game"]]:
        """Every way chance may answer an option: probability, results, and the game after it.

        The results are played by the same code that rolls and draws, one branch at a time.
        """
        option = self._offered(self._open_question(), choice, None)
        scripts: list[tuple[str, ...]] = [()]
        while scripts:
            chance = Branching(scripts.pop())
            game = self._fork(chance, quiet=False)
            _ = game.question
            chance.begin()
            game.choose(option.id)
            scripts += chance.forks
            yield chance.probability, tuple(chance.results[chance.past :]), game

    # -- the written form ---------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole state at the last clean point, as plain data."""
        asked = self.question
        clean = asked is not None and asked.clean
        snapshot = self.rules.encode(self.table.state) if clean else self._since.state
        return self._header() | {"state": self._plain(snapshot)}

    def record(self) -> dict[str, Any]:
        """The game as plain data: options, seed, choices, results of chance, snapshots of its turns."""
        _ = self.question
        chance = self.table.chance
        drawn = chance.count - len(chance.results)
        record = self._header() | {"seed": chance.seed, "take": chance.take, "drawn": drawn}
        if not self.from_setup:
            record["start"] = self._plain(self.snapshots[0].state)
        record["choices"] = self.choices
        record["chance"] = list(chance.results)
        record["snapshots"] = [
            {"choices": kept.choices, "chance": kept.results - drawn, "state": self._plain(kept.state)}
            for kept in self.snapshots
            if kept.choices
        ]
        return record

    def _plain(self, snapshot: bytes) -> Any:
        return msgspec.to_builtins(self.rules.decode(snapshot))

    def _header(self) -> dict[str, Any]:
        header = {"holdfast": RECORD_FORMAT, "game": self.rules.id, "rules": self.rules.version}
        header["options"] = dict(self.table.options)
        if self.digest:
            header["content"] = self.digest
        return header
