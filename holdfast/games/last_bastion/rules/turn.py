"""The hero phase: move and act in either order, call, use the power, or be done."""

from collections.abc import Callable
from functools import partial

from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import powers, why_not
from holdfast.games.last_bastion.rules.fight import fight
from holdfast.games.last_bastion.rules.horde import end_turn
from holdfast.games.last_bastion.rules.moving import move
from holdfast.games.last_bastion.rules.offers import offers
from holdfast.games.last_bastion.rules.tiles import TILES
from holdfast.games.last_bastion.rules.tokens import spend_call
from holdfast.games.last_bastion.state import OFF, LastBastionTable
from holdfast.kernel.question import Option
from holdfast.kernel.table import Rule


def hero_phase(table: LastBastionTable) -> Rule[None]:
    """What the active hero does, one thing after another."""
    state = table.state
    seat = state.hero_of_side(state.side)
    if seat is None:
        end_turn(table)
        return
    hero = state.heroes[seat]
    barred = partial(why_not.hero_turn, table, seat)
    while state.phase == "hero":
        if hero.place == OFF:
            end_turn(table)
            return
        choice = yield Question("hero-turn", offers(table, seat), {}, barred, clean=True)
        done = ACTIONS[choice.verb](table, seat, choice)
        if done is not None:
            yield from done


def _move(table: LastBastionTable, seat: int, choice: Option) -> None:
    used = table.state.used
    if used.moved:
        used.extra = True
    else:
        used.moved = True
        used.closed = used.tile or used.fight
    move(table, seat, choice)


def _activate(table: LastBastionTable, seat: int, choice: Option) -> Rule[None]:
    table.state.used.tile = True
    tile = choice.on[0]
    table.note("activate", seat, hero=table.state.heroes[seat].id, tile=tile)
    with table.because(f"tile-{tile}"):
        yield from TILES[tile].act(table, seat)


def _call(table: LastBastionTable, seat: int, choice: Option) -> Rule[None]:
    tile = choice.on[0]
    spend_call(table, seat, tile)
    with table.because(f"tile-{tile}"):
        yield from TILES[tile].act(table, seat)


def _fight(table: LastBastionTable, seat: int, choice: Option) -> Rule[None]:
    table.state.used.fight = True
    yield from fight(table, seat, choice)


def _done(table: LastBastionTable, seat: int, choice: Option) -> None:
    end_turn(table)


ACTIONS: dict[str, Callable[[LastBastionTable, int, Option], Rule[None] | None]] = {
    "move": _move,
    "stand": _move,
    "activate": _activate,
    "call": _call,
    "fight": _fight,
    "lend": powers.lend,
    "enchant": powers.enchant,
    "fetch": powers.fetch,
    "banish": powers.drive_out,
    "done": _done,
}
