"""The command `holdfast lab ladder`: the table of bots for the docs."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from holdfast.kernel import shelf
from holdfast.lab.errors import LabError
from holdfast.review.document import CannotWrite
from holdfast.terminal.command_flags import Language, error_console, help_of, translating
from holdfast.terminal.lab_flags import Jobs, lab_module
from holdfast.terminal.lab_progress import STOPPED, GamesBar, progress_bar

USUAL = ("random=200", "greedy=100")


def ladder(
    *,
    game: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help=help_of("cli-ladder-game"))
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="[GAME/]BOT=GAMES", help=help_of("cli-ladder-bot"))
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=help_of("cli-lab-seed"))] = 0,
    more: Annotated[
        int, typer.Option("--more", metavar="TIMES", min=0, max=10, help=help_of("cli-ladder-more"))
    ] = 0,
    work: Annotated[Path, typer.Option("--work", metavar="DIR", help=help_of("cli-ladder-work"))] = Path(
        "ladder"
    ),
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=help_of("cli-ladder-out"))] = Path(
        "ladder.md"
    ),
    jobs: Jobs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        module = lab_module("ladder")
        rungs = [_rung(module, text) for text in bot or USUAL]
        lab_module("run").refuse_unknown_bots([rung.bot for rung in rungs])
        test = lab_module("sequential_test").SequentialTest(seed, more)
        games = [shelf.find(id).id for id in game or shelf.ids()]
        console = error_console()
        frames = []
        with progress_bar(console) as bar:
            try:
                for id in games:
                    bar_of_game = GamesBar(translator, bar, id)
                    frames.append(
                        module.play_ladder(id, rungs, work, test=test, jobs=jobs, on_progress=bar_of_game)
                    )
            except KeyboardInterrupt:
                bar.stop()
                console.print(Text(translator.say("lab-stopped")))
                raise typer.Exit(STOPPED) from None
        try:
            command = _command(game, rungs, seed, more)
            out.write_text(module.page(frames, rungs, translator.language, command, test), "utf-8")
        except OSError as error:
            raise CannotWrite(path=str(out), detail=error.strerror or type(error).__name__) from None
        console.print(Text(translator.say("ladder-done", path=str(out))))


def _rung(module: Any, text: str) -> Any:
    name, equals, games = text.rpartition("=")
    if not equals or not games.isdecimal() or not int(games):
        raise LabError("lab-bad-rung", found=text[:60])
    game, _, bot = name.rpartition("/")
    return module.Rung(bot, int(games), shelf.find(game).id if game else "")


def _command(games: list[str] | None, rungs: list[Any], seed: int, more: int) -> str:
    """The command that makes the same page."""
    parts = ["holdfast", "lab", "ladder"]
    for id in games or []:
        parts += ["--game", id]
    for rung in rungs:
        parts += ["--bot", rung.text]
    if more:
        parts += ["--more", str(more)]
    return shlex.join([*parts, "--seed", str(seed), "--language", "en", "--out", "docs/evidence/ladder.md"])
