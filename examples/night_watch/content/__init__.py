"""The content of the night watch."""

from examples.night_watch.content.load import load
from examples.night_watch.content.schema import Shadow, Shadows

__all__ = ["Shadow", "Shadows", "load"]
