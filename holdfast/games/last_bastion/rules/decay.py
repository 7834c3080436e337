"""The decay die."""

from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import cards, effects
from holdfast.games.last_bastion.rules.evil import corrupt, corrupt_line
from holdfast.games.last_bastion.rules.geometry import BESIDE
from holdfast.games.last_bastion.rules.tokens import lose_life, lose_round_token
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def roll(table: LastBastionTable, seat: int, actor: int | None, slot: int | None) -> Rule[None]:
    """That player rolls the decay die and suffers the result (LB-DECAY-1).

    `slot` is where the card lies that forced the roll; None where the yellow board did.
    """
    faces = table.content.dice.decay.faces
    face = table.chance.pick("decay", faces)
    table.note("decay", seat, hero=table.state.heroes[seat].id, face=face)
    hero = table.state.heroes[seat]
    if hero.id == "feng-li" and hero.has_power:
        options = [option("reroll:decay", seat), option("keep", seat)]
        choice = yield Question("reroll-decay", options, {"face": face})
        if choice.verb == "reroll":
            face = table.chance.pick("decay", faces)
            table.note("reroll-decay", seat, hero=hero.id, face=face)
    with table.because(f"decay-{face}"):
        yield from _suffer(table, face, seat, actor, slot)


@effects.on_hero("decay")
def _decay(table: LastBastionTable, seat: int, source: effects.EffectSource) -> Rule[None]:
    return roll(table, seat, source.actor, source.slot)


def _suffer(table: LastBastionTable, face: str, seat: int, actor: int | None, slot: int | None) -> Rule[None]:
    match face:
        case "card":
            yield from cards.bring_card(table, seat, actor)
        case "round":
            yield from lose_round_token(table, seat)
        case "round-and-life":
            yield from lose_round_token(table, seat)
            lose_life(table, seat)
        case "life":
            lose_life(table, seat)
        case "evil":
            if slot is not None:
                corrupt_line(table, slot)
            else:
                yield from _corrupt_beside_yellow(table, seat)


def _corrupt_beside_yellow(table: LastBastionTable, seat: int) -> Rule[None]:
    """One of the three tiles that touch the yellow board, of the roller's choice (LB-BOARD-6)."""
    state = table.state
    places = [place for place in BESIDE[state.boards.index("yellow")] if place not in state.evil]
    choice = yield Question("corrupt", [option(f"corrupt:{state.tiles[place]}", seat) for place in places])
    corrupt(table, state.tiles.index(choice.on[0]))
