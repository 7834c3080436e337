"""Bastion at eighty columns: six districts round the citadel, each with its four sections of the wall.

The districts lie clockwise from the top in the middle, so the ring of sections runs w1 to w24 from the gate
at the upper left round to it again. Sections stand on the outer side of a district, its sources, tower, bases
and square on the inner side. Numbers in brackets are the options that touch a thing.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.terminal.boards.bastion import help as help_on
from holdfast.terminal.boards.bastion.defenders import defenders
from holdfast.terminal.boards.bastion.signs import (
    COLOURS,
    LEGENDS,
    MARKS,
    SEATS,
    all_mana,
    enemy_price,
    family,
    in_colour,
    invulnerable,
    laid,
    numbers,
    some_mana,
    structure,
    traits_of,
)
from holdfast.terminal.boards.board import Board, Highlights, View
from holdfast.terminal.cells import box, fitted, folded, open_cell, side_by_side
from holdfast.terminal.palette import EVIL, HEADING, QUIET, SHAPES, STYLES, shape
from holdfast.terminal.translator import Translator

WIDTH = 26
INNER = WIDTH - 2
MIDDLE = 5
"""Lines of the citadel and of the news on both sides of it."""
UPPER, LOWER = (5, 0, 1), (4, 3, 2)
"""Which districts, counted clockwise from the gate, lie in which row."""
UPWARDS = (4, 5)
"""At the left the ring runs upwards, so that w24 stands beside the gate and w1."""
OF_MANA = frozenset({"lay", "prism", "pay", "give", "take", "ask"})
"""Verbs of options for which a colour is mana, and not the district of that colour."""
BUILD = "build"
MAX_PLACES = 3


def as_base(base: str) -> str:
    """A base that may be built on, told from the source that may have been built there."""
    return f"base {base}"


class BastionBoard(Board):
    """The drawing of Bastion."""

    quiet = frozenset({"done", "watched", "stationed", "dealt"})
    topics = help_on.TOPICS

    def draw(self, view: View, translator: Translator, lit: Highlights, roomy: bool) -> RenderableType:
        return Group(_Drawing(view, translator, lit, roomy).bastion(), defenders(view, translator, lit))

    def legend(self, view: View, translator: Translator) -> RenderableType:
        return help_on.legend(translator)

    def seat(self, view: View, seat: int, translator: Translator) -> str:
        return f"{SEATS[seat]} {translator.say('bastion-defender-' + view['defenders'][seat]['id'])}"

    def leader(self, view: View) -> int | None:
        active: int = view["active"]
        return active if view["turn"] else None

    def thing(self, content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
        return help_on.thing(content, view, id, translator)

    def touched(self, option: Option) -> Iterable[str]:
        if option.verb in OF_MANA:
            return [thing for thing in option.on if thing not in COLOURS]
        if option.verb == BUILD:
            return [as_base(thing) for thing in option.on]
        return option.on

    def label(self, option: Option, view: View, builder: MessageBuilder, translator: Translator) -> Text:
        """Mana is told by its signs where there are many, and with its sign where there is one."""
        mana = [thing for thing in option.on if thing in COLOURS]
        if option.verb not in OF_MANA or not mana:
            return super().label(option, view, builder, translator)
        if len(mana) > 1:
            signs = some_mana(Counter(mana)).plain
            return Text(translator.say(f"option-{option.verb}", left=signs, right_count=0))
        return super().label(option, view, builder, translator).append(" ").append(shape(mana[0]))

    def odds(self, odds: Odds, builder: MessageBuilder, translator: Translator) -> str:
        """Where the next enemy would stand; which one, the deck keeps to itself."""
        places = {code[3:]: chance for code, chance in odds.of.items() if code.startswith("at:")}
        likely = sorted(places, key=lambda place: -places[place])[:MAX_PLACES]
        told = [f"{_briefly(place, translator)} {translator.percent(places[place])}" for place in likely]
        if len(places) > MAX_PLACES:
            told.append("…")
        parts = [translator.say("bastion-terminal-next", places=", ".join(told))] if told else []
        if odds.of.get("loss"):
            parts.append(translator.say("bastion-terminal-loss", chance=translator.percent(odds.of["loss"])))
        return "; ".join(parts)


class _Drawing:
    """One view being drawn."""

    def __init__(self, view: View, translator: Translator, lit: Highlights, roomy: bool) -> None:
        self.view = view
        self.translator = translator
        self.lit = lit
        self.height = 10 if roomy else 9
        """Lines of a district: a roomy one has a line between the wall and what lies inside."""

    def say(self, id: str, **facts: Any) -> str:
        return self.translator.say(f"bastion-terminal-{id}", **facts)

    def bastion(self) -> Text:
        """The districts in two rows, the citadel between them."""
        upper, lower = ([self._district(number) for number in row] for row in (UPPER, LOWER))
        gate = [Text(MARKS["gate"], EVIL) if 1 <= line <= 4 else Text(" ") for line in range(self.height)]
        to_gate, onward = self._arrow("←", 2), self._arrow("→", self.height - 3)
        down = [Text("↓ ", QUIET)] * MIDDLE
        up = [Text(" ↑", QUIET)] * MIDDLE
        blank = [Text(" ")] * MIDDLE
        rows = [
            [upper[0], gate, upper[1], to_gate, upper[2]],
            [down, self._army(), blank, self._citadel(), blank, self._supplies(), up],
            [lower[0], onward, lower[1], onward, lower[2]],
        ]
        lines = [line for row in rows for line in side_by_side(row)]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _arrow(self, arrow: str, line: int) -> list[Text]:
        """Which way the enemies march from one district to the next."""
        return [Text(arrow if at == line else " ", QUIET) for at in range(self.height)]

    # -- a district ---------------------------------------------------------------------------

    def _district(self, number: int) -> list[Text]:
        district = self.view["districts"][number]
        colour = district["id"]
        step = -1 if number in UPWARDS else 1
        wall = [self._section(section) for section in district["sections"][::step]]
        inside = [self._sources(district), self._tower_and_bases(district), self._square(district)]
        between = [Text("┄" * INNER, STYLES[colour])] if self.height > 9 else []
        outer_first = number in UPPER
        name = in_colour(colour, self.translator.say(f"colour-{colour}"))
        return box(
            [*wall, *between, *inside] if outer_first else [*inside, *between, *wall],
            WIDTH,
            self.height,
            top=(name.append(numbers(self._lit(colour))), self._figures(colour)),
            foot=(Text(), Text()),
            style=STYLES[colour],
            heavy=self._is_active(colour),
        )

    def _lit(self, id: str) -> Sequence[int]:
        return self.lit.get(id, ())

    def _is_active(self, place: str) -> bool:
        at: str = self.view["defenders"][self.view["active"]]["place"]
        return bool(self.view["turn"]) and at == place

    def _figures(self, place: str) -> Text:
        """The defenders in a place, by the signs of their seats."""
        made = Text()
        for defender in self.view["defenders"]:
            if defender["place"] == place:
                active = defender["seat"] == self.view["active"]
                made.append(SEATS[defender["seat"]], "bold reverse" if active else "bold")
        return made

    def _section(self, section: str) -> Text:
        """A section of the wall on one line; w1 is beside the gate, the last one is where the wall ends."""
        last = section == self.view["last_section"]
        sign = MARKS["last"] if last else MARKS["gate"] if section == "w1" else " "
        made = Text(f"{section:<3}", QUIET).append(sign, EVIL)
        room = INNER - made.cell_len
        enemy = self.view["wall"].get(section)
        if enemy is not None:
            return made.append(self._enemy(enemy, self._lit(section), room))
        if section == "w24" and not last:
            empty = Text(f"{MARKS['deck']} {self.say('deck', count=self.view['deck']['left'])}", QUIET)
        elif last or section == "w1":
            empty = Text(self.say("last" if last else "gate"), QUIET)
        else:
            empty = Text(MARKS["empty"], QUIET)
        return made.append(_with_numbers(empty, numbers(self._lit(section)), room))

    def _enemy(self, enemy: Mapping[str, Any], lit: Sequence[int], room: int) -> Text:
        """Price, name and traits at the left, the options at the right; the name gives way."""
        price = enemy_price(enemy)
        marks = Text(traits_of(enemy["cards"]), QUIET)
        if enemy["protected"]:
            marks.append(invulnerable())
        chosen = numbers(lit)
        left = room - price.cell_len - marks.cell_len - chosen.cell_len - 2
        name = self._name(enemy["cards"])
        if price.cell_len < 3 and name.cell_len < left:
            price.append(" ")
        name.truncate(max(left, 1), overflow="ellipsis")
        return _with_numbers(price.append(" ").append(name).append(" ").append(marks), chosen, room)

    def _name(self, cards: Sequence[Mapping[str, Any]]) -> Text:
        """The name of a host; of those united with it only the legendary ones have names."""
        host, *others = (family(card["id"]) for card in cards)
        told = [host, *(other for other in others if other in LEGENDS)]
        names = "+".join(self.say(f"short-{one}") for one in told)
        return Text(names, STYLES.get(cards[0]["colour"], HEADING))

    def _sources(self, district: Mapping[str, Any]) -> Text:
        """The sources: closed ones with what lies on them; numbers only as far as all of them fit."""
        shown = max((len(self._lit(source["id"])) for source in district["sources"]), default=0)
        made = self._all_sources(district, shown)
        while made.cell_len > INNER and shown:
            shown -= 1
            made = self._all_sources(district, shown)
        return made

    def _all_sources(self, district: Mapping[str, Any], shown: int) -> Text:
        sources = [self._source(source, shown) for source in district["sources"]]
        return Text(" ").join([Text(MARKS["source"], QUIET), *sources])

    def _source(self, source: Mapping[str, Any], shown: int) -> Text:
        base = source["id"].rpartition("-")[2]
        made = Text("" if base.isdecimal() else base, QUIET).append(shape(source["colour"]))
        made.append(laid(source["token"]))
        if source["damaged"]:
            made.append(MARKS["damaged"], EVIL)
        elif source["colour"] in self.view["blocked"]:
            made.append(MARKS["blocked"], EVIL)
        return made.append(numbers(self._lit(source["id"])[:shown]))

    def _tower_and_bases(self, district: Mapping[str, Any]) -> Text:
        tower = district["tower"]
        made = Text(MARKS["tower"], STYLES[tower["colour"]])
        made.append(laid(tower["token"])).append(numbers(self._lit(tower["id"])))
        for base, ritual in district["bases"].items():
            made.append("  ").append(base[-1], QUIET)
            made.append(structure(ritual) if ritual else Text(MARKS["empty"], QUIET))
            made.append(numbers(self._lit(as_base(base))))
        return made

    def _square(self, district: Mapping[str, Any]) -> Text:
        made = Text(f"{MARKS['square']} ", QUIET)
        enemy = district["square"]
        if enemy is None:
            return made.append(MARKS["empty"], QUIET)
        return made.append(self._enemy(enemy, self._lit(enemy["at"]), INNER - 2))

    # -- the middle ---------------------------------------------------------------------------

    def _citadel(self) -> list[Text]:
        """The topmost dragon, what lies under it, and the mana that waits on the towers."""
        citadel = self.view["citadel"]
        name = Text(self.translator.say("bastion-part-citadel"), HEADING)
        lines = []
        chosen = self._lit("citadel")
        if citadel["top"] is not None:
            lines.append(self._enemy(citadel["top"], chosen, INNER))
            below = citadel["dragons"][:-1]
            if below:
                lines.append(Text(self.say("under", count=len(below)), QUIET))
        else:
            name.append(numbers(chosen))
        waiting = [d["tower"]["token"] for d in self.view["districts"] if d["tower"]["token"]]
        if waiting:
            lines.append(
                Text(MARKS["tower"]).append("(").append(Text().join(map(shape, waiting))).append(")")
            )
        return box(
            lines,
            WIDTH,
            MIDDLE,
            top=(name, self._figures("citadel")),
            foot=(Text(), Text()),
            style=EVIL if citadel["dragons"] else QUIET,
            heavy=self._is_active("citadel"),
        )

    def _army(self) -> list[Text]:
        """Who comes, and how many are left."""
        view, translator = self.view, self.translator
        kind = f"scenario-{view['scenario']}" if view["scenario"] else f"mode-{view['mode']}"
        titles = folded(f"{view['edition']} · {translator.say(f'bastion-{kind}')}", INNER, 2)
        lines = [Text(line, HEADING) for line in titles]
        deck, layers = view["deck"], view["deck"]["layers"]
        told = self.say("deck", count=deck["left"])
        if 1 < len(layers) < 5:
            told += f" ({'+'.join(map(str, layers))})"
        lines.append(Text(told))
        army = view["army"]
        lines.append(Text(self.say("army", strength=army.get("printed", army["strength"]))))
        if "advice" in army:
            lines.append(Text(translator.say(f"bastion-advice-{army['advice']}"), QUIET))
        elif view["classes"]:
            names = ", ".join(self.say(f"short-{one}") for one in view["classes"])
            lines += [Text(line, QUIET) for line in folded(names, INNER, MIDDLE - len(lines))]
        if view["house_variant"] and len(lines) < MIDDLE:
            lines.insert(len(titles), Text(self.say("house-variant"), QUIET))
        return open_cell(lines, INNER, MIDDLE)

    def _supplies(self) -> list[Text]:
        """The reserve, the rituals, and what the enemies forbid."""
        view = self.view
        left = view["phases_left"]
        now = self.say("turn", number=view["turn"]) if view["turn"] else self.say("setup")
        lines = [
            Text(now, HEADING),
            Text(self.say("wall-full", count=left), QUIET if left > 3 else EVIL),
            all_mana(view["reserve"], nothing="0"),
        ]
        if view["rituals"]["left"]:
            lines.append(Text(self.say("rituals", count=view["rituals"]["left"])))
        blocked = [shape(colour) for colour in COLOURS if colour in view["blocked"]]
        if blocked:
            lines.append(Text(f"{self.say('blocked')} ", EVIL).append(Text(" ").join(blocked)))
        elif view["aside"]:
            lines.append(Text(self.say("aside", count=len(view["aside"])), QUIET))
        if len(lines) < MIDDLE:
            lines.insert(2, Text(self.translator.say("reserve")))
        return open_cell(lines, INNER, MIDDLE)


def _briefly(place: str, translator: Translator) -> str:
    """Where an enemy may stand: a section by its id, a square by signs, the citadel by name."""
    district, _, square = place.partition("-")
    if square:
        return MARKS["square"] + SHAPES[district]
    return translator.either(f"bastion-place-{place}", place)


def _with_numbers(told: Text, chosen: Text, room: int) -> Text:
    """The options at the right end of a line that is exactly so wide."""
    return fitted(told, room - chosen.cell_len).append(chosen)
