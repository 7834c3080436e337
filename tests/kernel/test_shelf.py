"""The shelf: games by entry point, and games put there by hand."""

import subprocess
import sys

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from examples.night_watch import NightWatch
from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.errors import UnknownGame
from tests.night_watch.shelf import on_the_shelf


class Other(NightWatch):
    id = "other-watch"


def python(program: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_games_announce_themselves_by_entry_point() -> None:
    assert holdfast.shelf()["last-bastion"].id == "last-bastion"
    assert python("import holdfast; print('last-bastion' in holdfast.shelf())") == "True"


def test_the_shelf_can_be_looked_at_again_after_a_game_was_dealt() -> None:
    program = (
        "import holdfast; holdfast.new('last-bastion'); print(list(holdfast.shelf()).count('last-bastion'))"
    )
    assert python(program) == "1"


def test_a_game_can_be_put_on_the_shelf_and_taken_off() -> None:
    with pytest.raises(UnknownGame):
        holdfast.new("other-watch")
    with on_the_shelf(Other()):
        assert "other-watch" in holdfast.shelf()
        assert holdfast.new("other-watch").question is not None
    assert "other-watch" not in holdfast.shelf()


def test_a_game_of_another_package_brings_its_own_words() -> None:
    assert words.has("pl", "watcher-arn", NIGHT_WATCH.id)
    assert not words.has("pl", "watcher-arn", "last-bastion")


@pytest.mark.parametrize("id", ["chess", "", "x" * 10_000, None, 5, ["last-bastion"], "LAST-BASTION"])
def test_an_unknown_game_is_named_with_those_that_are_known(id: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        holdfast.new(id)
    assert "last-bastion" in str(refused.value.facts["known"])
    assert len(str(refused.value)) < 1000
    with pytest.raises(UnknownGame):
        shelf.find(id)


def test_the_kernel_knows_no_game() -> None:
    program = (
        "import sys, holdfast; print([name for name in sys.modules if name.startswith('holdfast.games')])"
    )
    assert python(program) == "[]"
