"""The command `holdfast review`: where a game turned."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.text import Text

from holdfast.bots.worker_pool import available_cpus
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game
from holdfast.review.extras import needed
from holdfast.review.report import EFFORT, Review
from holdfast.review.report import review as make_review
from holdfast.terminal.command_flags import Content, Language, Packs, error_console, help_of, translating
from holdfast.terminal.files import read_game
from holdfast.terminal.hosting.packs import peek, playing_with
from holdfast.terminal.translator import Translator


class NothingToReview(HoldfastError):
    """A game in which nobody has chosen anything."""

    code = "review-no-choices"


def review(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_of("cli-review-file"))],
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=help_of("cli-review-out"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_of("cli-review-json"))] = False,
    effort: Annotated[
        int, typer.Option("--effort", metavar="N", min=8, help=help_of("cli-review-effort"))
    ] = EFFORT,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", min=1, help=help_of("cli-lab-jobs"))
    ] = None,
    content: Content = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        content = playing_with(content, packs, saved=peek(file))
        if not as_json:
            for package in ("polars", "altair", "vl_convert"):
                needed(package, "lab")
        game = read_game(file, content=content)
        if not game.history:
            raise NothingToReview
        found = _reviewed(game, effort, jobs or available_cpus(), content, translator)
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
            return
        document = import_module("holdfast.review.page").make_page(found, translator.language)
        page = document.write(out or file.with_name(f"{file.stem}-review"), "review")
        error_console().print(Text(translator.say("review-done", path=str(page))))


def _reviewed(game: Game, effort: int, jobs: int, content: Path | None, translator: Translator) -> Review:
    with Progress(console=error_console(), transient=True) as bar:
        task = bar.add_task(translator.say("review-working"), total=None)
        return make_review(
            game.record(),
            effort=effort,
            jobs=jobs,
            content=content,
            heard=lambda done, whole: bar.update(task, completed=done, total=whole),
        )
