"""Packs on the command line: `holdfast packs` for hosts, and `--packs` for whoever plays."""

import atexit
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from holdfast.kernel import shelf
from holdfast.kernel.errors import BadContent, Fault
from holdfast.kernel.packs.check import PackReport, Place, check, faulty
from holdfast.kernel.packs.manifest import MANIFEST, PackLabel, labels_in
from holdfast.kernel.packs.pack import Pack, from_path
from holdfast.kernel.packs.pack_words import say_with
from holdfast.kernel.packs.sample import sample_files
from holdfast.kernel.packs.stack import lay_out
from holdfast.kernel.record import MAX_BYTES
from holdfast.terminal.command_flags import Content, Language, help_of, translating
from holdfast.terminal.files import WrongUse, keeping_folder
from holdfast.terminal.palette import QUIET
from holdfast.terminal.screen import make_console
from holdfast.terminal.translator import Translator

FAULTY = 1
"""The exit code when a check found faults."""

Folder = Annotated[
    Path | None,
    typer.Option("--folder", metavar="DIR", envvar="HOLDFAST_PACKS", help=help_of("cli-packs-folder")),
]

app = typer.Typer(help=help_of("cli-packs"), no_args_is_help=True)


def packs_folder(given: Path | None = None) -> Path:
    """Where the packs of this machine lie."""
    return given or keeping_folder().parent / "packs"


# -- playing with packs -----------------------------------------------------------------------


def playing_with(
    content: Path | None, wanted: Sequence[str] | None, *, game: str | None = None, saved: Any = None
) -> Path | None:
    """The content to play with: packs in their order on top of a folder of one's own.

    Of a saved game for which none are named, those it was played with are looked for.
    """
    found = [_named(one) for one in wanted or ()]
    if not found and isinstance(saved, Mapping):
        found = _played_with(labels_in(saved) or ())
    if not found:
        return content
    for pack in found:
        if game is not None and pack.manifest.game != game:
            facts: dict[str, str | int | float] = {"found": pack.manifest.game, "wanted": game}
            raise BadContent(faults=[Fault("pack-of-another-game", f"{pack.manifest.id}: {MANIFEST}", facts)])
    stack = lay_out(found, _home(), content)
    say_with(stack)
    return stack


def peek(path: Path | None) -> Any:
    """What a saved game says, as far as it can be read: reading it properly tells what is wrong."""
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return None


def is_pack(path: Path) -> bool:
    """Is it a pack, and no plain folder of content?"""
    return path.suffix == ".zip" or (path / MANIFEST).is_file()


@cache
def _home() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="holdfast-packs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _named(name: str) -> Pack:
    """A pack by its path, or by its id in the folder of packs."""
    path = Path(name)
    if not path.exists():
        kept = _entries(packs_folder())
        found = next(
            (one for one in kept.values() if isinstance(one, Pack) and one.manifest.id == name), None
        )
        if found is None:
            raise WrongUse("no-such-pack", pack=name[:120])
        return found
    return from_path(path)


def _played_with(labels: Sequence[PackLabel]) -> list[Pack]:
    """The packs of a record, if all of them lie in the folder; else loading tells what is missing."""
    kept = [one for one in _entries(packs_folder()).values() if isinstance(one, Pack)]
    by_key = {one.key: one for one in kept}
    by_id = {one.manifest.id: one for one in kept}
    found = [by_key.get(one.key) or by_id.get(one.id) for one in labels]
    return [one for one in found if one is not None] if all(found) else []


def _entries(folder: Path) -> dict[str, Pack | BadContent]:
    """Everything in a folder by file name: a pack, or what is wrong with it."""
    found: dict[str, Pack | BadContent] = {}
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if not path.name.startswith(".") and (path.is_dir() or path.suffix == ".zip"):
            try:
                found[path.name] = from_path(path)
            except BadContent as error:
                found[path.name] = error
    return found


# -- the commands -----------------------------------------------------------------------------


@app.command("list", help=help_of("cli-packs-list"))
def show_packs(folder: Folder = None, language: Language = None) -> None:
    with translating(language) as translator:
        console, where = make_console(), packs_folder(folder)
        found = _entries(where)
        for name, one in found.items():
            if isinstance(one, Pack):
                said = one.manifest
                console.print(Text(f"{said.id}  {said.version}  {said.game}  {said.name}"))
            else:
                console.print(Text(translator.say("packs-unreadable", file=name)))
                for fault in one.faults:
                    console.print(Text(f"  - {translator.tell(fault)}", QUIET))
        console.print(Text(translator.say("packs-listed", count=len(found), path=str(where)), QUIET))


