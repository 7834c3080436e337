"""Saving, going on, and files that are no good."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast import words
from holdfast.terminal.files import free_name, read_game, write_record
from tests.terminal.command import random_game, run, saved, says, unsaid

PLAY = ("play", "last-bastion", "--seed", "7")
LANGUAGES = pytest.mark.parametrize("language", words.languages())


def test_s_saves_the_record_under_the_usual_name(folder: Path) -> None:
    run(*PLAY, typed=["place:green-1", "s", "done"])
    assert saved(folder / "last-bastion-7.json")["choices"] == ["place:green-1"]


def test_s_goes_on_saving_to_the_same_file(folder: Path) -> None:
    run(*PLAY, typed=["place:green-1", "s mine.json", "done", "s"])
    assert saved(folder / "mine.json")["choices"] == ["place:green-1", "done"]
    assert [path.name for path in folder.iterdir()] == ["mine.json"]


def test_the_usual_name_never_falls_on_a_file_that_is_there(folder: Path) -> None:
    (folder / "last-bastion-7.json").write_text("mine")
    run(*PLAY, typed=["place:green-1", "s"])
    assert (folder / "last-bastion-7.json").read_text() == "mine"
    assert saved(folder / "last-bastion-7-2.json")["choices"] == ["place:green-1"]


@pytest.mark.parametrize(("answer", "written"), [("y", True), ("n", False), ("", False)])
def test_a_file_of_somebody_else_is_written_over_only_after_a_yes(
    answer: str, written: bool, folder: Path
) -> None:
    path = folder / "other.json"
    path.write_text("{}")
    run(*PLAY, typed=["place:green-1", "s other.json", answer])
    assert ("choices" in saved(path)) is written


def test_going_on_from_a_record_is_the_same_point_with_the_same_luck(folder: Path, kept: Path) -> None:
    played = random_game(7)
    half = len(played.choices) // 2
    run(*PLAY, typed=[*played.choices[:half], "s half.json", "q"])
    result = run("play", "--from", "half.json", typed=[*played.choices[half:], "y"])
    assert result.exit_code == 0
    assert saved(folder / "half.json") == played.record()
    assert not list(kept.glob("*.json"))


def test_going_on_shows_the_same_screen(folder: Path) -> None:
    screen = run(*PLAY, typed=["place:green-1", "s half.json", ""]).output
    again = run("play", "--from", "half.json").output
    first_line = again.splitlines()[0]
    assert screen.count(first_line) == 3
    assert (
        screen.rpartition(first_line)[2].splitlines()[:-4] == again.partition(first_line)[2].splitlines()[:-4]
    )


def test_going_on_from_a_position_leaves_its_file_alone(folder: Path) -> None:
    game = holdfast.new("last-bastion", {}, 7)
    game.choose("place:green-1")
    path = folder / "position.json"
    path.write_bytes(msgspec.json.encode(game.position()))
    before = path.read_bytes()
    result = run("play", "--from", "position.json", "--seed", "5", typed=["move:quarry", "s"])
    assert result.exit_code == 0
    assert path.read_bytes() == before
    record = saved(folder / "last-bastion-5.json")
    assert record["choices"] == ["move:quarry"]
    assert record["start"] == game.position()["state"]


def test_the_end_of_the_input_keeps_the_game(kept: Path) -> None:
    result = run(*PLAY, typed=["place:green-1"])
    assert result.exit_code == 0
    (path,) = kept.iterdir()
    assert says(result, "en", "terminal-kept")
    assert str(path) in result.output
    assert run("play", "--from", str(path)).exit_code == 0


def test_two_games_of_one_seed_are_kept_apart(kept: Path) -> None:
    run(*PLAY, typed=["place:green-1"])
    run(*PLAY, typed=["place:green-2"])
    assert sorted(saved(path)["choices"] for path in kept.iterdir()) == [["place:green-1"], ["place:green-2"]]


@pytest.mark.parametrize(
    ("answers", "files", "games_kept"),
    [
        (["q", ""], ["last-bastion-7.json"], 0),
        (["q", "y"], ["last-bastion-7.json"], 0),
        (["q", "n"], [], 1),
        (["q", "b", "s", "q"], ["last-bastion-7.json"], 0),
        (["s", "q"], ["last-bastion-7.json"], 0),
    ],
)
def test_leaving_asks_to_save_what_is_not_saved(
    answers: list[str], files: list[str], games_kept: int, folder: Path, kept: Path
) -> None:
    result = run(*PLAY, typed=["place:green-1", *answers, "this is never read"])
    assert result.exit_code == 0
    assert "never" not in result.output
    assert [path.name for path in folder.iterdir()] == files
    assert len(list(kept.glob("*"))) == games_kept


def test_leaving_before_anything_happened_asks_nothing(folder: Path, kept: Path) -> None:
    result = run(*PLAY, typed=["q", "this is never read"])
    assert result.exit_code == 0
    assert "never" not in result.output
    assert not list(folder.iterdir())


def test_a_finished_game_is_not_kept_unless_somebody_wants_it(folder: Path, kept: Path) -> None:
    run(*PLAY, typed=[*random_game(7).choices, "n"])
    assert not list(folder.iterdir())
    assert not list(kept.iterdir())


def test_the_same_choices_with_other_luck_are_not_saved_yet(folder: Path) -> None:
    typed = ["place:green-1", "call:market", "s mine.json", "u", "call:market", "q", "y"]
    run(*PLAY, typed=typed)
    assert saved(folder / "mine.json")["take"] == 1


def broken(**changes: Any) -> bytes:
    game = holdfast.new("last-bastion", {}, 7)
    game.choose("place:green-1")
    return msgspec.json.encode(game.record() | changes)


def impossible() -> bytes:
    position = holdfast.new("last-bastion", {}, 7).position()
    position["state"]["life"] = 99
    return msgspec.json.encode(position)


@LANGUAGES
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"not json", "not-json"),
        (b"[1, 2]", "not-an-object"),
        (b"{}", "bad-record"),
        (b"\xff\xfe", "not-json"),
        (broken(game="chess"), "unknown-game"),
        (broken(holdfast=2), "wrong-format"),
        (broken(choices=["place:red-1"]), "does-not-replay"),
        (broken(surplus=1), "bad-record"),
        (impossible(), "impossible-position"),
    ],
)
def test_files_that_are_no_good_are_refused_in_words(
    content: bytes, code: str, language: str, folder: Path
) -> None:
    path = folder / "bad.json"
    path.write_bytes(content)
    with pytest.raises(holdfast.HoldfastError) as refused:
        read_game(path)
    assert refused.value.code == code
    result = run("play", "--from", "bad.json", "--language", language)
    assert result.exit_code == 2
    assert result.stderr == refused.value.tell(language) + "\n"
    assert not unsaid(result.output)
    assert path.read_bytes() == content


@LANGUAGES
def test_a_file_that_is_not_there(language: str) -> None:
    result = run("play", "--from", "nowhere.json", "--language", language)
    assert result.exit_code == 2
    assert says(result, language, "error-file-missing", path="nowhere.json")


def test_a_folder_is_no_file(folder: Path) -> None:
    (folder / "games").mkdir()
    result = run("play", "--from", "games")
    assert result.exit_code == 2
    assert says(result, "en", "error-file-is-folder", path="games")


@pytest.mark.parametrize(
    ("name", "id", "path"),
    [("nowhere/mine.json", "error-file-no-folder", "nowhere"), ("games", "error-file-is-folder", "games")],
)
def test_a_game_that_cannot_be_saved_goes_on(name: str, id: str, path: str, folder: Path) -> None:
    (folder / "games").mkdir()
    result = run(*PLAY, typed=["place:green-1", f"s {name}", "s good.json"])
    assert result.exit_code == 0
    assert says(result, "en", id, path=path)
    assert saved(folder / "good.json")["choices"] == ["place:green-1"]


def test_where_games_cannot_be_kept_people_are_told_once_and_nothing_is_lost(
    folder: Path, kept: Path
) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text("a file in the way")
    result = run(*PLAY, typed=["place:green-1", "done", "1"])
    assert result.exit_code == 0
    assert result.output.count(words.say("en", "terminal-cannot-keep")) == 1
    assert len(saved(folder / "last-bastion-7.json")["choices"]) == 3


def test_a_write_that_fails_leaves_the_old_file_whole(folder: Path) -> None:
    path = folder / "mine.json"
    write_record(path, {"a": 1})
    with pytest.raises(TypeError):
        write_record(path, {"a": object()})
    assert saved(path) == {"a": 1}
    assert os.listdir(folder) == ["mine.json"]


def test_free_names_count_on(folder: Path) -> None:
    assert free_name(folder, "a").name == "a.json"
    (folder / "a.json").touch()
    (folder / "a-2.json").touch()
    assert free_name(folder, "a").name == "a-3.json"
