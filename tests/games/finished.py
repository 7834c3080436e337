"""Finished games: `tests/games/<name>.json`, each a record and the outcome it must come to.

A record that no longer replays (cards were balanced anew) is played again by
`pytest tests/games --update-golden`; those that still replay are left as they are.
"""

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import holdfast
from holdfast.bots.names import bot
from holdfast.bots.play import play_out
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Option, Question

FOLDER = Path(__file__).parent


class Finished(NamedTuple):
    """A game as it was played, and how it ended."""

    outcome: Outcome
    record: dict[str, Any]


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def read(name: str) -> Finished:
    plain = json.loads(path(name).read_bytes())
    return Finished(msgspec.convert(plain["outcome"], Outcome), plain["record"])


def write(name: str, game: Game) -> None:
    """One line for each part of the record."""
    record = [f"  {json.dumps(key)}: {json.dumps(part)}" for key, part in game.record().items()]
    outcome = json.dumps(msgspec.to_builtins(game.outcome))
    lines = ["{", f'"outcome": {outcome},', '"record": {', ",\n".join(record), "}", "}", ""]
    path(name).write_text("\n".join(lines), "utf-8")


def replayed(name: str) -> Game | None:
    """The game, if it can still be replayed to the same end."""
    try:
        finished = read(name)
        game = holdfast.load(finished.record)
    except (OSError, HoldfastError):
        return None
    return game if game.outcome == finished.outcome else None


# Players


def any_option(game: Game, question: Question, luck: Random) -> Option:
    return luck.choice(question.choices)


def at_random(game: Game, seed: int) -> Game:
    """Play to the end anyhow."""
    luck = Random(seed)
    while (question := game.question) is not None:
        game.choose(any_option(game, question, luck))
    return game


def at_a_glance(game: Game, seed: int) -> Game:
    """Play as things suggest themselves."""
    while game.question is not None:
        game.choose(game.likeliest())
    return game


def turn_by_turn(game: Game, seed: int) -> Game:
    """Play every turn as well as a narrow look to its end can tell."""
    while (question := game.question) is not None:
        for choice in _promising_turn(game):
            question = game.question
            if question is None or choice not in question.options:
                break
            game.choose(choice)
    return game


def _promising_turn(game: Game, width: int = 8) -> list[str]:
    """The choices after which the turn is over and the position best."""
    best, plan = -1.0, list[str]()
    seen: set[tuple[object, ...]] = set()
    ways: list[tuple[float, Game, list[str]]] = [(0.0, game, [])]
    while ways:
        further: list[tuple[float, Game, list[str]]] = []
        for _, way, choices in ways:
            asked = way.question
            for option in asked.options if asked is not None else ():
                fork = way.fork(0, quiet=True)
                fork.choose(option.id)
                after, value = fork.question, fork.value()
                if after is None or fork.table.turns > game.table.turns:
                    if value > best:
                        best, plan = value, [*choices, option.id]
                    continue
                key = (fork.rules.encode(fork.table.state), after.options.ids)
                if key not in seen:
                    seen.add(key)
                    further.append((value, fork, [*choices, option.id]))
        ways = sorted(further, key=lambda way: -way[0])[:width]
    return plan


def by_search(game: Game, seed: int) -> Game:
    """Let the bot that searches play, with a small budget."""
    play_out(game, [bot("search:4", seed)])
    return game


def dawdling(game: Game, seed: int) -> Game:
    """Play as somebody who lets all turns but few pass."""
    luck = Random(seed)
    while (question := game.question) is not None:
        passing = question.options.get("end-turn")
        game.choose(passing if passing and luck.random() < 0.9 else any_option(game, question, luck))
    return game


# The games


def siege(players: int, level: str, seed: int) -> Game:
    return holdfast.new("last-bastion", {"players": players, "level": level}, seed=seed)


def bastion(seed: int, edition: str, players: int, mode: str = "custom", **options: Any) -> Game:
    chosen = {"edition": edition, "players": players, "mode": mode} | options
    return holdfast.new("bastion", chosen, seed=seed)


