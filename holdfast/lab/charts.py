"""Charts of the results, drawn without a browser and without the network."""

import altair as alt
import polars as pl

from holdfast.lab import summary
from holdfast.lab.formatter import Formatter
from holdfast.review.document import LOST, PALETTE, SHAPES, WON, Chart

WIDTH = 560
ROW = 26


def rates_by(frame: pl.DataFrame, axis: str, formatter: Formatter) -> Chart:
    """The win rate of each value with its interval."""
    rates = summary.win_rates(frame, axis)
    rows = [
        {"value": formatter.value(axis, row[axis])} | {key: row[key] for key in ("rate", "low", "high")}
        for row in rates.iter_rows(named=True)
    ]
    base = alt.Chart(pl.DataFrame(rows))
    y = alt.Y("value:N", sort=None, title=None)
    percent = alt.Axis(format="%")
    scale = alt.Scale(domain=[0, 1])
    bars = base.mark_rule(strokeWidth=2, color=WON).encode(
        alt.X("low:Q", scale=scale, axis=percent, title=formatter.say("lab-win-rate")), alt.X2("high:Q"), y
    )
    points = base.mark_point(filled=True, size=70, color=WON, opacity=1).encode(alt.X("rate:Q"), y)
    chart = (bars + points).properties(width=WIDTH, height=ROW * max(2, len(rows)))
    return Chart(chart, formatter.say("lab-chart-by", axis=formatter.axis(axis)))


def rates_by_two(frame: pl.DataFrame, across: str, lines: str, formatter: Formatter, bot: str = "") -> Chart:
    """The win rate over one axis, a line for each value of another; lines differ in colour and shape."""
    rates = summary.win_rates(frame, lines, across)
    rows = [
        {"across": formatter.value(across, row[across]), "line": formatter.value(lines, row[lines])}
        | {key: row[key] for key in ("rate", "low", "high")}
        for row in rates.iter_rows(named=True)
    ]
    names = list(dict.fromkeys(row["line"] for row in rows))
    colour = alt.Color(
        "line:N",
        sort=None,
        title=formatter.axis(lines),
        scale=alt.Scale(domain=names, range=[PALETTE[n % len(PALETTE)] for n in range(len(names))]),
    )
    shape = alt.Shape(
        "line:N",
        sort=None,
        title=formatter.axis(lines),
        scale=alt.Scale(domain=names, range=[SHAPES[n % len(SHAPES)] for n in range(len(names))]),
    )
    order = list(dict.fromkeys(row["across"] for row in rows))
    x = alt.X("across:N", sort=order, title=formatter.axis(across), axis=alt.Axis(labelAngle=0))
    offset = alt.XOffset("line:N", sort=names)
    base = alt.Chart(pl.DataFrame(rows))
    bars = base.mark_rule(strokeWidth=2).encode(
        x,
        alt.Y(
            "low:Q",
            scale=alt.Scale(domain=[0, 1]),
            axis=alt.Axis(format="%"),
            title=formatter.say("lab-win-rate"),
        ),
        alt.Y2("high:Q"),
        offset,
        colour,
    )
    points = base.mark_point(filled=True, size=80, opacity=1).encode(
        x, alt.Y("rate:Q"), offset, colour, shape
    )
    chart = (bars + points).properties(width=WIDTH, height=300)
    title = formatter.say("lab-chart-by-two", across=formatter.axis(across), lines=formatter.axis(lines))
    return Chart(chart, f"{title} ({bot})" if bot else title)


def losses(frame: pl.DataFrame, by: str | None, formatter: Formatter) -> Chart | None:
    """How games are lost, as shares; None if none was lost."""
    counted = summary.losses(frame, by)
    if counted.is_empty():
        return None
    whole = formatter.say("lab-all")
    rows = [
        {
            "value": formatter.value(by, row[by]) if by else whole,
            "reason": formatter.reason(row["reason"]),
            "share": row["share"],
        }
        for row in counted.iter_rows(named=True)
    ]
    values = list(dict.fromkeys(row["value"] for row in rows))
    reasons = [formatter.reason(reason) for reason in summary.losses(frame)["reason"]]
    chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(stroke="white")
        .encode(
            alt.X(
                "sum(share):Q", stack="zero", axis=alt.Axis(format="%"), title=formatter.say("lab-share-lost")
            ),
            alt.Y("value:N", sort=values, title=formatter.axis(by) if by else None),
            alt.Color(
                "reason:N",
                title=None,
                legend=alt.Legend(orient="bottom", columns=1, labelLimit=WIDTH),
                scale=alt.Scale(
                    domain=reasons, range=[PALETTE[n % len(PALETTE)] for n in range(len(reasons))]
                ),
            ),
        )
        .properties(width=WIDTH, height=ROW * max(2, len(values)))
    )
    return Chart(chart, formatter.say("lab-chart-losses"))


def length(frame: pl.DataFrame, formatter: Formatter) -> Chart:
    """How many games took so many rounds, the won ones above the lost ones."""
    names = {True: formatter.say("lab-won"), False: formatter.say("lab-lost")}
    rows = [
        {"rounds": row["rounds"], "games": row["games"], "ended": names[row["won"]]}
        for row in summary.rounds(frame).iter_rows(named=True)
    ]
    chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar()
        .encode(
            alt.X("rounds:O", title=formatter.say("lab-rounds"), axis=alt.Axis(labelAngle=0)),
            alt.Y("games:Q", title=formatter.say("lab-games")),
            alt.Color(
                "ended:N",
                title=None,
                scale=alt.Scale(domain=[names[True], names[False]], range=[WON, LOST]),
            ),
        )
        .properties(width=WIDTH, height=220)
    )
    return Chart(chart, formatter.say("lab-chart-length"))


def score(frame: pl.DataFrame, formatter: Formatter) -> Chart | None:
    """The distribution of the scores of won games; None where there are none."""
    counted = summary.scores(frame)
    if counted.is_empty():
        return None
    chart = (
        alt.Chart(counted)
        .mark_bar(color=WON)
        .encode(
            alt.X("score:Q", bin=alt.Bin(maxbins=30), title=formatter.say("lab-score")),
            alt.Y("sum(games):Q", title=formatter.say("lab-games")),
        )
        .properties(width=WIDTH, height=220)
    )
    return Chart(chart, formatter.say("lab-chart-score"))
