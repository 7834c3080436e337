"""The page's own files."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from holdfast import words
from holdfast.server.app import make_app
from tests.server.seating import Client, serving

INDEX = "<!doctype html><title>Holdfast</title>"
SCRIPT = "const gate = 1;" * 200


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "app.webmanifest").write_text("{}")
    (folder / "assets" / "main-1.js").write_text(SCRIPT)
    (folder / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "main-1.js.br").write_bytes(b"in brotli")
    (tmp_path / "secret").write_text("no page")
    return folder


@pytest.fixture
def served(database: str, page: Path) -> Iterator[Client]:
    with TestClient(make_app(serving(database, page=page))) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/table/abc/more", "/replay/abc", "/rules/bastion", "/rules", "/new/bastion"]
)
def test_every_address_of_the_page_answers_with_it(served: Client, path: str) -> None:
    answer = served.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    again = served.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert served.head(path).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("", None), ("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0, gzip;q=0.5", "gzip"), ("zstd", None)],
)
def test_assets_are_sent_compressed_to_whoever_understands_it(
    served: Client, accepted: str, encoding: str | None
) -> None:
    with served.stream("GET", "/assets/main-1.js", headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    wanted = {None: SCRIPT.encode(), "gzip": gzip.compress(SCRIPT.encode()), "br": b"in brotli"}[encoding]
    assert answer.headers.get("content-encoding") == encoding
    assert gzip.decompress(sent) == SCRIPT.encode() if encoding == "gzip" else sent == wanted
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"


def test_other_files_keep_their_kind(served: Client) -> None:
    answer = served.get("/app.webmanifest")
    assert (answer.text, answer.headers["content-type"]) == ("{}", "application/manifest+json")


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/assets/main-2.js",
        "/assets",
        "/../secret",
        "/%2e%2e/secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/assets/main-1.js.br",
        "/%00",
        "/api/nothing",
    ],
)
def test_nothing_else_is_found(served: Client, path: str) -> None:
    answer = served.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_a_browser_that_is_lost_is_told_so_by_the_page(served: Client) -> None:
    lost = served.get("/nowhere", headers={"Accept": "text/html"})
    assert (lost.status_code, lost.content) == (404, served.get("/").content)
    assert served.get("/api/nowhere", headers={"Accept": "text/html"}).json()["code"] == "not-found"


@pytest.mark.parametrize("language", words.languages())
def test_without_a_page_the_server_says_how_to_build_it(database: str, tmp_path: Path, language: str) -> None:
    with TestClient(make_app(serving(database, page=tmp_path / "none"))) as client:
        answer = client.get("/", headers={"Accept-Language": f"xx, {language}-XY;q=0.9, en;q=0.1"})
        assert (answer.status_code, answer.headers["content-language"]) == (503, language)
        assert answer.text == words.say(language, "table-no-page")
        assert client.get("/health").status_code == 200
