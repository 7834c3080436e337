"""The chapters of a campaign, played by bots one by one: how long they last and what of them is ever seen."""

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

import holdfast
from holdfast import bots
from holdfast.kernel import campaign_service, shelf
from holdfast.kernel.campaign import Attempt, ChapterReport
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from holdfast.lab.formatter import Formatter
from holdfast.lab.intervals import wilson

BOTS_APART = 1_000_003
SELDOM = 0.1
"""What fewer games than this show is listed by name."""
MAX_TRIES = 24
"""So many games a party plays at most on its road, lost ones included."""
CHOSEN_BY_CHANCE = 0.5
"""The share of the story's choices that chance makes, where it makes any."""


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


class WaveringBot:
    """A bot that leaves some of the story's choices to chance: it would always make the same ones."""

    def __init__(self, bot: bots.Bot, story_question: str, luck: random.Random) -> None:
        self._bot = bot
        self._story_question = story_question
        self._luck = luck

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The bot's choice, or chance's."""
        asked = game.question
        if asked and asked.ask == self._story_question and self._luck.random() < CHOSEN_BY_CHANCE:
            return self._luck.choice(options)
        return self._bot.choose(game, options)


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
    by_chance: bool = False,
    content: Path | None = None,
    on_game: Callable[[], None] = lambda: None,
) -> ChapterGames:
    """Let a bot play a chapter by itself; `by_chance` leaves half of the story's choices to chance."""
    rules = shelf.find(game)
    campaign = campaign_service.campaign_of(rules)
    played = []
    for number in range(seed, seed + games):
        one = holdfast.new(game, {**options, campaign.chapter: chapter}, number, content=content)
        player = bots.bot(bot, number + BOTS_APART)
        if by_chance:
            player = WaveringBot(player, campaign.story_question, random.Random(number))
        bots.play_out(one, [player])
        outcome = one.outcome
        if outcome is not None:
            report = campaign_service.report_of(one)
            played.append(ChapterGame(outcome.won, outcome.reason, report))
        on_game()
    return ChapterGames(chapter, played)


def play_road(
    game: str,
    options: Mapping[str, Any],
    *,
    bot: str,
    campaigns: int,
    seed: int = 0,
    content: Path | None = None,
    on_campaign: Callable[[], None] = lambda: None,
) -> list[ChapterGames]:
    """Let a bot play whole campaigns, lost chapters again; the games of each chapter in order."""
    played: dict[str, list[ChapterGame]] = {one: [] for one in campaign_service.chapters(game, content)}
    for number in range(seed, seed + campaigns):
        for chapter, one in _play_campaign(game, options, bot, number, content):
            played[chapter].append(one)
        on_campaign()
    return [ChapterGames(chapter, games) for chapter, games in played.items() if games]


def _play_campaign(
    game: str, options: Mapping[str, Any], bot: str, seed: int, content: Path | None
) -> list[tuple[str, ChapterGame]]:
    luck = random.Random(seed)
    campaign = campaign_service.campaign_of(shelf.find(game))
    player = WaveringBot(bots.bot(bot, seed + BOTS_APART), campaign.story_question, luck)
    one = campaign_service.set_out(game, options, seed, content)
    tries: list[Attempt] = []
    played = []
    while len(tries) < MAX_TRIES:
        bots.play_out(one, [player])
        if one.outcome is None:
            break
        chapter, outcome = one.options[campaign.chapter], one.outcome
        tries.append(Attempt(chapter, outcome.won))
        played.append((chapter, ChapterGame(outcome.won, outcome.reason, campaign_service.report_of(one))))
        kept = campaign_service.kept_of(one)
        following = campaign_service.next_chapter(game, tries, kept, content)
        if following is None:
            break
        one = campaign_service.go_on(
            game, kept, following, one.options, seed=luck.getrandbits(30), own=content
        )
    return played


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
                listed = ", ".join(
                    _share(id, share) for id, share in sorted(shares.items(), key=lambda two: -two[1])
                )
                lines.append(f"- {formatter.say(f'lab-chapters-{kind}')}: {listed}")
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
