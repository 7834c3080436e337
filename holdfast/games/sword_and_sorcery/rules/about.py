"""What questions are about: said once for each hero and shared, since nobody changes it."""

from typing import Any


class _OfHero(dict[str, dict[str, Any]]):
    def __missing__(self, id: str) -> dict[str, Any]:
        made = self[id] = {"hero": id}
        return made


HERO = _OfHero()
"""By the hero whom a question is about."""
