"""A fixed rule never breaks a running game."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import pytest
from msgspec import Struct

import holdfast
from examples.night_watch import NightWatch
from examples.night_watch.content import Shadows
from examples.night_watch.state import NightWatchState, NightWatchTable, Watcher
from holdfast.kernel.errors import BadRecord, Fault
from holdfast.kernel.game import LONG_TURN, Game
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule
from tests.generated.play import asked, fingerprint, play, state_of, text
from tests.kernel.bare import Bare, bare
from tests.night_watch.positions import deck, position
from tests.night_watch.shelf import on_the_shelf


def _without_look(asks: Rule[None]) -> Rule[None]:
    question = next(asks, None)
    while question is not None:
        choice = yield question.narrowed(one for one in question.choices if one.verb != "look")
        try:
            question = asks.send(choice)
        except StopIteration:
            return


class Blindfolded(NightWatch):
    """The second version: nobody may look ahead any more."""

    version = 2

    def step(self, table: NightWatchTable) -> Rule[None] | None:
        asks = super().step(table)
        return asks and _without_look(asks)


class Colder(NightWatch):
    """Another second version: such fires as there were cannot be."""

    version = 2

    def faults(self, state: NightWatchState, content: Shadows, options: Mapping[str, Any]) -> Iterable[Fault]:
        yield Fault("out-of-range", "fire", {"value": state.fire, "low": 50, "high": 60})


class Told(Struct, forbid_unknown_fields=True):
    watchers: list[Watcher]
    moon: str


class Kindled(NightWatch):
    """A second version that calls the embers of the first a fire."""

    version = 2

    def upgrade(self, state: Mapping[str, Any]) -> Mapping[str, Any]:
        if "embers" not in state:
            return state
        return {"fire" if name == "embers" else name: value for name, value in state.items()}


Moonlit: type[NightWatch] = type("Moonlit", (NightWatch,), {"version": 2, "state_type": Told})
"""A second version whose state is another."""


def turns(*choices: str, script: Iterable[str] = ()) -> Game:
    """A watch of one, with these choices; windows are passed by."""
    game = holdfast.new("night-watch", {"players": 1, "watchers": ["arn"]}, script=script)
    game.orders = {0: "never"}
    for choice in choices:
        game.choose(choice)
    return game


def test_a_record_that_still_replays_is_the_same_game() -> None:
    game = turns("gather", "done", "gather", "done")
    with on_the_shelf(Blindfolded()):
        copy = holdfast.load(text(game.record()))
    assert copy.recovered is None
    assert fingerprint(copy) == fingerprint(game)
    assert copy.record()["rules"] == 2


def test_a_choice_that_is_refused_now_costs_only_what_came_after_the_last_snapshot() -> None:
    game = turns("gather", "done", "gather", "look", "done")
    start_of_second_turn = game.snapshots[2]
    with on_the_shelf(Blindfolded()):
        copy = holdfast.load(text(game.record()))
        recovered = copy.recovered
        assert recovered is not None
        assert (recovered.kept, recovered.dropped) == (3, ("gather", "look", "done", "go-on"))
        assert recovered.recorded_by == 1
        assert "look" in recovered.why
        assert state_of(copy) == start_of_second_turn.state
        assert copy.question is not None
        assert "look" not in copy.question.options
        play(copy, 1)
        assert fingerprint(holdfast.load(text(copy.record()))) == fingerprint(copy)


def test_a_position_in_the_form_of_an_older_version_is_brought_into_that_of_today() -> None:
    game = turns("gather", "done")
    written = game.position()
    written["state"]["embers"] = written["state"].pop("fire")
    with on_the_shelf(Kindled()):
        assert state_of(holdfast.resume(written)) == state_of(game)


def test_later_turns_that_replay_from_their_snapshot_are_kept() -> None:
    """Only the second turn holds what is refused now: the third goes on from its own snapshot."""
    game = turns("done", "look", "done", "gather", "feed:arn", script=["omen:fox", "find:one"])
    assert game.table.turns == 3
    with on_the_shelf(Blindfolded()):
        copy = holdfast.load(text(game.record()))
        assert copy.recovered is not None
        assert (copy.recovered.kept, copy.recovered.dropped) == (len(game.choices), ())
        assert state_of(copy) == state_of(game)
        assert copy.table.chance.take == game.table.chance.take + 1, "what comes next is drawn anew"


def test_the_first_turn_can_be_recovered_too() -> None:
    game = position(deck=deck(3), gone=["dusk"])
    dealt = turns("gather")
    assert len(dealt.record()["snapshots"]) == 1, "the first turn has its snapshot"
    game.choose("look")
    with on_the_shelf(Blindfolded()):
        copy = holdfast.load(text(game.record()))
        assert copy.recovered is not None
        assert (copy.recovered.kept, copy.recovered.dropped) == (0, ("look",))
        assert copy.question is not None


@pytest.mark.parametrize("newer", [Colder, Moonlit])
def test_a_record_that_cannot_be_recovered_is_refused_and_says_why(newer: type[NightWatch]) -> None:
    game = turns("gather", "done", "gather", "look", "done")
    blind = type("Blind", (Blindfolded, newer), {"faults": newer.faults, "state_type": newer.state_type})
    with on_the_shelf(blind()), pytest.raises(BadRecord) as refused:
        holdfast.load(text(game.record()))
    assert refused.value.code == "unrecoverable"
    assert refused.value.facts["detail"]


def test_a_record_of_todays_rules_that_does_not_replay_is_refused_not_mended() -> None:
    written = turns("gather", "done", "gather", "done").record()
    written["choices"][0] = "look"
    with pytest.raises(BadRecord) as refused:
        holdfast.load(text(written))
    assert refused.value.code == "does-not-replay"


def test_a_snapshot_that_is_damaged_is_passed_over() -> None:
    written = turns("gather", "done", "gather", "look", "done").record()
    written["snapshots"][1]["state"]["fire"] = 99
    with on_the_shelf(Blindfolded()):
        copy = holdfast.load(text(written))
    assert copy.recovered is not None
    assert copy.recovered.kept == 0, "the second turn cannot be, so the game goes on from the first"


def test_a_record_without_snapshots_by_older_rules_is_refused() -> None:
    written = turns("gather", "done", "gather", "look").record() | {"snapshots": []}
    with on_the_shelf(Blindfolded()), pytest.raises(BadRecord) as refused:
        holdfast.load(text(written))
    assert refused.value.code == "unrecoverable"


class Sparing(NightWatch):
    """The same game with turns so short that not each of them is worth a snapshot."""

    choices_between_snapshots = 5


def test_snapshots_of_turns_may_lie_further_apart() -> None:
    with on_the_shelf(Sparing()):
        game = play(holdfast.new("night-watch", {"players": 2}, seed=8), 8)
        kept = [snapshot.choices for snapshot in game.snapshots]
        assert len(kept) > 2
        assert all(later - earlier >= 5 for earlier, later in pairwise(kept))
        assert all(game.history[number].action for number in kept[1:])
        for number in reversed(range(len(game.history))):
            before = fingerprint(
                play_first(holdfast.new("night-watch", {"players": 2}, seed=8), game, number)
            )
            game.undo_draws_anew = False
            game.undo(to=number)
            assert fingerprint(game) == before
            assert fingerprint(holdfast.load(text(game.record()))) == before
            assert [snapshot.choices for snapshot in game.snapshots] == [one for one in kept if one <= number]


def play_first(game: Game, other: Game, count: int, made: int = 0) -> Game:
    """As many choices as told, as the other game made them, without those that are made."""
    for choice in other.choices[made:count]:
        game.choose(choice)
    return game


def test_undo_may_start_from_a_state_that_a_fork_has_kept() -> None:
    with on_the_shelf(Sparing()):
        model = play(holdfast.new("night-watch", {"players": 2}, seed=8), 8)
        for number in range(len(model.choices)):
            game = play_first(holdfast.new("night-watch", {"players": 2}, seed=8), model, number)
            fork = game.fork(1)
            game.undo_draws_anew = False
            for choice in model.choices[number : number + 3]:
                game.choose(choice)
            game.undo(to=number)
            fresh = play_first(holdfast.new("night-watch", {"players": 2}, seed=8), model, number)
            assert fingerprint(game) == fingerprint(fresh)
            assert (state_of(fork), asked(fork)) == (state_of(fresh), asked(fresh))
            assert fingerprint(play_first(game, model, len(model.choices), number)) == fingerprint(model)


def endless(table: Bare) -> Rule[None]:
    """One turn without end."""
    yield Question("count", [option("one", 0), option("two", 0)])
    table.state.number += 1
    table.note("counted")


def test_a_very_long_turn_gets_further_snapshots() -> None:
    game = bare(endless)
    for _ in range(3 * LONG_TURN):
        game.choose("one")
    assert [snapshot.choices for snapshot in game.snapshots] == [0, LONG_TURN, 2 * LONG_TURN]
