"""Undo, why not, log, help, and answers that make no sense."""

from pathlib import Path

import pytest

import holdfast
from holdfast import words
from holdfast.terminal.boards import board_of
from tests.terminal.command import flat, run, saved, says, too_wide, unsaid

PLAY = ("play", "last-bastion", "--seed", "7")
LANGUAGES = pytest.mark.parametrize("language", words.languages())


def after(kept: Path, *typed: str, options: tuple[str, ...] = ()) -> list[str]:
    """The choices that the game holds after all that was typed."""
    run(*PLAY, *options, typed=typed)
    (path,) = kept.iterdir()
    choices: list[str] = saved(path)["choices"]
    return choices


def test_u_takes_back_the_last_choice(kept: Path) -> None:
    assert after(kept, "place:green-1", "move:quarry", "u") == ["place:green-1"]


@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("choice", ["place:green-1", "call:dispensary", "hand:red"]),
        ("action", ["place:green-1"]),
        ("turn", []),
        ("round", []),
    ],
)
def test_u_takes_back_by_unit(unit: str, left: list[str], kept: Path) -> None:
    assert after(kept, "place:green-1", "call:dispensary", "hand:red", "for:mylfaar", f"u {unit}") == left


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert says(run(*PLAY, typed=["u"]), "en", "error-nothing-to-undo")


def test_an_unknown_unit_is_told(kept: Path) -> None:
    result = run(*PLAY, typed=["place:green-1", "u everything"])
    known = "choice, action, turn, round"
    assert says(result, "en", "terminal-unknown-undo-unit", unit="everything", known=known)
    (path,) = kept.iterdir()
    assert saved(path)["choices"] == ["place:green-1"]


@pytest.mark.parametrize(
    ("limit", "typed", "refusal", "left"),
    [
        ("nothing", ["place:green-1", "u"], "error-undo-forbidden", ["place:green-1"]),
        ("nothing-new", ["place:green-1", "u"], None, []),
        ("nothing-new", ["place:green-1", "done", "u"], "error-undo-past-news", ["place:green-1", "done"]),
        ("anything", ["place:green-1", "done", "u"], None, ["place:green-1"]),
    ],
)
def test_the_table_says_how_far_undo_may_go(
    limit: str, typed: list[str], refusal: str | None, left: list[str], kept: Path
) -> None:
    result = run(*PLAY, "--undo", limit, typed=typed)
    assert refusal is None or says(result, "en", refusal)
    (path,) = kept.iterdir()
    assert saved(path)["choices"] == left


def test_a_question_mark_lists_everything_barred_with_its_rule() -> None:
    game = holdfast.new("last-bastion", {}, 7)
    for choice in ("place:green-1", "move:quarry"):
        game.choose(choice)
    question = game.question
    assert question is not None
    barred = question.barred
    assert barred
    told = flat(run(*PLAY, typed=["place:green-1", "move:quarry", "?"]).output)
    for one in barred:
        assert one.id in told
        assert one.rule in told


@pytest.mark.parametrize("asked", ["? move:market", "?move:market", "move:market"])
def test_one_thing_is_explained(asked: str) -> None:
    game = holdfast.new("last-bastion", {}, 7)
    typed = ["place:green-1", "move:quarry"]
    for choice in typed:
        game.choose(choice)
    barred = game.why_not("move:market")
    assert barred is not None
    result = run(*PLAY, typed=[*typed, asked])
    hero = words.say("en", "hero-mylfaar", "last-bastion")
    assert says(result, "en", f"why-{barred.reason}", hero=hero)
    assert barred.rule in result.output


def test_what_is_offered_needs_no_reason() -> None:
    result = run(*PLAY, typed=["? place:green-2"])
    assert says(result, "en", "terminal-is-offered", id="place:green-2", number="2")


def test_what_nobody_could_do_is_told() -> None:
    assert says(run(*PLAY, typed=["? dance"]), "en", "terminal-no-such-action", id="dance")


@LANGUAGES
@pytest.mark.parametrize("answer", ["0", "99", "-1", "1.5", "x", "move:nowhere", "²", "９" * 30, "\u001b[A"])
def test_bad_answers_are_answered_and_change_nothing(answer: str, language: str, kept: Path) -> None:
    result = run(*PLAY, "--language", language, typed=[answer, "place:green-2"])
    assert result.exit_code == 0
    assert not unsaid(result.output)
    (path,) = kept.iterdir()
    assert saved(path)["choices"] == ["place:green-2"]


def test_an_empty_answer_shows_the_screen_again() -> None:
    once, twice = (run(*PLAY, typed=typed).output.count("green-1") for typed in ([], [""]))
    assert twice == 2 * once


def test_the_log_tells_everything_since_the_beginning() -> None:
    result = run(*PLAY, typed=["place:green-1", "done", "l"])
    card = words.say("en", "card-goblin-sapper", "last-bastion")
    drawn = words.say("en", "event-draw", "last-bastion", card=card)
    assert result.output.count(drawn) == 2


@LANGUAGES
def test_help_explains_keys_signs_and_things(language: str) -> None:
    topics = board_of("last-bastion").topics
    assert set(topics) == {"tiles", "heroes", "boards", "effects"}
    asked = ["h", *(f"h {topic}" for topic in topics)]
    result = run(*PLAY, "--language", language, typed=["place:green-1", *asked])
    assert not unsaid(result.output)
    assert not too_wide(result.output)
    told = [f"terminal-help-{key}" for key in ("undo", "why", "save", "log", "help", "quit")]
    told += ["tile-market-help", "hero-mylfaar-power", "board-green-help", "effect-haunt-help"]
    flattened = flat(result.output).replace(" ", "")
    for id in told:
        assert flat(words.say(language, id, "last-bastion")).replace(" ", "") in flattened, id


@pytest.mark.parametrize(
    ("thing", "ids"),
    [
        ("green-1", ["card-goblin-sapper", "effect-haunt-help"]),
        ("goblin-sapper", ["card-goblin-sapper", "effect-haunt-help"]),
        ("incubus", ["card-incubus", "effect-curse-help"]),
        ("market", ["tile-market", "tile-market-help"]),
        ("kazgin", ["hero-kazgin", "hero-kazgin-power"]),
        ("yellow", ["board-yellow", "board-yellow-help"]),
        ("haunt", ["effect-haunt", "effect-haunt-help"]),
        ("red-2", ["tile-tavern"]),
    ],
)
def test_help_on_a_thing(thing: str, ids: list[str]) -> None:
    result = run(*PLAY, typed=["place:green-1", f"h {thing}"])
    answer = flat(result.output.rpartition(f"h {thing}")[2])
    for id in ids:
        assert flat(words.say("en", id, "last-bastion")) in answer


def test_help_on_nothing_known_names_the_chapters() -> None:
    result = run(*PLAY, typed=["h dragons"])
    assert says(result, "en", "terminal-no-help", id="dragons")
    assert says(result, "en", "terminal-help-topics", topics="tiles, heroes, boards, effects")


@LANGUAGES
def test_keys_work_on_the_keyboard_of_the_language(language: str, kept: Path) -> None:
    for number, key in enumerate(words.say(language, "terminal-key-undo").split()):
        run(*PLAY, "--language", language, typed=["place:green-1", "move:quarry", key])
        newest = max(kept.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        assert saved(newest)["choices"] == ["place:green-1"], number
