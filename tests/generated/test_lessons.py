"""Every lesson can be learned: its steps are on offer, its things lie on the board, its words are there."""

from collections.abc import Iterator
from typing import Any

import pytest

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.lesson import begin, lesson_of

GAMES = [id for id in shelf.ids() if lesson_of(shelf.find(id)) is not None]


def ids_in(view: Any) -> Iterator[str]:
    """Every word that stands somewhere in a view, as key or value."""
    if isinstance(view, dict):
        yield from view
        for value in view.values():
            yield from ids_in(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from ids_in(value)
    elif isinstance(view, str):
        yield view


@pytest.mark.parametrize("id", GAMES)
def test_each_step_can_be_taken(id: str) -> None:
    rules = shelf.find(id)
    lesson = lesson_of(rules)
    assert lesson is not None
    game = begin(rules, lesson)
    assert any(step.choose for step in lesson.step)
    for step in lesson.step:
        assert game.question is not None, step
        known = set(ids_in(game.view(0))) | {thing for option in game.question.choices for thing in option.on}
        assert set(step.point) <= known, step
        if step.choose:
            assert step.choose in game.question.options, (step, game.question.options.ids)
            game.choose(step.choose)


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("id", GAMES)
def test_each_step_has_words(id: str, language: str) -> None:
    lesson = lesson_of(shelf.find(id))
    assert lesson is not None
    for message in lesson.messages:
        assert words.say(language, message, id)
