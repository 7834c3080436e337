"""Campaigns as the kernel knows them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery import GAME
from holdfast.kernel import campaign_service, shelf
from holdfast.kernel.campaign import Attempt, Campaign, next_chapter, road
from holdfast.kernel.errors import BadCampaign, BadContent, BadOptions
from holdfast.kernel.option_validation import validate_options
from tests.rulebook import rule


class Tower(Campaign[Any, Any]):
    """A road without forks."""

    chapter, sets = "floor", ("floor",)

    def chapters(self, content: Any) -> list[str]:
        return ["gate", "hall", "throne"]

    def first(self, options: Mapping[str, Any], content: Any) -> dict[str, Any]:
        raise NotImplementedError

    def keep(self, state: Any, won: bool) -> dict[str, Any]:
        raise NotImplementedError

    def lay_out(
        self, kept: Mapping[str, Any], chapter: str, options: Mapping[str, Any], content: Any
    ) -> tuple[dict[str, Any], Any]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("tries", "courses", "following"),
    [
        ([], ["next", "ahead", "ahead"], "gate"),
        ([("gate", None)], ["open", "ahead", "ahead"], "gate"),
        ([("gate", False)], ["next", "ahead", "ahead"], "gate"),
        ([("gate", False), ("gate", True)], ["won", "next", "ahead"], "hall"),
        ([("gate", True), ("hall", None)], ["won", "open", "ahead"], "hall"),
        ([("gate", True), ("hall", True), ("throne", True)], ["won", "won", "won"], None),
        ([("attic", True), ("gate", True)], ["won", "next", "ahead"], "hall"),
    ],
)
def test_the_road_follows_from_what_was_tried(
    tries: list[tuple[str, bool | None]], courses: list[str], following: str | None
) -> None:
    tried = [Attempt(chapter, won) for chapter, won in tries]
    assert [one.course for one in road(Tower(), None, tried, {})] == courses
    assert next_chapter(Tower(), None, tried, {}) == following


def test_a_chapter_counts_how_often_it_was_lost() -> None:
    tries = [
        Attempt("gate", False),
        Attempt("gate", False),
        Attempt("gate", True),
        Attempt("hall", False),
        Attempt("hall"),
    ]
    assert [one.lost for one in road(Tower(), None, tries, {})] == [2, 1, 0]


def test_a_game_without_a_campaign_has_none_to_set_out_on() -> None:
    with pytest.raises(BadCampaign) as refused:
        campaign_service.set_out("last-bastion", {}, 1)
    assert refused.value.code == "no-campaign"
    with pytest.raises(BadOptions) as decided:
        campaign_service.set_out(GAME.id, {"quest": "troll-bridge", "campaign": True}, 1)
    assert [fault.where for fault in decided.value.faults] == ["quest", "campaign"]


@rule("SS-SETUP-10")
def test_a_campaign_begins_at_rank_one() -> None:
    game = campaign_service.set_out(GAME.id, {"players": 1, "party": 5}, 1)
    assert [hero.rank for hero in game.table.state.heroes] == [1] * 5
    assert (game.options["quest"], game.options["campaign"]) == ("waking-chapel", True)


@rule("SS-SETUP-10")
@pytest.mark.parametrize(
    ("quests", "codes"),
    [
        (["troll-bridge", "broken-seal"], ["first-quest-rank"]),
        (["broken-seal", "attic"], ["unknown-value"]),
        (["broken-seal", "broken-seal"], ["named-twice"]),
    ],
)
def test_a_campaign_that_cannot_be_played_is_refused(
    tmp_path: Path, quests: list[str], codes: list[str]
) -> None:
    (tmp_path / "campaign.toml").write_text(f"quests = {quests}\n".replace("'", '"'))
    with pytest.raises(BadContent) as refused:
        GAME.content(tmp_path)
    assert [fault.code for fault in refused.value.faults] == codes


def test_without_a_road_there_is_no_campaign(tmp_path: Path) -> None:
    (tmp_path / "campaign.toml").write_text("quests = []\n")
    with pytest.raises(BadCampaign):
        campaign_service.set_out(GAME.id, {}, 1, tmp_path)


def test_a_changed_quest_of_ones_own_is_noticed(tmp_path: Path) -> None:
    quest = (GAME.content_folders[0] / "quests/retired/broken-seal.toml").read_text()
    own = tmp_path / "quests" / "attic.toml"
    own.parent.mkdir()
    own.write_text(quest.replace('id = "broken-seal"', 'id = "attic"'))
    before = GAME.digest(tmp_path)
    assert GAME.content(tmp_path).fields["attic"].quest.crowns == 60
    own.write_text(own.read_text().replace("crowns = 60", "crowns = 5"))
    assert GAME.digest(tmp_path) != before
    assert GAME.content(tmp_path).fields["attic"].quest.crowns == 5
    quests = next(one for one in GAME.settings_of(GAME.content(tmp_path)) if one.name == "quest").values
    assert set(quests) == {*GAME.settings[0].values, "attic"}
    assert quests[:5] == GAME.settings[0].values[:5]


@pytest.mark.parametrize("game", shelf.ids())
def test_the_usual_options_fit(game: str) -> None:
    assert validate_options(shelf.find(game), {}) == ([], {})
