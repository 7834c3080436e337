"""`python -m bench`: what the kernel does in a second, beside a yardstick measured in the same run."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console
from rich.progress import track
from rich.table import Table

import holdfast
from bench import kernel, lab, measure, search, server
from holdfast.bots.gc_tuning import tune_gc

ROUNDS = 5
YARDSTICK = "catanatron: decisions"


def main() -> None:
    """Measure everything in turn and print the best of each."""
    console = Console()
    works: dict[str, Callable[[], int]] = {}
    tune_gc()
    stopped = {game: kernel.moments(game) for game in holdfast.shelf()}
    for game, moments in stopped.items():
        works[f"{game}: decisions"] = kernel.RandomGames(game).decisions
        works[f"{game}: games"] = kernel.RandomGames(game).games
        works[f"{game}: forks"] = kernel.forks(moments)
        clean = [one for one in moments if one.question is not None and one.question.clean]
        works[f"{game}: forks at clean points"] = kernel.forks(clean)
        works[f"{game}: simulations of search"] = search.simulations(moments)
    if find_spec("catanatron"):
        works[YARDSTICK] = import_module("bench.yardstick").decisions
    best: dict[str, float] = dict.fromkeys(works, 0.0)
    for name in track(list(works) * ROUNDS, "measuring", console=console, transient=True):
        best[name] = max(best[name], measure.per_second(works[name]))
    table = Table("what", "a second", "times the yardstick")
    for name, rate in best.items():
        ratio = f"{rate / best[YARDSTICK]:.2f}" if YARDSTICK in best and name.endswith("decisions") else ""
        table.add_row(name, f"{rate:,.0f}", ratio)
    for game, moments in stopped.items():
        table.add_row(f"{game}: bytes in a snapshot", f"{kernel.snapshot_bytes(moments):,.0f}", "")
    with console.status("lab"):
        for (game, bot), speed in lab.games().items():
            table.add_row(f"lab, {game}, {bot}: games, one worker", f"{speed.one:,.1f}", "")
            table.add_row(f"lab, {game}, {bot}: games, two workers", f"{speed.two:,.1f}", "")
            table.add_row(f"lab, {game}, {bot}: speed-up on two", f"{speed.ratio:.2f} times", "")
    console.print(table)
    server.main([])


if __name__ == "__main__":
    main()
