"""Chapter SPELL: what may be cast when, Copy, and the spells that move enemies along the wall."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.message_ids import Ask, Barred, Question, Why
from holdfast.games.bastion.rules.geometry import CITADEL, SECTION, SECTIONS, SQUARE
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import BastionState, BastionTable, Defender
from holdfast.kernel.question import Option, option
from holdfast.kernel.table import Rule

COPY = "copy"


class Casting:
    """A spell about to be cast: whose card, and the card it stands for (itself, unless it is a Copy)."""

    __slots__ = ("card", "seat", "stands_for")

    def __init__(self, seat: int, card: str, stands_for: str) -> None:
        self.seat = seat
        self.card = card
        self.stands_for = stands_for

    @property
    def name(self) -> str:
        """`rider-red`, or `golem>rider-red` for a Copy."""
        return self.card if self.card == self.stands_for else f"{self.card}>{self.stands_for}"


def held_copies(content: Content, defender: Defender) -> list[str]:
    """The Copies that a defender holds."""
    copies = content.of_spell[COPY]
    return [card for card in defender.spells if card in copies]


def copy_targets(state: BastionState, content: Content, moment: str) -> list[str]:
    """Cards of any defender that a Copy may stand for at that moment, one of each spell and power."""
    wanted, cards = content.of_moment[moment], content.cards
    found: dict[tuple[str, int], str] = {}
    for defender in state.defenders:
        for card in defender.spells:
            if card in wanted:
                found.setdefault((cards[card].spell, cards[card].power), card)
    return list(found.values())


def castings_at(table: BastionTable, seat: int, moment: str) -> list[Casting]:
    """Everything the seat could cast at such a moment, Copies among them."""
    state, content = table.state, table.content
    spells = state.defenders[seat].spells
    if not spells:
        return []
    wanted = content.of_moment[moment]
    castings = [Casting(seat, card, card) for card in spells if card in wanted]
    copies = content.of_spell[COPY]
    if not copies.isdisjoint(spells):
        targets = copy_targets(state, content, moment)
        castings += [Casting(seat, card, target) for card in spells if card in copies for target in targets]
    return castings


def use_up(context: TurnContext, casting: Casting) -> None:
    """The card is cast and goes to the box (BA-SPELL-2); a copied card stays with its owner (BA-SPELL-16)."""
    table, state = context.table, context.state
    state.defenders[casting.seat].spells.remove(casting.card)
    context.refresh_spells()
    state.box.append(casting.card)
    if state.pledges:
        gone = casting.card
        state.pledges = {card: target for card, target in state.pledges.items() if gone not in (card, target)}
        state.pledge_targets = {
            card: target for card, target in state.pledge_targets.items() if card in state.pledges
        }
    spell = table.content.cards[casting.stands_for].spell
    if casting.card == casting.stands_for:
        table.note("cast", casting.seat, card=casting.card, spell=spell)
    else:
        table.note("cast-copy", casting.seat, card=casting.card, spell=spell, copied=casting.stands_for)


def chosen_casting(seat: int, choice: Option) -> Casting:
    """The casting that an option names: `verb:card` or `verb:copy>card`."""
    card = choice.on[0]
    return Casting(seat, card, choice.on[-1])


# -- spells on gaining from a source ---------------------------------------------------------------


def choose_source_spells(table: BastionTable, seat: int, source: str) -> Rule[list[Casting]]:
    """Abundances and a Prism for one gain, as many as the player likes and at least one."""
    cards = table.content.cards
    chosen: list[Casting] = []
    used: set[str] = set()
    prism = False
    while True:
        open_castings = [
            casting
            for casting in castings_at(table, seat, "source")
            if casting.card not in used and not (prism and cards[casting.stands_for].spell == "prism")
        ]
        if not open_castings:
            return chosen
        options = [option(f"add:{casting.name}", seat) for casting in open_castings]
        if chosen:
            options.append(option("enough", seat))
        choice = yield Question("add-to-gain", options, {"at": source, "added": [one.name for one in chosen]})
        if choice.verb == "enough":
            return chosen
        casting = chosen_casting(seat, choice)
        chosen.append(casting)
        used.add(casting.card)
        prism = prism or cards[casting.stands_for].spell == "prism"


# -- Castling, Teleport, Repetition ----------------------------------------------------------------


def movable(context: TurnContext) -> list[str]:
    """The sections whose enemies Castling and Teleport may move (BA-RULE-41, BA-RULE-42)."""
    wall = context.state.wall
    if not context.edition.immune_to_wall_spells:
        return [section for section in SECTIONS if section in wall]
    cards = context.cards
    return [
        section
        for section in SECTIONS
        if section in wall and not any(cards[card].immune for card in wall[section])
    ]


def free_sections(context: TurnContext) -> list[str]:
    """Where Teleport may put an enemy (BA-RULE-5)."""
    wall = context.state.wall
    return [SECTION[n] for n in range(1, context.edition.last_section + 1) if SECTION[n] not in wall]


def wall_spell_obstacle(context: TurnContext, spell: str) -> Why | Literal[""]:
    """Why Castling or Teleport cannot be cast; empty where it can (BA-RULE-77)."""
    wall = context.state.wall
    enough = len(movable(context)) if context.edition.immune_to_wall_spells else len(wall)
    if enough < (2 if spell == "castling" else 1):
        return "too-few-enemies"
    if spell == "teleport" and len(wall) >= context.edition.last_section:
        return "no-free-section"
    return ""


def offer_wall_spells(context: TurnContext, seat: int, options: list[Option]) -> None:
    """Castling and Teleport that the seat may cast now, Copies standing for them included."""
    for casting in castings_at(context.table, seat, "any"):
        if not wall_spell_obstacle(context, context.cards[casting.stands_for].spell):
            options.append(option(f"cast:{casting.name}", seat))


def wall_spell_options(context: TurnContext) -> list[Option]:
    """What may be cast between two commands of an action phase (BA-RULE-69, BA-RULE-70)."""
    options: list[Option] = []
    if context.edition.wall_spells_in_any_turn:
        any_time = context.content.castable["any"]
        for seat, defender in enumerate(context.state.defenders):
            if not any_time.isdisjoint(defender.spells):
                offer_wall_spells(context, seat, options)
    else:
        offer_wall_spells(context, context.seat, options)
    return options


def cast_on_wall(context: TurnContext, seat: int, choice: Option) -> Rule[None]:
    """Castling or Teleport, by whoever holds it."""
    casting = chosen_casting(seat, choice)
    return WALL_SPELLS[context.cards[casting.stands_for].spell](context.table, context, casting)


def _castle(table: BastionTable, context: TurnContext, casting: Casting) -> Rule[None]:
    """Two enemies on the wall change places (BA-SPELL-29 to 31)."""
    seat = casting.seat
    sections = movable(context)
    first = yield from _pick_section(context, "castle-first", sections, casting)
    sections.remove(first)
    second = yield from _pick_section(context, "castle-second", sections, casting)
    use_up(context, casting)
    wall = context.state.wall
    wall[first], wall[second] = wall[second], wall[first]
    table.note("castle", seat, at=first, to=second, cards=list(wall[second]), others=list(wall[first]))


def _teleport(table: BastionTable, context: TurnContext, casting: Casting) -> Rule[None]:
    """An enemy goes to any free section (BA-SPELL-34 to 36)."""
    seat = casting.seat
    section = yield from _pick_section(context, "teleport-enemy", movable(context), casting)
    options = [option(f"put:{free}", seat) for free in free_sections(context)]
    about = {"card": casting.card, "spell": casting.stands_for, "at": section}
    choice = yield Question("teleport-to", options, about, partial(_barred_landings, context))
    to = choice.on[0]
    use_up(context, casting)
    wall = context.state.wall
    wall[to] = wall.pop(section)
    table.note("teleport", seat, at=section, to=to, cards=list(wall[to]))


def _pick_section(context: TurnContext, ask: Ask, sections: list[str], casting: Casting) -> Rule[str]:
    options = [option(f"pick:{section}", casting.seat) for section in sections]
    about = {"card": casting.card, "spell": casting.stands_for}
    choice = yield Question(ask, options, about, partial(_barred_picks, context, ask))
    return choice.on[0]


def _barred_picks(context: TurnContext, ask: str) -> Iterator[Barred]:
    """Enemies that the spell cannot move."""
    movables = movable(context)
    for section in context.state.wall:
        if section not in movables:
            yield Barred(f"pick:{section}", "immune", "BA-RULE-42")
    rule = "BA-SPELL-31" if ask.startswith("castle") else "BA-SPELL-36"
    for district in context.state.squares:
        yield Barred(f"pick:{SQUARE[district]}", "inside", rule)
    if context.dragon:
        yield Barred(f"pick:{CITADEL}", "inside", rule)


def _barred_landings(context: TurnContext) -> Iterator[Barred]:
    """Sections that Teleport cannot move an enemy to."""
    for number, section in enumerate(SECTIONS, 1):
        if number > context.edition.last_section:
            yield Barred(f"put:{section}", "deck-there", "BA-RULE-5")
        elif section in context.state.wall:
            yield Barred(f"put:{section}", "section-taken", "BA-SPELL-36")


WALL_SPELLS: dict[str, Callable[[BastionTable, TurnContext, Casting], Rule[None]]] = {
    "castling": _castle,
    "teleport": _teleport,
}
"""What the spells do that move enemies along the wall."""


def repetition_options(context: TurnContext) -> list[Option]:
    """Repetition ends the actions and begins them anew (BA-RULE-74)."""
    castings = castings_at(context.table, context.seat, "end")
    return [option(f"repeat:{casting.name}", context.seat) for casting in castings]
