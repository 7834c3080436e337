"""What happens only to people at a real terminal, or to games that have a past."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import holdfast
from examples.night_watch import NightWatch
from examples.night_watch.state import NightWatchTable
from holdfast import words
from holdfast.kernel import shelf
from holdfast.terminal.session import TerminalSession
from holdfast.terminal.translator import Translator
from tests.terminal.command import flat, run, saved, says

COMMAND = (sys.executable, "-c", "from holdfast.cli import main; main()")


class MendedWatch(NightWatch):
    """The night watch by newer rules, which also tells how its score comes about."""

    version = 2

    def view(self, table: NightWatchTable, seat: int | None) -> dict[str, Any]:
        fire = table.state.fire
        torches = 2 * sum(watcher.torch for watcher in table.state.watchers)
        shown: dict[str, Any] = msgspec.to_builtins(super().view(table, seat))
        return shown | {"score": {"fire": fire, "torches": torches}}


@pytest.fixture
def mended() -> Iterator[str]:
    rules = MendedWatch()
    shelf.put(rules)
    yield rules.id
    shelf.take_off(rules.id)


class Impatient(Console):
    """A terminal at which somebody presses Ctrl-C after a few answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__(file=io.StringIO(), width=80)
        self.answers = iter(answers)

    def input(self, *_: Any, **__: Any) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise KeyboardInterrupt from None


def at_a_terminal(*args: str, typed: str) -> str:
    """Run the command in a process of its own, with a terminal to read from."""
    ours, theirs = os.openpty()
    try:
        os.write(ours, typed.encode())
        done = subprocess.run(
            [*COMMAND, *args], stdin=theirs, capture_output=True, check=True, encoding="utf-8"
        )
    finally:
        os.close(ours)
        os.close(theirs)
    return done.stdout


def test_a_person_without_flags_is_asked_for_players_and_level(folder: Path) -> None:
    at_a_terminal("play", "last-bastion", "--seed", "7", typed="3\nhard\n\n1\ns mine.json\nq\n")
    options = saved(folder / "mine.json")["options"]
    assert (options["players"], options["level"]) == (3, "hard")


def test_a_person_with_flags_is_not_asked(folder: Path) -> None:
    at_a_terminal("play", "last-bastion", "--level", "novice", "--seed", "7", typed="1\ns mine.json\nq\n")
    options = saved(folder / "mine.json")["options"]
    assert (options["players"], options["level"]) == (2, "novice")


def test_unfinished_games_are_remembered(kept: Path) -> None:
    run("play", "last-bastion", "--seed", "7", typed=[1])
    (path,) = kept.iterdir()
    shown = at_a_terminal("play", "last-bastion", typed="\n\n\nq\n")
    assert words.say("en", "terminal-unfinished") in shown
    assert str(path) in shown


def test_leaving_while_being_asked_begins_nothing(kept: Path) -> None:
    at_a_terminal("play", "last-bastion", typed="3\n\x04")
    assert not kept.exists()


def test_ctrl_c_keeps_the_game(kept: Path) -> None:
    game = holdfast.new("last-bastion", {}, 7)
    TerminalSession(game, Translator("en", "last-bastion"), Impatient("place:green-1")).play()
    (path,) = kept.iterdir()
    assert saved(path)["choices"] == ["place:green-1"]


@pytest.mark.parametrize(("answer", "gives_up"), [("y", True), ("n", False), ("", False)])
@pytest.mark.parametrize("game", ["last-bastion", "bastion", "sword-and-sorcery"])
def test_the_players_give_up_once_they_have_confirmed_it(game: str, answer: str, gives_up: bool) -> None:
    shown = flat(run("play", game, "--seed", "7", typed=["g", answer, "q"]).output)
    assert flat(words.say("en", "terminal-give-up")) in shown
    assert (words.say("en", "outcome-given-up", game) in shown) is gives_up


def test_a_game_by_older_rules_goes_on_and_its_file_stays(night_watch: str, folder: Path) -> None:
    record = finished(night_watch).record()
    path = folder / "old.json"
    path.write_bytes(msgspec.json.encode(record | {"choices": [*record["choices"][:-1], "dance"]}))
    assert run("play", "--from", "old.json").exit_code == 2
    before = path.read_bytes()
    shelf.put(MendedWatch())
    game = holdfast.load(before)
    assert game.recovered is not None
    result = run("play", "--from", "old.json", typed=[1, "s"])
    told = {"kept": game.recovered.kept, "dropped": len(game.recovered.dropped)}
    assert says(result, "en", "recovered", **told)
    assert path.read_bytes() == before
    assert len(list(folder.iterdir())) == 2


def test_a_score_that_the_game_breaks_down_is_broken_down(mended: str) -> None:
    game = finished(mended)
    assert game.outcome is not None
    score = game.view()["score"]
    Path("won.json").write_bytes(msgspec.json.encode(game.record()))
    result = run("play", "--from", "won.json")
    assert game.outcome.score == sum(score.values())
    end = flat(result.output.rpartition(words.say("en", "won"))[2])
    for name, points in score.items():
        assert f"{points:+} {name}" in end
    assert str(game.outcome.score) in end


def finished(id: str) -> holdfast.Game:
    """A watch that was won."""
    for seed in range(100):
        game = holdfast.new(id, {}, seed)
        while (question := game.question) is not None:
            verbs = ("throw", "feed", "gather", "look", "hand", "give", "done", "go-on")
            game.choose(min(question.choices, key=lambda option: verbs.index(option.verb)))
        if game.outcome is not None and game.outcome.won:
            return game
    raise AssertionError(id)
