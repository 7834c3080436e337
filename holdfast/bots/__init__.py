"""Bots: they know games only through the kernel, and what will come no better than a person does.

A bot is named by a short string. `KINDS` says which there are; words: `bot-<name>`.
"""

from holdfast.bots.names import KINDS, QUICK, USUAL, Bot, UnknownBot, bot, known, names
from holdfast.bots.play import play_out

__all__ = ["KINDS", "QUICK", "USUAL", "Bot", "UnknownBot", "bot", "known", "names", "play_out"]
