"""A campaign: quests that follow one another, each a table of its own, and a party that keeps what it won."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import structs

from holdfast.games.sword_and_sorcery import GAME, SwordAndSorcery
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.server.app import make_app
from tests.night_watch.shelf import on_the_shelf
from tests.rulebook import rule
from tests.server.running import server, sitting_at
from tests.server.seating import Client, all_sitting, bearer, serving, sitting
from tests.server.wayfaring import PARTY, ROAD, WANTED, courses, look, set_out, step


@pytest.fixture
def road(database: str) -> Iterator[Client]:
    """A server with quests of its own."""
    with TestClient(make_app(serving(database, content=ROAD))) as opened:
        yield opened


def play(client: Client, campaign: dict[str, Any], to: str) -> None:
    """Everybody sits down at the newest table, and somebody takes that step."""
    table = campaign | {"id": look(client, campaign)["table"]["id"]}
    with all_sitting(client, table) as players:
        step(players, to)


def post_on(client: Client, campaign: dict[str, Any], after: object, token: str = "") -> Any:
    return client.post(
        f"/api/campaigns/{campaign['id']}/next",
        json={"after": after},
        headers=bearer(token or campaign["token"]),
    )


def go_on(client: Client, campaign: dict[str, Any]) -> str:
    answer = post_on(client, campaign, look(client, campaign)["number"])
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@rule("SS-RULE-153")
def test_a_party_goes_from_quest_to_quest(road: Client) -> None:
    campaign = set_out(road)
    told = look(road, campaign)
    assert (told["number"], told["table"]["id"], told["next"]) == (1, campaign["table"], None)
    assert courses(told) == {"gate": "open", "hall": "ahead"}
    assert [(one["card"], one["crowns"], one["rank"]) for one in told["party"]["heroes"]] == [
        (card, 60, 1) for card in PARTY
    ]
    play(road, campaign, "b")
    told = look(road, campaign)
    assert courses(told) == {"gate": "won", "hall": "next"}
    assert (told["next"], told["over"], told["party"]["shards"]) == ("hall", False, 4)
    second = go_on(road, campaign)
    with sitting(road, {"id": second}, campaign["token"]) as host:
        table = host.now["table"]
        assert [one["name"] for one in table["seats"]] == ["Ann", "Bob"]
        assert (table["title"], table["campaign"]) == ("The long way", campaign["id"])
        assert [hero["crowns"] for hero in host.view["heroes"]] == [60] * 3
        assert [hero["rank"] for hero in host.view["heroes"]] == [1] * 3
        assert (host.view["quest"], host.view["shards"]) == ("hall", 4)
    play(road, campaign, "b")
    told = look(road, campaign)
    assert courses(told) == {"gate": "won", "hall": "won"}
    assert (told["over"], told["next"], told["party"]["shards"]) == (True, None, 7)
    assert refused(post_on(road, campaign, 2)) == (409, "campaign-over")


@rule("SS-RULE-153")
def test_a_lost_quest_is_tried_again_with_what_is_left(road: Client) -> None:
    campaign = set_out(road)
    play(road, campaign, "c")
    told = look(road, campaign)
    assert (told["road"][0]["course"], told["road"][0]["lost"], told["next"]) == ("next", 1, "gate")
    assert told["party"]["shards"] == 1
    again = go_on(road, campaign)
    told = look(road, campaign)
    assert told["table"]["id"] == again != campaign["table"]
    assert (told["road"][0]["course"], told["road"][0]["lost"]) == ("open", 1)
    play(road, campaign, "b")
    assert courses(look(road, campaign)) == {"gate": "won", "hall": "next"}


def test_the_next_quest_is_begun_once_however_often_it_is_asked_for(road: Client) -> None:
    campaign = set_out(road)
    assert refused(post_on(road, campaign, 1)) == (409, "chapter-open")
    play(road, campaign, "b")
    begun = [post_on(road, campaign, 1).json() for _ in range(3)]
    assert begun == [begun[0]] * 3
    assert begun[0] == {"table": look(road, campaign)["table"]["id"], "number": 2}
    assert refused(post_on(road, campaign, 2)) == (409, "chapter-open")
    assert refused(post_on(road, campaign, 3)) == (409, "stale")


def test_what_is_taken_back_is_taken_from_the_campaign_too(road: Client) -> None:
    campaign = set_out(road, undo_limit="anything")
    play(road, campaign, "b")
    with sitting(road, campaign | {"id": campaign["table"]}, campaign["token"]) as host:
        assert host.request("undo", number=host.number)["is"] == "ack"
    assert courses(look(road, campaign)) == {"gate": "open", "hall": "ahead"}
    play(road, campaign, "c")
    assert courses(look(road, campaign)) == {"gate": "next", "hall": "ahead"}
    second = go_on(road, campaign)
    with sitting(road, campaign | {"id": campaign["table"]}, campaign["token"]) as host:
        assert host.request("undo", number=host.number)["is"] == "ack"
        assert host.choose("move:b")["is"] == "ack"
    told = look(road, campaign)
    assert (told["table"]["id"], courses(told)["gate"], told["road"][0]["lost"]) == (second, "open", 1)


def test_who_sits_there_is_carried_over(road: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
    campaign = set_out(road, options={"players": 3, "heroes": PARTY}, seats=seats, undo_limit="nothing-new")
    friend = campaign["friends"][0]["token"]
    first = campaign | {"id": campaign["table"]}
    with sitting(road, first, campaign["token"]) as host, sitting(road, first, friend) as other:
        assert other.request("rename", name="Cleo")["is"] == "ack"
        assert other.request("orders", number=other.number, seat=1, order="never")["is"] == "ack"
        host.hear_until(lambda: host.number == other.number)
        while "move:c" not in (*host.options, *other.options):
            if any(player.options for player in (host, other)):
                step_once(host, other)
            else:
                host.receive()
                other.hear_number(host.number)
        step([one for one in (host, other) if one.options], "c")
    table = {"id": go_on(road, campaign)}
    with sitting(road, table, friend) as other:
        seats = other.now["table"]["seats"]
        assert [(one["kind"], one["name"], one["order"]) for one in seats[:2]] == [
            ("person", "", "ask"),
            ("person", "Cleo", "never"),
        ]
        assert (seats[2]["kind"], seats[2]["bot"]) == ("bot", "random")
        assert (other.now["table"]["undo_limit"], other.now["table"]["you"]["seats"]) == ("nothing-new", [1])


def step_once(*players: Any) -> None:
    actor = next(player for player in players if player.options)
    wanted = [
        one for one in actor.options if one.startswith(("done", "leave", "ready", "lead", "learn", "go:"))
    ]
    answer = actor.choose((wanted or actor.options)[0])
    for player in players:
        player.hear_number(answer["number"])


def test_strangers_see_nothing_and_guests_begin_nothing(road: Client, client: Client) -> None:
    campaign = set_out(road)
    friend, onlooker = campaign["friends"][0]["token"], campaign["onlooker"]
    guest = {"host": False, "former": [], "returns": False}
    assert look(road, campaign, friend)["you"] == guest | {"seats": [1]}
    assert look(road, campaign, onlooker)["you"] == guest | {"seats": []}
    address = f"/api/campaigns/{campaign['id']}"
    assert refused(road.get(address)) == (401, "token-needed")
    assert refused(road.get(address, headers=bearer("x" * 43))) == (404, "no-such-campaign")
    assert refused(road.get("/api/campaigns/none", headers=bearer(friend))) == (404, "no-such-campaign")
    assert refused(post_on(road, campaign, 1, "y" * 43)) == (404, "no-such-campaign")
    play(road, campaign, "b")
    for token in (friend, onlooker):
        assert refused(post_on(road, campaign, 1, token)) == (403, "host-only")
    wrong: list[object] = [0, -1, None, "one", 1.5, 2**70, [1], {}]
    for after in wrong:
        assert post_on(road, campaign, after).status_code == 400
    assert look(road, campaign)["number"] == 1


def test_a_link_that_was_taken_away_opens_the_campaign_no_more(road: Client) -> None:
    campaign = set_out(road)
    friend = campaign["friends"][0]["token"]
    with sitting(road, campaign | {"id": campaign["table"]}, campaign["token"]) as host:
        fresh = host.request("new-link", seat=1)["result"]["token"]
    headers = bearer(friend)
    assert refused(road.get(f"/api/campaigns/{campaign['id']}", headers=headers)) == (404, "no-such-campaign")
    assert look(road, campaign, fresh)["you"]["seats"] == [1]


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "last-bastion"}, 409, "no-campaign"),
        ({"game": "chess"}, 404, "unknown-game"),
        ({"options": {"quest": "hall"}}, 409, "bad-options"),
        ({"options": {"campaign": False}}, 409, "bad-options"),
        ({"options": {"players": 9}}, 409, "bad-options"),
        ({"options": {"heroes": ["auriel-wizard", "auriel-sorceress"]}}, 409, "bad-options"),
        ({"seats": [{"kind": "me"}]}, 409, "wrong-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, 409, "unknown-bot"),
        ({"title": "x" * 121}, 400, "bad-request"),
        ({"position": {}}, 400, "bad-request"),
        ({"seed": -1}, 400, "bad-request"),
    ],
)
def test_no_campaign_begins_that_cannot_be_played(
    road: Client, wanted: dict[str, Any], status: int, code: str
) -> None:
    assert refused(road.post("/api/campaigns", json=WANTED | wanted)) == (status, code)


def test_a_campaign_goes_on_after_a_restart_by_other_content(tmp_path: Path, database: str) -> None:
    """What was kept is written down: the party does not need its last table to be read again."""
    own = tmp_path / "own"
    shutil.copytree(ROAD, own)
    with TestClient(make_app(serving(database, content=own))) as before:
        campaign = set_out(before)
        play(before, campaign, "b")
    quest = own / "quests" / "gate.toml"
    quest.write_text(quest.read_text() + "# mended\n")
    with TestClient(make_app(serving(database, content=own))) as after:
        told = look(after, campaign)
        assert (told["next"], told["party"]["shards"]) == ("hall", 4)
        play_second = go_on(after, campaign)
        with sitting(after, {"id": play_second}, campaign["token"]) as host:
            assert host.view["shards"] == 4


class Newer(SwordAndSorcery):
    """The game after an upgrade by which the first quest can no longer be won."""

    version = GAME.version + 1

    def content(self, own: Path | None = None) -> Content:
        content = super().content(own)
        quest = structs.replace(content.fields["gate"].quest, triggers=())
        return structs.replace(content, fields={**content.fields, "gate": Field(quest)})


def test_a_won_quest_stays_won_by_newer_rules(database: str) -> None:
    with TestClient(make_app(serving(database, content=ROAD))) as before:
        campaign = set_out(before)
        play(before, campaign, "b")
    with on_the_shelf(Newer()), TestClient(make_app(serving(database, content=ROAD))) as after:
        told = look(after, campaign)
        assert (courses(told)["gate"], told["next"], told["party"]["shards"]) == ("won", "hall", 4)
        second = go_on(after, campaign)
        assert courses(look(after, campaign)) == {"gate": "won", "hall": "open"}
        with sitting(after, {"id": second}, campaign["token"]) as host:
            assert host.view["shards"] == 4


def test_own_quests_are_offered_and_played_alone(road: Client, client: Client) -> None:
    def quests(at: Client) -> tuple[list[str], list[str]]:
        game = next(one for one in at.get("/api/shelf").json()["games"] if one["id"] == "sword-and-sorcery")
        setting = next(one["setting"] for one in game["settings"] if one["setting"]["name"] == "quest")
        return setting["values"], list(game["campaign"]["chapters"])

    offered, chapters = quests(road)
    assert chapters == ["gate", "hall"]
    assert offered[:2] == chapters and "lamp-of-souls" in offered
    assert quests(client)[1][0] == "waking-chapel" and "gate" not in quests(client)[0]
    wanted = {"game": "sword-and-sorcery", "options": {"quest": "hall", "players": 1}}
    table = road.post("/api/tables", json=wanted).json()
    with sitting(road, table, table["token"]) as alone:
        assert [(hero["rank"], hero["crowns"]) for hero in alone.view["heroes"]] == [(4, 95)] * 3
        assert alone.now["table"]["campaign"] == ""
    assert client.post("/api/tables", json=wanted).status_code == 409


@rule("SS-ALIGN-2", "SS-ALIGN-7", "SS-SETUP-16")
def test_who_may_not_travel_along_is_told_before_anybody_sets_out(client: Client) -> None:
    def barred(**options: Any) -> dict[str, str]:
        answer = client.post("/api/options", json={"game": "sword-and-sorcery", "options": options})
        assert answer.status_code == 200, answer.text
        return {value: fault["rule"] for value, fault in answer.json()["barred"].get("heroes", {}).items()}

    assert barred() == {}
    law = barred(heroes=["ecarus-white-rose"])
    assert law["ecarus-black-rose"] == "SS-SETUP-16"
    assert law["auriel-sorceress"] == "SS-ALIGN-2"
    assert "auriel-wizard" not in law
    assert barred(heroes=["ecarus-white-rose"], soul_storm=True) == {"ecarus-black-rose": "SS-SETUP-16"}
    faults = client.post("/api/options", json={"game": "sword-and-sorcery", "options": {"players": 9}}).json()
    assert [one["where"] for one in faults["faults"]] == ["players"]
    assert client.post("/api/options", json={"game": "chess"}).status_code == 404
    assert client.post("/api/options", json={"game": "sword-and-sorcery", "options": []}).status_code == 400


def test_a_killed_server_loses_no_campaign(database: str) -> None:
    flags = ("--content", str(ROAD))
    with server(database, *flags) as first:
        campaign = first.post("/api/campaigns", WANTED)
        table = campaign | {"id": campaign["table"]}
        friend = campaign["friends"][0]["token"]
        with sitting_at(first, table, campaign["token"]) as host, sitting_at(first, table, friend) as other:
            step([host, other], "b")
        first.kill()
    address, token = f"/api/campaigns/{campaign['id']}", campaign["token"]
    with server(database, *flags) as second:
        told = second.get(address, token)
        assert (told["next"], told["party"]["shards"]) == ("hall", 4)
        begun = second.post(f"{address}/next", {"after": 1}, token)
        second.kill()
    with server(database, *flags) as third:
        assert third.post(f"{address}/next", {"after": 1}, token) == begun
        assert courses(third.get(address, friend)) == {"gate": "won", "hall": "open"}
        table = {"id": begun["table"]}
        with sitting_at(third, table, token) as host, sitting_at(third, table, friend) as other:
            step([host, other], "b")
        assert third.get(address, token)["over"]
