"""How a quest ends (SS-END)."""

from holdfast.games.sword_and_sorcery.content.vocabulary import words_of
from holdfast.games.sword_and_sorcery.message_ids import Ending, Question
from holdfast.games.sword_and_sorcery.rules.dispatch import call
from holdfast.games.sword_and_sorcery.rules.find import figures, heroes_in_play
from holdfast.games.sword_and_sorcery.rules.hero import equipment
from holdfast.games.sword_and_sorcery.rules.quest import goods, loot, triggers
from holdfast.games.sword_and_sorcery.rules.stats import has_room
from holdfast.games.sword_and_sorcery.state import Body, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

ENOUGH = "enough"
TREASURE, LOOT = "treasure", "loot"


@call("check_end")
def check(table: SwordAndSorceryTable) -> Rule[None]:
    """All heroes are Ghost Souls: lost at once (SS-END-4, SS-RULE-53)."""
    for hero in table.state.heroes:
        if not hero.ghost:
            return
    yield from fail(table, "all-ghosts")


def win(table: SwordAndSorceryTable, reason: Ending) -> Rule[None]:
    """The quest is won, unless it is lost at the same moment (SS-RULE-27)."""
    yield from check(table)
    yield from _tell_ending(table, "won")
    yield from _close(table)
    table.end(True, reason)


def fail(table: SwordAndSorceryTable, reason: Ending) -> Rule[None]:
    """The quest is lost."""
    yield from _tell_ending(table, "lost")
    yield from _close(table)
    table.end(False, reason)


def _tell_ending(table: SwordAndSorceryTable, moment: str) -> Rule[None]:
    """What the quest tells at its end; the paragraphs stay open on the table."""
    state, before = table.state, len(table.state.fired)
    yield from triggers.fire(table, moment) or ()
    endings = [one for one in field_of(table).moments.get(moment, ()) if one.id in state.fired[before:]]
    told = [story for trigger in endings for story in words_of(trigger.do, "story")]
    state.told = [f"{state.quest}-{story}" for story in told]


def _close(table: SwordAndSorceryTable) -> Rule[None]:
    """What is done at the end of every quest, won or lost."""
    state = table.state
    state.attacks = []
    for ally in state.allies:
        loot.put_load_down(table, ally)
    if table.options["campaign"]:
        yield from _take_spoils(table)
    _clear_ground(table)
    for hero in state.heroes:
        if hero.ghost:
            _lose_one(table, hero)
            yield from equipment.refit(table, hero) or ()
        _turn_back(table, hero)
    state.stash = tuple([_standard_side(table, piece) for piece in state.stash])
    everybody: list[Body] = [*state.heroes, *state.allies, *figures(state)]
    for body in everybody:
        if body.injuries:
            state.crits.discard += body.injuries
            body.injuries = []
            table.note("cured", figure=body.id, condition="injury")


def _take_spoils(table: SwordAndSorceryTable) -> Rule[None]:
    """Treasures on the ground may be taken by living heroes within capacity (SS-RULE-121).

    Those that lie face down are trophies too: one is turned over by whoever takes it. Every player takes
    or declines for his own heroes.
    """
    state = table.state
    while True:
        things = _spoils(table)
        takers = [hero for hero in heroes_in_play(state) if has_room(table, hero)]
        options = [option(f"spoil:{thing}>{hero.id}", hero.seat) for thing in things for hero in takers]
        if any(lying.loot for lying in state.ground.values()):
            options += [option(f"spoil:{LOOT}>{hero.id}", hero.seat) for hero in heroes_in_play(state)]
        if not options:
            return
        choice = yield Question("spoils", [*options, option(ENOUGH)], reaction=True, always=True)
        if choice.verb == ENOUGH:
            return
        thing, name = choice.on
        hero = next(hero for hero in state.heroes if hero.id == name)
        if thing == TREASURE:
            next(lying for lying in state.ground.values() if lying.treasure).treasure -= 1
            yield from goods.draw_treasure(table, hero)
            continue
        if thing == LOOT:
            next(lying for lying in state.ground.values() if lying.loot).loot -= 1
            yield from loot.turn_over(table, hero)
            continue
        for lying in state.ground.values():
            lying.items = [one for one in lying.items if one != thing]
        hero.pack = (*hero.pack, thing)
        table.note("receives", hero.seat, hero=hero.id, item=thing)


def _spoils(table: SwordAndSorceryTable) -> list[str]:
    """What lies on the map for the heroes to take: treasures, and `treasure` for those face down."""
    found: list[str] = []
    for lying in table.state.ground.values():
        found += [piece for piece in lying.items if table.content.item(piece).deck in ("treasure", "quest")]
    if any(lying.treasure for lying in table.state.ground.values()):
        found.append(TREASURE)
    return found


def _clear_ground(table: SwordAndSorceryTable) -> None:
    """Stash cards go back to the Stash, all others where they belong (SS-END-7, SS-RULE-148)."""
    for area, lying in list(table.state.ground.items()):
        for piece in lying.items:
            goods.discard(table, piece)
            table.note("left-behind", area=area, item=piece)
        table.state.bank += lying.crowns
        del table.state.ground[area]


def _lose_one(table: SwordAndSorceryTable, hero: Hero) -> None:
    """A Ghost Soul discards one random equipped card (SS-END-5, SS-RULE-134)."""
    if hero.slots:
        piece = table.chance.pick("card", list(hero.slots.values()))
        hero.slots = {slot: held for slot, held in hero.slots.items() if held != piece}
        goods.discard(table, piece)
        table.note("forfeits", hero.seat, hero=hero.id, item=piece)


def _standard_side(table: SwordAndSorceryTable, piece: str) -> str:
    """The side of a card that is up when it is neither upgraded nor empowered."""
    upgraded = table.content.item(piece).upgraded
    return table.content.other_face(piece) if upgraded else equipment.plain(table, piece)


def _turn_back(table: SwordAndSorceryTable, hero: Hero) -> None:
    """Upgraded cards and empowered soul weapons show their standard side again (SS-END-6)."""

    def standard(piece: str) -> str:
        back = _standard_side(table, piece)
        if back != piece:
            table.note("turned-over", hero.seat, hero=hero.id, item=back)
        return back

    hero.pack = tuple([standard(piece) for piece in hero.pack])
    hero.slots = {slot: standard(piece) for slot, piece in hero.slots.items()}
