"""The tiny game stands on the shelf."""

from collections.abc import Iterator

import pytest

from examples.night_watch import GAME as NIGHT_WATCH
from tests.night_watch.shelf import on_the_shelf


@pytest.fixture(scope="package", autouse=True)
def tiny_game_on_the_shelf() -> Iterator[None]:
    with on_the_shelf(NIGHT_WATCH):
        yield
