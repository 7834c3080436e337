"""A folder of content under the glass: every fault, with its file, entry and field."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from holdfast.kernel.content import known_name, own_file
from holdfast.kernel.errors import BadContent, BadOptions, Fault
from holdfast.kernel.rules import Rules
from holdfast.terminal.files import WrongUse
from holdfast.terminal.palette import QUIET
from holdfast.terminal.speech import Speech


def game_of(folder: Path, games: Mapping[str, Rules[Any, Any]]) -> Rules[Any, Any]:
    """The game that reads more of the folder's files than any other does."""
    if not folder.is_dir():
        raise BadContent(faults=[Fault("no-such-folder", str(folder))])
    read = {id: sum(_has(folder, rules)) for id, rules in games.items()}
    most = max(read.values(), default=0)
    best = [id for id, count in read.items() if count == most]
    if len(best) != 1:
        raise WrongUse("name-the-game", known=", ".join(games))
    return games[best[0]]


def check(folder: Path, rules: Rules[Any, Any], speech: Speech, console: Console) -> bool:
    """Read the folder as the game would, tell everything that is wrong; is it sound?"""
    faults = _faults(folder, rules)
    names = [path.name for path in folder.glob("*.toml")]
    unread = sorted(name for name in names if known_name(name, rules.content_files) is None)
    for name in unread:
        console.print(Text(speech.say("terminal-unread-file", file=name, game=rules.id), QUIET))
    for fault in faults:
        console.print(Text(f"- {speech.tell(fault)}"))
    console.print(Text(speech.say("terminal-checked", game=rules.id, path=str(folder), count=len(faults))))
    return not faults


def _has(folder: Path, rules: Rules[Any, Any]) -> list[bool]:
    """Of each content file of the game: is it in that folder?"""
    return [own_file(folder, name) is not None for name in rules.files(folder)]


def _faults(folder: Path, rules: Rules[Any, Any]) -> tuple[Fault, ...]:
    if folder.is_dir() and not any(_has(folder, rules)):
        return (Fault("no-content-here", str(folder), {"files": ", ".join(rules.content_files)}),)
    try:
        rules.content(folder.resolve())
    except (BadContent, BadOptions) as error:
        return error.faults
    return ()
