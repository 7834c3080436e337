"""The ladder: how often each bot wins, everywhere, and what it costs to think."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import polars as pl
from msgspec import Struct

from holdfast import words
from holdfast.kernel import shelf
from holdfast.lab import summary
from holdfast.lab.plan import Plan, all_values, configurations
from holdfast.lab.report import rate_of
from holdfast.lab.results import column
from holdfast.lab.run import Heard, run
from holdfast.lab.telling import BOT, Telling

AXES = ("edition", "level", "quest", "players")
"""Every value of these settings is a row, each with each."""
TOLD = "clairvoyant"
"""The bot that is told the future is an upper limit, no rung."""


class Rung(Struct, frozen=True):
    """A bot, and how many games of each configuration it plays."""

    bot: str
    games: int


def plans(game: str, rungs: Sequence[Rung], seed: int) -> list[Plan]:
    """What is played of one game."""
    rules = shelf.find(game)
    vary = {setting.name: all_values(setting) for setting in rules.settings if setting.name in AXES}
    found = configurations(rules, vary, {})
    return [Plan(game, found, [rung.bot], seed, rung.games) for rung in rungs]


def climb(
    game: str, rungs: Sequence[Rung], folder: Path, *, seed: int, jobs: int | None, heard: Heard
) -> pl.DataFrame:
    """Play the ladder of one game into a file of that folder; what is there already is not played again."""
    path = folder / f"ladder-{game}.parquet"
    frame = pl.DataFrame()
    for plan in plans(game, rungs, seed):
        frame = run(plan, path, jobs=jobs, heard=heard)
    return frame


def page(frames: Sequence[pl.DataFrame], rungs: Sequence[Rung], language: str, command: str) -> str:
    """The ladder of all games as Markdown."""
    lines = [
        f"# {words.say(language, 'ladder-title')}",
        "",
        words.say(language, "ladder-about"),
        "",
        words.say(language, "ladder-command"),
        "",
        "```",
        command,
        "```",
    ]
    bots = [rung.bot for rung in rungs]
    for frame in frames:
        lines += ["", *_of_game(frame, bots, Telling(language, frame["game"][0]))]
    return "\n".join(lines) + "\n"


def _of_game(frame: pl.DataFrame, bots: Sequence[str], telling: Telling) -> Iterator[str]:
    settings = {column(setting) for setting in shelf.find(telling.game).settings}
    axes = [name for name in AXES if name in settings]
    rates = {
        tuple(row[name] for name in (BOT, *axes)): row
        for row in summary.win_rates(frame, BOT, *axes).iter_rows(named=True)
    }
    places = list(dict.fromkeys(key[1:] for bot in bots for key in rates if key[0] == bot))
    yield f"## {telling.title()}"
    yield ""
    yield _line([*map(telling.axis, axes), *bots, telling.say("ladder-head-order")])
    yield _line(["---"] * (len(axes) + len(bots) + 1))
    for place in places:
        found = [rates.get((bot, *place)) for bot in bots]
        cells = [telling.value(name, value) for name, value in zip(axes, place, strict=True)]
        for row in found:
            if row is None:
                cells.append("")
            else:
                rate = rate_of(row)
                cells.append(f"{telling.percent(rate.rate)} ({telling.interval(rate)})")
        fair = [rate_of(row) for row in found if row is not None and not row[BOT].startswith(TOLD)]
        apart = all(low.high < high.low for low, high in pairwise(fair))
        order = telling.say("ladder-sure" if apart else "ladder-unsure") if len(fair) > 1 else ""
        yield _line([*cells, order])
    yield ""
    yield from _speed(frame, bots, telling)


def _speed(frame: pl.DataFrame, bots: Sequence[str], telling: Telling) -> Iterator[str]:
    heads = ("bot", "games", "won", "speed", "time")
    yield _line([telling.say(f"ladder-head-{head}") for head in heads])
    yield _line(["---"] * len(heads))
    for bot in bots:
        rows = summary.ended(frame.filter(pl.col(BOT) == bot))
        if rows.is_empty():
            continue
        whole = summary.win_rates(rows).row(0, named=True)
        seconds, choices = float(rows["seconds"].sum()), int(rows["choices"].sum())
        rate = rate_of(whole)
        yield _line(
            [
                bot,
                telling.number(len(rows)),
                f"{telling.percent(rate.rate)} ({telling.interval(rate)})",
                telling.number(len(rows) / seconds, 2),
                telling.say("ladder-milliseconds", value=telling.number(1000 * seconds / choices, 2)),
            ]
        )


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
