"""A bot as a companion: it says what it intends and why, and follows simple wishes of the others.

A wish is written `take:red-1`, `keep:call` or `come:market`: take that one, keep that, come here. The
things are those that options name. A wish holds for a while and ends when it is fulfilled; a companion
follows it unless that would cost the team too much.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from holdfast.bots.greedy import value_after
from holdfast.bots.names import Bot
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.errors import HoldfastError, shown
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, Teller
from holdfast.kernel.question import Option

What = Literal["take", "keep", "come"]
WHATS: tuple[What, ...] = get_args(What)
HELD_FOR = 8
"""A wish holds for so many turns."""
PRICE = 0.1
"""So much of the chance to win a companion gives up for a wish."""
FUTURES = 8


class BadWish(HoldfastError):
    """Not a wish that a companion understands."""

    code = "bad-wish"


class Wish(Struct, frozen=True):
    """What somebody wishes of a companion, and the turn in which it was said."""

    what: What
    thing: str
    turn: int = 0

    def holds(self, turn: int) -> bool:
        """Is it still to be followed?"""
        return turn < self.turn + HELD_FOR


def read_wish(text: str, turn: int = 0) -> Wish:
    """A wish as it is written.

    >>> read_wish("take:red-1").thing
    'red-1'
    """
    said, _, thing = text.partition(":")
    for what in WHATS:
        if what == said and thing:
            return Wish(what, thing, turn)
    raise BadWish(wish=shown(text), known=", ".join(WHATS))


def explain(game: Game, option: Option) -> Message:
    """In one sentence what a bot intends with an option and why: the threat it answers, the chance it has.

    `bot-says` with the `deed` and the reason `why`; `bot-says-chance` also with the `percent` of the
    likeliest thing that may come of it and what that is, `chance`.
    """
    question = game.question
    assert question is not None
    teller = Teller(game.rules, game.table)
    deed = teller.label(option)
    why = teller.named(game.rules.bot.explain(game.table, question, option))
    odds = game.odds(option)
    if odds is None or not odds.of:
        return Message("bot-says", {"deed": deed, "why": why})
    code = max(odds.of, key=lambda one: odds.of[one])
    chance = teller.chances(type(odds)({code: odds.of[code]}))[0]
    return Message("bot-says-chance", {"deed": deed, "why": why, "chance": chance})


class Companion:
    """A bot that listens: its own choice, unless a wish can be followed at a small price."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = SeededRandom(seed)
        self.wishes: list[Wish] = []

    def hear(self, wish: Wish) -> None:
        """Somebody wishes something; the latest wish about a thing counts."""
        self.wishes = [other for other in self.wishes if other.thing != wish.thing]
        self.wishes.append(wish)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The bot's choice among the options that the wishes leave or ask for."""
        turn = game.table.turns
        self.wishes = [wish for wish in self.wishes if wish.holds(turn)]
        own = self._bot.choose(game, options)
        if not self.wishes or len(options) < 2:
            return own
        kept = [wish.thing for wish in self.wishes if wish.what == "keep"]
        allowed = [option for option in options if not _touches(option, kept)]
        for wish in self.wishes:
            if wish.what == "keep":
                continue
            leads_to = game.rules.bot.leads_to
            fitting = [option for option in allowed if leads_to(game.table, option, wish.thing)]
            found = self._affordable(game, own, fitting)
            if found is not None:
                if wish.thing in found.on:
                    self.wishes.remove(wish)
                return found
        if allowed and own not in allowed:
            return self._affordable(game, own, allowed) or own
        return own

    def _affordable(self, game: Game, own: Option, others: Sequence[Option]) -> Option | None:
        """The best of these options, if it costs little beside the bot's own choice."""
        if not others or own in others:
            return own if own in others else None
        seeds = [self._rng.getrandbits(64) for _ in range(FUTURES)]
        values = {option: value_after(game, option, seeds) for option in others}
        best = max(others, key=values.__getitem__)
        return best if values[best] >= value_after(game, own, seeds) - PRICE else None


def _touches(option: Option, things: Sequence[str]) -> bool:
    return any(thing in option.on for thing in things)
