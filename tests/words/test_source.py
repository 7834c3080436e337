"""The reader of the source misses nothing that a game says: ids through wrappers, branches and names."""

from pathlib import Path
from textwrap import dedent

import pytest

from tests.words.source import HOLE, Facts, Source


def read(folder: Path, text: str, name: str = "rules.py") -> Source:
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(dedent(text), encoding="utf-8")
    return Source([file])


def told(source: Source) -> dict[str, Facts]:
    return {spoken.id: spoken.facts for spoken in source.spoken()}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ('table.note("fall", seat)', {"event-fall"}),
        ('table.note("up" if won else "down")', {"event-up", "event-down"}),
        ("table.begin_turn(seat, number=1)", {"event-turn"}),
        ("begin_turn(table)", set()),
        ('table.end(False, "fire")', {"outcome-fire"}),
        (
            'def why():\n    reason = "far"\n    yield Barred("move", reason, "X-1")',
            {"why-far", "option-move"},
        ),
        ('Barred(f"move:{tile}", f"idle-{tile}", "X-1")', {f"why-idle-{HOLE}", "option-move"}),
        (
            'def ask(question):\n    yield Question(question, [])\nask("where")\nask(question="who")',
            {"ask-where", "ask-who"},
        ),
        ('def one():\n    return "late", "X-1"\nBarred("go", *one())', {"why-late", "option-go"}),
        ('for code in ("a", "b"):\n    Fault(code, "here")', {"fault-a", "fault-b"}),
        ('option("done", seat)\nVerb("pass")', {"option-done", "option-pass"}),
        ('name = "win:" + slot\nwins[f"{name}>{way}"] = 1', {"option-win"}),
    ],
)
def test_ids_are_found(tmp_path: Path, text: str, ids: set[str]) -> None:
    assert set(told(read(tmp_path, text))) == ids


@pytest.mark.parametrize("name", ["judge.py", "judge/__init__.py", "judge/falls.py"])
def test_the_judge_tells_odds(tmp_path: Path, name: str) -> None:
    assert set(told(read(tmp_path, 'of[f"fall:{slot}"] = chance', name))) == {"odds-fall"}


def test_facts_are_what_is_surely_told(tmp_path: Path) -> None:
    source = read(
        tmp_path,
        """
        def fault(code, where, **facts):
            return Fault(code, where, facts)
        fault("twice", "cards", card=card)
        table.note("fall", seat, hero=hero)
        Question("who", options, {"effect": code, **more})
        Question("what", options)
        def maybe():
            facts = {"a": 1, "b": 2} if x else {"a": 1}
            yield Fault("odd", "here", facts)
        table.note("any", **data)
        """,
    )
    assert told(source) == {
        "fault-twice": {"card"},
        "event-fall": {"hero"},
        "ask-who": {"effect"},
        "ask-what": frozenset(),
        "fault-odd": {"a"},
        "event-any": None,
    }


def test_errors_are_found_by_class_and_by_code(tmp_path: Path) -> None:
    source = read(
        tmp_path,
        """
        class Bad(HoldfastError):
            code = "bad"
        class Worse(Bad):
            pass
        def load(kind: type[HoldfastError]):
            raise kind("too-deep", limit=3)
        raise Worse("worst", faults=faults, why="so")
        """,
    )
    assert {(one.id, one.facts) for one in source.errors()} == {
        ("error-holdfast", None),
        ("error-bad", None),
        ("error-too-deep", frozenset({"limit"})),
        ("error-worst", frozenset({"why"})),
    }
