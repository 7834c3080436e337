"""What the rows say, counted by hand; and the page that says it."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from holdfast import words
from holdfast.kernel import shelf
from holdfast.lab import summary
from holdfast.lab.errors import LabError
from holdfast.lab.intervals import mean_share, wilson
from holdfast.lab.plan import GamesPlan, configurations
from holdfast.lab.report import make_report
from holdfast.lab.run import run
from tests.lab.games import made_up

ROWS: list[dict[str, Any]] = [
    {"level": "hard", "players": 2, "figures": ["hero-arne", "hero-elmer"], "reason": "evil-tiles"},
    {"level": "hard", "players": 2, "figures": ["hero-arne", "hero-kazgin"]},
    {"level": "novice", "players": 1, "figures": ["hero-arne"], "won": True, "score": 12, "rounds": 9},
    {"level": "novice", "players": 1, "figures": ["hero-kazgin"], "reason": "deck", "rounds": 7},
    {"level": "novice", "players": 2, "figures": ["hero-arne", "hero-elmer"], "won": True, "score": 15},
    {
        "level": "hard",
        "players": 1,
        "figures": ["hero-arne"],
        "won": None,
        "reason": "",
        "trouble": "KeyError",
    },
]
UNSAID = re.compile(r"\b(?:lab|setting|level|outcome|hero|review)-[a-z]+(?:-[a-z]+)*")


def test_a_win_rate_counts_the_games_that_ended() -> None:
    rates = summary.win_rates(made_up(ROWS), "level").to_dicts()
    assert [(row["level"], row["games"], row["won"]) for row in rates] == [("novice", 3, 2), ("hard", 2, 0)]
    assert rates[0]["low"] == wilson(2, 3).low


def test_progress_is_the_mean_of_the_games_that_tell_it() -> None:
    told = [
        row | {"progress": share} for row, share in zip(ROWS, (0.2, 0.4, 1.0, None, 1.0, 0.9), strict=True)
    ]
    rates = summary.win_rates(made_up(told), "level").to_dicts()
    assert [row["progress"] for row in rates] == [1.0, pytest.approx(0.3)]
    assert (rates[1]["progress_low"], rates[1]["progress_high"]) == mean_share([0.2, 0.4])[1:]
    assert summary.win_rates(made_up(ROWS))["progress"].to_list() == [None]


def test_a_game_counts_for_everyone_who_took_part() -> None:
    rates = {row["figures"]: (row["games"], row["won"]) for row in _figures()}
    assert rates == {"hero-arne": (4, 2), "hero-elmer": (2, 1), "hero-kazgin": (2, 0)}


def _figures() -> list[dict[str, Any]]:
    return summary.win_rates(made_up(ROWS), "figures").to_dicts()


def test_what_differs_is_an_axis_and_heroes_are_told_once() -> None:
    named = [row | {"heroes": [id.removeprefix("hero-") for id in row["figures"]]} for row in ROWS]
    four = ["red", "green", "blue", "yellow"]
    frame = made_up([row | {"boards": four, "evil_figures": "unlimited"} for row in named])
    assert summary.axes(frame) == ["players", "level", "figures"]
    assert summary.main_axes(frame) == ["level", "players"]


def test_losses_are_shares_of_the_lost_games() -> None:
    losses = {row["reason"]: row["share"] for row in summary.losses(made_up(ROWS)).to_dicts()}
    assert losses == {"evil-tiles": 1 / 3, "heroes": 1 / 3, "deck": 1 / 3}
    by_level = summary.losses(made_up(ROWS), "level").to_dicts()
    assert [(row["level"], row["reason"], row["share"]) for row in by_level] == [
        ("novice", "deck", 1.0),
        ("hard", "evil-tiles", 0.5),
        ("hard", "heroes", 0.5),
    ]


def test_lengths_are_told_by_the_middle_game() -> None:
    rounds = {
        row["level"]: row["rounds_middle"] for row in summary.lengths(made_up(ROWS), "level").to_dicts()
    }
    assert rounds == {"novice": 7.0, "hard": 3.0}


def test_scores_are_those_of_won_games() -> None:
    assert summary.scores(made_up(ROWS)).to_dicts() == [{"score": 12, "games": 1}, {"score": 15, "games": 1}]


class _Page(HTMLParser):
    """What a page refers to, and the words in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.references: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.references += [value or "" for name, value in attrs if name.endswith(("href", "src"))]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", words.languages())
def test_the_page_is_whole_in_every_language(language: str) -> None:
    page = _Page(make_report(made_up(ROWS), language).html())
    assert UNSAID.findall(" ".join(page.words)) == []
    assert page.tags.count("svg") == page.tags.count("figure") >= 6
    assert "KeyError" in page.words


def test_no_request_leaves_the_page() -> None:
    text = make_report(made_up(ROWS), "en").html()
    page = _Page(text)
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert all(reference.startswith("#") for reference in page.references)
    assert "@import" not in text
    assert set(re.findall(r"url\((?!#)", text)) == set()


def test_pictures_are_written_beside_the_page(tmp_path: Path) -> None:
    paper = make_report(made_up(ROWS), "en")
    page = paper.write(tmp_path / "report", "report")
    written = {file.stem for file in page.parent.glob("*.png")}
    assert written == paper.pictures.keys()
    assert {"win-rate", "by-level", "by-players", "by-figures", "losses", "length", "score"} == written
    assert all((page.parent / f"{name}.png").read_bytes().startswith(b"\x89PNG") for name in written)


def test_a_report_of_bastion_tells_editions_and_classes(tmp_path: Path) -> None:
    found = configurations(shelf.find("bastion"), {"edition": ["2015", "2018"], "level": ["easy"]}, {})
    frame = run(GamesPlan("bastion", found, ["random"], 0, 8), tmp_path / "games.parquet", jobs=1)
    assert {"edition", "classes", "figures"} <= set(summary.axes(frame))
    assert {"by-edition", "by-classes"} <= make_report(frame, "ru").pictures.keys()


def test_there_is_no_report_of_no_games() -> None:
    with pytest.raises(LabError):
        make_report(made_up(ROWS[-1:]), "en")


def test_each_bot_has_a_picture_of_its_own() -> None:
    both = made_up([row | {"bot": bot} for row in ROWS for bot in ("greedy", "search:200")])
    assert {"win-rate-greedy", "win-rate-search-200", "by-bot"} <= make_report(both, "en").pictures.keys()


def test_a_report_of_one_configuration_has_no_comparison() -> None:
    alike = [row | {"level": "hard", "players": 2, "figures": []} for row in ROWS]
    assert set(make_report(made_up(alike), "en").pictures) == {"losses", "length", "score"}
