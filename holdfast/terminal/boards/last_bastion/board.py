"""Last Bastion at eighty columns: nine tiles, four horde boards round them, news in the corners.

A cell of the horde has its slot at the upper left, colour and resistance of its card at the upper
right, the name inside, then the effects by signs, and in the lower edge what lies on the card and
the numbers of the options that touch it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.terminal.boards.board import Board, Highlights, View
from holdfast.terminal.boards.last_bastion import help as help_on
from holdfast.terminal.boards.last_bastion.signs import EFFECTS, KINDS, MARKS, PIECES, SEATS, effects_of
from holdfast.terminal.cells import box, folded, open_cell, side_by_side
from holdfast.terminal.palette import EVIL, HEADING, LIT, QUIET, SHAPES, STYLES, counted, shape
from holdfast.terminal.translator import Translator

WIDTH = 16
INNER = WIDTH - 2
EQUIPMENT_WIDTH = 14
NAME_WIDTH = 18
NUMBERS_WIDTH = 8


class LastBastionBoard(Board):
    """The drawing of Last Bastion."""

    quiet = frozenset({"turn-ends"})
    topics = help_on.TOPICS

    def draw(self, view: View, translator: Translator, lit: Highlights, roomy: bool) -> RenderableType:
        bastion = _Drawing(view, translator, lit, 5 if roomy else 4).bastion()
        return Group(bastion, *_standstill(view, translator), _heroes(view, translator))

    def legend(self, view: View, translator: Translator) -> RenderableType:
        return help_on.legend(translator)

    def seat(self, view: View, seat: int, translator: Translator) -> str:
        return f"{SEATS[seat]} {translator.say('hero-' + view['heroes'][seat]['id'])}"

    def thing(self, content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
        return help_on.thing(content, view, id, translator)

    def face(self, content: Any, id: str, translator: Translator) -> RenderableType | None:
        card = content.cards.get(id)
        return None if card is None else help_on.card_face(help_on.printed(card), translator)

    def touched(self, option: Option) -> Iterable[str]:
        return [thing.partition(".")[0] for thing in option.on]

    def odds(self, odds: Odds, builder: MessageBuilder, translator: Translator) -> str:
        kinds = {code.partition(":")[0] for code in odds.of}
        if kinds == {"fall"}:
            return _fight_odds(odds, translator)
        told = {code: translator.percent(chance) for code, chance in odds.of.items()}
        if kinds == {"colour"}:
            return " ".join(f"{SHAPES[code.partition(':')[2]]} {chance}" for code, chance in told.items())
        return ", ".join(
            f"{translator.say(code.replace(':', '-'))} {chance}" for code, chance in told.items()
        )


def _fight_odds(odds: Odds, translator: Translator) -> str:
    bare: Mapping[str, float] = odds.data.get("without_tokens", odds.of)
    if all(abs(bare[code] - chance) < 1e-9 for code, chance in odds.of.items()):
        return _falls(odds.of, translator)
    tokens: Counter[str] = Counter()
    for held in odds.data["tokens"].values():
        tokens |= Counter(held)
    told = ", ".join(
        translator.say("tokens-of-colour", count=count, colour=translator.say("colour-" + colour))
        for colour, count in tokens.items()
    )
    with_tokens = translator.say(
        "last-bastion-terminal-tokens", tokens=told, odds=_falls(odds.of, translator)
    )
    return f"{_falls(bare, translator)}, {with_tokens}"


def _falls(of: Mapping[str, float], translator: Translator) -> str:
    """For one card its chance alone; for two each slot with its own, then both."""
    if len(of) == 1:
        return translator.percent(next(iter(of.values())))
    single = [
        f"{code.partition(':')[2]} {translator.percent(of[code])}" for code in of if code != "fall:both"
    ]
    if "fall:both" in of:
        single.append(translator.say("last-bastion-terminal-both", odds=translator.percent(of["fall:both"])))
    return ", ".join(single)


# -- the bastion ------------------------------------------------------------------------------


class _Drawing:
    """One view being drawn: cells of that height, in five columns."""

    def __init__(self, view: View, translator: Translator, lit: Highlights, height: int) -> None:
        self.view = view
        self.translator = translator
        self.lit = lit
        self.height = height

    def say(self, id: str, **facts: Any) -> str:
        return self.translator.say(f"last-bastion-terminal-{id}", **facts)

    def bastion(self) -> Text:
        """Tiles in the middle, the boards clockwise round them, the corners for the rest."""
        slots = {
            board["side"]: [self._slot(slot, board["id"]) for slot in board["slots"]]
            for board in self.view["boards"]
        }
        tiles = [self._tile(tile) for tile in self.view["tiles"]]
        west, east = slots["west"][::-1], slots["east"]
        rows = [
            [self._clock(), *slots["north"], self._reserve()],
            *([west[row], *tiles[row * 3 : row * 3 + 3], east[row]] for row in range(3)),
            [self._kinds(), *slots["south"][::-1], self._pieces()],
        ]
        lines = [line for row in rows for line in side_by_side(row)]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _slot(self, slot: Mapping[str, Any], colour: str) -> list[Text]:
        card = slot["card"]
        marks = MARKS["trap"] if slot["trap"] else ""
        lines: list[Text] = []
        badge = Text()
        if card is not None:
            badge = _resistance(card)
            lines = self._card(card)
            marks += "".join(MARKS[mark] for mark in ("evil", "spell", "die", "warlord") if card[mark])
            marks += MARKS["net"] if any(effect["net"] for effect in card["effects"]) else ""
        return box(
            lines,
            WIDTH,
            self.height,
            top=(Text(f"{SHAPES[colour]}{slot['id']}", STYLES[colour]), badge),
            foot=(Text(marks, EVIL), self._numbers(slot["id"])),
            style=STYLES[colour],
            heavy=self.view["turn"]["board"] == colour,
        )

    def _card(self, card: Mapping[str, Any]) -> list[Text]:
        effects = effects_of(card["effects"])
        name = self._name(f"card-{card['id']}", f"bold {STYLES[card['colour']]}", keep=bool(effects))
        return [*name, effects]

    def _tile(self, tile: Mapping[str, Any]) -> list[Text]:
        evil, here = tile["evil"], [hero for hero in self.view["heroes"] if hero["id"] in tile["heroes"]]
        lines = self._name(f"tile-{tile['id']}", EVIL if evil else HEADING, keep=bool(here))
        if here:
            lines.append(self._figures(here))
        return box(
            lines,
            WIDTH,
            self.height,
            top=(Text(tile["id"], QUIET), Text(MARKS["evil"] if evil else "", EVIL)),
            foot=(Text(), self._numbers(tile["id"])),
            style=EVIL if evil else QUIET,
        )

    def _name(self, id: str, style: str, keep: bool) -> list[Text]:
        """A name on all lines of a cell, or on all but the last one."""
        room = self.height - 2 - keep
        lines = [Text(line, style) for line in folded(self.translator.say(id), INNER, room)]
        return lines + [Text()] * (room - len(lines))

    def _figures(self, heroes: Sequence[Mapping[str, Any]]) -> Text:
        """The heroes on a tile: one by name, several by the signs of their seats."""
        active = self.view["turn"]["seat"]
        styles = ["bold reverse" if hero["seat"] == active else "bold" for hero in heroes]
        if len(heroes) == 1:
            name = self.translator.say(f"hero-{heroes[0]['id']}")
            return Text(f"{SEATS[heroes[0]['seat']]} {name}", styles[0])
        signs = [Text(SEATS[hero["seat"]], style) for hero, style in zip(heroes, styles, strict=True)]
        return Text(" ").join(signs)

    def _numbers(self, id: str) -> Text:
        """The options that touch a thing; as many as there is room for."""
        shown = " ".join(map(str, self.lit.get(id, ())))
        if len(shown) > NUMBERS_WIDTH:
            shown = shown[:NUMBERS_WIDTH].rpartition(" ")[0] + "…"
        return Text(shown, LIT)

    # -- the corners --------------------------------------------------------------------------

    def _clock(self) -> list[Text]:
        deck, warlords = self.view["deck"], self.view["warlords"]
        cards = Text(self.say("deck", count=deck["cards"]))
        if deck["back"] == "warlord":
            cards.append(" " + MARKS["warlord"], EVIL)
        under = deck["below_warlord"]
        sign = MARKS["warlord"]
        below = [] if under is None else [Text(self.say("below-warlord", count=under, sign=sign), QUIET)]
        lines = [
            Text(self.say("round", number=self.view["round"]), HEADING),
            cards,
            *below,
            Text(self.say("warlords", beaten=warlords["beaten"], all=warlords["all"])),
            Text(self.say("discard", count=len(self.view["discard"])), QUIET),
        ]
        return open_cell(lines, WIDTH, self.height)

    def _reserve(self) -> list[Text]:
        reserve, dice = self.view["reserve"], self.view["dice"]
        tokens = f"{MARKS['life']}{reserve['life']} {MARKS['call']}{reserve['calls']}"
        if reserve["evil"] is not None:
            tokens += f" {MARKS['evil']}{reserve['evil']}"
        rolled = Text(f"{MARKS['die']}{dice['white']}")
        if dice["locked"]:
            rolled.append(f"({dice['white'] + dice['locked']})", QUIET)
        if dice["equipment_banned"]:
            rolled.append(f" {EFFECTS['no-equipment']}", EVIL)
        lines = [Text(self.say("reserve"), HEADING), Text(tokens), counted(reserve["equipment"]), rolled]
        return open_cell([Text(" ").append(line) for line in lines], WIDTH, self.height)

    def _kinds(self) -> list[Text]:
        """When the effects that the cells show will happen."""
        told = [
            Text(f"{sign} {self.say(f'kind-{kind}')}", QUIET)
            for kind, sign in KINDS.items()
            if kind != "enter"
        ]
        return open_cell([Text(), *told], WIDTH, self.height)

    def _pieces(self) -> list[Text]:
        """Where net, trap, standard and spell are."""
        pieces = self.view["pieces"]
        lines = []
        for piece, sign in PIECES.items():
            token = pieces["standard"]["token"] if piece == "standard" else None
            place = pieces["standard"]["at"] if piece == "standard" else pieces[piece]
            if token is not None:
                where = shape(token).append(" " + self.translator.say(f"colour-{token}"))
                lines.append(Text(f" {sign} ").append(where))
            elif place is not None:
                lines.append(Text(f" {sign} ").append(self._place(place)))
        return open_cell(lines, WIDTH, self.height)

    def _place(self, place: str) -> Text:
        colour, _, number = place.rpartition("-")
        if number.isdigit():
            return Text(place, STYLES[colour])
        return Text(self.say("away" if place == "reserve" else "home"), QUIET)


def _resistance(card: Mapping[str, Any]) -> Text:
    made = shape(card["colour"]).append(str(card["resistance"]), HEADING)
    if card["resistance"] != card["printed"]:
        made.append(f"({card['printed']})", QUIET)
    return made


def _standstill(view: View, translator: Translator) -> list[Text]:
    """A line under the board while nothing happens for many rounds."""
    found = view["standstill"]
    if found is None:
        return []
    id = "standstill-vain" if found["fights"] else "standstill-idle"
    return [Text(translator.say(id, rounds=found["rounds"], limit=found["limit"]), QUIET)]


# -- the heroes -------------------------------------------------------------------------------


def _heroes(view: View, translator: Translator) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    for width in (2, NAME_WIDTH, 3, 2, EQUIPMENT_WIDTH, 7):
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    table.add_column(overflow="fold")
    for hero in view["heroes"]:
        active = hero["seat"] == view["turn"]["seat"]
        table.add_row(
            Text(("►" if active else " ") + SEATS[hero["seat"]], HEADING),
            Text(translator.say(f"hero-{hero['id']}"), "bold" if active else ""),
            Text(f"{MARKS['life']}{hero['life']}", STYLES["red"]),
            Text(f"{MARKS['call']}{hero['calls']}"),
            counted(hero["equipment"]),
            shape(hero["board"]).append(hero["board"], STYLES[hero["board"]]),
            _condition(hero, translator),
        )
    return table


def _condition(hero: Mapping[str, Any], translator: Translator) -> Text:
    states: Iterable[str] = [
        *([hero["status"]] if hero["status"] != "healthy" else []),
        *(state for state in ("pinned", "cursed") if hero[state]),
    ]
    told = [translator.say(f"status-{state}") for state in states]
    return Text(", ".join(told), EVIL)
