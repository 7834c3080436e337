"""Two people at one table, through a proxy that speaks TLS."""

import asyncio
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from websockets import Origin
from websockets.sync.client import connect

from tests.server.player import Player, play_on
from tests.server.running import NetLine, server
from tests.server.seating import TWO_PLAYERS, tokens


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that we sign ourselves, and its key."""
    file, key = folder / "certificate.pem", folder / "key.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["-newkey", "rsa:2048", "-nodes", "-days", "1", "-out", str(file), "-keyout", str(key)]
    subprocess.run(["openssl", "req", "-x509", *names, *made], check=True, capture_output=True)
    return file, key


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


@contextmanager
def tls_proxy(to: int, file: Path, key: Path) -> Iterator[int]:
    """The port of a proxy that takes TLS off and passes everything on."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file, key)
    loop = asyncio.new_event_loop()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", to)
        await asyncio.gather(pump(reader, inner_writer), pump(inner_reader, writer))

    listening = loop.run_until_complete(asyncio.start_server(serve, "127.0.0.1", 0, ssl=context))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def stop() -> None:
        listening.close()
        others = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_two_people_play_through_a_proxy_with_tls(database: str, tmp_path: Path) -> None:
    file, key = certificate(tmp_path)
    trust = ssl.create_default_context(cafile=str(file))
    with server(database) as one, tls_proxy(int(one.address.rpartition(":")[2]), file, key) as port:
        site = f"https://localhost:{port}"
        headers = {"Origin": site, "Sec-Fetch-Site": "same-origin"}
        created = httpx.post(
            f"{site}/api/tables", json=TWO_PLAYERS, headers=headers, verify=trust, timeout=None
        )
        table = created.json()
        address = f"wss://localhost:{port}/api/tables/{table['id']}/live"
        with ExitStack() as stack:
            lines = [
                stack.enter_context(
                    connect(address, origin=Origin(site), ssl=trust, open_timeout=None, proxy=None)
                )
                for _ in range(2)
            ]
            players = [Player(NetLine(line), token) for line, token in zip(lines, tokens(table), strict=True)]
            play_on(players, 4)
            assert players[0].number == players[1].number == 4
            assert players[0].view != {}
