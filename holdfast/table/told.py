"""What a client is told: ids, numbers, and messages to be said in the reader's language."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from holdfast.kernel.game import Game, Order, UndoLimit
from holdfast.kernel.message import Message, Teller
from holdfast.kernel.question import Barred, Option, Question
from holdfast.kernel.rules import Name, Outcome
from holdfast.table.errors import Problem
from holdfast.table.rows import ChatLine, SeatKind, SeatRow, TableRow
from holdfast.table.seats import Sitter


class OptionTold(Struct, frozen=True):
    """An option: what it touches, whose it is, and its label."""

    id: str
    verb: str
    on: Sequence[str]
    seat: int | None
    label: Message


class BarredTold(Struct, frozen=True):
    """What cannot be chosen, why, and by which rule."""

    id: str
    label: Message
    reason: str
    why: Message
    rule: str


class QuestionTold(Struct, frozen=True):
    """What is asked, whom it waits for (empty: anyone), and the options of the one who is told."""

    ask: str
    prompt: Message
    seats: Sequence[int]
    reaction: bool
    options: Sequence[OptionTold]


class LineTold(Struct, frozen=True, omit_defaults=True):
    """A line of the log: its place, the event as data, and the sentence; `choice` is what led to it."""

    at: int
    what: str
    data: dict[str, Any]
    line: Message
    choice: int
    seat: int | None = None
    why: str = ""
    depth: int = 0


class OutcomeTold(Struct, frozen=True):
    """How the game ended."""

    won: bool
    reason: str
    score: int | None
    message: Message


class SeatTold(Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    figure: Message
    order: Order


class You(Struct, frozen=True):
    """What the one who is told may do here."""

    seats: Sequence[int]
    host: bool


class TableTold(Struct, frozen=True):
    """The table itself: title, seats, what its host has set."""

    title: str
    game: str
    options: dict[str, Any]
    seats: Sequence[SeatTold]
    paused: bool
    undo_limit: UndoLimit
    you: You


class Now(Struct, frozen=True):
    """How things stand after move `number`, but for the view and the log."""

    number: int
    question: QuestionTold | None
    outcome: OutcomeTold | None
    undo: dict[str, int]
    choices: int
    table: TableTold


class State(Now, frozen=True, tag="state", tag_field="is", kw_only=True):
    """Everything: the whole view, and the log from line `log_from` on."""

    id: str
    view: dict[str, Any]
    log_from: int
    log: Sequence[LineTold]
    chat: Sequence[ChatLine] = ()
    recovered: dict[str, int] | None = None


class Update(Now, frozen=True, tag="update", tag_field="is", kw_only=True):
    """What is new since move `since`: changes of the view, the log from line `log_from` on."""

    since: int
    changes: Sequence[Sequence[Any]]
    log_from: int
    log: Sequence[LineTold]


class Ack(Struct, frozen=True, tag="ack", tag_field="is"):
    """That message was heeded; `number` is the move it became."""

    id: str
    number: int
    result: Any = None


class Refused(Struct, frozen=True, tag="refused", tag_field="is"):
    """That message was not heeded, and nothing has changed by it."""

    id: str
    error: Problem
    number: int


class Said(Struct, frozen=True, tag="chat", tag_field="is"):
    """Somebody said something."""

    lines: Sequence[ChatLine]


class Signalled(Struct, frozen=True, tag="signal", tag_field="is"):
    """Somebody gave a quick signal, perhaps at things on the table."""

    seat: int | None
    signal: str
    on: Sequence[str]


def question_told(game: Game, sitter: Sitter) -> QuestionTold | None:
    """The question as that sitter hears it: only the options they may choose."""
    question = game.question
    if question is None:
        return None
    teller = Teller(game.rules, game.table)
    options = [_option_told(teller, one) for one in question.choices if may_choose(sitter, one)]
    return QuestionTold(question.ask, teller.prompt(question), question.seats, question.reaction, options)


def may_choose(sitter: Sitter, option: Option) -> bool:
    """Is the option this sitter's to choose?"""
    return option.seat in sitter.seats or (option.seat is None and not sitter.onlooker)


def _option_told(teller: Teller, option: Option) -> OptionTold:
    return OptionTold(option.id, option.verb, option.on, option.seat, teller.label(option))


def barred_told(game: Game, question: Question) -> list[BarredTold]:
    """What looks possible and is not, with the reasons."""
    teller = Teller(game.rules, game.table)
    return [_barred_told(teller, one) for one in question.barred]


def _barred_told(teller: Teller, barred: Barred) -> BarredTold:
    label = teller.label(Option(barred.id))
    return BarredTold(barred.id, label, barred.reason, teller.reason(barred), barred.rule)


def outcome_told(game: Game) -> OutcomeTold | None:
    """How the game ended, if it has."""
    outcome: Outcome | None = game.outcome
    if outcome is None:
        return None
    message = Teller(game.rules, game.table).outcome(outcome)
    return OutcomeTold(outcome.won, outcome.reason, outcome.score, message)


def log_told(game: Game, sitter: Sitter, first: int) -> list[LineTold]:
    """The log from line `first` on, without what this sitter may not see."""
    teller = Teller(game.rules, game.table)
    events, moments = game.events, game.moments
    told: list[LineTold] = []
    led = sum(1 for moment in moments if moment.events <= first)
    for at in range(first, len(events)):
        while led < len(moments) and moments[led].events <= at:
            led += 1
        event = events[at]
        if any(event.visible_to(seat) for seat in sitter.seats or (None,)):
            told.append(
                LineTold(
                    at, event.what, event.data, teller.line(event), led, event.seat, event.why, event.depth
                )
            )
    return told


def table_told(table: TableRow, seats: Sequence[SeatRow], game: Game, sitter: Sitter) -> TableTold:
    """The table and its seats."""
    told = [
        SeatTold(
            one.seat, one.kind, one.name, one.bot, _figure(game, one.seat), game.orders.get(one.seat, "ask")
        )
        for one in seats
    ]
    you = You(sitter.seats, sitter.host)
    return TableTold(table.title, table.game, table.options, told, table.paused, table.undo_limit, you)


def _figure(game: Game, seat: int) -> Message:
    return _named(game.rules.figure(game.table, seat))


def _named(name: Name) -> Message:
    if isinstance(name, str):
        return Message(name)
    id, facts = name
    return Message(
        id, {key: _named(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}
    )
