"""NW-2 and NW-3: a shadow comes, and the watch ends in the dark or at dawn."""

from functools import partial

from examples.night_watch.rules import why_not
from examples.night_watch.rules.geometry import next_seat
from examples.night_watch.state import FOG, NightWatchTable
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule


def shadow_comes(table: NightWatchTable) -> Rule[None]:
    """The top card takes its strength from the fire, unless somebody throws a torch at it."""
    state = table.state
    card = state.deck.draw("shadow", table.chance)
    state.foreseen_by = []
    strength = table.content[card].strength
    if table.options["fog"] and table.chance.pick("fog", FOG) == "thick":
        strength += 1
    table.note("shadow", shadow=card, strength=strength)
    with table.because(card):
        thrower = yield from _thrown_torch(table, card, strength)
        if thrower is not None:
            watcher = state.watchers[thrower]
            watcher.torch = False
            state.deck.put_underneath(card)
            table.note("torch", thrower, watcher=watcher.id, shadow=card)
        else:
            lost = min(strength, state.fire)
            state.fire -= lost
            state.forest += lost
            state.gone.append(card)
            table.note("dim", shadow=card, lost=lost, fire=state.fire)
            end_if_over(table)
    state.seat = next_seat(state)
    state.phase = "begin"


def _thrown_torch(table: NightWatchTable, card: str, strength: int) -> Rule[int | None]:
    """Who throws a torch, if anybody."""
    state = table.state
    throws = [
        option(f"throw:{watcher.id}", seat) for seat, watcher in enumerate(state.watchers) if watcher.torch
    ]
    if not throws:
        return None
    saves = frozenset(throw.id for throw in throws) if strength >= state.fire else frozenset[str]()
    about = {"shadow": card, "strength": strength}
    barred = partial(why_not.shadow, table)
    choice = yield Question("shadow", [*throws, option("go-on")], about, barred, reaction=True, saves=saves)
    return choice.seat if choice.verb == "throw" else None


def end_if_over(table: NightWatchTable) -> None:
    """NW-3."""
    state = table.state
    if not state.fire:
        table.end(False, "dark")
    if not state.deck:
        table.end(True, "dawn", state.fire + 2 * sum(watcher.torch for watcher in state.watchers))
