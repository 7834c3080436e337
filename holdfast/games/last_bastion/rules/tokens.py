"""Tokens and the reserve: taking, losing, and what follows from losing the last life."""

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.games.last_bastion.message_ids import Ask, Question
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionTable
from holdfast.kernel.question import Verb
from holdfast.kernel.table import Rule

LOSE = Verb("lose")
TAKE = Verb("take")


def gain_life(table: LastBastionTable, seat: int) -> None:
    """Take a life token if the reserve has one (LB-RESERVE-3)."""
    state = table.state
    if state.life:
        state.life -= 1
        state.heroes[seat].life += 1
        state.stir()
        table.note("gain-life", seat, hero=state.heroes[seat].id)


def gain_call(table: LastBastionTable, seat: int) -> None:
    """Take a Call to arms token if the reserve has one."""
    state = table.state
    if state.calls:
        state.calls -= 1
        state.heroes[seat].calls += 1
        state.stir()
        table.note("gain-call", seat, hero=state.heroes[seat].id)


def gain_equipment(table: LastBastionTable, seat: int, colour: str) -> None:
    """Take an equipment token of that colour if the reserve has one."""
    state = table.state
    if state.equipment.get(colour):
        _move_equipment(state.equipment, state.heroes[seat].equipment, colour)
        state.stir()
        table.note("gain-equipment", seat, hero=state.heroes[seat].id, colour=colour)


def spend_equipment(table: LastBastionTable, seat: int, colour: str) -> None:
    """Spend an equipment token of that hero in a fight (LB-FIGHT-7)."""
    state = table.state
    _move_equipment(state.heroes[seat].equipment, state.equipment, colour)
    table.note("spend-equipment", seat, hero=state.heroes[seat].id, colour=colour)


def spend_call(table: LastBastionTable, seat: int, tile: str) -> None:
    """Discard a Call to arms for a tile (LB-CALL-5)."""
    state = table.state
    state.heroes[seat].calls -= 1
    state.calls += 1
    state.stir()
    table.note("call", seat, hero=state.heroes[seat].id, tile=tile)


def _move_equipment(source: dict[str, int], target: dict[str, int], colour: str) -> None:
    left = source[colour] - 1
    if left:
        source[colour] = left
    else:
        del source[colour]
    target[colour] = target.get(colour, 0) + 1


def choose_equipment(table: LastBastionTable, seat: int, ask: Ask) -> Rule[None]:
    """Take an equipment token of one's choice among those in the reserve."""
    available = [colour for colour in COLOURS if table.state.equipment.get(colour)]
    if available:
        choice = yield Question(ask, [TAKE[seat, colour] for colour in available])
        gain_equipment(table, seat, choice.on[0])


def lose_round_token(table: LastBastionTable, seat: int) -> Rule[None]:
    """Return one round token of the hero's choice; with none nothing is lost (LB-RULE-135)."""
    state = table.state
    hero = state.heroes[seat]
    options = [LOSE[seat, colour] for colour in COLOURS if colour in hero.equipment]
    if hero.calls:
        options.append(LOSE[seat, "call"])
    if not options:
        return
    lost = (yield Question("lose-round", options)).on[0]
    state.stir()
    if lost == "call":
        hero.calls -= 1
        state.calls += 1
        table.note("lose-call", seat, hero=hero.id)
    else:
        _move_equipment(hero.equipment, state.equipment, lost)
        table.note("lose-equipment", seat, hero=hero.id, colour=lost)


def lose_life(table: LastBastionTable, seat: int) -> None:
    """Lose a life token; with the last one the hero is eliminated (LB-LIFE-1)."""
    state = table.state
    hero = state.heroes[seat]
    if not hero.in_play:
        return
    hero.life -= 1
    state.life += 1
    state.stir()
    table.note("lose-life", seat, hero=hero.id, left=hero.life)
    if not hero.life:
        eliminate(table, seat)


def eliminate(table: LastBastionTable, seat: int) -> None:
    """The hero leaves the bastion: the first time eliminated, the second time dead (LB-LIFE-12)."""
    state = table.state
    hero = state.heroes[seat]
    for colour, count in hero.equipment.items():
        state.equipment[colour] = state.equipment.get(colour, 0) + count
    state.calls += hero.calls
    hero.equipment = {}
    hero.calls = 0
    hero.status = "dead" if hero.status == "wounded" else "eliminated"
    hero.place = OFF
    hero.pinned = hero.cursed = False
    table.note("eliminated" if hero.status == "eliminated" else "died", seat, hero=hero.id)
    if not any(other.in_play for other in state.heroes):
        table.end(False, "heroes")


def heal(table: LastBastionTable, seat: int, place: int) -> None:
    """Bring an eliminated hero back, wounded (LB-TILE-20, LB-RULE-94)."""
    state = table.state
    tokens = table.content.tokens
    hero = state.heroes[seat]
    life, calls = min(tokens.healed_life, state.life), min(tokens.healed_calls, state.calls)
    hero.status = "wounded"
    hero.place = place
    hero.life, hero.calls = life, calls
    state.life -= life
    state.calls -= calls
    state.stir()
    table.note("healed", seat, hero=hero.id, tile=state.tiles[place], life=life, calls=calls)


def pin(table: LastBastionTable, seat: int) -> None:
    """The hero loses the next movement: the figure lies down (LB-RULE-44)."""
    hero = table.state.heroes[seat]
    if not hero.pinned:
        hero.pinned = True
        table.note("pinned", seat, hero=hero.id)


def can_be_cursed(hero: Hero) -> bool:
    """Only a power that is there can be covered (LB-RULE-114)."""
    return hero.in_play and hero.has_power
