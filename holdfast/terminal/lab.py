"""The commands of the lab: run, report, show, tune, calibrate, ladder, quests, puzzles."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from holdfast.lab.errors import LabError
from holdfast.lab.rows import play_again
from holdfast.review.extras import needed
from holdfast.terminal.command_flags import Content, Language, Packs, error_console, help_of, translating
from holdfast.terminal.hosting.packs import playing_with
from holdfast.terminal.lab_calibrate import calibrate
from holdfast.terminal.lab_flags import (
    Bots,
    File,
    Games,
    Jobs,
    Levels,
    Players,
    Set,
    Vary,
    lab_module,
    read_plan,
)
from holdfast.terminal.lab_ladder import ladder
from holdfast.terminal.lab_progress import STOPPED, GamesBar, progress_bar
from holdfast.terminal.lab_puzzles import puzzles
from holdfast.terminal.lab_quests import quests
from holdfast.terminal.lab_tune import tune
from holdfast.terminal.screen import make_console
from holdfast.terminal.translator import Translator

PLACES = ("local", "ray")

app = typer.Typer(name="lab", help=help_of("cli-lab"), no_args_is_help=True)
app.command("tune", help=help_of("cli-lab-tune"))(tune)
app.command("calibrate", help=help_of("cli-lab-calibrate"))(calibrate)
app.command("ladder", help=help_of("cli-lab-ladder"))(ladder)
app.command("quests", help=help_of("cli-lab-quests"))(quests)
app.command("puzzles", help=help_of("cli-lab-puzzles"))(puzzles)


@app.command("run", help=help_of("cli-lab-run"))
def run(
    *,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=help_of("cli-lab-game"))],
    levels: Levels = None,
    players: Players = None,
    vary: Vary = None,
    fixed: Set = None,
    bot: Bots = None,
    games: Games = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=help_of("cli-lab-seed"))] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=help_of("cli-lab-out"))] = None,
    jobs: Jobs = None,
    on: Annotated[str, typer.Option("--on", metavar="local|ray", help=help_of("cli-lab-on"))] = "local",
    address: Annotated[
        str | None, typer.Option("--address", metavar="ADDRESS", help=help_of("cli-lab-address"))
    ] = None,
    content: Content = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        content = playing_with(content, packs)
        runs = lab_module("run")
        if on not in PLACES:
            raise LabError("lab-bad-place", found=on[:60])
        plan = read_plan(
            game,
            levels=levels,
            players=players,
            vary=vary,
            fixed=fixed,
            bots=bot,
            seed=seed,
            games=games,
            content=content,
        )
        path = out or Path(f"{game}.parquet")
        console = error_console()
        with progress_bar(console) as bar:
            try:
                frame = runs.run(
                    plan,
                    path,
                    jobs=jobs,
                    ray=on == "ray",
                    address=address,
                    content=content,
                    on_progress=GamesBar(translator, bar),
                )
            except KeyboardInterrupt:
                bar.stop()
                console.print(Text(translator.say("lab-stopped")))
                raise typer.Exit(STOPPED) from None
        console.print(Text(translator.say("lab-done", games=len(frame), path=str(path))))
        troubled = frame["won"].null_count()
        if troubled:
            console.print(Text(translator.say("lab-troubles-found", count=troubled)))
        _print_rates(frame, translator)


def _print_rates(frame: Any, translator: Translator) -> None:
    """The main table of a report, in the terminal."""
    summary, report, formatter = lab_module("summary"), lab_module("report"), lab_module("formatter")
    if summary.ended(frame).is_empty():
        return
    heads, rows = report.main_table(frame, formatter.Formatter(translator.language, frame["game"][0]))
    words = len(heads) - len(report.RATE_HEADS)
    table = Table()
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place < words else "right")
    for row in rows:
        table.add_row(*row)
    make_console().print(table)


@app.command("report", help=help_of("cli-lab-report"))
def report(
    *,
    file: File,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=help_of("cli-lab-folder"))] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help=help_of("cli-lab-markdown"))] = False,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        frame = lab_module("results").read_results(file)
        if markdown:
            typer.echo(lab_module("report").markdown(frame, translator.language), nl=False)
            return
        needed("altair", "lab")
        document = lab_module("report").make_report(frame, translator.language)
        page = document.write(out or file.with_suffix(""), "report")
        _print_rates(frame, translator)
        error_console().print(Text(translator.say("lab-report-done", path=str(page))))


@app.command("show", help=help_of("cli-lab-show"))
def show(
    *,
    file: File,
    row: Annotated[int, typer.Argument(metavar="ROW", help=help_of("cli-lab-row"))],
    content: Content = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language):
        content = playing_with(content, packs)
        results = lab_module("results")
        frame = results.read_results(file)
        if not 0 <= row < len(frame):
            raise LabError("lab-no-such-row", row=row, last=len(frame) - 1)
        found = frame.row(row, named=True)
        game = play_again(results.task_of(found, content), found["moves"])
        typer.echo(msgspec.json.format(msgspec.json.encode(game.record()), indent=1).decode())
