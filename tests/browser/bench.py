"""Somebody at the workshop: what they press to make a pack, and the files that come out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from holdfast import words
from holdfast.kernel.packs.pack import Pack, from_zip
from tests.browser.person import Person


class Bench:
    """The workshop as a person sees it, in their language."""

    def __init__(self, person: Person, language: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.language = language
        self.game = ""

    def said(self, id: str, game: str = "common", **facts: Any) -> str:
        """What the page says there, with the capital letter that begins a label."""
        return words.say(self.language, id, game, **facts)

    def w(self, word: str, **facts: Any) -> str:
        return self.said(f"workshop-{word}", **facts)

    def g(self, id: str, **facts: Any) -> str:
        """A word of the game."""
        return self.said(id, self.game, **facts)

    # -- beginning and leaving ----------------------------------------------------------------

    def begin(self, game: str, name: str, *, empty: bool = False) -> None:
        """Begin a draft, from ours or from empty lists."""
        self.game = game
        self.person.open("/workshop")
        form = self.page.locator("form", has=self.page.locator("fieldset"))
        form.locator("label", has=self.page.locator(f'input[value="{game}"]')).click()
        form.locator("label", has=self.page.locator(f'input[value="{"empty" if empty else "ours"}"]')).click()
        form.get_by_label(self.w("pack-name")).fill(name)
        form.get_by_role("button", name=self.w("begin")).click()
        self.wait_until_checked()

    def open_file(self, pack: bytes, game: str) -> None:
        """Go on with a pack that somebody exported."""
        self.game = game
        self.person.open("/workshop")
        self.page.locator('input[type="file"]').set_input_files(
            {"name": "pack.zip", "mimeType": "application/zip", "buffer": pack}
        )
        self.wait_until_checked()

    def export(self) -> bytes:
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name=self.w("export"), exact=True).click()
        return Path(download.value.path()).read_bytes()

    def pack(self) -> Pack:
        return from_zip(self.export())

    # -- looking ------------------------------------------------------------------------------

    def wait_until_checked(self) -> None:
        """Wait until the draft is kept and somebody has looked it over as it is now."""
        expect(self.page.locator(".bench")).to_have_attribute("data-checked", "true")

    def expect_sound(self) -> None:
        self.wait_until_checked()
        expect(self.page.locator(".bench")).to_have_attribute("data-sound", "true")

    # -- things -------------------------------------------------------------------------------

    def open_kind(self, kind: str) -> None:
        """Open the list of a kind, by its id: `quests`."""
        self.page.locator(f'[data-kind="{kind}"]').click()

    def open_thing(self, name: str) -> None:
        self.page.locator(".list .row", has_text=name).first.click()

    def new_thing(self) -> None:
        self.page.locator(".list button.yours").click()

    def press(self, word: str) -> None:
        self.page.get_by_role("button", name=self.w(word), exact=True).click()

    def call(self, id: str, *names: str) -> None:
        """Give a thing an id, and what it is called in each language of the pack."""
        box = self.page.get_by_label(self.w("id"), exact=True)
        box.fill(id)
        box.press("Tab")
        if names:
            expect(self.page.locator(f'[data-message$="-{id}"]').first).to_be_visible()
        for lang, name in zip(("en", "pl", "ru"), names, strict=False):
            self.page.locator(f'.words [lang="{lang}"]').first.fill(name)

    def field(self, name: str) -> Locator:
        return self.page.locator(f'[data-field="{name}"]').first

    def choose(self, name: str, value: str) -> None:
        self.field(name).locator("select").first.select_option(value)

    def fault(self, field: str) -> Locator:
        return self.field(field).locator(".fault")

    def write(self, name: str, value: object) -> None:
        self.field(name).locator("input, textarea").first.fill(str(value))

    def say(self, message: str, *texts: str) -> None:
        """Write a message in each language of the pack."""
        for lang, text in zip(("en", "pl", "ru"), texts, strict=False):
            self.page.locator(f'[data-message="{message}"] [lang="{lang}"]').fill(text)

    # -- quests -------------------------------------------------------------------------------

    def open_tab(self, tab: str) -> None:
        self.page.locator(f'[data-tab="{tab}"]').click()

    def tool(self, label: str) -> None:
        self.page.locator(".palette button", has_text=label).first.click()

    def point(self, column: int, row: int, *, edge: str = "") -> tuple[float, float]:
        """Where a cell is on the screen: its middle, or the middle of its left or upper edge."""
        cells = self.page.locator("svg[role=application] .grid rect")
        columns = cells.evaluate_all("all => new Set(all.map(one => one.getAttribute('x'))).size")
        box = cells.nth(row * columns + column).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return {"left": (box["x"], y), "top": (x, box["y"])}.get(edge, (x, y))

    def press_cell(self, column: int, row: int, *, edge: str = "") -> None:
        self.page.mouse.click(*self.point(column, row, edge=edge))

    def paint(self, *cells: tuple[int, int]) -> None:
        """Draw the brush over these cells."""
        first, *others = (self.point(*cell) for cell in cells)
        self.page.mouse.move(*first)
        self.page.mouse.down()
        for other in others:
            self.page.mouse.move(*other, steps=3)
        self.page.mouse.up()

    def scene(self, list_name: str, id: str) -> Locator:
        """Begin a story, trigger, action or goal; its form, open."""
        self.open_tab(list_name)
        self.page.locator(".scenes > .add").click()
        last = self.page.locator(".scenes > details").last
        self.unfold(last)
        box = last.get_by_label(self.g("field-id"), exact=True).first
        box.fill(id)
        box.press("Tab")
        return self.open_scene(id)

    def open_scene(self, id: str) -> Locator:
        """The form of a scene, unfolded."""
        named = self.page.locator(f'summary b:text-is("{id}")')
        found = self.page.locator(".scenes > details", has=named)
        self.unfold(found)
        return found

    def unfold(self, details: Locator) -> None:
        """Faults unfold a scene by themselves."""
        if details.get_attribute("open") is None:
            details.locator("> summary").click()
        expect(details).to_have_attribute("open", "")

    def sentence(self, within: Locator, verb: str, *values: str) -> None:
        """Add a simple sentence to the last list of sentences inside: a verb, and what it is said of."""
        within.get_by_label(self.g("say-add-sentence"), exact=True).last.select_option("line")
        line = within.locator(".line").last
        line.locator("select.verb").select_option(verb)
        fill(line, values)


def fill(line: Locator, values: tuple[str, ...]) -> None:
    """Fill in what a verb is said of, box by box."""
    for at, value in enumerate(values):
        box = line.locator(".arg").nth(at)
        if box.evaluate("one => one.tagName") == "SELECT":
            box.select_option(value)
        else:
            box.fill(value)


PARTS = ("each", "if", "save", "roll", "choose", "alignment", "strike", "boost", "do", "otherwise")
"""The parts of a block in the order in which the form shows them."""
BEGINNINGS = {
    "each": "for",
    "if": "if",
    "save": "save",
    "roll": "roll",
    "choose": "choose",
    "alignment": "alignment",
    "strike": "strike",
    "boost": "boost",
}
"""What a block is begun as, by the part that tells it from others."""
BEGUN = {
    "for": {"each", "do"},
    "if": {"if", "do"},
    "save": {"save", "otherwise"},
    "strike": {"each", "strike"},
}
ALIGNMENTS = ("law", "neutral", "chaos")


def take_out_all(sentences: Locator) -> None:
    """Press the cross of every sentence in a list."""
    rows = sentences.locator("> .statement")
    while rows.count():
        before = rows.count()
        rows.last.locator("> .acts button").last.click()
        expect(rows).to_have_count(before - 1)


def build(sentences: Locator, statements: list[Any]) -> None:
    """Make these sentences in a list by choosing from what the form offers."""
    for at, statement in enumerate(statements):
        row = sentences.locator("> .statement").nth(at)
        if isinstance(statement, str):
            sentences.locator("> select.add").select_option("line")
            _line(row.locator("> .said > .line"), statement)
            continue
        chief = next(
            part
            for part in ("strike", "boost", "choose", "alignment", "roll", "save", "if", "each")
            if part in statement
        )
        beginning = BEGINNINGS[chief]
        sentences.locator("> select.add").select_option(beginning)
        _block(row.locator("> .said > .parts"), statement, BEGUN.get(beginning, {chief}))


def _line(line: Locator, statement: str) -> None:
    verb, *values = statement.split()
    line.locator("> select.verb").select_option(verb)
    fill(line, tuple(values))


def _block(block: Locator, statement: dict[str, Any], begun: set[str]) -> None:
    for part in PARTS:
        if part in statement and part not in begun:
            block.locator("> select.more").select_option(part)
    for part in PARTS:
        if part in statement:
            _part(
                block.locator("> .part", has=block.page.locator(f'xpath=./span[contains(@id, "-{part}")]')),
                part,
                statement,
            )


def _part(row: Locator, part: str, statement: dict[str, Any]) -> None:
    what, value = row.locator("> .what"), statement[part]
    match part:
        case "each":
            known = [
                one.get_attribute("value") or ""
                for one in what.locator("select").first.locator("option").all()
            ]
            selector = max((one for one in known if value == one or value.startswith(f"{one} ")), key=len)
            what.locator("select").first.select_option(selector)
            if value != selector:
                fill(what, (value.removeprefix(selector).strip(),))
        case "if":
            what.locator("button.add").first.click() if not what.locator(".check").count() else None
            _line(what.locator(".check .line").first, value)
        case "choose":
            if "name" in statement:
                what.locator("> .name").fill(statement["name"])
            for _ in value[2:]:
                what.locator("> button.add").click()
            for at, way in enumerate(value):
                build(what.locator("> .inner").nth(at).locator("> .statements"), way)
        case "alignment":
            for at, side in enumerate(ALIGNMENTS):
                build(what.locator("> .inner").nth(at).locator("> .statements"), value.get(side, []))
        case "strike":
            what.locator(".number input").first.fill(str(value))
            _effects(what.locator("> .effects"), statement.get("effects", []))
        case "boost":
            what.locator("> select").first.select_option(value)
            what.locator("> .name").fill(statement.get("with", ""))
            _effects(what.locator("> .effects"), statement.get("effects", []))
        case "do" | "otherwise":
            build(what.locator("> .statements"), value)


def _effects(effects: Locator, wanted: list[str]) -> None:
    for at, effect in enumerate(wanted):
        effects.locator("> button.add").click()
        _line(effects.locator("> .effect").nth(at).locator(".line"), effect)
