"""A person's turn never ends by itself, at whatever table and however often it is read anew."""

from typing import Any

from litestar.testing import TestClient

from holdfast.server.app import make_app
from tests.server.player import Player, pick, play_on
from tests.server.seating import Client, bearer, serving, set_table, sitting, state

ALONE = [{"kind": "me"}, {"kind": "here"}]
END = "turn-over"


def played_to_the_end_of_a_turn(player: Player) -> None:
    """Play until nothing but the end of the turn is left."""
    while player.options != [END]:
        assert not player.over
        player.choose(pick(player.options, player.number))


def test_where_nothing_is_left_to_do_the_seat_is_asked(client: Client) -> None:
    table = set_table(client, seats=ALONE)
    with sitting(client, table, table["token"]) as player:
        played_to_the_end_of_a_turn(player)
        turn = player.view["turn"]["number"]
        assert player.now["question"]["ask"] == END
        player.choose(END)
        assert player.view["turn"]["number"] > turn


def test_a_table_that_was_read_anew_still_asks(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, seats=ALONE)
        with sitting(client, table, table["token"]) as player:
            played_to_the_end_of_a_turn(player)
            shown = state(client, table, table["token"])
    with TestClient(make_app(serving(database))) as client:
        assert state(client, table, table["token"]) == shown
        with sitting(client, table, table["token"]) as player:
            player.choose(END)
            play_on([player], 40)
            shown = state(client, table, table["token"])
    with TestClient(make_app(serving(database))) as client:
        assert state(client, table, table["token"]) == shown


def test_a_seat_that_does_not_want_to_be_asked_is_not(client: Client) -> None:
    table = set_table(client, seats=ALONE)
    with sitting(client, table, table["token"]) as player:
        for seat in (0, 1):
            player.request("turn-end", number=player.number, seat=seat, confirm=False)
        assert [seat["confirm"] for seat in player.now["table"]["seats"]] == [False, False]
        for _ in range(60):
            if player.over:
                break
            assert player.options != [END]
            player.choose(pick(player.options, player.number))


def test_the_wish_is_kept_with_the_table(database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, seats=ALONE)
        with sitting(client, table, table["token"]) as player:
            player.request("turn-end", number=player.number, seat=1, confirm=False)
            play_on([player], 50)
    with TestClient(make_app(serving(database))) as client:
        assert confirmed(client, table) == [True, False]


def confirmed(client: Client, table: dict[str, Any]) -> list[bool]:
    seats = state(client, table, table["token"])["table"]["seats"]
    return [seat["confirm"] for seat in seats]


def test_nobody_changes_it_for_another(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        answer = player.request("turn-end", number=player.number, seat=1, confirm=False)
        assert answer["is"] == "refused"


def test_the_end_of_a_turn_can_be_taken_back(client: Client) -> None:
    table = set_table(client, seats=ALONE)
    with sitting(client, table, table["token"]) as player:
        played_to_the_end_of_a_turn(player)
        before = player.view
        player.choose(END)
        player.request("undo", number=player.number)
        assert player.options == [END]
        assert player.view == before


def test_the_record_goes_on_at_another_table(client: Client) -> None:
    table = set_table(client, seats=ALONE)
    with sitting(client, table, table["token"]) as player:
        played_to_the_end_of_a_turn(player)
        record = client.get(f"/api/tables/{table['id']}/record", headers=bearer(table["token"])).json()
        assert record["turn_end"]
    again = set_table(client, seats=ALONE, record=record, options={}, seed=None)
    with sitting(client, again, again["token"]) as player:
        assert player.options == [END]
