"""The flags of the lab's commands, and the plan that is made of them."""

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from holdfast.kernel import shelf
from holdfast.kernel.errors import BadOptions, Fault
from holdfast.kernel.settings import Setting
from holdfast.lab.errors import LabError
from holdfast.lab.plan import GamesPlan, all_values, configurations
from holdfast.review.extras import needed
from holdfast.terminal.command_flags import help_of
from holdfast.terminal.settings import read_value

ALL = "all"
USUAL_BOTS = ("greedy",)
Levels = Annotated[str | None, typer.Option("--levels", metavar="LEVELS", help=help_of("cli-lab-levels"))]
Players = Annotated[str | None, typer.Option("--players", metavar="NUMBERS", help=help_of("cli-lab-players"))]
Vary = Annotated[
    list[str] | None, typer.Option("--vary", metavar="NAME=VALUES", help=help_of("cli-lab-vary"))
]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=help_of("cli-lab-set"))]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help=help_of("cli-lab-bot"))]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help=help_of("cli-lab-games"))]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, help=help_of("cli-lab-jobs"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=help_of("cli-lab-file"))]
_RANGE = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")


def lab_module(name: str) -> Any:
    """A module of the lab, imported when it is needed: the lab is an extra."""
    for package in ("polars", "scipy"):
        needed(package, "lab")
    return import_module(f"holdfast.lab.{name}")


def read_plan(
    game: str,
    *,
    levels: str | None,
    players: str | None,
    vary: Sequence[str] | None,
    fixed: Sequence[str] | None,
    bots: Sequence[str] | None,
    seed: int,
    games: int,
    content: Path | None,
) -> GamesPlan:
    """The plan that the flags ask for."""
    rules = shelf.find(game)
    known = {setting.name: setting for setting in rules.settings_of(rules.content(content))}
    varied: dict[str, list[Any]] = {}
    if levels is not None:
        varied["level"] = read_values(_setting(known, "level"), levels)
    if players is not None:
        varied["players"] = read_values(_setting(known, "players"), players)
    for pair in vary or ():
        name, text = _split(pair)
        varied.setdefault(name, []).extend(read_values(_setting(known, name), text))
    told = {}
    for pair in fixed or ():
        name, text = _split(pair)
        told[name] = read_value(_setting(known, name), text)
    dealt = configurations(rules, varied, told, content)
    return GamesPlan(game, dealt, list(dict.fromkeys(bots or USUAL_BOTS)), seed, games)


def read_values(setting: Setting, text: str) -> list[Any]:
    """Several values: all, a range of numbers, or some with commas; a list is one value."""
    if text == ALL:
        return all_values(setting)
    if setting.kind == "many":
        return [read_value(setting, text)]
    values: list[Any] = []
    for part in text.split(","):
        span = _RANGE.fullmatch(part.strip()) if setting.kind == "number" else None
        if span:
            values += range(int(span[1]), int(span[2]) + 1)
        else:
            values.append(read_value(setting, part))
    faults = [fault for value in values for fault in setting.faults(value, {})]
    if faults:
        raise BadOptions(faults=faults)
    return values


def _split(pair: str) -> tuple[str, str]:
    name, equals, text = pair.partition("=")
    if not equals or not name:
        raise LabError("lab-bad-pair", found=pair[:60])
    return name.strip().replace("-", "_"), text


def _setting(known: dict[str, Setting], name: str) -> Setting:
    if name not in known:
        raise BadOptions(faults=[Fault("unknown-option", name[:60], {"known": ", ".join(known)})])
    return known[name]
