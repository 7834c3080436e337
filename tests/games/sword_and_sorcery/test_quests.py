"""The campaign of Sword & Sorcery: every quest can be won, and together they use the whole rulebook."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import QUESTS, load
from holdfast.games.sword_and_sorcery.content.quest import Quest
from holdfast.kernel import campaign_service
from holdfast.kernel.game import Game
from tests.games.plain_player import PlainPlayer
from tests.night_watch.shelf import on_the_shelf

MOST_CHOICES = 20_000
TRIES = 300
CAMPAIGN = (
    "waking-chapel",
    "rising-water",
    "beacon-pass",
    "silent-quarry",
    "troll-toll",
    "nameless-mines",
    "kings-gate",
    "twice-crowned",
)


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with on_the_shelf(GAME):
        yield


def play(game: Game, seed: int) -> Game:
    """Let the plain player play to the end."""
    player = PlainPlayer(seed)
    for _ in range(MOST_CHOICES):
        if game.question is None:
            return game
        game.choose(player.choose(game))
    raise AssertionError("the game does not end")


def won(quest: str, party: int) -> Game:
    """The first game of the plain player that he wins."""
    for seed in range(TRIES):
        options = {"quest": quest, "party": party, "players": 1}
        game = play(holdfast.new("sword-and-sorcery", options, seed=seed), seed)
        assert game.outcome is not None
        if game.outcome.won:
            return game
    raise AssertionError("no game was won")


def test_the_campaign_is_offered_in_its_order() -> None:
    assert QUESTS[: len(CAMPAIGN)] == CAMPAIGN
    assert "lamp-of-souls" in QUESTS[len(CAMPAIGN) :]


@pytest.mark.parametrize("party", [3, 5])
@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_can_be_won(quest: str, party: int) -> None:
    game = won(quest, party)
    assert game.outcome is not None
    wins = {statement for statement in statements(load().fields[quest].quest) if statement.startswith("win ")}
    assert f"win {game.outcome.reason.removeprefix('quest-')}" in wins


def test_the_troll_is_killed_twice() -> None:
    state = won("troll-bridge", 3).table.state
    assert {"troll", "enraged-troll"} <= set(state.dead)


def test_the_crown_raises_its_king_once() -> None:
    state = won("under-the-crown", 3).table.state
    assert {"orc-king", "crownless-king"} <= set(state.dead)
    assert state.flags["crownless"] == 1


def test_the_hammer_breaks_the_crown_and_wounds_stay() -> None:
    options = {"quest": "under-the-crown", "party": 3, "players": 1}
    position = holdfast.new("sword-and-sorcery", options, seed=1).position()
    state = position["state"]
    state["flags"] = {"king": 1, "hammer": 1}
    king = {"id": "orc-king", "area": "n", "wounds": 5}
    state["foes"].append({"card": "orc-king", "scroll": "orc-king", "figures": [king], "boss": True})
    for hero in state["heroes"]:
        hero["area"] = "m"
    game = holdfast.resume(position)
    player = PlainPlayer(1)
    chosen = ""
    while not game.table.state.flags.get("crownless"):
        chosen = player.choose(game).id
        game.choose(chosen)
    assert chosen == "quest:break-crown"
    foe = next(foe for foe in game.table.state.foes if foe.boss)
    assert (foe.scroll, foe.figures[0].wounds) == ("crownless-king", 5)


def statements(quest: Quest) -> Iterator[str]:
    """Every simple statement of a quest, wherever it stands."""
    yield from _strings(msgspec.to_builtins([*quest.stories, *quest.triggers, *quest.actions]))
    yield from _strings(msgspec.to_builtins([quest.townsfolk, quest.quest_token]))


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)
    elif isinstance(data, str):
        yield data


def branches(data: Any) -> Iterator[set[str]]:
    """The alignments that each choice by alignment tells apart."""
    if isinstance(data, dict):
        if data.get("alignment"):
            yield set(data["alignment"])
        for value in data.values():
            yield from branches(value)
    elif isinstance(data, list):
        for value in data:
            yield from branches(value)


def uses(quest: Quest) -> Iterator[str]:
    """The mechanisms of the rulebook that a quest uses."""
    yield from (f"shadow {kind}" for kind, number in quest.shadow_supply.items() if number)
    yield from (f"door {door.kind}" for door in quest.doors.values())
    yield from ("magic lock on a door" for door in quest.doors.values() if door.lock)
    yield from ("magic lock on a chest" for chest in quest.chests if chest.lock)
    yield from (f"begins by {time}" for time in [quest.begins] if time)
    yield from ("story in the deck" for _ in quest.story_cards)
    yield from ("story on the map" for story in quest.stories if story.area)
    yield from (f"{card} in the deck" for block in quest.events for card in block if card in ("day", "night"))
    for name in ("keys", "chests", "search", "gates", "shrines", "waypoints", "hindering", "dangerous"):
        if getattr(quest, name):
            yield name
    for name in ("apart", "foes", "aside", "townsfolk", "quest_token", "quest_enemy"):
        if getattr(quest, name):
            yield name
    for statement in statements(quest):
        words = statement.split()
        yield words[0] if words else ""
        yield " ".join((words[0], words[-1])) if words else ""
        if words and words[0] == "boss":
            yield f"boss {words[1]}"
    for found in branches(msgspec.to_builtins(list(quest.stories))):
        yield "alignment " + " ".join(sorted(found))


def test_the_campaign_uses_every_mechanism() -> None:
    fields = [load().fields[quest] for quest in CAMPAIGN]
    used = {use for field in fields for use in uses(field.quest)}
    assert any(field.map.barriers for field in fields)
    shadows = {f"shadow {kind}" for kind in load().supplies.shadows}
    assert {
        *shadows,
        *("door door", "door locked", "door wall", "magic lock on a door", "magic lock on a chest", "keys"),
        *("chests", "search", "gates", "gate on", "gate off", "shrines", "shrine on", "shrine off"),
        *("story in the deck", "story on the map", "story-on-map", "alignment chaos law neutral"),
        *("begins by day", "begins by night", "day in the deck", "night in the deck", "time"),
        *("waypoints", "waypoint on", "hindering", "dangerous", "apart", "place", "foes", "aside"),
        *("townsfolk", "quest_token", "quest_enemy", "item", "soul-weapon", "treasure", "visit"),
        *("boss troll", "boss orc-king", "turn-boss", "enemy", "spawn", "shadow", "close", "fail", "win"),
    } <= used


def test_every_event_card_and_every_enemy_has_its_quest() -> None:
    content = load()
    quests = [content.fields[quest].quest for quest in CAMPAIGN]
    assert {card for quest in quests for block in quest.events for card in block} == set(content.events)
    assert {card for quest in quests for card in (*quest.enemies, *quest.aside)} == set(content.enemies)


def test_a_party_goes_through_the_campaign() -> None:
    game = first = won("broken-seal", 3)
    for quest in CAMPAIGN[1:]:
        options = {**game.options, "players": 1}
        game = play(
            campaign_service.go_on(GAME.id, campaign_service.kept_of(game), quest, options, seed=1), 1
        )
        assert game.outcome is not None
    party = [[hero.card for hero in one.table.state.heroes] for one in (first, game)]
    assert party[0] == party[1]
