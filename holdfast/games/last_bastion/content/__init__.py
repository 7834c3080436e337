"""The content of Last Bastion: what is printed on its components, in TOML files, and how it is read."""

from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import Content

__all__ = ["Content", "load"]
