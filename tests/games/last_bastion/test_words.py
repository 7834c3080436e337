"""Sentences that hold a number and a colour."""

from holdfast import words

GAME = "last-bastion"


def tokens(language: str, count: int) -> str:
    return words.say(
        language, "tokens-of-colour", GAME, count=count, colour=words.say(language, "colour-red", GAME)
    )


def test_several_tokens_of_a_colour_are_counted_as_the_language_does() -> None:
    assert [tokens("en", count) for count in (1, 2)] == ["1 red", "2 red"]
    assert [tokens("ru", count) for count in (1, 2)] == ["1 красный", "красный ×2"]
    assert [tokens("pl", count) for count in (1, 2)] == ["1 czerwony", "czerwony ×2"]
