"""How many positions a few choices lead to, as chess counts its moves.

From each position all options are tried and every result of chance; `counts` says how many
different positions there are after one choice, two choices and so on.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel.game import Game
from tests.games.finished import read
from tests.generated.play import state_of
from tests.night_watch.positions import position as watch
from tests.night_watch.shelf import on_the_shelf
from tests.rulebook.bastion.positions import at
from tests.rulebook.bastion.positions import position as bastion
from tests.rulebook.last_bastion.find import filled
from tests.rulebook.last_bastion.positions import position as siege
from tests.rulebook.sword_and_sorcery.positions import scene as quest

FILE = Path(__file__).parent / "counts.toml"


def midnight() -> Game:
    """The last turns of a siege that was won."""
    game = holdfast.load(read("last-bastion-won").record)
    game.undo(to=len(game.choices) * 9 // 10)
    return holdfast.resume(game.position())


def last_day(edition: str) -> Game:
    """The last turns of a bastion that was held."""
    game = holdfast.load(read(f"bastion-{edition}-won").record)
    game.undo(to=len(game.choices) * 9 // 10)
    return holdfast.resume(game.position())


def spellbound(edition: str) -> Game:
    """Two defenders with spells of all kinds, a unified enemy, a flyer, a dragon and three cards to come."""
    return bastion(
        edition=edition,
        defenders=[
            at("yellow", each=1, spells=["mage-red", "beast-red", "golem"], rituals=["converter-red"]),
            at("red", red=3, spells=["symbiote-blue", "priest-red"], artifacts=["accumulator-green"]),
        ],
        walls={"w1": ["warrior-red", "symbiote-red"], "w3": ["scout-blue"], "w10": ["shapeshifter-red"]},
        squares={"green": ["flyer-green"]},
        citadel=["dragon-blue"],
        deck=["spy", "giant-red", "flyer-red"],
        ritual_deck=["gun-red", "source-blue"],
    )


ROOMS = """
+-+-+-+
|a.b|c|
+.+1+.+
|d.d.e|
+-+-+-+
"""
ARMED = {
    "ecarus": {"slots": {"main": "broadsword"}, "pack": ["healing-potion"], "wounds": 2},
    "laegon": {"at": "d"},
}
BEYOND = {"gremlin-blue-1": "b"}


POSITIONS: dict[str, tuple[Callable[[], Game], int]] = {
    "watch-dealt": (watch, 4),
    "watch-with-wood": (lambda: watch(wood=(2, 1)), 4),
    "watch-in-fog": (lambda: watch(fog=True, torches=(True, False), fire=2), 4),
    "watch-of-one": (lambda: watch(wood=(3,)), 4),
    "siege-quiet": (siege, 2),
    "siege-elmer-alone": (lambda: siege({"elmer": {"at": "tomb", "calls": 1}}, {"blue-2": "incubus"}), 2),
    "siege-full-board": (lambda: siege(["teagaan", "kazgin"], filled("red"), evil=["market", "tomb"]), 2),
    "siege-feng-li": (lambda: siege({"feng-li": {"at": "market"}, "arne": {}}, filled("green")), 1),
    "siege-late": (midnight, 1),
    "bastion-2015-bare": (lambda: bastion(edition="2015", deck=["mage-red", "giant-red"]), 3),
    "bastion-2018-bare": (lambda: bastion(edition="2018", deck=["mage-red", "giant-red"]), 3),
    "bastion-2015-spells": (lambda: spellbound("2015"), 3),
    "bastion-2018-spells": (lambda: spellbound("2018"), 3),
    "bastion-2015-late": (lambda: last_day("2015"), 3),
    "bastion-2018-late": (lambda: last_day("2018"), 3),
    "quest-rooms": (lambda: quest(ARMED, map=ROOMS), 2),
    "quest-duel": (lambda: quest({"ecarus": {}, "auriel": {"at": "b"}}, {"gremlin-green-1": "a"}), 1),
    "quest-ghost": (lambda: quest({"ecarus": {"ghost": True}, "thorgar": {"at": "c"}}, BEYOND), 2),
}


@pytest.fixture(autouse=True)
def tiny_game_on_the_shelf() -> Iterator[None]:
    with on_the_shelf(NIGHT_WATCH):
        yield


def further(game: Game) -> Iterator[Game]:
    """Every game that one choice leads to."""
    question = game.question
    for option in question.options if question is not None else ():
        for _, _, after in game.outcomes(option):
            yield after


def key(game: Game) -> tuple[object, ...]:
    """What makes a position different from another: the state, and what is asked."""
    question = game.question
    ids = question.options.ids if question is not None else (str(game.outcome),)
    return state_of(game), ids


def counts(game: Game, depth: int) -> list[int]:
    found = []
    level = {key(game): game}
    for _ in range(depth):
        level = {key(after): after for one in level.values() for after in further(one)}
        found.append(len(level))
    return found


def written() -> dict[str, list[int]]:
    return tomllib.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("name", POSITIONS)
def test_a_few_choices_lead_to_as_many_positions_as_were_counted(name: str, update_golden: bool) -> None:
    make, depth = POSITIONS[name]
    counted = counts(make(), depth)
    if update_golden:
        found = (written() if FILE.exists() else {}) | {name: counted}
        FILE.write_text("".join(f"{one} = {found[one]}\n" for one in POSITIONS if one in found), "utf-8")
    assert counted == written()[name]


def test_every_count_belongs_to_a_position() -> None:
    assert list(written()) == list(POSITIONS)
