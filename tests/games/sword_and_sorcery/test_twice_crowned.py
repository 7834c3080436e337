"""Twice Crowned: two books close the way, the crown raises its king once, and the epilogue remembers."""

from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.state import Foe
from holdfast.kernel.game import Game
from tests.games.sword_and_sorcery.quest_positions import QuestPositions, offered, remembered, told
from tests.rulebook.sword_and_sorcery.positions import scene

mountain = QuestPositions("twice-crowned", slain="the boss", closed=[])
SHAMAN = "orc-shaman-red"
DOORS: dict[str, Any] = {"closed": ["door-3"]}


def king(game: Game) -> Foe:
    found = next(foe for foe in game.table.state.foes if foe.boss)
    assert isinstance(found, Foe)
    return found


def before_the_throne(flags: dict[str, int], memory: dict[str, Any]) -> Game:
    """The shaman has died just now."""
    told: dict[str, Any] = {"flags": {"book-dead": 1, "book-living": 1, **flags}, "memory": memory}
    game = mountain("o", slain="enemies in p", **told)
    game.choose("quest:knock")
    game.choose("quest:slay")
    return game


def ended(number: int = 1, flags: dict[str, int] | None = None, memory: dict[str, Any] | None = None) -> Game:
    """The king without his crown has fallen, and somebody decides about it."""
    state = {"king": 1, "crownless": 1, **(flags or {})}
    game = mountain("r", enemies={"orc-king/crownless-king": "s"}, flags=state, memory=memory or {})
    game.choose("quest:slay")
    game.choose(f"choose:story-the-crown-{number}")
    return game


@pytest.mark.parametrize("missing", ["", "book-living", "book-dead"])
def test_the_ritual_hall_opens_when_both_books_are_burnt(missing: str) -> None:
    flags = {book: 1 for book in ("book-living", "book-dead") if book != missing}
    game = mountain("o", flags=flags, **DOORS)
    assert ("quest:knock" in offered(game)) is (missing == "")
    if not missing:
        game.choose("quest:knock")
        assert "door-3" not in game.table.state.closed
        assert [foe.scroll for foe in game.table.state.foes] == [SHAMAN]


@pytest.mark.parametrize(("area", "book"), [("d", "living"), ("i", "dead")])
def test_a_book_is_burnt_where_it_lies(area: str, book: str) -> None:
    game = mountain(area, stories={})
    game.choose(f"quest:burn-{book}")
    assert game.table.state.flags == {f"book-{book}": 1}


def test_nobody_comes_to_the_throne_while_the_shaman_lives() -> None:
    game = mountain("o", **DOORS)
    assert "move:p" not in offered(game)
    field = load().fields["twice-crowned"]
    assert set(field.quest.apart) == {"q", "r", "s"}


def test_the_death_of_the_shaman_leads_before_the_throne() -> None:
    game = before_the_throne({}, {})
    assert {hero.area for hero in game.table.state.heroes} == {"q"}
    assert (king(game).scroll, [figure.area for figure in king(game).figures]) == ("orc-king", ["s"])


def test_nobody_who_was_left_in_the_halls_counts_before_the_throne() -> None:
    told: dict[str, Any] = {"flags": {"book-dead": 1, "book-living": 1, "prisoners": 1}, "memory": {}}
    game = mountain("o", enemies={"raider-blue-1": "b"}, slain="enemies in p", **told)
    game.choose("quest:knock")
    game.choose("quest:slay")
    places = {figure.area for foe in game.table.state.foes for figure in foe.figures}
    assert places == {"s"}


@pytest.mark.parametrize(
    ("flags", "memory", "story", "wounds"),
    [
        ({}, {}, "king-listened", 0),
        ({"refused": 1}, {}, "king-refused", 0),
        ({"miscount": 1}, {}, "king-miscounts", 4),
        ({"prisoners": 1}, {}, "hands-hold", 2),
        ({}, {"flags": {"hands-freed": 2}}, "hands-hold", 2),
        ({}, {"flags": {"hands-follow": 1}}, "hands-follow", 1),
    ],
)
def test_what_was_done_is_felt_before_the_throne(
    flags: dict[str, int], memory: dict[str, Any], story: str, wounds: int
) -> None:
    game = before_the_throne(flags, memory)
    assert story in told(game)
    assert [figure.wounds for figure in king(game).figures] == [wounds]


@pytest.mark.parametrize(
    ("flags", "holds"),
    [({}, False), ({"garrison-called": 1}, True), ({"garrison-called": 1, "old-way": 1}, False)],
)
def test_the_garrison_holds_the_gate_behind_a_party_that_came_through_it(
    flags: dict[str, int], holds: bool
) -> None:
    assert ("garrison-holds" in told(before_the_throne({}, {"flags": flags}))) is holds


