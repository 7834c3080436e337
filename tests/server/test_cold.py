"""Tables that are not in memory: what it takes to read them."""

from typing import Any

import msgspec
from litestar.testing import TestClient

from holdfast.server.app import make_app
from tests.server.long import counted_choices
from tests.server.player import play_on
from tests.server.seating import bearer, encoded, refusal, serving, set_table, sitting, state


def played_table(database: str, moves: int) -> dict[str, Any]:
    """A table with so many moves, and no server that has it in memory."""
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, seats=[{"kind": "me"}, {"kind": "here"}])
        with sitting(client, table, table["token"]) as player:
            play_on([player], moves)
    return table


def test_a_wrong_token_plays_nothing(database: str) -> None:
    table = played_table(database, 5)
    with TestClient(make_app(serving(database))) as client, counted_choices() as played:
        asked = ["", "/glance", "/barred", "/past/3", "/record", "/review"]
        paths = [f"/api/tables/{table['id']}{path}" for path in asked]
        answers = [client.get(path, headers=bearer("wrong")).status_code for path in paths]
        assert set(answers) == {404}
        with client.websocket_connect(f"/api/tables/{table['id']}/live") as session:
            session.send_text(encoded({"do": "sit", "token": "wrong"}))
            assert refusal(msgspec.json.decode(session.receive_text())) == "no-such-table"
        assert played == []
        assert "holdfast_tables_in_memory 0" in client.get("/metrics").text
        assert state(client, table, table["token"])["number"] == 5
        assert played


def test_who_joins_a_cold_table_hears_how_many_moves_it_has(database: str) -> None:
    table = played_table(database, 5)
    with TestClient(make_app(serving(database))) as client:
        path = f"/api/tables/{table['id']}/join"
        assert client.post(path, json={}, headers=bearer(table["token"])).json()["number"] == 5
