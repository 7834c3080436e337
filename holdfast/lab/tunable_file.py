"""A content file whose numbers are tuned, and the state of a search, which is saved as it goes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from holdfast.kernel import shelf
from holdfast.kernel.content import known_name, own_file
from holdfast.lab.errors import LabError
from holdfast.lab.toml_numbers import Number, matching, numbers, replace_numbers


class SearchState(Protocol):
    """Where a search is: at least, at which numbers."""

    values: dict[str, float]


S = TypeVar("S", bound=SearchState)


class TunableFile:
    """One file of a game's content, with the numbers in it that may change."""

    def __init__(
        self, game: str, file: str, patterns: list[str], content: Path | None, *, fractions: bool = False
    ) -> None:
        """With `fractions`, whole numbers stay as they are."""
        self._game = game
        self._file = file
        self._content = content
        self._text = content_text(game, file, content)
        found = matching(numbers(self._text), patterns)
        self.numbers: dict[str, Number] = {one.path: one for one in found if not (fractions and one.whole)}
        """By their paths."""
        if not self.numbers:
            raise LabError("lab-no-numbers", file=file)

    @property
    def values(self) -> dict[str, float]:
        """The numbers as they are in the file."""
        return {path: one.value for path, one in self.numbers.items()}

    def toml(self, values: Mapping[str, float]) -> str:
        """The file with other numbers."""
        return replace_numbers(self._text, values)

    def write(self, folder: Path, values: Mapping[str, float]) -> None:
        """Write a content folder with other numbers in that file."""
        write_content(self._game, self._content, folder, {self._file: self.toml(values)})


def load_state(path: Path, fresh: S) -> S:
    """The state that was saved there; `fresh` if there is none."""
    if not path.is_file():
        return fresh
    try:
        found = msgspec.json.decode(path.read_bytes(), type=type(fresh))
    except msgspec.DecodeError as error:
        raise LabError("lab-not-results", path=str(path), detail=str(error)) from None
    if found.values.keys() != fresh.values.keys():
        raise LabError("lab-other-search", path=str(path))
    return found


def save_state(path: Path, state: SearchState) -> None:
    """Save the state of a search; if that is interrupted, the old one is still there."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(msgspec.json.encode(state))
    part.replace(path)


def content_text(game: str, file: str, content: Path | None) -> str:
    """The text of a content file: from the folder of the user if it is there, else the shipped one."""
    rules = shelf.find(game)
    name = known_name(file, rules.content_files)
    if name is None:
        raise LabError("lab-no-such-file", file=file[:60], known=", ".join(rules.content_files))
    return rules.folder(content).path(name).read_text(encoding="utf-8")


def write_content(game: str, content: Path | None, folder: Path, files: dict[str, str]) -> None:
    """Write a content folder with these files, and copy the others of the user's folder, additions too."""
    rules = shelf.find(game)
    changed = {known_name(name, rules.content_files): text for name, text in files.items()}
    user = rules.folder(content)
    folder.mkdir(parents=True, exist_ok=True)
    for name in rules.files(content):
        if name in changed:
            (folder / name).write_text(changed[name], encoding="utf-8")
        elif content is not None and content != folder and (own := own_file(content, name)) is not None:
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_bytes(own.read_bytes())
        for addition in user.additions(name) if content != folder else ():
            (folder / addition.name).write_bytes(addition.read_bytes())