@pytest.mark.parametrize(("silenced", "champion"), [({}, True), ({"drums-silenced": 1}, False)])
def test_without_drums_the_champion_is_not_called(silenced: dict[str, int], champion: bool) -> None:
    game = before_the_throne({}, {"flags": silenced})
    assert ("orc-warrior-red" in [foe.scroll for foe in game.table.state.foes]) is champion


@pytest.mark.parametrize(
    ("flags", "memory", "breaks"),
    [
        ({"king": 1}, {}, False),
        ({"king": 1, "hammer": 1}, {}, True),
        ({"king": 1}, {"flags": {"hammer": 1}}, True),
        ({"hammer": 1}, {}, False),
        ({"king": 1, "hammer": 1, "crownless": 1}, {}, False),
    ],
)
def test_the_crown_is_broken_with_the_hammer(
    flags: dict[str, int], memory: dict[str, Any], breaks: bool
) -> None:
    game = mountain("r", enemies={"orc-king": "s"}, flags=flags, memory=memory)
    assert ("quest:break-crown" in offered(game)) is breaks


def test_a_broken_crown_raises_nobody() -> None:
    game = mountain("r", enemies={"orc-king": "s"}, flags={"king": 1, "hammer": 1}, seed=3)
    game.choose("quest:break-crown")
    assert king(game).scroll == "crownless-king"
    assert game.table.state.shrines["q"]
    assert remembered(game).achievements == ("crown-breakers",)
    while "quest:slay" not in offered(game):
        game.choose(offered(game)[0])
    game.choose("quest:slay")
    assert "crown-rises" not in told(game)
    assert "the-crown" in told(game)


def test_a_whole_crown_raises_its_king_once() -> None:
    game = mountain("r", enemies={"orc-king": "s"}, flags={"king": 1})
    game.choose("quest:slay")
    assert game.outcome is None
    assert (king(game).scroll, [figure.wounds for figure in king(game).figures]) == ("crownless-king", [0])
    assert game.table.state.shrines["q"]


@pytest.mark.parametrize(("flags", "lost"), [({}, True), ({"king": 1}, False)])
def test_the_second_crowning_loses_unless_somebody_stands_before_the_throne(
    flags: dict[str, int], lost: bool
) -> None:
    game = mountain("q", phase="event", tops={"events": ["story-3"]}, flags=flags)
    assert (game.outcome is not None) is lost


@pytest.mark.parametrize("debt", ["souls-freed", "travellers-buried", "hands-freed", ""])
def test_the_dead_stay_where_they_are_for_a_party_that_helped_them(debt: str) -> None:
    memory = {"flags": {debt: 1}} if debt else {}
    game = mountain("a", phase="event", tops={"events": ["story-2"]}, memory=memory, seed=1)
    assert offered(game)
    assert ("dead-hold" in told(game)) is bool(debt)


@pytest.mark.parametrize("burnt", [{"standard-burnt": 1}, {}])
def test_the_host_musters_without_its_standard(burnt: dict[str, int]) -> None:
    memory = {"flags": burnt}
    game = mountain("a", phase="event", tops={"events": ["story-2"]}, memory=memory, seed=1)
    assert offered(game)
    assert ("no-standard" in told(game)) is bool(burnt)


@pytest.mark.parametrize(
    ("number", "flag", "alignment", "shards"), [(1, "refused", 1, 0), (2, "listened", -1, 5)]
)
def test_the_voice_is_answered_or_not(number: int, flag: str, alignment: int, shards: int) -> None:
    game = mountain("a", phase="event", tops={"events": ["story-1"]})
    game.choose(f"choose:story-offer-{number}")
    assert game.table.state.flags == {flag: 1}
    assert (remembered(game).alignment, game.table.state.shards) == (alignment, shards)


@pytest.mark.parametrize(
    ("card", "choice", "flags", "alignment"),
    [
        ("ecarus-white-rose", "law-1", {"counter-freed": 1}, 1),
        ("ecarus-white-rose", "law-2", {"miscount": 1}, 0),
        ("laegon-archer", "neutral-1", {"counter-freed": 1}, 1),
        ("laegon-archer", "neutral-2", {"miscount": 1}, 0),
        ("laegon-archer", "neutral-3", {}, -1),
        ("ecarus-black-rose", "chaos-1", {}, -1),
        ("ecarus-black-rose", "chaos-2", {"miscount": 1}, 0),
    ],
)
def test_what_becomes_of_the_counter_depends_on_alignment_and_choice(
    card: str, choice: str, flags: dict[str, int], alignment: int
) -> None:
    game = mountain("c", card)
    game.choose("move:d")
    game.choose(f"choose:story-counter-{choice}")
    assert game.table.state.flags == flags
    assert remembered(game).alignment == alignment


