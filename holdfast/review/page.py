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


class _Words:
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
    told = _Words(language, review.game)
    paper = Document(language, told.say("review-title", game=told.title()))
    if review.outcome is None:
        paper.sentence(told.say("review-goes-on", chance=told.percent(review.points[-1].chance)))
    else:
        ended = told.say("won" if review.outcome.won else "lost")
        paper.sentence(told.say("review-ended", outcome=ended, reason=told.tell(review.ended)))
    paper.sentence(told.say("review-about", effort=review.effort), quiet=True)
    paper.heading(told.say("review-heading-curve"))
    paper.picture("chance", _curve(review, told))
    _put_worst(paper, review, told)
    _put_luck_and_skill(paper, review, told)
    return paper


def _curve(review: Review, told: _Words) -> Chart:
    """The chance of winning over the turns; the costly choices are marked."""
    line = [{"turn": point.turn, "chance": point.chance} for point in review.points]
    line[-1]["turn"] += 1
    marks = [{"turn": step.turn, "chance": step.chance, "place": n} for n, step in enumerate(review.worst, 1)]
    y = alt.Y(
        "chance:Q",
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%"),
        title=told.say("review-chance"),
    )
    x = alt.X("turn:Q", title=told.say("review-turn"), axis=alt.Axis(tickMinStep=1))
    chart: Any = alt.Chart(pl.DataFrame(line)).mark_line(
        color=WON, strokeWidth=2.5, point=alt.OverlayMarkDef(color=WON, size=28)
    )
    chart = chart.encode(x, y)
    if marks:
        base = alt.Chart(pl.DataFrame(marks))
        signs = base.mark_point(shape="triangle-down", filled=True, size=130, color=LOST, opacity=1)
        numbers = base.mark_text(dy=-16, color=LOST, fontWeight="bold").encode(x, y, alt.Text("place:Q"))
        chart = chart + signs.encode(x, y) + numbers
    return Chart(chart.properties(width=WIDTH, height=280), told.say("review-heading-curve"))


def _put_worst(paper: Document, review: Review, told: _Words) -> None:
    paper.heading(told.say("review-heading-worst"))
    if not review.worst:
        paper.sentence(told.say("review-none-costly"))
        return
    heads = ("place", "turn", "who", "asked", "chosen", "better", "why", "cost")
    rows = [_worst_row(place, step, told) for place, step in enumerate(review.worst, 1)]
    paper.table([told.say(f"review-head-{head}") for head in heads], rows, numbers=1)
    paper.sentence(told.say("review-about-cost"), quiet=True)


def _worst_row(place: int, step: ReviewStep, told: _Words) -> list[str]:
    cost = told.say(
        "review-cost", cost=told.points(step.cost).lstrip("+"), error=told.points(step.error).lstrip("+")
    )
    who = told.tell(step.who) or told.say("anyone")
    cells = map(told.tell, (step.asked, step.label, step.better_label, step.better_reason))
    return [str(place), str(step.turn), who, *cells, cost]


def _put_luck_and_skill(paper: Document, review: Review, told: _Words) -> None:
    paper.heading(told.say("review-heading-luck"))
    first, last = review.points[0].chance, review.points[-1].chance
    rows = [
        [told.say("review-began"), told.percent(first)],
        [told.say("review-luck"), told.points(review.luck)],
        [told.say("review-skill"), told.points(review.skill)],
        [told.say("review-blur"), told.points(review.blur)],
        [told.say("review-now" if review.outcome is None else "review-in-the-end"), told.percent(last)],
    ]
    paper.table([told.say("review-head-what"), told.say("review-head-points")], rows, numbers=1)
    paper.sentence(told.say("review-about-luck"), quiet=True)
    paper.picture("luck", _luck_by_round(review, told))
    heads = [told.say(f"review-head-{head}") for head in ("who", "choices", "given-away")]
    shares = [[told.tell(share.who), str(share.choices), told.points(-share.cost)] for share in review.shares]
    paper.table(heads, shares, numbers=2)


def _luck_by_round(review: Review, told: _Words) -> Chart | None:
    """For each round what chance gave and what the choices gave away."""
    names = {"luck": told.say("review-luck"), "skill": told.say("review-skill")}
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
            alt.X("round:O", title=told.say("review-round"), axis=alt.Axis(labelAngle=0)),
            alt.Y("points:Q", title=told.say("review-head-points"), stack=None),
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
    return Chart(chart, told.say("review-heading-luck"))
