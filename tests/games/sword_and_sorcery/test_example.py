"""The worked example of docs/adding-a-quest.md is what it says: it loads, is named and can be played."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from holdfast.games.sword_and_sorcery import GAME, setup
from holdfast.games.sword_and_sorcery.content.campaign_map import NOTHING, Memory
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.load import SHIPPED, load
from holdfast.games.sword_and_sorcery.content.quest_words import words_of_quest
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable
from holdfast.kernel import campaign_service
from holdfast.kernel.campaign import Attempt
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game
from holdfast.kernel.outcome import Outcome
from holdfast.kernel.question import Option
from holdfast.kernel.settings import read_options
from holdfast.kernel.table import Table
from tests.games.plain_player import PlainPlayer

PAGE = Path(__file__).parents[3] / "docs" / "adding-a-quest.md"
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
    assert content.pieces("quest") == ("sealed-letter", "stolen-ring")


def test_the_example_has_words_for_what_is_new(tmp_path: Path) -> None:
    content = example(tmp_path)
    shipped = load()
    quest = content.fields["lost-ring"].quest
    wanted = {
        *words_of_quest(quest),
        *(f"item-{id}{end}" for id in content.items if id not in shipped.items for end in ("", "-help")),
        *(
            f"ability-{id}{end}"
            for id in content.abilities
            if id not in shipped.abilities
            for end in ("", "-help")
        ),
        *(f"enemy-{scroll.kind}" for id, scroll in content.scrolls.items() if id not in shipped.scrolls),
    }
    assert {line.partition(" =")[0] for line in blocks()["words"].splitlines()} == wanted


def test_the_example_forks(tmp_path: Path) -> None:
    road = example(tmp_path).road
    assert road.after("lost-ring", Memory({"ring-returned": 1})) == "waking-chapel"
    assert road.after("lost-ring", NOTHING) == "rising-water"


def test_nothing_is_left_to_remark_on_the_example(tmp_path: Path) -> None:
    found = [fault for fault in GAME.remarks(example(tmp_path)) if "lost-ring" in fault.where]
    assert found == []


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


@pytest.mark.parametrize(("way", "following"), [("1", "waking-chapel"), ("2", "rising-water")])
def test_what_became_of_the_ring_decides_which_quest_a_party_comes_to(
    tmp_path: Path, way: str, following: str
) -> None:
    example(tmp_path)
    game = next(
        game
        for game in (ring_taken(tmp_path, way, seed) for seed in range(TRIES))
        if game.outcome is not None and game.outcome.won
    )
    kept = campaign_service.kept_of(game)
    tries = [Attempt("lost-ring", True)]
    assert campaign_service.next_chapter(GAME.id, tries, kept, tmp_path) == following
    second = campaign_service.go_on(GAME.id, kept, following, game.options, seed=1, own=tmp_path)
    assert second.table.state.memory == game.table.state.memory
    assert [one.id for one in campaign_service.road(GAME.id, tries, kept, tmp_path)] == [
        "lost-ring",
        following,
    ]


def ring_taken(folder: Path, way: str, seed: int) -> Game:
    """The first game of a campaign, with that choice at its end."""
    game = campaign_service.set_out(GAME.id, {"players": 1, "party": 4}, seed, folder)
    play(game, taking(f"choose:story-whose-ring-{way}", PlainPlayer(seed)))
    return game


def taking(way: str, player: PlainPlayer) -> Callable[[Game], Option]:
    """The plain player, but for one choice of the story."""

    def choose(game: Game) -> Option:
        assert game.question is not None
        return next((one for one in game.question.choices if one.id == way), None) or player.choose(game)

    return choose
