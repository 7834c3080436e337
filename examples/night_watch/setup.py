"""The settings, and the first state."""

from collections.abc import Iterator, Mapping
from typing import Any

from examples.night_watch.content import Shadows
from examples.night_watch.state import FIRE, WATCHERS, WOOD, NightWatchState, Watcher
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.errors import Fault
from holdfast.kernel.settings import Setting

SETTINGS = (
    Setting("players", "number", 2, low=1, high=2, rule="NW-1"),
    Setting("level", "one", "calm", values=("calm", "wild"), words="level", rule="NW-2"),
    Setting("watchers", "many", None, values=WATCHERS, count="players", chancy=True, words="watcher"),
    Setting("fog", "flag", False, rule="NW-2"),
    Setting("late", "flag", False, rule="NW-1"),
)


def option_faults(options: Mapping[str, Any]) -> Iterator[Fault]:
    """What does not go together."""
    if options["late"] and options["players"] == 1:
        yield Fault("unlike-options", "late", {"value": "late", "wanted": 2})


def set_up(options: Mapping[str, Any], content: Shadows, chance: Chance) -> NightWatchState:
    """Seat the watchers, build the deck, light the fire."""
    free = list(WATCHERS)
    ids: list[str] = list(options["watchers"] or ())
    while len(ids) < options["players"]:
        ids.append(chance.pick("watcher", free))
        free.remove(ids[-1])
    shadows = [shadow.id for shadow in content.values() if not shadow.chief]
    shadows.remove("dusk")
    chiefs = [shadow.id for shadow in content.values() if shadow.chief]
    first = 2 if options["level"] == "calm" else 3
    layers = [Layer(cards=["dusk"]), Layer("shadow", first), Layer("chief", 1), Layer("shadow", 1)]
    deck = Deck({"shadow": shadows, "chief": chiefs}, layers)
    return NightWatchState([Watcher(id) for id in ids], deck, WOOD - FIRE, FIRE)
