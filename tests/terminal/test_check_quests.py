"""`holdfast check` on a folder with a quest, an item and an enemy that are not right yet."""

from pathlib import Path

import pytest

from holdfast import words
from holdfast.kernel import shelf
from tests.terminal.command import run

SHIPPED = shelf.find("sword-and-sorcery").content_folders[0]
MISTAKES = {
    "quests/lamp-of-souls.toml": [
        ('{ area = "c", token', '{ area = "z", token', "search 1: area"),
        ('when = "begin"', 'when = "dusk"', "trigger begin: when"),
        ('"win lamp-lit"', '"wins lamp-lit"', "action raise-lamp: do[2]"),
        ('if = "flag lamp 1 and not ghosts"', 'if = "flag lamp and not ghosts"', "action raise-lamp: if"),
        ("|c.c.c|e.e.e|", "|c.c.c|e.e?e|", "map"),
    ],
    "treasures.toml": [("kind = ", "sort = ", "item ")],
    "enemies.toml": [
        ('scroll = "gremlin-green"', 'scroll = "gremlin-grey"', "enemy gremlin-green-1: scroll")
    ],
    "scrolls.toml": [('do = ["attack claws"]', 'do = ["attack"] , at_night = 1', "scroll gremlin-green")],
}


def folder_of(tmp_path: Path) -> Path:
    for file, changes in MISTAKES.items():
        text = (SHIPPED / file).read_text(encoding="utf-8")
        for old, new, _ in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        target = tmp_path / file
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("language", words.languages())
def test_every_mistake_is_told_with_file_entry_and_field(language: str, tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    result = run("check", str(folder), "--game", "sword-and-sorcery", "--language", language)
    assert result.exit_code == 1
    told = " ".join(result.output.split())
    assert "fault-" not in told
    for file, changes in MISTAKES.items():
        for _, _, where in changes:
            assert f"- {file}: {where}" in told, (file, where, result.output)


def test_what_is_right_has_no_faults(tmp_path: Path) -> None:
    (tmp_path / "quests").mkdir()
    text = (SHIPPED / "quests/lamp-of-souls.toml").read_text(encoding="utf-8")
    (tmp_path / "quests/my-lamp.toml").write_text(text.replace("lamp-of-souls", "my-lamp"), encoding="utf-8")
    assert run("check", str(tmp_path), "--game", "sword-and-sorcery").exit_code == 0
