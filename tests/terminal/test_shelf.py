"""`holdfast shelf`."""

import pytest

from holdfast import words
from holdfast.kernel import shelf
from tests.terminal.command import flat, run, says, too_wide, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())


@LANGUAGES
def test_every_game_is_listed_with_its_options_values_and_defaults(language: str) -> None:
    result = run("shelf", "--language", language)
    assert result.exit_code == 0
    assert not too_wide(result.output)
    assert not unsaid(result.output)
    shown = flat(result.output)
    for id, rules in shelf.games().items():
        assert f"holdfast play {id}" in shown
        for setting in rules.settings:
            assert f"--{setting.name.replace('_', '-')} " in shown
            for value in setting.values:
                assert value in shown


@LANGUAGES
def test_the_settings_of_last_bastion_are_explained(language: str) -> None:
    result = run("shelf", "--language", language)
    for setting in shelf.find("last-bastion").settings:
        name = setting.name.replace("_", "-")
        assert says(result, language, f"setting-{name}")
        assert says(result, language, f"setting-{name}-help")
        for value in setting.values:
            assert says(result, language, f"{setting.words}-{value}")
            if setting.words == "level":
                assert says(result, language, f"level-{value}-help")
        if setting.default is not None:
            assert says(result, language, "terminal-usual", value=str(setting.default))


def test_ranges_and_few_values_stand_beside_the_flag(night_watch: str) -> None:
    shown = run("shelf").output
    assert "--players 1-4 " in shown
    assert "--level novice|normal|hard|heroic " in shown
    assert "--fog yes|no " in shown
    assert night_watch in shown
