"""`holdfast check`: a folder of content, with all its faults."""

import re
import shutil
from pathlib import Path

import pytest

from holdfast import words
from holdfast.kernel import shelf
from tests.terminal.command import run, says, too_wide, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())
SHIPPED = shelf.find("last-bastion").content_folders[0]


@pytest.fixture
def content(folder: Path) -> Path:
    """A copy of the shipped content."""
    shutil.copytree(SHIPPED, folder / "cards")
    return folder / "cards"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@LANGUAGES
def test_sound_content_has_no_faults(language: str, content: Path) -> None:
    result = run("check", "cards", "--language", language)
    assert result.exit_code == 0
    assert says(result, language, "terminal-checked", game="last-bastion", path="cards", count=0)


@LANGUAGES
def test_every_fault_is_listed_with_file_entry_and_field(language: str, content: Path) -> None:
    change(content / "monsters.toml", "resistance = 1", "resistance = 77")
    change(content / "monsters.toml", 'id = "cinder-hound"', 'id = "ember-imp"')
    change(content / "warlords.toml", "colour =", "color =")
    (content / "dice.toml").write_text("this is no TOML")
    result = run("check", "cards", "--game", "last-bastion", "--language", language)
    assert result.exit_code == 1
    assert not unsaid(result.output)
    faults = [line for line in result.output.splitlines() if line.startswith("- ")]
    for file, entry, field in (
        ("monsters.toml", "ember-imp", "resistance"),
        ("monsters.toml", "ember-imp", ""),
        ("warlords.toml", "archdaemon-of-torment", ""),
        ("dice.toml", "", ""),
    ):
        assert any(file in fault and entry in fault and field in fault for fault in faults), (file, entry)
    assert says(result, language, "terminal-checked", game="last-bastion", path="cards", count=len(faults))
    assert not too_wide(result.output)


def test_the_game_that_reads_most_of_the_files_is_meant(content: Path, night_watch: str) -> None:
    for path in content.glob("*.toml"):
        if path.name not in ("monsters.toml", "levels.toml"):
            path.unlink()
    result = run("check", "cards")
    assert result.exit_code == 0
    assert says(result, "en", "terminal-checked", game="last-bastion", path="cards", count=0)


def test_a_folder_for_nobody_asks_for_the_game(folder: Path) -> None:
    (folder / "cards").mkdir()
    result = run("check", "cards")
    assert result.exit_code == 2
    assert says(result, "en", "error-name-the-game", known=", ".join(shelf.ids()))


def test_a_folder_without_a_file_of_the_game_is_at_fault(folder: Path) -> None:
    (folder / "cards").mkdir()
    (folder / "cards" / "monster.toml").touch()
    result = run("check", "cards", "--game", "last-bastion")
    assert result.exit_code == 1
    assert says(result, "en", "terminal-unread-file", file="monster.toml", game="last-bastion")
    for name in shelf.find("last-bastion").content_files:
        assert name in result.output


def test_no_such_folder_and_no_such_game(folder: Path) -> None:
    assert run("check", "nowhere").exit_code == 2
    assert run("check", "nowhere", "--game", "last-bastion").exit_code == 1
    assert run("check", ".", "--game", "chess").exit_code == 2


def test_content_of_ones_own_is_played_and_asked_for_again(content: Path, folder: Path) -> None:
    change(content / "tokens.toml", "start_life = 3", "start_life = 4")
    play = ("play", "last-bastion", "--seed", "7", "--content", "cards")
    assert "♥4" in run(*play, typed=["place:green-1", "s mine.json"]).output
    assert run("play", "--from", "mine.json").exit_code == 2
    assert run("play", "--from", "mine.json", "--content", "cards").exit_code == 0


def test_a_card_without_words_is_told_and_one_with_words_beside_it_is_not(folder: Path) -> None:
    cards = folder / "cards"
    cards.mkdir()
    added = (SHIPPED / "monsters.toml").read_text(encoding="utf-8").split("[[monster]]")[1]
    text = re.sub(r'id = "[^"]*"', 'id = "frost-giant"', f"[[monster]]{added}", count=1)
    (cards / "monsters.frost.toml").write_text(text, encoding="utf-8")
    result = run("check", "cards", "--game", "last-bastion")
    assert result.exit_code == 1
    assert says(result, "en", "fault-no-words", message="card-frost-giant")
    assert "monsters.toml: monster frost-giant" in result.output
    (cards / "words/en").mkdir(parents=True)
    (cards / "words/en/last-bastion-frost.ftl").write_text("card-frost-giant = Frost Giant", encoding="utf-8")
    try:
        assert run("check", "cards", "--game", "last-bastion").exit_code == 0
    finally:
        words.remove_folder((cards / "words").resolve())
