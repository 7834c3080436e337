"""What packs may cost: of one address so much, and nobody else waits for it."""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from holdfast.kernel.errors import BadContent
from holdfast.server.app import make_app
from holdfast.server.errors import TooMany
from holdfast.server.storage import pack_store
from holdfast.server.storage.pack_store import PackStore, StoredPack
from holdfast.server.storage.store import Store
from holdfast.server.workers.pack_checks import MAX_WAITING, PackChecker
from tests.packs import LB, frost
from tests.server.seating import Client, serving
from tests.server.test_packs import key_of


def linger() -> str:
    """Write something down, and never come to an end."""
    (Path(tempfile.mkdtemp()) / "much").write_bytes(b"x" * 1000)
    time.sleep(10_000)
    return ""


def test_a_check_that_is_stopped_leaves_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    async def stopped() -> list[Path]:
        checker = PackChecker(seconds=0.5)
        with pytest.raises(BadContent):
            await checker.run("", linger)
        left = [one for one in tmp_path.glob("**/*") if one.is_file()]
        checker.close()
        return left

    assert asyncio.run(stopped()) == []
    assert list(tmp_path.iterdir()) == []


def test_of_one_address_a_few_checks_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> tuple[list[Any], list[str]]:
        checker = PackChecker()
        async with checker.queue.turn("busy"):
            greedy = [asyncio.create_task(checker.run("greedy", str, n)) for n in range(MAX_WAITING + 5)]
            other = asyncio.create_task(checker.run("other", str, 7))
            await asyncio.wait(greedy, return_when=asyncio.FIRST_COMPLETED)
            refused = [type(one.exception()) for one in greedy if one.done()]
        answers = await asyncio.gather(*greedy, other, return_exceptions=True)
        checker.close()
        return refused, [one for one in answers if isinstance(one, str)]

    refused, answers = asyncio.run(asked())
    assert refused == [TooMany] * 5
    assert answers == [*map(str, range(MAX_WAITING)), "7"]


def test_a_new_pack_takes_the_place_of_who_has_sent_most(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack_store, "MAX_UNUSED", 10)

    async def kept() -> list[str]:
        store = Store(database)
        await store.open()
        packs = PackStore(store)
        sent = [("a", 0), ("greedy", 0), *(("greedy", number) for number in range(1, 9)), ("b", 0), ("c", 0)]
        for client, number in sent:
            await packs.add(StoredPack(f"{client}{number}", LB, b"zip"), client)
        found = await packs.find([f"{client}{number}" for client, number in sent])
        await store.close()
        return sorted(found)

    assert asyncio.run(kept()) == ["a0", "b0", "c0", *(f"greedy{number}" for number in range(2, 9))]


def test_one_address_keeps_so_many_bytes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_store, "MAX_BYTES_PER_CLIENT", 1000)

    async def sent() -> None:
        store = Store(database)
        await store.open()
        packs = PackStore(store)
        try:
            await packs.add(StoredPack("one", LB, b"x" * 600), "greedy")
            await packs.add(StoredPack("other", LB, b"x" * 600), "somebody else")
            with pytest.raises(TooMany):
                await packs.add(StoredPack("more", LB, b"x" * 600), "greedy")
        finally:
            await store.close()

    asyncio.run(sent())


def laid_out(client: Client) -> int:
    """How many contents the server has laid out."""
    return len(client.app.dependencies["registry"].dependency().contents._laid_out)


@pytest.mark.parametrize("path", ["options", "catalogue", "chapter"])
def test_packs_that_fail_their_check_are_not_laid_out(database: str, path: str) -> None:
    with TestClient(make_app(serving(database))) as client:
        one, other = key_of(client, frost(5)), key_of(client, frost(4))
        packs = [one, other]
        if path == "options":
            answer = client.post("/api/options", json={"game": LB, "options": {}, "packs": packs})
        else:
            book = f"/api/rulebook/{LB}/en"
            chapter = client.get(book).json()["chapters"][0]["id"]
            address = f"/api/catalogue/{LB}" if path == "catalogue" else f"{book}/chapters/{chapter}"
            answer = client.get(address, params={"packs": ",".join(packs)})
        assert (answer.status_code, answer.json()["code"]) == (409, "bad-content")
        assert laid_out(client) == 0
