"""The commands of the lab and the review, as a person types them."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import polars as pl
import pytest
from typer.testing import CliRunner, Result

import holdfast
from holdfast.cli import app
from holdfast.review.report import Review

GAMES = Path(__file__).parent.parent / "games"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(line: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, [*line.split(), "--language", language], catch_exceptions=False)


def lab_run(more: str = "", games: int = 2) -> Result:
    return command(f"lab run --game last-bastion --bot random --games {games} --jobs 1 {more}")


def test_run_plays_levels_and_players_and_tells_the_rates(here: Path) -> None:
    done = lab_run("--levels all --players 1-2,4 --out games.parquet --seed 7")
    assert done.exit_code == 0, done.output
    frame = pl.read_parquet(here / "games.parquet")
    assert len(frame) == 4 * 3 * 2
    assert set(frame["players"]) == {1, 2, 4}
    assert set(frame["seed"]) == {7, 8}
    assert done.stdout.count("│") > 12


def test_run_varies_and_sets_any_option(here: Path) -> None:
    line = "lab run --game bastion --vary edition=2015,2018 --set mode=training --set players=1"
    done = command(f"{line} --bot random --games 1 --jobs 1")
    assert done.exit_code == 0, done.output
    frame = pl.read_parquet(here / "bastion.parquet")
    assert sorted(frame["edition"]) == ["2015", "2018"]
    assert set(frame["mode"]) == {"training"}
    assert set(frame["players"]) == {1}


def test_a_list_is_varied_by_naming_it_again(here: Path) -> None:
    done = lab_run("--players 1 --vary heroes=arne --vary heroes=kazgin", games=1)
    assert done.exit_code == 0, done.output
    assert sorted(pl.read_parquet(here / "last-bastion.parquet")["heroes"].to_list()) == [
        ["arne"],
        ["kazgin"],
    ]


def test_run_again_goes_on(here: Path) -> None:
    lab_run("--players 1")
    more = lab_run("--players 1", games=3)
    assert "2 games of 3" in more.stderr
    assert len(pl.read_parquet(here / "last-bastion.parquet")) == 3


@pytest.mark.parametrize(
    "line",
    [
        "lab run --game ludo",
        "lab run --game last-bastion --levels easy",
        "lab run --game last-bastion --players 9",
        "lab run --game last-bastion --bot oracle",
        "lab run --game last-bastion --vary colour=red",
        "lab run --game last-bastion --set level",
        "lab run --game last-bastion --on moon",
        "lab report nowhere.parquet",
        "lab show nowhere.parquet 0",
        "lab calibrate nowhere.parquet",
        "lab tune",
        "lab tune --game last-bastion --file cards.toml",
        "lab tune --game last-bastion --aim often",
        "lab tune --game last-bastion --aim 0.8-0.2",
        "lab tune --game last-bastion --by luck",
        "lab ladder --bot random",
        "lab ladder --bot random=0",
        "review nowhere.json",
    ],
)
def test_what_cannot_be_done_is_told_and_nothing_is_left_behind(line: str, here: Path) -> None:
    for language in ("en", "ru", "pl"):
        done = command(line, language)
        assert done.exit_code == 2
        assert done.stderr.strip()
        assert "error-" not in done.stderr
        assert "fault-" not in done.stderr
    assert list(here.iterdir()) == []


BARE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        extras = ("altair", "numpy", "pettingzoo", "polars", "ray", "scipy", "vl_convert")
        if name.partition(".")[0] in extras:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from holdfast.cli import main
sys.argv = ["holdfast", *sys.argv[1:]]
main()
"""


