"""Packs laid on one another: a folder that names them in their order, which is content like any other."""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from holdfast.kernel.packs.manifest import STACK
from holdfast.kernel.packs.pack import Pack


def lay_out(packs: Sequence[Pack], home: Path, below: Path | None = None) -> Path:
    """A folder in `home` that is content made of these packs, on top of what lies below.

    What was laid out before is found again: its name is a fingerprint.
    """
    folders = [_kept(pack, home) for pack in packs]
    lower = [below.resolve()] if below is not None else []
    name = hashlib.sha256("\n".join([*map(str, lower), *(one.name for one in folders)]).encode()).hexdigest()[
        :32
    ]
    stack = home / "stacks" / name
    if not stack.is_dir():
        lines = "".join(f"  {_quoted(str(folder.resolve()))},\n" for folder in (*lower, *folders))
        _appear(stack, {STACK: f"packs = [\n{lines}]\n".encode()})
    return stack


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _kept(pack: Pack, home: Path) -> Path:
    folder = home / "packs" / pack.key
    if not folder.is_dir():
        _appear(folder, pack.files)
    return folder


def _appear(folder: Path, files: dict[str, bytes]) -> None:
    """Write a folder that is there whole or not at all, whoever else writes it at the same time."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix=".part-", dir=folder.parent))
    for name, data in files.items():
        (part / name).parent.mkdir(parents=True, exist_ok=True)
        (part / name).write_bytes(data)
    try:
        os.rename(part, folder)
    except OSError:
        shutil.rmtree(part, ignore_errors=True)
        if not folder.is_dir():
            raise
