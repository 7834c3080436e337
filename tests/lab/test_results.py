"""A run that is stopped goes on where it was and loses nothing."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import polars as pl
import pytest

from holdfast.bots import UnknownBot
from holdfast.kernel import shelf
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GamesPlan, configurations
from holdfast.lab.results import PART, Header, Results, read_results, task_of
from holdfast.lab.rows import Row, play, play_again
from holdfast.lab.run import run
from tests.lab.games import plan, timeless

HEADER = Header("last-bastion", shelf.find("last-bastion").version, "")
SPEAKING = """
from pathlib import Path
from holdfast.lab.run import run
from tests.lab.games import plan

if __name__ == "__main__":
    run(plan({games}), Path({path!r}), jobs=2, on_progress=lambda done, whole: print(done, flush=True))
"""


def kept(path: Path) -> list[Row]:
    """The rows of a run that was stopped."""
    return Results(path, HEADER).fresh


def test_a_run_is_one_file_with_a_row_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.parquet"
    heard: list[tuple[int, int]] = []
    frame = run(plan(3), path, jobs=1, on_progress=lambda done, whole: heard.append((done, whole)))
    assert pl.read_parquet(path).equals(frame)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert heard == [(done, 6) for done in range(7)]
    assert frame["players"].to_list() == [1, 1, 1, 2, 2, 2]
    assert frame["seed"].to_list() == [0, 1, 2, 0, 1, 2]
    assert all(len(figures) == players for figures, players in frame.select("figures", "players").rows())


def test_every_game_can_be_had_again_from_its_row(tmp_path: Path) -> None:
    frame = run(plan(2), tmp_path / "games.parquet", jobs=1)
    for row in frame.iter_rows(named=True):
        game = play_again(task_of(row), row["moves"])
        assert game.outcome is not None
        assert (game.outcome.won, game.outcome.reason) == (row["won"], row["reason"])


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    script = SPEAKING.format(games=30, path=str(path))
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        while int(running.stdout.readline()) < 9:
            pass
        running.send_signal(signal.SIGKILL)
    before = kept(path)
    assert 9 <= len(before) < 60
    assert not path.exists()
    frame = run(plan(30), path, jobs=2)
    assert timeless(frame) == timeless(run(plan(30), tmp_path / "whole.parquet", jobs=2))
    times = {(row["seed"], row["players"]): row["seconds"] for row in frame.iter_rows(named=True)}
    assert all(times[row.seed, row.options["players"]] == row.seconds for row in before)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    rows = [play(task) for task in plan(2).tasks()]
    whole = b"\n".join(msgspec.json.encode(one) for one in (HEADER, *rows))
    path.with_name(path.name + PART).write_bytes(whole[:-40])
    assert [row.key for row in kept(path)] == [row.key for row in rows[:-1]]
    assert len(run(plan(2), path, jobs=1)) == 4
    assert run(plan(2), path, jobs=1)["seed"].to_list() == [0, 1, 0, 1]


def test_a_file_with_less_than_a_line_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.with_name(path.name + PART).write_bytes(b'{"ga')
    assert len(run(plan(1), path, jobs=1)) == 2


def test_asking_for_more_games_plays_only_those(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    few = run(plan(2), path, jobs=1)
    played: list[int] = []
    many = run(plan(3), path, jobs=1, on_progress=lambda done, whole: played.append(done))
    assert played == [4, 5, 6]
    old = many.filter(pl.col("seed") < 2)
    assert old["seconds"].to_list() == few["seconds"].to_list()


def test_files_that_do_not_tell_the_progress_are_still_read(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    run(plan(1), path, jobs=1).drop("progress").write_parquet(path)
    assert read_results(path)["progress"].to_list() == [None, None]
    more = run(plan(2), path, jobs=1)
    assert [one is None for one in more["progress"]] == [True, False, True, False]


def test_a_run_under_way_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    run(plan(1), path, jobs=1)
    later = [play(task) for task in plan(1, seed=1).tasks()]
    with Results(path, HEADER) as results:
        for row in later:
            results.add(row)
    assert read_results(path)["seed"].to_list() == [0, 1, 0, 1]


def test_no_file_mixes_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    run(plan(1), path, jobs=1)
    other = GamesPlan("bastion", configurations(shelf.find("bastion"), {}, {}), ["random"], 0, 1)
    with pytest.raises(LabError) as refused:
        run(other, path, jobs=1)
    assert refused.value.code == "lab-other-run"
    with Results(tmp_path / "stopped.parquet", HEADER):
        pass
    with pytest.raises(LabError) as refused:
        run(other, tmp_path / "stopped.parquet", jobs=1)
    assert refused.value.code == "lab-other-run"


def test_what_is_no_file_of_the_lab_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    with pytest.raises(LabError) as refused:
        read_results(path)
    assert refused.value.code == "file-missing"
    path.write_bytes(b"no parquet")
    with pytest.raises(LabError) as refused:
        read_results(path)
    assert refused.value.code == "lab-not-results"
    pl.DataFrame({"a": [1]}).write_parquet(path)
    with pytest.raises(LabError) as refused:
        read_results(path)
    assert refused.value.code == "lab-not-results"


def test_an_unknown_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    wrong = GamesPlan("last-bastion", plan().configurations, ["oracle"], 0, 1)
    with pytest.raises(UnknownBot):
        run(wrong, tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []
