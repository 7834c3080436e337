"""No rule is forgotten."""

import pytest

from tests.rulebook.coverage import main


@pytest.mark.parametrize("game", ["last-bastion", "bastion"])
def test_every_rule_example_and_ruling_is_named_by_a_test(game: str) -> None:
    assert main(["--fail", "--game", game]) == 0
