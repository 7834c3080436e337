"""Who sits where: a seat is a secret link, and the store knows only the hash of its token."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct

from holdfast.server.storage.rows import SeatRow, TableRow, TableTokens


def new_token() -> str:
    """A token nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(32)


def derived_token(token: str, *parts: str) -> str:
    """A token that only the holder of another can ask for, the same for the same question.

    So a link that was asked for twice is told twice, although nothing but its hash is stored.
    """
    made = hmac.new(token.encode(), "\n".join(parts).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_id() -> str:
    """The id of a table; not a secret that opens anything, but not to be guessed either."""
    return secrets.token_hex(10)


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Participant(Struct, frozen=True):
    """Somebody at a table: the seats they act for, and whether they are its host.

    One token may act for several seats: people round one screen. A participant without seats looks on.
    """

    key: str
    seats: tuple[int, ...] = ()
    host: bool = False
    former: tuple[int, ...] = ()
    """The seats that a bot plays for them."""

    @property
    def onlooker(self) -> bool:
        """Has no seat."""
        return not self.seats

    def mark(self, message: str) -> str:
        """A message of this participant, told from every other."""
        return hashlib.sha256(f"{self.key} {message}".encode()).hexdigest() if message else ""


WATCH = "watch"
"""The token of people who watch a table by its bare address, where the host lets them."""
WATCH_KEY = hashed(WATCH)


def participant_of(table: TableRow | TableTokens, seats: Sequence[SeatRow], key: str) -> Participant | None:
    """Whose token has that hash; None: nobody's here."""
    held = tuple(seat.seat for seat in seats if seat.kind == "person" and _same(seat.token, key))
    former = tuple(seat.seat for seat in seats if seat.kind == "bot" and _same(seat.former, key))
    host = _same(table.host, key)
    watches = key == WATCH_KEY and table.door != "closed"
    if held or former or host or watches or _same(table.onlooker, key):
        return Participant(key, held, host, former)
    return None


def _same(one: str, other: str) -> bool:
    return bool(one) and secrets.compare_digest(one, other)
