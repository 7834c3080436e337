"""A language is a folder of Fluent files: a fourth one needs nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from holdfast import words
from holdfast.server.app import make_app
from holdfast.server.http import words as words_files
from holdfast.words.numbers import decimal, percent
from tests.server.seating import serving
from tests.terminal.command import run

CZECH = {
    "common.ftl": "won = Vyhráli jste.\nlost = Prohráli jste.\n",
    "last-bastion.ftl": "game-last-bastion = Poslední bašta\n",
}


@pytest.fixture
def czech(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "cs").mkdir()
    for name, text in CZECH.items():
        (tmp_path / "cs" / name).write_text(text, encoding="utf-8")
    words.add_folder(tmp_path)
    words_files.cached_words.cache_clear()
    yield "cs"
    words.remove_folder(tmp_path)
    words_files.cached_words.cache_clear()


def test_the_languages_are_the_folders() -> None:
    assert words.languages() == ("en", "pl", "ru")


def test_a_fourth_language_is_found_by_its_folder(czech: str) -> None:
    assert czech in words.languages()
    assert words.say(czech, "won") == "Vyhráli jste."


def test_a_missing_translation_is_said_in_the_default_language(czech: str) -> None:
    assert words.say(czech, "seat", number=2) == words.say("en", "seat", number=2)
    assert words.has(czech, "seat")


def test_the_terminal_speaks_the_fourth_language(czech: str) -> None:
    assert "Poslední bašta" in run("shelf", "--language", czech).output


def test_the_page_reads_the_fourth_language_with_english_for_what_is_missing(
    czech: str, tmp_path: Path
) -> None:
    with TestClient(make_app(serving(f"sqlite:///{tmp_path}/tables.sqlite3"))) as client:
        assert czech in client.get("/api/shelf").json()["languages"]
        assert client.get("/api/languages").json()["languages"] == ["en", czech, "pl", "ru"]
        text = client.get(f"/api/words/{czech}/last-bastion").text
        shelf = client.get(f"/api/words/{czech}/shelf").text
        common = client.get(f"/api/words/{czech}/common").text
    assert "Poslední bašta" in text
    assert "Poslední bašta" in shelf
    assert "seat = " in common


def test_numbers_are_written_as_each_language_writes_them() -> None:
    assert [decimal(one, 2.5, 1) for one in ("en", "ru", "pl", "cs")] == ["2.5", "2,5", "2,5", "2,5"]
    assert [percent(one, 0.18) for one in ("en", "ru", "pl")] == ["18%", "18\xa0%", "18%"]


@pytest.mark.parametrize(("language", "written"), [("en", "12%"), ("ru", "12\u00a0%"), ("pl", "12%")])
def test_messages_write_percentages_as_the_language_does(language: str, written: str) -> None:
    assert words.say(language, "percent", percent=12) == written
