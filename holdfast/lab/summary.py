"""Aggregates of the results: win rates by everything that was varied, how games are lost, length, score."""

from typing import Any

import polars as pl

from holdfast.kernel import shelf
from holdfast.lab.formatter import BOT, FIGURES
from holdfast.lab.intervals import mean_share, wilson
from holdfast.lab.results import column

MAX_VALUES = 60
"""A setting with more values than this is not tabulated."""
LENGTHS = ("rounds", "turns", "choices", "seconds")


def ended(frame: pl.DataFrame) -> pl.DataFrame:
    """The games that ended in a win or a loss."""
    return frame.filter(pl.col("won").is_not_null())


def axes(frame: pl.DataFrame) -> list[str]:
    """The columns by which games differ, the most important first."""
    settings = shelf.find(frame["game"][0]).settings
    figures = set(frame[FIGURES].explode().drop_nulls())
    found = [BOT] if frame[BOT].n_unique() > 1 else []
    for setting in settings:
        name = column(setting)
        named_by_figures = any(f"{setting.words}-{value}" in figures for value in setting.values)
        if not (setting.kind == "many" and named_by_figures) and _differs(frame, name):
            found.append(name)
    if _differs(frame, FIGURES):
        found.append(FIGURES)
    return found


def _differs(frame: pl.DataFrame, name: str) -> bool:
    """Is there something to compare: several values, of which not every game has all?"""
    values = _by(frame, name)[name].drop_nulls()
    if not 1 < values.n_unique() <= MAX_VALUES:
        return False
    return isinstance(frame.schema[name], pl.List) is False or len(values) < values.n_unique() * len(frame)


def _by(frame: pl.DataFrame, *names: str) -> pl.DataFrame:
    """The rows, those with a list of values once for each of its values."""
    for name in names:
        if isinstance(frame.schema[name], pl.List):
            frame = frame.with_columns(pl.col(name).list.unique()).explode(name)
    return frame


def win_rates(frame: pl.DataFrame, *by: str) -> pl.DataFrame:
    """For each value (or each group of them): games, those won, rate and mean progress with intervals."""
    rows = _by(ended(frame), *by).drop_nulls(list(by))
    grouped = rows.group_by(list(by)) if by else rows.group_by(pl.lit(0).alias("all"))
    counted = grouped.agg(
        pl.len().alias("games"), pl.col("won").sum(), pl.col("progress").drop_nulls()
    ).with_columns(pl.col("won").cast(pl.Int64), pl.col("games").cast(pl.Int64))
    rates = [wilson(won, games) for won, games in counted.select("won", "games").iter_rows()]
    further = [mean_share(one) if one else None for one in counted["progress"].to_list()]
    with_rates = counted.with_columns(
        pl.Series("rate", [one.value for one in rates], pl.Float64),
        pl.Series("low", [one.low for one in rates], pl.Float64),
        pl.Series("high", [one.high for one in rates], pl.Float64),
        pl.Series("progress", [one and one.value for one in further], pl.Float64),
        pl.Series("progress_low", [one and one.low for one in further], pl.Float64),
        pl.Series("progress_high", [one and one.high for one in further], pl.Float64),
    )
    return _in_order(with_rates, frame, by)


def _in_order(counted: pl.DataFrame, frame: pl.DataFrame, by: tuple[str, ...]) -> pl.DataFrame:
    """Values in the order in which the game lists them; figures by how often they win."""
    if by == (FIGURES,):
        return counted.sort("rate", FIGURES, descending=[True, False])
    ranks = [
        pl.col(name).replace_strict(rank, default=len(rank), return_dtype=pl.Int64) if rank else pl.col(name)
        for name in by
        for rank in (_ranks(frame, name),)
    ]
    return counted.sort(*ranks, *by) if by else counted


def _ranks(frame: pl.DataFrame, name: str) -> dict[Any, int]:
    settings = {column(one): one for one in shelf.find(frame["game"][0]).settings}
    values = settings[name].values if name in settings else ()
    return {value: number for number, value in enumerate(values)}


def main_axes(frame: pl.DataFrame) -> list[str]:
    """The columns of the first table: what a person sets first (edition, level, players), and the bot."""
    single = [name for name in axes(frame) if not isinstance(frame.schema[name], pl.List)]
    wanted = ("edition", "mode", "quest", "scenario", "level", "party", "players", BOT)
    return sorted((name for name in single if name in wanted), key=wanted.index)


def losses(frame: pl.DataFrame, by: str | None = None) -> pl.DataFrame:
    """How games were lost: for each reason (and value of `by`) how many, and which share of the lost."""
    lost = ended(frame).filter(~pl.col("won"))
    names = [by] if by else []
    counted = _by(lost, *names).group_by([*names, "reason"]).agg(pl.len().cast(pl.Int64).alias("games"))
    whole = pl.col("games").sum().over(names) if names else pl.col("games").sum()
    shared = counted.with_columns((pl.col("games") / whole).alias("share"))
    if not by:
        return shared.sort("games", "reason", descending=[True, False])
    return _in_order(shared, frame, (by, "reason"))


def lengths(frame: pl.DataFrame, by: str | None = None) -> pl.DataFrame:
    """How long games are: the median and the first and last decile of rounds, turns, choices and seconds."""
    wanted = [
        pl.col(name).quantile(part, "linear").alias(f"{name}_{word}")
        for name in LENGTHS
        for part, word in ((0.1, "low"), (0.5, "middle"), (0.9, "high"))
    ]
    rows = ended(frame)
    if by is None:
        return rows.select(wanted)
    return _in_order(_by(rows, by).drop_nulls(by).group_by(by).agg(wanted), frame, (by,))


def rounds(frame: pl.DataFrame) -> pl.DataFrame:
    """How many games took so many rounds, won and lost."""
    return ended(frame).group_by("rounds", "won").agg(pl.len().alias("games")).sort("rounds", "won")


def scores(frame: pl.DataFrame) -> pl.DataFrame:
    """How many of the won games had each score."""
    won = ended(frame).filter(pl.col("score").is_not_null())
    return won.group_by("score").agg(pl.len().alias("games")).sort("score")