def begun(memory: dict[str, Any]) -> Game:
    """The quest from its first moment to the first choice after the opening."""
    heroes = {"ecarus": {"at": "a"}, "auriel": {"at": "a"}}
    doors = ["door-1", "door-2", "door-3"]
    game = scene(
        heroes,
        map=mountain.quest.map,
        quest=mountain.bare(),
        phase="prepare",
        memory=memory,
        round=0,
        closed=doors,
    )
    while game.question is not None and game.question.ask != "first-hero":
        game.choose(offered(game)[0])
    game.choose(offered(game)[0])
    return game


@pytest.mark.parametrize(
    ("flags", "story", "area"), [({"old-way": 1}, "by-the-mines", "m"), ({}, "by-the-gate", "a")]
)
def test_it_begins_where_the_road_led(flags: dict[str, int], story: str, area: str) -> None:
    game = begun({"flags": flags})
    assert told(game) == [story, "task"]
    assert {hero.area for hero in game.table.state.heroes} == {area}


@pytest.mark.parametrize(
    ("memory", "story"),
    [
        ({"people": {"smith": "freed"}}, "smith-freed"),
        ({"people": {"smith": "bargained"}}, "smith-bargained"),
        ({"people": {"smith": "left"}}, "smith-left"),
        ({"flags": {"drums-silenced": 1}}, "drums-silent"),
        ({"flags": {"gate-broken": 1}}, "gate-broken"),
    ],
)
def test_the_opening_remembers_smith_drums_and_gate(memory: dict[str, Any], story: str) -> None:
    assert told(begun(memory)) == ["by-the-gate", "task", story]


@pytest.mark.parametrize(
    ("number", "flags", "alignment"), [(1, {"crown-melted": 1}, 1), (2, {"crown-kept": 1}, -1)]
)
def test_the_crown_is_melted_or_kept(number: int, flags: dict[str, int], alignment: int) -> None:
    game = ended(number)
    assert (remembered(game).flags, remembered(game).alignment) == (flags, alignment)
    assert [one for one in told(game) if one in ("melted", "kept")] == ["melted" if number == 1 else "kept"]
    assert game.outcome is not None
    assert game.outcome.won


@pytest.mark.parametrize(
    ("person", "fate", "story"),
    [
        ("pilgrim", "blessed", "anselm-blessed"),
        ("pilgrim", "robbed", "anselm-robbed"),
        ("pilgrim", "buried", "anselm-buried"),
        ("miller", "saved", "oda-saved"),
        ("miller", "drowned", "oda-drowned"),
        ("harrow", "dead", "harrow-dead"),
        ("harrow", "fallen", "harrow-dead"),
        ("harrow", "spared", "harrow-spared"),
        ("harrow", "fled", "harrow-fled"),
        ("quill", "partner", "quill-partner"),
        ("quill", "ruined", "quill-ruined"),
        ("quill", "dead", "quill-dead"),
        ("shoe-child", "home", "child-home"),
        ("shoe-child", "guide", "child-guide"),
        ("shoe-child", "thief", "child-thief"),
        ("hermit", "trusted", "hermit-trusted"),
        ("hermit", "robbed", "hermit-robbed"),
        ("hermit", "slain", "hermit-slain"),
        ("hermit", "left", "hermit-left"),
        ("smith", "freed", "smith-free"),
        ("smith", "bargained", "smith-paid"),
        ("smith", "left", "smith-behind"),
    ],
)
def test_the_epilogue_remembers_everybody(person: str, fate: str, story: str) -> None:
    without = set(told(ended()))
    assert set(told(ended(memory={"people": {person: fate}}))) - without == {story}


@pytest.mark.parametrize(
    ("flags", "memory", "stories"),
    [
        ({}, {}, {"villagers-few", "hands-lost", "neutral"}),
        ({}, {"flags": {"villagers-saved": 2}}, {"villagers-many", "hands-lost", "neutral"}),
        ({"prisoners": 1}, {}, {"villagers-few", "hands-home", "neutral"}),
        ({}, {"flags": {"hands-freed": 1}}, {"villagers-few", "hands-home", "neutral"}),
        ({}, {"alignment": 2}, {"villagers-few", "hands-lost", "law"}),
        ({}, {"alignment": -4}, {"villagers-few", "hands-lost", "chaos"}),
    ],
)
def test_the_epilogue_remembers_what_the_party_did(
    flags: dict[str, int], memory: dict[str, Any], stories: set[str]
) -> None:
    several = {"villagers-few", "villagers-many", "hands-lost", "hands-home", "law", "neutral", "chaos"}
    assert several & set(told(ended(flags=flags, memory=memory))) == stories