@pytest.mark.parametrize(
    ("line", "code", "told"),
    [("shelf", 0, ""), ("lab run --game last-bastion", 2, "holdfast[lab]"), ("lab --help", 0, "")],
)
def test_without_the_extras_the_rest_works_and_the_lab_says_what_it_needs(
    line: str, code: int, told: str
) -> None:
    command = [sys.executable, "-c", BARE, *line.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert told in done.stderr


def test_report_writes_a_page(here: Path) -> None:
    lab_run("--players 1-2")
    done = command("lab report last-bastion.parquet --out page", "pl")
    assert done.exit_code == 0, done.output
    assert (here / "page" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (here / "page" / "by-players.png").exists()


def test_report_prints_the_rates_as_markdown(here: Path) -> None:
    lab_run("--players 1-2")
    done = command("lab report last-bastion.parquet --markdown")
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    assert all(line.startswith("| ") and line.endswith(" |") for line in lines)
    assert not (here / "last-bastion").exists()


def test_calibrate_tells_what_was_foretold_beside_what_came(here: Path) -> None:
    lab_run("--players 1")
    done = command("lab calibrate last-bastion.parquet --moments 4 --effort 8 --jobs 1 --markdown", "pl")
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert all(line.count("|") == 6 for line in lines)
    assert sum(int(line.split("|")[2]) for line in lines[2:]) == 4
    assert command("lab calibrate last-bastion.parquet --moments 1 --effort 8 --jobs 1").exit_code == 0


def test_show_writes_the_record_of_a_row(here: Path) -> None:
    lab_run("--players 1")
    frame = pl.read_parquet(here / "last-bastion.parquet")
    shown = command("lab show last-bastion.parquet 1")
    game = holdfast.load(shown.stdout)
    assert game.outcome is not None
    assert (game.outcome.reason, game.choices) == (frame["reason"][1], frame["moves"][1].to_list())
    assert command("lab show last-bastion.parquet 2").exit_code == 2


def test_tune_tells_the_numbers_it_found(here: Path) -> None:
    line = "lab tune --game last-bastion --file tokens.toml --numbers start_life --by rounds"
    done = command(f"{line} --players 1 --bot random --games 4 --steps 2 --jobs 1 --out found")
    assert done.exit_code == 0, done.output
    assert done.stdout.strip() == (here / "found" / "tokens.toml").read_text(encoding="utf-8").strip()
    assert command("check found --game last-bastion").exit_code == 0


def test_tune_tells_when_the_aim_is_met(here: Path) -> None:
    line = "lab tune --game last-bastion --file tokens.toml --numbers calls --aim 0-20%"
    done = command(f"{line} --players 1 --bot random --games 40 --steps 8 --jobs 1 --out found")
    assert done.exit_code == 0, done.output
    assert json.loads((here / "found" / "tune.json").read_bytes())["steps"] < 8


def test_ladder_writes_a_table_with_the_command_that_makes_it(here: Path) -> None:
    done = command("lab ladder --game last-bastion --bot random=1 --jobs 1")
    assert done.exit_code == 0, done.output
    page = (here / "ladder.md").read_text(encoding="utf-8")
    assert "holdfast lab ladder --game last-bastion --bot random=1 --seed 0" in page
    rows = [line for line in page.splitlines() if line.startswith("|")]
    heads, places, altogether, bots = 2, 16, 1, 1
    assert len(rows) == heads + places + altogether + heads + bots
    again = command("lab ladder --game last-bastion --bot random=1 --jobs 1")
    assert "16 games of 16" in again.stderr


def test_the_ladder_may_have_bots_of_one_game_alone(here: Path) -> None:
    alone = "lab ladder --game last-bastion --bot random=1 --bot bastion/instinct=1 --jobs 1"
    assert command(alone).exit_code == 0
    page = (here / "ladder.md").read_text(encoding="utf-8")
    assert "--bot random=1 --bot bastion/instinct=1" in page
    assert not any("instinct" in line for line in page.splitlines() if line.startswith("|"))
    assert command("lab ladder --bot chess/random=1").exit_code == 2


def test_review_writes_a_page_or_json(here: Path) -> None:
    record = msgspec.json.decode((GAMES / "last-bastion-lost-evil.json").read_bytes())["record"]
    game = holdfast.load(record)
    game.undo(to=6)
    (here / "game.json").write_bytes(msgspec.json.encode(game.record()))
    told = command("review game.json --json --effort 8 --jobs 1")
    assert msgspec.json.decode(told.stdout, type=Review).steps[-1].number == 5
    done = command("review game.json --effort 8 --jobs 1", "ru")
    assert done.exit_code == 0, done.output
    assert (here / "game-review" / "review.html").exists()


def test_a_game_in_which_nothing_was_chosen_cannot_be_reviewed(here: Path) -> None:
    (here / "game.json").write_bytes(msgspec.json.encode(holdfast.new("last-bastion").record()))
    assert command("review game.json").exit_code == 2
