"""A person at a terminal who gives no flags is asked."""

from collections.abc import Iterator

import pytest

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.settings import read_options
from holdfast.terminal.settings import SettingsPrompt, main_settings
from holdfast.terminal.translator import Translator
from tests.terminal.command import unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())
SETTINGS = shelf.find("last-bastion").settings


class Person:
    """Answers in order, and remembers what was said."""

    def __init__(self, *answers: str) -> None:
        self.answers: Iterator[str] = iter(answers)
        self.heard: list[str] = []
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return next(self.answers)

    def asked_by(self, language: str = "en", game: str = "last-bastion") -> dict[str, object]:
        settings = shelf.find(game).settings
        return SettingsPrompt(settings, Translator(language, game), self.heard.append, self.read).ask()


def test_players_and_level_are_the_main_ones() -> None:
    assert [setting.name for setting in main_settings(SETTINGS)] == ["players", "level"]


@LANGUAGES
def test_enter_takes_what_is_usual(language: str) -> None:
    person = Person("", "", "")
    assert person.asked_by(language) == {}
    assert not unsaid("\n".join(person.heard + person.prompts))


def test_values_are_given_by_id_or_number() -> None:
    assert Person("4", "heroic", "n").asked_by() == {"players": 4, "level": "heroic"}
    assert Person("4", "3", "n").asked_by() == {"players": 4, "level": "hard"}


def test_a_wrong_value_is_told_and_asked_again() -> None:
    person = Person("9", "many", "3", "easy", "", "n")
    assert person.asked_by() == {"players": 3}
    assert f"players: {words.say('en', 'fault-out-of-range', value=9, low=1, high=4)}" in person.heard
    assert f"players: {words.say('en', 'fault-not-a-number')}" in person.heard
    assert person.prompts.count(person.prompts[0]) == 3


@LANGUAGES
def test_the_other_options_are_asked_for_on_a_yes(language: str) -> None:
    yes = words.say(language, "terminal-yes").split()[0]
    person = Person("2", "", yes, "elmer, 7", "chance", "", "2", "limited", "", "", "")
    given = person.asked_by(language)
    assert given == {
        "players": 2,
        "heroes": ["elmer", "kazgin"],
        "boards": None,
        "first": 2,
        "evil_figures": "limited",
    }
    assert read_options(SETTINGS, given)["level"] == "normal"
    for setting in SETTINGS:
        name = words.say(language, f"setting-{setting.name.replace('_', '-')}", "last-bastion")
        assert any(prompt.startswith(name) for prompt in person.prompts)


def test_what_does_not_matter_is_not_asked(night_watch: str) -> None:
    person = Person("1", "wild", "y", "bryn", "yes", "no")
    assert person.asked_by(game=night_watch) == {
        "players": 1,
        "level": "wild",
        "watchers": ["bryn"],
        "fog": True,
        "late": False,
    }
