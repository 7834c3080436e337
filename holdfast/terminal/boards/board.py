"""What a game's drawing can say; by itself it serves any game that has none of its own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.terminal.translator import Translator

View = Mapping[str, Any]
Highlights = Mapping[str, Sequence[int]]
"""For each thing on the table the numbers of the options that touch it."""
Show = Callable[[View, Translator], RenderableType]


class Board:
    """Draws a view and explains its signs. Every part may be left as it is here."""

    quiet: frozenset[str] = frozenset()
    """Events that are not worth a line."""
    topics: Mapping[str, Show] = {}
    """Chapters of help by the word that asks for them."""

    def draw(self, view: View, translator: Translator, lit: Highlights, roomy: bool) -> RenderableType:
        """The table; `roomy` where the screen has lines to spare."""
        return Group(*(_tree(str(key), value) for key, value in view.items()))

    def legend(self, view: View, translator: Translator) -> RenderableType:
        """What the signs mean."""
        return Text()

    def seat(self, view: View, seat: int, translator: Translator) -> str:
        """Who sits there."""
        return translator.say("seat", number=seat + 1)

    def leader(self, view: View) -> int | None:
        """Whose turn it is, where others may act in it too."""
        return None

    def thing(self, content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
        """All about a thing of this game, where there is something to tell."""
        return None

    def face(self, content: Any, id: str, translator: Translator) -> RenderableType | None:
        """A thing that a question is about, on one line."""
        return None

    def touched(self, option: Option) -> Iterable[str]:
        """The things of the drawing that an option acts on."""
        return option.on

    def label(self, option: Option, view: View, builder: MessageBuilder, translator: Translator) -> Text:
        """What an option does."""
        return Text(translator.tell(builder.label(option)))

    def odds(self, odds: Odds, builder: MessageBuilder, translator: Translator) -> str:
        """Chances, short enough to stand beside an option."""
        return "; ".join(translator.tell(chance) for chance in builder.chances(odds))


def _tree(name: str, value: Any) -> RenderableType:
    if _is_plain(value):
        return _leaf(name, value)
    tree = Tree(Text(name, "bold"), guide_style="dim")
    _grow(tree, value)
    return tree


def _grow(tree: Tree, value: Any) -> None:
    entries = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
    for key, inner in entries:
        if _is_plain(inner):
            tree.add(_leaf(str(key), inner))
        else:
            _grow(tree.add(Text(str(key), "bold")), inner)


def _is_plain(value: Any) -> bool:
    """Fits on a line: a single thing, or a few of them."""
    if isinstance(value, Mapping):
        return not value or (len(value) <= 6 and all(_is_single(inner) for inner in value.values()))
    if isinstance(value, list | tuple):
        return all(_is_single(inner) for inner in value)
    return True


def _is_single(value: Any) -> bool:
    return not isinstance(value, Mapping | list | tuple)


def _leaf(name: str, value: Any) -> Text:
    if isinstance(value, Mapping):
        shown = ", ".join(f"{key} {_single(inner)}" for key, inner in value.items())
    elif isinstance(value, list | tuple):
        shown = ", ".join(map(_single, value))
    else:
        shown = _single(value)
    return Text.assemble((name, "bold"), " ", shown or "-")


def _single(value: Any) -> str:
    match value:
        case None | "":
            return "-"
        case True:
            return "+"
        case False:
            return "-"
        case _:
            return str(value)
