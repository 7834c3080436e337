"""The command `holdfast lab tune`: better weights for an evaluation, or numbers for a wanted win rate."""

from pathlib import Path
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.text import Text

from holdfast.bots.worker_pool import WorkerPool, available_cpus
from holdfast.lab.errors import LabError
from holdfast.terminal.command_flags import Content, Language, Packs, error_console, help_of, translating
from holdfast.terminal.hosting.packs import playing_with
from holdfast.terminal.lab_flags import Bots, Games, Jobs, Levels, Players, Set, Vary, lab_module, read_plan
from holdfast.terminal.lab_progress import STOPPED, progress_bar
from holdfast.terminal.translator import Translator

EVALUATION = "evaluation.toml"


def tune(
    *,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help=help_of("cli-lab-game"))] = None,
    file: Annotated[str, typer.Option("--file", metavar="FILE", help=help_of("cli-tune-file"))] = EVALUATION,
    numbers: Annotated[
        list[str] | None, typer.Option("--numbers", metavar="PATTERN", help=help_of("cli-tune-numbers"))
    ] = None,
    fit: Annotated[
        Path | None, typer.Option("--fit", metavar="RESULTS", help=help_of("cli-tune-fit"))
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=8, help=help_of("cli-tune-positions"))
    ] = 4000,
    aim: Annotated[str | None, typer.Option("--aim", metavar="RATE", help=help_of("cli-tune-aim"))] = None,
    by: Annotated[
        str, typer.Option("--by", metavar="wins|progress|both|rounds|score", help=help_of("cli-tune-by"))
    ] = "wins",
    together: Annotated[bool, typer.Option("--together", help=help_of("cli-tune-together"))] = False,
    steps: Annotated[int, typer.Option("--steps", metavar="N", min=1, help=help_of("cli-tune-steps"))] = 50,
    levels: Levels = None,
    players: Players = None,
    vary: Vary = None,
    fixed: Set = None,
    bot: Bots = None,
    games: Games = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=help_of("cli-lab-seed"))] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=help_of("cli-tune-out"))] = None,
    jobs: Jobs = None,
    content: Content = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        content = playing_with(content, packs)
        console = error_console()
        if fit is not None:
            frame = lab_module("results").read_results(fit)
            folder = out or Path(f"{frame['game'][0]}-tuned")
            with progress_bar(console) as bar:
                task = bar.add_task(translator.say("lab-fitting"), total=None, speed="")
                found = lab_module("fit").fit(
                    frame,
                    file,
                    numbers or [],
                    most=positions,
                    content=content,
                    on_progress=lambda done, whole: bar.update(task, completed=done, total=whole),
                )
            lab_module("tunable_file").write_content(frame["game"][0], content, folder, {file: found.toml})
            _tell_fit(found, folder, translator, console)
            return
        if game is None:
            raise LabError("lab-game-or-fit")
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
        goal = read_goal(by, aim)
        lab_module("run").refuse_unknown_bots(plan.bots)
        if together:
            search = lab_module("evolution_strategy").EvolutionStrategy(
                plan, file, numbers or [], out or Path(f"{game}-tuned"), goal=goal, content=content
            )
            stopped = _evolved(
                search, steps, jobs or available_cpus(), 2 * len(plan), translator=translator, console=console
            )
            typer.echo(search.toml)
            if stopped:
                raise typer.Exit(STOPPED)
            return
        search = lab_module("hill_climbing").HillClimbing(
            plan, file, numbers or [], out or Path(f"{game}-tuned"), goal=goal, content=content
        )
        stopped = _searched(
            game,
            search,
            steps,
            jobs or available_cpus(),
            2 * len(plan),
            translator=translator,
            console=console,
        )
        typer.echo(search.toml)
        if stopped:
            raise typer.Exit(STOPPED)


