"""NW-1: a watcher does two things, and whoever has wood may feed the fire."""

from functools import partial

from examples.night_watch.rules import why_not
from examples.night_watch.state import ACTIONS, FINDS, FOUND, NightWatchTable
from holdfast.kernel.question import Option, Question, option
from holdfast.kernel.table import Rule


def begin(table: NightWatchTable) -> None:
    """A turn begins."""
    state = table.state
    if state.seat == 0:
        table.begin_round()
    state.turn += 1
    state.acted = 0
    state.phase = "act"
    table.begin_turn(state.seat, watcher=state.watchers[state.seat].id, number=state.turn)


def act(table: NightWatchTable) -> Rule[None]:
    """One action of the active watcher, or a piece of wood from anybody."""
    state = table.state
    choice = yield Question("turn", _options(table), {}, partial(why_not.turn, table))
    seat = state.seat
    match choice.verb:
        case "feed":
            assert choice.seat is not None
            state.watchers[choice.seat].wood -= 1
            state.fire += 1
            table.note("feed", choice.seat, watcher=choice.on[0], fire=state.fire)
            return
        case "done":
            state.phase = "shadow"
            table.note("done", seat, watcher=state.watchers[seat].id)
            return
        case "gather":
            gather(table)
        case "look":
            look(table)
        case "hand":
            yield from hand(table, choice.on[1])
    state.acted += 1


def _options(table: NightWatchTable) -> list[Option]:
    state = table.state
    seat = state.seat
    options = [
        option(f"feed:{watcher.id}", number) for number, watcher in enumerate(state.watchers) if watcher.wood
    ]
    if state.acted < ACTIONS:
        options.append(option("gather", seat))
        if why_not.may_look(state):
            options.append(option("look", seat))
        if state.watchers[seat].wood:
            options += [
                option(f"hand:wood>{other.id}", seat)
                for number, other in enumerate(state.watchers)
                if number != seat
            ]
    options.append(option("done", None if table.options["late"] else seat))
    return options


def gather(table: NightWatchTable) -> None:
    """Look for wood in the forest."""
    state = table.state
    face = table.chance.pick("find", FINDS)
    found = min(FOUND[face], state.forest)
    state.forest -= found
    watcher = state.watchers[state.seat]
    watcher.wood += found
    table.note("gather", state.seat, watcher=watcher.id, count=found)


def look(table: NightWatchTable) -> None:
    """See the top card; the others do not."""
    state = table.state
    deck = state.deck
    card = deck.draw("omen", table.chance)
    deck.put_on_top(card)
    state.foreseen_by.append(state.seat)
    table.note("look", state.seat, watcher=state.watchers[state.seat].id)
    with table.because("look"):
        table.whisper((state.seat,), "omen", state.seat, shadow=card)


def hand(table: NightWatchTable, to: str) -> Rule[None]:
    """Give wood to another watcher: how much is asked."""
    state = table.state
    giver = state.watchers[state.seat]
    taker = next(watcher for watcher in state.watchers if watcher.id == to)
    counts = range(1, giver.wood + 1)
    about = {"watcher": taker.id}
    choice = yield Question("how-many", [option(f"give:{count}", state.seat) for count in counts], about)
    count = int(choice.on[0])
    giver.wood -= count
    taker.wood += count
    table.note("hand", state.seat, watcher=giver.id, to=taker.id, count=count)
