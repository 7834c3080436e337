"""The Markdown of a chapter.

    # Fighting
    The lead: one or two sentences below the title.

    ## Rolling the dice {#roll}
    Roll the three [[die-white|combat dice]]. {LB-FIGHT-1, LB-FIGHT-2}

    Only the Deluxe edition knows this. {2018; BA-TRAIT-7..9}

    {reference tiles}

    {example two-at-the-corner}

A tag in braces ends a paragraph, a list item or a row of a table: the ids of the rules it states (`..` for a
range), before them and a semicolon the edition it belongs to. `[[id]]` is replaced by the name of that thing
(a Fluent message); `[[id|text]]` shows the text instead, where grammar wants another form.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

TAG = re.compile(r"\s*\{(?:(?P<edition>\d{4})\s*;?\s*)?(?P<rules>[A-Z0-9,\s.-]*)\}\s*$")
RULES = re.compile(r"([A-Z]{2,4}-[A-Z]+-)(\d+)(?:\.\.(\d+))?$")
HEADING = re.compile(r"^(?P<title>.*?)\s*\{#(?P<id>[a-z0-9-]+)\}$")
DIRECTIVE = re.compile(
    r"^\{(?P<kind>reference|example)\s+(?P<name>[a-z0-9-]+)(?:\s*;\s*(?P<edition>\d{4}))?\}$"
)
THING = re.compile(r"\[\[(?P<id>[A-Za-z0-9-]+)(?:\|(?P<text>[^\]|]+))?\]\]")
CONTAINERS = ("paragraph_open", "list_item_open", "tr_open", "blockquote_open")

NameOf = Callable[[str], str | None]


class MarkupError(ValueError):
    """A chapter breaks the rules of its markup."""


@dataclass
class ParsedBlock:
    """A block at the top level: its HTML, or the directive it is."""

    html: str = ""
    rules: list[str] = field(default_factory=list)
    edition: str = ""
    only_in: dict[str, str] = field(default_factory=dict)
    directive: str = ""
    name: str = ""


@dataclass
class ParsedSection:
    """A heading and its blocks."""

    id: str
    title: str
    blocks: list[ParsedBlock] = field(default_factory=list)


@dataclass
class ParsedChapter:
    """A file."""

    title: str
    lead: str
    sections: list[ParsedSection]


def parse(text: str, name_of: NameOf) -> ParsedChapter:
    """A chapter from its Markdown; HTML in it stays text."""
    reader = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    title, lead = "", ""
    sections = [ParsedSection("", "")]
    for tokens in _top_level(reader.parse(text)):
        first = tokens[0]
        if first.type == "heading_open":
            heading = tokens[1].content
            if first.tag == "h1":
                title = heading
                continue
            match = HEADING.match(heading)
            if match is None:
                raise MarkupError(f"heading without {{#id}}: {heading!r}")
            sections.append(ParsedSection(match["id"], match["title"]))
            continue
        block = _block(reader, tokens, name_of)
        if not lead and title and len(sections) == 1 and not block.rules and not block.directive:
            lead = block.html
        else:
            sections[-1].blocks.append(block)
    if not title or not lead:
        raise MarkupError("no title (#) or no lead")
    return ParsedChapter(title, lead, [one for one in sections if one.blocks])


def inline(text: str, name_of: NameOf) -> str:
    """One paragraph without tags, from its Markdown: emphasis and names of things."""
    reader = MarkdownIt("commonmark", {"html": False, "typographer": False})
    tokens = reader.parseInline(text)
    for token in tokens:
        token.children = list(_with_things(token.children or [], name_of))
    html: str = reader.renderer.render(tokens, reader.options, {})
    return html.strip()


def _top_level(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The tokens of each block at the top level."""
    block: list[Token] = []
    depth = 0
    for token in tokens:
        block.append(token)
        depth += token.nesting
        if depth == 0:
            yield block
            block = []


def _block(reader: MarkdownIt, tokens: list[Token], name_of: NameOf) -> ParsedBlock:
    block = ParsedBlock()
    if tokens[0].type == "paragraph_open" and (match := DIRECTIVE.match(tokens[1].content)):
        return ParsedBlock(directive=match["kind"], name=match["name"], edition=match["edition"] or "")
    around: list[Token] = []
    for token in tokens:
        if token.nesting == 1 and token.type in CONTAINERS:
            around.append(token)
        elif token.nesting == -1 and around and token.type == around[-1].type.replace("_open", "_close"):
            around.pop()
        elif token.type == "inline":
            _strip_tag(token, around, block)
            token.children = list(_with_things(token.children or [], name_of))
    block.html = reader.renderer.render(tokens, reader.options, {}).strip()
    return block


def _strip_tag(token: Token, around: list[Token], block: ParsedBlock) -> None:
    """Take the tag off the end of a text; note its rules with the block and at the element around it."""
    children = token.children or []
    last = next((one for one in reversed(children) if one.type == "text" and one.content.strip()), None)
    match = TAG.search(last.content) if last is not None else None
    if last is None or match is None or not (match["edition"] or match["rules"].strip()):
        return
    last.content = last.content[: match.start()]
    rules = list(expand(match["rules"]))
    block.rules += rules
    holder = next((one for one in reversed(around) if one.type in ("list_item_open", "tr_open")), None)
    if holder is None:
        block.edition = match["edition"] or ""
        return
    if rules:
        holder.attrSet("data-rules", " ".join(rules))
    if match["edition"]:
        holder.attrSet("data-edition", match["edition"])
        block.only_in |= dict.fromkeys(rules, match["edition"])


def expand(text: str) -> Iterator[str]:
    """The ids of a tag, ranges written out."""
    for part in re.split(r"[,\s]+", text.strip()):
        if not part:
            continue
        match = RULES.match(part)
        if match is None:
            raise MarkupError(f"no rule id: {part!r}")
        prefix, first, last = match.groups()
        yield from (f"{prefix}{number}" for number in range(int(first), int(last or first) + 1))


def _with_things(children: Sequence[Token], name_of: NameOf) -> Iterator[Token]:
    """Put the names of things into a text."""
    for child in children:
        if child.type != "text" or "[[" not in child.content:
            yield child
            continue
        made = Token("html_inline", "", 0)
        at = 0
        for match in THING.finditer(child.content):
            name = match["text"] or name_of(match["id"])
            if name is None:
                raise MarkupError(f"unknown thing: {match['id']!r}")
            made.content += escape(child.content[at : match.start()])
            made.content += f'<b data-thing="{escape(match["id"])}">{escape(name)}</b>'
            at = match.end()
        made.content += escape(child.content[at:])
        yield made
