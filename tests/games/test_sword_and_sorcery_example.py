"""The worked example of docs/adding-a-quest.md is what it says: it loads, is named and can be played."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from holdfast.games.sword_and_sorcery import GAME, setup
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.load import SHIPPED, load
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from holdfast.kernel.settings import read_options
from holdfast.kernel.table import Outcome, Table
from tests.games.plain_player import PlainPlayer

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-quest.md"
BLOCK = re.compile(r"^```(toml|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_CHOICES = 20_000
TRIES = 20


def blocks() -> dict[str, str]:
    """The blocks of the example by what their first line says, the words by `words`."""
    example = PAGE.read_text(encoding="utf-8").partition("## A worked example")[2]
    found = {}
    for kind, text in BLOCK.findall(example):
        found["words" if kind == "ftl" else text.partition("\n")[0].removeprefix("# ")] = text
    return found


def example(folder: Path) -> Content:
    """The content with the example in it."""
    for title, text in blocks().items():
        if title == "words":
            continue
        added = title.startswith("added to ")
        file = title.removeprefix("added to ")
        before = (SHIPPED / file).read_text(encoding="utf-8") + "\n" if added else ""
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_text(before + text, encoding="utf-8")
    return load(folder)


def test_the_example_is_read_without_a_fault(tmp_path: Path) -> None:
    content = example(tmp_path)
    assert "lost-ring" in content.fields
    assert content.enemies["gremlin-thief-1"].scroll in content.scrolls
    assert content.pieces("quest") == ["sealed-letter", "stolen-ring"]


def test_the_example_has_words_for_what_is_new(tmp_path: Path) -> None:
    content = example(tmp_path)
    shipped = load()
    quest = content.fields["lost-ring"].quest
    wanted = {
        "quest-lost-ring",
        "outcome-quest-ring-found",
        *(f"story-lost-ring-{story.id}" for story in quest.stories),
        *(f"trigger-lost-ring-{trigger.id}" for trigger in quest.triggers),
        *(f"item-{id}" for id in content.items if id not in shipped.items),
        *(f"ability-{id}" for id in content.abilities if id not in shipped.abilities),
        *(f"enemy-{scroll.kind}" for id, scroll in content.scrolls.items() if id not in shipped.scrolls),
    }
    assert {line.partition(" =")[0] for line in blocks()["words"].splitlines()} == wanted


def begun(content: Content, party: int, seed: int) -> Game:
    options = {**read_options(setup.SETTINGS, {"party": party, "players": 1}), "quest": "lost-ring"}
    chance = Chance(seed)
    table: SwordAndSorceryTable = Table(setup.set_up(options, content, chance), content, options, chance)
    return Game(GAME, table)


def play(game: Game, choose: Callable[[Game], Option]) -> Outcome:
    for _ in range(MOST_CHOICES):
        if game.outcome is not None:
            return game.outcome
        game.choose(choose(game))
    raise AssertionError("the game does not end")


def at_random(luck: random.Random) -> Callable[[Game], Option]:
    def choose(game: Game) -> Option:
        assert game.question is not None
        return luck.choice(list(game.question.choices))

    return choose


@pytest.mark.parametrize("party", [2, 3, 4, 5])
def test_random_games_of_the_example_end(tmp_path: Path, party: int) -> None:
    game = begun(example(tmp_path), party, party)
    assert play(game, at_random(random.Random(party))).reason


def test_the_example_can_be_won(tmp_path: Path) -> None:
    content = example(tmp_path)
    reasons = {play(begun(content, 4, seed), PlainPlayer(seed).choose).reason for seed in range(TRIES)}
    assert "quest-ring-found" in reasons
