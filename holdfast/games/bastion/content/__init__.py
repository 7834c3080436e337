"""The content of Bastion: what is printed on its components, in TOML files, and how it is read."""

from holdfast.games.bastion.content.load import Content, load

__all__ = ["Content", "load"]
