"""What the commands of the lab show while they work."""

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from holdfast.terminal.translator import Translator

STOPPED = 130
"""The exit code of a command that was interrupted."""


def progress_bar(console: Console) -> Progress:
    """A bar with how many games are done, how fast, and how long it will take."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


class GamesBar:
    """A progress callback that shows the games done."""

    def __init__(self, translator: Translator, bar: Progress, description: str = "") -> None:
        self._translator = translator
        self._bar = bar
        self._task = bar.add_task(description or translator.say("lab-playing"), total=None, speed="")
        self._began = time.monotonic()
        self._before: int | None = None

    def __call__(self, done: int, whole: int) -> None:
        if self._before is None:
            self._before = done
            self._began = time.monotonic()
            if done:
                self._bar.console.print(Text(self._translator.say("lab-already", done=done, whole=whole)))
        spent = time.monotonic() - self._began
        speed = (done - self._before) / spent if spent > 0.5 else 0
        told = self._translator.say("lab-speed", speed=f"{speed:.1f}") if speed else ""
        self._bar.update(self._task, completed=done, total=whole, speed=told)
