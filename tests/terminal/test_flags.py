"""Options by flags, made from what the game says of itself."""

from pathlib import Path

import pytest

from holdfast import words
from holdfast.kernel import shelf
from tests.terminal.command import run, saved, says, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())


def options_after(kept: Path, *flags: str, game: str = "last-bastion") -> dict[str, object]:
    result = run("play", *flags, game, "--seed", "7", typed=[1])
    assert result.exit_code == 0, result.output
    (path,) = kept.iterdir()
    options: dict[str, object] = saved(path)["options"]
    return options


def test_every_kind_of_flag_reaches_the_game(kept: Path) -> None:
    options = options_after(
        kept,
        "--players", "3",
        "--level=heroic",
        "--heroes", "elmer,kazgin,feng-li",
        "--boards=red, green, blue, yellow",
        "--first", "2",
        "--evil-figures", "limited",
        "--sides", "chance",
    )  # fmt: skip
    assert options == {
        "players": 3,
        "level": "heroic",
        "heroes": ["elmer", "kazgin", "feng-li"],
        "boards": ["red", "green", "blue", "yellow"],
        "sides": None,
        "first": 2,
        "evil_figures": "limited",
        "sindara_actions": "strict",
        "feng_li_rerolls": "once",
        "questions": "brief",
    }


@pytest.mark.parametrize(
    ("flags", "fog", "late"),
    [
        ([], False, False),
        (["--fog", "--late"], True, True),
        (["--fog=no", "--late=yes"], False, True),
        (["--no-fog", "--late", "on"], False, True),
    ],
)
def test_flags_that_are_yes_or_no(
    flags: list[str], fog: bool, late: bool, night_watch: str, kept: Path
) -> None:
    result = run("play", night_watch, *flags, "--seed", "7", typed=[1])
    assert result.exit_code == 0, result.output
    (path,) = kept.iterdir()
    options = saved(path)["options"]
    assert (options["fog"], options["late"]) == (fog, late)


@LANGUAGES
def test_an_unknown_flag_lists_the_known_ones(language: str) -> None:
    result = run("play", "last-bastion", "--dragons", "3", "--language", language)
    assert result.exit_code == 2
    assert "--dragons" in result.stderr
    for setting in shelf.find("last-bastion").settings:
        assert "--" + setting.name.replace("_", "-") in result.stderr


@LANGUAGES
@pytest.mark.parametrize(
    ("flags", "where", "code", "facts"),
    [
        (["--players", "9"], "--players", "out-of-range", {"value": 9, "low": 1, "high": 4}),
        (["--players", "-1"], "--players", "out-of-range", {"value": -1, "low": 1, "high": 4}),
        (["--players", "two"], "--players", "not-a-number", {}),
        (["--players"], "--players", "flag-without-value", {}),
        (
            ["--level", "easy"],
            "--level",
            "unknown-value",
            {"value": "easy", "known": "novice, normal, hard, heroic"},
        ),
        (["--heroes", "elmer"], "--heroes", "wrong-count", {"count": 1, "wanted": 2}),
        (["--heroes", "elmer,elmer"], "--heroes", "named-twice", {"value": "elmer"}),
        (["--sides", "north,east"], "--sides", "side-by-side", {}),
        (["--first", "4"], "--first", "out-of-range", {"value": 4, "low": 1, "high": 2}),
        (
            ["--evil-figures", "many"],
            "--evil-figures",
            "unknown-value",
            {"value": "many", "known": "unlimited, limited"},
        ),
    ],
)
def test_wrong_values_are_told_with_their_flag(
    flags: list[str], where: str, code: str, facts: dict[str, object], language: str
) -> None:
    result = run("play", "last-bastion", *flags, "--language", language)
    assert result.exit_code == 2
    assert f"{where}: {words.say(language, f'fault-{code}', 'last-bastion', **facts)}" in result.stderr


def test_everything_wrong_is_told_at_once() -> None:
    result = run("play", "last-bastion", "--players", "9", "--level", "easy", "--dragons", "--first")
    assert result.exit_code == 2
    for flag in ("--players", "--level", "--dragons", "--first"):
        assert f"- {flag}: " in result.stderr


@LANGUAGES
@pytest.mark.parametrize(
    ("args", "id", "facts"),
    [
        ([], "error-no-game", {}),
        (["chess"], "error-unknown-game", {"game": "chess"}),
        (["last-bastion", "last-bastion"], "error-one-game", {"found": "last-bastion last-bastion"}),
        (["last-bastion", "--seed", "seven"], "error-bad-seed", {"found": "seven"}),
        (["last-bastion", "--seed", "-7"], "error-bad-seed", {"found": "-7"}),
        (["last-bastion", "--seed", "9" * 40], "error-bad-seed", {"found": "9" * 40}),
        (
            ["last-bastion", "--undo", "all"],
            "error-unknown-undo",
            {"found": "all", "known": "anything, nothing-new, nothing"},
        ),
    ],
)
def test_wrong_use_is_told(args: list[str], id: str, facts: dict[str, object], language: str) -> None:
    result = run("play", *args, "--language", language)
    assert result.exit_code == 2
    assert says(result, language, id, **({"known": ", ".join(shelf.ids())} | facts))
    assert not unsaid(result.output)


def test_an_unknown_language_is_told_in_the_machines() -> None:
    result = run("shelf", "--language", "tlh")
    assert result.exit_code == 2
    assert says(result, "en", "error-unknown-language", language="tlh", known=", ".join(words.languages()))


def test_a_content_folder_that_is_not_there_is_told() -> None:
    result = run("play", "last-bastion", "--content", "nowhere")
    assert result.exit_code == 2
    assert "nowhere" in result.stderr


@pytest.mark.parametrize(
    ("args", "id", "facts"),
    [
        (["--players", "2"], "error-flags-of-file", {"found": "--players 2"}),
        (["--seed", "3"], "error-seed-of-record", {}),
        (["bastion"], "error-other-game", {"found": "last-bastion", "game": "bastion"}),
    ],
)
def test_a_saved_game_brings_its_own(args: list[str], id: str, facts: dict[str, object]) -> None:
    run("play", "last-bastion", "--seed", "7", typed=["place:green-1", "s mine.json"])
    result = run("play", *args, "--from", "mine.json")
    assert result.exit_code == 2
    assert says(result, "en", id, **facts)


def test_the_machine_says_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for locale, language in {
        "ru_RU.UTF-8": "ru",
        "pl_PL": "pl",
        "pl": "pl",
        "en_US.UTF-8": "en",
        "de_DE.UTF-8": "en",
        "C": "en",
        "Polish_Poland.1250": "pl",
    }.items():
        monkeypatch.setenv("LANG", locale)
        assert says(run("shelf"), language, "game-last-bastion-about"), locale
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert says(run("shelf"), "ru", "game-last-bastion-about")
