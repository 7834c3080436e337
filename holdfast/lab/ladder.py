"""The ladder: how often each bot wins and how far it gets, everywhere, and what it costs to think."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import polars as pl
from msgspec import Struct

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.lesson import lesson_of
from holdfast.kernel.settings import Setting
from holdfast.lab import summary
from holdfast.lab.better import better
from holdfast.lab.plan import Plan, all_values, configurations
from holdfast.lab.report import progress_of, rate_of
from holdfast.lab.results import column
from holdfast.lab.run import Heard, run
from holdfast.lab.telling import BOT, Telling

AXES = ("edition", "level", "quest", "party", "players")
"""Every value of these settings is a row, each with each; a party counts, not how many sit round it."""
LESSON = "quest"
"""The quest of a lesson is no row: it teaches, and even the simplest bots win it."""
TOLD = "clairvoyant"
"""The bot that is told the future is an upper limit, no rung."""


class Rung(Struct, frozen=True):
    """A bot, and how many games of each configuration it plays; in one game alone, if one is named."""

    bot: str
    games: int
    game: str = ""

    @property
    def text(self) -> str:
        """As it stands in a command: `greedy=100`, `bastion/search:12=6`."""
        return f"{self.game}/{self.bot}={self.games}" if self.game else f"{self.bot}={self.games}"


def rungs_of(game: str, rungs: Sequence[Rung]) -> list[Rung]:
    """Those that play this game."""
    return [rung for rung in rungs if rung.game in ("", game)]


def axes(game: str) -> list[Setting]:
    """The settings whose values are the rows of a game."""
    known = {setting.name: setting for setting in shelf.find(game).settings}
    return [known[name] for name in AXES if name in known and not (name == "players" and "party" in known)]


def plans(game: str, rungs: Sequence[Rung], seed: int) -> list[Plan]:
    """What is played of one game."""
    rules = shelf.find(game)
    vary = {setting.name: all_values(setting) for setting in axes(game)}
    lesson = lesson_of(rules)
    if lesson is not None and LESSON in vary:
        vary[LESSON].remove(lesson.options[LESSON])
    found = configurations(rules, vary, {})
    return [Plan(game, found, [rung.bot], seed, rung.games) for rung in rungs_of(game, rungs)]


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
    for frame in frames:
        game = frame["game"][0]
        bots = [rung.bot for rung in rungs_of(game, rungs)]
        lines += ["", *_of_game(frame, bots, Telling(language, game))]
    return "\n".join(lines) + "\n"


def _of_game(frame: pl.DataFrame, bots: Sequence[str], telling: Telling) -> Iterator[str]:
    names = [column(setting) for setting in axes(telling.game)]
    rates = {
        tuple(row[name] for name in (BOT, *names)): row
        for row in summary.win_rates(frame, BOT, *names).iter_rows(named=True)
    }
    places = list(dict.fromkeys(key[1:] for bot in bots for key in rates if key[0] == bot))
    games = summary.ended(frame).partition_by(BOT, *names, as_dict=True)
    yield f"## {telling.title()}"
    yield ""
    yield _line([*map(telling.axis, names), *bots, telling.say("ladder-head-order")])
    yield _line(["---"] * (len(names) + len(bots) + 1))
    for place in places:
        cells = [telling.value(name, value) for name, value in zip(names, place, strict=True)]
        cells += [_rate(rates.get((bot, *place)), telling) for bot in bots]
        fair = [games[bot, *place] for bot in bots if not bot.startswith(TOLD) and (bot, *place) in games]
        yield _line([*cells, _order(fair, telling)])
    if len(places) > 1:
        yield _altogether(games, bots, len(names), telling)
    yield ""
    yield from _speed(frame, bots, telling)


def _altogether(
    games: Mapping[tuple[Any, ...], pl.DataFrame], bots: Sequence[str], axes: int, telling: Telling
) -> str:
    """The last row: everything a bot has played."""
    played = {bot: [frame for key, frame in games.items() if key[0] == bot] for bot in bots}
    whole = {bot: pl.concat(frames) for bot, frames in played.items() if frames}
    rates = {bot: summary.win_rates(frame).row(0, named=True) for bot, frame in whole.items()}
    cells = [telling.say("ladder-altogether"), *[""] * (axes - 1)]
    cells += [_rate(rates.get(bot), telling) for bot in bots]
    fair = [frame for bot, frame in whole.items() if not bot.startswith(TOLD)]
    return _line([*cells, _order(fair, telling)])


def _rate(row: Mapping[str, Any] | None, telling: Telling) -> str:
    """Won, and below it how far the games were got."""
    if row is None:
        return ""
    further = progress_of(row)
    lines = [telling.with_interval(rate) for rate in (rate_of(row), further) if rate]
    return "<br>".join(lines)


def _order(climbing: Sequence[pl.DataFrame], telling: Telling) -> str:
    """Is each bot better than the one before it, and by what at the least?"""
    grounds = [better(low, high) for low, high in pairwise(climbing)]
    if not grounds:
        return ""
    if None in grounds:
        return telling.say("ladder-unsure")
    return telling.say("ladder-sure-won" if set(grounds) == {"won"} else "ladder-sure-progress")


def _speed(frame: pl.DataFrame, bots: Sequence[str], telling: Telling) -> Iterator[str]:
    heads = ("bot", "games", "won", "progress", "speed", "time")
    yield _line([telling.say(f"ladder-head-{head}") for head in heads])
    yield _line(["---"] * len(heads))
    for bot in bots:
        rows = summary.ended(frame.filter(pl.col(BOT) == bot))
        if rows.is_empty():
            continue
        whole = summary.win_rates(rows).row(0, named=True)
        seconds, choices = float(rows["seconds"].sum()), int(rows["choices"].sum())
        further = progress_of(whole)
        yield _line(
            [
                bot,
                telling.number(len(rows)),
                telling.with_interval(rate_of(whole)),
                telling.with_interval(further) if further else "",
                telling.number(len(rows) / seconds, 2),
                telling.say("ladder-milliseconds", value=telling.number(1000 * seconds / choices, 2)),
            ]
        )


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
