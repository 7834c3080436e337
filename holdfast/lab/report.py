"""The report of a run: one page with tables and pictures."""

from collections.abc import Mapping
from typing import Any

import polars as pl

from holdfast.lab import charts, summary
from holdfast.lab.errors import LabTrouble
from holdfast.lab.telling import BOT, FIGURES, Telling
from holdfast.lab.wilson import Rate
from holdfast.review.paper import Paper

MOST_TROUBLES = 5
RATE_HEADS = ("games", "won", "rate", "interval", "progress")


def rate_of(row: Mapping[str, Any]) -> Rate:
    """The rate in a row of `summary.win_rates`."""
    return Rate(row["rate"], row["low"], row["high"])


def progress_of(row: Mapping[str, Any]) -> Rate | None:
    """The mean progress in such a row; None where nothing tells it."""
    if row["progress"] is None:
        return None
    return Rate(row["progress"], row["progress_low"], row["progress_high"])


def rate_cells(row: Mapping[str, Any], telling: Telling) -> list[str]:
    """Games, those won, rate and interval, mean progress with its own, as a table shows them."""
    rate, further = rate_of(row), progress_of(row)
    counts = [telling.number(row["games"]), telling.number(row["won"])]
    progress = telling.with_interval(further) if further else telling.say("lab-not-said")
    return [*counts, telling.percent(rate.rate), telling.interval(rate), progress]


def rate_heads(telling: Telling) -> list[str]:
    """What stands above those cells."""
    return [telling.say(f"lab-head-{name}") for name in RATE_HEADS]


def main_table(frame: pl.DataFrame, telling: Telling) -> tuple[list[str], list[list[str]]]:
    """The heads and rows of the table of everything that a person sets first."""
    names = summary.main_axes(frame)
    rows = [
        [*(telling.value(name, row[name]) for name in names), *rate_cells(row, telling)]
        for row in summary.win_rates(frame, *names).iter_rows(named=True)
    ]
    return [*map(telling.axis, names), *rate_heads(telling)], rows


def markdown(frame: pl.DataFrame, language: str) -> str:
    """The same table for a page of Markdown."""
    heads, rows = main_table(frame, Telling(language, frame["game"][0]))
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def make_report(frame: pl.DataFrame, language: str) -> Paper:
    """The whole report in that language."""
    if summary.ended(frame).is_empty():
        raise LabTrouble("lab-no-games")
    telling = Telling(language, frame["game"][0])
    paper = Paper(language, telling.say("lab-title", game=telling.title()))
    _put_beginning(paper, frame, telling)
    _put_main(paper, frame, telling)
    for axis in summary.axes(frame):
        _put_axis(paper, frame, axis, telling)
    _put_losses(paper, frame, telling)
    _put_length(paper, frame, telling)
    _put_score(paper, frame, telling)
    _put_troubles(paper, frame, telling)
    return paper


def _put_beginning(paper: Paper, frame: pl.DataFrame, telling: Telling) -> None:
    whole = summary.win_rates(frame).row(0, named=True)
    paper.sentence(
        telling.say(
            "lab-beginning",
            games=whole["games"],
            rate=telling.percent(whole["rate"]),
            interval=telling.interval(rate_of(whole)),
            bots=", ".join(sorted(frame["bot"].unique())),
        )
    )
    seeds = frame["seed"]
    paper.sentence(telling.say("lab-seeds", first=str(seeds.min()), last=str(seeds.max())), quiet=True)
    paper.sentence(telling.say("lab-about-intervals"), quiet=True)
    paper.sentence(telling.say("lab-about-progress"), quiet=True)


def _put_main(paper: Paper, frame: pl.DataFrame, telling: Telling) -> None:
    """Everything that was varied beside everything else."""
    names = summary.main_axes(frame)
    if len(names) < 2:
        return
    paper.heading(telling.say("lab-heading-main"))
    _put_main_pictures(paper, frame, names, telling)
    paper.table(*main_table(frame, telling), numbers=len(RATE_HEADS))


