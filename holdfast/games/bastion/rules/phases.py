"""Chapter SETUP: the phases before the first turn; and all phases by their names."""

from collections.abc import Callable

from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.actions import actions
from holdfast.games.bastion.rules.deck import shuffle_in
from holdfast.games.bastion.rules.enemies import enterable, reveal_next_enemy
from holdfast.games.bastion.rules.geometry import CITADEL
from holdfast.games.bastion.rules.turn import dawn, enemy, watch
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.deck import Layer
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

THIRD = "third"
"""The pool of the rituals that went under the deck in set-up."""


def muster(table: BastionTable) -> Rule[None] | None:
    """One of the first enemies is added (BA-RULE-92, BA-RULE-111)."""
    arrival = reveal_next_enemy(table)
    if arrival is not None:
        return _muster_arriving(table, arrival)
    _count_mustered(table)
    return None


def _muster_arriving(table: BastionTable, arrival: Rule[None]) -> Rule[None]:
    """The traits of a new enemy have something to ask."""
    yield from arrival
    _count_mustered(table)


def _count_mustered(table: BastionTable) -> None:
    """One enemy less to add; after the last one priests that were put aside go back into the deck."""
    state = table.state
    state.to_muster = state.to_muster - 1 if state.deck else 0
    if state.to_muster:
        return
    if state.aside:
        shuffle_in(state.deck, state.aside)
        table.note("shuffle-in", cards=list(state.aside))
        state.aside = []
    edition = table.content.editions[table.options["edition"]]
    state.phase = "station" if edition.defenders_wait_for_setup else "deal"


def station(table: BastionTable) -> Rule[None]:
    """Defenders come into the citadel, or into districts if a dragon was quicker (BA-RULE-50)."""
    state = table.state
    for seat, defender in enumerate(state.defenders):
        if defender.place:
            continue
        if not state.citadel:
            defender.place = CITADEL
            table.note("station", seat, defender=defender.id, at=CITADEL)
            continue
        options = [option(f"station:{place}", seat) for place in enterable(table, CITADEL)]
        choice = yield Question("station", options, {"defender": defender.id})
        defender.place = choice.on[0]
        table.note("station", seat, defender=defender.id, at=defender.place)
        return
    state.phase = "deal"
    table.note("stationed")


def deal(table: BastionTable) -> None:
    """Each player draws three rituals (BA-SETUP-11, BA-SETUP-20)."""
    state = table.state
    edition = table.content.editions[table.options["edition"]]
    for seat, defender in enumerate(state.defenders):
        for _ in range(edition.rituals_drawn):
            if state.ritual_deck:
                defender.drawn.append(state.ritual_deck.draw("ritual", table.chance))
                table.note("draw-ritual", seat, ritual=defender.drawn[-1])
    state.phase = "rituals" if any(defender.drawn for defender in state.defenders) else "dawn"
    table.note("dealt")


def choose_rituals(table: BastionTable) -> Rule[None]:
    """Each player puts one of his three rituals back; nobody waits for another."""
    state = table.state
    options = [
        option(f"return:{ritual}", seat)
        for seat, defender in enumerate(state.defenders)
        for ritual in defender.drawn
    ]
    choice = yield Question("return-ritual", options)
    ritual = choice.on[0]
    seat = next(nth for nth, defender in enumerate(state.defenders) if ritual in defender.drawn)
    defender = state.defenders[seat]
    defender.drawn.remove(ritual)
    defender.rituals, defender.drawn = defender.drawn, []
    _put_under(table, ritual)
    table.note("ritual-under", seat, ritual=ritual)
    if not any(defender.drawn for defender in state.defenders):
        state.phase = "dawn"


def _put_under(table: BastionTable, ritual: str) -> None:
    """Under the deck: in the order they came, or in random order (E47)."""
    deck = table.state.ritual_deck
    if not table.content.editions[table.options["edition"]].third_rituals_shuffled:
        deck.put_underneath(ritual)
        return
    pool = deck.pools.setdefault(THIRD, [])
    pool.append(ritual)
    if deck.layers and deck.layers[-1].pool == THIRD:
        deck.layers[-1].count += 1
    else:
        deck.layers.append(Layer(THIRD, 1))


PHASES: dict[str, Callable[[BastionTable], Rule[None] | None]] = {
    "muster": muster,
    "station": station,
    "deal": deal,
    "rituals": choose_rituals,
    "dawn": dawn,
    "watch": watch,
    "enemy": enemy,
    "actions": actions,
}
"""What is played in each phase."""
