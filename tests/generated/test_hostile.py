"""Records and positions that somebody has tampered with are refused, or they can be played."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import holdfast
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game
from holdfast.kernel.rules import Rules
from tests.generated.configurations import configurations
from tests.generated.play import careful, deal, text, walk
from tests.night_watch.shelf import on_the_shelf

Path = tuple[str | int, ...]

GAMES = 16
"""So many games are tampered with, of every kind of configuration."""
MOST_STEPS = 80


@cache
def written(game: str, kind: str, number: int) -> bytes:
    """A record or position in the middle of a game."""
    found = configurations(holdfast.shelf()[game])
    played = deal(found[number * len(found) // GAMES], number)
    steps = Random(number).randrange(5, 120)
    for step, question in enumerate(walk(played, number, careful)):
        if step >= steps and question.clean:
            break
    return text(getattr(played, kind)())


def paths(plain: Any, path: Path = ()) -> Iterator[Path]:
    """The way to everything in plain data."""
    yield path
    if isinstance(plain, dict):
        for key in plain:
            yield from paths(plain[key], (*path, key))
    elif isinstance(plain, list):
        for index in range(len(plain)):
            yield from paths(plain[index], (*path, index))


def at(plain: Any, path: Path) -> Any:
    for step in path:
        plain = plain[step]
    return plain


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", "red", "monster", "warlord", "dead", "hero", "begin", "cards", "-1", "x" * 500])
    | st.text(max_size=8)
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)


def tamper(plain: Any, draw: Any) -> None:
    """Change one thing: to anything, to something from elsewhere, away, or twice."""
    places = [path for path in paths(plain) if path]
    deep = [path for path in places if len(path) > 2] or places
    path = draw(st.sampled_from(deep if draw(st.booleans()) else places))
    holder, key = at(plain, path[:-1]), path[-1]
    match draw(st.sampled_from(["anything", "near", "elsewhere", "away", "twice", "new"])):
        case "anything":
            holder[key] = draw(JSON)
        case "near" if isinstance(holder[key], int):
            holder[key] += draw(st.sampled_from([-1, 1, 2, -(2**63), 2**63, 2**64]))
        case "elsewhere":
            other = at(plain, draw(st.sampled_from(places)))
            holder[key] = msgspec.json.decode(msgspec.json.encode(other))
        case "away":
            del holder[key]
        case "twice" if isinstance(holder, list):
            holder.insert(draw(st.integers(0, len(holder))), holder[key])
        case "new" if isinstance(holder, dict):
            holder[draw(st.text(max_size=8) | st.sampled_from(["life", "evil", "black"]))] = draw(JSON)


def playable(game: Game) -> None:
    """It asks or is over, can be looked at, written down and played on."""
    luck = Random(1)
    for _ in range(MOST_STEPS):
        question = game.question
        if question is None:
            break
        game.view(0)
        _ = question.barred
        game.choose(luck.choice(question.choices))
    msgspec.json.encode([game.record(), game.position(), game.events])
    assert (game.question is None) == (game.outcome is not None)


@given(data=st.data(), number=st.integers(0, GAMES - 1), changes=st.integers(1, 3))
def test_a_position_that_was_tampered_with(
    rules: Rules[Any, Any], data: st.DataObject, number: int, changes: int
) -> None:
    plain = msgspec.json.decode(written(rules.id, "position", number))
    for _ in range(changes):
        tamper(plain, data.draw)
    try:
        game = holdfast.resume(plain)
    except HoldfastError as refused:
        assert refused.tell("pl")
        return
    playable(game)


@given(data=st.data(), number=st.integers(0, GAMES - 1), changes=st.integers(1, 3))
def test_a_record_that_was_tampered_with(
    rules: Rules[Any, Any], data: st.DataObject, number: int, changes: int
) -> None:
    plain = msgspec.json.decode(written(rules.id, "record", number))
    for _ in range(changes):
        tamper(plain, data.draw)
    try:
        game = holdfast.load(plain)
    except HoldfastError as refused:
        assert refused.tell("pl")
        return
    playable(game)


@given(data=st.data(), number=st.integers(0, GAMES - 1), changes=st.integers(1, 3))
def test_a_record_by_older_rules_that_was_tampered_with(
    rules: Rules[Any, Any], data: st.DataObject, number: int, changes: int
) -> None:
    """What does not replay is recovered from a snapshot, and snapshots can be tampered with too."""
    plain = msgspec.json.decode(written(rules.id, "record", number))
    plain["choices"][data.draw(st.integers(0, len(plain["choices"]) - 1))] = "no-longer-possible"
    for _ in range(changes):
        tamper(plain, data.draw)
    newer = type("Newer", (type(rules),), {"version": rules.version + 1})()
    with on_the_shelf(newer):
        try:
            game = holdfast.load(plain)
        except HoldfastError as refused:
            assert refused.tell("pl")
            return
        playable(game)