def _put_main_pictures(paper: Paper, frame: pl.DataFrame, names: list[str], telling: Telling) -> None:
    """The two most telling settings beside each other, for each bot by itself."""
    others = [name for name in names if name != BOT]
    bots = sorted(frame[BOT].unique())
    if len(others) < 2:
        paper.picture("win-rate", charts.rates_by_two(frame, names[0], names[1], telling))
        return
    lines, across = ("level", "players") if {"level", "players"} <= set(others) else others[:2]
    for bot in bots:
        own = frame.filter(pl.col(BOT) == bot)
        if summary.ended(own).is_empty():
            continue
        name = "win-rate" if len(bots) == 1 else f"win-rate-{bot.replace(':', '-')}"
        picture = charts.rates_by_two(own, across, lines, telling, bot if len(bots) > 1 else "")
        paper.picture(name, picture)


def _put_axis(paper: Paper, frame: pl.DataFrame, axis: str, telling: Telling) -> None:
    paper.heading(telling.say("lab-chart-by", axis=telling.axis(axis)))
    if axis == FIGURES:
        paper.sentence(telling.say("lab-about-figures"), quiet=True)
    paper.picture(f"by-{axis.replace('_', '-')}", charts.rates_by(frame, axis, telling))
    rows = [
        [telling.value(axis, row[axis]), *rate_cells(row, telling)]
        for row in summary.win_rates(frame, axis).iter_rows(named=True)
    ]
    paper.table([telling.axis(axis), *rate_heads(telling)], rows, numbers=len(RATE_HEADS))


def _first_axis(frame: pl.DataFrame) -> str | None:
    """By what losses and lengths are told apart: the level where there are several, else the first axis."""
    found = summary.main_axes(frame)
    return "level" if "level" in found else next(iter(found), None)


def _put_losses(paper: Paper, frame: pl.DataFrame, telling: Telling) -> None:
    counted = summary.losses(frame)
    paper.heading(telling.say("lab-chart-losses"))
    if counted.is_empty():
        paper.sentence(telling.say("lab-none-lost"))
        return
    paper.picture("losses", charts.losses(frame, _first_axis(frame), telling))
    rows = [
        [telling.reason(row["reason"]), telling.number(row["games"]), telling.percent(row["share"])]
        for row in counted.iter_rows(named=True)
    ]
    heads = [telling.say(f"lab-head-{name}") for name in ("reason", "games", "share")]
    paper.table(heads, rows, numbers=2)


def _put_length(paper: Paper, frame: pl.DataFrame, telling: Telling) -> None:
    paper.heading(telling.say("lab-chart-length"))
    paper.picture("length", charts.length(frame, telling))
    axis = _first_axis(frame)
    rows = []
    for row in summary.lengths(frame, axis).iter_rows(named=True):
        cells = [telling.value(axis, row[axis]) if axis else telling.say("lab-all")]
        for name in summary.LENGTHS:
            digits = 2 if name == "seconds" else 0
            low, middle, high = (
                telling.number(row[f"{name}_{word}"], digits) for word in ("low", "middle", "high")
            )
            cells.append(telling.say("lab-spread", low=low, middle=middle, high=high))
        rows.append(cells)
    heads = [telling.axis(axis) if axis else "", *(telling.say(f"lab-{name}") for name in summary.LENGTHS)]
    paper.table(heads, rows, numbers=len(summary.LENGTHS))
    paper.sentence(telling.say("lab-about-spread"), quiet=True)


def _put_score(paper: Paper, frame: pl.DataFrame, telling: Telling) -> None:
    picture = charts.score(frame, telling)
    if picture is not None:
        paper.heading(telling.say("lab-chart-score"))
        paper.picture("score", picture)


def _put_troubles(paper: Paper, frame: pl.DataFrame, telling: Telling) -> None:
    """Games that came to no end: bugs, to be looked at one by one."""
    troubled = frame.with_row_index("row").filter(pl.col("won").is_null())
    if troubled.is_empty():
        return
    paper.heading(telling.say("lab-heading-troubles"))
    paper.sentence(telling.say("lab-troubles", count=len(troubled)))
    rows = [
        [str(row["row"]), str(row["seed"]), row["trouble"]]
        for row in troubled.head(MOST_TROUBLES).iter_rows(named=True)
    ]
    paper.table([telling.say(f"lab-head-{name}") for name in ("row", "seed", "trouble")], rows)
