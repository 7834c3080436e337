"""Each test has a folder of its own to stand in and to keep games in, and a machine that speaks English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel import shelf
from holdfast.terminal.files import HOME


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder the command is run in."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return here


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where unfinished games are kept."""
    return tmp_path / "home" / "unfinished"


@pytest.fixture
def night_watch() -> Iterator[str]:
    """A game of another house, which has no drawing of its own."""
    shelf.put(NIGHT_WATCH)
    yield NIGHT_WATCH.id
    shelf.take_off(NIGHT_WATCH.id)
