"""One server for each SQLite file: a second one would not hear of what the first one writes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from holdfast.server.errors import CannotServe
from holdfast.server.storage.store import database_url

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Hold the file of a database, until the process ends; `CannotServe` if another server does."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    path = Path(url.database + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = path.open("a+", encoding="ascii")
    except OSError as error:
        detail = f"{error.filename or path}: {error.strerror or error}"
        raise CannotServe("no-database", detail=detail) from None
    with held:
        if not _lock(held):
            raise CannotServe("database-in-use", file=url.database)
        yield


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
