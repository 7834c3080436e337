"""Messages from the server to its clients: ids, numbers, and text as Fluent messages (DTOs)."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from holdfast import words
from holdfast.kernel.event import Event
from holdfast.kernel.game import Game, Order, ViewParts
from holdfast.kernel.history import Frame
from holdfast.kernel.message import Message, MessageBuilder, label_args, label_id, left_of
from holdfast.kernel.odds import Odds
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.packs.manifest import PackLabel
from holdfast.kernel.question import Barred, Option, Question
from holdfast.kernel.window import offered
from holdfast.server.errors import Problem
from holdfast.server.protocol.requests import Signal
from holdfast.server.protocol.trim import trim, trimmed
from holdfast.server.protocol.view_diff import Change, changes
from holdfast.server.storage.history import LoggedEvent
from holdfast.server.storage.rows import (
    ChatLine,
    Door,
    SeatKind,
    SeatRow,
    TableNote,
    TableRow,
    UndoPolicy,
)
from holdfast.server.tables.bot_chat import BotChatLine
from holdfast.server.tables.seats import Participant
from holdfast.server.tables.waiting import waited_for

MAX_LABELS, MAX_IDS = 4096, 65_536
"""How many are remembered: games repeat them from move to move."""


class OptionData(Struct, frozen=True, omit_defaults=True):
    """An option and whose it is (missing: anyone's); `on` only where the id does not say what it touches.

    `label` is the place of its label among those of its verb.
    """

    id: str
    seat: int | None = None
    on: Sequence[str] | UnsetType = UNSET
    label: int = 0


class LabelData(Struct, frozen=True, omit_defaults=True):
    """What an option does: a message with names and numbers as arguments.

    A name stands for the thing in that place of what the option touches, several for several such things.
    """

    id: str
    names: dict[str, int | list[int]] = {}
    numbers: dict[str, int] = {}


class BarredData(Struct, frozen=True):
    """What cannot be chosen, why, and by which rule."""

    id: str
    label: Message
    reason: str
    why: Message
    rule: str


class OddsData(Struct, frozen=True):
    """What may come of an option: chances by code, further numbers, and what can be said of it."""

    of: dict[str, float]
    data: dict[str, Any]
    chances: list[Message]


class QuestionOdds(Struct, frozen=True):
    """The odds of options, and whether there may be more of them, which are sent on request."""

    known: dict[str, OddsData] = {}
    more: bool = True


class QuestionData(Struct, frozen=True):
    """The question, the seats it waits for (empty: anyone), and the options of the receiver.

    What the options of a verb do (`labels`) and the names of what they touch (`things`) are told once, not
    with each option; `special` has the names that differ for the options of a verb. With the options come
    their odds, where they are short and quickly found, and whether something looks possible and is barred.
    """

    ask: str
    prompt: Message
    seats: Sequence[int]
    reaction: bool
    options: Sequence[OptionData]
    labels: dict[str, list[LabelData]]
    things: dict[str, Message]
    special: dict[str, dict[str, Message]]
    odds: QuestionOdds
    barred: bool
    others: Sequence[Message] = ()
    """What others may choose, where the game shows it to everybody."""


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log: its index, the event as data, its message, and the `choice` that caused it."""

    at: int
    what: str
    data: dict[str, Any]
    line: Message
    choice: int
    seat: int | None = None
    why: str = ""
    depth: int = 0


class LogPart(Struct, frozen=True):
    """Entries of the log from index `start` on, without those that are hidden from the receiver."""

    start: int
    log: Sequence[LogEntry]


class OutcomeData(Struct, frozen=True):
    """How the game ended."""

    won: bool
    reason: str
    score: int | None
    message: Message


class SeatData(Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    figure: Message
    order: Order
    confirm: bool = True
    """Is it asked before its turn ends, although nothing else is left to do?"""
    gives_up: bool = False
    """Would it give up the game as it stands?"""
    taken: bool = True
    """Has somebody sat down there?"""
    former: str | None = None
    """The name of the person for whom a bot plays."""
    asks: bool = False
    """Does that person ask for the seat?"""
    host: bool = False
    """Is its person the host?"""


class You(Struct, frozen=True):
    """The seats of the receiver, and whether they are the host."""

    seats: Sequence[int]
    host: bool
    former: Sequence[int] = ()
    """The seats that a bot plays for the receiver, who looks on meanwhile."""
    returns: bool = False
    """May they take such a seat back without being asked?"""


class TakingBackData(Struct, frozen=True):
    """Somebody asks to take back so many choices; whose consent is missing, and who has agreed."""

    by: int
    choices: int
    waits: Sequence[int]
    agreed: Sequence[int]


class TableData(Struct, frozen=True):
    """The table itself: title, seats, settings of the host."""

    title: str
    game: str
    options: dict[str, Any]
    seats: Sequence[SeatData]
    paused: bool
    undo_limit: UndoPolicy
    you: You
    campaign: str
    """The id of the campaign it belongs to; the same token opens both."""
    door: Door = "closed"
    taking_back: TakingBackData | None = None
    packs: Sequence[PackLabel] = ()
    """The packs it is played with, the lowest first."""
    daily: str = ""
    """The day whose siege is played here: one try that counts."""


class Presence(Struct, frozen=True):
    """Who is connected: the seats, how many onlookers, and whether the host is.

    `away` tells for how many milliseconds the people of other seats have not been connected (-1: the
    host); after `grace` milliseconds others may let a bot play for them.
    """

    seats: Sequence[int]
    onlookers: int
    host: bool = False
    away: dict[int, int] = {}
    grace: int = 0


class PresenceMessage(Presence, frozen=True, tag="present", tag_field="is"):
    """Who is connected now, after somebody connected or disconnected."""


class TableState(Struct, frozen=True):
    """The state after move `number`, without the view, the log and the table itself."""

    number: int
    question: QuestionData | None
    outcome: OutcomeData | None
    undo: dict[str, int]
    choices: int
    undo_asks: dict[str, list[int]] = {}
    """For each of these undos, the seats whose people must agree to it."""


class StateMessage(TableState, frozen=True, tag="state", tag_field="is", kw_only=True):
    """Everything: the whole view, and the newest entries of the log.

    Entries from index `log_from` on are replaced. `log` begins at index `log_start`; entries in between are
    left out and can be requested.
    """

    id: str
    table: TableData
    present: Presence
    view: dict[str, Any]
    log_from: int
    log_start: int
    log: Sequence[LogEntry]
    chat: Sequence[ChatLine] = ()
    notes: Sequence[TableNote] = ()
    recovered: dict[str, int] | None = None
    company: Sequence[BotChatLine] = ()


class StepData(Struct, frozen=True):
    """What the view looked like when line `at` of the log was written: the changes since the step before."""

    at: int
    changes: Sequence[Sequence[Any]]


class UpdateMessage(TableState, frozen=True, tag="update", tag_field="is", kw_only=True):
    """What is new since move `since`: changes of the view, the log as in `StateMessage`; `table` only if it
    has changed.

    `steps` tell how it came about, for those who want to see it: what happened between two choices, moment
    by moment. `changes` alone lead to the same view.
    """

    since: int
    changes: Sequence[Sequence[Any]]
    log_from: int
    log_start: int
    log: Sequence[LogEntry]
    table: TableData | UnsetType = UNSET
    steps: Sequence[StepData] = ()
    notes: Sequence[TableNote] = ()


class AckMessage(Struct, frozen=True, tag="ack", tag_field="is"):
    """The request was handled; `number` is the number of its move."""

    id: str
    number: int
    result: Any = None


class RefusedMessage(Struct, frozen=True, tag="refused", tag_field="is"):
    """The request was refused, and nothing has changed."""

    id: str
    error: Problem
    number: int


class ChatMessage(Struct, frozen=True, tag="chat", tag_field="is"):
    """New lines of the chat."""

    lines: Sequence[ChatLine]


class BotChatMessage(Struct, frozen=True, tag="company", tag_field="is"):
    """New lines of the bot chat."""

    lines: Sequence[BotChatLine]


class QueueMessage(Struct, frozen=True, tag="queued", tag_field="is"):
    """What is to be thought out waits for its turn: at that place, or no longer (0)."""

    what: Literal["bot", "hint"]
    place: int


class NoticeMessage(Struct, frozen=True, tag="notice", tag_field="is"):
    """What the host of the server has to say to everybody; nothing any more, where it is empty."""

    text: str


class SignalMessage(Struct, frozen=True, tag="signal", tag_field="is"):
    """A player gave a quick signal, possibly about things on the table."""

    seat: int | None
    signal: Signal
    on: Sequence[str]


AnyMessage = (
    StateMessage
    | UpdateMessage
    | AckMessage
    | RefusedMessage
    | ChatMessage
    | BotChatMessage
    | SignalMessage
    | QueueMessage
    | NoticeMessage
    | PresenceMessage
)


def question_data(
    game: Game,
    participant: Participant,
    prompt: Message | None = None,
    odds: Callable[[Sequence[Option]], QuestionOdds] = lambda _: QuestionOdds(),
) -> QuestionData | None:
    """The question for a participant, with the options they may choose; the `prompt` is the same for all."""
    question = game.question
    if question is None:
        return None
    builder = game.messages()
    mine = offered(game, participant.seats)
    options, labels = _options_data(game.rules.id, mine)
    return QuestionData(
        question.ask,
        prompt or prompt_of(game, question),
        waited_for(game),
        question.reaction,
        options,
        labels,
        *_thing_names(builder, mine),
        odds(mine),
        bool(mine) and question.bars,
        [] if mine else _open_labels(game, question),
    )


def _open_labels(game: Game, question: Question) -> list[Message]:
    """What the seat that decides may choose, where the game shows it to everybody."""
    if question.ask not in game.rules.wording.open_questions:
        return []
    builder = game.messages()
    return [trim(game.rules.id, builder.label(one)) for one in question.choices]


def prompt_of(game: Game, question: Question) -> Message:
    """What is asked, in words that are the same for everybody."""
    return trim(game.rules.id, game.messages().prompt(question))


def _options_data(
    game: str, options: Sequence[Option]
) -> tuple[list[OptionData], dict[str, list[LabelData]]]:
    """The options, and the labels of each verb: an option tells which of them is its own."""
    used, found = words.variables(game), list[OptionData]()
    labels: dict[str, list[LabelData]] = {}
    for option in options:
        id, verb, on = option.id, option.verb, option.on
        message, touched = _shape_of(id)
        label = _label_of(id, len(on), used.get(message))
        known = labels.get(verb)
        if known is None:
            known = labels[verb] = [label]
        elif label not in known:
            known.append(label)
        found.append(OptionData(id, option.seat, UNSET if on == touched else on, known.index(label)))
    return found, labels


def _label_data(game: str, option: Option) -> LabelData:
    message, _ = _shape_of(option.id)
    return _label_of(option.id, len(option.on), words.variables(game).get(message))


@lru_cache(maxsize=MAX_IDS)
def _shape_of(id: str) -> tuple[str, tuple[str, ...]]:
    """The message of an option of that id, and what it touches unless it says otherwise."""
    option = Option(id)
    return label_id(option), option.on


@lru_cache(maxsize=MAX_IDS)
def _label_of(id: str, touched: int, used: frozenset[str] | None) -> LabelData:
    """The label of an option that touches so many things, with the arguments that its sentence has in some
    language (`used`; None: all)."""
    return _label(_shape_of(id)[0], left_of(id), touched, used)


@lru_cache(maxsize=MAX_LABELS)
def _label(id: str, left: int, touched: int, used: frozenset[str] | None) -> LabelData:
    names, numbers = label_args(left, range(touched))
    return LabelData(
        id,
        {name: place for name, place in names.items() if used is None or name in used},
        {name: number for name, number in numbers.items() if used is None or name in used},
    )


@lru_cache(maxsize=MAX_IDS)
def touched_by(id: str) -> tuple[str, ...]:
    """What an option of that id touches, unless it says otherwise.

    >>> touched_by("call:tavern>elmer+arne")
    ('tavern', 'elmer', 'arne')
    """
    return Option(id).on


def _thing_names(
    builder: MessageBuilder, options: Sequence[Option]
) -> tuple[dict[str, Message], dict[str, dict[str, Message]]]:
    """The names of everything that the options touch, and by verb those that differ from them."""
    things: dict[str, Message] = {}
    special: dict[str, dict[str, Message]] = {}
    game = builder.rules.id
    for verb, id in dict.fromkeys([(option.verb, id) for option in options for id in option.on]):
        name = trimmed(game, builder.name_of_touched(verb, id))
        known = things.get(id)
        if known is None:
            things[id] = name
        elif known is not name and known != name:
            special.setdefault(verb, {})[id] = name
    return things, special


def barred_data(game: Game, question: Question) -> list[BarredData]:
    """Options that look possible and are not, with the reasons."""
    builder = game.messages()
    return [_barred_data(builder, one) for one in question.barred]


def _barred_data(builder: MessageBuilder, barred: Barred) -> BarredData:
    game = builder.rules.id
    label, why = trim(game, builder.label(Option(barred.id))), trim(game, builder.reason(barred))
    return BarredData(barred.id, label, barred.reason, why, barred.rule)


def odds_data(game: Game, odds: Odds) -> OddsData:
    """The chances of an option of the open question."""
    return OddsData(odds.of, odds.data, chance_messages(game.messages(), odds))


def chance_messages(builder: MessageBuilder, odds: Odds) -> list[Message]:
    """The odds of an option, as messages."""
    return [trim(builder.rules.id, chance) for chance in builder.chances(odds)]


def view_data(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat may see, as plain data."""
    return game.view(seat)


def steps_data(
    game: Game,
    before: ViewParts,
    now: ViewParts,
    seat: int | None,
    frames: Sequence[Frame],
    *,
    offset: int = 0,
    changes: Callable[[ViewParts, ViewParts], list[Change]] = changes,
) -> list[StepData]:
    """The moments of what was played, told to a seat that saw `before` and sees `now`;
    `offset` lines of the log came before the game. `changes` tells how two views differ.

    The last line leads to how things stand now, so no view is made for it alone.
    """
    steps: list[StepData] = []
    state, last = b"", len(frames) - 1
    for place, frame in enumerate(frames):
        if frame.state == state and place < last:
            continue
        state = frame.state
        view = now if place == last else game.view_parts_of(frame, seat)
        made = changes(before, view)
        if made:
            steps.append(StepData(offset + frame.events - 1, made))
        before = view
    return steps


def outcome_data(game: Game) -> OutcomeData | None:
    """How the game ended, if it has."""
    outcome: Outcome | None = game.outcome
    if outcome is None:
        return None
    message = game.messages().outcome(outcome)
    return OutcomeData(outcome.won, outcome.reason, outcome.score, message)


def log_entries(game: Game, logged: Iterable[LoggedEvent], participant: Participant) -> list[LogEntry]:
    """Entries of the log, without what is hidden from this participant."""
    builder = game.messages()
    return [log_entry(builder, one) for one in logged if is_visible(one.event, participant)]


def is_visible(event: Event, participant: Participant) -> bool:
    """May this participant know of it?"""
    return any(event.visible_to(seat) for seat in participant.seats or (None,))


def log_entry(builder: MessageBuilder, logged: LoggedEvent) -> LogEntry:
    """An entry of the log."""
    event = logged.event
    line = trim(builder.rules.id, builder.line(event))
    seat, why, depth = event.seat, event.why, event.depth
    return LogEntry(logged.at, event.what, event.data, line, logged.choice, seat, why, depth)


def you_data(seats: Sequence[SeatRow], participant: Participant) -> You:
    """The receiver at the table."""
    returns = any(one.returns for one in seats if one.seat in participant.former)
    return You(participant.seats, participant.host, participant.former, returns)


def table_data(
    table: TableRow,
    seats: Sequence[SeatData],
    you: You,
    taking_back: TakingBackData | None = None,
    packs: Sequence[PackLabel] = (),
) -> TableData:
    """The table and its seats."""
    return TableData(
        table.title,
        table.game,
        table.options,
        seats,
        table.paused,
        table.undo_limit,
        you,
        table.campaign,
        table.door,
        taking_back,
        packs,
        table.daily,
    )


def seats_data(
    seats: Sequence[SeatRow],
    game: Game,
    passing: Collection[int] = (),
    giving_up: Collection[int] = (),
    host: str = "",
) -> list[SeatData]:
    """The seats as everyone sees them; `host` is the hash of the host's token."""
    return [
        SeatData(
            one.seat,
            one.kind,
            one.name,
            one.bot,
            game.figure(one.seat),
            game.orders.get(one.seat, "ask"),
            one.seat not in passing,
            one.seat in giving_up,
            one.taken or one.kind == "bot",
            one.former_name if one.former and one.kind == "bot" else None,
            one.asks,
            bool(host) and host in (one.token, one.former),
        )
        for one in seats
    ]