@app.command("check", help=help_of("cli-packs-check"))
def check_packs(
    *,
    packs: Annotated[list[str], typer.Argument(metavar="PACK...", help=help_of("cli-packs-which"))],
    quick: Annotated[bool, typer.Option("--quick", help=help_of("cli-packs-quick"))] = False,
    content: Content = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        report = report_on(packs, content, trial=not quick)
        tell_report(report, translator, make_console())
    if not report.sound:
        raise typer.Exit(FAULTY)


@app.command("add", help=help_of("cli-packs-add"))
def add(
    *,
    pack: Annotated[Path, typer.Argument(metavar="PACK", help=help_of("cli-packs-path"))],
    replace: Annotated[bool, typer.Option("--replace", help=help_of("cli-packs-replace"))] = False,
    folder: Folder = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        console, where = make_console(), packs_folder(folder)
        report = report_on([str(pack)], None)
        if not report.sound:
            tell_report(report, translator, console)
            raise typer.Exit(FAULTY)
        found = from_path(pack)
        same = _of_id(where, found.manifest.id)
        if same and not replace:
            raise WrongUse("pack-there", pack=found.manifest.id)
        where.mkdir(parents=True, exist_ok=True)
        part = where / f".{found.manifest.id}.part"
        part.write_bytes(found.zipped())
        for old in same:
            _take_away(old)
        target = where / f"{found.manifest.id}.zip"
        part.replace(target)
        console.print(Text(translator.say("packs-added", pack=found.manifest.id, path=str(target))))


@app.command("remove", help=help_of("cli-packs-remove"))
def remove(
    *,
    id: Annotated[str, typer.Argument(metavar="ID", help=help_of("cli-packs-id"))],
    folder: Folder = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        found = _of_id(packs_folder(folder), id)
        if not found:
            raise WrongUse("no-such-pack", pack=id[:120])
        for path in found:
            _take_away(path)
        make_console().print(Text(translator.say("packs-removed", pack=id)))


@app.command("new", help=help_of("cli-packs-new"))
def new(
    *,
    id: Annotated[str, typer.Argument(metavar="ID", help=help_of("cli-packs-id"))],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=help_of("cli-lab-game"))],
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help=help_of("cli-packs-new-folder"))
    ] = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        rules = shelf.find(game)
        target = folder or Path(id)
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise WrongUse("folder-in-use", path=str(target))
        files = sample_files(rules, id, translator.language)
        for name, data in files.items():
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        console = make_console()
        console.print(Text(translator.say("packs-begun", path=str(target), count=len(files))))
        console.print(Text(f"  holdfast packs check {target}"), soft_wrap=True)


def _of_id(folder: Path, id: str) -> list[Path]:
    """The files and folders of a pack; one that cannot be read is known by what it is called."""
    return [
        folder / name
        for name, one in _entries(folder).items()
        if (one.manifest.id if isinstance(one, Pack) else Path(name).stem) == id
    ]


def _take_away(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


# -- reports ----------------------------------------------------------------------------------


def report_on(names: Sequence[str], content: Path | None, *, trial: bool = True) -> PackReport:
    """What is wrong with packs in their order."""
    found: list[Pack] = []
    unreadable: list[tuple[str, BadContent]] = []
    for name in names:
        try:
            found.append(_named(name))
        except BadContent as error:
            unreadable.append((Path(name).name, error))
    if unreadable:
        return faulty(unreadable)
    games = {one.manifest.game for one in found}
    return check(shelf.find(found[0].manifest.game), found, below=content, trial=trial and len(games) == 1)


def tell_report(report: PackReport, translator: Translator, console: Console) -> None:
    """Print everything that was found."""
    for place in report.faults:
        console.print(Text(f"- {_line(place, translator)}"))
    for place in report.remarks:
        console.print(Text(f"- {_line(place, translator)}", QUIET))
    for one in report.conflicts:
        said = translator.say("packs-conflict", thing=one.ref, packs=", ".join(one.packs), last=one.packs[-1])
        console.print(Text(said, QUIET))
    for summary in report.packs:
        counts = {name: len(getattr(summary, name)) for name in ("adds", "replaces", "removes")}
        console.print(Text(translator.say("packs-does", pack=summary.id, **counts)))
    console.print(Text(translator.say("packs-checked", count=len(report.faults))))


def _line(place: Place, translator: Translator) -> str:
    where = f"{place.pack}: " if place.pack else ""
    return where + translator.tell(place.fault)
