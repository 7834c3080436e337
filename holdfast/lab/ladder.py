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
from holdfast.lab.better import Ground, better
from holdfast.lab.looks import ONE_LOOK, Looks, Share
from holdfast.lab.plan import Plan, all_values, configurations, options_text
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


def is_fair(bot: str) -> bool:
    """Does it see what a player sees, and no more?"""
    return not bot.startswith(TOLD)


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
    game: str,
    rungs: Sequence[Rung],
    folder: Path,
    *,
    looks: Looks,
    jobs: int | None = None,
    heard: Heard = lambda done, whole: None,
) -> pl.DataFrame:
    """Play the ladder of one game into a file of that folder; what is there already is not played again.

    Rows in doubt are played on by all who are fair, as often as there are looks.
    """
    path = folder / f"ladder-{game}.parquet"
    frame = pl.DataFrame()
    every: list[dict[str, Any]] = []
    for plan in plans(game, rungs, looks.seed):
        frame = run(plan, path, jobs=jobs, heard=heard)
        every = plan.configurations
    fair = [rung for rung in rungs_of(game, rungs) if is_fair(rung.bot)]
    for look in range(1, 1 + looks.more):
        left = [one for one in every if _is_in_doubt(frame, one, fair, looks)]
        for rung in fair if left else ():
            plan = Plan(game, left, [rung.bot], looks.seed, rung.games << look)
            frame = run(plan, path, jobs=jobs, heard=heard)
    return frame


def _is_in_doubt(frame: pl.DataFrame, options: Mapping[str, Any], fair: Sequence[Rung], looks: Looks) -> bool:
    row = frame.filter(pl.col("options") == options_text(options))
    return None in looks.grounds([Share(row.filter(pl.col(BOT) == rung.bot), rung.games) for rung in fair])


def page(
    frames: Sequence[pl.DataFrame],
    rungs: Sequence[Rung],
    language: str,
    command: str,
    looks: Looks = ONE_LOOK,
) -> str:
    """The ladder of all games as Markdown."""
    lines = [
        f"# {words.say(language, 'ladder-title')}",
        "",
        words.say(language, "ladder-about"),
        "",
        *([words.say(language, "ladder-looks", more=looks.more), ""] if looks.more else []),
        words.say(language, "ladder-command"),
        "",
        "```",
        command,
        "```",
    ]
    for frame in frames:
        game = frame["game"][0]
        lines += ["", *_of_game(frame, rungs_of(game, rungs), looks, Telling(language, game))]
    return "\n".join(lines) + "\n"


def _of_game(frame: pl.DataFrame, rungs: Sequence[Rung], looks: Looks, telling: Telling) -> Iterator[str]:
    names = [column(setting) for setting in axes(telling.game)]
    bots = [rung.bot for rung in rungs]
    rates = {
        tuple(row[name] for name in (BOT, *names)): row
        for row in summary.win_rates(frame, BOT, *names).iter_rows(named=True)
    }
    places = list(dict.fromkeys(key[1:] for bot in bots for key in rates if key[0] == bot))
    games = frame.partition_by(BOT, *names, as_dict=True)
    heads = [*map(telling.axis, names), telling.say("ladder-head-deals"), *bots]
    yield f"## {telling.title()}"
    yield ""
    yield _line([*heads, telling.say("ladder-head-order")])
    yield _line(["---"] * (len(heads) + 1))
    for place in places:
        climbing = [
            Share(games[rung.bot, *place], rung.games)
            for rung in rungs
            if is_fair(rung.bot) and (rung.bot, *place) in games
        ]
        cells = [telling.value(name, value) for name, value in zip(names, place, strict=True)]
        cells.append(telling.number(climbing[-1].frame.height if climbing else 0))
        cells += [_rate(rates.get((bot, *place)), telling) for bot in bots]
        yield _line([*cells, _order(looks.grounds(climbing), telling)])
    if len(places) > 1:
        yield _altogether(frame, rungs, looks, telling)
    yield ""
    yield from _speed(frame, bots, telling)


def _altogether(frame: pl.DataFrame, rungs: Sequence[Rung], looks: Looks, telling: Telling) -> str:
    """The last row: every row with as many deals as every other, those of the first look."""
    last = looks.seed - 1
    whole = {
        rung.bot: summary.ended(
            frame.filter(pl.col(BOT) == rung.bot, pl.col("seed").is_between(looks.seed, last + rung.games))
        )
        for rung in rungs
    }
    cells = [telling.say("ladder-altogether"), *[""] * len(axes(telling.game))]
    cells += [
        _rate(summary.win_rates(games).row(0, named=True) if games.height else None, telling)
        for games in whole.values()
    ]
    climbing = [games for bot, games in whole.items() if is_fair(bot) and games.height]
    return _line([*cells, _order([better(low, high) for low, high in pairwise(climbing)], telling)])


def _rate(row: Mapping[str, Any] | None, telling: Telling) -> str:
    """Won, and below it how far the games were got."""
    if row is None:
        return ""
    further = progress_of(row)
    lines = [telling.with_interval(rate) for rate in (rate_of(row), further) if rate]
    return "<br>".join(lines)


def _order(grounds: Sequence[Ground | None], telling: Telling) -> str:
    """Is each bot better than the one before it, and by what at the least?"""
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
