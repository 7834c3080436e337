"""Weapons, foes and duels of a test's own: plain numbers, no effects but those asked for."""

from collections.abc import Sequence
from typing import Any

from holdfast.kernel.game import Game
from tests.rulebook.sword_and_sorcery.play import choose
from tests.rulebook.sword_and_sorcery.positions import scene


def weapon(
    id: str = "blade",
    *,
    hits: int = 0,
    red: int = 0,
    blue: int = 0,
    range: int = 0,
    effects: Sequence[str] = (),
    type: str = "slashing",
    hand: str = "main",
    category: str = "sword",
    more: str = "",
) -> str:
    """A weapon that everybody may use, as TOML."""
    listed = ", ".join(f'"{effect}"' for effect in effects)
    return f"""
[[item]]
id = "{id}"
kind = "weapon"
hand = "{hand}"
category = "{category}"
type = "{type}"
hits = {hits}
red = {red}
blue = {blue}
range = {range}
effects = [{listed}]
{more}
"""


def oil(filter: str, effect: str) -> str:
    """An item that strengthens attacks, as TOML: what lies as a boost on a hero comes from a card."""
    return (
        '[[item]]\nid = "oil"\nkind = "permanent"\naction = "free"\n'
        f'do = [{{ boost = "time", with = "{filter}", effects = ["{effect}"] }}]\n'
    )


def foe(
    id: str = "dummy",
    *,
    hp: int = 20,
    more: str = "",
    rank: str = "green",
    weapons: str = '{ id = "fist", hits = 1 }',
    behaviours: str = '{ at = [0], do = ["attack fist"] }, { do = ["move-near 2"] }',
    abilities: Sequence[str] = (),
    target: str = "nearest",
    style: str = "strength",
    primary: str = "",
) -> str:
    """A scroll `<id>` and its card `<id>-1`, as TOML; `more` are lines of the card (`armor = 2`)."""
    listed = ", ".join(f'"{ability}"' for ability in abilities)
    first = f'primary = "{primary}"' if primary else ""
    return f"""
[[scroll]]
id = "{id}"
kind = "{id}"
rank = "{rank}"
race = "monster"
style = "{style}"
target = "{target}"
weapons = [{weapons}]
behaviours = [{behaviours}]
abilities = [{listed}]
{first}

[[enemy]]
id = "{id}-1"
scroll = "{id}"
hp = {hp}
{more}
"""


def duel(
    cards: str,
    script: Sequence[str] = (),
    *,
    hero: dict[str, Any] | None = None,
    enemy: dict[str, Any] | None = None,
    start: bool = True,
    focus: str | None = "plain",
    **facts: Any,
) -> Game:
    """Ecarus attacks the dummy with the blade; Auriel stands far off."""
    heroes = {"ecarus": {"at": "a", "slots": {"main": "blade"}, **(hero or {})}, "auriel": {"at": "g"}}
    game = scene(heroes, {"dummy-1": {"at": "a", **(enemy or {})}}, cards=cards, script=script, **facts)
    if start:
        choose(game, "attack:blade>dummy-1")
        if focus and game.question is not None and game.question.ask == "focus":
            choose(game, focus)
    return game


def struck(
    defender: dict[str, Any] | None = None,
    weapons: str = '{ id = "fist", hits = 3 }',
    script: Sequence[str] = (),
    *,
    cards: str = "",
    enemy: dict[str, Any] | None = None,
    more: str = "",
    more_enemies: dict[str, Any] | None = None,
    tops: dict[str, list[str]] | None = None,
    **facts: Any,
) -> Game:
    """The dummy attacks Ecarus in its area; Auriel stands far off."""
    heroes = {"ecarus": {"at": "a", **(defender or {})}, "auriel": {"at": "g"}}
    text = foe(weapons=weapons, behaviours='{ at = [0], do = ["attack fist"] }, { do = [] }', more=more)
    return scene(
        heroes,
        {"dummy-1": {"at": "a", **(enemy or {})}, **(more_enemies or {})},
        cards=text + cards,
        script=script,
        phase="enemy",
        tops={"encounters": ["fury"], **(tops or {})},
        **facts,
    )
