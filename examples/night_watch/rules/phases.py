"""The next step of the game, by the phase alone."""

from collections.abc import Callable

from examples.night_watch.rules import shadow, turn
from examples.night_watch.state import NightWatchTable
from holdfast.kernel.table import Rule

PHASES: dict[str, Callable[[NightWatchTable], Rule[None] | None]] = {
    "begin": turn.begin,
    "act": turn.act,
    "shadow": shadow.shadow_comes,
}
