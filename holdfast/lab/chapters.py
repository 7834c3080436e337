"""The chapters of a campaign, played by bots one by one: how long they last and what of them is ever seen."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

import holdfast
from holdfast import bots
from holdfast.kernel import campaign_service, shelf
from holdfast.kernel.campaign import ChapterReport
from holdfast.lab.formatter import Formatter
from holdfast.lab.intervals import wilson

BOTS_APART = 1_000_003
SELDOM = 0.1
"""What fewer games than this show is listed by name."""


class ChapterGame(Struct, frozen=True):
    """One game of a chapter."""

    won: bool
    reason: str
    report: ChapterReport


class ChapterGames(Struct, frozen=True):
    """All games of a chapter."""

    chapter: str
    games: Sequence[ChapterGame]

    def share_seen(self) -> dict[str, dict[str, float]]:
        """By kind and thing, in which share of the games it was met."""
        found: dict[str, dict[str, float]] = {}
        for game in self.games:
            for kind, things in game.report.seen.items():
                for id, met in things.items():
                    shares = found.setdefault(kind, {})
                    shares[id] = shares.get(id, 0) + met / len(self.games)
        return found

    def median_of(self, number: str) -> float:
        """The median over the games."""
        return median(game.report.numbers[number] for game in self.games)

    def mean_of(self, number: str) -> float:
        """The mean over the games."""
        return sum(game.report.numbers[number] for game in self.games) / len(self.games)


def chapters_of(game: str, content: Path | None) -> Sequence[str]:
    """All chapters that are offered, those of the campaign first."""
    rules = shelf.find(game)
    setting = campaign_service.campaign_of(rules).chapter
    return next(one.values for one in rules.settings_of(rules.content(content)) if one.name == setting)


def play_chapter(
    game: str,
    chapter: str,
    options: Mapping[str, Any],
    *,
    bot: str,
    games: int,
    seed: int = 0,
    content: Path | None = None,
    on_game: Callable[[], None] = lambda: None,
) -> ChapterGames:
    """Let a bot play a chapter by itself."""
    rules = shelf.find(game)
    campaign = campaign_service.campaign_of(rules)
    played = []
    for number in range(seed, seed + games):
        one = holdfast.new(game, {**options, campaign.chapter: chapter}, number, content=content)
        bots.play_out(one, [bots.bot(bot, number + BOTS_APART)])
        outcome = one.outcome
        if outcome is not None:
            report = campaign_service.report_of(one)
            played.append(ChapterGame(outcome.won, outcome.reason, report))
        on_game()
    return ChapterGames(chapter, played)


def markdown(found: Sequence[ChapterGames], formatter: Formatter, command: str) -> str:
    """A table of all chapters, then for each what of it was seen in which share of the games."""
    numbers = list(found[0].games[0].report.numbers)
    heads = [formatter.say("lab-chapters-chapter"), formatter.say("lab-chapters-games")]
    heads += [formatter.say("lab-chapters-won"), *(formatter.say(f"lab-chapters-{one}") for one in numbers)]
    lines = [f"`{command}`", "", _row(heads), _row(["---"] * len(heads))]
    for one in found:
        wins = sum(game.won for game in one.games)
        rate = wilson(wins, len(one.games))
        won = f"{rate.value:.0%} ({rate.low:.0%} to {rate.high:.0%})"
        lines.append(_row([one.chapter, str(len(one.games)), won, *(_cell(one, name) for name in numbers)]))
    for one in found:
        lines += ["", f"## {one.chapter}", ""]
        reasons = sorted({game.reason for game in one.games})
        counted = [f"{reason} {sum(game.reason == reason for game in one.games)}" for reason in reasons]
        lines += [formatter.say("lab-chapters-ends", ends=", ".join(counted)), ""]
        for kind, shares in one.share_seen().items():
            if shares:
                told = ", ".join(
                    _share(id, share) for id, share in sorted(shares.items(), key=lambda two: -two[1])
                )
                lines.append(f"- {formatter.say(f'lab-chapters-{kind}')}: {told}")
    return "\n".join([*lines, ""])


def _share(id: str, share: float) -> str:
    text = f"{id} {share:.0%}"
    return f"**{text}**" if share < SELDOM else text


def _cell(one: ChapterGames, name: str) -> str:
    if name in ("rounds", "shards", "treasures", "ghosts"):
        return f"{one.median_of(name):g}"
    return f"{one.mean_of(name):.0%}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
