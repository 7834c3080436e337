"""What the tests of the whole house share."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write golden playthroughs, counts and finished games anew",
    )


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Write what is expected instead of comparing with it?"""
    return bool(request.config.getoption("--update-golden"))
