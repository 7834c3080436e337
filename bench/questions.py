"""`python -m bench.questions`: how many questions a game asks, and how many clicks a turn takes.

The quick bot plays the same deals in every run, and a click is a choice it makes. Questions that have one
answer are not asked, and count for nothing.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field, to_builtins
from rich.console import Console
from rich.table import Table

import holdfast
from bench.kernel import deal
from holdfast.bots import bot
from holdfast.kernel.game import Game

BOT = "instinct"
GAMES = 24
MOST_CHOICES = 4000
FIGHTS = {"last-bastion": "fight", "bastion": "attack", "sword-and-sorcery": "attack"}
"""The verb that begins a fight."""
REWARDS = ("gain-equipment", "gain-life", "gain-call", "evil-banished")
"""What a rewarded fight brings, as the chronicle names it."""


class Count(Struct):
    """What was asked in all games of a kind."""

    games: int = 0
    turns: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """How often each kind of question was asked."""
    fights: list[int] = field(default_factory=list)
    """The clicks of each fight, from the first one until nothing of it is left to decide."""
    rewarded: list[int] = field(default_factory=list)
    """Those of the fights that brought a reward."""
    plain: list[int] = field(default_factory=list)
    """The clicks of each turn without a fight."""

    @property
    def clicks(self) -> int:
        """All choices made."""
        return sum(self.asked.values())


def count(game: str, games: int = GAMES, name: str = BOT) -> Count:
    """Play so many deals with the bot, and count."""
    counted = Count()
    for number in range(games):
        played = deal(game, number)
        _play(played, name, number, counted)
        counted.games += 1
        counted.turns += played.turns
    return counted


def _play(played: Game, name: str, seed: int, counted: Count) -> None:
    player = bot(name, seed)
    fight = FIGHTS.get(played.rules.id)
    began: tuple[int, int] | None = None
    turn, clicks, fought = played.turns, 0, False
    for made in range(MOST_CHOICES):
        question = played.question
        if question is None:
            return
        if began is not None and question.clean:
            _count_fight(counted, made - began[0], played.events[began[1] :])
            began = None
        if played.turns != turn:
            if clicks and not fought:
                counted.plain.append(clicks)
            turn, clicks, fought = played.turns, 0, False
        chosen = player.choose(played, question.choices)
        if chosen.verb == fight:
            began, fought = (made, len(played.events)), True
        clicks += 1
        counted.asked[question.ask] += 1
        played.choose(chosen)


def _count_fight(counted: Count, clicks: int, events: Iterable[Any]) -> None:
    counted.fights.append(clicks)
    if any(event.what in REWARDS for event in events):
        counted.rewarded.append(clicks)


def show(counts: dict[str, Count], console: Console) -> None:
    """Print one table for each game."""
    for game, found in counts.items():
        title = f"{game}: {found.games} games, {found.turns} turns, by {BOT}"
        table = Table("question", "a game", "a turn", title=title)
        for ask, number in (("all", found.clicks), *found.asked.most_common()):
            table.add_row(ask, f"{number / found.games:.1f}", f"{number / found.turns:.2f}")
        parts = (
            ("turn without a fight", found.plain),
            ("fight", found.fights),
            ("rewarded fight", found.rewarded),
        )
        for name, clicks in parts:
            if clicks:
                table.add_row(f"{name} ({len(clicks)})", "", f"{sum(clicks) / len(clicks):.2f}")
                table.add_row("  the longest", "", str(max(clicks)))
        console.print(table)


def main(arguments: list[str]) -> None:
    """Count for the games that are named, or for all."""
    parser = argparse.ArgumentParser(prog="python -m bench.questions", description=__doc__)
    parser.add_argument("games", nargs="*", help="the games to play; all of them if none is named")
    parser.add_argument("--deals", type=int, default=GAMES, help="deals of each game")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    given = parser.parse_args(arguments)
    counts = {game: count(game, given.deals) for game in given.games or holdfast.shelf()}
    if given.json:
        print(json.dumps({game: to_builtins(found) for game, found in counts.items()}))
    else:
        show(counts, Console())


if __name__ == "__main__":
    main(sys.argv[1:])
