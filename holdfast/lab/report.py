"""The report of a run: one page with tables and charts."""

from collections.abc import Mapping
from typing import Any

import polars as pl

from holdfast.lab import charts, summary
from holdfast.lab.errors import LabError
from holdfast.lab.formatter import BOT, FIGURES, Formatter
from holdfast.lab.intervals import Estimate
from holdfast.review.document import Document

MAX_TROUBLES = 5
RATE_HEADS = ("games", "won", "rate", "interval", "progress")


def rate_of(row: Mapping[str, Any]) -> Estimate:
    """The rate in a row of `summary.win_rates`."""
    return Estimate(row["rate"], row["low"], row["high"])


def progress_of(row: Mapping[str, Any]) -> Estimate | None:
    """The mean progress in such a row; None where it is not known."""
    if row["progress"] is None:
        return None
    return Estimate(row["progress"], row["progress_low"], row["progress_high"])


def rate_cells(row: Mapping[str, Any], formatter: Formatter) -> list[str]:
    """The cells of a row: games, games won, win rate with its interval, mean progress with its own."""
    rate, further = rate_of(row), progress_of(row)
    counts = [formatter.number(row["games"]), formatter.number(row["won"])]
    progress = formatter.with_interval(further) if further else formatter.say("lab-not-said")
    return [*counts, formatter.percent(rate.value), formatter.interval(rate), progress]


def rate_heads(formatter: Formatter) -> list[str]:
    """The headings of these cells."""
    return [formatter.say(f"lab-head-{name}") for name in RATE_HEADS]


def main_table(frame: pl.DataFrame, formatter: Formatter) -> tuple[list[str], list[list[str]]]:
    """The headings and rows of the main table: by the settings that people choose first."""
    names = summary.main_axes(frame)
    rows = [
        [*(formatter.value(name, row[name]) for name in names), *rate_cells(row, formatter)]
        for row in summary.win_rates(frame, *names).iter_rows(named=True)
    ]
    return [*map(formatter.axis, names), *rate_heads(formatter)], rows


def markdown(frame: pl.DataFrame, language: str) -> str:
    """The same table as Markdown."""
    heads, rows = main_table(frame, Formatter(language, frame["game"][0]))
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def make_report(frame: pl.DataFrame, language: str) -> Document:
    """The whole report in that language."""
    if summary.ended(frame).is_empty():
        raise LabError("lab-no-games")
    formatter = Formatter(language, frame["game"][0])
    document = Document(language, formatter.say("lab-title", game=formatter.title()))
    _put_beginning(document, frame, formatter)
    _put_main(document, frame, formatter)
    for axis in summary.axes(frame):
        _put_axis(document, frame, axis, formatter)
    _put_losses(document, frame, formatter)
    _put_length(document, frame, formatter)
    _put_score(document, frame, formatter)
    _put_troubles(document, frame, formatter)
    return document


def _put_beginning(document: Document, frame: pl.DataFrame, formatter: Formatter) -> None:
    whole = summary.win_rates(frame).row(0, named=True)
    document.sentence(
        formatter.say(
            "lab-beginning",
            games=whole["games"],
            rate=formatter.percent(whole["rate"]),
            interval=formatter.interval(rate_of(whole)),
            bots=", ".join(sorted(frame["bot"].unique())),
        )
    )
    seeds = frame["seed"]
    document.sentence(formatter.say("lab-seeds", first=str(seeds.min()), last=str(seeds.max())), quiet=True)
    document.sentence(formatter.say("lab-about-intervals"), quiet=True)
    document.sentence(formatter.say("lab-about-progress"), quiet=True)


def _put_main(document: Document, frame: pl.DataFrame, formatter: Formatter) -> None:
    """Everything that was varied beside everything else."""
    names = summary.main_axes(frame)
    if len(names) < 2:
        return
    document.heading(formatter.say("lab-heading-main"))
    _put_main_pictures(document, frame, names, formatter)
    document.table(*main_table(frame, formatter), numbers=len(RATE_HEADS))


