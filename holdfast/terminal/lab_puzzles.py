"""The command `holdfast lab puzzles`: make puzzles from bots' games, or prove those that are there."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from holdfast.lab.puzzles.maker import Limits
from holdfast.lab.puzzles.making import make
from holdfast.lab.puzzles.proving import THOROUGH, Reproof, prove
from holdfast.puzzles.library import NoSuchPuzzle, folder_of, puzzles_of, read
from holdfast.puzzles.model import GoalChance, Puzzle
from holdfast.terminal.command_flags import Language, error_console, help_of, translating
from holdfast.terminal.lab_flags import Levels, Players, Set, Vary, read_plan
from holdfast.terminal.lab_progress import progress_bar
from holdfast.terminal.screen import make_console
from holdfast.terminal.translator import Translator

COLUMNS = ("puzzle", "goal", "best", "second", "how", "verdict")


def puzzles(
    *,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=help_of("cli-lab-game"))],
    levels: Levels = None,
    players: Players = None,
    vary: Vary = None,
    fixed: Set = None,
    wanted: Annotated[
        int, typer.Option("--puzzles", metavar="N", min=1, help=help_of("cli-lab-puzzles-wanted"))
    ] = 60,
    turns: Annotated[
        int, typer.Option("--turns", metavar="N", min=1, help=help_of("cli-lab-puzzles-turns"))
    ] = 60,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=help_of("cli-lab-seed"))] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help=help_of("cli-lab-puzzles-out"))
    ] = None,
    proving: Annotated[bool, typer.Option("--prove", help=help_of("cli-lab-puzzles-prove"))] = False,
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="ID", help=help_of("cli-lab-puzzles-only"))
    ] = None,
    ends: Annotated[
        int | None, typer.Option("--ends", metavar="N", min=4, help=help_of("cli-lab-puzzles-ends"))
    ] = None,
    answers: Annotated[
        int | None, typer.Option("--answers", metavar="N", min=0, help=help_of("cli-lab-puzzles-answers"))
    ] = None,
    futures: Annotated[
        int | None, typer.Option("--futures", metavar="N", min=4, help=help_of("cli-lab-puzzles-futures"))
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="N", min=2, help=help_of("cli-lab-puzzles-simulations")),
    ] = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        folder = out or folder_of(game)
        if folder is None:
            raise NoSuchPuzzle(game=game)
        limits = _limits(
            THOROUGH if proving else Limits(),
            leaves=ends,
            answers=answers,
            searched=futures,
            simulations=simulations,
        )
        if proving:
            known = [read(game, path) for path in sorted(folder.glob("*.json"))]
            if only:
                known = [puzzle for puzzle in known if puzzle.id in only]
            if not known:
                raise NoSuchPuzzle(game=game)
            if not _proved(known, limits, translator):
                raise typer.Exit(1)
            return
        plan = read_plan(
            game,
            levels=levels,
            players=players,
            vary=vary,
            fixed=fixed,
            bots=None,
            seed=seed,
            games=1,
            content=None,
        )
        made = make(game, plan.configurations, folder, wanted=wanted, seed=seed, turns=turns, limits=limits)
        for found in made:
            if isinstance(found, Puzzle):
                _tell(found, translator)
        puzzles_of.cache_clear()


def _limits(usual: Limits, **given: int | None) -> Limits:
    """The usual limits but for those that were given; an answer that chance has later counts no more."""
    wanted = {name: value for name, value in given.items() if value is not None}
    if "answers" in wanted:
        wanted["answers_beyond"] = min(usual.answers_beyond, wanted["answers"])
    return replace(usual, **wanted)


def _tell(found: Puzzle, translator: Translator) -> None:
    facts = {"puzzle": found.id, "goal": found.goal.name, "rating": found.rating}
    error_console().print(Text(translator.say("lab-puzzle-found", **facts)))


def _proved(known: Sequence[Puzzle], limits: Limits, translator: Translator) -> bool:
    """Print a table of all puzzles with their values; do all of them hold?"""
    table = Table(*(translator.say(f"lab-puzzle-column-{name}") for name in COLUMNS))
    hold = True
    with progress_bar(error_console()) as bar:
        task = bar.add_task(translator.say("page-puzzles"), total=len(known), speed="")
        for puzzle in known:
            proved = prove(puzzle, limits)
            hold = hold and not proved.wrong
            table.add_row(*_row(proved, translator))
            bar.advance(task)
    make_console().print(table)
    return hold


def _row(proved: Reproof, translator: Translator) -> list[str]:
    puzzle, proof = proved.puzzle, proved.proof
    verdict = "lab-puzzle-refuted" if proved.wrong else "lab-puzzle-proved"
    told = translator.say(verdict) + (f" ({proved.wrong})" if proved.wrong else "")
    if proof is None:
        return [puzzle.id, puzzle.goal.name, "", "", "", told]
    how = (
        translator.say("lab-puzzle-exactly")
        if proof.exact
        else translator.say("lab-puzzle-played", games=proof.games)
    )
    return [puzzle.id, puzzle.goal.name, _chance(proof.best), _chance(proof.second), how, told]


def _chance(chance: GoalChance) -> str:
    return f"{chance.value:.3f} ± {chance.error:.3f}"
