"""The template game as pip would install it: announced by an entry point, nothing else."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
METADATA = "Metadata-Version: 2.1\nName: night-watch\nVersion: 1.0\n"
ENTRY_POINTS = "[holdfast.games]\nnight-watch = examples.night_watch:GAME\n"


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Programs that are started meanwhile have the template game on their shelf."""
    package = folder / "night_watch-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(METADATA, encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
        yield
