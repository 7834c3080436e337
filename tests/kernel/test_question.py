"""The question and its options."""

import pytest

from holdfast.kernel.question import Barred, Option, Options, Question, Verb, option

OPTIONS = [option("move:market", 0), option("move:tower", 0), option("call:tavern>elmer", 1), option("done")]


@pytest.mark.parametrize(
    ("id", "verb", "on"),
    [
        ("done", "done", ()),
        ("move:market", "move", ("market",)),
        ("call:tavern>elmer", "call", ("tavern", "elmer")),
        ("reroll:d1+d3", "reroll", ("d1", "d3")),
        ("win:red-1+red-2>blue+blue", "win", ("red-1", "red-2", "blue", "blue")),
    ],
)
def test_an_id_reads_verb_object_target(id: str, verb: str, on: tuple[str, ...]) -> None:
    made = option(id, 2)
    assert (made.id, made.verb, made.on, made.seat) == (id, verb, on, 2)


def test_an_option_may_point_at_things_that_its_id_does_not_name() -> None:
    assert Option("fight", 0, ("red-1", "red-2")).on == ("red-1", "red-2")
    assert Option("fight:red-1", 0, ()).on == ()


def test_the_same_option_is_made_once() -> None:
    assert option("move:market", 0) is option("move:market", 0)
    assert option("move:market", 0) is not option("move:market", 1)
    move = Verb("move")
    assert move[0, "market"] is option("move:market", 0)
    assert move[0, "a", "b"].id == "move:a+b"
    assert Verb("done")[(None,)] is option("done")


def test_options_answer_to_ids_numbers_and_verbs() -> None:
    options = Options(tuple(OPTIONS))
    assert "move:market" in options and "move:" not in options and OPTIONS[0] in options
    assert option("move:market", 1) not in options
    assert options["done"] is options[3] is options[-1] is OPTIONS[3]
    assert options[1:3] == (OPTIONS[1], OPTIONS[2])
    assert options.get("done") is OPTIONS[3] and options.get("fly") is None
    assert options.of("move") == (OPTIONS[0], OPTIONS[1])
    assert options.ids == ("move:market", "move:tower", "call:tavern>elmer", "done")
    assert list(options) == OPTIONS and len(options) == 4
    with pytest.raises(KeyError):
        options["fly"]
    with pytest.raises(IndexError):
        options[4]


def test_the_seats_that_are_waited_for() -> None:
    assert Question("turn", OPTIONS).seats == (), "anyone may answer"
    assert Question("turn", OPTIONS[:3]).seats == (0, 1)
    window = Question("window", [option("parry", 2), option("taunt", 1), option("go-on")], reaction=True)
    assert window.seats == (1, 2), "whoever may react is waited for"


def test_reasons_are_found_when_somebody_asks_and_once() -> None:
    asked = []

    def why_not() -> list[Barred]:
        asked.append(1)
        return [Barred("fly", "no-wings", "R-1")]

    question = Question("turn", OPTIONS, {}, why_not)
    assert asked == []
    assert question.barred == question.barred == (Barred("fly", "no-wings", "R-1"),)
    assert asked == [1]
    assert Question("turn", OPTIONS).barred == ()


def test_a_narrowed_question_is_the_same_question() -> None:
    barred = (Barred("fly", "no-wings", "R-1"),)
    whole = Question(
        "window", OPTIONS, {"card": "imp"}, lambda: barred, reaction=True, saves=frozenset({"done"})
    )
    whole.clean = True
    narrow = whole.narrowed(OPTIONS[2:])
    assert narrow.options.ids == ("call:tavern>elmer", "done")
    assert (narrow.ask, narrow.about, narrow.barred) == ("window", {"card": "imp"}, barred)
    assert (narrow.reaction, narrow.saves, narrow.clean) == (True, frozenset({"done"}), True)
