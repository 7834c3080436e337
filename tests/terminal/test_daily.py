"""The siege of the day in the terminal: practice, and signed results."""

from pathlib import Path

import msgspec
import pytest

from holdfast import words
from holdfast.kernel import shelf
from holdfast.server.daily.signing import DailyResult, new_key, sign
from tests.terminal.command import run

RESULT = DailyResult("bastion", "2031-05-17", "1", "t1", "Ann", True, None, 1.0, 12, 5)


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", shelf.ids())
def test_the_deal_of_today_is_practised(language: str, game: str) -> None:
    played = run("daily", game, "--seed", "3", "--language", language)
    assert played.exit_code == 0
    assert words.say(language, "terminal-daily", day="@").partition("@")[0] in played.output


def test_a_game_must_be_named() -> None:
    assert run("daily").exit_code != 0
    assert run("daily", "chess").exit_code != 0


def test_a_signed_result_is_genuine_until_somebody_changes_it(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    signed = sign(RESULT, new_key())
    file.write_bytes(msgspec.json.encode(signed))
    found = run("daily", "--check", str(file))
    assert found.exit_code == 0
    assert signed.key in found.output.replace("\n", "")
    forged = msgspec.structs.replace(signed, result=msgspec.structs.replace(RESULT, turns=11))
    file.write_bytes(msgspec.json.encode(forged))
    assert run("daily", "--check", str(file)).exit_code == 1
    file.write_text("no result")
    assert run("daily", "--check", str(file)).exit_code not in (0, 1)