def _put_main_pictures(
    document: Document, frame: pl.DataFrame, names: list[str], formatter: Formatter
) -> None:
    """A chart of the two main settings, for each bot by itself."""
    others = [name for name in names if name != BOT]
    bots = sorted(frame[BOT].unique())
    if len(others) < 2:
        document.picture("win-rate", charts.rates_by_two(frame, names[0], names[1], formatter))
        return
    lines, across = ("level", "players") if {"level", "players"} <= set(others) else others[:2]
    for bot in bots:
        own = frame.filter(pl.col(BOT) == bot)
        if summary.ended(own).is_empty():
            continue
        name = "win-rate" if len(bots) == 1 else f"win-rate-{bot.replace(':', '-')}"
        picture = charts.rates_by_two(own, across, lines, formatter, bot if len(bots) > 1 else "")
        document.picture(name, picture)


def _put_axis(document: Document, frame: pl.DataFrame, axis: str, formatter: Formatter) -> None:
    document.heading(formatter.say("lab-chart-by", axis=formatter.axis(axis)))
    if axis == FIGURES:
        document.sentence(formatter.say("lab-about-figures"), quiet=True)
    document.picture(f"by-{axis.replace('_', '-')}", charts.rates_by(frame, axis, formatter))
    rows = [
        [formatter.value(axis, row[axis]), *rate_cells(row, formatter)]
        for row in summary.win_rates(frame, axis).iter_rows(named=True)
    ]
    document.table([formatter.axis(axis), *rate_heads(formatter)], rows, numbers=len(RATE_HEADS))


def _first_axis(frame: pl.DataFrame) -> str | None:
    """The axis by which losses and lengths are grouped: the level where it varies, else the first one."""
    found = summary.main_axes(frame)
    return "level" if "level" in found else next(iter(found), None)


def _put_losses(document: Document, frame: pl.DataFrame, formatter: Formatter) -> None:
    counted = summary.losses(frame)
    document.heading(formatter.say("lab-chart-losses"))
    if counted.is_empty():
        document.sentence(formatter.say("lab-none-lost"))
        return
    document.picture("losses", charts.losses(frame, _first_axis(frame), formatter))
    rows = [
        [formatter.reason(row["reason"]), formatter.number(row["games"]), formatter.percent(row["share"])]
        for row in counted.iter_rows(named=True)
    ]
    heads = [formatter.say(f"lab-head-{name}") for name in ("reason", "games", "share")]
    document.table(heads, rows, numbers=2)


def _put_length(document: Document, frame: pl.DataFrame, formatter: Formatter) -> None:
    document.heading(formatter.say("lab-chart-length"))
    document.picture("length", charts.length(frame, formatter))
    axis = _first_axis(frame)
    rows = []
    for row in summary.lengths(frame, axis).iter_rows(named=True):
        cells = [formatter.value(axis, row[axis]) if axis else formatter.say("lab-all")]
        for name in summary.LENGTHS:
            digits = 2 if name == "seconds" else 0
            low, middle, high = (
                formatter.number(row[f"{name}_{word}"], digits) for word in ("low", "middle", "high")
            )
            cells.append(formatter.say("lab-spread", low=low, middle=middle, high=high))
        rows.append(cells)
    heads = [
        formatter.axis(axis) if axis else "",
        *(formatter.say(f"lab-{name}") for name in summary.LENGTHS),
    ]
    document.table(heads, rows, numbers=len(summary.LENGTHS))
    document.sentence(formatter.say("lab-about-spread"), quiet=True)


def _put_score(document: Document, frame: pl.DataFrame, formatter: Formatter) -> None:
    picture = charts.score(frame, formatter)
    if picture is not None:
        document.heading(formatter.say("lab-chart-score"))
        document.picture("score", picture)


def _put_troubles(document: Document, frame: pl.DataFrame, formatter: Formatter) -> None:
    """Games that broke off: bugs to look at."""
    troubled = frame.with_row_index("row").filter(pl.col("won").is_null())
    if troubled.is_empty():
        return
    document.heading(formatter.say("lab-heading-troubles"))
    document.sentence(formatter.say("lab-troubles", count=len(troubled)))
    rows = [
        [str(row["row"]), str(row["seed"]), row["trouble"]]
        for row in troubled.head(MAX_TROUBLES).iter_rows(named=True)
    ]
    document.table([formatter.say(f"lab-head-{name}") for name in ("row", "seed", "trouble")], rows)
