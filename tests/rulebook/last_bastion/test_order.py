"""LB-HORDE-4, LB-RULE-21: an order that cannot matter is not asked, and one that can is.

Both kinds are held against brute force: every answer to every question, in every order.
"""

import random
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

import msgspec
import pytest
from msgspec.structs import replace

import holdfast
from holdfast.games.last_bastion import GAME
from holdfast.games.last_bastion.content.schema import Card, CardEntry
from holdfast.games.last_bastion.rules import effects
from holdfast.games.last_bastion.rules.order import TOUCHES, Due, commute
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable
from holdfast.kernel.chance import Chance
from holdfast.kernel.table import Ended, Rule, Table
from tests.rulebook import rule

CODES = sorted(TOUCHES)
"""The effects that need no chance: those that do are always asked for."""


def random_table(luck: random.Random) -> LastBastionTable | None:
    """A position of a random game with two cards in play; now and then somebody is at the last life."""
    options = {
        "players": luck.randint(1, 4),
        "level": luck.choice(("novice", "heroic")),
        "evil_figures": luck.choice(("unlimited", "unlimited", "limited")),
    }
    game = holdfast.new("last-bastion", options, seed=luck.getrandbits(30))
    for _ in range(luck.randint(20, 120)):
        if game.question is None:
            return None
        game.choose(luck.choice(game.question.choices))
    if game.question is None or not game.question.clean:
        return None
    state: LastBastionState = game.table.state
    if sum(foe is not None for foe in state.slots) < 2:
        return None
    for hero in state.heroes:
        if hero.in_play and luck.random() < 0.3:
            state.life += hero.life - 1
            hero.life = 1
        if luck.random() < 0.2:
            hero.calls, state.calls = hero.calls + state.calls, 0
    for foe in state.slots:
        if foe is not None and luck.random() < 0.5:
            foe.evil = True
    if luck.random() < 0.2:
        state.life = luck.randint(0, 1)
    return game.table


def with_effects(table: LastBastionTable, codes: list[tuple[int, str]]) -> tuple[LastBastionTable, list[Due]]:
    """The table, its first cards having these effects: (number of the card, effect)."""
    cards = [foe.card for foe in table.state.slots if foe is not None]
    printed = dict(table.content.cards)
    due = []
    for place, card in enumerate(cards):
        own = tuple(code for where, code in codes if where == place)
        old = printed[card]
        entry = {"id": card, "colour": old.colour, "resistance": old.resistance, "exit": own}
        printed[card] = Card(msgspec.convert(entry, CardEntry), old.warlord)
        due += [Due(card, number) for number in range(len(own))]
    content = replace(table.content, cards=printed)
    return Table(table.state, content, table.options, Chance(0), quiet=True), due


def reachable(table: LastBastionTable, due: list[Due], actor: int | None, questions: str) -> frozenset[bytes]:
    """Every position that the effects can lead to, whatever is answered."""
    return _reachable(table, questions, lambda copy: effects.apply_all(copy, due, actor))


def reachable_in_order(table: LastBastionTable, due: list[Due], actor: int | None) -> frozenset[bytes]:
    """Every position that the effects can lead to in this order."""

    def one_after_another(copy: LastBastionTable) -> Rule[None]:
        for one in due:
            yield from effects.apply(copy, one, effects.actor_in_play(copy, actor))

    return _reachable(table, "brief", one_after_another)


def _reachable(
    table: LastBastionTable, questions: str, begin: Callable[[LastBastionTable], Rule[None]]
) -> frozenset[bytes]:
    snapshot = GAME.encode(table.state)
    options = {**table.options, "questions": questions}
    found = set()
    ways: list[tuple[int, ...]] = [()]
    while ways:
        way = ways.pop()
        copy = Table(GAME.decode(snapshot), table.content, options, Chance(0), quiet=True)
        further = _played(begin(copy), way)
        if further:
            ways += [(*way, number) for number in range(further)]
        else:
            found.add(_normal(copy))
    return frozenset(found)


def _played(rule: Rule[None], way: tuple[int, ...]) -> int:
    """Play a rule with these answers; how many answers its next question has, 0 if there is none."""
    answers = iter(way)
    try:
        question = next(rule)
        while True:
            number = 0 if len(question.choices) == 1 else next(answers, None)
            if number is None:
                return len(question.choices)
            question = rule.send(question.choices[number])
    except (StopIteration, Ended):
        return 0


def _normal(table: LastBastionTable) -> bytes:
    """The position as far as it matters: a game that is over is lost in one way or the other."""
    if table.outcome is not None:
        return b"lost"
    state = table.state
    state.evil.sort()
    state.layouts = []
    for hero in state.heroes:
        hero.equipment = dict(sorted(hero.equipment.items()))
    state.equipment = dict(sorted(state.equipment.items()))
    return msgspec.msgpack.encode(state)


def tables(count: int, seed: int) -> Iterator[tuple[LastBastionTable, int | None, random.Random]]:
    """So many positions, with who is acting."""
    luck = random.Random(seed)
    made = 0
    while made < count:
        table = random_table(luck)
        if table is not None:
            made += 1
            standing = [seat for seat, hero in enumerate(table.state.heroes) if hero.in_play]
            yield table, luck.choice([*standing, None]), luck


@rule("LB-RULE-21")
@pytest.mark.parametrize("seed", range(2))
def test_what_is_not_asked_leads_to_the_same_positions(seed: int) -> None:
    """Up to three effects of two cards: without the needless questions nothing is gained or lost."""
    for plain, actor, luck in tables(40, seed):
        codes = [(luck.randint(0, 1), luck.choice(CODES)) for _ in range(luck.choice((2, 2, 3)))]
        table, due = with_effects(plain, codes)
        brief = reachable(table, due, actor, "brief")
        assert brief == reachable(table, due, actor, "all"), (codes, actor)


@rule("LB-RULE-21")
def test_two_effects_commute_only_if_both_orders_lead_to_the_same_positions() -> None:
    """And each pair that may be asked for differs in some position."""
    asked, differ = set(), set()
    for plain, actor, luck in tables(250, 9):
        pair = luck.choice(list(combinations_with_replacement(CODES, 2)))
        table, due = with_effects(plain, [(0, pair[0]), (1, pair[1])])
        first, second = reachable_in_order(table, due, actor), reachable_in_order(table, due[::-1], actor)
        if commute(table, due[0], due[1], due, actor):
            assert first == second, (pair, actor)
        else:
            asked.add(pair)
            if first != second:
                differ.add(pair)
    assert len(asked) > 10
    assert len(differ) > len(asked) / 2, asked - differ
