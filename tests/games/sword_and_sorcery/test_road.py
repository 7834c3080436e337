"""The whole campaign, played by bots from the prologue to the epilogue along both roads."""

import random
from functools import cache

from msgspec import Struct

from holdfast.bots.instinct import Instinct
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel import campaign_service
from holdfast.kernel.campaign import Attempt
from holdfast.kernel.game import Game

MOST_TRIES = 24
SHARE_OF_OWN_CHOICES = 0.5
"""So often a choice of the story is made by chance: the bot would always make the same one."""


class Played(Struct):
    """A campaign that was played to its end."""

    won: list[str]
    tries: int
    treasures: set[str]
    ranks: list[int]
    stories: set[str]


def play(game: Game, luck: random.Random) -> None:
    """To the end of the quest."""
    bot = Instinct()
    while game.question is not None:
        options = game.question.choices
        if game.question.ask == "choose" and luck.random() < SHARE_OF_OWN_CHOICES:
            game.choose(luck.choice(options))
        else:
            game.choose(bot.choose(game, options))


@cache
def campaign(seed: int) -> Played | None:
    """A campaign by the quick bot; a quest that is lost is tried again. None if it takes too many tries."""
    luck = random.Random(seed)
    game = campaign_service.set_out(GAME.id, {"players": 1, "party": 3}, seed)
    options = dict(game.options)
    tries: list[Attempt] = []
    played = Played([], 0, set(), [], set())
    for _ in range(MOST_TRIES):
        play(game, luck)
        assert game.outcome is not None
        tries.append(Attempt(game.options["quest"], game.outcome.won))
        played.tries += 1
        played.treasures |= {event.data["item"] for event in game.events if event.what == "treasure"}
        played.stories |= {event.data["story"] for event in game.events if event.what == "story"}
        if game.outcome.won:
            played.won.append(game.options["quest"])
            played.ranks.append(max(hero.rank for hero in game.table.state.heroes))
        kept = campaign_service.kept_of(game)
        following = campaign_service.next_chapter(GAME.id, tries, kept)
        if following is None:
            return played
        game = campaign_service.go_on(GAME.id, kept, following, options, seed=luck.randrange(1000))
    return None


FORKS = (("beacon-pass", "silent-quarry"), ("nameless-mines", "kings-gate"))
SEEDS = (4, 21, 30, *range(22, 30), *range(31, 42))
"""The first three lead along both roads; the others are there in case a change leads one of them astray."""


@cache
def played() -> tuple[Played, ...]:
    """Campaigns that lead through every quest of the road, as few as it takes."""
    found: list[Played] = []
    wanted = {quest for fork in FORKS for quest in fork}
    for seed in SEEDS:
        one = campaign(seed)
        if one is not None and wanted & set(one.won):
            found.append(one)
            wanted -= set(one.won)
        if not wanted:
            return tuple(found)
    raise AssertionError(f"no campaign led through {wanted}")


def test_a_campaign_leads_from_the_prologue_to_the_epilogue_along_every_road() -> None:
    for one in played():
        first, second, third, fourth, fifth, last = one.won
        assert (first, second, fourth, last) == (
            "waking-chapel",
            "rising-water",
            "troll-toll",
            "twice-crowned",
        )
        assert third in FORKS[0]
        assert fifth in FORKS[1]
        assert {"waking-chapel-awakening", "twice-crowned-ending"} <= one.stories
    for fork in FORKS:
        assert {quest for one in played() for quest in one.won} >= set(fork)


def test_the_last_quest_begins_where_the_road_led() -> None:
    ways = {"nameless-mines": "twice-crowned-by-the-mines", "kings-gate": "twice-crowned-by-the-gate"}
    for one in played():
        assert set(ways.values()) & one.stories == {ways[one.won[4]]}


def test_a_whole_campaign_shows_at_least_twenty_treasures() -> None:
    assert all(len(one.treasures) >= 20 for one in played())


def test_every_treasure_can_turn_up_on_the_road() -> None:
    content = load()
    for quest in content.campaign:
        act = content.fields[quest].quest.act
        assert {one.act for one in content.items.values() if one.deck == "treasure"} <= set(range(1, act + 1))


def test_heroes_grow_along_the_road() -> None:
    for one in played():
        assert one.ranks[0] <= 2
        assert one.ranks[-1] >= 4
