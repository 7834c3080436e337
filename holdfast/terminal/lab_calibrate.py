"""The command `holdfast lab calibrate`: are the chances of winning right that reviews and hints predict?"""

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from holdfast.bots.worker_pool import available_cpus
from holdfast.lab.errors import LabError
from holdfast.terminal.command_flags import Content, Language, Packs, error_console, help_of, translating
from holdfast.terminal.hosting.packs import playing_with
from holdfast.terminal.lab_flags import File, Jobs, lab_module
from holdfast.terminal.lab_progress import progress_bar
from holdfast.terminal.screen import make_console

HEADS = ("foretold", "moments", "mean", "came", "interval")


def calibrate(
    *,
    file: File,
    moments: Annotated[
        int, typer.Option("--moments", metavar="N", min=1, help=help_of("cli-calibrate-moments"))
    ] = 400,
    effort: Annotated[
        int, typer.Option("--effort", metavar="N", min=8, help=help_of("cli-review-effort"))
    ] = 60,
    markdown: Annotated[bool, typer.Option("--markdown", help=help_of("cli-calibrate-markdown"))] = False,
    jobs: Jobs = None,
    content: Content = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        content = playing_with(content, packs)
        frame = lab_module("results").read_results(file)
        if lab_module("summary").ended(frame).is_empty():
            raise LabError("lab-no-games")
        console = error_console()
        with progress_bar(console) as bar:
            task = bar.add_task(translator.say("lab-calibrating"), total=None, speed="")
            found = lab_module("calibration").calibrate(
                frame,
                moments=moments,
                effort=effort,
                jobs=jobs or available_cpus(),
                content=content,
                on_progress=lambda done, whole: bar.update(task, completed=done, total=whole),
            )
        formatter = lab_module("formatter").Formatter(translator.language, frame["game"][0])
        heads = [formatter.say(f"lab-calibration-{head}") for head in HEADS]
        rows = [_cells(one, formatter) for one in found.bins]
        if markdown:
            for line in (heads, ["---"] * len(heads), *rows):
                typer.echo(f"| {' | '.join(line)} |")
        else:
            table = Table(*heads)
            for row in rows:
                table.add_row(*row)
            make_console().print(table)
        told = formatter.say(
            "lab-calibrated",
            moments=found.moments,
            apart=formatter.percent(found.expected_error),
            error=formatter.number(found.brier, 3),
            plain=formatter.number(found.baseline, 3),
        )
        console.print(Text(told))


def _cells(one: Any, formatter: Any) -> list[str]:
    bounds = formatter.range(one.low, one.high)
    mean, observed = formatter.percent(one.predicted), formatter.percent(one.observed.value)
    return [bounds, formatter.number(one.moments), mean, observed, formatter.interval(one.observed)]
