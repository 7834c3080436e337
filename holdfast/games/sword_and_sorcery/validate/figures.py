"""What is wrong with figures, their cards and what they carry."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ATTACK_VERBS,
    SPANS,
    STATS,
    effect,
    effect_mistakes,
)
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.rules.enemy.spawning import figure_names
from holdfast.games.sword_and_sorcery.state import Body, Foe, Hero, SwordAndSorceryState
from holdfast.games.sword_and_sorcery.validate.report import beyond, fault, twice, unknown

LEVELS = (0, 2)
"""Of conditions, burns and the priority token."""
MANY = 99


def bodies(state: SwordAndSorceryState) -> Iterator[Body]:
    """Every figure on the map."""
    yield from state.heroes
    yield from state.allies
    for foe in state.foes:
        yield from foe.figures


def figure_faults(state: SwordAndSorceryState, content: Content, field: Field) -> Iterator[Fault]:
    """Everything about figures but the numbers and where they stand."""
    yield from twice("figures", [body.id for body in bodies(state)])
    for hero in state.heroes:
        yield from _powers(hero, state, content)
    held = Counter(held.id for hero in state.heroes for held in hero.powers)
    for power in sorted(held):
        if held[power] > (content.powers[power].copies if power in content.powers else 1):
            yield fault("card-twice", "powers", card=power)
    names = [hero.id for hero in state.heroes]
    for ally in state.allies:
        where = f"allies.{ally.id}"
        yield from unknown(f"{where}.card", [ally.card], content.companions)
        yield from unknown(f"{where}.owner", [ally.owner], names)
        if ally.card in content.companions:
            yield from unknown(f"{where}.id", [ally.id], [content.companions[ally.card].figure])
    yield from twice("foes", [foe.card for foe in state.foes])
    for foe in state.foes:
        yield from _foe(foe, content, names)
    known = _boosts(content, field)
    for body in bodies(state):
        crits = [token.partition(".")[0] for token in body.injuries]
        yield from unknown(f"{body.id}.injuries", crits, content.crits)
        yield from unknown(f"{body.id}.veil", [body.veil], ("", *SPANS))
        for boost in body.boosts:
            where = f"{body.id}.boosts"
            yield from unknown(where, [boost.span], SPANS)
            yield from unknown(where, [boost.stat], ("", *STATS))
            yield from beyond(where, boost.n, -MANY, MANY)
            yield from unknown(where, [text for text in boost.effects if not _is_plain(text)], known)


def _powers(hero: Hero, state: SwordAndSorceryState, content: Content) -> Iterator[Fault]:
    where = f"heroes.{hero.id}.powers"
    yield from unknown(where, [held.id for held in hero.powers], content.powers)
    yield from twice(where, [held.id for held in hero.powers])
    for held in hero.powers:
        power = content.powers.get(held.id)
        if power is not None and (power.innate or not (power.talent or power.hero == hero.id)):
            yield fault("unlike-options", where, value=held.id, wanted=hero.id)
        if held.item:
            yield from unknown(where, [held.item], hero.slots.values())
        if held.out and power is not None:
            cards = {level.companion for level in power.levels}
            out = [ally.id for ally in state.allies if ally.owner == hero.id and ally.card in cards]
            yield from unknown(where, [held.out], out)


def _foe(foe: Foe, content: Content, heroes: list[str]) -> Iterator[Fault]:
    where = f"foes.{foe.card}"
    yield from unknown(where, [foe.card], content.bosses if foe.boss else content.enemies)
    figures: list[str] = []
    if foe.boss and foe.card in content.bosses:
        yield from unknown(
            f"{where}.scroll", [foe.scroll], [side.id for side in content.bosses[foe.card].sides]
        )
        figures = [foe.card]
    elif not foe.boss and foe.card in content.enemies:
        yield from unknown(f"{where}.scroll", [foe.scroll], [content.enemies[foe.card].scroll])
        figures = figure_names(content.enemies[foe.card])
    yield from unknown(f"{where}.figures", [figure.id for figure in foe.figures], figures)
    if not foe.figures:
        yield fault("no-figures", where)
    powers = [power.partition(".")[0] for power in foe.powers]
    yield from unknown(f"{where}.powers", powers, content.enemy_powers)
    yield from unknown(f"{where}.owner", [foe.owner], [""] if foe.boss else heroes)
    yield from unknown(f"{where}.charges", foe.charges, content.abilities)


def _is_plain(text: str) -> bool:
    """Does the effect name nothing that there might not be?"""
    plain = {"n", "n*", "level", "symbol", "same|other|any"}
    verb = effect(text).verb
    if verb not in ATTACK_VERBS or not plain.issuperset(ATTACK_VERBS[verb].split()):
        return False
    return not list(effect_mistakes([text], ""))


def _boosts(content: Content, field: Field) -> frozenset[str]:
    """The effects by which some card or paragraph helps an attack."""
    known = CACHES[content].boost_effects
    found = known.get(field.quest.id)
    if found is None:
        printed = [content.powers, content.items, content.abilities, content.events, content.traps]
        printed += [content.crits, content.search, content.classes, field.quest]
        found = known[field.quest.id] = frozenset(_helped(msgspec.to_builtins(printed)))
    return found


def _helped(plain: Any) -> Iterator[str]:
    if isinstance(plain, dict):
        if plain.get("boost"):
            yield from plain.get("effects", ())
        plain = list(plain.values())
    if isinstance(plain, list | tuple):
        for part in plain:
            yield from _helped(part)


def figure_numbers(state: SwordAndSorceryState) -> Iterator[Fault]:
    """Numbers on and beside figures."""
    for body in bodies(state):
        for name, value in (("blind", body.blind), ("slow", body.slow), ("stun", body.stun)):
            yield from beyond(f"{body.id}.{name}", value, *LEVELS)
        yield from beyond(f"{body.id}.poison", body.poison, *LEVELS)
        yield from beyond(f"{body.id}.wounds", body.wounds, 0, MANY)
        yield from beyond(f"{body.id}.shields", body.shields, 0, MANY)
        for level in body.burns:
            yield from beyond(f"{body.id}.burns", level, 1, 2)
    for foe in state.foes:
        yield from beyond(f"foes.{foe.card}.burnt", foe.burnt, 0, MANY)
        for name, count in foe.charges.items():
            yield from beyond(f"foes.{foe.card}.charges.{name}", count, 0, MANY)
