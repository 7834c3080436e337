"""The ladder: how often each bot wins, how far it gets and how long it thinks, in every configuration."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import polars as pl
from msgspec import Struct

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.settings import Setting
from holdfast.lab import summary
from holdfast.lab.formatter import BOT, Formatter
from holdfast.lab.plan import GamesPlan, all_values, configurations, options_text
from holdfast.lab.report import progress_of, rate_of
from holdfast.lab.results import column
from holdfast.lab.run import OnProgress, run
from holdfast.lab.sequential_test import SINGLE_LOOK, Criterion, Sample, SequentialTest, superiority
from holdfast.rulebook import examples

AXES = ("edition", "level", "quest", "party", "players")
"""Every combination of their values is a row; the size of a party stands for the number of players."""
LESSON = "quest"
"""The quest of the lesson is left out: even the simplest bots win it."""
ORACLE = "clairvoyant"
"""The bot that is told the future is an upper limit, not a rung."""


class Rung(Struct, frozen=True):
    """A bot, and how many games of each configuration it plays; in one game alone, if one is named."""

    bot: str
    games: int
    game: str = ""

    @property
    def text(self) -> str:
        """As in a command: `greedy=100`, `bastion/search:12=6`."""
        return f"{self.game}/{self.bot}={self.games}" if self.game else f"{self.bot}={self.games}"


def is_fair(bot: str) -> bool:
    """Does it see what a player sees, and no more?"""
    return not bot.startswith(ORACLE)


def rungs_of(game: str, rungs: Sequence[Rung]) -> list[Rung]:
    """Those that play this game."""
    return [rung for rung in rungs if rung.game in ("", game)]


def axes(game: str) -> list[Setting]:
    """The settings whose values are the rows of a game."""
    known = {setting.name: setting for setting in shelf.find(game).settings}
    return [known[name] for name in AXES if name in known and not (name == "players" and "party" in known)]


def plans(game: str, rungs: Sequence[Rung], seed: int) -> list[GamesPlan]:
    """The plans for one game, one for each rung."""
    rules = shelf.find(game)
    vary = {setting.name: all_values(setting) for setting in axes(game)}
    if examples.has_lesson(game) and LESSON in vary:
        vary[LESSON].remove(examples.example(game, examples.LESSON).options[LESSON])
    found = configurations(rules, vary, {})
    return [GamesPlan(game, found, [rung.bot], seed, rung.games) for rung in rungs_of(game, rungs)]


def play_ladder(
    game: str,
    rungs: Sequence[Rung],
    folder: Path,
    *,
    test: SequentialTest,
    jobs: int | None = None,
    on_progress: OnProgress = lambda done, whole: None,
) -> pl.DataFrame:
    """Play the ladder of one game into a file of that folder; what is there already is not played again.

    Rows in doubt are played on by all fair bots, as often as the test looks again.
    """
    path = folder / f"ladder-{game}.parquet"
    frame = pl.DataFrame()
    every: list[dict[str, Any]] = []
    for plan in plans(game, rungs, test.seed):
        frame = run(plan, path, jobs=jobs, on_progress=on_progress)
        every = plan.configurations
    fair = [rung for rung in rungs_of(game, rungs) if is_fair(rung.bot)]
    for look in range(1, 1 + test.more):
        left = [one for one in every if _is_in_doubt(frame, one, fair, test)]
        for rung in fair if left else ():
            plan = GamesPlan(game, left, [rung.bot], test.seed, rung.games << look)
            frame = run(plan, path, jobs=jobs, on_progress=on_progress)
    return frame


def _is_in_doubt(
    frame: pl.DataFrame, options: Mapping[str, Any], fair: Sequence[Rung], test: SequentialTest
) -> bool:
    row = frame.filter(pl.col("options") == options_text(options))
    return None in test.compare_all(
        [Sample(row.filter(pl.col(BOT) == rung.bot), rung.games) for rung in fair]
    )


def page(
    frames: Sequence[pl.DataFrame],
    rungs: Sequence[Rung],
    language: str,
    command: str,
    test: SequentialTest = SINGLE_LOOK,
) -> str:
    """The ladder of all games as Markdown."""
    lines = [
        f"# {words.say(language, 'ladder-title')}",
        "",
        words.say(language, "ladder-about"),
        "",
        *([words.say(language, "ladder-looks", more=test.more), ""] if test.more else []),
        words.say(language, "ladder-command"),
        "",
        "```",
        command,
        "```",
    ]
    for frame in frames:
        game = frame["game"][0]
        lines += ["", *_of_game(frame, rungs_of(game, rungs), test, Formatter(language, game))]
    return "\n".join(lines) + "\n"


def _of_game(
    frame: pl.DataFrame, rungs: Sequence[Rung], test: SequentialTest, formatter: Formatter
) -> Iterator[str]:
    names = [column(setting) for setting in axes(formatter.game)]
    bots = [rung.bot for rung in rungs]
    rates = {
        tuple(row[name] for name in (BOT, *names)): row
        for row in summary.win_rates(frame, BOT, *names).iter_rows(named=True)
    }
    places = list(dict.fromkeys(key[1:] for bot in bots for key in rates if key[0] == bot))
    games = frame.partition_by(BOT, *names, as_dict=True)
    heads = [*map(formatter.axis, names), formatter.say("ladder-head-deals"), *bots]
    yield f"## {formatter.title()}"
    yield ""
    yield _line([*heads, formatter.say("ladder-head-order")])
    yield _line(["---"] * (len(heads) + 1))
    for place in places:
        samples = [
            Sample(games[rung.bot, *place], rung.games)
            for rung in rungs
            if is_fair(rung.bot) and (rung.bot, *place) in games
        ]
        cells = [formatter.value(name, value) for name, value in zip(names, place, strict=True)]
        cells.append(formatter.number(samples[-1].frame.height if samples else 0))
        cells += [_rate(rates.get((bot, *place)), formatter) for bot in bots]
        yield _line([*cells, _order(test.compare_all(samples), formatter)])
    if len(places) > 1:
        yield _altogether(frame, rungs, test, formatter)
    yield ""
    yield from _speed(frame, bots, formatter)


def _altogether(
    frame: pl.DataFrame, rungs: Sequence[Rung], test: SequentialTest, formatter: Formatter
) -> str:
    """The last row: every row with as many deals as every other, those of the first look."""
    last = test.seed - 1
    whole = {
        rung.bot: summary.ended(
            frame.filter(pl.col(BOT) == rung.bot, pl.col("seed").is_between(test.seed, last + rung.games))
        )
        for rung in rungs
    }
    cells = [formatter.say("ladder-altogether"), *[""] * len(axes(formatter.game))]
    cells += [
        _rate(summary.win_rates(games).row(0, named=True) if games.height else None, formatter)
        for games in whole.values()
    ]
    samples = [games for bot, games in whole.items() if is_fair(bot) and games.height]
    return _line([*cells, _order([superiority(low, high) for low, high in pairwise(samples)], formatter)])


def _rate(row: Mapping[str, Any] | None, formatter: Formatter) -> str:
    """The win rate, and below it the mean progress."""
    if row is None:
        return ""
    lines = [formatter.with_interval(rate) for rate in (rate_of(row), progress_of(row)) if rate]
    return "<br>".join(lines)


def _order(criteria: Sequence[Criterion | None], formatter: Formatter) -> str:
    """Is each bot better than the one before it, and by what at the least?"""
    if not criteria:
        return ""
    if None in criteria:
        return formatter.say("ladder-unsure")
    return formatter.say("ladder-sure-won" if set(criteria) == {"won"} else "ladder-sure-progress")


def _speed(frame: pl.DataFrame, bots: Sequence[str], formatter: Formatter) -> Iterator[str]:
    heads = ("bot", "games", "won", "progress", "speed", "time")
    yield _line([formatter.say(f"ladder-head-{head}") for head in heads])
    yield _line(["---"] * len(heads))
    for bot in bots:
        rows = summary.ended(frame.filter(pl.col(BOT) == bot))
        if rows.is_empty():
            continue
        whole = summary.win_rates(rows).row(0, named=True)
        seconds, choices = float(rows["seconds"].sum()), int(rows["choices"].sum())
        progress = progress_of(whole)
        yield _line(
            [
                bot,
                formatter.number(len(rows)),
                formatter.with_interval(rate_of(whole)),
                formatter.with_interval(progress) if progress else "",
                formatter.number(len(rows) / seconds, 2),
                formatter.say("ladder-milliseconds", value=formatter.number(1000 * seconds / choices, 2)),
            ]
        )


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