def resumed(seed: int) -> Game:
    """A siege that goes on from a position in the middle of the one that was won."""
    won = holdfast.load(read("last-bastion-won").record)
    won.undo(to=len(won.choices) // 2)
    return holdfast.resume(won.position(), seed=seed)


def quest(seed: int, name: str, **options: Any) -> Game:
    """A quest for three heroes, played alone by one player, if nothing else is said."""
    return holdfast.new("sword-and-sorcery", {"quest": name, "party": 3, "players": 1} | options, seed=seed)


VICTORIES = {
    "broken-seal": "seal-broken",
    "drowned-village": "village-saved",
    "merchants-road": "road-open",
    "troll-bridge": "troll-slain",
    "under-the-crown": "king-fallen",
}
"""How each quest of the campaign is won: a bot has done it."""


class Wanted(NamedTuple):
    """A game to be played until it ends as wanted, with one seed after another."""

    deal: Callable[[int], Game]
    play: Callable[[Game, int], Game]
    won: bool
    reason: str

    def games(self) -> Iterator[Game]:
        return (self.play(self.deal(seed), seed) for seed in count())

    def find(self) -> Game:
        for game in self.games():
            outcome = game.outcome
            if outcome is not None and (outcome.won, outcome.reason) == (self.won, self.reason):
                return game
        raise AssertionError


GAMES = {
    "bastion-2015-won": Wanted(lambda seed: bastion(seed, "2015", 4), turn_by_turn, True, "wall-bare"),
    "bastion-2018-won": Wanted(lambda seed: bastion(seed, "2018", 2), turn_by_turn, True, "wall-bare"),
    "bastion-2015-lost-no-room": Wanted(
        lambda seed: bastion(seed, "2015", 2, deck=["legendary"] * 10), at_random, False, "no-room"
    ),
    "bastion-2018-lost-no-room": Wanted(
        lambda seed: bastion(seed, "2018", 3, "scenario", scenario="trembling-earth"),
        at_random,
        False,
        "no-room",
    ),
    "bastion-2015-lost-past-gate": Wanted(
        lambda seed: bastion(seed, "2015", 1, "training"), at_random, False, "past-gate"
    ),
    "bastion-2018-lost-past-gate": Wanted(
        lambda seed: bastion(seed, "2018", 4, "level", level="easy"), turn_by_turn, False, "past-gate"
    ),
    "last-bastion-won": Wanted(lambda seed: siege(4, "normal", seed), at_a_glance, True, "warlords"),
    "last-bastion-lost-evil": Wanted(lambda seed: siege(3, "heroic", seed), at_random, False, "evil-tiles"),
    "last-bastion-lost-heroes": Wanted(lambda seed: siege(2, "hard", seed), at_random, False, "heroes"),
    "last-bastion-lost-stalemate": Wanted(
        lambda seed: siege(1, "novice", seed), at_random, False, "stalemate"
    ),
    "last-bastion-resumed": Wanted(resumed, at_random, False, "evil-tiles"),
    "night-watch-won": Wanted(lambda seed: holdfast.new("night-watch", seed=seed), at_random, True, "dawn"),
    "night-watch-lost": Wanted(lambda seed: holdfast.new("night-watch", seed=seed), at_random, False, "dark"),
}
GAMES |= {
    f"sword-and-sorcery-{name}-won": Wanted(partial(quest, name=name), by_search, True, f"quest-{reason}")
    for name, reason in VICTORIES.items()
} | {
    "sword-and-sorcery-lost-ghosts": Wanted(
        lambda seed: quest(seed, "merchants-road", party=5, players=4, soul_storm=True, campaign=True),
        at_random,
        False,
        "all-ghosts",
    ),
    "sword-and-sorcery-lost-village": Wanted(
        partial(quest, name="drowned-village", party=2), dawdling, False, "quest-village-drowned"
    ),
}
