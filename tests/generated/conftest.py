"""The tiny game stands on the shelf beside the others; each test runs for each configuration."""

from collections.abc import Iterator

import pytest

from examples.night_watch import GAME as NIGHT_WATCH
from tests.generated import play
from tests.generated.configurations import all_configurations, all_games, share_of
from tests.night_watch.shelf import on_the_shelf


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        play.ALL_STEPS = play.MOST_CHOICES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = all_configurations()
    if "any_configuration" in metafunc.fixturenames:
        metafunc.parametrize("any_configuration", found, ids=[one.id for one in found])
    if "configuration" in metafunc.fixturenames:
        if not metafunc.config.getoption("--long"):
            found = [one for rules in all_games() for one in share_of(rules, metafunc.function.__name__)]
        metafunc.parametrize("configuration", found, ids=[one.id for one in found])
    if "rules" in metafunc.fixturenames:
        games = all_games()
        metafunc.parametrize("rules", games, ids=[rules.id for rules in games])


@pytest.fixture(scope="package", autouse=True)
def tiny_game_on_the_shelf() -> Iterator[None]:
    with on_the_shelf(NIGHT_WATCH):
        yield


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> int:
    """How many games a test plays for a configuration."""
    return 10 if request.config.getoption("--long") else 1
