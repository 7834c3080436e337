"""The chapters of a campaign as bots see them."""

from typing import Any

import pytest

from holdfast.kernel.campaign import ChapterReport
from holdfast.lab.chapters import ChapterGame, ChapterGames, chapters_of, markdown, play_chapter, play_road
from holdfast.lab.formatter import Formatter

GAME = "sword-and-sorcery"


def games(*seen: bool) -> ChapterGames:
    reports = [ChapterReport({"rounds": 3.0 + one}, {"story": {"bell": one}}) for one in seen]
    return ChapterGames("tower", [ChapterGame(True, "won", report) for report in reports])


def test_a_game_tells_what_it_showed_of_its_quest() -> None:
    found = play_chapter(GAME, "lamp-of-souls", {"players": 1, "party": 3}, bot="instinct", games=1)
    report = found.games[0].report
    assert report.seen["story"]["lamp-of-souls-cellar"]
    assert set(report.seen["action"]) == {"lamp-of-souls-light-lamp", "lamp-of-souls-raise-lamp"}
    assert report.numbers["rounds"] >= 1
    assert 0 <= report.numbers["deck"] <= 1


def test_shares_count_games() -> None:
    found = games(True, False, False, False)
    assert found.share_seen() == {"story": {"bell": 0.25}}
    assert found.median_of("rounds") == 3
    assert found.mean_of("rounds") == 3.25


@pytest.mark.parametrize(("seen", "line"), [([True], "bell 100%"), ([False], "**bell 0%**")])
def test_what_is_never_seen_stands_out(seen: list[Any], line: str) -> None:
    assert line in markdown([games(*seen)], Formatter("en", GAME), "holdfast lab quests")


def test_only_quests_that_are_offered_are_played() -> None:
    assert "lamp-of-souls" in chapters_of(GAME, None)


def test_on_the_road_each_quest_is_played_by_those_who_came_to_it() -> None:
    campaign = play_road(GAME, {"players": 1, "party": 3}, bot="instinct", campaigns=1, seed=4)
    played = {one.chapter: one for one in campaign}
    assert list(played)[:2] == ["waking-chapel", "rising-water"]
    for one in campaign[:-1]:
        assert one.games[-1].won
        assert not any(game.won for game in one.games[:-1])
    assert len({"beacon-pass", "silent-quarry"} & set(played)) == 1
    begun = played["twice-crowned"].games[0].report.seen["story"]
    ways = [begun["twice-crowned-by-the-mines"], begun["twice-crowned-by-the-gate"]]
    assert ways == [one in played for one in ("nameless-mines", "kings-gate")]


def test_by_chance_the_story_takes_branches_that_the_bot_never_takes() -> None:
    plan: dict[str, Any] = {"bot": "instinct", "games": 6, "seed": 1}
    options = {"players": 1, "party": 3}
    taken = [
        play_chapter(GAME, "waking-chapel", options, by_chance=by_chance, **plan).share_seen()["choice"]
        for by_chance in (False, True)
    ]
    bell = [f"choice-waking-chapel-story-bell-{way}" for way in (1, 2)]
    assert [shares[bell[1]] for shares in taken] == [0, pytest.approx(1 - taken[1][bell[0]])]
    assert taken[1][bell[1]] > 0
