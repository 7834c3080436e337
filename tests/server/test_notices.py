"""Your turn reaches you: Web Push and e-mail, at most once a turn, never to the server's own network."""

import asyncio
import base64
import logging
import os
import queue
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from holdfast.server.app import make_app
from holdfast.server.errors import CannotServe, TableError
from holdfast.server.notices import push
from holdfast.server.notices.mail import check_mail
from holdfast.server.notices.service import MAILS_AT_ONCE, Notices
from tests.server.player import Player
from tests.server.seating import Client, bearer, serving, set_table, sitting

ADDRESS = "https://table.example.org"
HEROES = {"players": 2, "heroes": ["elmer", "arne"]}
FRIEND = "bob@example.org"


class Browser:
    """A browser with a subscription, and the push service that it has named."""

    def __init__(self) -> None:
        ec = import_module(push.EC)
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.messages: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(browser.status)
                self.send_header("Content-Length", "0")
                self.end_headers()
                browser.messages.put((dict(self.headers), body))

            def log_message(self, format: str, *args: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> dict[str, Any]:
        serialization = import_module(push.SERIALIZATION)
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {name: base64.urlsafe_b64encode(raw).decode() for name, raw in self._keys(point)}
        return {"endpoint": f"{self.origin}/endpoint-of-bob", "keys": keys, "language": "pl"}

    def _keys(self, point: bytes) -> list[tuple[str, bytes]]:
        return [("p256dh", point), ("auth", self._auth)]

    def read(self) -> tuple[dict[str, str], dict[str, str]]:
        headers, body = self.messages.get()
        plain = import_module("http_ece").decrypt(body, private_key=self._key, auth_secret=self._auth)
        return headers, msgspec.json.decode(plain)


class MailBox:
    """A mail server that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: queue.Queue[Any] = queue.Queue()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@pytest.fixture
def browser() -> Iterator[Browser]:
    opened = Browser()
    yield opened
    opened.server.shutdown()
    opened.server.server_close()


@pytest.fixture
def box() -> Iterator[tuple[MailBox, str]]:
    box, loop = MailBox(), asyncio.new_event_loop()
    smtp = import_module("aiosmtpd.smtp").SMTP
    server = loop.run_until_complete(loop.create_server(lambda: smtp(box, loop=loop), "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    server.close()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


@pytest.fixture
def noticing(database: str, browser: Browser, box: tuple[MailBox, str]) -> Iterator[Client]:
    config = serving(
        database,
        push_origins=(browser.origin,),
        smtp=box[1],
        address=ADDRESS,
        mail_from="table@example.org",
        notice_seconds=0.0,
    )
    with TestClient(make_app(config)) as client:
        yield client


def wants(client: Client, table: dict[str, Any], how: str, **body: Any) -> Any:
    token = table["friends"][0]["token"]
    return client.post(f"/api/tables/{table['id']}/notices/{how}", json=body, headers=bearer(token))


def until_friends_turn(host: Player) -> None:
    """Play until the table waits for the friend."""
    while host.options:
        host.choose(host.options[0])


def friends_table(client: Client) -> dict[str, Any]:
    return set_table(client, title="Friday", options=HEROES, seats=[{"kind": "friend"}, {"kind": "me"}])


def test_a_closed_browser_is_told_once_a_turn_in_its_own_language(
    noticing: Client, browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    table = friends_table(noticing)
    assert wants(noticing, table, "push", **browser.subscription).json()["push"] is True
    with sitting(noticing, table, table["token"]) as host:
        until_friends_turn(host)
        headers, message = browser.read()
        assert message["title"] == "Ostatni bastion: twoja tura"
        assert message["path"] == f"/table/{table['id']}"
        assert headers["Authorization"].startswith("vapid t=")
        with sitting(noticing, table, table["friends"][0]["token"]) as friend:
            friend.hear_number(host.number)
            friend.choose(friend.options[0])
        host.request("say", text="still here")
        assert browser.messages.empty()
    assert "endpoint-of-bob" not in caplog.text
    told = noticing.get(f"/api/tables/{table['id']}", headers=bearer(table["token"]))
    assert browser.origin not in told.text


def test_who_is_at_the_table_is_not_told_and_a_dead_browser_is_forgotten(
    noticing: Client, browser: Browser
) -> None:
    table = friends_table(noticing)
    wants(noticing, table, "push", **browser.subscription)
    browser.status = 410
    with sitting(noticing, table, table["token"]) as host:
        with sitting(noticing, table, table["friends"][0]["token"]):
            host.choose(host.options[0])
            assert browser.messages.empty()
        until_friends_turn(host)
        browser.read()
    settings = f"/api/tables/{table['id']}/notices"
    token = table["friends"][0]["token"]
    while noticing.get(settings, headers=bearer(token)).json()["push"]:
        pass


def test_mail_is_confirmed_first_and_ends_by_one_link(
    noticing: Client, box: tuple[MailBox, str], caplog: pytest.LogCaptureFixture
) -> None:
    table = friends_table(noticing)
    assert wants(noticing, table, "mail", address="nonsense").json()["code"] == "bad-address"
    answer = wants(noticing, table, "mail", address=FRIEND, language="ru").json()
    assert answer == {"push": False, "mail": True, "confirmed": False}
    first = box[0].mails.get()
    assert (first["To"], first["Subject"]) == (FRIEND, "Письма о ваших ходах: Friday")
    token = first.get_content().split(f"{ADDRESS}/notices/on#")[1].split()[0]
    assert noticing.post("/api/notices/on", json={"token": token}).json() == {"found": True}
    with sitting(noticing, table, table["token"]) as host:
        until_friends_turn(host)
        mail = box[0].mails.get()
    assert mail["Subject"] == "Ваш ход: Friday"
    assert f"{ADDRESS}/table/{table['id']}" in mail.get_content()
    assert f"{ADDRESS}/notices/off#{token}" in mail.get_content()
    assert mail["List-Unsubscribe"] == f"<{ADDRESS}/api/notices/off/{token}>"
    for found in (True, False):
        assert noticing.post("/api/notices/off", json={"token": token}).json() == {"found": found}
    assert FRIEND not in caplog.text


def test_the_token_at_the_end_of_a_mail_programs_address_is_logged_nowhere(
    noticing: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "holdfast")
    assert noticing.post("/api/notices/off/a-token-of-a-mail").json() == {"found": False}
    paths = [record.__dict__["facts"]["path"] for record in caplog.records if record.msg == "request"]
    assert paths == ["/api/notices/off/…"]


def test_nobody_is_sent_many_first_mails_whoever_asks_for_them(noticing: Client) -> None:
    table = friends_table(noticing)
    service: Notices = noticing.app.dependencies["registry"].dependency().notices
    asked = [service._mails.take(f"to {FRIEND}") for _ in range(MAILS_AT_ONCE + 1)]
    assert asked == [True] * MAILS_AT_ONCE + [False]
    refused = wants(noticing, table, "mail", address=FRIEND.upper())
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://10.0.0.1/x",
        "file:///etc/passwd",
        "https://[",
    ],
)
def test_only_public_push_services_are_called(noticing: Client, browser: Browser, endpoint: str) -> None:
    table = friends_table(noticing)
    refused = wants(noticing, table, "push", **(browser.subscription | {"endpoint": endpoint}))
    assert refused.json()["code"] == "bad-endpoint"


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1"])
def test_a_name_that_leads_into_the_own_network_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    async def resolve() -> None:
        async def getaddrinfo(*_: Any, **__: Any) -> Any:
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (address, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
        with pytest.raises(TableError):
            await push.PublicResolver().resolve("push.example.org", 443)

    asyncio.run(resolve())


def test_onlookers_are_told_nothing(noticing: Client, browser: Browser) -> None:
    table = friends_table(noticing)
    at = f"/api/tables/{table['id']}/notices/push"
    refused = noticing.post(at, json=browser.subscription, headers=bearer(table["onlooker"]))
    assert refused.json()["code"] == "onlookers-watch"


def test_mail_needs_an_address_of_the_server() -> None:
    for smtp, code in (("smtp://mail.example.org", "no-public-address"), ("mail.example.org", "bad-smtp")):
        with pytest.raises(CannotServe) as refused:
            check_mail(serving("x", smtp=smtp))
        assert refused.value.code == code
    check_mail(serving("x"))


def test_the_page_for_no_connection_is_there_in_every_language(client: Client) -> None:
    for language, title in (("en", "No connection"), ("ru", "Нет связи"), ("pl", "Brak połączenia")):
        page = client.get(f"/offline/{language}")
        assert title in page.text
        assert page.headers["content-type"].startswith("text/html")
