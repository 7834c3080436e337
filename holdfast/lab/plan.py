"""What a run will play: every configuration with every seed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.kernel.errors import BadOptions, Fault
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting, read_options

Key = tuple[str, str, int]
"""What identifies a game of a run: bot, options as JSON, seed."""


class GameTask(Struct, frozen=True):
    """One game to be played."""

    game: str
    options: dict[str, Any]
    bot: str
    seed: int
    content: str | None = None
    """A content folder of the user."""

    @property
    def key(self) -> Key:
        """The same for the same game, whenever it is played."""
        return self.bot, options_text(self.options), self.seed


class GamesPlan(Struct, frozen=True):
    """Games of one kind: configurations, bots and seeds, each with each."""

    game: str
    configurations: list[dict[str, Any]]
    bots: list[str]
    seed: int
    games: int
    """How many games are played of each configuration with each bot."""

    def __len__(self) -> int:
        return len(self.configurations) * len(self.bots) * self.games

    def tasks(self, content: Path | None = None) -> Iterator[GameTask]:
        """All games; the configurations take turns, so that the games so far are a fair sample."""
        for seed in range(self.seed, self.seed + self.games):
            for bot in self.bots:
                for options in self.configurations:
                    yield GameTask(self.game, options, bot, seed, str(content) if content else None)


def options_text(options: Mapping[str, Any]) -> str:
    """Options as one line of JSON."""
    return msgspec.json.encode(options).decode()


def configurations(
    rules: Rules[Any, Any],
    vary: Mapping[str, Sequence[Any]],
    fixed: Mapping[str, Any],
    content: Path | None = None,
) -> list[dict[str, Any]]:
    """Every combination of the values to be tried that the game allows, with all options named.

    Where a setting matters only beside others (a level in the mode of levels), those are set too. A
    combination that says nothing new is left out; if none is allowed, the faults of the first are told.
    """
    known = {setting.name: setting for setting in rules.settings_of(rules.content(content))}
    unknown = [
        Fault("unknown-option", name[:60], {"known": ", ".join(known)})
        for name in (*fixed, *vary)
        if name not in known
    ]
    if unknown:
        raise BadOptions(faults=unknown)
    found: list[dict[str, Any]] = []
    refused: BadOptions | None = None
    for values in product(*vary.values()):
        chosen = _with_conditions(known, {**fixed, **dict(zip(vary, values, strict=True))})
        try:
            options = _allowed(rules, chosen, content)
        except BadOptions as error:
            refused = refused or error
            continue
        if options not in found:
            found.append(options)
    if not found:
        raise refused or BadOptions
    return found


def _with_conditions(known: Mapping[str, Setting], chosen: dict[str, Any]) -> dict[str, Any]:
    """The chosen values, and those that must be set for them to matter, where nothing else is said."""
    needed: dict[str, Any] = {}
    for name in chosen:
        for other, values in known[name].when.items():
            if other not in chosen:
                needed[other] = values[0]
    return needed | chosen


def _allowed(rules: Rules[Any, Any], chosen: Mapping[str, Any], content: Path | None) -> dict[str, Any]:
    """All options; a setting that does not matter beside the others has its default."""
    printed = rules.content(content)
    settings = rules.settings_of(printed)
    full = read_options(settings, chosen)
    needed = {setting.name: full[setting.name] for setting in settings if setting.matters(full)}
    options = read_options(settings, needed)
    faults = list(rules.option_faults(options, printed))
    if faults:
        raise BadOptions(faults=faults)
    return options


def all_values(setting: Setting) -> list[Any]:
    """Every value of a setting, one after another."""
    match setting.kind:
        case "number":
            return list(range(setting.low, setting.high + 1))
        case "flag":
            return [False, True]
        case "one":
            return list(setting.values)
        case "many":
            raise BadOptions(faults=[Fault("lab-all-of-many", setting.name)])
