"""Pictures of what the rows say, drawn without a browser and without the net."""

import altair as alt
import polars as pl

from holdfast.lab import summary
from holdfast.lab.telling import Telling
from holdfast.review.paper import LOST, PALETTE, SHAPES, WON, Picture

WIDTH = 560
ROW = 26


def rates_by(frame: pl.DataFrame, axis: str, telling: Telling) -> Picture:
    """The win rate of each value with its interval."""
    rates = summary.win_rates(frame, axis)
    rows = [
        {"value": telling.value(axis, row[axis])} | {key: row[key] for key in ("rate", "low", "high")}
        for row in rates.iter_rows(named=True)
    ]
    base = alt.Chart(pl.DataFrame(rows))
    y = alt.Y("value:N", sort=None, title=None)
    percent = alt.Axis(format="%")
    scale = alt.Scale(domain=[0, 1])
    bars = base.mark_rule(strokeWidth=2, color=WON).encode(
        alt.X("low:Q", scale=scale, axis=percent, title=telling.say("lab-win-rate")), alt.X2("high:Q"), y
    )
    points = base.mark_point(filled=True, size=70, color=WON, opacity=1).encode(alt.X("rate:Q"), y)
    chart = (bars + points).properties(width=WIDTH, height=ROW * max(2, len(rows)))
    return Picture(chart, telling.say("lab-chart-by", axis=telling.axis(axis)))


def rates_by_two(frame: pl.DataFrame, across: str, lines: str, telling: Telling, bot: str = "") -> Picture:
    """The win rate over one axis, a line for each value of another; lines differ in colour and shape."""
    rates = summary.win_rates(frame, lines, across)
    rows = [
        {"across": telling.value(across, row[across]), "line": telling.value(lines, row[lines])}
        | {key: row[key] for key in ("rate", "low", "high")}
        for row in rates.iter_rows(named=True)
    ]
    names = list(dict.fromkeys(row["line"] for row in rows))
    colour = alt.Color(
        "line:N",
        sort=None,
        title=telling.axis(lines),
        scale=alt.Scale(domain=names, range=[PALETTE[n % len(PALETTE)] for n in range(len(names))]),
    )
    shape = alt.Shape(
        "line:N",
        sort=None,
        title=telling.axis(lines),
        scale=alt.Scale(domain=names, range=[SHAPES[n % len(SHAPES)] for n in range(len(names))]),
    )
    order = list(dict.fromkeys(row["across"] for row in rows))
    x = alt.X("across:N", sort=order, title=telling.axis(across), axis=alt.Axis(labelAngle=0))
    offset = alt.XOffset("line:N", sort=names)
    base = alt.Chart(pl.DataFrame(rows))
    bars = base.mark_rule(strokeWidth=2).encode(
        x,
        alt.Y(
            "low:Q",
            scale=alt.Scale(domain=[0, 1]),
            axis=alt.Axis(format="%"),
            title=telling.say("lab-win-rate"),
        ),
        alt.Y2("high:Q"),
        offset,
        colour,
    )
    points = base.mark_point(filled=True, size=80, opacity=1).encode(
        x, alt.Y("rate:Q"), offset, colour, shape
    )
    chart = (bars + points).properties(width=WIDTH, height=300)
    title = telling.say("lab-chart-by-two", across=telling.axis(across), lines=telling.axis(lines))
    return Picture(chart, f"{title} ({bot})" if bot else title)


def losses(frame: pl.DataFrame, by: str | None, telling: Telling) -> Picture | None:
    """How games are lost, as shares; None if none was lost."""
    counted = summary.losses(frame, by)
    if counted.is_empty():
        return None
    whole = telling.say("lab-all")
    rows = [
        {
            "value": telling.value(by, row[by]) if by else whole,
            "reason": telling.reason(row["reason"]),
            "share": row["share"],
        }
        for row in counted.iter_rows(named=True)
    ]
    values = list(dict.fromkeys(row["value"] for row in rows))
    reasons = [telling.reason(reason) for reason in summary.losses(frame)["reason"]]
    chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(stroke="white")
        .encode(
            alt.X(
                "sum(share):Q", stack="zero", axis=alt.Axis(format="%"), title=telling.say("lab-share-lost")
            ),
            alt.Y("value:N", sort=values, title=telling.axis(by) if by else None),
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
    return Picture(chart, telling.say("lab-chart-losses"))


def length(frame: pl.DataFrame, telling: Telling) -> Picture:
    """How many games took so many rounds, the won ones above the lost ones."""
    names = {True: telling.say("lab-won"), False: telling.say("lab-lost")}
    rows = [
        {"rounds": row["rounds"], "games": row["games"], "ended": names[row["won"]]}
        for row in summary.rounds(frame).iter_rows(named=True)
    ]
    chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar()
        .encode(
            alt.X("rounds:O", title=telling.say("lab-rounds"), axis=alt.Axis(labelAngle=0)),
            alt.Y("games:Q", title=telling.say("lab-games")),
            alt.Color(
                "ended:N",
                title=None,
                scale=alt.Scale(domain=[names[True], names[False]], range=[WON, LOST]),
            ),
        )
        .properties(width=WIDTH, height=220)
    )
    return Picture(chart, telling.say("lab-chart-length"))


def score(frame: pl.DataFrame, telling: Telling) -> Picture | None:
    """How many points won games brought; None where there are none."""
    counted = summary.scores(frame)
    if counted.is_empty():
        return None
    chart = (
        alt.Chart(counted)
        .mark_bar(color=WON)
        .encode(
            alt.X("score:Q", bin=alt.Bin(maxbins=30), title=telling.say("lab-score")),
            alt.Y("sum(games):Q", title=telling.say("lab-games")),
        )
        .properties(width=WIDTH, height=220)
    )
    return Picture(chart, telling.say("lab-chart-score"))
