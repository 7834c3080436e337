"""Everything impossible about a state that came from outside, all of it at once."""

from collections.abc import Iterator, Mapping
from typing import Any

from holdfast.games.sword_and_sorcery.content import Content
from holdfast.games.sword_and_sorcery.state import State
from holdfast.kernel.errors import Fault


def faults(state: State, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    """All faults."""
    if state.quest not in content.fields or state.quest != options["quest"]:
        yield Fault("unknown-value", "quest", {"value": state.quest, "known": options["quest"]})
