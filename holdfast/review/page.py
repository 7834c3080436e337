"""The review as a page with pictures."""

from typing import Any

import altair as alt
import polars as pl

from holdfast import words
from holdfast.kernel.message import Message, say
from holdfast.review.document import LOST, WON, Chart, Document
from holdfast.review.report import Review, ReviewStep
from holdfast.words.numbers import decimal, percent

WIDTH = 640


class _Formatter:
    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game

    def say(self, id: str, /, **facts: Any) -> str:
        return words.say(self.language, id, self.game, **facts)

    def tell(self, message: Message | None) -> str:
        return "" if message is None else say(self.language, self.game, message)

    def percent(self, share: float) -> str:
        return percent(self.language, share, 1)

    def points(self, share: float) -> str:
        """A difference of chances, with its sign."""
        sign = "+" if share > 0.0005 else "\u2212" if share < -0.0005 else ""
        return sign + self._number(abs(share))

    def _number(self, share: float) -> str:
        return decimal(self.language, 100 * share, 1)

    def title(self) -> str:
        id = f"game-{self.game}"
        return self.say(id) if words.has(self.language, id, self.game) else self.game


def make_page(review: Review, language: str) -> Document:
    """The whole review in that language."""
    formatter = _Formatter(language, review.game)
    document = Document(language, formatter.say("review-title", game=formatter.title()))
    if review.outcome is None:
        document.sentence(formatter.say("review-goes-on", chance=formatter.percent(review.points[-1].chance)))
    else:
        ended = formatter.say("won" if review.outcome.won else "lost")
        document.sentence(formatter.say("review-ended", outcome=ended, reason=formatter.tell(review.ended)))
    document.sentence(formatter.say("review-about", effort=review.effort), quiet=True)
    document.heading(formatter.say("review-heading-curve"))
    document.picture("chance", _curve(review, formatter))
    _put_worst(document, review, formatter)
    _put_luck_and_skill(document, review, formatter)
    return document


def _curve(review: Review, formatter: _Formatter) -> Chart:
    """The chance of winning over the turns; the costly choices are marked."""
    line = [{"turn": point.turn, "chance": point.chance} for point in review.points]
    line[-1]["turn"] += 1
    marks = [{"turn": step.turn, "chance": step.chance, "place": n} for n, step in enumerate(review.worst, 1)]
    y = alt.Y(
        "chance:Q",
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%"),
        title=formatter.say("review-chance"),
    )
    x = alt.X("turn:Q", title=formatter.say("review-turn"), axis=alt.Axis(tickMinStep=1))
    chart: Any = alt.Chart(pl.DataFrame(line)).mark_line(
        color=WON, strokeWidth=2.5, point=alt.OverlayMarkDef(color=WON, size=28)
    )
    chart = chart.encode(x, y)
    if marks:
        base = alt.Chart(pl.DataFrame(marks))
        signs = base.mark_point(shape="triangle-down", filled=True, size=130, color=LOST, opacity=1)
        numbers = base.mark_text(dy=-16, color=LOST, fontWeight="bold").encode(x, y, alt.Text("place:Q"))
        chart = chart + signs.encode(x, y) + numbers
    return Chart(chart.properties(width=WIDTH, height=280), formatter.say("review-heading-curve"))


def _put_worst(document: Document, review: Review, formatter: _Formatter) -> None:
    document.heading(formatter.say("review-heading-worst"))
    if not review.worst:
        document.sentence(formatter.say("review-none-costly"))
        return
    heads = ("place", "turn", "who", "asked", "chosen", "better", "why", "cost")
    rows = [_worst_row(place, step, formatter) for place, step in enumerate(review.worst, 1)]
    document.table([formatter.say(f"review-head-{head}") for head in heads], rows, numbers=1)
    document.sentence(formatter.say("review-about-cost"), quiet=True)


def _worst_row(place: int, step: ReviewStep, formatter: _Formatter) -> list[str]:
    cost = formatter.say(
        "review-cost",
        cost=formatter.points(step.cost).lstrip("+"),
        error=formatter.points(step.error).lstrip("+"),
    )
    who = formatter.tell(step.who) or formatter.say("anyone")
    cells = map(formatter.tell, (step.asked, step.label, step.better_label, step.better_reason))
    return [str(place), str(step.turn), who, *cells, cost]


def _put_luck_and_skill(document: Document, review: Review, formatter: _Formatter) -> None:
    document.heading(formatter.say("review-heading-luck"))
    first, last = review.points[0].chance, review.points[-1].chance
    rows = [
        [formatter.say("review-began"), formatter.percent(first)],
        [formatter.say("review-luck"), formatter.points(review.luck)],
        [formatter.say("review-skill"), formatter.points(review.skill)],
        [formatter.say("review-blur"), formatter.points(review.blur)],
        [
            formatter.say("review-now" if review.outcome is None else "review-in-the-end"),
            formatter.percent(last),
        ],
    ]
    document.table([formatter.say("review-head-what"), formatter.say("review-head-points")], rows, numbers=1)
    document.sentence(formatter.say("review-about-luck"), quiet=True)
    document.picture("luck", _luck_by_round(review, formatter))
    heads = [formatter.say(f"review-head-{head}") for head in ("who", "choices", "given-away")]
    shares = [
        [formatter.tell(share.who), str(share.choices), formatter.points(-share.cost)]
        for share in review.shares
    ]
    document.table(heads, shares, numbers=2)


def _luck_by_round(review: Review, formatter: _Formatter) -> Chart | None:
    """For each round what chance gave and what the choices gave away."""
    names = {"luck": formatter.say("review-luck"), "skill": formatter.say("review-skill")}
    sums: dict[tuple[int, str], float] = {}
    for step in review.steps:
        sums[step.round, "luck"] = sums.get((step.round, "luck"), 0.0) + step.luck
        sums[step.round, "skill"] = sums.get((step.round, "skill"), 0.0) - step.cost
    if not sums:
        return None
    rows = [
        {"round": round, "what": names[what], "points": 100 * share} for (round, what), share in sums.items()
    ]
    chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar()
        .encode(
            alt.X("round:O", title=formatter.say("review-round"), axis=alt.Axis(labelAngle=0)),
            alt.Y("points:Q", title=formatter.say("review-head-points"), stack=None),
            alt.XOffset("what:N", sort=list(names.values())),
            alt.Color(
                "what:N",
                title=None,
                legend=alt.Legend(orient="bottom"),
                scale=alt.Scale(domain=list(names.values()), range=[WON, LOST]),
            ),
        )
        .properties(width=WIDTH, height=220)
    )
    return Chart(chart, formatter.say("review-heading-luck"))
