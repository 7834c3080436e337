"""What the first version wrote, in the form of this one: it kept money coin by coin."""

from collections.abc import Mapping
from typing import Any

from holdfast.games.sword_and_sorcery.content.schema import COINS


def upgrade_state(written: Mapping[str, Any]) -> Mapping[str, Any]:
    """A state in which money lies in amounts. What is no state at all is left as it is."""
    state = dict(written)
    if "bank" in state:
        state["bank"] = _worth(state["bank"])
    heroes, ground = state.get("heroes"), state.get("ground")
    if isinstance(heroes, list):
        state["heroes"] = [upgrade_purse(hero) for hero in heroes]
    if isinstance(ground, dict):
        state["ground"] = {area: _lying(things) for area, things in ground.items()}
    return state


def upgrade_purse(hero: Any) -> Any:
    """A hero, or a member of a party, with an amount of crowns."""
    if not isinstance(hero, dict) or "purse" not in hero or "crowns" in hero:
        return hero
    others = {name: value for name, value in hero.items() if name != "purse"}
    return {**others, "crowns": _worth(hero["purse"])}


def _lying(things: Any) -> Any:
    if not isinstance(things, dict) or "crowns" not in things:
        return things
    return {**things, "crowns": _worth(things["crowns"])}


def _worth(purse: Any) -> Any:
    """The value of coins; what are none is left for the types to refuse."""
    if not isinstance(purse, dict) or not all(coin in COINS and type(n) is int for coin, n in purse.items()):
        return purse
    return sum(COINS[coin] * number for coin, number in purse.items())
