"""`holdfast check`: every fault of a folder of content, with its file, entry and field."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from holdfast import words
from holdfast.kernel.content import known_name, own_file
from holdfast.kernel.errors import BadContent, BadOptions, Fault
from holdfast.kernel.record import own_content
from holdfast.kernel.rules import Rules
from holdfast.terminal.files import WrongUse
from holdfast.terminal.palette import QUIET
from holdfast.terminal.translator import Translator


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


def check(folder: Path, rules: Rules[Any, Any], translator: Translator, console: Console) -> bool:
    """Load the folder as the game would and print everything that is wrong; is it sound?"""
    faults = _faults(folder, rules)
    names = [path.name for path in folder.glob("*.toml")]
    unread = sorted(name for name in names if not _is_read(name, rules))
    for name in unread:
        console.print(Text(translator.say("terminal-unread-file", file=name, game=rules.id), QUIET))
    for fault in faults:
        console.print(Text(f"- {translator.tell(fault)}"))
    for remark in rules.remarks(rules.content(folder.resolve())) if not faults else ():
        console.print(Text(f"- {translator.tell(remark)}", QUIET))
    console.print(
        Text(translator.say("terminal-checked", game=rules.id, path=str(folder), count=len(faults)))
    )
    return not faults


def _is_read(name: str, rules: Rules[Any, Any]) -> bool:
    """Does the game read a file of that name, or one that it adds to?"""
    added_to = f"{name.split('.', maxsplit=1)[0]}.toml"
    return any(known_name(one, rules.content_files) is not None for one in (name, added_to))


def _has(folder: Path, rules: Rules[Any, Any]) -> list[bool]:
    """Of each content file of the game: is it in that folder, or one that adds to it?"""
    files = rules.folder(folder)
    return [own_file(folder, name) is not None or bool(files.additions(name)) for name in rules.files(folder)]


def _faults(folder: Path, rules: Rules[Any, Any]) -> tuple[Fault, ...]:
    if folder.is_dir() and not any(_has(folder, rules)):
        return (Fault("no-content-here", str(folder), {"files": ", ".join(rules.content_files)}),)
    try:
        content = rules.content(own_content(folder.resolve()))
    except (BadContent, BadOptions) as error:
        return error.faults
    return (*rules.content_gaps(content), *_wordless(rules, content))


def _wordless(rules: Rules[Any, Any], content: Any) -> Iterator[Fault]:
    """What has no words, neither beside the content nor among ours."""
    for where, id in dict.fromkeys(rules.wording.content_messages(content)):
        if not words.has(words.DEFAULT_LANGUAGE, id, rules.id):
            yield Fault("no-words", where, {"message": id})
