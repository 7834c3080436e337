"""Why somebody would do something, as a message."""

from holdfast.games.sword_and_sorcery.state import Play
from holdfast.kernel.question import Option, Question
from holdfast.kernel.rules import Name


def intent(table: Play, question: Question, option: Option) -> Name:
    """The reason for an option."""
    return "intent-least-harm"


def leads_to(table: Play, option: Option, thing: str) -> bool:
    """Does the option touch that thing?"""
    return thing in option.on
