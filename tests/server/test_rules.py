"""The rules as the page shows them."""

import re
from pathlib import Path

import pytest

from holdfast.server.http.rules import chapters
from tests.server.seating import Client

RULES = Path(__file__).parents[2] / "docs" / "rules"
AT_START_OF_LINE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]{2}-[A-Z]+-\d+)\*\*", re.MULTILINE)


@pytest.mark.parametrize("game", ["last-bastion", "bastion"])
def test_every_rule_has_an_element_of_its_own(client: Client, game: str) -> None:
    answer = client.get(f"/api/rules/{game}")
    book = answer.json()["chapters"]
    written = AT_START_OF_LINE.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))
    assert [rule for chapter in book for rule in chapter["rules"]] == written
    for chapter in book:
        assert re.findall(r'<span class="rule" id="([^"]+)">', chapter["html"]) == chapter["rules"]
        assert chapter["html"].count("<span") == chapter["html"].count("</span>") == len(chapter["rules"])
    assert len({chapter["id"] for chapter in book}) == len(book)
    again = client.get(f"/api/rules/{game}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_chapter_is_known_by_its_heading(client: Client) -> None:
    book = client.get("/api/rules/last-bastion").json()["chapters"]
    fight = next(chapter for chapter in book if chapter["id"] == "lb-fight")
    assert (fight["level"], fight["rules"][0]) == (3, "LB-FIGHT-1")


def test_html_in_the_rules_stays_text() -> None:
    first, second = chapters(
        "# A\n<script>x</script> [a](javascript:x)\n## A\n**XX-A-1** one\n**XX-A-2** <b>\n"
    )
    assert "<script>" not in first.html
    assert "href" not in first.html
    assert second.rules == ["XX-A-1", "XX-A-2"]
    assert "<b>" not in second.html
    assert (first.id, second.id) == ("xx-a", "xx-a-a")


def test_a_game_without_rules_here_is_told_so(client: Client) -> None:
    assert client.get("/api/rules/chess").status_code == 404
