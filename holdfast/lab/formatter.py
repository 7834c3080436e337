"""The lab's numbers and names in the reader's language."""

from typing import Any

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.settings import Setting
from holdfast.lab.intervals import Estimate
from holdfast.lab.results import column
from holdfast.words.numbers import decimal, percent

FIGURES = "figures"
BOT = "bot"


class Formatter:
    """Labels for columns and values, and numbers, for one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self._settings: dict[str, Setting] = {column(one): one for one in shelf.find(game).settings}

    def say(self, id: str, /, **facts: Any) -> str:
        """The message of that id."""
        return words.say(self.language, id, self.game, **facts)

    def _either(self, id: str, otherwise: str) -> str:
        return self.say(id) if words.has(self.language, id, self.game) else otherwise

    def title(self) -> str:
        """The name of the game."""
        return self._either(f"game-{self.game}", self.game)

    def axis(self, name: str) -> str:
        """The label of a column."""
        if name in (FIGURES, BOT):
            return self.say(f"lab-axis-{name}")
        return self._either(f"setting-{self._settings[name].name.replace('_', '-')}", name)

    def value(self, name: str, value: Any) -> str:
        """The label of a value in a column."""
        if value is None:
            return self.say("lab-not-said")
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if name == FIGURES:
            return self._either(str(value), str(value))
        setting = self._settings.get(name)
        return self._either(f"{setting.words}-{value}", str(value)) if setting else str(value)

    def reason(self, reason: str) -> str:
        """The label of how a game ended."""
        return self._either(f"outcome-{reason}", reason)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        return decimal(self.language, value, digits, group=abs(value) >= 10000)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return percent(self.language, share, digits)

    def with_interval(self, rate: Estimate) -> str:
        """A share with its interval in brackets."""
        return f"{self.percent(rate.value)} ({self.interval(rate)})"

    def interval(self, rate: Estimate) -> str:
        """The bounds of a share."""
        return self.range(rate.low, rate.high, 1)

    def range(self, low: float, high: float, digits: int = 0) -> str:
        """From one share to another, in percent."""
        return self.say("lab-interval", low=self.number(100 * low, digits), high=self.percent(high, digits))
