"""The siege of the day in the terminal: practice, and the check of a signed result."""

import secrets
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

import holdfast
from holdfast.kernel.daily import deal_of
from holdfast.server.daily.signing import SignedResult, is_genuine
from holdfast.terminal.files import WrongUse
from holdfast.terminal.translator import Translator


def practice(game: str, seed: int | None, content: Path | None) -> tuple[holdfast.Game, str]:
    """Today's deal with luck of its own, and the date."""
    deal = deal_of(game, datetime.now(UTC).date(), content=content)
    own = secrets.randbits(32) if seed is None else seed
    return holdfast.new(game, deal.options, own, content=content), deal.day


def check(file: Path, translator: Translator, console: Console) -> bool:
    """Say whether a server has signed that result."""
    try:
        signed = msgspec.json.decode(file.read_bytes(), type=SignedResult)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        raise WrongUse("bad-signed-result", path=str(file)[:200]) from None
    genuine, one = is_genuine(signed), signed.result
    name = one.name or translator.say("page-daily-nameless")
    about = translator.say("terminal-daily-genuine", name=name, game=one.game, day=one.day, key=signed.key)
    console.print(Text(about if genuine else translator.say("terminal-daily-forged")))
    return genuine
