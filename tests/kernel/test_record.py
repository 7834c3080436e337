"""The written form of a game: what is refused, and with which words."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel.errors import BadPosition, BadRecord, HoldfastError, UnknownGame
from holdfast.kernel.record import MAX_BYTES, MAX_DEPTH, MAX_THINGS, MAX_WORD_LENGTH
from tests.generated.play import fingerprint, play, text
from tests.night_watch.positions import plain

Change = Callable[[dict[str, Any]], object]


def record(**changes: Any) -> dict[str, Any]:
    """A finished night watch."""
    game = play(holdfast.new(NIGHT_WATCH.id, {"watchers": ["arn", "bryn"]}, seed=4), 4)
    written: dict[str, Any] = json.loads(text(game.record()))
    return written | changes


def why(error: HoldfastError) -> tuple[str, list[tuple[str, str]]]:
    assert error.tell("en") and error.tell("ru") and error.tell("pl")
    return error.code, [(fault.code, fault.where) for fault in error.faults]


def refused_record(written: Any) -> tuple[str, list[tuple[str, str]]]:
    with pytest.raises(BadRecord) as refused:
        holdfast.load(written)
    return why(refused.value)


def refused_position(written: Any) -> tuple[str, list[tuple[str, str]]]:
    with pytest.raises(BadPosition) as refused:
        holdfast.resume(written)
    return why(refused.value)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ('{"holdfast": 1,}', "not-json"),
        ("NaN", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b'{"a": "\xff"}', "not-json"),
        ('{"a": "\ud800"}', "not-json"),
        (nested(100_000), "not-json"),
        ('{"a": 1e999}', "not-json"),
        ("[]", "not-an-object"),
        ("null", "not-an-object"),
        ('"record"', "not-an-object"),
        ("5", "not-an-object"),
        (None, "not-an-object"),
        ([1], "not-an-object"),
        (7, "not-an-object"),
        ('{"a": ' + nested(MAX_DEPTH + 1) + "}", "too-deep"),
        ({"a": json.loads(nested(100))}, "too-deep"),
        ('{"a": "' + "x" * (MAX_WORD_LENGTH + 1) + '"}', "word-too-long"),
        ({"x" * (MAX_WORD_LENGTH + 1): 1}, "word-too-long"),
        ('{"a": 18446744073709551616}', "number-too-large"),
        ({"a": [2**64]}, "number-too-large"),
        ({"a": -(2**63) - 1}, "number-too-large"),
        ({"a": 10**5000}, "number-too-large"),
        (" " * (MAX_BYTES + 1), "too-large"),
        ({"a": [0] * (MAX_THINGS + 1)}, "too-large"),
        ({"a": [[0] * 1000] * 1001}, "too-large"),
    ],
    ids=lambda value: repr(value)[:30] if isinstance(value, str | bytes) else None,
)
def test_what_cannot_be_read_is_refused_before_it_is_looked_at(written: Any, code: str) -> None:
    assert refused_record(written) == (code, [])
    assert refused_position(written) == (code, [])


def test_a_list_that_holds_itself_many_times_does_not_grow() -> None:
    many: list[Any] = [0] * 1000
    for _ in range(8):
        many = [many] * 1000
    assert refused_record({"a": many}) == ("too-large", [])


def test_a_mapping_that_holds_itself_is_too_deep() -> None:
    endless: dict[str, Any] = {}
    endless["a"] = endless
    assert refused_record(endless) == ("too-deep", [])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda record: record.pop("choices"), ("missing-field", "choices")),
        (lambda record: record.pop("holdfast"), ("missing-field", "holdfast")),
        (lambda record: record.update(colour="red"), ("unknown-field", "colour")),
        (lambda record: record.update(choices="done"), ("wrong-field", "choices")),
        (lambda record: record["choices"].__setitem__(2, 7), ("wrong-field", "choices[2]")),
        (lambda record: record["chance"].append(None), ("wrong-field", "chance[...]")),
        (lambda record: record.update(seed="7"), ("wrong-field", "seed")),
        (lambda record: record.update(seed=1.5), ("wrong-field", "seed")),
        (lambda record: record.update(options=[]), ("wrong-field", "options")),
        (lambda record: record.update(rules="1"), ("wrong-field", "rules")),
        (lambda record: record.update(game=5), ("wrong-field", "game")),
        (lambda record: record.update(start=[]), ("wrong-field", "start")),
        (lambda record: record.update(snapshots={}), ("wrong-field", "snapshots")),
        (lambda record: record["snapshots"][0].pop("state"), ("wrong-field", "snapshots[...]")),
    ],
)
def test_a_field_that_is_missing_unknown_or_wrong_is_named(change: Change, fault: tuple[str, str]) -> None:
    written = record()
    change(written)
    code, faults = refused_record(written)
    assert code == "bad-record"
    assert len(faults) == 1
    assert faults[0][0] == fault[0]
    assert faults[0][1].startswith(fault[1].partition("[")[0])


def test_all_wrong_fields_are_told_at_once() -> None:
    written = record(seed="x", choices=5, colour="red")
    del written["chance"]
    assert set(refused_record(written)[1]) == {
        ("unknown-field", "colour"),
        ("wrong-field", "seed"),
        ("wrong-field", "choices"),
        ("missing-field", "chance"),
    }


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"holdfast": 0}, "wrong-format"),
        ({"holdfast": 2}, "wrong-format"),
        ({"rules": 0}, "wrong-version"),
        ({"rules": 2}, "wrong-version"),
        ({"rules": -1}, "wrong-version"),
        ({"content": "0123456789abcdef"}, "other-content"),
    ],
)
def test_a_record_of_another_house_or_time_is_refused(changes: dict[str, Any], code: str) -> None:
    assert refused_record(record(**changes)) == (code, [])
    assert refused_position(plain() | changes) == (code, [])


def test_a_record_of_an_unknown_game_is_refused() -> None:
    for game in ("chess", "", "night-watch "):
        with pytest.raises(UnknownGame):
            holdfast.load(record(game=game))
        with pytest.raises(UnknownGame):
            holdfast.resume(plain() | {"game": game})


@pytest.mark.parametrize(
    ("options", "faults"),
    [
        ({"players": 3}, {("out-of-range", "players")}),
        ({"players": "2"}, {("not-a-number", "players")}),
        ({"level": "wilder"}, {("unknown-value", "level")}),
        ({"watchers": ["arn", "zed"]}, {("unknown-value", "watchers")}),
        ({"watchers": ["arn"] * 1000}, {("wrong-count", "watchers")}),
        ({"dogs": True, "fog": 1}, {("unknown-option", "dogs"), ("not-a-flag", "fog")}),
        ({"players": 1, "late": True}, {("unlike-options", "late")}),
    ],
)
def test_options_are_checked_as_for_a_new_game(options: dict[str, Any], faults: set[tuple[str, str]]) -> None:
    code, found = refused_record(record(options=options))
    assert (code, set(found)) == ("bad-options", faults)
    code, found = refused_position(plain() | {"options": options})
    assert (code, set(found)) == ("bad-options", faults)


def test_a_choice_that_does_not_replay_is_named_with_its_number() -> None:
    written = record()
    written["choices"][3] = "fly:moon"
    with pytest.raises(BadRecord) as refused:
        holdfast.load(written)
    assert refused.value.code == "does-not-replay"
    assert (refused.value.facts["number"], refused.value.facts["choice"]) == (3, "fly:moon")


def test_choices_after_the_end_do_not_replay() -> None:
    written = record()
    written["choices"].append("done")
    with pytest.raises(BadRecord) as refused:
        holdfast.load(written)
    assert refused.value.code == "does-not-replay"
    assert refused.value.facts["number"] == len(written["choices"]) - 1


def test_results_of_chance_that_are_left_over_are_refused() -> None:
    written = record()
    written["chance"] += ["find:one", "find:two"]
    with pytest.raises(BadRecord) as refused:
        holdfast.load(written)
    assert (refused.value.code, refused.value.facts) == ("results-left-over", {"count": 2})


@pytest.mark.parametrize("result", ["find:nine", "dice:one", "find", ""])
def test_results_of_chance_that_could_not_come_are_refused(result: str) -> None:
    written = record(options={})
    first = written["chance"][0]
    written["chance"][0] = result
    with pytest.raises(HoldfastError) as refused:
        holdfast.load(written)
    assert result in str(refused.value)
    assert first


@pytest.mark.parametrize(
    ("number", "where"),
    [
        ({"choices": -1}, "snapshots[1].choices"),
        ({"choices": 10_000}, "snapshots[1].choices"),
        ({"chance": -1}, "snapshots[1].chance"),
        ({"chance": 10_000}, "snapshots[1].chance"),
    ],
)
def test_snapshots_lie_within_the_record(number: dict[str, int], where: str) -> None:
    written = record()
    written["snapshots"][1] |= number
    assert refused_record(written) == ("bad-record", [("out-of-range", where)])


def test_numbers_that_count_are_not_negative() -> None:
    assert refused_record(record(take=-1)) == ("bad-record", [("not-a-number", "take")])
    assert refused_record(record(drawn=-1)) == ("bad-record", [("not-a-number", "drawn")])
    assert set(refused_record(record(drawn=-1, take=-2))[1]) == {
        ("not-a-number", "take"),
        ("not-a-number", "drawn"),
    }


def test_an_impossible_start_of_a_record_is_refused_with_all_its_faults() -> None:
    game = holdfast.resume(plain())
    game.choose("gather")
    written = json.loads(text(game.record()))
    written["start"] |= {"fire": 99, "acted": 7}
    code, faults = refused_record(written)
    assert code == "impossible-position"
    assert set(faults) >= {("out-of-range", "start.fire"), ("out-of-range", "start.acted")}
    written["start"] = {"fire": 1}
    assert ("missing-field", "start.watchers") in refused_record(written)[1]


def test_an_impossible_position_is_refused_with_all_its_faults() -> None:
    position = plain()
    position["state"] |= {"fire": 99, "seat": 5, "acted": -1}
    code, faults = refused_position(position)
    assert code == "impossible-position"
    assert set(faults) >= {("out-of-range", "fire"), ("out-of-range", "seat"), ("out-of-range", "acted")}


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        ({"fire": "4"}, ("wrong-field", "fire")),
        ({"fire": 4.5}, ("wrong-field", "fire")),
        ({"phase": "night"}, ("wrong-field", "phase")),
        ({"wind": 1}, ("unknown-field", "wind")),
        ({"watchers": [{"id": "arn", "wood": "x"}]}, ("wrong-field", "watchers[0].wood")),
        ({"watchers": None}, ("wrong-field", "watchers")),
        ({"deck": []}, ("wrong-field", "deck")),
        ({"deck": {"pools": {"shadow": [1]}, "layers": []}}, ("wrong-field", "deck.pools[...][0]")),
        ({"deck": {"pools": {}, "layers": [{"depth": 1}]}}, ("wrong-field", "deck.layers[0]")),
    ],
)
def test_a_state_of_the_wrong_shape_is_refused(state: dict[str, Any], fault: tuple[str, str]) -> None:
    position = plain()
    position["state"] |= state
    assert refused_position(position) == ("bad-position", [fault])


def test_the_state_must_be_there() -> None:
    position = plain()
    del position["state"]
    assert refused_position(position) == ("bad-position", [("missing-field", "state")])
    assert ("missing-field", "watchers") in refused_position(plain() | {"state": {}})[1]


def test_a_position_is_no_record_and_a_record_no_position() -> None:
    assert ("missing-field", "choices") in refused_record(plain())[1]
    assert ("missing-field", "state") in refused_position(record())[1]


def test_text_bytes_and_plain_data_are_the_same_record() -> None:
    written = record()
    games = [
        holdfast.load(form) for form in (written, json.dumps(written), json.dumps(written, indent=2).encode())
    ]
    assert fingerprint(games[0]) == fingerprint(games[1]) == fingerprint(games[2])


def test_reading_a_record_does_not_change_it() -> None:
    written = record()
    before = json.dumps(written)
    holdfast.load(written)
    assert json.dumps(written) == before
    position = plain()
    before = json.dumps(position)
    play(holdfast.resume(position), 1)
    assert json.dumps(position) == before


def test_a_record_says_what_it_holds() -> None:
    written = record()
    assert list(written) == [
        "holdfast",
        "game",
        "rules",
        "options",
        "seed",
        "take",
        "drawn",
        "choices",
        "chance",
        "snapshots",
    ]
    assert (written["holdfast"], written["game"], written["rules"]) == (1, "night-watch", 1)
    turns = len(written["snapshots"])
    assert turns == len({kept["choices"] for kept in written["snapshots"]}) > 1
    assert "content" not in written


def test_any_seed_can_be_written_down() -> None:
    for seed in (-1, 2**64, 10**30, -(10**30)):
        game = play(holdfast.new(NIGHT_WATCH.id, seed=seed), 1)
        assert fingerprint(holdfast.load(text(game.record()))) == fingerprint(game)
