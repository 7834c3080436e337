"""What the icons of the cards do, and to whom.

Icons that draw cards or roll dice register themselves where that is done: `cards`, `decay`.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from holdfast.games.last_bastion.content.schema import HARMS
from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import why_not_choices
from holdfast.games.last_bastion.rules.evil import banish, curse, evil_targets, haunt
from holdfast.games.last_bastion.rules.order import Due, next_effect
from holdfast.games.last_bastion.rules.tokens import (
    can_be_cursed,
    choose_equipment,
    gain_call,
    gain_life,
    lose_life,
    lose_round_token,
    pin,
)
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionState, LastBastionTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


class EffectSource(NamedTuple):
    """Where an effect comes from: the card in that slot, in that player's turn (None: nobody's).

    What the player may take or leave is taken, unless `ask_optional`.
    """

    slot: int
    actor: int | None
    ask_optional: bool = True
    leaving: tuple[int, ...] = ()
    """The slots of the cards that have been defeated with it."""


ApplyToHero = Callable[[LastBastionTable, int, EffectSource], Rule[None] | None]


class HeroEffect(NamedTuple):
    """What an icon does to one hero, and to which heroes it can be applied (LB-RULE-33)."""

    to: ApplyToHero
    fits: Callable[[LastBastionState, Hero], bool]


def _anyone(state: LastBastionState, hero: Hero) -> bool:
    return True


def _lose_life(table: LastBastionTable, seat: int, source: EffectSource) -> None:
    lose_life(table, seat)


def _lose_round(table: LastBastionTable, seat: int, source: EffectSource) -> Rule[None]:
    return lose_round_token(table, seat)


def _curse(table: LastBastionTable, seat: int, source: EffectSource) -> None:
    curse(table, seat)


def _gain_equipment(table: LastBastionTable, seat: int, source: EffectSource) -> Rule[None]:
    return choose_equipment(table, seat, "gain-equipment")


def _gain_life(table: LastBastionTable, seat: int, source: EffectSource) -> None:
    gain_life(table, seat)


def _gain_call(table: LastBastionTable, seat: int, source: EffectSource) -> None:
    gain_call(table, seat)


def _cleanse(table: LastBastionTable, seat: int, source: EffectSource) -> Rule[None]:
    targets = evil_targets(table.state, source.leaving)
    if len(targets) == 1 and not source.ask_optional:
        banish(table, targets[0])
    elif targets:
        options = [*(option(f"banish:{target}", seat) for target in targets), option("decline", seat)]
        choice = yield Question("cleanse", options)
        if choice.verb == "banish":
            banish(table, choice.on[0])


def _gain_life_and_call(table: LastBastionTable, seat: int, source: EffectSource) -> Rule[None]:
    state = table.state
    takes = [name for name, left in (("life", state.life), ("call", state.calls)) if left]
    if not takes:
        return
    if source.ask_optional:
        options = [option(f"take:{'+'.join(takes)}", seat)]
        if len(takes) > 1:
            options += [option(f"take:{name}", seat) for name in takes]
        choice = yield Question("gain-life-and-call", [*options, option("decline", seat)])
        takes = list(choice.on)
    if "life" in takes:
        gain_life(table, seat)
    if "call" in takes:
        gain_call(table, seat)


OPTIONAL = frozenset({"cleanse", "gain-life-and-call"})
"""Rewards that a player may leave (LB-RULE-76)."""
ON_HERO: dict[str, HeroEffect] = {
    "lose-life": HeroEffect(_lose_life, _anyone),
    "lose-round": HeroEffect(_lose_round, lambda state, hero: hero.round_tokens),
    "curse": HeroEffect(_curse, lambda state, hero: can_be_cursed(hero)),
    "gain-equipment": HeroEffect(_gain_equipment, lambda state, hero: any(state.equipment.values())),
    "gain-life": HeroEffect(_gain_life, lambda state, hero: state.life > 0),
    "gain-call": HeroEffect(_gain_call, lambda state, hero: state.calls > 0),
    "cleanse": HeroEffect(_cleanse, lambda state, hero: bool(evil_targets(state))),
    "gain-life-and-call": HeroEffect(
        _gain_life_and_call, lambda state, hero: state.life > 0 or state.calls > 0
    ),
}
"""Icons that concern one hero."""


def on_hero(code: str) -> Callable[[ApplyToHero], ApplyToHero]:
    """Register what an icon does to any one hero."""

    def register(function: ApplyToHero) -> ApplyToHero:
        ON_HERO[code] = HeroEffect(function, _anyone)
        return function

    return register


def _all_lose_round(table: LastBastionTable, seat: int) -> Rule[None]:
    return lose_round_token(table, seat)


def _all_curse(table: LastBastionTable, seat: int) -> None:
    curse(table, seat)


def _all_pin(table: LastBastionTable, seat: int) -> None:
    pin(table, seat)


ON_ALL: dict[str, Callable[[LastBastionTable, int], Rule[None] | None]] = {
    "all-lose-round": _all_lose_round,
    "all-curse": _all_curse,
    "all-pin": _all_pin,
}
"""Icons that concern every hero in play."""


def apply_all(
    table: LastBastionTable,
    due: list[Due],
    actor: int | None,
    exit_of: int | None = None,
    *,
    ask_optional: bool = True,
    leaving: tuple[int, ...] = (),
) -> Rule[None]:
    """Apply effects one after another, in the order the acting player wants where that can matter; each is
    finished with all its consequences before the next (LB-RULE-21)."""
    due = list(due)
    about = {"exit": True} if exit_of is not None else {}
    while due:
        actor = actor_in_play(table, actor)
        one = _shrugged_off(table, due, exit_of)
        if one is None:
            one = yield from next_effect(table, due, actor, "order", about)
        due.remove(one)
        yield from apply(table, one, actor, exit_of, ask_optional=ask_optional, leaving=leaving)


def _shrugged_off(table: LastBastionTable, due: list[Due], exit_of: int | None) -> Due | None:
    """The first effect that Kazgin alone would suffer, and does not: its place in the order cannot matter."""
    if exit_of is None or table.options["questions"] != "brief" or not shrugs_off(table.state, exit_of):
        return None
    for one in due:
        code = table.content.cards[one.card].effects[one.number].code
        if code in HARMS and code not in ON_ALL:
            return one
    return None


def actor_in_play(table: LastBastionTable, actor: int | None) -> int | None:
    """The acting player while that hero is in play; after that nobody is (LB-RULE-75, LB-RULE-116)."""
    return actor if actor is not None and table.state.heroes[actor].place != OFF else None


def apply(
    table: LastBastionTable,
    due: Due,
    actor: int | None,
    exit_of: int | None = None,
    *,
    ask_optional: bool = True,
    leaving: tuple[int, ...] = (),
) -> Rule[None]:
    """Apply one effect of a card in play.

    `actor` is the acting player; with None the team chooses a hero to whom it can be applied.
    `exit_of` is the seat of the hero who defeated the card, where it is an exit effect, and `leaving` the
    slots of all cards that were defeated with it.
    """
    state = table.state
    card, number = due
    slot = state.find_card(card)
    if slot is None:
        return
    code = table.content.cards[card].effects[number].code
    spared = exit_of if exit_of is not None and code in HARMS and shrugs_off(state, exit_of) else None
    with table.because(card):
        table.note("effect", actor, card=card, effect=code, slot=state.slot_id(slot))
        if spared is not None:
            table.note("shrugged-off", spared, hero=state.heroes[spared].id, effect=code)
        if code in ON_ALL:
            yield from _to_all(table, code, actor, spared)
        elif code == "haunt":
            if spared is None:
                haunt(table, slot)
        elif spared is None:
            effect = ON_HERO[code]
            seat = actor if actor is not None else (yield from choose_hero(table, code, effect.fits))
            if seat is not None:
                source = EffectSource(slot, actor, ask_optional or actor is None, leaving)
                asks = effect.to(table, seat, source)
                if asks is not None:
                    yield from asks


def shrugs_off(state: LastBastionState, seat: int) -> bool:
    """Kazgin never suffers negative exit effects of the cards he fights (LB-POWER-20)."""
    hero = state.heroes[seat]
    return hero.id == "kazgin" and hero.in_play and hero.has_power


def choose_hero(
    table: LastBastionTable, code: str, fits: Callable[[LastBastionState, Hero], bool]
) -> Rule[int | None]:
    """The team chooses a hero to whom the effect can be applied; None if there is none (LB-RULE-34)."""
    state = table.state
    eligible = {
        hero.id: seat for seat, hero in enumerate(state.heroes) if hero.place != OFF and fits(state, hero)
    }
    if not eligible:
        table.note("nobody", effect=code)
        return None
    options = [option(f"suffer:{hero}") for hero in eligible]
    barred = partial(why_not_choices.who, state, code, eligible)
    choice = yield Question("who", options, {"effect": code}, barred)
    return eligible[choice.on[0]]


def _to_all(table: LastBastionTable, code: str, actor: int | None, spared: int | None) -> Rule[None]:
    """Clockwise from the active player, or from the neutral board whose turn it is (LB-RULE-134)."""
    state = table.state
    start = state.heroes[actor].side if actor is not None else state.side
    turns = [(hero.side - start) % 4 for hero in state.heroes]
    order = sorted(range(len(turns)), key=turns.__getitem__)
    for seat in order:
        if state.heroes[seat].place != OFF and seat != spared:
            asks = ON_ALL[code](table, seat)
            if asks is not None:
                yield from asks
