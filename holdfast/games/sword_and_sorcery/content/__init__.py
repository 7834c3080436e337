"""The content of Sword & Sorcery: what is printed on its components, in TOML files, and how it is read."""

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.load import load

__all__ = ["Content", "load"]
