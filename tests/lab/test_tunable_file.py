"""Content folders that the lab writes to try other numbers."""

from pathlib import Path

from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel import shelf
from holdfast.lab.tunable_file import write_content


def test_own_files_and_additions_are_copied(tmp_path: Path) -> None:
    own, made = tmp_path / "own", tmp_path / "made"
    own.mkdir()
    (own / "shadows.night.toml").write_text('[[shadow]]\nid = "lynx"\nstrength = 2')
    shelf.put(NIGHT_WATCH)
    try:
        write_content(NIGHT_WATCH.id, own, made, {})
        assert "lynx" in NIGHT_WATCH.content(made)
    finally:
        shelf.take_off(NIGHT_WATCH.id)
