"""The TypeScript types that are checked in are those of the Python structs."""

import os
import subprocess
import sys
from pathlib import Path

from msgspec import UNSET, Struct, UnsetType

from holdfast.server.protocol.json_schema import schemas

ROOT = Path(__file__).parents[2]


def test_generated_types_are_up_to_date() -> None:
    command = [sys.executable, "tools/types", "--check"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stdout + ended.stderr


class Sent(Struct):
    always: int
    filled_in: str = ""
    sometimes: int | UnsetType = UNSET


class Brief(Struct, omit_defaults=True):
    always: int
    left_out: str = ""


class Received(Struct):
    always: int
    filled_in: str = ""


def required(kind: type[Struct], *, sent: bool) -> list[str]:
    found = schemas({"it": kind}) if sent else schemas({}, {"it": kind})
    names: list[str] = found["$defs"][kind.__name__]["required"]
    return names


def test_what_is_sent_has_every_field_but_those_that_may_be_unset() -> None:
    assert required(Sent, sent=True) == ["always", "filled_in"]


def test_what_is_sent_without_defaults_may_lack_them() -> None:
    assert required(Brief, sent=True) == ["always"]


def test_what_is_received_may_lack_what_has_a_default() -> None:
    assert required(Received, sent=False) == ["always"]
