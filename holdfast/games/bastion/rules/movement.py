"""Chapter MOVE: from part to part of the bastion, further with Acceleration."""

from functools import cache, lru_cache

from holdfast.games.bastion.rules.attack import attack_at
from holdfast.games.bastion.rules.attack_spells import attack_spells_at
from holdfast.games.bastion.rules.geometry import CITADEL, SQUARE, Geometry, Route
from holdfast.games.bastion.rules.spells import COPY, Casting, held_copies, use_up
from holdfast.games.bastion.rules.strength import price_at
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

ACCELERATION = "acceleration"
MOVE = Verb("move")


def accelerations(context: TurnContext) -> tuple[list[str], list[str], str]:
    """The active defender's Accelerations, the Copies that may stand for one, and what these copy."""
    content = context.content
    wanted = content.of_spell[ACCELERATION]
    own = [card for card in context.me.spells if card in wanted]
    copies = held_copies(content, context.me)
    copied = ""
    if copies:
        held = (card for defender in context.state.defenders for card in defender.spells)
        copied = next((card for card in held if card in wanted), "")
    return own, copies if copied else [], copied


def offer_moves(context: TurnContext, options: list[Option]) -> None:
    """The places to go, the further ones at the price of Accelerations (BA-RULE-114).

    A dragon's citadel or Rokai's district is offered only together with the attack (BA-RULE-51).
    """
    seat, spell_options = context.seat, context.spell_options
    boosts = None if spell_options is None else spell_options.accelerations
    if context.dragon or context.rokai:
        near = context.board.enterable_from(context.place, context.dragon, context.rokai)
        options += [MOVE[seat, to] for to in near]
        if boosts is None:
            for to in context.board.neighbours[context.place]:
                if to not in near and not context.state.attacked:
                    _offer_storm(context, Route(to, (), obliges=True), [], [], options)
            return
    else:
        options += _moves(seat, context.board.neighbours[context.place])
        if boosts is None:
            return
    own, copies, _ = boosts
    if context.dragon or context.rokai:
        _offer_boosted(context, own, copies, options)
    else:
        options += _boosted_moves(context.board, seat, context.place, len(own), len(copies))


def _offer_boosted(context: TurnContext, own: list[str], copies: list[str], options: list[Option]) -> None:
    """The moves that take Accelerations, where not every place may be entered without an attack."""
    most = 1 + len(own) + len(copies)
    for route in context.board.routes(context.place, context.dragon, context.rokai):
        if route.steps > most:
            break
        if route.obliges:
            if not context.state.attacked:
                _offer_storm(context, route, own, copies, options)
        else:
            for suffix, _ in _payments(route, len(own), len(copies)):
                options.append(option(f"move:{route.to}{suffix}", context.seat))


@cache
def _moves(seat: int, places: tuple[str, ...]) -> list[Option]:
    """The moves of a seat to these places."""
    return [MOVE[seat, to] for to in places]


@lru_cache(4096)
def _boosted_moves(board: Geometry, seat: int, place: str, own: int, copies: int) -> list[Option]:
    """The moves that take so many Accelerations and Copies, where every place may be entered."""
    return [
        option(f"move:{route.to}{suffix}", seat)
        for route in board.routes(place, False, "")
        if route.steps <= 1 + own + copies
        for suffix, _ in _payments(route, own, copies)
    ]


def _payments(route: Route, own: int, copies: int) -> list[tuple[str, int]]:
    """How the Accelerations of a route may be paid: the suffix of the option's id, and the Copies in it."""
    extra = route.steps - 1
    if not extra:
        return [("", 0)]
    payments = []
    for copied in range(max(0, extra - own), min(copies, extra) + 1):
        names = [ACCELERATION] * (extra - copied) + [COPY] * copied
        payments.append((">" + "+".join(names), copied))
    return payments


def _offer_storm(
    context: TurnContext, route: Route, own: list[str], copies: list[str], options: list[Option]
) -> None:
    target = CITADEL if route.to == CITADEL else SQUARE[route.to]
    price = price_at(context, target)
    for suffix, copied in _payments(route, len(own), len(copies)):
        if price.payable(context.me.pool):
            options.append(option(f"storm:{route.to}{suffix}", context.seat))
        if not (context.me.spells or context.state.pledges):
            continue
        spells = attack_spells_at(context, route.to, without=tuple(copies[:copied]), target=target)
        if spells is not None and spells.can_reduce(price) and spells.can_pay(price, context.me.pool):
            options.append(option(f"storm-with-spells:{route.to}{suffix}", context.seat))


def storm(context: TurnContext, choice: Option) -> Rule[None]:
    """Move into a dragon's citadel or Rokai's district and attack at once (BA-MOVE-4 to 8)."""
    move(context, choice)
    context.refresh()
    place = choice.on[0]
    target = CITADEL if place == CITADEL else SQUARE[place]
    yield from attack_at(context, target, with_spells=choice.verb == "storm-with-spells")


def move(context: TurnContext, choice: Option) -> None:
    """Move, once per turn."""
    table = context.table
    to, *spells = choice.on
    via: tuple[str, ...] = ()
    if spells:
        routes = context.board.routes(context.place, context.dragon, context.rokai)
        via = next((route.via for route in routes if route.to == to), ())
        own, copies, copied = accelerations(context)
        for nth in range(spells.count(COPY)):
            use_up(context, Casting(context.seat, copies[nth], copied))
        for nth in range(spells.count(ACCELERATION)):
            use_up(context, Casting(context.seat, own[nth], own[nth]))
    context.me.place = to
    context.state.moved = True
    if context.place == CITADEL:
        context.state.must_leave = False
    table.note("move", context.seat, start=context.place, to=to, via=list(via))


def brings_nearer(table: BastionTable, option: Option, place: str) -> bool:
    """Is that a move to a place that borders on the wanted one, from one that does not?"""
    board = table.content.board(table.state.districts, table.state.side)
    around = board.neighbours.get(place)
    if option.verb != "move" or option.seat is None or around is None:
        return False
    return option.on[0] in around and table.state.defenders[option.seat].place not in around
