"""A bot that talks: it says what it intends and why, and follows simple requests of other players.

A request is written `take:red-1`, `keep:call` or `come:market`: take that one, keep that, come here. The
things are those that options name. A request holds for a while and ends when it is fulfilled; a companion
follows it unless that would cost the team too much.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from holdfast.bots.greedy import value_after
from holdfast.bots.names import Bot
from holdfast.bots.rollout import play_to_end, policy_of, value_of_end
from holdfast.bots.search import Search
from holdfast.bots.seeded_random import SeededRandom
from holdfast.kernel.errors import HoldfastError, shown
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message
from holdfast.kernel.question import Option

RequestKind = Literal["take", "keep", "come"]
REQUEST_KINDS: tuple[RequestKind, ...] = get_args(RequestKind)
HELD_FOR = 8
"""Turns after which a request expires."""
PRICE = 0.1
"""How much of the chance to win a companion gives up for a request."""
FUTURES = 8
FUTURES_TO_THE_END = 4
"""So many are enough where each is played to its end."""
PLAYED_OUT = 5
"""So many options that a request leaves or asks for are then looked at: the likeliest."""


class BadBotRequest(HoldfastError):
    """A request that no companion understands."""

    code = "bad-wish"


class BotRequest(Struct, frozen=True):
    """A request to a companion, and the turn in which it was made."""

    what: RequestKind
    thing: str
    turn: int = 0

    def holds(self, turn: int) -> bool:
        """Is it still to be followed?"""
        return turn < self.turn + HELD_FOR


def read_bot_request(text: str, turn: int = 0) -> BotRequest:
    """Parse a request.

    >>> read_bot_request("take:red-1").thing
    'red-1'
    """
    said, _, thing = text.partition(":")
    for what in REQUEST_KINDS:
        if what == said and thing:
            return BotRequest(what, thing, turn)
    raise BadBotRequest(wish=shown(text), known=", ".join(REQUEST_KINDS))


def explain(game: Game, option: Option) -> Message:
    """In one sentence what a bot intends with an option and why: the threat it answers, the chance it has.

    `bot-says` with the `deed` and the reason `why`; `bot-says-chance` also with the `percent` of the
    likeliest thing that may come of it and what that is, `chance`.
    """
    builder = game.messages()
    label = builder.label(option)
    why = game.explain(option)
    odds = game.odds(option)
    if odds is None or not odds.of:
        return Message("bot-says", {"deed": label, "why": why})
    code = max(odds.of, key=lambda one: odds.of[one])
    chance = builder.chances(type(odds)({code: odds.of[code]}))[0]
    return Message("bot-says-chance", {"deed": label, "why": why, "chance": chance})


class CompanionBot:
    """A bot that takes its own choice, unless it can follow a request at a small price."""

    def __init__(self, bot: Bot, seed: int, plan: Sequence[str] = ()) -> None:
        """`plan` holds the ids that it meant to choose next, when it last thought."""
        self._bot = bot
        self._rng = SeededRandom(seed)
        self.requests: list[BotRequest] = []
        self.plan = list(plan)
        """What it means to choose after its last choice; nobody waits for that again."""

    def hear(self, request: BotRequest) -> None:
        """Somebody requests something; the latest request about a thing counts."""
        self.requests = [other for other in self.requests if other.thing != request.thing]
        self.requests.append(request)

    def choose(self, game: Game, options: Sequence[Option]) -> Option:
        """The bot's choice among the options that the requests leave or ask for."""
        turn = game.turns
        self.requests = [request for request in self.requests if request.holds(turn)]
        own = self._own_choice(game, options)
        chosen = self._with_requests(game, options, own)
        if chosen is not own:
            self.plan = []
        return chosen

    def help(self, game: Game, options: Sequence[Option]) -> Option | None:
        """What another player has asked for in his own turn, if one of these options is that."""
        turn = game.turns
        self.requests = [request for request in self.requests if request.holds(turn)]
        for request in self.requests:
            for option in options:
                if helps(game, option, request):
                    self.requests.remove(request)
                    return option
        return None

    def _own_choice(self, game: Game, options: Sequence[Option]) -> Option:
        """The next choice of the plan, or what the bot thinks of where there is none that fits."""
        if self.plan:
            planned = next((option for option in options if option.id == self.plan[0]), None)
            if planned is not None:
                del self.plan[0]
                return planned
        own = self._bot.choose(game, options)
        self.plan = self._bot.intends(game, own) if isinstance(self._bot, Search) else []
        return own

    def _with_requests(self, game: Game, options: Sequence[Option], own: Option) -> Option:
        """The bot's own choice, unless a request leads to another at a small price."""
        if not self.requests or len(options) < 2:
            return own
        kept = [request.thing for request in self.requests if request.what == "keep"]
        allowed = [option for option in options if not _touches(option, kept)]
        for request in self.requests:
            if request.what == "keep":
                continue
            fitting = [option for option in allowed if game.leads_to(option, request.thing)]
            found = self._affordable(game, own, fitting)
            if found is not None:
                if request.thing in found.on:
                    self.requests.remove(request)
                return found
        if allowed and own not in allowed:
            return self._affordable(game, own, allowed) or own
        return own

    def _affordable(self, game: Game, own: Option, others: Sequence[Option]) -> Option | None:
        """The best of these options, if it costs little beside the bot's own choice."""
        if not others or own in others:
            return own if own in others else None
        seeds = [self._rng.getrandbits(64) for _ in range(FUTURES)]
        worth = value_after
        if game.rules.bot.search.play_out:
            policy = policy_of(game)
            others = sorted(others, key=policy.__getitem__, reverse=True)[:PLAYED_OUT]
            worth = value_at_the_end
        values = {option: worth(game, option, seeds) for option in others}
        best = max(others, key=values.__getitem__)
        return best if values[best] >= worth(game, own, seeds) - PRICE else None


def value_at_the_end(game: Game, option: Option, seeds: Sequence[int]) -> float:
    """The mean value of the ends of a few games that go on with that option."""
    total = 0.0
    for seed in seeds[:FUTURES_TO_THE_END]:
        future = game.fork(seed, quiet=True)
        future.choose(option.id)
        play_to_end(future)
        total += value_of_end(future)
    return total / FUTURES_TO_THE_END


def helps(game: Game, option: Option, request: BotRequest) -> bool:
    """Does the option use the thing that was asked for?"""
    return request.what == "take" and not option.declines and game.leads_to(option, request.thing)


def _touches(option: Option, things: Sequence[str]) -> bool:
    return any(thing in option.on for thing in things)
