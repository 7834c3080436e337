"""Structs that several threads of a server meet for the first time at the same moment."""

import subprocess
import sys
import threading

import msgspec
import pytest

from holdfast.kernel.rules import Rules
from holdfast.kernel.shelf import games
from holdfast.server import app
from holdfast.server.config import ServerConfig
from holdfast.server.structs import prepare_structs

SCRIPT = """
import sys
import threading
from types import ModuleType

import msgspec

from holdfast.server.structs import prepare_structs

DEPTH, TIMES = 60, 8
sys.setswitchinterval(1e-6)


def structs(name):
    lines = ["from __future__ import annotations", "import msgspec"]
    for depth in range(DEPTH):
        lines += [f"class S{depth}(msgspec.Struct):", f"    a: int", f"    b: list[S{depth + 1}]"]
        lines += [f"    c: dict[str, S{depth + 1}] = {{}}", f"    d: S{depth + 1} | None = None"]
    lines += [f"class S{DEPTH}(msgspec.Struct):", "    a: int"]
    module = sys.modules[name] = ModuleType(name)
    exec("\\n".join(lines), module.__dict__)
    return module.S0


def convert(start, struct):
    start.wait()
    msgspec.convert({"a": 1, "b": [{"a": 1, "b": [{"a": 2, "b": []}]}]}, struct)


for time in range(TIMES):
    struct = structs(f"structs_{time}")
    prepare_structs()
    start = threading.Barrier(2)
    threads = [threading.Thread(target=convert, args=(start, struct)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("done")
"""


def test_threads_that_meet_prepared_structs_at_once_end_nothing() -> None:
    ended = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "done\n"), ended.stderr


def test_the_structs_of_all_games_are_prepared_before_there_are_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = threading.active_count()
    found: list[int] = []

    def prepare() -> None:
        assert all(isinstance(one, Rules) for one in games().values())
        found.append(threading.active_count())

    monkeypatch.setattr(app, "prepare_structs", prepare)
    app.make_app(ServerConfig(database=":memory:"))
    assert found == [before]


def test_a_struct_that_cannot_be_decoded_is_passed_over() -> None:
    class One(msgspec.Struct):
        number: int

    class Other(msgspec.Struct):
        number: int

    class Either(msgspec.Struct):
        what: One | Other

    with pytest.raises(TypeError):
        msgspec.json.Decoder(Either)
    prepare_structs()
