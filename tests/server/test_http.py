"""What is asked over HTTP, and how it is refused."""

import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from litestar.testing import TestClient

import holdfast
from holdfast import words
from holdfast.server.app import make_app
from holdfast.server.http.examples import played
from tests.server.seating import TWO_PLAYERS, Client, serving, set_table


def test_the_shelf_describes_every_game_by_its_own_settings(client: Client) -> None:
    shelf = client.get("/api/shelf").json()
    rules = holdfast.shelf()
    assert [game["id"] for game in shelf["games"]] == list(rules)
    for game in shelf["games"]:
        own = rules[game["id"]].settings
        assert [one["setting"]["name"] for one in game["settings"]] == [one.name for one in own]
        said = [game["name"], game["about"]]
        for one in game["settings"]:
            said += [one["name"], one["help"], *one["values"].values()]
        for language in words.languages():
            assert [one["id"] for one in said if not words.has(language, one["id"], game["id"])] == []


@pytest.mark.parametrize("language", words.languages())
def test_words_are_served_once_and_then_known(client: Client, language: str) -> None:
    for game in ("common", "shelf", "last-bastion", "bastion"):
        answer = client.get(f"/api/words/{language}/{game}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert ("error-stale =" in answer.text) == (game == "common")
        assert "terminal-prompt =" not in answer.text
        assert ("game-last-bastion =" in answer.text) == (game in ("last-bastion", "shelf"))
        again = client.get(f"/api/words/{language}/{game}", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
    assert client.get("/api/words/xx/common").status_code == 404
    assert client.get(f"/api/words/{language}/nothing").status_code == 404


def test_a_table_of_one_quest_is_told_the_words_of_no_other(client: Client) -> None:
    address = "/api/words/en/sword-and-sorcery"
    whole, chapel, unknown = (
        client.get(address + asked).text for asked in ("", "?quest=waking-chapel", "?quest=x")
    )
    assert len(chapel) < 0.6 * len(whole)
    assert unknown == whole
    for text in (whole, chapel):
        assert "quest-kings-gate =" in text
        assert "place-waking-chapel-choir =" in text
    assert "place-kings-gate-" in whole
    assert "place-kings-gate-" not in chapel
    assert (
        client.get("/api/words/en/bastion?quest=waking-chapel").text
        == client.get("/api/words/en/bastion").text
    )


def test_the_catalogue_tells_what_is_printed(client: Client) -> None:
    told = client.get("/api/catalogue/last-bastion")
    butcher = told.json()["cards"]["butcher"]
    assert (butcher["colour"], butcher["recurring"], butcher["warlord"]) == ("red", ["lose-round"], False)
    again = client.get("/api/catalogue/last-bastion", headers={"If-None-Match": f"W/{told.headers['etag']}"})
    assert (again.status_code, again.text) == (304, "")
    bastion = client.get("/api/catalogue/bastion").json()
    assert bastion["cards"]["archmage-yellow"]["blocks"] == "violet"
    assert bastion["cards"]["spy"]["class"] == "spy"
    assert [bastion["editions"][id]["gun_weakens"] for id in ("2015", "2018")] == [1, 2]
    assert client.get("/api/catalogue/chess").status_code == 404


def test_the_catalogue_is_that_of_the_tables_own_content(tmp_path: Path, database: str) -> None:
    shipped = holdfast.shelf()["last-bastion"].content_folders[0] / "dice.toml"
    own = tmp_path / "own"
    own.mkdir()
    (own / "dice.toml").write_text(shipped.read_text().replace("white = 3", "white = 4"))
    with TestClient(make_app(serving(database, content=own))) as client:
        assert client.get("/api/catalogue/last-bastion").json()["white_dice"] == 4


@pytest.mark.parametrize("path", ["/health", "/nowhere", "/api/shelf", "/api/tables/x", "/schema"])
def test_every_answer_forbids_what_the_page_does_not_need(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_health_metrics_and_schema(client: Client) -> None:
    set_table(client)
    assert client.get("/health").json() == {"status": "ok"}
    assert 'holdfast_tables_set_total{kind="last-bastion"} 1' in client.get("/metrics").text
    schema = client.get("/schema").json()
    assert "/api/tables/{table_id}" in schema["paths"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-request"),
        (b"{", 400, "bad-request"),
        (b"[]", 400, "bad-request"),
        (b"\xff\xfe", 400, "bad-request"),
        (b"[" * 100_000, 400, "bad-request"),
        (b'{"game": "last-bastion", "options": ' + b'{"a":' * 50_000, 400, "bad-request"),
        (b'{"game": 5}', 400, "bad-request"),
        (b'{"game": "last-bastion", "more": 1}', 400, "bad-request"),
        (b'{"game": "chess"}', 404, "unknown-game"),
        (b'{"game": "last-bastion", "options": {"players": 99}}', 409, "bad-options"),
        (b'{"game": "last-bastion", "seats": [{"kind": "me"}]}', 409, "wrong-seats"),
        (b'{"game": "last-bastion", "seats": [{"kind": "bot", "bot": "x"}, {}]}', 409, "unknown-bot"),
        (b'{"game": "last-bastion", "position": {}}', 409, "bad-position"),
        (b'{"game": "last-bastion", "title": "' + b"x" * 2_000_000 + b'"}', 413, "request-too-large"),
    ],
)
def test_a_wrong_request_is_refused_in_words(client: Client, body: bytes, status: int, code: str) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    problem = answer.json()
    for message in (problem["message"], *(fault["message"] for fault in problem["faults"])):
        assert all(words.has(language, message["id"]) for language in words.languages())
    assert "holdfast_tables_set_total" not in client.get("/metrics").text


def test_a_position_is_played_on_from(client: Client) -> None:
    game = holdfast.new("last-bastion", {"players": 2}, seed=4)
    assert game.question is not None
    for _ in range(5):
        game.choose(game.question.choices[0])
        assert game.question is not None
    table = set_table(client, position=game.position())
    headers = {"Authorization": f"Bearer {table['token']}"}
    told = client.get(f"/api/tables/{table['id']}", headers=headers).json()
    assert told["view"]["heroes"] == holdfast.resume(game.position()).view(0)["heroes"]
    other = client.post("/api/tables", json=TWO_PLAYERS | {"game": "bastion", "position": game.position()})
    assert other.json()["code"] == "other-game-here"


def test_a_record_is_played_on_from_its_last_choice(client: Client) -> None:
    game = holdfast.new("last-bastion", {"players": 2}, seed=5)
    for _ in range(8):
        assert game.question is not None
        game.choose(game.question.choices[-1])
    table = set_table(client, record=game.record())
    headers = {"Authorization": f"Bearer {table['token']}"}
    told = client.get(f"/api/tables/{table['id']}", headers=headers).json()
    assert told["view"]["heroes"] == game.view(0)["heroes"]
    assert told["choices"] == 8
    assert len(told["log"]) == len(game.events)
    kept = client.get(f"/api/tables/{table['id']}/record", headers=headers).json()
    assert kept["choices"] == game.record()["choices"]
    for other in ({"game": "bastion"}, {"record": {"game": "last-bastion"}}):
        refused = client.post("/api/tables", json=TWO_PLAYERS | {"record": game.record()} | other)
        assert refused.status_code in (400, 409)


def test_who_asks_too_often_is_told_so(database: str) -> None:
    slow = serving(database, requests_per_second=0.0, requests_at_once=5)
    with TestClient(make_app(slow)) as client:
        answers = [client.get("/health") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["code"] == "too-many-requests"


def test_who_sets_too_many_tables_is_told_so(database: str) -> None:
    with TestClient(make_app(serving(database, tables_per_minute=0.0, tables_at_once=2))) as client:
        answers = [client.post("/api/tables", json=TWO_PLAYERS) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["code"] == "too-many-tables"


@pytest.mark.parametrize("wanted", [{"confirm": 1}, {"seed": "7"}, {"title": 3}])
def test_a_body_is_read_as_strictly_as_the_schema_says(client: Client, wanted: dict[str, object]) -> None:
    answer = client.post("/api/tables", json=TWO_PLAYERS | wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_an_example_is_kept_once_for_whatever_edition_is_asked_for(client: Client) -> None:
    address = "/api/examples/last-bastion/en/lesson"
    first = client.get(address).json()
    before = played.cache_info().currsize
    for number in range(5):
        assert client.get(f"{address}?edition=x{number}").json() == first
    assert played.cache_info().currsize == before


@pytest.mark.parametrize("language", words.languages())
def test_many_search_the_rulebook_at_once(client: Client, language: str) -> None:
    address = f"/api/rulebook/last-bastion/{language}/search"
    asked = {"en": "fighting dice", "pl": "kości walki", "ru": "кубики"}[language]
    alone = client.get(address, params={"find": asked}).json()
    assert alone["found"]
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: client.get(address, params={"find": asked}).json(), range(40)))
    assert found == [alone] * 40


def test_a_page_of_text_is_compressed_once_for_all_who_ask(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "/api/words/en/last-bastion"
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    monkeypatch.setattr(zlib, "compressobj", None)
    small = client.get(address, headers={"Accept-Encoding": "gzip"})
    assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert (small.text, small.headers["etag"]) == (plain.text, plain.headers["etag"])
    assert int(small.headers["content-length"]) < len(plain.content) / 2


def test_a_whole_number_may_be_written_with_a_point(client: Client) -> None:
    assert client.post("/api/tables", json=TWO_PLAYERS | {"seed": 7.0}).status_code == 201
