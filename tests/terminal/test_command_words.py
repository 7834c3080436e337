"""The words round every help and every wrong use, in the language of the machine."""

import os
import subprocess
import sys

import pytest

from holdfast import words

COMMAND = [sys.executable, "-c", "from holdfast.cli import main; main()"]
LOCALES = {"en": "en_GB.UTF-8", "ru": "ru_RU.UTF-8", "pl": "pl_PL.UTF-8"}
ENGLISH = (
    *("Usage", "Options", "Arguments", "Show this", "Error", "No such", "Missing", "Try "),
    *("default:", "env var", "environment"),
)


def told(language: str, *args: str) -> tuple[int, str]:
    """The exit code and everything that the command wrote."""
    environment = os.environ | {"LC_ALL": LOCALES[language], "LANGUAGE": "", "COLUMNS": "200"}
    done = subprocess.run(
        [*COMMAND, *args], check=False, capture_output=True, text=True, env=environment, encoding="utf-8"
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("language", words.languages())
def test_a_help_has_no_word_of_another_language(language: str) -> None:
    code, text = told(language, "rules", "--help")
    assert code == 0
    for id in ("cli-frame-usage", "cli-frame-arguments", "cli-frame-options", "cli-frame-help"):
        assert words.say(language, id) in text
    code, more = told(language, "serve", "--help")
    assert code == 0
    assert words.say(language, "cli-frame-default", value="8000") in more
    assert language == "en" or [one for one in ENGLISH if one in text + more] == []


def test_a_help_names_no_type_of_the_program() -> None:
    _, text = told("en", "serve", "--help")
    assert "--open" in text
    _, more = told("en", "rules", "--help")
    assert [one for one in ("<bool>", "<str>") if one in text + more] == []


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize(
    ("args", "id", "what"),
    [
        (("rules", "--nope"), "cli-wrong-option", "--nope"),
        (("rules",), "cli-wrong-missing", "GAME"),
        (("serve", "--port", "x"), "cli-wrong-value", "--port"),
        (("nothing",), "cli-wrong-command", ""),
    ],
)
def test_a_wrong_use_is_told_in_the_language_of_the_machine(
    language: str, args: tuple[str, ...], id: str, what: str
) -> None:
    code, text = told(language, *args)
    assert code == 2
    assert words.say(language, id, "", what=what) in text
    assert language == "en" or [one for one in ENGLISH if one in text] == []
