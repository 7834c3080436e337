"""The siege of the day: one deal, one try, no peeking, signed results."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import holdfast
from holdfast.kernel.daily import deal_of
from holdfast.server.app import make_app
from holdfast.server.daily.clock import DayClock, week_of
from holdfast.server.daily.service import MAX_NAME, clean_name
from tests.server.player import Player, play_on
from tests.server.postgres import postgres
from tests.server.running import Server, server, sitting_at
from tests.server.seating import Client, bearer, refusal, serving, sitting

GAME = "last-bastion"
DAY, NEXT = "2031-05-17", "2031-05-18"
ANN, BEN, EVE = "a" * 40, "b" * 40, "e" * 40
Told = dict[str, Any]


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with TestClient(make_app(serving(database, daily_date=DAY))) as opened:
        yield opened


def ask(client: Client, path: str, key: str = "") -> Told:
    answer = client.get(f"/api/daily{path}", headers=bearer(key) if key else {})
    assert answer.status_code == 200, answer.text
    told: Told = answer.json()
    return told


def post(client: Client, path: str, by: str, status: int = 200, /, **body: Any) -> Told:
    answer = client.post(f"/api/daily{path}", json=body, headers=bearer(by) if by else {})
    assert answer.status_code == status, answer.text
    told: Told = answer.json() if answer.content else {}
    return told


def begin(client: Client, key: str, name: str = "") -> Told:
    return post(client, f"/{GAME}/play", key, name=name)


def table_of(started: Told) -> Told:
    return {"id": started["table"]}


def give_up(client: Client, started: Told) -> None:
    with sitting(client, table_of(started), started["token"]) as player:
        player.request("give-up", number=player.number)


def play_out(client: Client, started: Told) -> None:
    with sitting(client, table_of(started), started["token"]) as player:
        play_on([player])
    assert player.over


# -- the deal and the try ---------------------------------------------------------------------------


def test_everybody_is_dealt_the_same_and_has_one_try(client: Client) -> None:
    today = ask(client, "")
    assert today["day"] == DAY
    assert [one["game"] for one in today["games"]] == sorted(holdfast.shelf())
    deal = ask(client, f"/{GAME}/today")
    assert deal["options"] == deal_of(GAME, date.fromisoformat(DAY)).options
    ann, again, ben = begin(client, ANN, "Ann"), begin(client, ANN, "Other"), begin(client, BEN)
    assert ann == again
    assert ben["table"] != ann["table"]
    shown = [
        client.get(f"/api/tables/{one['table']}", headers=bearer(one["token"])).json() for one in (ann, ben)
    ]
    assert shown[0]["view"] == shown[1]["view"]
    assert shown[0]["question"] == shown[1]["question"]
    assert shown[0]["table"]["daily"] == DAY
    assert shown[0]["table"]["undo_limit"] == "nothing-new"
    assert ask(client, f"/{GAME}/today", ANN)["tries"] == 2
    assert ask(client, f"/{GAME}/today", ANN)["mine"]["table"] == ann["table"]
    assert ask(client, f"/{GAME}/today", EVE)["mine"] is None


def test_the_same_choices_bring_the_same_luck_and_others_another(client: Client) -> None:
    logs = []
    for key, number in ((ANN, 1), (BEN, 1), (EVE, 2)):
        started = begin(client, key)
        with sitting(client, table_of(started), started["token"]) as player:
            for step in range(40):
                if player.over:
                    break
                options = player.options
                player.choose(options[(number * step) % len(options)])
                player.hear_number(step + 1)
            logs.append(player.log)
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_a_try_that_has_ended_stands_on_the_list_and_cannot_be_taken_back(client: Client) -> None:
    ann, ben = begin(client, ANN, " Ann <b>of</b>\tthe Wall "), begin(client, BEN)
    assert ask(client, f"/{GAME}/today", ANN)["lines"] == []
    play_out(client, ann)
    give_up(client, ben)
    told = listed_by(client, ANN, 2)
    lines = told["lines"]
    assert {(line["name"], line["you"]) for line in lines} == {("Ann <b>of</b> the Wall", True), ("", False)}
    ranks = [(-line["won"], -(line["score"] or 0), -line["progress"], line["turns"]) for line in lines]
    assert ranks == sorted(ranks)
    assert ranks[0] != ranks[1]
    assert [line["place"] for line in lines] == [1, 2]
    assert told["mine"]["over"]
    assert told["mine"]["place"] == next(line["place"] for line in lines if line["you"])
    assert [line["progress"] for line in lines if not line["you"]] == [0]
    for started in (ann, ben):
        with sitting(client, table_of(started), started["token"]) as player:
            assert refusal(player.request("undo", number=player.number)) == "daily-final"
    assert begin(client, ANN) == ann
    week = ask(client, f"/{GAME}/today/week", BEN)
    assert (week["first"], week["last"]) == ("2031-05-12", "2031-05-18")
    assert [(line["place"], line["days"]) for line in week["lines"]] == [(1, 1), (2, 1)]
    assert [line["name"] for line in week["lines"]] == [line["name"] for line in lines]
    assert [line["you"] for line in week["lines"]] == [not line["you"] for line in lines]


def listed_by(client: Client, key: str, count: int) -> Told:
    """The list, as soon as so many stand on it: results are worked out after a game has ended."""
    told = ask(client, f"/{GAME}/today", key)
    while len(told["lines"]) < count:
        told = ask(client, f"/{GAME}/today", key)
    return told


def test_nobody_else_comes_to_the_table_and_its_terms_are_fixed(client: Client) -> None:
    started = begin(client, ANN)
    id = started["table"]
    assert client.get(f"/api/tables/{id}/door").status_code == 404
    with sitting(client, table_of(started), started["token"]) as player:
        assert refusal(player.request("door", door="seats")) == "daily-fixed"
        assert refusal(player.request("undo-limit", undo_limit="anything")) == "daily-fixed"
        assert refusal(player.request("seat-bot", seat=0, bot="search")) == "daily-fixed"
        assert refusal(player.request("new-link", seat=0)) == "daily-fixed"
        assert player.request("rename", name="Ann")["is"] == "ack"
        assert player.request("pause", paused=True)["is"] == "ack"


# -- no peeking -------------------------------------------------------------------------------------


def everything_told(client: Client, started: Told) -> list[str]:
    """All that anybody is told of a try that is being played."""
    own, id = bearer(started["token"]), started["table"]
    paths = [f"/api/tables/{id}{rest}" for rest in ("", "/record", "/glance", "/turns", "/log", "/past/0")]
    paths += ["/api/daily", f"/api/daily/{GAME}/today", f"/api/daily/{GAME}/today/week"]
    return [client.get(path, headers=own if id in path else bearer(ANN)).text for path in paths]


def test_the_seed_of_a_running_day_is_told_nowhere(client: Client) -> None:
    deal = deal_of(GAME, date.fromisoformat(DAY))
    started = begin(client, ANN)
    with sitting(client, table_of(started), started["token"]) as player:
        play_on([player], 6)
    told = everything_told(client, started)
    give_up(client, started)
    told += everything_told(client, started)
    assert not any(str(deal.seed) in text for text in told)
    record = client.get(f"/api/tables/{started['table']}/record", headers=bearer(started["token"])).json()
    assert record["seed"] == 0
    assert holdfast.load(record).outcome is not None


def test_what_is_tried_on_a_copy_has_other_luck_than_the_day(client: Client) -> None:
    """Whatever may be copied out of a try: what comes at the table is not what came there."""
    started = begin(client, ANN)
    with sitting(client, table_of(started), started["token"]) as player:
        play_on([player], 4)
        own = bearer(started["token"])
        record = client.get(f"/api/tables/{started['table']}/record", headers=own).json()
        copies = [client.post(f"/api/tables/{started['table']}/copy", headers=own).json() for _ in range(3)]
        script: list[str] = []
        first = len(player.log)
        while not player.over and len(script) < 60:
            script.append(player.options[0])
            player.choose(script[-1])
            player.hear_number(4 + len(script))
        truth = [line["line"] for line in player.log[first:]]
    loaded = holdfast.load(record)
    ahead = [followed(loaded, script)]
    for copy in copies:
        with sitting(client, copy, copy["token"]) as trial:
            ahead.append(repeated(trial, script))
    assert all(made < len(script) or log != truth for made, log in ahead)
    assert len({str(log) for _, log in ahead[1:]}) > 1, "not even two copies agree"


def followed(game: holdfast.Game, script: list[str]) -> tuple[int, Any]:
    for made, choice in enumerate(script):
        if game.question is None or choice not in game.question.options:
            return made, None
        game.choose(choice)
    return len(script), None


def repeated(player: Player, script: list[str]) -> tuple[int, Any]:
    first = len(player.log)
    for made, choice in enumerate(script):
        if choice not in player.options:
            return made, [line["line"] for line in player.log[first:]]
        number = player.number
        player.choose(choice)
        player.hear_number(number + 1)
    return len(script), [line["line"] for line in player.log[first:]]


def test_practice_with_a_seed_of_ones_own_is_never_the_luck_of_the_day(client: Client) -> None:
    """Not even who knows the seed of the day can deal it at another table."""
    deal = deal_of(GAME, date.fromisoformat(DAY))
    wanted = {"game": GAME, "options": deal.options, "seed": deal.seed, "seats": []}
    practice = client.post("/api/tables", json=wanted).json()
    started = begin(client, ANN)
    logs = []
    for table, token in ((practice, practice["token"]), (table_of(started), started["token"])):
        with sitting(client, table, token) as player:
            for step in range(30):
                if player.over:
                    break
                player.choose(player.options[0])
                player.hear_number(step + 1)
            logs.append([line["line"] for line in player.log])
    assert logs[0] != logs[1]


def test_hints_and_odds_change_no_luck(client: Client) -> None:
    quiet, curious = begin(client, ANN), begin(client, BEN)
    logs = []
    for started in (quiet, curious):
        with sitting(client, table_of(started), started["token"]) as player:
            for step in range(12):
                if started is curious and step % 4 == 0:
                    player.request("hint")
                    player.request("odds-all")
                player.choose(player.options[0])
                player.hear_number(step + 1)
            logs.append(player.log)
    assert logs[0] == logs[1]


def test_others_are_watched_by_who_has_finished_and_by_all_when_the_day_is_over(database: str) -> None:
    with TestClient(make_app(serving(database, daily_date=DAY))) as client:
        ann, ben = begin(client, ANN), begin(client, BEN)
        give_up(client, ann)
        told = listed_by(client, BEN, 1)
        assert told["lines"][0]["table"] == ""
        watch = f"/{GAME}/today/watch"
        assert post(client, watch, BEN, 403, table=ann["table"])["code"] == "daily-watch-later"
        assert post(client, watch, "", 403, table=ann["table"])["code"] == "daily-watch-later"
        assert post(client, watch, ANN, 404, table=ben["table"])["code"] == "no-such-day"
        give_up(client, ben)
        assert listed_by(client, BEN, 2)["lines"][0]["table"]
        link = post(client, watch, BEN, table=ann["table"])
        seen = client.get(f"/api/tables/{ann['table']}/past/0", headers=bearer(link["token"]))
        assert seen.status_code == 200
    with TestClient(make_app(serving(database, daily_date=NEXT))) as client:
        old = ask(client, f"/{GAME}/{DAY}")
        assert old["over"]
        assert old["seed"] == str(deal_of(GAME, date.fromisoformat(DAY)).seed)
        assert all(line["table"] for line in old["lines"])
        assert post(client, f"/{GAME}/{DAY}/watch", EVE, table=ann["table"])["token"] == link["token"]
        assert begin(client, ANN)["table"] != ann["table"], "every day is a new one"


# -- the list ---------------------------------------------------------------------------------------


def test_who_ends_after_the_day_does_not_count(database: str) -> None:
    with TestClient(make_app(serving(database, daily_date=DAY))) as client:
        ann = begin(client, ANN)
    with TestClient(make_app(serving(database, daily_date=NEXT))) as client:
        give_up(client, ann)
        told = ask(client, f"/{GAME}/{DAY}", ANN)
        while not told["mine"]["over"]:
            told = ask(client, f"/{GAME}/{DAY}", ANN)
        assert told["mine"]["late"]
        assert (told["mine"]["place"], told["lines"], told["tries"]) == (0, [], 1)
        answer = client.get(f"/api/daily/{GAME}/{DAY}/result", headers=bearer(ANN))
        assert answer.json()["code"] == "no-such-day"


def test_the_week_adds_up_its_days(database: str) -> None:
    week: Told = {}
    for day in ("2031-05-12", DAY, NEXT, "2031-05-19"):
        with TestClient(make_app(serving(database, daily_date=day))) as client:
            give_up(client, begin(client, ANN, f"Ann {day[-2:]}"))
            listed_by(client, ANN, 1)
            week = ask(client, f"/{GAME}/{day}/week", ANN)
    assert [(line["name"], line["days"]) for line in week["lines"]] == [("Ann 19", 1)]
    with TestClient(make_app(serving(database, daily_date="2031-05-19"))) as client:
        before = ask(client, f"/{GAME}/{NEXT}/week", BEN)
    assert [(line["name"], line["days"], line["won"]) for line in before["lines"]] == [("Ann 18", 3, 0)]
    assert not before["lines"][0]["you"]


def test_days_to_come_and_days_nobody_asked_for_have_no_siege(client: Client) -> None:
    for day in (NEXT, "2031-05-16", "yesterday", "2031-13-40"):
        answer = client.get(f"/api/daily/{GAME}/{day}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-day")
    assert client.get("/api/daily/no-game/today").status_code == 404
    assert client.post(f"/api/daily/{GAME}/play", json={}).status_code == 401
    assert client.post(f"/api/daily/{GAME}/play", json={}, headers=bearer("short")).status_code == 400


def test_a_name_may_change_and_whose_tries_they_were_is_forgotten_on_demand(client: Client) -> None:
    give_up(client, begin(client, ANN, "Ann"))
    assert listed_by(client, ANN, 1)["lines"][0]["name"] == "Ann"
    post(client, f"/{GAME}/today/name", ANN, 204, name="Anna")
    assert ask(client, f"/{GAME}/today", ANN)["lines"][0]["name"] == "Anna"
    assert client.post("/api/record/forget", headers=bearer(ANN)).status_code == 204
    told = ask(client, f"/{GAME}/today", ANN)
    assert (told["mine"], told["lines"][0]["name"], told["lines"][0]["you"]) == (None, "", False)
    assert post(client, f"/{GAME}/today/name", ANN, 404, name="Anna")["code"] == "no-such-day"


def test_names_are_one_short_line_of_visible_characters() -> None:
    assert clean_name("  Anna\n\tMaria\u202e\u0000 ") == "Anna Maria"
    assert clean_name("x" * 200) == "x" * MAX_NAME
    assert clean_name("\u200b \u202e") == ""


def test_a_try_whose_end_nobody_noted_is_settled_when_the_list_is_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: Any) -> None: ...

    with TestClient(make_app(serving(database, daily_date=DAY))) as client:
        monkeypatch.setattr("holdfast.server.tables.registry.TableRegistry._note_result", killed)
        give_up(client, begin(client, ANN))
    with TestClient(make_app(serving(database, daily_date=DAY))) as client:
        assert len(ask(client, f"/{GAME}/today", ANN)["lines"]) == 1


def test_a_result_is_signed_and_anybody_can_check_it(client: Client) -> None:
    give_up(client, begin(client, ANN, "Ann"))
    listed_by(client, ANN, 1)
    signed = ask(client, f"/{GAME}/today/result", ANN)
    assert signed["result"]["name"] == "Ann"
    assert post(client, "/verify", "", **signed) == {"genuine": True, "ours": True}
    better = signed | {"result": signed["result"] | {"won": True}}
    assert post(client, "/verify", "", **better) == {"genuine": False, "ours": False}
    assert post(client, "/verify", "", **(signed | {"key": "no key"})) == {"genuine": False, "ours": False}
    again = msgspec.json.decode(msgspec.json.encode(signed))
    assert post(client, "/verify", "", **again)["genuine"]


def test_a_week_begins_on_monday_and_a_day_at_midnight_in_greenwich() -> None:
    week = week_of(date(2031, 5, 17))
    assert (week[0].isoformat(), week[-1].isoformat()) == ("2031-05-12", "2031-05-18")
    clock = DayClock()
    assert clock.day_of(1_700_000_000_000).isoformat() == "2023-11-14"
    assert 0 < clock.left() <= 24 * 3600 * 1000


# -- several processes ------------------------------------------------------------------------------


def test_a_day_played_in_two_browsers_on_two_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal, both on the list, no second try at the other process, nothing told beforehand."""
    monkeypatch.setenv("HOLDFAST_DAILY_DATE", DAY)
    monkeypatch.setenv("HOLDFAST_DAILY_SECRET", "of both")
    seed = deal_of(GAME, date.fromisoformat(DAY), secret="of both").seed
    with postgres() as shared, server(shared) as here, server(shared) as there:
        ann = here.post(f"/api/daily/{GAME}/play", {"name": "Ann"}, ANN)
        ben = there.post(f"/api/daily/{GAME}/play", {"name": "Ben"}, BEN)
        assert there.post(f"/api/daily/{GAME}/play", {}, ANN) == ann
        with (
            sitting_at(here, table_of(ann), ann["token"]) as one,
            sitting_at(there, table_of(ben), ben["token"]) as other,
        ):
            assert one.view == other.view
            for step in range(10):
                for player in (one, other):
                    player.choose(player.options[0])
                    player.hear_number(step + 1)
                assert one.view == other.view
            here.kill()
        with server(shared) as back:
            with (
                sitting_at(back, table_of(ann), ann["token"]) as one,
                sitting_at(there, table_of(ben), ben["token"]) as other,
            ):
                for step in range(10, 30):
                    for player in (one, other):
                        player.choose(player.options[0])
                        player.hear_number(step + 1)
                    assert one.view == other.view, "killed and started again, with the luck it had"
                running = [back.get(f"/api/tables/{ann['table']}/record", ann["token"])]
                running.append(back.get(f"/api/daily/{GAME}/today", ANN))
                assert str(seed) not in str(running)
                one.request("give-up", number=one.number)
                play_on([other])
            told = listed_at(back, there)
            assert {line["name"] for line in told["lines"]} == {"Ann", "Ben"}
            assert back.post(f"/api/daily/{GAME}/play", {}, ANN) == ann
            assert there.get(f"/api/daily/{GAME}/today", ANN)["tries"] == 2


def listed_at(*servers: Server) -> Told:
    """The list that all of them tell, once both players stand on it."""
    while True:
        told = [one.get(f"/api/daily/{GAME}/today", ANN) for one in servers]
        if all(len(one["lines"]) == 2 for one in told):
            lists = [one["lines"] for one in told]
            assert lists[0] == lists[1]
            found: Told = told[0]
            return found
