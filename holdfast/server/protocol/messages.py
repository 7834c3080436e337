"""What a client is told: ids, numbers, and messages to be said in the reader's language."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType, to_builtins

from holdfast.kernel.game import Game, Order, UndoLimit
from holdfast.kernel.message import Message, Teller
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Barred, Option, Question
from holdfast.kernel.table import Outcome
from holdfast.kernel.window import offered
from holdfast.kernel.wording import Name
from holdfast.server.errors import Problem
from holdfast.server.protocol.trim import lean
from holdfast.server.storage.history import Logged
from holdfast.server.storage.rows import ChatLine, SeatKind, SeatRow, TableRow
from holdfast.server.tables.bot_chat import CompanyLine
from holdfast.server.tables.seats import Sitter
from holdfast.server.tables.waiting import waited_for


class OptionTold(Struct, frozen=True, omit_defaults=True):
    """An option and whose it is (missing: anyone's); `on` only where the id does not say what it touches.

    Its label is `option-<verb>` with the things it touches, in the places where `Teller.label` puts them.
    """

    id: str
    seat: int | None = None
    on: Sequence[str] | UnsetType = UNSET


class BarredTold(Struct, frozen=True):
    """What cannot be chosen, why, and by which rule."""

    id: str
    label: Message
    reason: str
    why: Message
    rule: str


class QuestionTold(Struct, frozen=True):
    """What is asked, whom it waits for (empty: anyone), and the options of the one who is told.

    `things` names, for each verb, everything that its options touch: said once, not with each option.
    """

    ask: str
    prompt: Message
    seats: Sequence[int]
    reaction: bool
    options: Sequence[OptionTold]
    things: dict[str, dict[str, Message]]


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


class LogPart(Struct, frozen=True):
    """Lines of the log from line `start` on: a part of it without a gap, but for what one may not see."""

    start: int
    log: Sequence[LineTold]


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
    campaign: str
    """The id of the campaign it belongs to; the same token opens both."""


class Present(Struct, frozen=True):
    """Who is connected: the seats, and how many onlookers."""

    seats: Sequence[int]
    onlookers: int


class PresentNow(Struct, frozen=True, tag="present", tag_field="is"):
    """Somebody has come or gone; this is who is connected now."""

    seats: Sequence[int]
    onlookers: int


class Now(Struct, frozen=True):
    """How things stand after move `number`, but for the view, the log and the table itself."""

    number: int
    question: QuestionTold | None
    outcome: OutcomeTold | None
    undo: dict[str, int]
    choices: int


class State(Now, frozen=True, tag="state", tag_field="is", kw_only=True):
    """Everything: the whole view, and the log.

    What is known of the log from line `log_from` on is no longer true. The newest lines are told, from line
    `log_start` on; where that lies further on, lines are left out in between, to be asked for.
    """

    id: str
    table: TableTold
    present: Present
    view: dict[str, Any]
    log_from: int
    log_start: int
    log: Sequence[LineTold]
    chat: Sequence[ChatLine] = ()
    recovered: dict[str, int] | None = None
    company: Sequence[CompanyLine] = ()


class Update(Now, frozen=True, tag="update", tag_field="is", kw_only=True):
    """What is new since move `since`: changes of the view, the log as in `State`; the table itself only if it
    has changed."""

    since: int
    changes: Sequence[Sequence[Any]]
    log_from: int
    log_start: int
    log: Sequence[LineTold]
    table: TableTold | UnsetType = UNSET


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


class InCompany(Struct, frozen=True, tag="company", tag_field="is"):
    """A bot said what it intends, or somebody wished something of one."""

    lines: Sequence[CompanyLine]


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
    mine = offered(game, sitter.seats)
    prompt = lean(game.rules.id, teller.prompt(question))
    return QuestionTold(
        question.ask,
        prompt,
        waited_for(game),
        question.reaction,
        [_option_told(one) for one in mine],
        _things_told(teller, mine),
    )


def _option_told(option: Option) -> OptionTold:
    plain = option.on == touched_by(option.id)
    return OptionTold(option.id, option.seat, UNSET if plain else option.on)


def touched_by(id: str) -> tuple[str, ...]:
    """What an option of that id touches, unless it says otherwise.

    >>> touched_by("call:tavern>elmer+arne")
    ('tavern', 'elmer', 'arne')
    """
    return Option(id).on


def _things_told(teller: Teller, options: Sequence[Option]) -> dict[str, dict[str, Message]]:
    """The names of everything that the options touch, by their verb and id."""
    things: dict[str, dict[str, Message]] = {}
    for option in options:
        if option.on:
            known = things.setdefault(option.verb, {})
            for id in option.on:
                if id not in known:
                    known[id] = lean(teller.rules.id, teller.touched(option.verb, id))
    return things


def barred_told(game: Game, question: Question) -> list[BarredTold]:
    """What looks possible and is not, with the reasons."""
    teller = Teller(game.rules, game.table)
    return [_barred_told(teller, one) for one in question.barred]


def _barred_told(teller: Teller, barred: Barred) -> BarredTold:
    game = teller.rules.id
    label, why = lean(game, teller.label(Option(barred.id))), lean(game, teller.reason(barred))
    return BarredTold(barred.id, label, barred.reason, why, barred.rule)


def chances_told(teller: Teller, odds: Odds) -> list[Message]:
    """What may come of an option, in sentences."""
    return [lean(teller.rules.id, chance) for chance in teller.chances(odds)]


def view_told(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat may see, as plain data."""
    view: dict[str, Any] = to_builtins(game.view(seat), str_keys=True)
    return view


def outcome_told(game: Game) -> OutcomeTold | None:
    """How the game ended, if it has."""
    outcome: Outcome | None = game.outcome
    if outcome is None:
        return None
    message = Teller(game.rules, game.table).outcome(outcome)
    return OutcomeTold(outcome.won, outcome.reason, outcome.score, message)


def log_told(game: Game, logged: Iterable[Logged], sitter: Sitter) -> list[LineTold]:
    """Lines of the log, without what this sitter may not see."""
    teller = Teller(game.rules, game.table)
    told: list[LineTold] = []
    for one in logged:
        event = one.event
        if any(event.visible_to(seat) for seat in sitter.seats or (None,)):
            line = lean(game.rules.id, teller.line(event))
            seat, why, depth = event.seat, event.why, event.depth
            told.append(LineTold(one.at, event.what, event.data, line, one.choice, seat, why, depth))
    return told


def table_told(table: TableRow, seats: Sequence[SeatRow], game: Game, sitter: Sitter) -> TableTold:
    """The table and its seats."""
    you = You(sitter.seats, sitter.host)
    told = seats_told(seats, game)
    return TableTold(
        table.title, table.game, table.options, told, table.paused, table.undo_limit, you, table.campaign
    )


def seats_told(seats: Sequence[SeatRow], game: Game) -> list[SeatTold]:
    """The seats as everyone sees them."""
    return [
        SeatTold(
            one.seat, one.kind, one.name, one.bot, _figure(game, one.seat), game.orders.get(one.seat, "ask")
        )
        for one in seats
    ]


def _figure(game: Game, seat: int) -> Message:
    return _named(game.rules.wording.figure(game.table, seat))


def _named(name: Name) -> Message:
    if isinstance(name, str):
        return Message(name)
    id, facts = name
    return Message(
        id, {key: _named(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}
    )
