"""Playing a campaign: the first game, and each further one from what was kept."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from holdfast.kernel import campaign, record, shelf
from holdfast.kernel.campaign import Attempt, Campaign, CampaignChapter, ChapterReport
from holdfast.kernel.errors import BadCampaign, BadOptions, Fault
from holdfast.kernel.game import RECORD_FORMAT, Game
from holdfast.kernel.rules import Rules


def campaign_of(rules: Rules[Any, Any]) -> Campaign[Any, Any]:
    """The campaign of a game that has one."""
    if rules.campaign is None:
        raise BadCampaign("no-campaign", game=rules.id)
    return rules.campaign


def chapters(game: str, own: Path | None = None) -> Sequence[str]:
    """The chapters of a game's campaign in their order."""
    rules = shelf.find(game)
    return campaign_of(rules).chapters(rules.content(own))


def next_chapter(
    game: str, tries: Sequence[Attempt], kept: Mapping[str, Any], own: Path | None = None
) -> str | None:
    """The chapter to play next; None at the end of the road."""
    rules = shelf.find(game)
    return campaign.next_chapter(campaign_of(rules), rules.content(own), tries, kept)


def road(
    game: str, tries: Sequence[Attempt], kept: Mapping[str, Any], own: Path | None = None
) -> Sequence[CampaignChapter]:
    """How every chapter stands for those who have played these and kept that."""
    rules = shelf.find(game)
    return campaign.road(campaign_of(rules), rules.content(own), tries, kept)


def set_out(game: str, options: Mapping[str, Any], seed: int, own: Path | None = None) -> Game:
    """The first game of a campaign."""
    rules = shelf.find(game)
    found = campaign_of(rules)
    content = rules.content(own)
    if not found.chapters(content):
        raise BadCampaign("no-campaign", game=rules.id)
    decided = [Fault("set-by-campaign", name) for name in found.sets if name in options]
    if decided:
        raise BadOptions(faults=decided)
    return record.new(game, found.first(options, content), seed, content=own)


def kept_of(game: Game) -> dict[str, Any]:
    """What is kept of a game; while it is being played, what would be kept if it ended so."""
    won = game.outcome is not None and game.outcome.won
    return campaign_of(game.rules).keep(game.table.state, won)


def report_of(game: Game) -> ChapterReport:
    """What was seen of a chapter that has been played."""
    return campaign_of(game.rules).report(game.table.state, game.events, game.content)


def view_of(game: str, kept: Mapping[str, Any], own: Path | None = None) -> dict[str, Any]:
    """What people see of what was kept."""
    rules = shelf.find(game)
    return campaign_of(rules).view(kept, rules.content(own))


def go_on(
    game: str,
    kept: Mapping[str, Any],
    chapter: str,
    options: Mapping[str, Any],
    *,
    seed: int,
    own: Path | None = None,
) -> Game:
    """A further game of a campaign, laid out for those who kept that."""
    rules = shelf.find(game)
    content = rules.content(own)
    told, state = campaign_of(rules).lay_out(kept, chapter, options, content)
    position = {
        "holdfast": RECORD_FORMAT,
        "game": rules.id,
        "rules": rules.version,
        "content": rules.digest(own),
        "options": told,
        "state": msgspec.to_builtins(state, str_keys=True),
    }
    return record.resume(position, seed=seed, content=own)
