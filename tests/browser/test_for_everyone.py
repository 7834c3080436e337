"""On a phone, by keyboard alone, with a screen reader, in every language: nobody is left outside."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import ViewportSize as Size

from holdfast import words
from tests.browser.conftest import ROOT, Meet
from tests.browser.person import DRAWN, PATIENCE, Person
from tests.server.running import Server

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
LOADED = "() => 'axe' in window"
FAULTS = """async () => (await axe.run(document, {resultTypes: ['violations'], preload: false})).violations
  .map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ')).slice(0, 3).join(', '))"""
OVERFLOWING = """() => {
  const bad = [];
  const whole = document.documentElement.scrollWidth;
  if (whole > innerWidth + 1) bad.push('page ' + whole);
  for (const one of document.querySelectorAll('body *:not(script, style, option)')) {
    const hidden = one.closest("svg, .unseen, [aria-hidden=true]");
    if (one.children.length > 0 || hidden || !one.clientWidth) continue;
    const style = getComputedStyle(one);
    const told = style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX);
    if (one.scrollWidth > one.clientWidth + 1 && !told && style.display !== 'inline') {
      bad.push(one.tagName + '.' + one.className + ' ' + one.textContent.trim().slice(0, 40));
    }
  }
  return bad;
}"""
DESKS: list[Size] = [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}]
PHONES: list[Size] = [{"width": 390, "height": 844}]
PAGES = [
    "/",
    "/new/last-bastion",
    "/new/bastion",
    "/new/sword-and-sorcery",
    "/rules/last-bastion",
    "/rules/bastion#BA-EX-33",
    "/rules/sword-and-sorcery#bestiary",
    "/tutorial/last-bastion",
    "/record",
    "/about",
    "/nowhere",
]
FULL_OF_WORDS = ["/", "/new/last-bastion", "/new/bastion", "/new/sword-and-sorcery"]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("last-bastion", {"players": 4}),
    ("bastion", {"players": 4, "mode": "level", "level": "hard"}),
]


def settled(person: Person) -> None:
    """Everything that the page fetches first is there."""
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.locator("h1, h2").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => true)")


def load_axe(person: Person) -> None:
    if not person.page.evaluate(LOADED):
        person.page.evaluate(AXE)


def faults(person: Person) -> list[str]:
    load_axe(person)

    def look() -> list[str]:
        found: list[str] = person.page.evaluate(FAULTS)
        return found

    return person.steadily(look)


def overflowing(person: Person) -> list[str]:
    def look() -> list[str]:
        found: list[str] = person.page.evaluate(OVERFLOWING)
        return found

    return person.steadily(look)


def set_table(house: Server, game: str, options: dict[str, Any]) -> dict[str, Any]:
    table: dict[str, Any] = house.post("/api/tables", {"game": game, "options": options, "seed": 7})
    return table


@pytest.mark.parametrize(
    ("path", "theme"), [*((path, "hall") for path in PAGES), *((path, "parchment") for path in PAGES[:2])]
)
def test_no_page_shuts_anybody_out(meet: Meet, path: str, theme: str) -> None:
    person = meet(theme=theme)
    person.open(path)
    settled(person)
    person.complaints = [one for one in person.complaints if "404" not in one]
    assert faults(person) == []


@pytest.mark.parametrize("look", [(1440, 900, "hall"), (390, 844, "hall"), (1024, 768, "parchment")])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_board_shuts_anybody_out(
    house: Server, meet: Meet, game: str, options: dict[str, Any], look: tuple[int, int, str]
) -> None:
    width, height, theme = look
    person = meet(width=width, height=height, theme=theme)
    person.sit(set_table(house, game, options))
    settled(person)
    assert faults(person) == []


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desk", "phone"])
def test_no_word_overflows(house: Server, meet: Meet, language: str, sizes: Sequence[Size]) -> None:
    person = meet(language=language, **sizes[0])
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        settled(person)
        for size in sizes:
            person.page.set_viewport_size(size)
            person.page.evaluate(DRAWN)
            found[f"{where} {size['width']}"] = overflowing(person)

    for path in FULL_OF_WORDS:
        person.open(path)
        look(path)
    for game, options in GAMES:
        person.sit(set_table(house, game, options))
        look(game)
    assert {where: bad for where, bad in found.items() if bad} == {}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_phone_plays_by_touch(house: Server, meet: Meet, game: str, options: dict[str, Any]) -> None:
    person = meet(width=390, height=844, touch=True)
    person.sit(set_table(house, game, options))
    for _ in range(4):
        before = person.number
        person.option(person.options[0]).tap()
        person.wait_for_move(before)
    person.page.locator("#tab-chronicle").tap()
    person.see(person.page.locator("#sheet-chronicle"))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_lit_thing_is_chosen_by_keyboard(
    house: Server, meet: Meet, game: str, options: dict[str, Any]
) -> None:
    person = meet()
    person.sit(set_table(house, game, options))
    before = person.number
    person.page.locator(".spot.lit").first.focus()
    person.page.keyboard.press("Enter")
    person.moved_or_asked(before)
    if person.number == before:
        person.page.keyboard.press("Enter")
    person.wait_for_move(before)


def test_no_request_leaves_the_server(house: Server, meet: Meet) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.open("/")
    settled(person)
    person.sit(set_table(house, "last-bastion", {"players": 2}))
    settled(person)
    assert asked
    assert [url for url in asked if not url.startswith(house.address)] == []


def test_the_page_can_be_installed(house: Server, meet: Meet) -> None:
    person = meet()
    person.open("/")
    manifest = json.loads(
        person.page.evaluate(
            "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).text()"
        )
    )
    sizes = {size for icon in manifest["icons"] for size in icon["sizes"].split()}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        answer = person.page.request.get(f"{house.address}/{icon['src'].lstrip('./')}")
        assert answer.ok


@pytest.mark.parametrize(
    ("language", "title"), [("en", "No connection"), ("ru", "Нет связи"), ("pl", "Brak połączenia")]
)
def test_without_a_connection_the_page_says_so(
    browser: Browser, house: Server, language: str, title: str
) -> None:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    person = Person(context, house.address, language, {})
    person.open("/")
    person.page.locator("h2").first.wait_for()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = "async language => (await caches.match(`/offline/${language}`)) !== undefined"
    person.comes_to(lambda: person.page.evaluate(kept, language), True)
    context.set_offline(True)
    asked_again = "language => navigator.serviceWorker.controller.postMessage({language})"
    person.page.evaluate(asked_again, language)
    person.page.reload()
    expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    context.set_offline(False)
    context.close()


@pytest.mark.parametrize(
    ("game", "limit"),
    [("", 300_000), ("last-bastion", 450_000), ("bastion", 450_000), ("sword-and-sorcery", 450_000)],
)
def test_the_first_load_is_light(house: Server, meet: Meet, game: str, limit: int) -> None:
    """Everything of the lobby or of a table, as it is sent: scripts, styles, fonts, facts and words."""
    person = meet()
    network, addresses, sizes = (
        person.context.new_cdp_session(person.page),
        dict[str, str](),
        dict[str, int](),
    )

    def answered(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    network.send("Network.enable")
    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", finished)
    if game:
        seats = [{"kind": "me"}, {"kind": "here"}]
        person.sit(house.post("/api/tables", {"game": game, "options": {"players": 2}, "seats": seats}))
    else:
        person.open("/")
        person.page.locator("h2").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    sent = {addresses.get(one, ""): size for one, size in sizes.items()}
    assert len(sent) > 5
    assert sum(sent.values()) < limit, sent
