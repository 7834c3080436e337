"""Who may sit where: sitting down, leaving a seat to a bot, coming back, handing over hosting.

Each function says how a table is to change, for `LiveTable.change`.
"""

from msgspec.structs import replace

from holdfast.kernel.game import UndoLimit
from holdfast.server.errors import Forbidden, InvalidRequest
from holdfast.server.storage.rows import Door, NoteKind, SeatRow, UndoPolicy
from holdfast.server.tables.live_table import HOST, Alteration, Change, LiveTable
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.seats import Participant

FINAL: UndoLimit = "nothing"


def pause(paused: bool) -> Alteration:
    """Pause the table, or let it go on."""
    return lambda known: Change(replace(known.row, paused=paused))


def limit_undo(limit: UndoPolicy) -> Alteration:
    """Say how far choices may be taken back; a finished game stays final."""

    def alter(known: LoadedTable) -> Change:
        if known.row.over and known.row.undo_limit == FINAL:
            raise Forbidden("undo-final")
        return Change(replace(known.row, undo_limit=limit))

    return alter


def unless_daily(alter: Alteration) -> Alteration:
    """Not at the siege of the day, where all play alone and by the same terms."""

    def checked(known: LoadedTable) -> Change:
        if known.row.daily:
            raise Forbidden("daily-fixed")
        return alter(known)

    return checked


def set_door(door: Door) -> Alteration:
    """Say what the bare address of the table offers."""
    return lambda known: Change(replace(known.row, door=door))


def rename(participant: Participant, name: str) -> Alteration:
    """Give the participant another name."""

    def alter(known: LoadedTable) -> Change:
        own = [one for one in known.seats if one.seat == participant.seats[0] and one.kind == "person"]
        return Change(known.row, [replace(one, name=name) for one in own])

    return alter


def join(participant: Participant, name: str, seat: int | None) -> Alteration:
    """Sit down by a link, at its seat or at a free one in its place.

    Two seats change their links: the other link opens the seat that was left.
    """

    def alter(known: LoadedTable) -> Change:
        own = [one for one in known.seats if one.seat in participant.seats and one.kind == "person"]
        if not own:
            return Change(known.row)
        mine = own[0]
        if seat is None or seat in participant.seats:
            first: tuple[NoteKind, int] | None = None if mine.taken else ("sat-down", mine.seat)
            changed = [replace(one, taken=True) for one in own]
            if name:
                changed[0] = replace(changed[0], name=name)
            return Change(known.row, changed, first)
        free = free_seat(known, seat)
        if mine.taken or len(own) > 1:
            raise Forbidden("seat-taken")
        sat = replace(free, token=mine.token, taken=True, name=name or mine.name)
        left = replace(mine, token=free.token, name=free.name)
        return Change(known.row, [sat, left], ("sat-down", seat))

    return alter


def take_seat(seat: int, name: str, token: str) -> Alteration:
    """Sit down at a free seat of a table whose address is open; `token` is a hash."""

    def alter(known: LoadedTable) -> Change:
        if any(one.seat == seat and one.token == token for one in known.seats):
            return Change(known.row)
        if known.row.door != "seats":
            raise Forbidden("no-free-seat")
        if any(one.token == token for one in known.seats) or token in (known.row.host, known.row.onlooker):
            raise Forbidden("seat-taken")
        sat = replace(free_seat(known, seat), token=token, taken=True, name=name)
        return Change(known.row, [sat], ("sat-down", seat))

    return alter


def new_link(seat: int, token: str) -> Alteration:
    """Make a new link for a seat, for a person who has not sat down yet."""

    def alter(known: LoadedTable) -> Change:
        one = seat_of(known, seat)
        name = one.name if one.kind == "person" else ""
        return Change(known.row, [SeatRow(seat, "person", name, "", token)])

    return alter


def seat_bot(table: LiveTable, participant: Participant, seat: int, bot: str, grace: int) -> Alteration:
    """Hand a seat to a bot; its person looks on, and may return if they were away or went themselves."""

    def alter(known: LoadedTable) -> Change:
        one = seat_of(known, seat)
        own, away = seat in participant.seats, table.absent_for(seat)
        if not participant.host and not own:
            if participant.onlooker:
                raise Forbidden("host-only")
            if one.kind == "bot" or away is None or away < grace:
                raise Forbidden("not-away")
        if one.kind == "bot":
            return Change(known.row, [replace(one, bot=bot)])
        left = replace(one, kind="bot", name="", bot=bot, token="", former=one.token, former_name=one.name)
        changed = replace(left, returns=own or away is not None)
        return Change(known.row, [changed], ("to-bot", seat))

    return alter


def come_back(participant: Participant) -> Alteration:
    """Take one's seats back from bots; where the host must give them back, ask for them."""

    def alter(known: LoadedTable) -> Change:
        left = [one for one in known.seats if one.seat in participant.former]
        if not left:
            raise Forbidden
        if all(one.returns for one in left):
            return Change(known.row, [given_back(one) for one in left], ("returned", left[0].seat))
        return Change(known.row, [replace(one, asks=True) for one in left], ("asks-seat", left[0].seat))

    return alter


def answer_return(seat: int, agrees: bool) -> Alteration:
    """Give a seat back to the player who asked for it, or do not."""

    def alter(known: LoadedTable) -> Change:
        one = seat_of(known, seat)
        if one.kind != "bot" or not one.former:
            raise Forbidden("nothing-asked")
        if not agrees:
            return Change(known.row, [replace(one, asks=False)])
        return Change(known.row, [given_back(one)], ("returned", seat))

    return alter


def hand_host(table: LiveTable, participant: Participant, seat: int, grace: int) -> Alteration:
    """Make the person at a seat the host; who sits here may take it over from a host who has been away."""

    def alter(known: LoadedTable) -> Change:
        one = seat_of(known, seat)
        if not participant.host:
            away = table.absent_for(HOST)
            if seat not in participant.seats or away is None or away < grace:
                raise Forbidden("host-only")
        if one.kind != "person" or not one.taken:
            raise Forbidden("nobody-there")
        return Change(replace(known.row, host=one.token), note=("host", seat))

    return alter


def given_back(one: SeatRow) -> SeatRow:
    """A seat with the person for whom a bot has played."""
    return SeatRow(one.seat, "person", one.former_name, "", one.former, True)


def seat_of(known: LoadedTable, seat: int) -> SeatRow:
    """The seat of that number."""
    found = next((one for one in known.seats if one.seat == seat), None)
    if found is None:
        raise InvalidRequest("no-such-seat", seat=seat)
    return found


def free_seat(known: LoadedTable, seat: int) -> SeatRow:
    """A person's seat at which nobody has sat down."""
    one = seat_of(known, seat)
    if one.kind != "person" or one.taken:
        raise Forbidden("seat-taken")
    return one
