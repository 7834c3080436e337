"""What the commands say is read without the other words, and is the same."""

import re

import pytest

from holdfast import words
from holdfast.terminal.translator import COMMANDS, Translator

FACTS = {"value": "7", "what": "x", "command": "holdfast", "file": "a.json", "count": 3}


@pytest.mark.parametrize("language", words.languages())
def test_the_commands_say_what_the_words_say(language: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in words.files(language))
    ids = re.findall(rf"^({COMMANDS}[\w-]+)", text, re.MULTILINE)
    assert len(ids) > 100
    translator = Translator(language)
    for id in ids:
        assert translator.say(id, **FACTS) == words.say(language, id, **FACTS)


def test_no_other_words_are_read_for_what_the_commands_say() -> None:
    words.bundle.cache_clear()
    assert Translator("pl").say(f"{COMMANDS}help") != f"{COMMANDS}help"
    assert not words.bundle.cache_info().currsize
