"""Packs are read and checked in a process of its own, which is stopped when it takes too long."""

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import tomli_w

from holdfast.bots.worker_pool import WorkerDied, WorkerPool
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.packs import check as packs_check
from holdfast.kernel.packs.bounds import MAX_MEMORY_BYTES
from holdfast.kernel.packs.pack import Pack, from_zip, pack_of
from holdfast.server.errors import TooMany
from holdfast.server.workers.fair_queue import FairQueue

with contextlib.suppress(ImportError):
    import resource

CHECK_SECONDS = 30.0
"""A check that takes longer is given up: such a pack would hold up its table."""
MAX_WAITING = 10
"""Of one client so much waits."""
Given = ParamSpec("Given")
Found = TypeVar("Found")


class PackChecker:
    """Checks packs, one after another; clients take turns."""

    def __init__(self, seconds: float = CHECK_SECONDS) -> None:
        self._seconds = seconds
        self._pool = WorkerPool(1)
        self._folder = _new_folder()
        """What the process writes down meanwhile; one that is stopped clears nothing away itself."""
        self.queue = FairQueue(1)

    async def run(
        self, client: str, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """Call a function in the process when it is this client's turn.

        The process is stopped if it takes too long or dies of it.
        """
        if self.queue.waiting_of(client) >= MAX_WAITING:
            raise TooMany
        async with self.queue.turn(client):
            future = asyncio.wrap_future(self._pool.submit(_work_in, self._folder, work, given, named))
            try:
                async with asyncio.timeout(self._seconds):
                    return await future
            except TimeoutError:
                await self._renew()
                raise BadContent(faults=[Fault("check-too-long", "", {"seconds": self._seconds})]) from None
            except (WorkerDied, MemoryError):
                await self._renew()
                raise BadContent(faults=[Fault("check-too-much", "")]) from None

    async def _renew(self) -> None:
        old, self._pool = self._pool, WorkerPool(1)
        left, self._folder = self._folder, _new_folder()
        await asyncio.to_thread(_end, old, left)

    def close(self) -> None:
        """Let the process go."""
        _end(self._pool, self._folder)


def _new_folder() -> str:
    return tempfile.mkdtemp(prefix="holdfast-packs-")


def _end(pool: WorkerPool, folder: str) -> None:
    pool.kill()
    shutil.rmtree(folder, ignore_errors=True)


def _work_in(folder: str, work: Callable[..., Found], given: tuple[Any, ...], named: dict[str, Any]) -> Found:
    """Call a function that writes its files to that folder. Runs in the process for packs."""
    tempfile.tempdir = folder
    return work(*given, **named)


def read_zip(data: bytes) -> Pack:
    """The pack in a zip file. Runs in the process for it."""
    bound_memory()
    return from_zip(data)


def read_files(files: dict[str, Any]) -> Pack:
    """The pack of these files, each a text or what is to be written as TOML. Runs in the process for it."""
    bound_memory()
    return pack_of({name: _written(name, said) for name, said in files.items()})


def _written(name: str, said: Any) -> bytes:
    if isinstance(said, str):
        return said.encode()
    try:
        return tomli_w.dumps(said).encode()
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadContent(faults=[Fault("not-toml", name[:120], {"detail": str(error)[:200]})]) from None


def check_packs(
    game: str, packs: Sequence[Pack], below: Path | None, *, trial: bool = True
) -> packs_check.PackReport:
    """What is wrong with packs in their order. Runs in the process for it."""
    bound_memory()
    return packs_check.check(shelf.find(game), packs, below=below, trial=trial)


def check_files(
    game: str, files: dict[str, Any], others: Sequence[Pack], below: Path | None, *, trial: bool
) -> packs_check.PackReport:
    """What is wrong with a draft on top of other packs. Runs in the process for it."""
    try:
        draft = read_files(files)
    except BadContent as error:
        return packs_check.faulty([("", error)])
    return check_packs(game, [*others, draft], below, trial=trial)


def bound_memory() -> None:
    """The process may not take more memory than a check could need."""
    with contextlib.suppress(NameError, ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, most))


def plain_files(pack: Pack) -> dict[str, Any]:
    """The files of a pack as a form reads them: TOML as data, everything else as text. Runs there."""
    return {
        name: msgspec.toml.decode(data) if name.endswith(".toml") else data.decode("utf-8")
        for name, data in pack.files.items()
    }


def drawing_of(game: str, file: str, data: dict[str, Any]) -> dict[str, Any]:
    """What a file that is being made looks like beyond its text. Runs in the process for it."""
    bound_memory()
    found: dict[str, Any] = msgspec.to_builtins(shelf.find(game).drawing(file, data))
    return found
