"""The siege of the day: a deal that follows from the date.

What is dealt (level, heroes, boards) is everybody's to know. Its luck comes from another seed, which also
follows from the date; a server may mix a secret into that one, so that nobody can work it out beforehand.
"""

import hashlib
import hmac
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdfast.kernel import shelf
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import BadOptions
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting, read_options

MAX_TRIES = 500
"""So many deals are drawn until one is allowed."""
SEED_BITS = 62


class DailyDeal(Struct, frozen=True):
    """The deal of a day: the options of its game, the seed of its luck, and for which version of the rules it
    holds."""

    game: str
    day: str
    options: dict[str, Any]
    seed: int
    version: str


def deal_of(game: str, day: date, *, secret: str = "", content: Path | None = None) -> DailyDeal:
    """What is dealt on that day, the same wherever the same version of the rules asks."""
    rules = shelf.find(game)
    version = " ".join(filter(None, (str(rules.version), rules.digest(content))))
    about = f"{game} {version} {day.isoformat()}"
    chance = Chance(_number("deal", about))
    known = rules.content(content)
    settings = rules.settings_of(known)
    for _ in range(MAX_TRIES):
        options = _drawn(rules, settings, chance)
        options |= rules.deal_daily(read_options(settings, options), known, chance)
        if not list(rules.option_faults(read_options(settings, options), known)):
            seed = _number("luck", about, secret) >> (64 - SEED_BITS)
            return DailyDeal(game, day.isoformat(), options, seed, version)
    raise BadOptions("no-daily-deal", game=game)


def _number(what: str, about: str, secret: str = "") -> int:
    made = hmac.new(f"holdfast daily {what} {secret}".encode(), about.encode(), hashlib.sha256)
    return int.from_bytes(made.digest()[:8])


def _drawn(rules: Rules[Any, Any], settings: tuple[Setting, ...], chance: Chance) -> dict[str, Any]:
    """Options of which those are drawn that the day decides; the others are as they are by default."""
    options: dict[str, Any] = {setting.name: setting.default for setting in settings}
    drawn: dict[str, Any] = {}
    for setting in settings:
        name = setting.name
        if not setting.matters(options):
            continue
        if name not in rules.daily and not _is_left_to_chance(setting):
            continue
        by_face: Mapping[str, Any] = {str(value): value for value in rules.daily.get(name) or setting.values}
        faces = [str(value) for value in rules.daily.get(name) or setting.values]
        if setting.kind == "many":
            found: list[Any] = []
            for _ in range(setting.wanted(options) or 0):
                face = chance.pick(name, faces)
                faces.remove(face)
                found.append(by_face[face])
            options[name] = drawn[name] = found
        else:
            options[name] = drawn[name] = by_face[chance.pick(name, faces)]
    return drawn


def _is_left_to_chance(setting: Setting) -> bool:
    """Is it drawn at set-up where nobody chooses, and can be drawn here as well?"""
    counted = setting.kind == "one" or (setting.kind == "many" and setting.count is not None)
    return setting.chancy and not setting.usual and counted
