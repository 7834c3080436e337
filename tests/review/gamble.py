"""A game of one choice and one roll: to be bold wins nine times of ten, to be daft loses as often."""

from collections.abc import Iterator
from contextlib import contextmanager

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.game import Game
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule
from tests.kernel.bare import Bare, BareRules

MOSTLY = 9
OPTIONS = [option("bold", 0), option("daft", 0), option("wait", 0)]


def step(table: Bare) -> Rule[None]:
    waited = table.state.number
    choice = yield Question("dare", OPTIONS[: 2 if waited else 3])
    if choice.verb == "wait":
        table.state.number += 1
        table.note("waited")
        return
    faces = ("won",) * MOSTLY + ("lost",) if choice.verb == "bold" else ("lost",) * MOSTLY + ("won",)
    face = table.chance.pick("coin", faces)
    table.note("flip")
    table.end(face == "won", "coin")


@contextmanager
def gamble() -> Iterator[str]:
    """The game, on the shelf for as long as it is needed."""
    rules = BareRules(step)
    shelf.put(rules)
    try:
        yield rules.id
    finally:
        shelf.take_off(rules.id)


def played(game: str, choices: list[str], face: str = "") -> Game:
    """A game in which these choices were made and the coin fell so."""
    dealt = holdfast.new(game, {}, 5, script=[f"coin:{face}"] if face else [])
    for choice in choices:
        dealt.choose(choice)
    return dealt
