"""What may be set before a game begins, described as data.

One description serves the terminal's questions, the lobby's form, `holdfast shelf` and the check
of what comes in. Words: `setting-<name>` and `setting-<name>-help`, values as the game names them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from holdfast.kernel.errors import BadOptions, Fault, shown, truncated

Kind = Literal["number", "one", "many", "flag"]
MAX_LIST_LENGTH = 500
"""Entries in a list that may name a value again and again, and of which no setting says how many it needs."""


class Setting(Struct, frozen=True):
    """One option of a game.

    `number` lies between `low` and `high`; `one` is one of `values`; `many` is a list of them, of
    the length that `count` says (a number, or the name of a numeric setting); `flag` is yes or no.
    A setting that is `chancy` may be None: left to chance, or to custom if it is `usual`. `when`
    names other settings and the values they must have for this one to matter; `words` is the prefix
    of the values' messages. `retired` values are no longer offered, but games that have them go on.
    """

    name: str
    kind: Kind
    default: Any
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()
    retired: tuple[str, ...] = ()
    count: int | str | None = None
    unique: bool = True
    chancy: bool = False
    usual: bool = False
    when: dict[str, tuple[str, ...]] = {}
    words: str = ""
    rule: str = ""

    def matters(self, options: Mapping[str, Any]) -> bool:
        """Does this setting say anything under these options?"""
        return all(options.get(name) in values for name, values in self.when.items())

    def faults(self, value: Any, options: Mapping[str, Any]) -> list[Fault]:
        """Everything wrong with `value`."""
        if value is None and self.chancy:
            return []
        where = self.name
        match self.kind:
            case "flag":
                return [] if isinstance(value, bool) else [Fault("not-a-flag", where)]
            case "number":
                if isinstance(value, bool) or not isinstance(value, int):
                    return [Fault("not-a-number", where)]
                if not self.low <= value <= self.high:
                    found = value if abs(value) < 1 << 64 else shown(value)
                    return [
                        Fault("out-of-range", where, {"value": found, "low": self.low, "high": self.high})
                    ]
                return []
            case "one":
                return self._unknown([value])
            case "many":
                if not isinstance(value, Sequence) or isinstance(value, str):
                    return [Fault("not-a-list", where)]
                return (
                    self._too_long(value, options) or self._unknown(value) or self._miscounted(value, options)
                )

    def _unknown(self, values: Sequence[Any]) -> list[Fault]:
        return [
            Fault("unknown-value", self.name, {"value": shown(value), "known": ", ".join(self.values)})
            for value in values
            if not isinstance(value, str) or (value not in self.values and value not in self.retired)
        ]

    def wanted(self, options: Mapping[str, Any]) -> int | None:
        """How many values a list must have; None: as many as one likes."""
        wanted = options.get(self.count) if isinstance(self.count, str) else self.count
        return wanted if isinstance(wanted, int) else None

    def _too_long(self, values: Sequence[Any], options: Mapping[str, Any]) -> list[Fault]:
        """A list that is too long is one fault, whatever its entries are."""
        count, wanted = len(values), self.wanted(options)
        if wanted is not None and count > wanted:
            return [Fault("wrong-count", self.name, {"count": count, "wanted": wanted})]
        most = len(self.values) if self.unique else MAX_LIST_LENGTH
        return [Fault("too-many", self.name, {"count": count, "limit": most})] if count > most else []

    def _miscounted(self, values: Sequence[Any], options: Mapping[str, Any]) -> list[Fault]:
        faults = []
        wanted = self.wanted(options)
        if wanted is not None and len(values) != wanted:
            faults.append(Fault("wrong-count", self.name, {"count": len(values), "wanted": wanted}))
        if self.unique:
            twice = sorted(value for value, count in Counter(values).items() if count > 1)
            faults += [Fault("named-twice", self.name, {"value": value}) for value in twice]
        return faults


def read_options(settings: Sequence[Setting], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options to play by: what was given, checked, and the defaults for the rest.

    >>> dice = Setting("dice", "number", 3, low=1, high=5)
    >>> read_options([dice], {})
    {'dice': 3}
    """
    if given is not None and not isinstance(given, Mapping):
        raise BadOptions(faults=[Fault("not-options", "")])
    given = given or {}
    options: dict[str, Any] = {}
    for setting in settings:
        name = setting.name
        value = given.get(name, setting.default)
        options[name] = list(value) if isinstance(value, tuple) else value
    faults = truncated(_option_faults(settings, given, options))
    if faults:
        raise BadOptions(faults=faults)
    return options


def _option_faults(
    settings: Sequence[Setting], given: Mapping[str, Any], options: Mapping[str, Any]
) -> Iterator[Fault]:
    for setting in settings:
        if setting.name in given:
            yield from setting.faults(options[setting.name], options)
    for name in given:
        if name not in options:
            yield Fault("unknown-option", shown(name), {"known": ", ".join(options)})
