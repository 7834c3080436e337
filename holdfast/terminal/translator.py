"""The language of the terminal, and messages formatted in it."""

import locale
import os
from typing import Any

from holdfast import words
from holdfast.kernel import message
from holdfast.kernel.errors import Fault, HoldfastError
from holdfast.kernel.message import Message
from holdfast.words.numbers import locale_of, percent

COMMANDS = "cli-"
"""How the ids begin of what the commands say, help included."""


class UnknownLanguage(HoldfastError):
    """No words are kept in that language."""

    code = "unknown-language"


def machine_language() -> str:
    """The language the machine is set to, where there are words in it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return _known(os.environ[name])
    return _known(locale.getlocale()[0] or "")


def _known(name: str) -> str:
    name = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    written_out = {locale_of(code).get_language_name("en"): code for code in words.languages()}
    code = next((code for long, code in written_out.items() if long and long.lower() == name), name)
    return code if code in words.languages() else words.DEFAULT_LANGUAGE


def chosen_language(wanted: str | None) -> str:
    """The language asked for, or the machine's."""
    if wanted is None:
        return machine_language()
    if wanted not in words.languages():
        raise UnknownLanguage(language=wanted[:60], known=", ".join(words.languages()))
    return wanted


class Translator:
    """Formats messages in one language, of one game or of all."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game

    def of(self, game: str) -> "Translator":
        """The same language, the words of that game."""
        return Translator(self.language, game)

    def say(self, id: str, /, **facts: Any) -> str:
        """The message of that id; for what the commands say no other words are read."""
        if id.startswith(COMMANDS):
            found = words.some(self.language, COMMANDS)
            pattern = found.get_message(id).value if found.has_message(id) else None
            if pattern is not None:
                sentence, wrong = found.format_pattern(pattern, facts)
                if not wrong:
                    return str(sentence)
        return words.say(self.language, id, self.game, **facts)

    def has(self, id: str) -> bool:
        """Is there a message of that id?"""
        return words.has(self.language, id, self.game)

    def either(self, id: str, otherwise: str) -> str:
        """The message of that id, or else a text that needs no words."""
        return self.say(id) if self.has(id) else otherwise

    def tell(self, told: Message | Fault | HoldfastError) -> str:
        """A message, a fault or an error as a sentence."""
        if isinstance(told, Message):
            return message.say(self.language, self.game, told)
        return told.tell(self.language)

    def percent(self, chance: float) -> str:
        """A probability in whole percent; what is not certain never reads as 0 or 100."""
        value = round(chance * 100)
        if value == 0 and chance > 1e-9:
            return "<" + percent(self.language, 0.01)
        if value == 100 and chance < 1 - 1e-9:
            return ">" + percent(self.language, 0.99)
        return percent(self.language, value / 100)
