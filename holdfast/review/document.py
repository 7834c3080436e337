"""A page that can be opened anywhere: tables and pictures in one HTML file, and the pictures as PNGs.

Pictures are drawn here, without a browser; no request leaves the page.
"""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from holdfast.kernel.errors import HoldfastError
from holdfast.review.extras import needed

SCALE = 2
"""Pixels of a PNG for each of the picture."""
INK = "#2b2a33"
WON = "#3f7fc4"
LOST = "#c8473f"
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
PALETTE = ("#3f7fc4", "#c8473f", "#4f9a57", "#b98816", "#8a5bb5", "#55525f")
FONT = "Liberation Sans, Arial, sans-serif"


class CannotWrite(HoldfastError):
    """The page cannot be put where it was wanted."""

    code = "cannot-write"


class Chart:
    """A chart of Altair, to be written down as SVG or PNG."""

    def __init__(self, chart: Any, title: str) -> None:
        self.title = title
        spec = chart.properties(title=title).configure_view(stroke=None)
        spec = spec.configure(font=FONT, background="white")
        spec = spec.configure_axis(labelColor=INK, titleColor=INK, gridColor="#e4e2ea", labelLimit=260)
        self._spec = spec.configure_title(anchor="start", fontSize=15, color=INK).to_dict()

    def svg(self) -> str:
        """The picture as text to put into a page."""
        drawn: str = needed("vl_convert", "lab").vegalite_to_svg(vl_spec=self._spec, allowed_base_urls=[])
        return drawn

    def png(self) -> bytes:
        """The picture as a PNG."""
        convert = needed("vl_convert", "lab")
        drawn: bytes = convert.vegalite_to_png(vl_spec=self._spec, scale=SCALE, allowed_base_urls=[])
        return drawn


class Document:
    """Builds a page: headings, sentences, tables and charts, in the order they are added."""

    def __init__(self, language: str, title: str) -> None:
        self.language = language
        self.title = title
        self.pictures: dict[str, Chart] = {}
        self._parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, text: str) -> None:
        """A new part of the page."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def sentence(self, text: str, *, quiet: bool = False) -> None:
        """A paragraph."""
        kind = ' class="quiet"' if quiet else ""
        self._parts.append(f"<p{kind}>{escape(text)}</p>")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0) -> None:
        """A table; the last `numbers` columns hold numbers."""
        first = len(heads) - numbers

        def cell(tag: str, place: int, text: str) -> str:
            kind = ' class="number"' if place >= first else ""
            return f"<{tag}{kind}>{escape(text)}</{tag}>"

        head = "".join(cell("th", place, text) for place, text in enumerate(heads))
        body = "".join(
            f"<tr>{''.join(cell('td', place, text) for place, text in enumerate(row))}</tr>\n" for row in rows
        )
        self._parts.append(
            f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'
        )

    def picture(self, name: str, picture: Chart | None) -> None:
        """A picture, if there is one."""
        if picture is not None:
            self.pictures[name] = picture
            label = escape(picture.title, quote=True)
            self._parts.append(f'<figure role="img" aria-label="{label}">{picture.svg()}</figure>')

    def html(self) -> str:
        """The whole page."""
        style = (Path(__file__).parent / "paper.css").read_text(encoding="utf-8")
        head = (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n"
        )
        return head + "<body>\n<main>\n" + "\n".join(self._parts) + "\n</main>\n</body>\n</html>\n"

    def write(self, folder: Path, name: str) -> Path:
        """Put the page and its pictures into a folder; the path of the page."""
        page = folder / f"{name}.html"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            page.write_text(self.html(), encoding="utf-8")
            for stem, picture in self.pictures.items():
                (folder / f"{stem}.png").write_bytes(picture.png())
        except OSError as error:
            raise CannotWrite(path=str(folder), detail=error.strerror or type(error).__name__) from None
        return page
