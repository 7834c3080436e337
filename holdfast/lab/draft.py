"""A content file whose numbers are searched for, and the folder in which a search is kept.

Everything is written down as it goes: a search that is stopped goes on where it was.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from holdfast.kernel import shelf
from holdfast.kernel.content import known_name, own_file
from holdfast.lab.errors import LabTrouble
from holdfast.lab.numbers import Number, chosen, numbers, written


class Standing(Protocol):
    """Where a search stands: at least, with which numbers."""

    values: dict[str, float]


S = TypeVar("S", bound=Standing)


class Draft:
    """One file of a game's content, with the numbers of it that may change."""

    def __init__(
        self, game: str, file: str, patterns: list[str], content: Path | None, *, fractions: bool = False
    ) -> None:
        """With `fractions`, whole numbers stay as they are."""
        self._game = game
        self._file = file
        self._content = content
        self._text = source_text(game, file, content)
        found = chosen(numbers(self._text), patterns)
        self.numbers: dict[str, Number] = {one.path: one for one in found if not (fractions and one.whole)}
        """By their paths."""
        if not self.numbers:
            raise LabTrouble("lab-no-numbers", file=file)

    @property
    def values(self) -> dict[str, float]:
        """The numbers as they stand in the file."""
        return {path: one.value for path, one in self.numbers.items()}

    def toml(self, values: Mapping[str, float]) -> str:
        """The file with other numbers."""
        return written(self._text, values)

    def write(self, folder: Path, values: Mapping[str, float]) -> None:
        """A content folder with other numbers in that file."""
        write_content(self._game, self._content, folder, {self._file: self.toml(values)})


def taken_up(path: Path, fresh: S) -> S:
    """Where the search that is kept there stands; `fresh` if there is none."""
    if not path.is_file():
        return fresh
    try:
        found = msgspec.json.decode(path.read_bytes(), type=type(fresh))
    except msgspec.DecodeError as error:
        raise LabTrouble("lab-not-results", path=str(path), detail=str(error)) from None
    if found.values.keys() != fresh.values.keys():
        raise LabTrouble("lab-other-search", path=str(path))
    return found


def keep(path: Path, state: Standing) -> None:
    """Write down where a search stands; whoever pulls the plug finds the old state or the new one."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(msgspec.json.encode(state))
    part.replace(path)


def source_text(game: str, file: str, content: Path | None) -> str:
    """A content file, one's own or the shipped one."""
    rules = shelf.find(game)
    name = known_name(file, rules.content_files)
    if name is None:
        raise LabTrouble("lab-no-such-file", file=file[:60], known=", ".join(rules.content_files))
    return rules.folder(content).path(name).read_text(encoding="utf-8")


def write_content(game: str, content: Path | None, folder: Path, files: dict[str, str]) -> None:
    """A content folder with these files; the others of a content of one's own go with them."""
    folder.mkdir(parents=True, exist_ok=True)
    names = shelf.find(game).content_files
    changed = {known_name(name, names): text for name, text in files.items()}
    for name in names:
        if name in changed:
            (folder / name).write_text(changed[name], encoding="utf-8")
        elif content is not None and content != folder and (own := own_file(content, name)) is not None:
            (folder / name).write_bytes(own.read_bytes())
