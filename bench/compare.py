"""`python -m bench.compare COMMIT`: the speed of this tree beside that of another commit, in one run.

Both trees play the same configurations, each in a process of its own, in turn; the best of the rounds counts.
Decisions a second depend on what the rules ask; `same_choices` compares how fast both play the same choices.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import kernel, measure, rollouts, same_choices, search

ROUNDS = 5
HERE = Path(__file__).parent.parent
MOMENTS = 100
POSITIONS = 150
WORKER = "from bench.compare import serve; serve()"


class Tree:
    """A process that measures one tree when asked."""

    def __init__(self, folder: Path) -> None:
        for name in ("compare.py", "rollouts.py", "same_choices.py"):
            source = (HERE / "bench" / name).read_text(encoding="utf-8")
            (folder / "bench" / name).write_text(source, encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            cwd=folder,
            env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, request: Any) -> Any:
        """Send one request and wait for its answer."""
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        print(json.dumps(request), file=process.stdin, flush=True)
        answer = process.stdout.readline()
        if not answer:
            raise SystemExit(f"the tree in {process.args!r} stopped")
        return json.loads(answer)

    def stop(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()


@contextmanager
def trees(commit: str) -> Iterator[tuple[Tree, Tree]]:
    """The tree of that commit and this one."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "before"
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(other), commit], check=True)
        pair = Tree(other), Tree(HERE)
        try:
            yield pair
        finally:
            for one in pair:
                one.stop()
            subprocess.run([*git, "remove", "--force", str(other)], check=True)


def serve() -> None:
    """Answer requests from standard input: the configurations known here, those to play, what to measure."""
    works: dict[str, Any] = {}
    laid_out = same_choices.Positions([])
    for line in sys.stdin:
        request = json.loads(line)
        answer: Any = None
        if request == "configurations":
            answer = kernel.CONFIGURATIONS
        elif isinstance(request, list):
            match request:
                case ["positions", game]:
                    answer = same_choices.positions(game, POSITIONS)
                case ["lay out", found]:
                    laid_out = same_choices.Positions(found)
                    answer = laid_out.results()
                case ["jobs", jobs]:
                    laid_out.jobs = jobs
                case ["times", rounds]:
                    answer = laid_out.times(rounds)
        elif isinstance(request, dict):
            works = prepare(request)
            answer = sorted(works)
        else:
            answer = measure.per_second(works[request])
        print(json.dumps(answer), flush=True)


def prepare(configurations: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """What can be measured with these configurations."""
    works: dict[str, Any] = {}
    for game, known in configurations.items():
        kernel.CONFIGURATIONS[game] = known
        works[f"{game}: random decisions"] = kernel.RandomGames(game).decisions
        works[f"{game}: simulations of search"] = search.simulations(kernel.moments(game, MOMENTS))
        if rollouts.known():
            works[f"{game}: choices of rollouts"] = rollouts.choices(kernel.moments(game, MOMENTS))
    return works


def common(first: dict[str, list[Any]], second: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """The configurations that both trees know."""
    return {
        game: [one for one in known if one in second[game]] for game, known in first.items() if game in second
    }


def same_speed(before: Tree, after: Tree, game: str, rounds: int) -> tuple[int, float, float]:
    """How many choices both trees play alike, and the microseconds that one takes in each."""
    found = before.ask(["positions", game])
    then, now = before.ask(["lay out", found]), after.ask(["lay out", found])
    jobs = [
        (at, id)
        for at, (one, other) in enumerate(zip(then, now, strict=True))
        for id in one
        if one[id] == other.get(id)
    ]
    best: list[list[int]] = []
    for tree in (before, after):
        tree.ask(["jobs", jobs])
        best.append([])
    for _ in range(rounds):
        for side, tree in enumerate((before, after)):
            times = tree.ask(["times", rounds])
            best[side] = list(map(min, best[side], times)) if best[side] else times
    first, second = (sum(one) / len(jobs) / 1000 for one in best)
    return len(jobs), first, second


def main() -> None:
    """Measure both trees in turn and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    console = Console()
    with trees(given.commit) as (before, after):
        known = common(before.ask("configurations"), after.ask("configurations"))
        names = before.ask(known)
        after.ask(known)
        best = {name: [0.0, 0.0] for name in names}
        for name in track(names * given.rounds, "measuring", console=console, transient=True):
            for side, tree in enumerate((before, after)):
                best[name][side] = max(best[name][side], tree.ask(name))
        alike = {game: same_speed(before, after, game, given.rounds) for game in known}
    table = Table("what", "before, a second", "after", "ratio")
    for name, (then, now) in best.items():
        table.add_row(name, f"{then:,.0f}", f"{now:,.0f}", f"{now / then:.2f}")
    for game, (count, then, now) in alike.items():
        name = f"{game}: {count} choices played alike"
        table.add_row(name, f"{1e6 / then:,.0f}", f"{1e6 / now:,.0f}", f"{then / now:.2f}")
    console.print(table)


if __name__ == "__main__":
    main()
