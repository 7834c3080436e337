"""Packs at the table: sent, checked, chosen, kept with it, each table by its own."""

import base64
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from holdfast import words
from holdfast.server.app import make_app
from tests.packs import LB, SNS, entry, frost, frost_pack, manifest, toml
from tests.server.seating import Client, bearer, serving, set_table, state


def zipped(files: dict[str, bytes]) -> str:
    """The files as a zip file in base64."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return base64.b64encode(written.getvalue()).decode()


def send(client: Client, files: dict[str, bytes]) -> dict[str, Any]:
    """Send a pack; the answer."""
    answer = client.post("/api/packs", json={"zip": zipped(files)})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def key_of(client: Client, files: dict[str, bytes]) -> str:
    """Send a sound pack; its key."""
    sent = send(client, files)
    assert sent["report"]["faults"] == []
    return str(sent["pack"]["key"])


def resistance(client: Client, keys: list[str]) -> int:
    """Of the ember imp, by the catalogue that belongs to these packs."""
    answer = client.get(f"/api/catalogue/{LB}", params={"packs": ",".join(keys)})
    return int(answer.json()["cards"]["ember-imp"]["resistance"])


def test_tables_with_different_packs_lie_side_by_side(client: Client) -> None:
    frosty, ashen = key_of(client, frost(5)), key_of(client, frost(4, "Ash imp"))
    for keys, printed in (([frosty], 5), ([ashen], 4), ([], 1)):
        table = set_table(client, packs=keys)
        told = state(client, table, table["token"])
        assert [one["key"] for one in told["table"]["packs"]] == keys
        assert resistance(client, keys) == printed


def test_the_words_of_a_pack_stand_instead_of_ours(client: Client) -> None:
    key = key_of(client, frost(5))
    for language in words.languages():
        text = client.get(f"/api/words/{language}/{LB}", params={"packs": key}).text
        assert text.rindex("card-ember-imp = Frost imp") > text.index("card-ember-imp =")
        assert "Frost imp" not in client.get(f"/api/words/{language}/{LB}").text


def test_what_a_pack_does_is_told_when_it_is_sent(client: Client) -> None:
    sent = send(client, frost(5))
    assert (sent["pack"]["id"], sent["pack"]["replaces"]) == ("frost", ["monsters/ember-imp"])
    assert sent["report"]["sound"]


NEGATIVE = frost()["monsters.toml"].replace(b"resistance = 5", b"resistance = -1")


@pytest.mark.parametrize(
    ("name", "data", "field", "code"),
    [
        ("monsters.toml", NEGATIVE, "resistance", "wrong-field"),
        ("pack.toml", manifest("frost", LB), "", "replaces-undeclared"),
        ("words/en/frost.ftl", b"card-ember-imp = <b>Imp</b>", "", "markup-in-words"),
        ("monsters.toml", b"[[monster]]\nid =", "", "not-toml"),
        ("run.py", b"print(1)", "run.py", "file-not-allowed"),
    ],
)
def test_a_faulty_pack_is_refused_with_the_place_of_the_fault(
    client: Client, name: str, data: bytes, field: str, code: str
) -> None:
    sent = send(client, frost() | {name: data})
    assert sent["pack"] is None
    found = [(one["field"], one["fault"]["code"], one["fault"]["where"]) for one in sent["report"]["faults"]]
    assert (field, code) in [one[:2] for one in found]
    assert any(where.startswith(("monsters.toml", name)) for _, _, where in found)
    for one in sent["report"]["faults"]:
        assert all(words.has(language, one["fault"]["message"]["id"]) for language in words.languages())


def test_a_table_is_not_set_with_a_pack_that_is_not_here(client: Client) -> None:
    answer = client.post("/api/tables", json={"game": LB, "packs": ["0" * 32]})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-such-pack")


def test_the_packs_of_the_host_are_offered_by_their_ids(tmp_path: Path, database: str) -> None:
    folder = tmp_path / "packs"
    frost_pack().write(folder / "frost")
    (folder / "ash.zip").write_bytes(frost_pack(4, "Ash imp", "ash").zipped())
    (folder / "broken.zip").write_bytes(b"nothing")
    with TestClient(make_app(serving(database, packs=folder))) as client:
        offered = client.get(f"/api/packs/{LB}").json()["packs"]
        assert [one["id"] for one in offered] == ["ash", "frost"]
        assert client.get("/api/packs/bastion").json()["packs"] == []
        table = set_table(client, packs=["frost", "ash"])
        told = state(client, table, table["token"])
        assert [one["id"] for one in told["table"]["packs"]] == ["frost", "ash"]
        assert resistance(client, [one["key"] for one in told["table"]["packs"]]) == 4, "the later one counts"
        check = client.post(f"/api/packs/{LB}/check", json={"packs": ["frost", "ash"]}).json()
        assert check["report"]["conflicts"] == [{"ref": "monsters/ember-imp", "packs": ["frost", "ash"]}]


def test_a_table_keeps_its_packs_when_the_host_takes_them_away(tmp_path: Path, database: str) -> None:
    folder = tmp_path / "packs"
    frost_pack().write(folder / "frost")
    with TestClient(make_app(serving(database, packs=folder))) as client:
        table = set_table(client, packs=["frost"])
    frost_pack(3).write(folder / "frost")
    with TestClient(make_app(serving(database, packs=folder))) as client:
        told = state(client, table, table["token"])
        assert resistance(client, [one["key"] for one in told["table"]["packs"]]) == 5
        assert set_table(client, packs=["frost"])


def test_a_record_opens_with_its_packs_or_names_what_is_missing(tmp_path: Path, database: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        table = set_table(client, packs=[key_of(client, frost(5))])
        record = client.get(f"/api/tables/{table['id']}/record", headers=bearer(table["token"])).json()
    assert [one["id"] for one in record["packs"]] == ["frost"]
    wanted = {"game": LB, "record": record, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    with TestClient(make_app(serving(str(tmp_path / "other.sqlite3")))) as client:
        refused = client.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "packs-missing")
        assert refused.json()["message"]["args"]["packs"] == "Frost 1"
        key_of(client, frost(5))
        opened = client.post("/api/tables", json=wanted)
        assert opened.status_code == 201, opened.text
        told = state(client, opened.json(), opened.json()["token"])
        assert [one["id"] for one in told["table"]["packs"]] == ["frost"]


def test_packs_that_no_table_is_played_with_are_few(client: Client) -> None:
    for number in range(20):
        key_of(client, frost(5, f"Imp {number}"))
    refused = client.post("/api/packs", json={"zip": zipped(frost(5, "One more"))})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-uploads")


def test_a_pack_is_fetched_by_its_key(client: Client) -> None:
    key = key_of(client, frost(5))
    answer = client.get(f"/api/packs/file/{key}")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == frost(5)
    assert client.get(f"/api/packs/file/{'0' * 32}").status_code == 404


def bestiary(client: Client, keys: list[str]) -> str:
    """What the rulebook says of the enemies of Bastion with these packs."""
    params = {"packs": ",".join(keys)} if keys else {}
    contents = client.get(f"/api/rulebook/{SNS}/en").json()
    assert "bestiary" in [one["id"] for one in contents["chapters"]]
    return client.get(f"/api/rulebook/{SNS}/en/chapters/bestiary", params=params).text


def test_the_rulebook_lists_the_cards_of_the_table(client: Client) -> None:
    scroll = entry(SNS, "scrolls.toml", "scroll", "raider-green")
    raider = {
        "pack.toml": manifest("mire", SNS, replaces=["scrolls/raider-green"], languages=["en"]),
        "scrolls.toml": toml({"scroll": [scroll]}),
        "words/en/mire.ftl": b"enemy-raider = Mire Raider\n",
    }
    key = key_of(client, raider)
    assert "Mire Raider" in bestiary(client, [key])
    assert "Mire Raider" not in bestiary(client, [])
