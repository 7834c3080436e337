"""Playable examples: a position, scripted luck, choices, and what is claimed of each step.

Each is a file `examples/<chapter>/<id>.toml` of its game; the words of its steps are in
`words/<language>/examples/<chapter>.ftl`, a message per example with an attribute per step:

    rules = ["LB-EX-6", "LB-FIGHT-14"]
    script = ["combat:red", "combat:white", "combat:yellow"]
    [position]                          # in the form of the game's `sketch.py`; without it: a new game
    cards = { red-3 = "incubus" }
    [[step]]
    rules = ["LB-FIGHT-14"]             # the paragraphs that this step shows
    point = ["red-3"]                   # things on the board to look at
    choose = "fight:red-3"              # what leads to the next step
    [[step]]
    claim = { sees = { "heroes.teagaan.life" = 4 }, offers = ["done"] }

    two-at-the-corner = Two at one corner
        .step1 = You stand at the corner ...

The same file is played by the tests, shown in the rulebook, and set up as a table to play on from. The lesson
of a game is its example `lesson`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.kernel import shelf
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import RECORD_FORMAT, Game
from holdfast.kernel.record import new, resume
from holdfast.rulebook.read import EDITION, RulebookError, editions

FOLDER = "examples"
LESSON = "lesson"


class NoExample(HoldfastError):
    """There is no such example."""

    code = "no-such-example"


class Claim(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must be true when a step is shown. A path leads through the view: `heroes.teagaan.life`."""

    offers: tuple[str, ...] = ()
    """Options that may be chosen, perhaps among others."""
    only: dict[str, tuple[str, ...]] = {}
    """By verb: exactly these options of it may be chosen."""
    bars: dict[str, str] = {}
    """Options that are barred, each with the rule that bars it; "": they are not offered, that is all."""
    sees: dict[str, Any] = {}
    lacks: tuple[str, ...] = ()
    """Paths at which there is nothing."""
    happened: tuple[dict[str, Any], ...] = ()
    """What happened since the step before, in this order: `{what = "draw", card = "incubus"}`."""
    never: tuple[str, ...] = ()
    """What has not happened since the step before."""
    asks: str = ""
    ends: str = ""
    """Why the game is over; "": it goes on."""
    won: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step: what is looked at, what it shows, and what is chosen to go on."""

    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    choose: str | tuple[str, ...] = ()
    claim: Claim = Claim()

    @property
    def choices(self) -> tuple[str, ...]:
        """The options that are chosen, one after another."""
        return (self.choose,) if isinstance(self.choose, str) else self.choose


class Example(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An example, step by step. `id` and `chapter` come from the name of its file."""

    step: tuple[Step, ...]
    rules: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    """The editions it belongs to; none: all of them."""
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    deal: tuple[str, ...] = ()
    """The luck of the set-up, where there is no position."""
    opening: tuple[str, ...] = ()
    """Played before the first step; the luck begins afterwards."""
    seed: int = 0
    script: tuple[str, ...] = ()
    id: str = ""
    chapter: str = ""

    def shows(self) -> tuple[str, ...]:
        """The rules that it is about, those of its steps among them."""
        return tuple(dict.fromkeys((*self.rules, *(id for step in self.step for id in step.rules))))

    def belongs_to(self, edition: str) -> bool:
        """Is it an example of that edition?"""
        return not edition or not self.editions or edition in self.editions


def folder_of(game: str) -> Path | None:
    """Where a game keeps its examples."""
    words_folder = shelf.find(game).wording.folder
    folder = words_folder.parent / FOLDER if words_folder is not None else None
    return folder if folder is not None and folder.is_dir() else None


@cache
def examples_of(game: str) -> Mapping[str, Example]:
    """All examples of a game by their ids, chapter by chapter."""
    folder = folder_of(game)
    found: dict[str, Example] = {}
    for path in sorted(folder.rglob("*.toml")) if folder is not None else ():
        try:
            one = msgspec.toml.decode(path.read_bytes(), type=Example)
        except msgspec.DecodeError as error:
            raise RulebookError(f"{path}: {error}") from error
        chapter = path.parent.name if path.parent != folder else ""
        if path.stem in found:
            raise RulebookError(f"{path}: id taken twice")
        found[path.stem] = msgspec.structs.replace(one, id=path.stem, chapter=chapter)
    return found


def example(game: str, id: str) -> Example:
    """An example by its id."""
    found = examples_of(game).get(id)
    if found is None:
        raise NoExample(game=game, example=id[:60])
    return found


def of_chapter(game: str, chapter: str) -> Sequence[Example]:
    """The examples of a chapter."""
    return [one for one in examples_of(game).values() if one.chapter == chapter]


def shown_in(game: str, chapter: str, rules: Iterable[str]) -> Sequence[Example]:
    """The examples of a chapter, and those of others that it tells of, by the rules it states."""
    told = {id for id in rules if "-EX-" in id}
    others = (one for one in examples_of(game).values() if one.chapter != chapter)
    return [*of_chapter(game, chapter), *(one for one in others if told.intersection(one.rules))]


def has_lesson(game: str) -> bool:
    """Does the game ship with a lesson?"""
    folder = folder_of(game)
    return folder is not None and (folder / f"{LESSON}.toml").is_file()


def editions_of(game: str, one: Example) -> Sequence[str]:
    """The editions that an example can be played in; a game without editions has one without a name."""
    return [edition for edition in editions(game) or ("",) if one.belongs_to(edition)]


def begin(game: str, one: Example, edition: str = "") -> Game:
    """The game as the example finds it, its luck scripted."""
    options = dict(one.options)
    if edition:
        options[EDITION] = edition
    if one.position is None:
        laid = new(game, options, one.seed, script=one.deal)
        for choice in one.opening:
            laid.choose(choice)
        return resume(laid.position(), seed=one.seed, script=one.script)
    rules = shelf.find(game)
    chosen, state = rules.sketched(one.position, options)
    position = {"holdfast": RECORD_FORMAT, "game": game, "rules": rules.version}
    return resume(position | {"options": chosen, "state": state}, seed=one.seed, script=one.script)


def walk(game: Game, one: Example) -> Iterator[Step]:
    """Each step, with the game as it stands there."""
    for step in one.step:
        _ = game.question
        yield step
        for choice in step.choices:
            game.choose(choice)
