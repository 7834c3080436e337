"""The party, the foes and the attack that is being resolved, line by line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from holdfast.terminal.boards.board import Highlights, View
from holdfast.terminal.boards.sword_and_sorcery.signs import (
    MARKS,
    ROMAN,
    conditions,
    figures,
    mark,
    numbers,
    plain,
)
from holdfast.terminal.cells import fitted
from holdfast.terminal.palette import EVIL, HEADING, QUIET, SHAPES, STYLES
from holdfast.terminal.translator import Translator

NAME = 12
INDENT = 4
PARTS = " │ "
LIFE = "♥"


def people(view: View, translator: Translator, lit: Highlights) -> RenderableType:
    """Heroes with what they carry and can do, then companions and foes."""
    people = _People(view, translator, lit)
    return Group(*people.party(), *people.foes(), *people.attacks())


class _People:
    def __init__(self, view: View, translator: Translator, lit: Highlights) -> None:
        self.view, self.translator, self.lit = view, translator, lit
        self.signs = figures(view)

    def say(self, id: str, **facts: Any) -> str:
        return self.translator.say(f"sword-and-sorcery-terminal-{id}", **facts)

    def lit_by(self, id: str) -> Text:
        return numbers(self.lit.get(id, ()))

    # -- heroes -------------------------------------------------------------------------------

    def party(self) -> Iterator[RenderableType]:
        """Two or three lines for each hero, one for each companion."""
        for hero in self.view["heroes"]:
            yield self._hero(hero)
            goods = Text(PARTS, QUIET).join([part for part in self._goods(hero) if part])
            if goods:
                yield Padding(goods, (0, 0, 0, INDENT), expand=False)
        for ally in self.view["companions"]:
            line = Text(" ").append(fitted(self.signs[ally["id"]], 3)).append(" ")
            line.append(fitted(Text(self.translator.say(f"companion-{ally['id']}")), NAME))
            yield self._on_one_line(line.append(self._body(ally)).append(self.lit_by(ally["id"])))

    def _hero(self, hero: Mapping[str, Any]) -> Text:
        active = hero["id"] == self.view["active"] and self.view["phase"] in ("hero", "enemy")
        line = Text("►" if active else " ", "bold").append(fitted(self.signs[hero["id"]], 2)).append(" ")
        name = Text(self.translator.say(f"hero-{hero['id']}"), HEADING if active else "")
        line.append(fitted(name, NAME)).append(fitted(Text(ROMAN[hero["rank"]]), 4))
        if hero["ghost"]:
            line.append(f"{mark(hero['area']):<3}").append(self.say("ghost"), EVIL)
        else:
            line.append(self._body(hero))
        if self.view["priority"]["hero"] == hero["id"]:
            line.append(f" {MARKS['priority']}{ROMAN[self.view['priority']['level']]}", EVIL)
        if hero["acted"]:
            line.append(f" {self.say('acted')}", QUIET)
        if active and self.view["phase"] == "hero" and not hero["ghost"]:
            left = self.view["turn"]["left"]
            line.append(f" {self.say('left', **left)}", STYLES["yellow"])
        return self._on_one_line(line.append(self.lit_by(hero["id"])))

    def _body(self, body: Mapping[str, Any]) -> Text:
        """Where a figure stands, and what it can take."""
        health = f"{LIFE}{max(body['hp'] - body['wounds'], 0)}/{body['hp']}"
        made = Text(f"{mark(body['area']):<3}").append(f"{health:<7}", STYLES["red"])
        made.append(f"{self.say('guard', armor=body['armor'], defence=body['defence'])}")
        if body["shields"]:
            made.append(f" {self.say('shields', count=body['shields'])}", STYLES["blue"])
        told = conditions(body, self.translator)
        return made.append(" ").append(told) if told else made

    def _goods(self, hero: Mapping[str, Any]) -> Iterator[Text]:
        worn = [self._piece(piece) for piece in hero["slots"].values()]
        yield Text(", ").join(worn)
        carried = [self._piece(piece) for piece in hero["pack"]]
        if hero["crowns"]:
            carried.append(Text(self.say("crowns", count=hero["crowns"])))
        carried += [Text(self.translator.say(f"key-{key}")) for key in hero["keys"]]
        if carried:
            yield Text(f"{self.say('pack')} ", QUIET).append(Text(", ").join(carried))
        powers = [self._power(power) for power in hero["powers"]]
        yield Text(", ").join(powers)

    def _piece(self, piece: str) -> Text:
        return Text(self.translator.say(f"item-{plain(piece)}")).append(self.lit_by(piece))

    def _power(self, power: Mapping[str, Any]) -> Text:
        wait = power["wait"]
        sign = Text(f"{MARKS['waits']}{wait}", QUIET) if wait else Text(MARKS["ready"], STYLES["green"])
        name = Text(self.translator.say(f"power-{power['id']}"), QUIET if wait else "")
        return name.append(sign).append(self.lit_by(power["id"]))

    # -- foes ---------------------------------------------------------------------------------

    def foes(self) -> Iterator[RenderableType]:
        """One line for each figure; the first of a card tells what it would do now."""
        for foe in self.view["enemies"]:
            name = self.translator.say(f"enemy-{self._kind(foe)}")
            for number, figure in enumerate(foe["figures"]):
                line = Text(" ").append(fitted(self.signs[figure["id"]], 4))
                line.append(fitted(Text(name), NAME + 4)).append(self._body(figure))
                if number == 0:
                    line.append(self._intent(foe))
                lit = self.lit.get(figure["id"], ()) or self.lit.get(foe["card"], ())
                yield self._on_one_line(line.append(numbers(lit)))

    def _kind(self, foe: Mapping[str, Any]) -> str:
        """The kind of an enemy: `gremlin-pack` of the scroll `gremlin-pack-green`."""
        kind, _, rank = foe["scroll"].rpartition("-")
        return kind if rank == foe["rank"] else str(foe["scroll"])

    def _intent(self, foe: Mapping[str, Any]) -> Text:
        seen = foe["foresight"]
        if seen is None:
            return Text(f" {self.say('will-not-act')}", QUIET)
        targets = [self.signs[id].plain for id in seen["targets"] if id in self.signs]
        return Text(f" → {'/'.join(targets)}", EVIL) if targets else Text(" → –", QUIET)

    # -- the attack ---------------------------------------------------------------------------

    def attacks(self) -> Iterator[RenderableType]:
        """Attacks that are being resolved, the innermost last."""
        for attack in self.view["attacks"]:
            whom = ", ".join(self.signs[id].plain for id in attack["targets"] if id in self.signs)
            who = self.signs[attack["attacker"]].plain if attack["attacker"] in self.signs else ""
            line = Text(f"⚔ {who} → {whom}: ", HEADING)
            if attack["fixed"]:
                line.append(f"{self.say('fixed', count=attack['fixed'])} ")
            line.append(self._dice(attack["dice"]))
            if attack["hits"]:
                line.append(f" = {self.say('hits', count=attack['hits'])}", HEADING)
            yield self._on_one_line(line)
            if attack["defender"]:
                guard = self.signs.get(attack["defender"], Text("")).plain
                defence = Text(f"⛨ {guard}: ", HEADING).append(self._dice(attack["defence"]))
                yield self._on_one_line(defence)

    def _dice(self, dice: Sequence[Mapping[str, Any]]) -> Text:
        return Text(" ").join([self._die(die) for die in dice])

    def _die(self, die: Mapping[str, Any]) -> Text:
        """The symbols of a face; spent ones are struck out."""
        colour = die.get("colour", "blue")
        symbols = ["miss"] if die["face"] == "blank" else die["face"].split("-")
        spent = list(die["spent"])
        made = Text(SHAPES[colour], STYLES[colour])
        for number, symbol in enumerate(symbols):
            struck = symbol in spent
            if struck:
                spent.remove(symbol)
            made.append("+" if number else "", QUIET)
            made.append(self.translator.say(f"symbol-{symbol}"), "dim strike" if struck else "")
            made.append("×" if struck else "", QUIET)
        return made

    def _on_one_line(self, line: Text) -> Text:
        line.no_wrap, line.overflow = True, "ellipsis"
        return line
