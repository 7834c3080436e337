"""A server under a path: page, API, live connections, links; the proxy may take the path off or not."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from websockets import Origin
from websockets.sync.client import connect

from holdfast.server.app import make_app
from holdfast.server.errors import CannotServe
from holdfast.server.http.root_path import clean_root_path
from tests.server.player import Player
from tests.server.running import NetLine, Server, server
from tests.server.seating import TWO_PLAYERS, serving


@pytest.fixture
def under_path(database: str) -> Iterator[Server]:
    with server(database, "--root-path", "/games") as one:
        yield one


def test_the_address_that_is_printed_has_the_path(under_path: Server) -> None:
    assert under_path.address.endswith("/games")


def test_the_api_answers_with_and_without_the_path(under_path: Server) -> None:
    host = under_path.address.removesuffix("/games")
    for address in (host, under_path.address):
        assert httpx.get(address + "/api/shelf", timeout=None).status_code == 200
    assert httpx.get(host + "/gamesome/api/shelf", timeout=None).status_code == 404


def test_two_people_play_under_the_path(under_path: Server) -> None:
    table = under_path.post("/api/tables", TWO_PLAYERS)
    address = under_path.address.replace("http://", "ws://") + f"/api/tables/{table['id']}/live"
    origin = Origin(under_path.address.removesuffix("/games"))
    with connect(address, origin=origin, open_timeout=None, proxy=None) as connection:
        player = Player(NetLine(connection), table["token"])
        assert player.choose(player.options[0])["is"] == "ack"


def test_the_page_loads_its_files_from_under_the_path(database: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./assets/main.js"></script>')
    for root, found in (("/games", 'src="/games/assets/main.js"'), ("", 'src="/assets/main.js"')):
        with TestClient(make_app(serving(database, page=tmp_path, root_path=root))) as client:
            answer = client.get("/table/abc")
            assert found in answer.text
            again = client.get("/table/abc", headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304


@pytest.mark.parametrize("path", ["/a b", "/<script>", "//", "/games?x", '/"'])
def test_a_path_is_plain(path: str) -> None:
    if path == "//":
        assert clean_root_path(path) == ""
        return
    with pytest.raises(CannotServe):
        clean_root_path(path)
