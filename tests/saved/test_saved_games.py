"""Records and positions of version 0.1.0: whatever is renamed since, they load to the same view and question.

A view may tell more than it did. What is printed on a card is not saved with a game: cards are balanced anew.
Records that a mended rule no longer replays are recovered from a snapshot: they show that one.

Each line of `<game>.jsonl.gz` holds what was saved (a record, a position, or what a campaign keeps), and what
the version that wrote it showed after loading it: the views of an onlooker and of every seat, the question
with its options, the outcome.
"""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import holdfast
from holdfast.kernel import campaign_service, shelf
from holdfast.kernel.game import Game

FOLDER = Path(__file__).parent
FIRST_RULES = 1
"""The version of the rules that all of them were played by."""
PRINTED_ON_CARDS = {"printed", "resistance", "effects"}
NO_LONGER_SHOWN = "purse"
"""The coins that a hero's crowns lay in: their amount is still shown."""
REFUSED_NOW = {"activate:trebuchet", "call:trebuchet", "use:healing-potion"}
"""What would make no difference a position does not offer any more (LB-RULE-52, SS-RULE-189)."""
OFFERED_NOW = ("pledge-for:", "withdraw:")
"""What a position of Bastion offers besides: help against one enemy, and taking help back (BA-RULE-116)."""
MENDED: dict[tuple[str, int], dict[str, Any]] = {("sword-and-sorcery", 5): {"shards": 10}}
"""What a mended rule made of a record's last choice: no soul shards are paid for Fenrir (SS-RULE-143)."""
CUT_SHORT = {("sword-and-sorcery", 37): 34}
"""A record of one snapshot that goes on from there, since the red orc's axes do not fly, and its choices."""


class Saved(Struct, forbid_unknown_fields=True):
    """What was saved, and what it showed."""

    kind: str
    saved: dict[str, Any]
    views: dict[str, Any]
    question: tuple[str | None, list[tuple[str, int | None]]]
    outcome: dict[str, Any] | None


def read(game: str) -> list[Saved]:
    lines = gzip.decompress((FOLDER / f"{game}.jsonl.gz").read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Saved) for line in lines]


def opened(game: str, one: Saved) -> Game:
    match one.kind:
        case "record":
            return holdfast.load(one.saved)
        case "position":
            return holdfast.resume(one.saved)
        case _:
            saved = one.saved
            options = {**shelf.find(game).older_options(FIRST_RULES), **saved["options"]}
            return campaign_service.go_on(game, saved["kept"], saved["chapter"], options, seed=saved["seed"])


def told_before(now: Any, then: Any) -> Any:
    """What is shown now, without what was not told then."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {key: told_before(now[key], then[key]) for key in then if key in now}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [told_before(*pair) for pair in zip(now, then, strict=True)]
    return now


def without_print(view: Any) -> Any:
    """The view without what is printed on cards in play, and what is no longer shown."""
    if isinstance(view, dict):
        hidden = PRINTED_ON_CARDS if set(view) >= PRINTED_ON_CARDS else ()
        left = [(key, part) for key, part in view.items() if key not in hidden and key != NO_LONGER_SHOWN]
        return {key: without_print(part) for key, part in left}
    return [without_print(part) for part in view] if isinstance(view, list) else view


GAMES = sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz"))
SAVED = [(game, number, one) for game in GAMES for number, one in enumerate(read(game))]


def test_there_are_a_hundred_of_all_games() -> None:
    assert sorted(holdfast.shelf()) == GAMES
    assert len(SAVED) >= 100


@pytest.mark.parametrize(
    ("game", "number", "one"),
    [pytest.param(game, number, one, id=f"{game}-{number}-{one.kind}") for game, number, one in SAVED],
)
def test_what_was_saved_shows_the_same(game: str, number: int, one: Saved) -> None:
    found = opened(game, one)
    asked = found.question
    if (kept := CUT_SHORT.get((game, number))) is not None:
        assert found.recovered is not None and found.recovered.kept == kept
        assert len(found.recovered.dropped) == len(one.saved["choices"]) - kept
        assert asked is not None and asked.choices
        return
    shown: dict[str, Any] = {"onlooker": found.view(None)}
    shown |= {str(seat): found.view(seat) for seat in range(found.seats)}
    views = msgspec.json.decode(msgspec.json.encode(shown))
    then = {who: view | MENDED.get((game, number), {}) for who, view in one.views.items()}
    assert without_print(told_before(views, then)) == without_print(then)
    choices = [] if asked is None else asked.choices
    options = [(one.id, one.seat) for one in choices if not one.id.startswith(OFFERED_NOW)]
    ask, offered = one.question
    still = [option for option in offered if option in options or option[0] not in REFUSED_NOW]
    assert (None if asked is None else asked.ask, options) == (ask, still)
    assert msgspec.to_builtins(found.outcome) == one.outcome
