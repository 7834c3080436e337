"""`tools/rule-coverage` on a small house of its own: two books, a few tests."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.rulebook.coverage import MOST_UNTESTABLE, ROOT, main, survey


class House:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.book("last-bastion", *(f"- **LB-FIGHT-{n}** A rule; see **LB-FIGHT-99**." for n in range(1, 4)))
        self.book("bastion", "**BA-MOVE-1** [both] A rule without a dash.")

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(dedent(text), "utf-8")

    def book(self, game: str, *lines: str) -> None:
        self.write(f"docs/rules/{game}.md", "\n".join(lines))

    def untestable(self, *entries: tuple[str, str]) -> None:
        text = "\n".join(f'[[entry]]\nid = "{i}"\nreason = "{reason}"' for i, reason in entries)
        self.write("tests/rulebook/untestable.toml", text)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_the_books_of_the_shelf_are_read_whole() -> None:
    counts = {game: len(ids) for game, ids in survey(ROOT).rules.items()}
    assert counts == {"bastion": 609, "last-bastion": 450, "sword-and-sorcery": 995}


def test_only_rules_at_the_start_of_a_line_are_rules(house: House) -> None:
    assert survey(house.root).rules == {
        "bastion": ["BA-MOVE-1"],
        "last-bastion": ["LB-FIGHT-1", "LB-FIGHT-2", "LB-FIGHT-3"],
    }


def test_decorators_on_tests_count_and_mentions_do_not(house: House) -> None:
    house.write(
        "tests/deep/test_fight.py",
        """
        # @rule("LB-FIGHT-2")
        TEXT = '@rule("LB-FIGHT-2")'
        rule("LB-FIGHT-2")

        @rule("LB-FIGHT-2")
        def set_up(): ...

        @other("LB-FIGHT-2")
        @rule("LB-FIGHT-1")
        def test_something(): "LB-FIGHT-2"

        @rulebook.rule("LB-FIGHT-3")
        class TestMore: ...
        """,
    )
    coverage = survey(house.root)
    assert coverage.named == {
        "LB-FIGHT-1": ["tests/deep/test_fight.py:10"],
        "LB-FIGHT-3": ["tests/deep/test_fight.py:13"],
    }
    assert coverage.missing("last-bastion") == ["LB-FIGHT-2"]
    assert coverage.games_under_test() == ["last-bastion"]
    assert not coverage.faults


def test_names_of_no_rule_and_names_that_cannot_be_read_are_faults(house: House) -> None:
    house.write("tests/test_fight.py", '@rule("LB-FIGHT-99", "LB-FIGHT-1", *REST)\ndef test_it(): ...')
    faults = survey(house.root).faults
    assert len(faults) == 2
    assert "LB-FIGHT-99" in faults[0]
    assert "*REST" in faults[1]


def test_an_untestable_rule_is_not_missing(house: House) -> None:
    house.untestable(("LB-FIGHT-2", "talk at the table"))
    assert survey(house.root).missing("last-bastion") == ["LB-FIGHT-1", "LB-FIGHT-3"]


@pytest.mark.parametrize(
    "entries",
    [
        [("LB-FIGHT-99", "unknown")],
        [("LB-FIGHT-1", " ")],
        [("LB-FIGHT-2", "twice"), ("LB-FIGHT-2", "twice")],
        [("LB-FIGHT-3", "but a test names it")],
    ],
)
def test_a_wrong_untestable_entry_is_a_fault(house: House, entries: list[tuple[str, str]]) -> None:
    house.write("tests/test_fight.py", '@rule("LB-FIGHT-3")\ndef test_it(): ...')
    house.untestable(*entries)
    (fault,) = survey(house.root).faults
    assert entries[0][0] in fault


def test_one_untestable_rule_too_many_is_a_fault(house: House) -> None:
    ids = [f"LB-TALK-{n}" for n in range(MOST_UNTESTABLE + 1)]
    house.book("last-bastion", *(f"- **{i}** Talk." for i in ids))
    house.untestable(*((i, "talk") for i in ids[:-1]))
    assert not survey(house.root).faults
    house.untestable(*((i, "talk") for i in ids))
    assert len(survey(house.root).faults) == 1


def test_fail_turns_gaps_into_an_exit_code(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--fail"], house.root) == 1
    house.write("tests/test_fight.py", '@rule("LB-FIGHT-1", "LB-FIGHT-3")\nasync def test_it(): ...')
    assert main([], house.root) == 0
    assert main(["--fail"], house.root) == 1
    assert "LB-FIGHT-2" in capsys.readouterr().out
    house.untestable(("LB-FIGHT-2", "talk at the table"))
    assert main(["--fail"], house.root) == 0
    assert main(["--fail", "--game", "bastion"], house.root) == 1
    house.untestable(("LB-FIGHT-2", "talk at the table"), ("LB-FIGHT-99", "unknown"))
    assert main(["--fail"], house.root) == 1


def test_the_script_is_a_door_to_it() -> None:
    script = [sys.executable, str(ROOT / "tools/rule-coverage"), "--game", "bastion"]
    assert "bastion: 609 rules" in subprocess.run(script, capture_output=True, text=True, check=True).stdout
