"""A fourth language is two folders of Fluent files: offered, spoken, with English for the rest."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ROOT, Meet
from tests.server.running import Server, server

WORDS = {
    "words/cs/common-page.ftl": "table-menu = Nabídka\npercent = { PERCENT($percent) }\n",
    "games/last_bastion/words/cs/last-bastion.ftl": (
        "game-last-bastion = Poslední bašta\noption-place = Postav se: { $object }\n"
    ),
}


@pytest.fixture
def czech_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of this very package with the two folders added."""
    package = tmp_path / "holdfast"
    copytree(ROOT / "holdfast", package, ignore=ignore_patterns("__pycache__"))
    for name, text in WORDS.items():
        file = package / name
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHONSAFEPATH", "1")
    with server(str(tmp_path / "tables.sqlite3")) as opened:
        yield opened


def test_the_page_speaks_a_fourth_language(czech_server: Server, meet: Meet) -> None:
    person = meet(czech_server)
    page = person.page
    fetching: list[Route] = []
    chosen = False

    def hold(route: Route) -> None:
        if chosen:
            route.continue_()
        else:
            fetching.append(route)

    page.route("**/api/shelf", hold)
    person.open("/")
    page.get_by_role("button", name="Čeština").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    person.comes_to(lambda: len(fetching) > 0, True)
    chosen = True
    for route in fetching:  # the games come after the language was chosen
        route.continue_()
    expect(page.get_by_role("heading", name="Poslední bašta")).to_be_visible()
    expect(page.get_by_role("heading", name="Sword & Sorcery")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "here"}]
    table = czech_server.post("/api/tables", {"game": "last-bastion", "seed": 7, "seats": seats})
    person.sit(table)
    label = "Postav se: slot 1 of the green board"
    expect(person.option("place:green-1")).to_have_accessible_name(label)
