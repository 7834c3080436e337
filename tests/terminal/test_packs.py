"""`holdfast packs`, and playing with `--packs`."""

from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast import words
from holdfast.kernel.packs.pack import from_path
from holdfast.kernel.packs.stack import lay_out
from tests.packs import LB, frost, frost_pack, manifest
from tests.terminal.command import flat, run, says, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())


@pytest.fixture(autouse=True)
def _own_words() -> object:
    """Words of packs are said in the whole process: here they end with the test."""
    yield
    words.lay_over({})


@pytest.fixture
def frosty(folder: Path) -> Path:
    """A pack in a folder."""
    frost_pack(5).write(folder / "frosty")
    return folder / "frosty"


@LANGUAGES
def test_a_pack_is_begun_checked_added_listed_and_removed(folder: Path, language: str) -> None:
    spoken = ("--language", language)
    begun = run("packs", "new", "mine", "--game", LB, *spoken)
    assert says(begun, language, "packs-begun", path="mine", count=4)
    checked = run("packs", "check", "mine", *spoken)
    assert (checked.exit_code, says(checked, language, "packs-checked", count=0)) == (0, True)
    added = run("packs", "add", "mine", *spoken)
    assert added.exit_code == 0
    kept = folder.parent / "home" / "packs" / "mine.zip"
    assert from_path(kept).manifest.id == "mine"
    listed = run("packs", "list", *spoken)
    assert "mine  1  last-bastion  Mine" in listed.output
    again = run("packs", "add", "mine", *spoken)
    assert again.exit_code == 2
    assert words.say(language, "error-pack-there", pack="mine") in flat(again.stderr)
    assert run("packs", "add", "mine", "--replace", *spoken).exit_code == 0
    removed = run("packs", "remove", "mine", *spoken)
    assert says(removed, language, "packs-removed", pack="mine")
    assert not kept.exists()
    for one in (begun, checked, added, listed, removed):
        assert not unsaid(one.output)


@LANGUAGES
def test_a_fault_is_told_with_pack_file_entry_and_field(frosty: Path, language: str) -> None:
    text = frost()["monsters.toml"].replace(b"resistance = 5", b"resistance = -1")
    (frosty / "monsters.toml").write_bytes(text)
    for command in (("packs", "check", "frosty"), ("check", "frosty"), ("packs", "add", "frosty")):
        result = run(*command, "--language", language)
        assert result.exit_code == 1
        assert "- frost: monsters.toml: monster ember-imp: resistance:" in flat(result.output)
        assert says(result, language, "packs-checked", count=1)


def test_of_several_packs_the_conflicts_are_told(folder: Path, frosty: Path) -> None:
    (folder / "ash.zip").write_bytes(frost_pack(4, id="ash").zipped())
    result = run("packs", "check", "frosty", "ash.zip", "--quick", "--language", "en")
    assert says(result, "en", "packs-conflict", thing="monsters/ember-imp", packs="frost, ash", last="ash")


def test_a_game_is_played_with_packs_and_their_words(frosty: Path) -> None:
    shown = run("play", LB, "--players", "1", "--packs", "frosty", "--seed", "3", "--language", "en")
    assert "Frost imp" not in shown.output or "Ember Imp" not in shown.output
    assert words.say("pl", "card-ember-imp", LB) == "Frost imp"


def test_a_record_finds_its_packs_among_those_of_the_machine(folder: Path, frosty: Path) -> None:
    game = holdfast.new(LB, {"players": 1}, 3, content=lay_out([frost_pack(5)], folder / "home"))
    (folder / "game.json").write_bytes(msgspec.json.encode(game.record()))
    missing = run("play", "--from", "game.json", "--language", "en")
    assert missing.exit_code == 2
    assert words.say("en", "error-packs-missing", packs="Frost 1", count=1) in flat(missing.stderr)
    assert run("play", "--from", "game.json", "--packs", "frosty").exit_code == 0
    run("packs", "add", "frosty")
    assert run("play", "--from", "game.json").exit_code == 0


def test_a_pack_of_another_game_is_refused(folder: Path) -> None:
    (folder / "other").mkdir()
    (folder / "other" / "pack.toml").write_bytes(manifest("other", "bastion"))
    result = run("play", LB, "--packs", "other", "--language", "en")
    assert result.exit_code == 2
    assert words.say("en", "fault-pack-of-another-game", found="bastion", wanted=LB) in flat(result.stderr)


def test_a_pack_that_is_nowhere_is_named(folder: Path) -> None:
    result = run("play", LB, "--packs", "nowhere", "--language", "en")
    assert result.exit_code == 2
    assert words.say("en", "error-no-such-pack", pack="nowhere") in flat(result.stderr)
