"""Setting tables and sitting down at them, inside one process."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from holdfast.server.config import ServerConfig
from tests.server.player import Player

Client = TestClient[Litestar]
TWO_PLAYERS = {
    "game": "last-bastion",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "seed": 7,
}


def serving(database: str, **other: Any) -> ServerConfig:
    """A server that does not mind being asked often."""
    often = {"requests_at_once": 1_000_000, "tables_at_once": 1_000_000, "messages_at_once": 1_000_000}
    return ServerConfig(database=database, **(often | {"bot_pace": 0.0} | other))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def set_table(client: Client, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json=TWO_PLAYERS | wanted)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def tokens(table: dict[str, Any]) -> list[str]:
    """The host's token and those of the friends."""
    return [table["token"], *(friend["token"] for friend in table["friends"])]


def state(client: Client, table: dict[str, Any], token: str, since: int = -1) -> dict[str, Any]:
    """How the table stands, but for who is connected at the moment."""
    answer = client.get(f"/api/tables/{table['id']}?since={since}", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    del told["present"]
    return told


class TestLine:
    """A live connection through the test client."""

    __test__ = False

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session

    def send(self, message: str | bytes) -> None:
        if isinstance(message, str):
            self._session.send_text(message)
        else:
            self._session.send_bytes(message)

    def receive(self) -> str:
        return self._session.receive_text()


@contextmanager
def sitting(client: Client, table: dict[str, Any], token: str, number: int = -1) -> Iterator[Player]:
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as session:
        yield Player(TestLine(session), token, number)


@contextmanager
def all_sitting(client: Client, table: dict[str, Any]) -> Iterator[list[Player]]:
    with ExitStack() as stack:
        yield [stack.enter_context(sitting(client, table, token)) for token in tokens(table)]


def refusal(answer: dict[str, Any]) -> str:
    """The code of a refusal."""
    assert answer["is"] == "refused", answer
    code: str = answer["error"]["code"]
    return code


def encoded(data: object) -> str:
    return msgspec.json.encode(data).decode()
