"""Nothing that a setting allows is left out."""

from typing import Any

from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import read_options
from tests.generated.configurations import configurations


def test_every_value_of_every_setting_is_played(rules: Rules[Any, Any]) -> None:
    played = [read_options(rules.settings, one.options) for one in configurations(rules)]
    for setting in rules.settings:
        values: list[Any] = []
        match setting.kind:
            case "number":
                values = list(range(setting.low, setting.high + 1))
            case "one":
                values = list(setting.values)
            case "flag":
                values = [False, True]
        if setting.chancy:
            values.append(None)
        unplayed = [value for value in values if value not in [options[setting.name] for options in played]]
        assert unplayed == [], setting.name


def test_configurations_have_names_of_their_own(rules: Rules[Any, Any]) -> None:
    ids = [one.id for one in configurations(rules)]
    assert len(set(ids)) == len(ids)