def read_goal(by: str, aim: str | None) -> Any:
    """What the search is for; a wanted rate is a share or a percentage, or two of them with a dash."""
    compare = lab_module("compare")
    if by not in get_args(compare.Measure):
        raise LabError("lab-unknown-measure", found=by[:60], known=", ".join(get_args(compare.Measure)))
    if aim is None:
        return compare.TuningGoal(by)
    low, _, high = aim.partition("-")
    try:
        bounds = [_share(part) for part in (low, high or low)]
    except ValueError:
        raise LabError("lab-bad-aim", found=aim[:60]) from None
    if not 0 <= bounds[0] <= bounds[1] <= 1:
        raise LabError("lab-bad-aim", found=aim[:60])
    return compare.TuningGoal("wins", bounds[0], bounds[1])


def _share(text: str) -> float:
    return float(text.removesuffix("%")) / 100 if text.endswith("%") else float(text)


def _tell_fit(found: Any, folder: Path, translator: Translator, console: Console) -> None:
    told = translator.say(
        "lab-fitted",
        positions=found.positions,
        before=f"{found.before:.4f}",
        after=f"{found.after:.4f}",
        folder=str(folder),
    )
    console.print(Text(told))
    typer.echo(found.toml)


def _searched(
    game: str, search: Any, most: int, jobs: int, whole: int, *, translator: Translator, console: Console
) -> bool:
    """Run the search and print each step; was it interrupted?"""
    with progress_bar(console) as bar:
        task = bar.add_task("", total=whole, speed="")

        def on_game() -> None:
            bar.advance(task)

        bar.update(task, description=translator.say("lab-tuning", number=search.state.steps + 1, most=most))
        try:
            for step in search.steps(most, jobs, on_game):
                changed = ", ".join(f"{path} = {value:g}" for path, value in step.changed.items())
                id = "lab-step-kept" if step.kept else "lab-step-dropped"
                gain, error = f"{step.gain:+.3f}", f"{step.error:.3f}"
                console.print(
                    Text(translator.say(id, number=step.number, changed=changed, gain=gain, error=error))
                )
                described = translator.say("lab-tuning", number=step.number + 1, most=most)
                bar.reset(task, total=whole, description=described, speed="")
        except KeyboardInterrupt:
            bar.stop()
            console.print(Text(translator.say("lab-stopped")))
            return True
    rate = search.rate
    state = search.state
    won = lab_module("formatter").Formatter(translator.language, game).with_interval(rate)
    told = translator.say("lab-tuned", kept=state.kept, steps=state.steps, rate=won)
    console.print(Text(told))
    return False


def _evolved(
    search: Any, most: int, jobs: int, whole: int, *, translator: Translator, console: Console
) -> bool:
    """Run the evolution strategy and print each round; was it interrupted?"""
    with progress_bar(console) as bar, WorkerPool(jobs) as pool:
        first = translator.say("lab-tuning", number=search.state.rounds + 1, most=most)
        task = bar.add_task(first, total=whole, speed="")
        try:
            for one in search.rounds(most, pool, lambda: bar.advance(task)):
                mean, difference = f"{one.mean:.4f}", f"{one.difference:.4f}"
                console.print(
                    Text(translator.say("lab-round", number=one.number, mean=mean, apart=difference))
                )
                described = translator.say("lab-tuning", number=one.number + 1, most=most)
                bar.reset(task, total=whole, description=described, speed="")
            bar.reset(task, total=None, description=translator.say("lab-proving"), speed="")
            found = search.proof(pool, lambda: bar.advance(task))
        except KeyboardInterrupt:
            bar.stop()
            console.print(Text(translator.say("lab-stopped")))
            return True
    if not found.accepted:
        search.restore()
    id = "lab-proved" if found.accepted else "lab-not-proved"
    gain, error = f"{found.gain:+.4f}", f"{found.error:.4f}"
    console.print(Text(translator.say(id, gain=gain, error=error, deals=found.games)))
    return False
